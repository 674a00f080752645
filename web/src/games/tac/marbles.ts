/** Marbles that keep their identity while they move, so that the same glass walks on the screen. */

import { COLOURS, type Colour, parsePlace, startOf } from "./notation.ts";
import { FIELDS, isRing } from "./geometry.ts";

/** A board as `show` has it. */
export type BoardShow = Record<
  Colour,
  { pocket: number; ring: number[]; house: number[]; fresh: boolean }
>;

export interface Marble {
  id: string;
  colour: Colour;
  place: string;
  /** Which of the four places of a pocket. */
  index: number;
  /** The places it walked along to get here, both ends included. */
  way?: readonly string[] | undefined;
  /** It has changed places with another one. */
  arc?: boolean | undefined;
}

export interface Way {
  colour: Colour;
  path: string[];
}

export function pocketOf(colour: Colour): string {
  return `${colour}.p`;
}

/** The places of a colour's four marbles. */
export function placesOf(board: BoardShow, colour: Colour): string[] {
  const { pocket, ring, house } = board[colour];
  return [
    ...ring.map(String),
    ...house.map((slot) => `${colour}.h${slot}`),
    ...Array<string>(pocket).fill(pocketOf(colour)),
  ];
}

export function marblesOf(board: BoardShow): Marble[] {
  return settled(
    COLOURS.flatMap((colour) =>
      [0, 1, 2, 3].map((n) => ({ id: `${colour}${n}`, colour, place: pocketOf(colour), index: n })),
    ),
    board,
  );
}

/** The marbles put where a board has them; those that stand right stay who they are. */
export function settled(marbles: readonly Marble[], board: BoardShow): Marble[] {
  return COLOURS.flatMap((colour) => {
    const free = placesOf(board, colour);
    const mine = marbles.filter((marble) => marble.colour === colour);
    const staying = mine.filter((marble) => take(free, marble.place));
    const moving = mine.filter((marble) => !staying.includes(marble));
    const put = moving.map((marble, i) => placed(marble, free[i] as string));
    return inPockets(mine.map((m) => staying.find((s) => s === m) ?? find(put, m.id)));
  });
}

/** Put somewhere, with no memory of how it got there. */
function placed({ id, colour, index }: Marble, place: string): Marble {
  return { id, colour, index, place };
}

function find(marbles: readonly Marble[], id: string): Marble {
  return marbles.find((marble) => marble.id === id) as Marble;
}

function take(list: string[], item: string): boolean {
  const at = list.indexOf(item);
  if (at < 0) return false;
  list.splice(at, 1);
  return true;
}

/** No two marbles of a colour on one place of the pocket; who lies well stays there. */
function inPockets(mine: readonly Marble[]): Marble[] {
  const taken = new Set<number>();
  const inside = (m: Marble): boolean => m.place.endsWith(".p");
  const kept = mine.filter((m) => inside(m) && !taken.has(m.index) && taken.add(m.index));
  return mine.map((m) => {
    if (!inside(m) || kept.includes(m)) return m;
    const index = [0, 1, 2, 3].find((n) => !taken.has(n)) ?? 0;
    taken.add(index);
    return { ...m, index };
  });
}

export function marbleAt(marbles: readonly Marble[], place: string): Marble | undefined {
  return marbles.find((marble) => marble.place === place);
}

function put(marbles: readonly Marble[], id: string, place: string): Marble[] {
  const moved = marbles.map((m) => (m.id === id ? placed(m, place) : m));
  return COLOURS.flatMap((colour) => inPockets(moved.filter((m) => m.colour === colour)));
}

export interface Moved {
  marbles: Marble[];
  kicked: Marble | null;
}

/** One marble goes; whom it meets on the ring goes to the pocket. Warrior to its own field: itself. */
export function move(marbles: readonly Marble[], from: string, to: string): Moved {
  const going = marbleAt(marbles, from);
  if (!going) return { marbles: [...marbles], kicked: null };
  const met = isRing(to) ? (marbleAt(marbles, to) ?? null) : null;
  const home = met ? put(marbles, met.id, pocketOf(met.colour)) : [...marbles];
  if (met?.id === going.id) return { marbles: home, kicked: met };
  return { marbles: put(home, going.id, to), kicked: met };
}

export function swap(marbles: readonly Marble[], one: string, other: string): Marble[] {
  const first = marbleAt(marbles, one);
  const second = marbleAt(marbles, other);
  if (!first || !second) return [...marbles];
  const changed = put(put(marbles, first.id, other), second.id, one);
  return changed.map((m) => (m.id === first.id || m.id === second.id ? { ...m, arc: true } : m));
}

/** The same marbles; the one that was sent along this way remembers it. */
export function along(marbles: readonly Marble[], id: string, way: readonly string[]): Marble[] {
  return marbles.map((m) => (m.id === id && m.place === way.at(-1) ? { ...m, way } : m));
}

/** No card goes further; a longer way only means that two of a colour cannot be told apart. */
const FURTHEST = 14;

/** What a TAC takes back: where marbles go back to, the walkers before those that were kicked. */
export function undone(before: BoardShow, after: BoardShow, card: string): Way[] {
  return differences(after, before)
    .map(({ colour, path: [from = "", to = ""] }) => ({ colour, path: backWay(colour, from, to, card) ?? [from, to] }))
    .sort((a, b) => Number(a.path[0]!.endsWith(".p")) - Number(b.path[0]!.endsWith(".p")));
}

/** Back along the way that a card led from `to` to `from`; none when it goes straight. */
export function backWay(colour: Colour, from: string, to: string, card: string): string[] | null {
  if (from.endsWith(".p") || to.endsWith(".p") || card === "trickster") return null;
  const way = pathOf(colour, to, from, card === "4").reverse();
  return way.length <= FURTHEST ? way : null;
}

/** The bowls from one place to another, both ends included; only how it is drawn, not a rule. */
export function pathOf(colour: Colour, from: string, to: string, backward: boolean): string[] {
  if (from.endsWith(".p")) return [from, to];
  const path = [from];
  if (isRing(from)) path.push(...onRing(Number(from), to, startOf(colour), backward));
  const target = parsePlace(to);
  if (target.kind === "house") path.push(...inside(colour, path.at(-1) as string, target.slot));
  return path;
}

function onRing(from: number, to: string, start: string, backward: boolean): string[] {
  const end = isRing(to) ? to : start;
  const found: string[] = [];
  for (let field = from; String(field) !== end && found.length < FIELDS; ) {
    field = ((field - 1 + (backward ? FIELDS - 1 : 1)) % FIELDS) + 1;
    found.push(String(field));
  }
  return found;
}

function inside(colour: Colour, last: string, slot: number): string[] {
  const place = parsePlace(last);
  const first = place.kind === "house" ? place.slot : 0;
  const step = slot > first ? 1 : -1;
  const count = Math.abs(slot - first);
  return Array.from({ length: count }, (_, i) => `${colour}.h${first + step * (i + 1)}`);
}

/** Which marbles stand elsewhere on another board: for marking the last move after a reload. */
export function differences(before: BoardShow, after: BoardShow): Way[] {
  const old = marblesOf(before);
  return settled(old, after)
    .map((marble) => ({ colour: marble.colour, path: [find(old, marble.id).place, marble.place] }))
    .filter(({ path }) => path[0] !== path[1]);
}

/** Whose marble lies here, of a board as `show` has it. */
export function colourAt(board: BoardShow, place: string): Colour | null {
  return COLOURS.find((colour) => placesOf(board, colour).includes(place)) ?? null;
}

