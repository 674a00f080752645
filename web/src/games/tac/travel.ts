// How a marble gets from one place to another on the screen: bowl by bowl along its way, on an arc when
// two change places, or straight to its pocket.
import { type Point, fixed, GLASS, GLASS_IN_POCKET, placeAt } from "./geometry.ts";
import type { Marble } from "./marbles.ts";

/** A marble that rolls straight takes as long as so many steps. */
const STRAIGHT = 3.5;
const BEND = 0.35;
const BENDS = 12; // pieces of an arc

export interface Journey {
  points: Point[];
  /** In steps of a walking marble. */
  length: number;
}

/** From where it was seen to where it is put; none when it stays there. */
export function journey(last: Marble, next: Marble, bottom: number): Journey | null {
  if (last.place === next.place && last.index === next.index) return null;
  const way = wayBetween(last, next);
  if (way) return { points: way.map((place) => placeAt(place, bottom)), length: stepsOf(way) };
  const ends: [Point, Point] = [placeAt(last.place, bottom, last.index), placeAt(next.place, bottom, next.index)];
  return { points: next.arc ? arc(...ends) : ends, length: STRAIGHT };
}

/** The way it was sent, or back the way it came. */
function wayBetween(last: Marble, next: Marble): readonly string[] | null {
  if (last.place.endsWith(".p") || next.place.endsWith(".p")) return null;
  if (next.way && next.way[0] === last.place && next.way.at(-1) === next.place) return next.way;
  const came = last.way;
  if (came && came[0] === next.place && came.at(-1) === last.place) return [...came].reverse();
  return null;
}

/** To the left of the straight line, seen along it: two that meet pass each other. */
export function arc([x0, y0]: Point, [x1, y1]: Point): Point[] {
  const [cx, cy] = [(x0 + x1) / 2 + (y1 - y0) * BEND, (y0 + y1) / 2 - (x1 - x0) * BEND];
  return Array.from({ length: BENDS + 1 }, (_, i): Point => {
    const t = i / BENDS;
    const u = 1 - t;
    return [u * u * x0 + 2 * u * t * cx + t * t * x1, u * u * y0 + 2 * u * t * cy + t * t * y1];
  });
}

/** A marble is a little smaller in its pocket. */
export function scaleAt(place: string): number {
  return place.endsWith(".p") ? GLASS_IN_POCKET / GLASS : 1;
}

export function transformAt([x, y]: Point, scale: number): string {
  return `translate(${fixed(x)}px,${fixed(y)}px) scale(${scale.toFixed(3)})`;
}

interface Seen {
  marble: Marble;
  bottom: number;
  /** Milliseconds for one step; 0 for none. */
  step: number;
}

/** The marble of this element walks whenever it is put elsewhere. */
export function walks(node: SVGGElement, first: Seen): { update: (next: Seen) => void } {
  let last = first;
  return {
    update(next) {
      const way = next.step && next.bottom === last.bottom ? journey(last.marble, next.marble, next.bottom) : null;
      const [from, to] = [scaleAt(last.marble.place), scaleAt(next.marble.place)];
      last = next;
      if (!way) return;
      const frames = way.points.map((point, i) => ({ transform: transformAt(point, i ? to : from) }));
      for (const old of node.getAnimations()) old.cancel();
      node.animate(frames, { duration: next.step * way.length, easing: way.length === STRAIGHT ? "ease-in-out" : "linear", id: "stage" });
    },
  };
}

/** How long a way is, in steps; whoever leaves a pocket rolls straight. */
export function stepsOf(way: readonly string[] | null): number {
  return !way || way.some((place) => place.endsWith(".p")) ? STRAIGHT : way.length - 1;
}
