// Cards travel from where they lay to where they lie: FLIP, keyed by `data-card`, on a shallow arc.
import { tick } from "svelte";

const CARD_MS = 320;
const RISE = 0.06; // of the length of the way
const TURN = 4; // degrees at most
const EASE = "cubic-bezier(.2,.7,.2,1)";

export type Places = Map<string, DOMRect>;

/** Where a card comes from that was not seen before: an element, by a selector. */
export type Origin = (key: string) => string | null;

export interface Flight {
  root: HTMLElement;
  apply: () => void;
  pace: number;
  origin?: Origin;
  ms?: number;
}

export function places(root: HTMLElement): Places {
  const found: Places = new Map();
  for (const node of root.querySelectorAll<HTMLElement>("[data-card]")) found.set(node.dataset["card"]!, node.getBoundingClientRect());
  return found;
}

/** Apply a change and let every card fly to its new place. */
export async function fly({ root, apply, pace, origin, ms = CARD_MS }: Flight): Promise<void> {
  const before = places(root);
  apply();
  await tick();
  if (!pace) return;
  const flights: Promise<unknown>[] = [];
  for (const node of root.querySelectorAll<HTMLElement>("[data-card]")) {
    const from = before.get(node.dataset["card"]!) ?? rectOf(root, origin?.(node.dataset["card"]!) ?? null);
    if (from) flights.push(travel(node, from, ms * pace));
  }
  await Promise.all(flights);
}

/** A picture of something travels and is gone: a trick to its taker, a point to a score. */
export async function send(node: HTMLElement, to: Element | null, ms: number): Promise<void> {
  if (!to || ms <= 0) return;
  const from = node.getBoundingClientRect();
  const goal = to.getBoundingClientRect();
  const dx = goal.x + goal.width / 2 - from.x - from.width / 2;
  const dy = goal.y + goal.height / 2 - from.y - from.height / 2;
  await animated(node, [
    { transform: getComputedStyle(node).transform },
    { transform: `translate(${dx}px, ${dy}px) scale(.16)`, opacity: 0.2 },
  ], ms, "cubic-bezier(.6,0,.3,1)");
}

export function rest(ms: number): Promise<void> {
  return ms > 0 ? new Promise((done) => setTimeout(done, ms)) : Promise.resolve();
}

function rectOf(root: HTMLElement, selector: string | null): DOMRect | null {
  return selector ? (root.querySelector(selector)?.getBoundingClientRect() ?? null) : null;
}

async function travel(node: HTMLElement, from: DOMRect, ms: number): Promise<void> {
  const to = node.getBoundingClientRect();
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  const way = Math.hypot(dx, dy);
  if (way < 2) return;
  const scale = from.width / to.width || 1;
  const turn = Math.max(-TURN, Math.min(TURN, dx / 60));
  const z = node.style.zIndex;
  node.style.zIndex = "30";
  await animated(node, [
    { translate: `${dx}px ${dy}px`, scale: `${scale}`, rotate: "0deg" },
    { translate: `${dx / 2}px ${dy / 2 - way * RISE}px`, scale: `${(1 + scale) / 2 + 0.03}`, rotate: `${turn}deg` },
    { translate: "0 0", scale: "1", rotate: getComputedStyle(node).rotate },
  ], ms, EASE);
  node.style.zIndex = z;
}

async function animated(node: HTMLElement, frames: Keyframe[], ms: number, easing: string): Promise<void> {
  const animation = node.animate(frames, { duration: ms, easing, id: "stage" });
  await animation.finished.catch(() => undefined);
}
