// A prompt is heard when it asks for something, and so is the reason of a refusal.
import { refusalText } from "../table/refusing.ts";
import type { Table } from "../table/table.svelte.ts";

const SENTENCE = /[.?!:…]$/;

/** `more` is what else a decision needs: what a draft would do, the cards of another hand. */
export function speakPrompt(table: Table, wanted: () => string, more: () => string = () => ""): void {
  $effect(() => table.speech.ask(table.ask?.decision ?? null, joined(wanted(), more())));
  $effect(() => {
    if (table.refusal) table.speech.say(refusalText(table), "own");
  });
}

/** Two sentences; a prompt has no full stop. */
function joined(first: string, second: string): string {
  return [SENTENCE.test(first) || !second ? first : `${first}.`, second].filter(Boolean).join(" ");
}
