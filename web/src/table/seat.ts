// Who sits where, in words and pictures. Bots have the names and faces of the forest's animals.
import type { Sitter } from "$wire";
import { t, words } from "../words/words.svelte.ts";

/** One's own face. */
const MINE = "an-fox";
/** Faces of people, who have not chosen an animal: one for each seat. */
const PEOPLE = ["an-owl", "an-stag", "an-hare", "an-squirrel"] as const;

export function nameOf(sitter: Sitter | undefined): string {
  if (!sitter || sitter.kind === "open") return t("web-seat-open");
  if (sitter.kind === "bot") return botName(sitter);
  return sitter.name ?? t("core-player", { number: sitter.seat + 1 });
}

function botName({ animal, bot }: Sitter): string {
  const id = `bots-name-${animal}`;
  return words.has(id) ? t(id) : (bot ?? "");
}

/** The mask that stands for somebody; one's own is the fox. */
export function maskOf(sitter: Sitter | undefined, mine: boolean): string {
  if (mine) return MINE;
  if (sitter?.kind === "bot" && sitter.animal) return `an-${sitter.animal}`;
  return PEOPLE[(sitter?.seat ?? 0) % PEOPLE.length]!;
}
