// A lesson is data: where a game begins, what the bots answer, and what is to be tried step by step.
// `tests/web/test_lessons.py` plays every one of them through the engine.
import type { NewTable } from "$wire";

export interface Step {
  /** Names the messages: `web-learn-fox-follow`, `-else` when something else is tried, `-done` after it. */
  id: string;
  /** The turns that go on, each as the texts of its actions or of several at once. */
  do: string[][];
}

export interface Lesson {
  game: string;
  players: number;
  options: Record<string, unknown>;
  steps: Step[];
  start: { position: Record<string, unknown>; answers: string[][] };
}

const files = import.meta.glob<Lesson>("./lessons/*.json", { import: "default" });

export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await files[`./lessons/${game}.json`]?.()) ?? null;
}

export function tableFor({ game, players, options, start }: Lesson): NewTable {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const }));
  return { game, options, start, seats: [{ kind: "me" }, ...bots] };
}

/** Whether a turn, or what is drafted of one, is what the step wants. */
export function suits({ do: wanted }: Step, actions: readonly string[], complete: boolean): boolean {
  if (!complete) return wanted.some((turn) => cardOf(turn) === cardOf(actions));
  const made = written(actions);
  return wanted.some((turn) => written(turn) === made);
}

/** Whether the step can be tried now. */
export function fits(step: Step, legal: readonly string[]): boolean {
  return step.do.some((turn) => legal.some((action) => cardOf([action]) === cardOf(turn)));
}

/** The first thing to touch for it. */
export function firstOf({ do: [turn] }: Step): string {
  return cardOf(turn ?? []);
}

/** `13 R.p>1` begins with `13`, `ask 2` and `swap M6` are one action. */
function cardOf(turn: readonly string[]): string {
  return (turn[0] ?? "").replace(/ \S*>.*| skip$/, "");
}

/** A turn in one piece. The marbles of a 7 may step in any order: only where each comes to counts. */
export function written(actions: readonly string[]): string {
  const words: string[] = [];
  const runs: [from: string, to: string][] = [];
  for (const word of actions.join(" ").replaceAll("> >", ">").split(" ")) {
    const [from, to] = word.split(">");
    if (to === undefined) words.push(word);
    else walk(runs, from!, to);
  }
  return [...words, ...runs.map((run) => run.join(">")).sort()].join(" ");
}

function walk(runs: [string, string][], from: string, to: string): void {
  const earlier = runs.find(([, end]) => end === from);
  if (earlier) earlier[1] = to;
  else runs.push([from, to]);
}

/** The step that can be tried now: the present one, else one after it, else one before. */
export function stepAt(steps: readonly Step[], present: number, legal: readonly string[]): number {
  const order = [...steps.keys()];
  const found = [...order.slice(present), ...order.slice(0, present).reverse()].find((index) => fits(steps[index]!, legal));
  return found ?? steps.length;
}
