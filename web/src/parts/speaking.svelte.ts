// A prompt is heard when it asks for something, and so is the reason of a refusal.
import { refusalText } from "../table/refusing.ts";
import type { Table } from "../table/table.svelte.ts";

/** `more` is what else a decision needs: what a draft would do, the cards of another hand. */
export function speakPrompt(table: Table, wanted: () => string, more: () => string = () => ""): void {
  $effect(() => table.speech.ask(table.ask?.decision ?? null, [wanted(), more()].filter(Boolean).join(". ")));
  $effect(() => {
    if (table.refusal) table.speech.say(refusalText(table), "own");
  });
}
