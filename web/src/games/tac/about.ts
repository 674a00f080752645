// What a card does, in words: for its enlarged view.
import { t } from "../../words/words.svelte.ts";

const RULES: Record<string, string> = {
  1: "enter", 13: "enter", 4: "four", 7: "seven", 8: "eight", trickster: "trickster", tac: "tac",
  fool: "master", angel: "master", warrior: "master", devil: "master",
};

export function aboutCard(card: string): string {
  return card === "?" ? "" : t(`tac-rules-${RULES[card] ?? "move"}`);
}
