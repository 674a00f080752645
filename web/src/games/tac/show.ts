// What lies on a table of TAC, as the server shows it.
import type { BoardShow } from "./marbles.ts";

export interface HandShow {
  size: number;
  cards: string[] | null;
}

export interface Laid {
  seat: number;
  card: string;
  discarded: boolean;
  dealt_to: number;
}

export interface TacShow {
  phase: "deal" | "give" | "card" | "skipped" | "from" | "to" | "over";
  to_act: number | null;
  for_seat: number | null;
  /** The seat whose Devil plays now. */
  devil: number | null;
  mode: "teams" | "coop" | "solo" | "two";
  deal: number;
  dealer: number;
  board: BoardShow;
  /** The board before the last action: what a TAC restores. */
  prev: BoardShow;
  hands: HandShow[];
  known: string[][];
  given: (string | null)[];
  announced: boolean[];
  pile: Laid[];
  /** The card that a TAC would use. */
  effective: string | null;
  card: string | null;
  origin: string | null;
  /** Steps left of a 7. */
  steps: number;
  home: number[];
  laid: number;
  pack: number;
  stock: number;
}

export const DEALS = 5; // of a pack (TAC-2.1)
