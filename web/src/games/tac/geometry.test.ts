import { describe, expect, it } from "vitest";
import {
  FIELDS,
  POCKET,
  RADIUS,
  STEP,
  nearest,
  placeAt,
  pocketAt,
  pocketCentre,
  ringAt,
  slotAt,
  trail,
  wobble,
} from "./geometry.ts";
import { COLOURS } from "./notation.ts";

const close = (a: readonly [number, number], b: readonly [number, number]): void => {
  expect(a[0]).toBeCloseTo(b[0], 6);
  expect(a[1]).toBeCloseTo(b[1], 6);
};

describe("the ring", () => {
  it("has the viewer's start at the bottom, whoever the viewer is", () => {
    for (const bottom of [0, 1, 2, 3]) close(ringAt(16 * bottom, bottom), [0, RADIUS]);
  });

  it("runs clockwise on the screen: the left neighbour starts at the left", () => {
    close(ringAt(16, 0), [-RADIUS, 0]);
    close(ringAt(32, 0), [0, -RADIUS]);
    close(ringAt(48, 0), [RADIUS, 0]);
  });

  it("has fields at equal distances", () => {
    const chord = 2 * RADIUS * Math.sin(Math.PI / FIELDS);
    for (let i = 0; i < FIELDS; i++) {
      const [x, y] = ringAt(i, 0);
      const [u, v] = ringAt((i + 1) % FIELDS, 0);
      expect(Math.hypot(x - u, y - v)).toBeCloseTo(chord, 6);
    }
  });
});

describe("houses and pockets", () => {
  it("lead from the start field straight to the middle", () => {
    const depths = [1, 2, 3, 4].map((slot) => slotAt(0, slot, 0));
    for (const [x] of depths) expect(x).toBeCloseTo(0, 6);
    const ys = depths.map(([, y]) => y);
    expect([...ys].sort((a, b) => b - a)).toEqual(ys);
    expect(ys[3]).toBeGreaterThan(184);
  });

  it("keep every pocket inside the square and apart from its neighbours", () => {
    for (const bottom of [0, 1, 2, 3])
      for (const seat of [0, 1, 2, 3]) {
        const [x, y] = pocketCentre(seat, bottom);
        expect(Math.abs(x) + POCKET).toBeLessThanOrEqual(500);
        expect(Math.abs(y) + POCKET).toBeLessThanOrEqual(500);
      }
  });

  it("lie behind the start, on the side from which the ring arrives", () => {
    expect(pocketCentre(0, 0)).toEqual([414, 414]);
    expect(pocketCentre(1, 0)).toEqual([-414, 414]);
    expect(pocketCentre(2, 0)).toEqual([-414, -414]);
    expect(pocketCentre(3, 0)).toEqual([414, -414]);
  });

  it("have four places each", () => {
    const places = [0, 1, 2, 3].map((n) => pocketAt(2, n, 0).join());
    expect(new Set(places).size).toBe(4);
  });
});

describe("places in notation", () => {
  it("are found for every viewer", () => {
    close(placeAt("1", 0), ringAt(0, 0));
    close(placeAt("64", 2), ringAt(63, 2));
    close(placeAt("A.h3", 1), slotAt(2, 3, 1));
    close(placeAt("J.p", 0, 2), pocketAt(3, 2, 0));
  });

  it("never lie on each other", () => {
    const all = [
      ...Array.from({ length: FIELDS }, (_, i) => String(i + 1)),
      ...COLOURS.flatMap((c) => [1, 2, 3, 4].map((k) => `${c}.h${k}`)),
    ].map((p) => placeAt(p, 3));
    for (const [i, a] of all.entries())
      for (const b of all.slice(i + 1))
        expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(0.9 * STEP);
  });
});

describe("a trail", () => {
  it("follows the ring forward, backward and over the end of the numbers", () => {
    expect(trail(["3", "4"], 0)).toMatch(/^M.*A432 432 0 0 1 /);
    expect(trail(["4", "3"], 0)).toMatch(/^M.*A432 432 0 0 0 /);
    expect(trail(["64", "1"], 0)).toMatch(/A432 432 0 0 1 /);
    expect(trail(["1", "64"], 0)).toMatch(/A432 432 0 0 0 /);
  });

  it("goes straight into the house", () => {
    expect(trail(["64", "1", "R.h1"], 0)).toMatch(/^M.*A.*L-?0\.0 /);
  });
});

describe("a tap", () => {
  const places = [
    { place: "1", at: [0, 0] as const },
    { place: "2", at: [10, 0] as const },
  ];
  it("means the nearest place within reach", () => {
    expect(nearest([7, 0], places, 28)).toBe("2");
    expect(nearest([4, 0], places, 28)).toBe("1");
  });
  it("means nothing when all are too far", () => {
    expect(nearest([60, 0], places, 28)).toBeNull();
  });
});

describe("the wood", () => {
  it("is the same every time and closed", () => {
    expect(wobble(100, 4, 9)).toBe(wobble(100, 4, 9));
    expect(wobble(100, 4, 9)).toMatch(/^M.*Z$/);
  });
});
