import { beforeEach, expect, it, vi } from "vitest";
import type { Table } from "../table/table.svelte.ts";
import { Host } from "./host.svelte.ts";
import type { Lesson } from "./lesson.ts";
import { keepProgress, lessonAt, progressOf } from "./progress.ts";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });

const LESSON: Lesson = {
  game: "fox", players: 2, options: {}, start: { position: {}, answers: [] },
  steps: [{ id: "follow", do: [["K8"]] }, { id: "trump", do: [["M10"]] }],
};
const at = (legal: string[]): Table => ({ ask: { legal }, names: ["A", "B"], hinted: null }) as unknown as Table;

beforeEach(() => kept.clear());

it("lets only what it wants be played, and counts what else was tried", () => {
  const host = new Host(at(["K1", "K8"]), LESSON);
  expect(host.allows(["K1"], true)).toBe(false);
  expect(host.strayed).toBe(1);
  expect(host.allows(["K8"], true)).toBe(true);
  host.played();
  expect([host.step, host.strayed]).toEqual([1, 0]);
});

it("does not go two steps on when the next question comes before the acknowledgement", () => {
  const host = new Host(at(["M10"]), LESSON);
  host.allows(["K8"], true);
  host.catchUp();
  host.played();
  expect(host.step).toBe(1);
});

it("goes on where this device left off, and lets everything be played when it is over", () => {
  keepProgress("fox", { table: "t", step: 1 });
  expect(lessonAt("t")).toBe("fox");
  const host = new Host(at(["M10"]), LESSON);
  expect(host.now?.id).toBe("trump");
  host.allows(["M10"], true);
  host.played();
  expect(host.isDone).toBe(true);
  expect(host.allows(["K1"], true)).toBe(true);
  expect(progressOf("fox")).toEqual({ table: "t", step: 0, done: true });
});

it("remembers that a lesson was learnt when it is played again", () => {
  keepProgress("fox", { table: "u", step: 0, done: true });
  const host = new Host(at(["K8"]), LESSON);
  host.allows(["K8"], true);
  host.played();
  expect(progressOf("fox")).toEqual({ table: "u", step: 1, done: true });
});

it("points to what it wants", () => {
  const table = at(["K8"]);
  new Host(table, LESSON).point();
  expect(table.hinted).toBe("K8");
});
