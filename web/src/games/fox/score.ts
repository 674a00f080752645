// Rounds that are over, from the events that told of them.
import type { Happening } from "../../table/happening.ts";
import { isTrickFull, type FoxShow } from "./show.ts";

export interface Round {
  round: number;
  tricks: number[];
  titles: string[];
  points: number[];
  scores: number[];
}

export function roundsOf(history: readonly Happening[]): Round[] {
  return history.filter(({ event }) => event === "fox-event-round").map((told) => told as unknown as Round);
}

/** Points of Treasures in the round that is being played. */
export function treasuresOf(show: FoxShow, rounds: readonly Round[]): number[] {
  const isOver = isTrickFull(show) && rounds.some(({ round }) => round === show.round);
  return isOver ? show.scores.map(() => 0) : [...show.round_points];
}

/** What Treasures brought in a round, as it was told. */
export function treasurePoints(history: readonly Happening[], round: number): number[] {
  let points = [0, 0];
  for (const told of history) {
    if (told.event === "fox-event-deal") points = [0, 0];
    if (told.event === "fox-event-treasure") points[told.seat ?? 0]! += Number(told["points"]);
    if (told.event === "fox-event-round" && told["round"] === round) return points;
  }
  return points;
}
