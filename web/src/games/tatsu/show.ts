// What lies on a table of Tatsu, as the server shows it, and who sits where round it.
import type { Clan } from "./cards.ts";

export interface HandShow {
  red: number;
  yellow: number;
  cards: string[] | null;
}

export interface PileShow {
  up: string | null;
  down: string | null;
}

export interface TatsuShow {
  phase: "deal" | "lead" | "turn" | "answer" | "over";
  to_act: number | null;
  /** Before which seat the next card lands, and from whose cards it comes. */
  for_seat: number | null;
  from_seat: number | null;
  hand: number;
  dealer: number;
  leader: number;
  target: number;
  clans: Clan[];
  hands: HandShow[] | null;
  piles: PileShow[][] | null;
  trick: { seat: number; card: string }[];
  pending: string[];
  captured: { side: Clan; size: number; cards: string[] | null }[];
  tricks: number;
  scores: number[];
}

export const GHOST = 3;
export const TRICK_SIZE = 4;
const TRICKS = 7;

/** The seats clockwise; with three players the ghost sits opposite red. */
export function seatsAround(show: TatsuShow): number[] {
  if (show.clans.length === 2) return [0, 1];
  if (show.scores.length === 4) return [0, 1, 2, 3];
  const red = show.dealer;
  return [red, (red + 1) % 3, GHOST, (red + 2) % 3];
}

/** The seats as they lie on the screen, from the viewer on: bottom, left, top, right. */
export function seatsFrom(show: TatsuShow, viewer: number): number[] {
  const around = seatsAround(show);
  const first = Math.max(0, around.indexOf(viewer));
  return [...around.slice(first), ...around.slice(0, first)];
}

export function isTrickFull(show: TatsuShow): boolean {
  return show.trick.length === TRICK_SIZE;
}

export function trickNumber(show: TatsuShow): number {
  return Math.min(show.tricks + 1, TRICKS);
}

/** The partner of a seat in this hand, if it has one. */
export function partnerOf(show: TatsuShow, seat: number): number | null {
  const found = show.clans.findIndex((clan, other) => other !== seat && clan === show.clans[seat]);
  return found < 0 ? null : found;
}

/** The backs of a hand, sorted by clan: that much everybody sees (TATSU-1.2). */
export function backs(hand: HandShow): string[] {
  return [...Array<string>(hand.red).fill("R?"), ...Array<string>(hand.yellow).fill("Y?")];
}
