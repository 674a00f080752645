import { describe, expect, it } from "vitest";
import { besideCard, departure, midway } from "./arc.ts";

describe("an arc", () => {
  it("rises over the straight line, the more the longer the way is", () => {
    expect(midway(100, 0, "up")).toEqual({ x: 50, y: -6 });
    expect(midway(0, 200, "up")).toEqual({ x: 0, y: 88 });
  });

  it("goes to opposite sides for two that change places", () => {
    const one = midway(100, 0, "aside"); // comes from the right
    const other = midway(-100, 0, "aside"); // comes from the left
    expect([one.x, other.x]).toEqual([50, -50]);
    expect(Math.sign(one.y)).toBe(-Math.sign(other.y));
  });
});

describe("cards that are dealt", () => {
  it("leave one after the other", () => {
    expect([0, 1, 2].map((i) => departure(i, 3, 60, 900))).toEqual([0, 60, 120]);
  });

  it("never take longer than the most, however many there are", () => {
    expect(departure(26, 27, 60, 900)).toBe(900);
    expect(departure(0, 1, 60, 900)).toBe(0);
  });
});

describe("an enlarged card", () => {
  const size = { width: 240, height: 400 };
  const room = { width: 1440, height: 900 };
  const clear = (at: { x: number; y: number }, box: { x: number; y: number; width: number; height: number }): boolean =>
    at.x >= box.x + box.width || at.x + size.width <= box.x || at.y >= box.y + box.height || at.y + size.height <= box.y;

  it("lies above its card where nothing is in the way", () => {
    const card = { x: 600, y: 500, width: 100, height: 150 };
    expect(besideCard(card, card, size, null, room)).toEqual({ x: 530, y: 86 });
  });

  it("covers neither the prompt nor the hand, wherever its card lies", () => {
    const prompt = { x: 380, y: 590, width: 640, height: 60 };
    const hand = { x: 0, y: 680, width: 1440, height: 207 };
    for (let x = 0; x <= 1300; x += 50) {
      const card = { x, y: 680, width: 138, height: 207 };
      const at = besideCard(card, hand, size, prompt, room);
      expect(clear(at, prompt)).toBe(true);
      expect(clear(at, hand)).toBe(true);
      expect(at.x >= 0 && at.x + size.width <= 1440 && at.y >= 0 && at.y + size.height <= 900).toBe(true);
    }
  });

  it("stays inside a small phone", () => {
    const card = { x: 300, y: 560, width: 50, height: 75 };
    const at = besideCard(card, { ...card, x: 10, width: 340 }, { width: 220, height: 360 }, { x: 0, y: 470, width: 360, height: 40 }, { width: 360, height: 640 });
    expect(at.x + 220).toBeLessThanOrEqual(360);
    expect(at.y).toBeGreaterThanOrEqual(0);
  });
});
