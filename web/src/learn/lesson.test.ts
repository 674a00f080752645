import { describe, expect, it } from "vitest";
import { firstOf, fits, lessonOf, stepAt, suits, tableFor, written, type Step } from "./lesson.ts";
import { blocks } from "../pages/rules.ts";
import { switches } from "./editions.ts";

const step = (...turns: string[][]): Step => ({ id: "x", do: turns });

describe("a turn in one piece", () => {
  it("joins a marble with where it goes", () => {
    expect(written(["13", "R.p>", ">1"])).toBe("13 R.p>1");
    expect(written(["M3", "swap M6"])).toBe("M3 swap M6");
  });

  it("does not depend on the order in which the marbles of a 7 step", () => {
    const wanted = written(["7 64>R.h2 62>R.h1"]);
    const mixed = ["7", "64>", ">1", "62>", ">63", "1>", ">R.h1", "R.h1>", ">R.h2", "63>", ">64", "64>", ">1", "1>", ">R.h1"];
    expect(written(mixed)).toBe(wanted);
    expect(written(["7", "64>", ">1"])).not.toBe(wanted);
  });
});

describe("a step", () => {
  it("wants its turn and no other", () => {
    expect(suits(step(["M3", "swap M6"]), ["M3", "swap M6"], true)).toBe(true);
    expect(suits(step(["M3", "swap M6"]), ["M3", "keep"], true)).toBe(false);
    expect(suits(step(["trickster 20>64"], ["trickster 64>20"]), ["trickster", "64>", ">20"], true)).toBe(true);
  });

  it("lets a turn be drafted that begins as it should", () => {
    expect(suits(step(["M3", "swap M6"]), ["M3"], false)).toBe(true);
    expect(suits(step(["13 R.p>1"]), ["13", "20>"], false)).toBe(true);
    expect(suits(step(["13 R.p>1"]), ["1"], false)).toBe(false);
  });

  it("points to what is touched first", () => {
    expect(firstOf(step(["8 skip"]))).toBe("8");
    expect(firstOf(step(["under M11"]))).toBe("under M11");
  });

  it("is found by what may be done, when the table is further than was kept", () => {
    const steps = [step(["K8"]), step(["M10"]), step(["K1"])];
    expect(fits(steps[0]!, ["K1", "K8"])).toBe(true);
    expect(stepAt(steps, 0, ["K1", "K8"])).toBe(0);
    expect(stepAt(steps, 0, ["B5", "M10"])).toBe(1);
    expect(stepAt(steps, 2, ["B5", "M10"])).toBe(1);
    expect(stepAt(steps, 1, ["B5"])).toBe(3);
  });
});

it("has a lesson for each game, at a table for one person and bots", async () => {
  for (const game of ["fox", "tatsu", "tac"]) {
    const lesson = (await lessonOf(game))!;
    expect(tableFor(lesson).seats?.map(({ kind }) => kind)).toEqual(["me", ...Array(lesson.players - 1).fill("bot")]);
  }
  expect(await lessonOf("chess")).toBeNull();
});

it("reads the editions from the table of the rules", () => {
  const text = "| switch | players | `uk` | `fr` | clause |\n|---|---|---|---|---|\n| `deal` | 2 | split | mixed | TATSU-8.2 |";
  expect(switches(blocks(text))).toEqual([{ name: "deal", players: 2, values: { uk: "split", fr: "mixed" }, clause: "TATSU-8.2", differs: true }]);
});
