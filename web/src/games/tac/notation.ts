/** Places and actions of TAC as they are written (docs/notation.md). */

export const COLOURS = ["R", "S", "A", "J"] as const;
export type Colour = (typeof COLOURS)[number];

/** The glass of each colour, as the drawings call it. */
export const GLASS: Record<Colour, string> = { R: "ruby", S: "sapphire", A: "amber", J: "jade" };

export type Place =
  | { kind: "ring"; field: number } // 0 to 63; written 1 to 64
  | { kind: "house"; colour: Colour; slot: number } // 1 by the ring, 4 deepest
  | { kind: "pocket"; colour: Colour };

export type Action =
  | { kind: "give" | "play" | "discard"; card: string }
  | { kind: "skip" }
  | { kind: "from"; place: string }
  | { kind: "to"; place: string };

export function seatOf(colour: Colour): number {
  return COLOURS.indexOf(colour);
}

export function colourOf(seat: number): Colour {
  const colour = COLOURS[seat];
  if (colour === undefined) throw new RangeError(`there is no seat ${seat}`);
  return colour;
}

export function startOf(colour: Colour): string {
  return String(16 * seatOf(colour) + 1);
}

export function parsePlace(text: string): Place {
  if (/^\d+$/.test(text)) return { kind: "ring", field: Number(text) - 1 };
  const colour = text[0] as Colour;
  if (text.endsWith(".p")) return { kind: "pocket", colour };
  return { kind: "house", colour, slot: Number(text.slice(3)) };
}

export function parseAction(text: string): Action {
  if (text === "skip") return { kind: "skip" };
  if (text.startsWith(">")) return { kind: "to", place: text.slice(1) };
  if (text.endsWith(">")) return { kind: "from", place: text.slice(0, -1) };
  const [word, card] = text.split(" ");
  if (card !== undefined) return { kind: word as "give" | "discard", card };
  return { kind: "play", card: text };
}

/** What the legal actions allow, sorted by what one touches for them. */
export interface Choices {
  /** By card: what may be done with it; a TAC that answers an 8 may also be discarded. */
  cards: Map<string, string[]>;
  /** By place: the action that takes the marble there. */
  from: Map<string, string>;
  /** By place: the action that goes there. */
  to: Map<string, string>;
  skip: boolean;
}

export function choicesOf(legal: readonly string[]): Choices {
  const found: Choices = { cards: new Map(), from: new Map(), to: new Map(), skip: false };
  for (const text of legal) {
    const action = parseAction(text);
    if (action.kind === "skip") found.skip = true;
    else if (action.kind === "from") found.from.set(action.place, text);
    else if (action.kind === "to") found.to.set(action.place, text);
    else found.cards.set(action.card, [...(found.cards.get(action.card) ?? []), text]);
  }
  return found;
}
