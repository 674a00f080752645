/**
 * Where everything lies on the TAC board: a square of 1000 units, origin in its middle, y down. The
 * seat at the bottom is the viewer's; clockwise on the screen is forward. All numbers derive from
 * the radius of the ring.
 */

import { type Colour, type Place, parsePlace, seatOf } from "./notation.ts";

export const RADIUS = 432;
export const FIELDS = 64;
export const STEP = (2 * Math.PI * RADIUS) / FIELDS;
export const BOWL = 0.4 * STEP;
export const SLOT = 0.44 * STEP;
export const GLASS = 0.455 * STEP;
export const GLASS_IN_POCKET = 22;
export const POCKET = 82;
export const WELL = 184;

export type Point = readonly [number, number];

/** The angle of a ring field (0 to 63) when the start of seat `bottom` is at the bottom. */
export function angle(field: number, bottom: number): number {
  return Math.PI / 2 + ((field - 16 * bottom) * 2 * Math.PI) / FIELDS;
}

export function polar(radius: number, at: number): Point {
  return [radius * Math.cos(at), radius * Math.sin(at)];
}

export function ringAt(field: number, bottom: number): Point {
  return polar(RADIUS, angle(field, bottom));
}

/** Slot 1 is the one by the ring, slot 4 the deepest. */
export function slotAt(seat: number, slot: number, bottom: number): Point {
  return polar(RADIUS - STEP * (1.3 + 1.12 * (slot - 1)), angle(16 * seat, bottom));
}

/** Behind the start field, so that a marble enters and walks on. */
export function pocketCentre(seat: number, bottom: number): Point {
  const at = angle(16 * seat, bottom) - Math.PI / 4;
  const far = 500 - POCKET - 4;
  return [Math.sign(Math.cos(at)) * far, Math.sign(Math.sin(at)) * far];
}

/** One of the four places of a pocket. */
export function pocketAt(seat: number, index: number, bottom: number): Point {
  const [x, y] = pocketCentre(seat, bottom);
  return [x + (index % 2 ? 25 : -25), y + (index > 1 ? 25 : -25)];
}

/** A place in notation; `index` tells the four places of a pocket apart. */
export function placeAt(text: string, bottom: number, index = 0): Point {
  const place: Place = parsePlace(text);
  if (place.kind === "ring") return ringAt(place.field, bottom);
  const seat = seatOf(place.colour);
  if (place.kind === "house") return slotAt(seat, place.slot, bottom);
  return pocketAt(seat, index, bottom);
}

/** A closed, slightly uneven circle, always the same for the same seed. */
export function wobble(radius: number, amplitude: number, seed: number, points = 72): string {
  const phase = (k: number): number => Math.sin(seed * 12.9898 + k * 78.233) * 3.1;
  const [p1, p2, p3, p4] = [phase(1), phase(2), phase(3), phase(4)];
  const corners = Array.from({ length: points + 1 }, (_, i) => {
    const a = ((i % points) * 2 * Math.PI) / points;
    const uneven =
      Math.sin(2 * a + p1) * 0.5 +
      Math.sin(3 * a + p2) * 0.4 +
      Math.sin(7 * a + p3) * 0.22 +
      Math.sin(11 * a + p4) * 0.12;
    const [x, y] = polar(radius + amplitude * uneven, a);
    return `${fixed(x)} ${fixed(y)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** A line through places, along the ring and into the house, never across. */
export function trail(path: readonly string[], bottom: number): string {
  return path
    .map((text, i) => {
      const [x, y] = placeAt(text, bottom);
      const onArc = i > 0 && isRing(text) && isRing(path[i - 1] as string);
      if (!onArc) return `${i ? "L" : "M"}${fixed(x)} ${fixed(y)}`;
      return `A${RADIUS} ${RADIUS} 0 0 ${sweep(path[i - 1] as string, text)} ${fixed(x)} ${fixed(y)}`;
    })
    .join("");
}

function sweep(from: string, to: string): 0 | 1 {
  const ahead = (Number(to) - Number(from) + FIELDS) % FIELDS;
  return ahead <= FIELDS / 2 ? 1 : 0;
}

export function isRing(text: string): boolean {
  return /^\d+$/.test(text);
}

export function fixed(n: number): string {
  return n.toFixed(1);
}

/** The inlay of a house as a path, before it is turned to its seat. */
export function inlay(): { shape: string; shade: string } {
  const outer = RADIUS + STEP * 0.72;
  const inner = RADIUS - STEP * 4.66;
  const w = STEP * 0.7;
  const tip = `Q${inner - 34} ${-w * 0.8} ${inner - 6} ${-w}`;
  return {
    shape: `M${outer} ${-w * 0.86}Q${outer + 12} 0 ${outer} ${w * 0.86}L${inner - 6} ${w}Q${inner - 34} ${w * 0.8} ${inner - 62} 0${tip}Z`,
    shade: `M${outer} ${-w * 0.86}L${inner - 6} ${-w}Q${inner - 34} ${-w * 0.8} ${inner - 62} 0`,
  };
}

/** Where the shape of a colour is inlaid, at the tip of its house. */
export function tipAt(colour: Colour, bottom: number): Point {
  return polar(RADIUS - STEP * 5.72 + 6, angle(16 * seatOf(colour), bottom));
}

/** Where the number of a field is written. */
export function numberAt(field: number, bottom: number): Point {
  const [x, y] = polar(RADIUS + STEP * 0.86, angle(field, bottom));
  return [x, y + 5];
}

/** Of several places the one nearest to a point, if it is near enough. */
export function nearest(
  point: Point,
  places: readonly { place: string; at: Point }[],
  within: number,
): string | null {
  let best: string | null = null;
  let least = within;
  for (const { place, at } of places) {
    const far = Math.hypot(at[0] - point[0], at[1] - point[1]);
    if (far <= least) [best, least] = [place, far];
  }
  return best;
}
