// Where the cards of TAC come from that were not seen before: laid ones from a hand, dealt ones from the
// bowl, gifts from beside their seat, a hand that the Fool passed from the neighbour.
import type { Origin } from "../../table/flight.ts";
import { type GameEvent, leftOf } from "./told.ts";

const LAID = ["tac-event-play", "tac-event-discard", "tac-event-tac"];

/** Measured before anything changes: what is laid has left the hand by then. */
export function originOf(root: HTMLElement, events: readonly GameEvent[], own: number): Origin {
  const box = (selector: string): DOMRect | null => root.querySelector(selector)?.getBoundingClientRect() ?? null;
  const laid = events.findLast(({ event }) => LAID.includes(event));
  const card = laid?.event === "tac-event-tac" ? "tac" : laid?.card;
  const held = laid?.seat === own ? box(`.hand [data-card^="hand-${card}-"]`) : null;
  const from = laid ? (held ?? box(`[data-seat="${laid.seat}"] .face`)) : null;
  const drawn = arrivals(events, own);
  const source = drawn ? box(drawn) : null;
  return (key) => (key.startsWith("pile-") ? from : source);
}

/** Where new cards of the own hand come from. */
function arrivals(events: readonly GameEvent[], own: number): string | null {
  for (const { event } of events) {
    if (event === "tac-event-exchange") return `[data-gift="${own}"]`;
    if (event === "tac-event-fool") return `[data-seat="${leftOf(own)}"] .face`;
    if (event === "tac-event-deal") return '[data-place="bowl"]';
  }
  return null;
}
