import { describe, expect, it } from "vitest";
import "../games/index.ts";
import { NOBODY, weightOf, type Around } from "./telling.ts";

const at = (game: string, view: Around["view"], players = 4): Around => ({ view, you: typeof view === "number" ? view : NOBODY, names: Array(players).fill("x"), setup: { game } });

describe("what happened", () => {
  it.each([
    ["one's own card", { event: "tatsu-event-play", seat: 1 }, "own"],
    ["being asked", { event: "tatsu-event-ask", seat: 0, asked: 1 }, "own"],
    ["a trick of others", { event: "tatsu-event-trick", seat: 0 }, "own"],
    ["a deal", { event: "tac-event-next-deal", dealer: 3 }, "own"],
    ["somebody who speaks", { event: "server-event-talk", name: "x" }, "own"],
    ["a card of others", { event: "tatsu-event-play", seat: 0 }, "other"],
    ["that one of several has decided", { event: "server-event-answered" }, "other"],
  ])("concerns a player or does not: %s", (_, event, weight) => {
    expect(weightOf([event], at("tatsu", 1))).toBe(weight);
  });

  it("concerns whose marble is kicked, at a table of four and of two", () => {
    const kick = { event: "tac-event-move", seat: 1, player: 1, kicked: "A" };
    expect(weightOf([kick], at("tac", 2))).toBe("own");
    expect(weightOf([kick], at("tac", 0))).toBe("other");
    expect(weightOf([kick], at("tac", 0, 2))).toBe("own");
  });
});
