import { describe, expect, it } from "vitest";
import { placeAt } from "./geometry.ts";
import type { Marble } from "./marbles.ts";
import { arc, journey, stepsOf } from "./travel.ts";

const marble = (place: string, more: Partial<Marble> = {}): Marble => ({ id: "R0", colour: "R", place, index: 0, ...more });

describe("the journey of a marble", () => {
  it("passes every bowl of its way, never across", () => {
    const way = ["62", "63", "64", "1", "R.h1", "R.h2"];
    const found = journey(marble("62"), marble("R.h2", { way }), 0)!;
    expect(found.length).toBe(5);
    expect(found.points).toEqual(way.map((place) => placeAt(place, 0)));
  });

  it("goes back the way it came when a step is taken back", () => {
    const way = ["21", "22", "23"];
    const found = journey(marble("23", { way }), marble("21"), 0)!;
    expect(found.points).toEqual([...way].reverse().map((place) => placeAt(place, 0)));
  });

  it("is straight into a pocket, to the place where it will lie", () => {
    const found = journey(marble("31", { way: ["30", "31"] }), marble("R.p", { index: 3 }), 0)!;
    expect(found.points).toEqual([placeAt("31", 0), placeAt("R.p", 0, 3)]);
    expect(found.length).toBe(stepsOf(null));
  });

  it("does not use a way that leads elsewhere", () => {
    const found = journey(marble("21"), marble("40", { way: ["5", "40"] }), 0)!;
    expect(found.points).toHaveLength(2);
  });

  it("is none for who stays", () => {
    expect(journey(marble("21"), marble("21", { way: ["20", "21"] }), 0)).toBeNull();
  });
});

describe("two that change places", () => {
  it("pass each other on opposite arcs", () => {
    const there = arc([0, 0], [100, 0]);
    const back = arc([100, 0], [0, 0]);
    expect(there[0]).toEqual([0, 0]);
    expect(there.at(-1)).toEqual([100, 0]);
    const middle = Math.floor(there.length / 2);
    expect(there[middle]![1]).toBeLessThan(0);
    expect(back[middle]![1]).toBeGreaterThan(0);
  });
});
