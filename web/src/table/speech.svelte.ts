// What is said aloud at a table: in order, once, and as much of it as somebody wants to hear.
import { untrack } from "svelte";
import { settings, type Announced } from "../settings.svelte.ts";

/** `asked`: somebody wanted to hear just this; `own`: it concerns the listener; `other`: all else. */
export type Weight = "asked" | "own" | "other";

export interface Said {
  key: number;
  text: string;
}

const HEARD: Record<Announced, readonly Weight[]> = {
  all: ["asked", "own", "other"],
  own: ["asked", "own"],
  none: ["asked"],
};
const KEPT = 40;
/** Marks of stress and of emblems in prompts; nobody reads them aloud. */
const MARKS = /[*\u0001\u0002]/g;

export class Speech {
  lines = $state.raw<Said[]>([]);
  /** What is wanted now, to hear it again. */
  wanted = "";
  #count = 0;
  #question = "";

  say(text: string | readonly string[], weight: Weight): void {
    if (!HEARD[settings.announced].includes(weight)) return;
    const said = [text].flat().filter(Boolean).map((each) => ({ key: this.#count++, text: plain(each) }));
    untrack(() => (this.lines = [...this.lines, ...said].slice(-KEPT)));
  }

  /** A question is put once, and again when it has changed. */
  ask(decision: number | null, text: string): void {
    this.wanted = plain(text);
    const question = `${decision} ${text}`;
    if (decision === null || question === this.#question) return;
    this.#question = question;
    this.say(text, "own");
  }
}

function plain(text: string): string {
  return text.replace(MARKS, "");
}
