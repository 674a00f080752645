// Marbles on the screen while things happen: bowl by bowl along the path, a kicked one straight to its
// pocket after the step that hit it. The board that the server shows is always where they end.
import { rest } from "../../table/flight.ts";
import { type BoardShow, type Marble, marbleAt, marblesOf, move, pocketOf, settled, swap } from "./marbles.ts";
import { COLOURS } from "./notation.ts";
import type { GameEvent } from "./told.ts";

const STEP = 130;
const KICK = 460;
const SWAP = 420;
const REWIND = 230;
const PREVIEW = 180;

export class Motion {
  marbles = $state.raw<Marble[]>([]);
  /** How long a marble takes from where it is to where it is put, in milliseconds. */
  step = $state(PREVIEW);

  /** Where the table has them. */
  settle(board: BoardShow): void {
    this.marbles = this.marbles.length ? settled(this.marbles, board) : marblesOf(board);
  }

  async play(events: readonly GameEvent[], pace: number): Promise<void> {
    for (const event of events) {
      if (event.event === "tac-event-tac") await this.#rewind(event, pace);
      if (event.event === "tac-event-move") await this.#walk(event, pace);
      if (event.event === "tac-event-enter") await this.#walk(event, 2 * pace);
      if (event.event === "tac-event-swap") await this.#swap(event, pace);
    }
    this.step = PREVIEW;
  }

  async #walk(event: GameEvent, pace: number): Promise<void> {
    const going = marbleAt(this.marbles, event.from);
    if (!going) return;
    this.step = STEP * pace;
    for (const place of event.path.slice(1)) {
      this.marbles = this.marbles.map((m) => (m.id === going.id ? { ...m, place } : m));
      await rest(STEP * pace);
    }
    if (event.kicked) await this.#kick(going, event.to, pace);
  }

  async #kick(by: Marble, field: string, pace: number): Promise<void> {
    const hit = this.marbles.find((m) => m.place === field && m.id !== by.id);
    this.step = KICK * pace;
    const back = this.marbles.map((m) => (m.id === by.id ? { ...m, place: by.place } : m));
    this.marbles = hit ? move(back, by.place, field).marbles : move(back, by.place, by.place).marbles;
    await rest(KICK * pace);
  }

  async #swap(event: GameEvent, pace: number): Promise<void> {
    this.step = SWAP * pace;
    this.marbles = swap(this.marbles, ...event.places);
    await rest(SWAP * pace);
  }

  async #rewind(event: GameEvent, pace: number): Promise<void> {
    this.step = REWIND * pace;
    const wanted = [...event.undone];
    let marbles = this.marbles;
    const taken = new Set<string>();
    for (const { from, to } of wanted) {
      const marble = marbles.find((m) => m.place === from && !taken.has(m.id));
      if (!marble) continue;
      taken.add(marble.id);
      marbles = marbles.map((m) => (m.id === marble.id ? { ...m, place: to } : m));
    }
    this.marbles = settled(marbles, boardOf(marbles));
    await rest(REWIND * pace);
  }
}

/** The board that these marbles make. */
function boardOf(marbles: readonly Marble[]): BoardShow {
  const board = {} as BoardShow;
  for (const colour of COLOURS) {
    const mine = marbles.filter((m) => m.colour === colour).map((m) => m.place);
    board[colour] = {
      pocket: mine.filter((place) => place === pocketOf(colour)).length,
      ring: mine.filter((place) => /^\d+$/.test(place)).map(Number),
      house: mine.filter((place) => place.includes(".h")).map((place) => Number(place.slice(3))),
      fresh: false,
    };
  }
  return board;
}
