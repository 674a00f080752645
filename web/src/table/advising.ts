// A hint in words: the turns that were looked at, best first, and the reason.
import type { Hinted } from "$wire";
import { t, type Args } from "../words/words.svelte.ts";

/** A hint at a table, or what a bot would have done in a finished game. */
export type Opinion = Omit<Hinted, "type" | "id" | "table" | "decision">;

export interface Advised {
  /** The turn as a person reads it, with the chance to win where there is one. */
  text: string;
  /** The chance to win from 0 to 1; none where nobody can be won against. */
  chance: number | null;
}

export function advised(hint: Opinion, nameOf: (action: string) => string): Advised[] {
  const turns = hint.advice?.length ? hint.advice : [{ actions: [hint.action], value: null }];
  return turns.map(({ actions, value }) => {
    const turn = actions.map(nameOf).join(t("core-list-separator"));
    const chance = hint.measure === "chance" ? value : null;
    const text = chance === null ? t("web-hint-plain", { turn }) : t("web-hint-chance", { turn, percent: Math.round(100 * chance) });
    return { text, chance };
  });
}

/** Why the first turn; without a search there is no reason, and that is said. */
export function reason(hint: Opinion, game?: string): string {
  return hint.why ? t(hint.why.id, hint.why.args as Args, game) : t("web-learn-hint-asleep");
}

/** All of it as one text. */
export function adviceText(hint: Opinion, nameOf: (action: string) => string, game?: string): string {
  const turns = advised(hint, nameOf).map(({ text }) => text).join(t("core-list-separator"));
  return `${turns}. ${reason(hint, game)}`;
}
