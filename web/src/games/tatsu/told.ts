/** What happened at a table of Tatsu, told in sentences to one viewer. */

import type { Clan } from "./cards.ts";

export type Words = (id: string, args?: Record<string, string | number>) => string;

/** An event as the server sends it: its message id, and those arguments that it has. */
export interface GameEvent {
  event: string;
  player: number;
  seat: number;
  source: number;
  asked: number;
  dealer: number;
  card: string;
  clans: Clan[];
  cards: number;
  sides: SideResult[];
  gained: number[];
  scores: number[];
  hand: number;
}

/** How the score of a side came about (TATSU-6.1). */
export interface SideResult {
  clan: Clan;
  points: number;
  factor: number;
  score: number;
}

export type Relation = "you" | "ghost" | "other";

/** Arguments of events that name a seat; each gives two arguments of a message. */
const SEATS: Record<string, [string, string]> = {
  seat: ["seat", "name"],
  dealer: ["seat", "name"],
  asked: ["asked_seat", "asked"],
  source: ["source_seat", "source"],
};

export class Teller {
  constructor(
    private readonly words: Words,
    readonly names: readonly string[],
    /** The number of the player who looks; -1 for somebody who only watches. */
    readonly viewer: number,
  ) {}

  name(seat: number): string {
    return this.names[seat] ?? this.words("tatsu-ghost");
  }

  relation(seat: number): Relation {
    if (seat === this.viewer) return "you";
    return seat < this.names.length ? "other" : "ghost";
  }

  /** `$seat` and `$name`, or the two arguments of another role. */
  of(seat: number, key = "seat"): Record<string, string> {
    const [relation, name] = SEATS[key] as [string, string];
    return { [relation]: this.relation(seat), [name]: this.name(seat) };
  }

  lines(events: readonly GameEvent[]): string[] {
    return events.flatMap((event) => this.event(event));
  }

  private event(event: GameEvent): string[] {
    const told = this.words(event.event, this.args(event));
    if (event.event === "tatsu-event-deal") return [told, ...this.sides(event.clans)];
    if (event.event === "tatsu-event-hand") return [told, ...this.result(event)];
    return [told];
  }

  private args(event: GameEvent): Record<string, string | number> {
    if (event.event === "tatsu-event-lead") {
      return { leader_seat: this.relation(event.seat), leader: this.name(event.seat) };
    }
    const args: Record<string, string | number> = {};
    if (event.event === "tatsu-event-turn-over") {
      args["given"] = event.seat === event.source ? "no" : "yes";
    }
    for (const [name, value] of Object.entries(event)) {
      if (name === "event") continue;
      if (name in SEATS) Object.assign(args, this.of(value, name));
      else if (typeof value === "string" || typeof value === "number") {
        args[name === "side" ? "clan" : name] = value;
      }
    }
    return args;
  }

  /** With whom the viewer plays in this hand. */
  sides(clans: readonly Clan[]): string[] {
    const clan = clans[this.viewer];
    if (clan === undefined) return [];
    const partner = clans.findIndex((c, seat) => c === clan && seat !== this.viewer);
    if (partner < 0) return [this.words("tatsu-deal-alone", { clan })];
    if (this.relation(partner) === "ghost") return [this.words("tatsu-deal-ghost", { clan })];
    return [this.words("tatsu-deal-partner", { clan, partner: this.name(partner) })];
  }

  private result(event: GameEvent): string[] {
    const sides = event.sides.map((side) => this.words("tatsu-hand-side", { ...side }));
    const gains = this.order().map((player) =>
      this.words("tatsu-hand-seat", {
        gained: event.gained[player] ?? 0,
        score: event.scores[player] ?? 0,
        ...this.of(player),
      }),
    );
    return [...sides, ...gains];
  }

  /** All players, the viewer first. */
  order(): number[] {
    const all = this.names.map((_, player) => player);
    return [...all].sort((a, b) => Number(b === this.viewer) - Number(a === this.viewer));
  }
}
