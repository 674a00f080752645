/** How the cards of TAC are drawn; what they do is in the rules alone. */

export type Sign = "exit" | "back" | "split" | "skip";

/** Number cards that do more than move. */
const SIGNS: Record<string, Sign> = { 1: "exit", 13: "exit", 4: "back", 7: "split", 8: "skip" };
const ACCENTS: Record<Sign, string> = {
  exit: "var(--keys)",
  back: "var(--bells)",
  split: "#6a2f78",
  skip: "var(--moons)",
};
/** The cloth of the named cards. */
const TONES: Record<string, string> = {
  trickster: "#7d5aa8",
  tac: "#c8502f",
  fool: "#3f8f78",
  angel: "#8fb6dc",
  warrior: "#b8493a",
  devil: "#8b2f3c",
};
const MASTERS: readonly string[] = ["fool", "angel", "warrior", "devil"];

export interface Face {
  card: string;
  /** 0 for a card with a name. */
  number: number;
  sign: Sign | null;
  accent: string;
  tone: string;
}

export function faceOf(card: string): Face {
  const number = /^\d+$/.test(card) ? Number(card) : 0;
  const sign = SIGNS[card] ?? null;
  const accent = number ? (sign ? ACCENTS[sign] : "#5c4d3c") : "#f4b661";
  return { card, number, sign, accent, tone: TONES[card] ?? "" };
}

export interface Dot {
  x: number;
  y: number;
  goal: boolean;
}

/** So many bowls on a rising arc, the marble in the last. */
export function steps(count: number): Dot[] {
  const turn = count > 10 ? 25 : 26;
  return Array.from({ length: count }, (_, i) => {
    const a = ((-90 + (i - (count - 1) / 2) * turn) * Math.PI) / 180;
    return { x: 104 + 68 * Math.cos(a), y: 168 + 68 * Math.sin(a), goal: i === count - 1 };
  });
}

/** The same in rows of four, for the small face. */
export function rows(count: number): Dot[] {
  return Array.from({ length: count }, (_, i) => ({
    x: 44 + (i % 4) * 38,
    y: 176 + Math.floor(i / 4) * 38,
    goal: i === count - 1,
  }));
}

/** Cards of one kind are told apart by their number: the same card has the same key before and after. */
export function keyed(cards: readonly string[]): { card: string; key: string }[] {
  return cards.map((card, i) => ({ card, key: `${card}-${cards.slice(0, i).filter((other) => other === card).length}` }));
}

/** The classes of look.css that a card of this kind has. */
export function kindOf(card: string): string {
  if (card === "?") return "back tacback";
  const face = faceOf(card);
  if (face.number) return face.sign ? "tac num fn" : "tac num";
  return MASTERS.includes(card) ? "tac named master" : "tac named";
}

const ORDER = [
  "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "12", "13",
  "trickster", "tac", "fool", "angel", "warrior", "devil",
];

export function sorted(cards: readonly string[]): string[] {
  return [...cards].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
}

/** What the catalogues are told about a card. */
export function tacParts(card: string): Record<string, string | number> {
  if (card === "?") return { kind: "hidden", number: 0 };
  const { number } = faceOf(card);
  return { kind: number ? "number" : card, number };
}
