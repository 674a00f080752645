/** The cards of Tatsu by their notation: R1/5, Y4, Rx2, Y*, and R? for a back. */

export type Clan = "red" | "yellow";
export type Kind = "one" | "strength" | "multiplier" | "fusion" | "hidden";

export interface Face {
  clan: Clan;
  kind: Kind;
  /** 1 to 6; multipliers and fusions have none. */
  strength: number;
  worth: number;
  factor: number;
  /** What stands in the corner. */
  index: string;
}

const NOTHING = { strength: 0, worth: 0, factor: 0 };

export function clanOf(card: string): Clan {
  return card.startsWith("R") ? "red" : "yellow";
}

export function faceOf(card: string): Face {
  const clan = clanOf(card);
  const rest = card.slice(1);
  if (rest === "?") return { clan, kind: "hidden", ...NOTHING, index: "" };
  if (rest === "*") return { clan, kind: "fusion", ...NOTHING, index: "" };
  if (rest.startsWith("x")) {
    const factor = Number(rest.slice(1));
    return { clan, kind: "multiplier", ...NOTHING, factor, index: `×${factor}` };
  }
  const [strength, worth] = rest.split("/").map(Number) as [number, number | undefined];
  const kind = strength === 1 ? "one" : "strength";
  return { clan, kind, strength, worth: worth ?? 1, factor: 0, index: String(strength) };
}

/** Lanterns hung from one branch: x, y of the centre, scale, by how many there are. */
export const LANTERNS: Record<number, readonly (readonly [number, number, number])[]> = {
  3: [[58, 196, 1.1], [108, 182, 1.4], [156, 204, 1.1]],
  4: [[46, 196, 1], [88, 182, 1.2], [130, 204, 1], [166, 176, 0.95]],
  5: [[40, 196, 0.95], [76, 218, 0.95], [104, 176, 1.15], [136, 214, 0.95], [168, 180, 0.9]],
  6: [
    [36, 190, 0.9], [66, 220, 0.9], [92, 176, 1.05],
    [120, 222, 0.9], [142, 180, 0.95], [172, 212, 0.8],
  ],
  7: [
    [34, 188, 0.85], [62, 222, 0.85], [84, 176, 1], [108, 226, 0.85],
    [130, 180, 0.95], [154, 222, 0.8], [174, 176, 0.75],
  ],
};

/** The catalogue's key for the name under the picture. */
export function nameKey(face: Face): string {
  if (face.kind === "strength") return `strength-${face.strength}`;
  if (face.kind === "multiplier") return `multiplier-${face.factor}`;
  return face.kind;
}

/** The message that says what a card is good for. */
export function ruleOf(card: string): string {
  const { kind } = faceOf(card);
  return { one: "tatsu-rules-cards", strength: "tatsu-rules-cards", multiplier: "tatsu-rules-score", fusion: "tatsu-rules-fusion", hidden: "" }[kind];
}

/** As one sorts a hand: by clan, then by strength, then by worth; multipliers and fusions last. */
export function sorted(cards: readonly string[]): string[] {
  const rank = (card: string): number => {
    const face = faceOf(card);
    const kind = { one: 0, strength: 1, multiplier: 2, fusion: 3, hidden: 4 }[face.kind];
    return (face.clan === "red" ? 0 : 1000) + kind * 100 + face.strength * 10 + face.worth + face.factor;
  };
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

/** The classes of look.css that a card of this kind has. */
export function kindOf(card: string): string {
  const clan = clanOf(card);
  return card.endsWith("?") ? `back tatsuback ${clan}` : `tatsu ${clan}`;
}

/** What the catalogues are told about a card. */
export function tatsuParts(card: string): Record<string, string | number> {
  const { clan, kind, strength, worth, factor } = faceOf(card);
  return { suit: card.slice(0, 1), clan, kind, strength, worth, factor };
}
