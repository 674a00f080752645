// What lies on the table of The Fox in the Forest, as the server shows it.
import type { Happening } from "../../table/happening.ts";

export interface FoxHand {
  size: number;
  cards: string[] | null;
}

export interface FoxShow {
  phase: string;
  to_act: number | null;
  round: number;
  dealer: number;
  leader: number;
  target: number;
  hands: FoxHand[];
  decree: string | null;
  deck: { size: number; cards: string[] | null };
  drawn: string | null;
  trick: (string | null)[];
  tricks: number[];
  round_points: number[];
  scores: number[];
}

export function isTrickFull(show: FoxShow): boolean {
  return show.trick.every((card) => card !== null);
}

export function trickNumber(show: FoxShow): number {
  const over = show.tricks.reduce((sum, each) => sum + each, 0);
  return Math.max(1, Math.min(13, over + (isTrickFull(show) ? 0 : 1)));
}

/** Who took the trick that is over: the server told it. */
export function takerOf(history: readonly Happening[]): number | null {
  return history.findLast(({ event }) => event === "fox-event-trick")?.seat ?? null;
}
