// A hint in words: the turns that were looked at, with the chance to win, and the reason.
import type { Hinted } from "$wire";
import { t, type Args } from "../words/words.svelte.ts";

export function adviceText(hint: Hinted, game?: string): string {
  const turns = (hint.advice ?? []).map(({ turn, value }) =>
    t(hint.measure === "chance" ? "web-hint-chance" : "web-hint-plain", { turn, value: Math.round(value * 100) / 100 }),
  );
  const why = hint.why ? t(hint.why.id, hint.why.args as Args, game) : "";
  return [turns.length ? turns.join(t("core-list-separator")) : hint.action, why].filter(Boolean).join(". ");
}
