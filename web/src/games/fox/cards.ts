// Cards of The Fox in the Forest from their notation: `B7`, `K11`, `M1`.
export type Suit = "bells" | "keys" | "moons";

const SUITS: Record<string, Suit> = { B: "bells", K: "keys", M: "moons" };
export const CHARACTERS: Record<number, string> = { 1: "swan", 3: "fox", 5: "woodcutter", 7: "treasure", 9: "witch", 11: "monarch" };

export interface FoxCard {
  code: string;
  suit: Suit;
  letter: string;
  rank: number;
  character: string | null;
}

export function foxCard(code: string): FoxCard {
  const letter = code.slice(0, 1);
  const rank = Number(code.slice(1));
  return { code, letter, rank, suit: SUITS[letter] ?? "bells", character: CHARACTERS[rank] ?? null };
}

export function foxParts(code: string): Record<string, string | number> {
  const { letter, rank, character } = foxCard(code);
  return { suit: letter, rank, power: character ? "yes" : "no" };
}

/** The message that says what a card does: a character its own, any other only wins or loses. */
export function ruleOf(code: string): string {
  const { rank, character } = foxCard(code);
  return `fox-rules-${character ? rank : "win"}`;
}

/** By suit, then by rank. */
export function sorted(codes: readonly string[]): string[] {
  return [...codes].sort((a, b) => a.charCodeAt(0) - b.charCodeAt(0) || Number(a.slice(1)) - Number(b.slice(1)));
}
