import { afterEach, describe, expect, it } from "vitest";
import { settings } from "../settings.svelte.ts";
import { Speech } from "./speech.svelte.ts";

const heard = (speech: Speech): string[] => speech.lines.map(({ text }) => text);

describe("what is said", () => {
  afterEach(() => void (settings.announced = "all"));

  it("is said in order, the same again too, and without marks", () => {
    const speech = new Speech();
    speech.say(["one *two*", "", "three"], "other");
    speech.say("three", "own");
    expect(heard(speech)).toEqual(["one two", "three", "three"]);
    expect(new Set(speech.lines.map(({ key }) => key)).size).toBe(3);
  });

  it.each([
    ["all", ["asked", "own", "other"]],
    ["own", ["asked", "own"]],
    ["none", ["asked"]],
  ] as const)("is as much as is wanted: %s", (level, expected) => {
    settings.announced = level;
    const speech = new Speech();
    for (const weight of ["asked", "own", "other"] as const) speech.say(weight, weight);
    expect(heard(speech)).toEqual(expected);
  });

  it("puts a question once, and again when the decision or the words have changed", () => {
    const speech = new Speech();
    speech.ask(1, "Which card?");
    speech.ask(1, "Which card?");
    speech.ask(null, "Another is to play");
    expect(speech.wanted).toBe("Another is to play");
    speech.ask(1, "Which card?");
    expect(heard(speech)).toEqual(["Which card?"]);
    speech.ask(2, "Which card?");
    speech.ask(2, "Where to?");
    expect(heard(speech)).toEqual(["Which card?", "Which card?", "Where to?"]);
  });
});
