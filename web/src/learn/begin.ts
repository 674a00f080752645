// Going to the table of a lesson: the one that was begun, or a new one.
import { makeTable } from "../pages/making.ts";
import { router } from "../router.svelte.ts";
import { api } from "../wire/api.ts";
import { Refused } from "../wire/rest.ts";
import { lessonOf, tableFor } from "./lesson.ts";
import { keepProgress, progressOf } from "./progress.ts";

export async function learn(game: string): Promise<void> {
  const { table } = progressOf(game);
  if (table && (await isRunning(table))) return router.go(`/table/${table}`);
  await beginAnew(game);
}

export async function beginAnew(game: string): Promise<void> {
  const lesson = await lessonOf(game);
  if (!lesson) throw new Refused("not-found", game);
  await makeTable(tableFor(lesson), (table) => keepProgress(game, { table, step: 0 }));
}

async function isRunning(table: string): Promise<boolean> {
  try {
    return (await api.table(table, null)).status === "running";
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
