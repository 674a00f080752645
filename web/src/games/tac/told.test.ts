import { describe, expect, it } from "vitest";
import { type GameEvent, Seats, Teller, joined, runs } from "./told.ts";

/** Words that show which message was asked for, and with what. */
const words = (id: string, args: Record<string, string | number> = {}): string =>
  `${id}(${Object.entries(args)
    .map(([name, value]) => `${name}=${value}`)
    .join(" ")})`;

const event = (id: string, args: object = {}): GameEvent =>
  ({ event: `tac-event-${id}`, player: 0, seat: 0, ...args }) as GameEvent;
const step = (from: string, to: string, more: object = {}): GameEvent =>
  event("move", { card: "7", colour: "R", from, to, path: [from, to], kicked: null, ...more });

const FOUR = ["Ada", "Stag", "Hare", "Moth"];

describe("a seven", () => {
  it("is told as one way for each marble", () => {
    const ways = runs([step("3", "4"), step("4", "5"), step("40", "41"), step("41", "42")]);
    expect(ways.map(({ from, to }) => `${from}>${to}`)).toEqual(["3>5", "40>42"]);
  });

  it("turns round in the house with a new way", () => {
    const ways = runs([step("R.h1", "R.h2"), step("R.h2", "R.h1")]);
    expect(ways).toHaveLength(2);
  });

  it("keeps all whom it kicks", () => {
    const [way] = runs([step("3", "4", { kicked: "S" }), step("4", "5", { kicked: "J" })]);
    expect(way?.kicks).toEqual([
      ["S", "4"],
      ["J", "5"],
    ]);
  });

  it("is one group with whoever comes home in it told afterwards", () => {
    const home = event("home", { colour: "R" });
    const groups = joined([event("play", { card: "7" }), step("64", "1"), home, step("3", "4")]);
    expect(groups.map((group) => group.map(({ event: id }) => id.slice(10)))).toEqual([
      ["move", "move"],
      ["home"],
    ]);
  });
});

describe("seats", () => {
  it("are called by their players when there are four", () => {
    const seats = new Seats(words, FOUR, 1);
    expect(seats.of(1)).toEqual({ seat: "you", name: "Stag" });
    expect(seats.of(2, "to", false)).toEqual({ to_seat: "other", to: "Hare" });
    expect([0, 1, 2, 3].map((seat) => seats.relation(seat))).toEqual(["other", "you", "other", "partner"]);
    expect(seats.bottom).toBe(1);
  });

  it("are called by their colours when somebody has several (TAC-11.3, TAC-11.4)", () => {
    const two = new Seats(words, ["Ada", "Stag"], 0);
    expect(two.own()).toEqual([0, 2]);
    expect(two.of(2)["name"]).toBe("tac-seat(colour=A own=yes name=Ada form=title)");
    expect(two.of(2)["seat"]).toBe("other");
    const alone = new Seats(words, ["Ada"], 0);
    expect(alone.own()).toEqual([0, 1, 2, 3]);
    expect(alone.relation(3)).toBe("alone");
  });
});

describe("a teller", () => {
  const teller = (viewer = 0): Teller => new Teller(words, new Seats(words, FOUR, viewer));

  it("does not tell a card by itself when it is carried out", () => {
    const lines = teller().lines([event("play", { card: "5" }), step("3", "8", { card: "5" })]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^tac-event-move\(card=5 moves=tac-run/);
  });

  it("says with which card a TAC goes on", () => {
    const tac = event("tac", { used: "5", undone: [{ colour: "J", from: "9", to: "4" }] });
    const lines = teller().lines([tac, step("3", "8", { card: "5" })]);
    expect(lines[0]).toMatch(/^tac-event-tac\(used=5/);
    expect(lines[1]).toContain("tac=yes");
  });

  it("says that nothing is undone after a discard (TAC-8.4)", () => {
    const [line] = teller().lines([event("tac", { used: "5", undone: [] })]);
    expect(line).toMatch(/^tac-event-tac-nothing/);
  });

  it("calls the victim of a Devil by the colour: somebody else decides (TAC-9.7)", () => {
    const [line] = teller().lines([step("17", "18", { card: "1", seat: 1, player: 0 })]);
    expect(line).toContain("seat=other");
    expect(line).toContain("name=tac-colour(colour=S form=title)");
  });

  it("keeps the gifts of others to themselves, and tells the own ones", () => {
    const hidden = event("give", { seat: 1, player: 1, to: 3, card: "?" });
    const own = event("give", { seat: 0, to: 2, card: "5" });
    expect(teller().lines([hidden])).toEqual([]);
    expect(teller().lines([own])).toHaveLength(1);
    expect(teller(-1).lines([hidden])).toHaveLength(1);
  });

  it("tells a Warrior that finds nobody (TAC-9.6)", () => {
    const [line] = teller().lines([step("3", "3", { card: "warrior", kicked: "R" })]);
    expect(line).toContain("tac-run-alone");
  });
});
