// The maths of flights: shallow arcs, and where an enlarged card may lie.

/** Over the table, or past each other: two cards that change places keep to their left. */
export type Bow = "up" | "aside";

const RISE = 0.06; // of the length of the way
const ASIDE = 0.2;

export interface Offset {
  x: number;
  y: number;
}

/** The middle of the way of a thing that comes from (dx, dy) to the origin. */
export function midway(dx: number, dy: number, bow: Bow): Offset {
  const way = Math.hypot(dx, dy);
  if (bow === "up") return { x: dx / 2, y: dy / 2 - way * RISE };
  return { x: dx / 2 - dy * ASIDE, y: dy / 2 + dx * ASIDE };
}

/** When the card with this number leaves, of cards that are dealt one by one: the last within `most`. */
export function departure(index: number, count: number, apart: number, most: number): number {
  return index * Math.min(apart, count > 1 ? most / (count - 1) : apart);
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 14;

/** Where something enlarged lies: near its card, beside the hand that it is in, inside the window, and
    never over the prompt. */
export function besideCard(card: Box, hand: Box, size: Pick<Box, "width" | "height">, prompt: Box | null, room: Pick<Box, "width" | "height">): Offset {
  const x = card.x + card.width / 2 - size.width / 2;
  const middle = card.y + card.height / 2 - size.height / 2;
  const tries: Offset[] = [
    { x, y: hand.y - size.height - GAP },
    { x: hand.x + hand.width + GAP, y: middle },
    { x: hand.x - size.width - GAP, y: middle },
    ...(prompt ? [{ x, y: prompt.y - size.height - GAP }] : []),
  ].map((at) => inside(at, size, room));
  const free = tries.find((at) => !overlap({ ...at, ...size }, hand) && !(prompt && overlap({ ...at, ...size }, prompt)));
  return free ?? tries.find((at) => !(prompt && overlap({ ...at, ...size }, prompt))) ?? tries[0]!;
}

function inside(at: Offset, size: Pick<Box, "width" | "height">, room: Pick<Box, "width" | "height">): Offset {
  const clamp = (n: number, most: number): number => Math.max(GAP, Math.min(n, most - GAP));
  return { x: clamp(at.x, room.width - size.width), y: clamp(at.y, room.height - size.height) };
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
