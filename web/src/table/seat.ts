// Who sits where, in words and pictures. Bots have the names and faces of the forest's animals.
import type { Sitter } from "$wire";
import { t } from "../words/words.svelte.ts";

const ANIMALS = ["owl", "stag", "hare", "moth"] as const;
const MASKS: Record<string, string> = { owl: "sp-4", stag: "sp-5", hare: "sp-3", moth: "sp-2", fox: "ch-fox" };

/** The animal of a bot: the same for the same seat of the same table. */
export function animal(sitter: Sitter): string {
  return ANIMALS[sitter.seat % ANIMALS.length]!;
}

export function nameOf(sitter: Sitter | undefined): string {
  if (!sitter || sitter.kind === "open") return t("web-seat-open");
  if (sitter.kind === "bot") return sitter.name ?? t("web-animal", { animal: animal(sitter) });
  return sitter.name ?? t("core-player", { number: sitter.seat + 1 });
}

/** The mask that stands for somebody; one's own is the fox. */
export function maskOf(sitter: Sitter | undefined, mine: boolean): string {
  if (mine) return MASKS["fox"]!;
  return MASKS[sitter ? animal(sitter) : "moth"]!;
}
