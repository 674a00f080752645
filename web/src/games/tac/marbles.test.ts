import { describe, expect, it } from "vitest";
import { type BoardShow, backWay, differences, marbleAt, marblesOf, move, pathOf, settled, swap, undone } from "./marbles.ts";

const EMPTY = { pocket: 4, ring: [], house: [], fresh: false };
const board = (changes: Partial<BoardShow>): BoardShow => ({
  R: EMPTY,
  S: EMPTY,
  A: EMPTY,
  J: EMPTY,
  ...changes,
});

describe("marbles", () => {
  it("are sixteen, four of each colour, each with a place of its own", () => {
    const marbles = marblesOf(board({ R: { pocket: 2, ring: [5], house: [4], fresh: false } }));
    expect(marbles).toHaveLength(16);
    const places = marbles.map((m) => (m.place.endsWith(".p") ? m.place + m.index : m.place));
    expect(new Set(places).size).toBe(16);
  });

  it("stay who they are when another one moves", () => {
    const before = marblesOf(board({ R: { pocket: 2, ring: [5, 9], house: [], fresh: false } }));
    const after = settled(before, board({ R: { pocket: 2, ring: [5, 12], house: [], fresh: false } }));
    expect(marbleAt(after, "5")?.id).toBe(marbleAt(before, "5")?.id);
    expect(marbleAt(after, "12")?.id).toBe(marbleAt(before, "9")?.id);
  });

  it("are kicked into their pocket by who ends on their field", () => {
    const start = marblesOf(
      board({
        R: { pocket: 3, ring: [5], house: [], fresh: false },
        J: { pocket: 3, ring: [8], house: [], fresh: false },
      }),
    );
    const { marbles, kicked } = move(start, "5", "8");
    expect(kicked?.colour).toBe("J");
    expect(marbleAt(marbles, "8")?.colour).toBe("R");
    const inPocket = marbles.filter((m) => m.place === "J.p");
    expect(new Set(inPocket.map((m) => m.index)).size).toBe(4);
  });

  it("kick themselves when a Warrior finds nobody (TAC-9.6)", () => {
    const start = marblesOf(board({ R: { pocket: 3, ring: [5], house: [], fresh: false } }));
    const { marbles, kicked } = move(start, "5", "5");
    expect(kicked?.colour).toBe("R");
    expect(marbles.every((m) => m.place.endsWith(".p"))).toBe(true);
  });

  it("change places by a Trickster", () => {
    const start = marblesOf(
      board({
        R: { pocket: 3, ring: [5], house: [], fresh: false },
        J: { pocket: 3, ring: [40], house: [], fresh: false },
      }),
    );
    const after = swap(start, "5", "40");
    expect(marbleAt(after, "40")?.colour).toBe("R");
    expect(marbleAt(after, "5")?.colour).toBe("J");
  });
});

describe("a way", () => {
  it("goes bowl by bowl, also over the end of the numbers", () => {
    expect(pathOf("S", "63", "2", false)).toEqual(["63", "64", "1", "2"]);
  });
  it("turns into the house after the start field", () => {
    expect(pathOf("R", "63", "R.h2", false)).toEqual(["63", "64", "1", "R.h1", "R.h2"]);
  });
  it("goes backward with a 4, and into the house backward", () => {
    expect(pathOf("R", "6", "2", true)).toEqual(["6", "5", "4", "3", "2"]);
    expect(pathOf("R", "3", "R.h2", true)).toEqual(["3", "2", "1", "R.h1", "R.h2"]);
  });
  it("may go back inside the house", () => {
    expect(pathOf("A", "A.h3", "A.h2", false)).toEqual(["A.h3", "A.h2"]);
  });
  it("is one leap from the pocket", () => {
    expect(pathOf("A", "A.p", "33", false)).toEqual(["A.p", "33"]);
  });
});

describe("the last move after a reload", () => {
  it("is what stands elsewhere", () => {
    const before = board({ R: { pocket: 3, ring: [5], house: [], fresh: false } });
    const after = board({ R: { pocket: 3, ring: [9], house: [], fresh: false } });
    expect(differences(before, after)).toEqual([{ colour: "R", path: ["5", "9"] }]);
    expect(differences(before, before)).toEqual([]);
  });
});

describe("what a TAC takes back", () => {
  it("goes back along the way that it came, and the kicked one after it", () => {
    const before = board({
      S: { pocket: 3, ring: [31], house: [], fresh: false },
      J: { pocket: 3, ring: [22], house: [], fresh: false },
    });
    const after = board({ J: { pocket: 3, ring: [31], house: [], fresh: false } });
    const ways = undone(before, after, "9");
    expect(ways.map(({ colour }) => colour)).toEqual(["J", "S"]);
    expect(ways[0]!.path).toEqual(["31", "30", "29", "28", "27", "26", "25", "24", "23", "22"]);
    expect(ways[1]!.path).toEqual(["S.p", "31"]);
  });

  it("goes forward again after a 4", () => {
    expect(backWay("R", "62", "2", "4")).toEqual(["62", "63", "64", "1", "2"]);
  });

  it("goes straight where no card led along the ring", () => {
    expect(backWay("R", "40", "2", "trickster")).toBeNull();
    expect(backWay("R", "1", "R.p", "1")).toBeNull();
    expect(backWay("R", "5", "9", "7")).toBeNull(); // two of a colour that cannot be told apart
  });
});

describe("marbles that move", () => {
  it("remember no way that they did not go", () => {
    const start = marblesOf(board({ R: { pocket: 3, ring: [5], house: [], fresh: false } }));
    const walked = start.map((m) => (m.place === "5" ? { ...m, way: ["4", "5"] } : m));
    const { marbles } = move(walked, "5", "9");
    expect(marbleAt(marbles, "9")?.way).toBeUndefined();
  });

  it("know when they have changed places", () => {
    const start = marblesOf(
      board({
        R: { pocket: 3, ring: [5], house: [], fresh: false },
        J: { pocket: 3, ring: [8], house: [], fresh: false },
      }),
    );
    const marbles = swap(start, "5", "8");
    expect(marbles.filter(({ arc }) => arc).map(({ colour }) => colour)).toEqual(["R", "J"]);
  });
});
