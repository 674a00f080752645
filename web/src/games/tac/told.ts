/** What happened at a table of TAC, told in sentences: a turn is one line where it can be. */

import { type Colour, colourOf } from "./notation.ts";
import { isRing } from "./geometry.ts";

export type Words = (id: string, args?: Record<string, string | number>) => string;

interface HandSeen {
  size: number;
  cards: string[] | null;
}

/** An event as the server sends it: its message id, and those arguments that it has. */
export interface GameEvent {
  event: string;
  player: number;
  seat: number;
  card: string;
  colour: Colour;
  from: string;
  to: string & number; // a place, or the seat to which a card is given
  path: string[];
  kicked: Colour | null;
  places: [string, string];
  colours: [Colour, Colour];
  skipped: number;
  used: string;
  undone: { colour: Colour; from: string; to: string }[];
  hands: HandSeen[];
  victim: number;
  dealer: number;
  deal: number;
  announced: boolean[];
  received: string[];
}

type Told = Record<string, string>;

const ALONE = 1;
const SEATS = 4;
const HIDDEN = "?";
const CARRIED_OUT = ["move", "enter", "swap", "skip", "fool", "devil"].map((w) => `tac-event-${w}`);

export const leftOf = (seat: number): number => (seat + 1) % SEATS;
export const partnerOf = (seat: number): number => (seat + 2) % SEATS;
export const rightOf = (seat: number): number => (seat + 3) % SEATS;

/** Who sits where, and how a seat is spoken of to one viewer. */
export class Seats {
  constructor(
    private readonly words: Words,
    readonly names: readonly string[],
    /** The player who is called 'you'; -1 for somebody who only watches. */
    readonly viewer: number,
    /** Through whose eyes the board is seen. */
    private readonly eyes: number = viewer,
  ) {}

  get players(): number {
    return this.names.length;
  }

  playerOf(seat: number): number {
    return seat % this.players; // TAC-11.3, TAC-11.4
  }

  isOwn(seat: number): boolean {
    return this.playerOf(seat) === this.viewer;
  }

  own(): number[] {
    return [0, 1, 2, 3].filter((seat) => this.isOwn(seat));
  }

  /** The seat before which the board lies. */
  get bottom(): number {
    return Math.max(this.eyes, 0);
  }

  /** The seats whose cards lie before these eyes. */
  open(): number[] {
    return [0, 1, 2, 3].filter((seat) => this.playerOf(seat) === this.eyes);
  }

  /** `$seat` and `$name`; with a key such as `to`, `$to_seat` and `$to`. */
  of(seat: number, key = "", begins = true): Told {
    const relation = this.players === SEATS && this.isOwn(seat) ? "you" : "other";
    const name = this.name(seat, begins ? "title" : "inside");
    return { [key ? `${key}_seat` : "seat"]: relation, [key || "name"]: name };
  }

  /** A seat for which somebody else decides is called by its colour. */
  byColour(seat: number): Told {
    return { seat: "other", name: this.colour(seat, "title") };
  }

  name(seat: number, form: "title" | "inside"): string {
    if (this.players === SEATS) return this.names[seat] ?? "";
    if (this.players === ALONE) return this.colour(seat, form);
    const own = this.isOwn(seat) ? "yes" : "no";
    const name = this.names[this.playerOf(seat)] ?? "";
    return this.words("tac-seat", { colour: colourOf(seat), own, name, form });
  }

  colour(seat: number, form: "title" | "inside"): string {
    return this.words("tac-colour", { colour: colourOf(seat), form });
  }

  relation(seat: number): "alone" | "you" | "partner" | "other" {
    if (this.players === ALONE) return "alone";
    if (this.isOwn(seat)) return "you";
    return this.isOwn(partnerOf(seat)) ? "partner" : "other";
  }

  person(seat: number): string {
    return this.names[this.playerOf(seat)] ?? "";
  }
}

export interface Run {
  colour: Colour;
  from: string;
  to: string;
  kicks: [Colour, string][];
}

/** Single steps of one marble in a row are one way. */
export function runs(moves: readonly GameEvent[]): Run[] {
  const found: Run[] = [];
  let way: string[] = [];
  for (const move of moves) {
    const kicks: [Colour, string][] = move.kicked ? [[move.kicked, move.to]] : [];
    const last = found.at(-1);
    if (last && move.from === last.to && !way.includes(move.to)) {
      last.to = move.to;
      last.kicks.push(...kicks);
    } else {
      found.push({ colour: move.colour, from: move.from, to: move.to, kicks });
      way = [move.from];
    }
    way.push(move.to);
  }
  return found;
}

/** Events that are told together: the moves of one card; a card and what it does. */
export function joined(events: readonly GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  let moves: GameEvent[] = [];
  let rest: GameEvent[] = [];
  events.forEach((event, i) => {
    const next = events[i + 1];
    if (event.event === "tac-event-play" && next && CARRIED_OUT.includes(next.event)) return;
    if (event.event === "tac-event-move") moves.push(event);
    else if (event.event === "tac-event-home" && moves.length) rest.push(event);
    else groups.push([event]);
    const first = moves[0];
    if (first && !goesOn(first, next)) {
      groups.push(moves, ...rest.map((home) => [home]));
      [moves, rest] = [[], []];
    }
  });
  return groups;
}

/** Whether what follows belongs to the same card; between two steps of it somebody may come home. */
function goesOn(move: GameEvent, next: GameEvent | undefined): boolean {
  if (!next) return false;
  if (next.event === "tac-event-home") return true;
  const isStep = next.event === "tac-event-move" && next.card === "7" && move.card === "7";
  return isStep && next.seat === move.seat;
}

/** Tells one viewer, from what it saw. */
export class Teller {
  private afterTac = false;

  constructor(
    private readonly words: Words,
    private readonly seats: Seats,
  ) {}

  lines(events: readonly GameEvent[]): string[] {
    this.afterTac = false;
    return joined(events).flatMap((group) => {
      const told = this.group(group);
      this.afterTac = group[0]?.event === "tac-event-tac";
      return told;
    });
  }

  place(text: string): string {
    if (isRing(text)) return this.words("tac-place", { kind: "ring", number: text });
    const kind = text[2] === "h" ? "house" : "pocket";
    return this.words("tac-place", { kind, number: text.at(-1) ?? "" });
  }

  listing(items: readonly string[]): string {
    return items.join(this.words("core-list-separator"));
  }

  cards(cards: readonly string[]): string {
    if (!cards.length) return this.words("tac-no-cards");
    return this.listing(cards.map((card) => this.words("tac-card-in-list", { card })));
  }

  private group(group: GameEvent[]): string[] {
    const event = group[0] as GameEvent;
    switch (event.event) {
      case "tac-event-move":
        return [this.moves(group)];
      case "tac-event-deal":
      case "tac-event-next-deal":
        return this.deal(event);
      case "tac-event-give":
        return this.give(event);
      case "tac-event-exchange":
        return this.exchange(event);
      case "tac-event-tac":
        return [this.tac(event)];
      case "tac-event-enter":
        return [this.enter(event)];
      case "tac-event-swap":
        return [this.swap(event)];
      case "tac-event-skip":
        return [this.skip(event)];
      case "tac-event-fool":
        return this.fool(event);
      case "tac-event-devil":
        return [this.devil(event)];
      default:
        return [this.plain(event)];
    }
  }

  private who(event: GameEvent): Told {
    const decides = this.seats.playerOf(event.seat) === event.player;
    return decides ? this.seats.of(event.seat) : this.seats.byColour(event.seat); // TAC-9.7
  }

  private get tacUsed(): string {
    return this.afterTac ? "yes" : "no";
  }

  private plain(event: GameEvent): string {
    const args: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(event)) {
      if (["event", "player", "seat", "side"].includes(name)) continue;
      if (typeof value === "string" || typeof value === "number") args[name] = value;
      if (typeof value === "boolean") args[name] = value ? "yes" : "no";
    }
    const who = typeof event.seat === "number" ? this.who(event) : {};
    return this.words(event.event, { ...args, ...who });
  }

  private moves(moves: GameEvent[]): string {
    const first = moves[0] as GameEvent;
    const ways = this.listing(runs(moves).map((run) => this.run(run)));
    const told = { card: first.card, moves: ways, tac: this.tacUsed };
    return this.words("tac-event-move", { ...told, ...this.who(first) });
  }

  run(run: Run): string {
    const kicks = this.listing(
      run.kicks.map(([colour, place]) =>
        this.words("tac-kick", { colour, place: this.place(place) }),
      ),
    );
    const ends = { from: this.place(run.from), to: this.place(run.to) };
    const told = { colour: run.colour, kicks, ...ends };
    if (run.from === run.to) return this.words("tac-run-alone", told); // TAC-9.6
    return this.words(run.kicks.length ? "tac-run-kicking" : "tac-run", told);
  }

  private enter(event: GameEvent): string {
    const told = { card: event.card, colour: event.colour, field: event.to };
    const kicked = { kicked: event.kicked ?? event.colour, kicks: event.kicked ? "yes" : "no" };
    return this.words(event.event, { tac: this.tacUsed, ...told, ...kicked, ...this.who(event) });
  }

  private swap(event: GameEvent): string {
    const [one, other] = event.places;
    const [first, second] = event.colours;
    const told = { one, other, first, second, tac: this.tacUsed };
    return this.words(event.event, { ...told, ...this.who(event) });
  }

  private skip(event: GameEvent): string {
    const skipped = this.seats.of(event.skipped, "skipped", false);
    return this.words(event.event, { tac: this.tacUsed, ...skipped, ...this.who(event) });
  }

  private tac(event: GameEvent): string {
    const undone: string[] = event.undone.map((m) =>
      this.words("tac-undone", {
        colour: m.colour,
        from: this.place(m.from),
        to: this.place(m.to),
      }),
    );
    const id = undone.length ? event.event : "tac-event-tac-nothing";
    const told = { used: event.used, undone: this.listing(undone) };
    return this.words(id, { ...told, ...this.who(event) });
  }

  private fool(event: GameEvent): string[] {
    const told = [this.words(event.event, this.who(event))];
    if (this.seats.players === ALONE) return told;
    for (const seat of this.seats.own()) {
      const cards = event.hands[seat]?.cards ?? null;
      if (cards === null) continue;
      const neighbours = {
        ...this.seats.of(leftOf(seat), "left", false),
        ...this.seats.of(rightOf(seat), "right", false),
      };
      const held = { cards: this.cards(cards), ...neighbours, ...this.seats.of(seat) };
      told.push(this.words("tac-fool-hand", held));
    }
    return told;
  }

  private devil(event: GameEvent): string {
    const victim = this.seats.of(event.victim, "victim", false);
    return this.words(event.event, { ...victim, ...this.who(event) });
  }

  private deal(event: GameEvent): string[] {
    const leader = this.seats.of(leftOf(event.dealer), "leader", false);
    const dealer = this.seats.of(event.dealer);
    const exits = event.announced.map((yes, seat) => {
      const exit = yes ? "yes" : "no";
      return this.words("tac-deal-exit", { exit, ...this.seats.of(seat, "", false) });
    });
    return [
      this.words(event.event, { deal: event.deal, ...dealer, ...leader }),
      ...(event.deal === 1 ? this.beginning() : []),
      this.words("tac-deal-exits", { exits: this.listing(exits) }),
    ];
  }

  /** Before the first deal: who plays with whom. */
  private beginning(): string[] {
    const own = this.seats.own()[0];
    if (own === undefined || this.seats.players === ALONE) return [];
    const partner = this.seats.person(partnerOf(own));
    const colours = { colour: colourOf(own), other: colourOf(partnerOf(own)) };
    const two = this.seats.players < SEATS ? "yes" : "no";
    return [this.words("tac-deal-partner", { partner, two, ...colours })];
  }

  /** What others give face down is not worth a line, but for somebody who only looks on. */
  private give(event: GameEvent): string[] {
    if (event.card === HIDDEN && this.seats.own().length) return [];
    const to = this.seats.of(event.to, "to", false);
    return [this.words(event.event, { card: event.card, ...to, ...this.seats.of(event.seat) })];
  }

  private exchange(event: GameEvent): string[] {
    const own = this.seats.own();
    if (this.seats.players < SEATS || !own.length) return [this.words("tac-event-exchange-done")];
    return own.map((seat) => {
      const card = event.received[seat] ?? HIDDEN;
      return this.words(event.event, { card, ...this.seats.of(partnerOf(seat)) });
    });
  }
}
