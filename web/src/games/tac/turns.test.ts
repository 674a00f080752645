import { describe, expect, it } from "vitest";
import { parseTurn } from "./turns.ts";

describe("a written turn", () => {
  it("is a card and what is done with it", () => {
    expect(parseTurn("5 3>8")).toEqual(["5", "3>", ">8"]);
    expect(parseTurn("13 r.p>1")).toEqual(["13", "R.p>", ">1"]);
    expect(parseTurn("4 2>R.h3")).toEqual(["4", "2>", ">R.h3"]);
    expect(parseTurn("8 skip")).toEqual(["8", "skip"]);
    expect(parseTurn("Trickster 3>40")).toEqual(["trickster", "3>", ">40"]);
    expect(parseTurn("fool")).toEqual(["fool"]);
    expect(parseTurn("discard 5")).toEqual(["discard 5"]);
    expect(parseTurn("give tac")).toEqual(["give tac"]);
  });

  it("is made of single steps with a 7", () => {
    expect(parseTurn("7 64>R.h1 20>22")).toEqual([
      "7", "64>", ">1", "1>", ">R.h1", "20>", ">21", "21>", ">22",
    ]);
    expect(parseTurn("7 R.h2>R.h1")).toEqual(["7", "R.h2>", ">R.h1"]);
  });

  it("may name the card that a TAC uses", () => {
    expect(parseTurn("tac 3>8")).toEqual(["tac", "3>", ">8"]);
    expect(parseTurn("tac 7 3>5")).toEqual(["tac", "3>", ">4", "4>", ">5"]);
    expect(parseTurn("tac skip")).toEqual(["tac", "skip"]);
  });

  it("is nothing else", () => {
    for (const text of ["", "11", "5 3-8", "ask 2", "7 3>", "5 hello"]) expect(parseTurn(text)).toBeNull();
  });
});
