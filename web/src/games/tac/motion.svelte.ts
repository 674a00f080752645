// Marbles on the screen while things happen: bowl by bowl along the path, a kicked one straight to its
// pocket after the step that hit it. The board that the server shows is always where they end.
import { rest } from "../../table/flight.ts";
import { type BoardShow, type Marble, backWay, marbleAt, marblesOf, move, settled, swap } from "./marbles.ts";
import type { GameEvent } from "./told.ts";
import { stepsOf } from "./travel.ts";

const STEP = 130;
const REWIND = STEP / 2;
/** A draft is looked at, not waited for. */
const PREVIEW = 45;

export class Motion {
  marbles = $state.raw<Marble[]>([]);
  /** How long a marble takes for one step, in milliseconds. */
  step = $state(PREVIEW);

  /** Where the table has them. */
  settle(board: BoardShow): void {
    this.marbles = this.marbles.length ? settled(this.marbles, board) : marblesOf(board);
  }

  async play(events: readonly GameEvent[], pace: number): Promise<void> {
    for (const event of events) {
      if (event.event === "tac-event-tac") await this.#rewind(event, pace);
      if (event.event === "tac-event-move") await this.#walk(event, pace);
      if (event.event === "tac-event-enter") await this.#walk(event, pace);
      if (event.event === "tac-event-swap") await this.#swap(event, pace);
    }
    this.step = PREVIEW;
  }

  async #walk(event: GameEvent, pace: number): Promise<void> {
    const going = marbleAt(this.marbles, event.from);
    if (!going) return;
    this.step = STEP * pace;
    const { path } = event;
    this.marbles = this.marbles.map((m) => (m.id === going.id ? { ...m, place: event.to, way: path } : m));
    await rest(stepsOf(path) * this.step);
    if (event.kicked) await this.#kick(going, event.to);
  }

  /** Whoever was hit goes to its pocket; a Warrior that met nobody else hits itself. */
  async #kick(by: Marble, field: string): Promise<void> {
    const hit = this.marbles.find((m) => m.place === field && m.id !== by.id);
    const back = this.marbles.map((m) => (m.id === by.id ? { ...m, place: by.place } : m));
    const { marbles } = hit ? move(back, by.place, field) : move(back, by.place, by.place);
    const walked = marbleAt(this.marbles, field)?.way;
    this.marbles = marbles.map((m) => (hit && m.id === by.id ? { ...m, way: walked } : m));
    await rest(stepsOf(null) * this.step);
  }

  async #swap(event: GameEvent, pace: number): Promise<void> {
    this.step = STEP * pace;
    this.marbles = swap(this.marbles, ...event.places);
    await rest(stepsOf(null) * this.step);
  }

  /** The last moves run backwards, at double speed: first who walked, then who was kicked. */
  async #rewind(event: GameEvent, pace: number): Promise<void> {
    this.step = REWIND * pace;
    const kicked = (place: string): number => Number(place.endsWith(".p"));
    const ways = [...event.undone].sort((a, b) => kicked(a.from) - kicked(b.from));
    const held = new Set<string>();
    for (const { colour, from, to } of ways) {
      const marble = this.marbles.find((m) => m.colour === colour && m.place === from && !held.has(m.id));
      if (!marble) continue;
      held.add(marble.id);
      const way = backWay(colour, from, to, event.used);
      this.marbles = this.marbles.map((m) => (m.id === marble.id ? { ...m, place: to, way: way ?? undefined, arc: event.used === "trickster" } : m));
      await rest(stepsOf(way) * this.step);
    }
  }
}
