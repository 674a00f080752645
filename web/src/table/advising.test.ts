import type { Hinted } from "$wire";
import { expect, it } from "vitest";
import { words } from "../words/words.svelte.ts";
import { advised, reason } from "./advising.ts";

const HINT = {
  type: "hinted", id: "x", table: "t", decision: 1, action: "M3", bot: "search", measure: "chance",
  advice: [{ turn: "M3 keep", actions: ["M3", "keep"], visits: 9, value: 0.614, spread: 0.4 }],
  why: { id: "bots-why-only", args: { turn: "M3 keep" } },
} as unknown as Hinted;

it("tells a turn with its chance, and the reason", async () => {
  await words.speak("en");
  const [best] = advised(HINT, (action) => action.toLowerCase());
  expect(best).toMatchObject({ chance: 0.614 });
  expect(best!.text).toMatch(/m3.*keep: 61 %/);
  expect(reason(HINT, "fox")).toContain("M3 keep");
});

it("says so when nobody has thought about it", async () => {
  await words.speak("en");
  const plain = { ...HINT, measure: null, advice: [], why: null } as Hinted;
  expect(advised(plain, (action) => action)).toEqual([{ text: "M3", chance: null }]);
  expect(reason(plain, "fox")).toMatch(/ask again/);
});
