// How what happened is shown: cards fly, tricks rest and burn a lantern, a round ends on paper.
import { tick } from "svelte";
import type { Happening } from "../../table/happening.ts";
import { fly, lantern, rest, send } from "../../table/flight.ts";
import type { Director, Table } from "../../table/table.svelte.ts";
import { NOBODY } from "../../table/telling.ts";
import type { Round } from "./score.ts";
import type { FoxShow } from "./show.ts";

const REST = 700;
const SWEEP = 460;
const LANTERN = 620;
const DEALT = 60; // between two cards
/** Those who only watch do not press anything. */
const READING = 4000;

export class FoxStage {
  root: HTMLElement | null = null;
  /** The round that has just ended, while its paper lies on the table. */
  round = $state.raw<Round | null>(null);
  /** The lanterns that burn while the next one is still on its way. */
  burning = $state.raw<number[] | null>(null);
  #read: (() => void) | null = null;

  constructor(private readonly table: Table) {}

  direct: Director = async (happened, apply, pace) => {
    const root = this.root;
    if (!root) return apply();
    if (happened.some(({ event }) => event === "fox-event-lead" || event === "fox-event-deal")) await this.#sweep(root, pace);
    const trick = happened.find(({ event }) => event === "fox-event-trick");
    if (trick && pace) this.burning = [...(this.table.show as unknown as FoxShow).tricks];
    const exchanged = happened.some(({ event }) => event === "fox-event-exchange");
    const dealt = happened.some(({ event }) => event === "fox-event-deal");
    await fly({
      root, apply, pace, origin: (key) => origin(key, happened), cover: () => ".card.back",
      bow: exchanged ? "aside" : "up", apart: dealt ? DEALT : 0,
    });
    if (trick) await this.#light(root, trick.seat ?? 0, happened, pace);
    const ended = happened.find(({ event }) => event === "fox-event-round");
    if (ended) await this.#paper(ended as unknown as Round);
  };

  /** A trick lights a lantern, and a Treasure in it sends one to the score. */
  async #light(root: HTMLElement, seat: number, happened: readonly Happening[], pace: number): Promise<void> {
    await rest((REST / 2) * pace);
    const from = root.querySelector(`[data-place="trick-${seat}"]`);
    const next = root.querySelectorAll(`[data-place="tricks-${seat}"] [data-lantern]`)[this.burning?.[seat] ?? 0];
    const treasures = happened.filter(({ event }) => event === "fox-event-treasure");
    const score = scoreOf(root, seat);
    await Promise.all([
      lantern(from, next ?? null, LANTERN * pace),
      ...treasures.map((_, i) => rest((i + 1) * 140 * pace).then(() => lantern(from, score, LANTERN * pace))),
    ]);
    this.burning = null;
    await rest((REST / 2) * pace);
  }

  goOn = (): void => this.#read?.();

  /** A trick that is over goes to its taker when the next card comes. */
  async #sweep(root: HTMLElement, pace: number): Promise<void> {
    const taker = this.table.history.findLast(({ event }) => event === "fox-event-trick")?.seat;
    const cards = [...root.querySelectorAll<HTMLElement>(".trick [data-card]")];
    if (taker === undefined || cards.length < 2 || !pace) return;
    const goal = root.querySelector(`[data-place="tricks-${taker}"]`);
    await Promise.all(cards.map((card) => send(card, goal, SWEEP * pace)));
  }

  async #paper(round: Round): Promise<void> {
    this.round = round;
    await tick();
    await new Promise<void>((done) => {
      this.#read = done;
      if (this.table.you === NOBODY) setTimeout(done, READING);
    });
    this.#read = null;
    this.round = null;
  }
}

/** The total on the paper, or on a phone the person. */
function scoreOf(root: HTMLElement, seat: number): Element | null {
  const paper = root.querySelector(`[data-place="score-${seat}"]`);
  return paper?.checkVisibility() ? paper : root.querySelector(`[data-seat="${seat}"] .face`);
}

/** Where a card comes from that this viewer did not see before. */
function origin(key: string, happened: readonly Happening[]): string | null {
  for (const { event, seat, card, given } of happened) {
    if ((event === "fox-event-lead" || event === "fox-event-follow") && card === key) return `[data-place="hand-${seat}"]`;
    if (event === "fox-event-exchange" && given === key) return `[data-place="hand-${seat}"]`;
    if (event === "fox-event-draw" && card === key) return '[data-place="deck"]';
    if (event === "fox-event-deal") return '[data-place="deck"]';
  }
  return null;
}
