import { describe, expect, it } from "vitest";
import { clanOf, faceOf, sorted } from "./cards.ts";
import { type TatsuShow, partnerOf, seatsFrom } from "./show.ts";
import { type GameEvent, Teller } from "./told.ts";

const words = (id: string, args: Record<string, string | number> = {}): string =>
  `${id}(${Object.entries(args)
    .map(([name, value]) => `${name}=${value}`)
    .join(" ")})`;
const event = (id: string, args: object): GameEvent => ({ event: `tatsu-event-${id}`, ...args }) as GameEvent;
const table = (players: number, dealer: number, clans: string[]): TatsuShow =>
  ({ dealer, clans, scores: Array(players).fill(0) }) as unknown as TatsuShow;

describe("cards", () => {
  it("are read from their notation", () => {
    expect(faceOf("R1/5")).toMatchObject({ clan: "red", kind: "one", strength: 1, worth: 5, index: "1" });
    expect(faceOf("Y4")).toMatchObject({ clan: "yellow", kind: "strength", strength: 4, worth: 1 });
    expect(faceOf("Rx2")).toMatchObject({ kind: "multiplier", factor: 2, worth: 0, index: "×2" });
    expect(faceOf("Y*")).toMatchObject({ kind: "fusion", worth: 0, index: "" });
    expect(faceOf("R?")).toMatchObject({ kind: "hidden", clan: "red" });
    expect(clanOf("Y?")).toBe("yellow");
  });

  it("are sorted by clan, then by what they can do", () => {
    expect(sorted(["Y*", "R*", "Y1/3", "Rx1", "R6", "R1/7", "R1/3"])).toEqual([
      "R1/3", "R1/7", "R6", "Rx1", "R*", "Y1/3", "Y*",
    ]);
  });
});

describe("seats", () => {
  it("lie clockwise from the viewer on", () => {
    const four = table(4, 0, ["red", "yellow", "red", "yellow"]);
    expect(seatsFrom(four, 2)).toEqual([2, 3, 0, 1]);
    expect(partnerOf(four, 2)).toBe(0);
  });

  it("have the ghost opposite red, whoever is red (TATSU-8.10)", () => {
    for (const red of [0, 1, 2]) {
      const clans = ["yellow", "yellow", "yellow", "red"];
      clans[red] = "red";
      const around = seatsFrom(table(3, red, clans), red);
      expect(around).toEqual([red, (red + 1) % 3, 3, (red + 2) % 3]);
    }
  });
});

describe("a teller", () => {
  const teller = new Teller(words, ["Ada", "Stag", "Hare"], 0);

  it("knows you, the ghost and the others", () => {
    expect([0, 1, 3].map((seat) => teller.relation(seat))).toEqual(["you", "other", "ghost"]);
  });

  it("tells who asks whom, and for which clan", () => {
    const [line] = teller.lines([event("ask", { player: 0, seat: 3, asked: 1, side: "red" })]);
    expect(line).toContain("seat=ghost");
    expect(line).toContain("asked=Stag");
    expect(line).toContain("clan=red");
  });

  it("says with whom one plays after the deal", () => {
    const deal = event("deal", { hand: 1, dealer: 0, clans: ["red", "yellow", "yellow", "red"] });
    expect(teller.lines([deal]).at(-1)).toMatch(/^tatsu-deal-ghost/);
  });

  it("gives the reason for every point of a hand (TATSU-6.1)", () => {
    const sides = [
      { clan: "red", points: 20, factor: 4, score: 80 },
      { clan: "yellow", points: 13, factor: 0, score: 0 },
    ];
    const told = teller.lines([event("hand", { hand: 1, sides, scores: [80, 0, 0], gained: [80, 0, 0] })]);
    expect(told).toHaveLength(1 + 2 + 3);
    expect(told[1]).toContain("points=20 factor=4 score=80");
    expect(told[3]).toMatch(/^tatsu-hand-seat.*seat=you/);
  });
});
