// Cards travel from where they lay to where they lie: FLIP, keyed by `data-card`, on a shallow arc.
import { tick } from "svelte";
import { departure, midway, type Bow, type Offset } from "./arc.ts";

const CARD_MS = 320;
const FLIP_MS = 240;
const WAY_MS = 460; // along a way that is longer than an arc
const DEALING_MS = 900; // a whole hand, card by card
const CARD_SHAPE = 1.5;
const SMALL = 0.45;
const TURN = 4; // degrees at most
const EASE = "cubic-bezier(.2,.7,.2,1)";
const EASE_BOTH = "cubic-bezier(.6,0,.3,1)";

export type Places = Map<string, DOMRect>;

/** Where a card comes from that was not seen before: an element, by a selector, or a place. */
export type Origin = (key: string) => string | DOMRect | null;

export interface Flight {
  root: HTMLElement;
  apply: () => void;
  pace: number;
  origin?: Origin;
  /** The back that a card shows until the middle of its way, by a selector. */
  cover?: (key: string) => string | null;
  bow?: Bow;
  /** The way that a card takes instead of an arc, from its beginning, as it lay before. */
  way?: (key: string) => Offset[] | null;
  /** Milliseconds between two cards that are dealt. */
  apart?: number;
}

export function places(root: HTMLElement): Places {
  const found: Places = new Map();
  for (const node of root.querySelectorAll<HTMLElement>("[data-card]")) found.set(node.dataset["card"]!, node.getBoundingClientRect());
  return found;
}

/** Apply a change and let every card fly to its new place. */
export async function fly({ root, apply, pace, origin, cover, way, bow = "up", apart = 0 }: Flight): Promise<void> {
  const before = places(root);
  const backs = pace && cover ? copies(root) : null;
  apply();
  await tick();
  if (!pace) return;
  const moved = [...root.querySelectorAll<HTMLElement>("[data-card]")].flatMap((node) => {
    const key = node.dataset["card"]!;
    const seen = before.get(key);
    const from = seen ?? rectOf(root, origin?.(key) ?? null);
    return from && isFar(node, from) ? [{ node, from, key, isNew: !seen }] : [];
  });
  const flights = moved.map(({ node, from, key, isNew }, i) => {
    const delay = departure(i, moved.length, apart, DEALING_MS) * pace;
    const along = way?.(key) ?? null;
    const ms = (along ? WAY_MS : CARD_MS) * pace;
    if (isNew && backs) flip(node, backs(cover?.(key) ?? null), ms, delay);
    return travel(node, from, ms, delay, (dx, dy, to) => (along ? along.map(({ x, y }) => ({ x: x - to.x, y: y - to.y })) : [midway(dx, dy, bow)]));
  });
  await Promise.all(flights);
}

/** A picture of something travels and is gone: a trick to its taker, a point to a score. */
export async function send(node: HTMLElement, to: Element | null, ms: number): Promise<void> {
  if (!to || ms <= 0) return;
  const { x, y } = between(node.getBoundingClientRect(), to.getBoundingClientRect());
  await animated(node, [
    { transform: getComputedStyle(node).transform },
    { transform: `translate(${x}px, ${y}px) scale(.16)`, opacity: 0.2 },
  ], ms, EASE_BOTH);
}

/** A lantern flies from one place to another, and is gone when it arrives. */
export async function lantern(from: Element | null, to: Element | null, ms: number): Promise<void> {
  if (!from || !to || ms <= 0) return;
  const here = from.getBoundingClientRect();
  const { x, y } = between(here, to.getBoundingClientRect());
  const over = midway(-x, -y, "aside");
  const light = document.createElement("span");
  light.className = "flying";
  light.setAttribute("aria-hidden", "true");
  light.innerHTML = '<svg><use href="#lantern"/></svg>';
  light.style.left = `${here.x + here.width / 2}px`;
  light.style.top = `${here.y + here.height / 2}px`;
  document.body.append(light);
  await animated(light, [
    { translate: "0 0", scale: ".4", opacity: 0 },
    { opacity: 1, scale: "1.25", offset: 0.2 },
    { translate: `${x + over.x}px ${y + over.y}px`, scale: "1.25", offset: 0.5 },
    { translate: `${x}px ${y}px`, scale: ".7", opacity: 1 },
  ], ms, EASE_BOTH);
  light.remove();
}

/** Several cards turn over at the same time; `shown` is called when their faces can be seen. */
export async function turn(nodes: readonly HTMLElement[], pace: number, shown: () => void): Promise<void> {
  const ms = FLIP_MS * pace;
  const half = (from: number, to: number): Promise<unknown> =>
    Promise.all(nodes.map((node) => animated(node, [{ transform: edge(from) }, { transform: edge(to) }], ms / 2, "linear")));
  if (ms > 0) await half(0, 90);
  shown();
  await tick();
  if (ms > 0) await half(90, 0);
}

const resting = new Set<() => void>();

/** Nothing happens for a while, unless somebody wants to act. */
export function rest(ms: number): Promise<void> {
  if (ms <= 0) return Promise.resolve();
  return new Promise((done) => {
    const wake = (): void => {
      clearTimeout(timer);
      resting.delete(wake);
      done();
    };
    const timer = setTimeout(wake, ms);
    resting.add(wake);
  });
}

/** Everything that moves or rests is over at once. */
export function finish(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect && (animation as { id: string }).id === "stage") animation.finish();
  }
  for (const wake of [...resting]) wake();
}

export async function animated(node: Element, frames: Keyframe[], ms: number, easing: string, delay = 0): Promise<void> {
  const animation = node.animate(frames, { duration: ms, delay, easing, fill: delay ? "backwards" : "none", id: "stage" });
  await animation.finished.catch(() => undefined);
}

function rectOf(root: HTMLElement, place: string | DOMRect | null): DOMRect | null {
  return typeof place === "string" ? (root.querySelector(place)?.getBoundingClientRect() ?? null) : place;
}

function between(from: DOMRect, to: DOMRect): { x: number; y: number } {
  return { x: to.x + to.width / 2 - from.x - from.width / 2, y: to.y + to.height / 2 - from.y - from.height / 2 };
}

function isFar(node: HTMLElement, from: DOMRect): boolean {
  const { x, y } = between(node.getBoundingClientRect(), from);
  return Math.hypot(x, y) >= 2;
}

/** A card comes in its size from where a card lay, and small from a whole hand or a person. */
export function scaleFrom(from: Pick<DOMRect, "width" | "height">, width: number): number {
  const isCard = Math.abs(from.height / from.width - CARD_SHAPE) < 0.3;
  return isCard ? from.width / width : SMALL;
}

/** The points between the two ends of a way, as seen from its goal. */
type Between = (dx: number, dy: number, goal: Offset) => Offset[];

async function travel(node: HTMLElement, from: DOMRect, ms: number, delay: number, points: Between): Promise<void> {
  const to = node.getBoundingClientRect();
  const { x: dx, y: dy } = between(to, from);
  const over = points(dx, dy, { x: to.x + to.width / 2, y: to.y + to.height / 2 });
  const scale = scaleFrom(from, to.width);
  const lean = Math.max(-TURN, Math.min(TURN, dx / 60));
  const z = node.style.zIndex;
  node.style.zIndex = "30";
  await animated(node, [
    { translate: `${dx}px ${dy}px`, scale: `${scale}`, rotate: "0deg" },
    ...over.map(({ x, y }, i) => ({ translate: `${x}px ${y}px`, scale: `${scale + ((1 - scale) * (i + 1)) / (over.length + 1) + 0.03}`, rotate: `${lean}deg` })),
    { translate: "0 0", scale: "1", rotate: getComputedStyle(node).rotate },
  ], ms, EASE, delay);
  node.style.zIndex = z;
}

/** Backs as they lay before: the one that is turned may have been the last of its kind. */
function copies(root: HTMLElement): (selector: string | null) => HTMLElement | null {
  const backs = [...root.querySelectorAll<HTMLElement>(".card.back")].map((each) => each.cloneNode(true) as HTMLElement);
  return (selector) => backs.find((each) => selector && each.matches(selector))?.cloneNode(true) as HTMLElement | null ?? null;
}

const edge = (degrees: number): string => `perspective(700px) rotateY(${degrees}deg)`;

/** A card that comes face down turns over in the middle of its way. */
function flip(node: HTMLElement, back: HTMLElement | null, ms: number, delay: number): void {
  if (!back) return;
  back.removeAttribute("style");
  back.removeAttribute("data-card");
  back.classList.add("cover");
  back.setAttribute("aria-hidden", "true");
  node.append(back);
  const pause = delay + Math.max(0, ms - FLIP_MS) / 2;
  const turning = Math.min(ms, FLIP_MS);
  void animated(node, [{ transform: edge(0) }, { transform: edge(90) }, { transform: edge(0) }], turning, "linear", pause);
  void animated(back, [{ opacity: 1 }, { opacity: 0 }], 2 * (pause + turning / 2), "steps(2, jump-none)").then(() => back.remove());
}
