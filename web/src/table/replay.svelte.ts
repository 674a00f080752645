// A finished game that is shown again: a table whose moments come from a record, not from the line.
import type { Setup, Sitter } from "$wire";
import { request } from "../wire/rest.ts";
import type { Happening, Show, View } from "./happening.ts";
import { Table } from "./table.svelte.ts";

export interface ReplayStep {
  player: number | null;
  turn: string | null;
  events: Happening[];
  show: Show;
}

export interface Replay {
  table: string;
  view: View;
  setup: Setup;
  seats: Sitter[];
  steps: ReplayStep[];
  outcome: Record<string, unknown> | null;
}

export function fetchReplay(table: string, view: View): Promise<Replay> {
  return request<Replay>("GET", `/api/tables/${encodeURIComponent(table)}/replay?view=${view}`);
}

/** Somebody who came late to a finished game still sees the reason for every point. */
export async function completeHistory(table: Table): Promise<void> {
  const replay = await fetchReplay(table.id, table.view);
  table.history = replay.steps.flatMap(({ events }) => events);
}

export class ReplayTable extends Table {
  override readonly isLive = false;
  steps = $state.raw<ReplayStep[]>([]);
  at = $state(0);

  async load(view: View): Promise<void> {
    const replay = await fetchReplay(this.id, view);
    this.steps = replay.steps;
    this.setup = replay.setup;
    this.seats = replay.seats;
    this.outcome = replay.outcome;
    this.known = true;
    this.status = "running";
    this.place(replay.view, null);
    this.jump(Math.min(this.at, this.steps.length - 1));
  }

  /** Nobody is away from a record. */
  override isOnline(): boolean {
    return true;
  }

  /** One step on is shown as it happened; everything else is a jump. */
  step(to: number): void {
    const goal = Math.max(0, Math.min(to, this.steps.length - 1));
    if (goal !== this.at + 1) return this.jump(goal);
    const next = this.steps[goal]!;
    this.at = goal;
    this.stage.add((pace) => this.perform(next.events, () => this.place(this.view, next.show), pace));
    this.#turn();
  }

  jump(to: number): void {
    this.stage.clear();
    this.at = to;
    const past = this.steps.slice(0, to + 1);
    this.history = past.flatMap(({ events }) => events);
    this.latest = past.at(-1)?.events ?? [];
    this.place(this.view, past.at(-1)?.show ?? null);
    this.#turn();
  }

  /** Whose moment comes next. */
  #turn(): void {
    const player = this.steps[this.at + 1]?.player;
    this.turn = player == null ? null : { decision: this.at + 1, player, seat: player, deadline: null };
  }
}
