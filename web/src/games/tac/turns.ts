// A turn written in one piece, as records have it: `5 3>8`, `7 3>6 40>44`, `tac 7 3>10`, `8 skip`.
import { pathOf } from "./marbles.ts";
import { COLOURS, type Colour } from "./notation.ts";

const CARD = /^(?:[1-9]|1[023]|trickster|tac|fool|angel|warrior|devil)$/;
const WAY = /^([RSAJ]\.(?:p|h[1-4])|\d{1,2})>([RSAJ]\.(?:p|h[1-4])|\d{1,2})$/;

/** The actions of a written turn; none when it is written otherwise. */
export function parseTurn(text: string): string[] | null {
  const words = text.trim().split(/\s+/).map(plain);
  const [card = "", ...rest] = words;
  if (card === "give" || card === "discard") return words.length === 2 ? [words.join(" ")] : null;
  if (!CARD.test(card)) return null;
  const named = card === "tac" && CARD.test(rest[0] ?? "") ? rest.shift()! : card;
  const ways = rest.map((word) => (word === "skip" ? ["skip"] : actionsOf(word, named === "7")));
  return ways.includes(null) ? null : [card, ...ways.flatMap((way) => way ?? [])];
}

/** Colours and houses are written as they are, cards in small letters. */
function plain(word: string): string {
  return word.includes(">") ? word.toUpperCase().replaceAll(".H", ".h").replaceAll(".P", ".p") : word.toLowerCase();
}

/** `3>6`: with a 7 three single steps. */
function actionsOf(word: string, single: boolean): string[] | null {
  const [, from, to] = WAY.exec(word) ?? [];
  if (from === undefined || to === undefined) return null;
  const path = single ? pathOf(colourIn(to) ?? colourIn(from) ?? "R", from, to, false) : [from, to];
  return path.slice(1).flatMap((place, i) => [`${path[i]}>`, `>${place}`]);
}

function colourIn(place: string): Colour | undefined {
  return COLOURS.find((colour) => place.startsWith(colour));
}
