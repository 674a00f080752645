// How far somebody has come in the lessons, kept on this device.
export interface Progress {
  /** The table where the lesson is played; none when it is over or was not begun. */
  table: string | null;
  step: number;
  done: boolean;
}

const KEY = "foxfire-lessons";
const NONE: Progress = { table: null, step: 0, done: false };
/** At its end a lesson is learnt, and there is no step to go on from. */
export const LEARNT: Partial<Progress> = { step: 0, done: true };

export function progressOf(game: string): Progress {
  return { ...NONE, ...all()[game] };
}

export function keepProgress(game: string, change: Partial<Progress>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: { ...progressOf(game), ...change } }));
  } catch {
    // Without storage a lesson begins anew.
  }
}

/** The game whose lesson is played at this table. */
export function lessonAt(table: string): string | null {
  return Object.entries(all()).find(([, progress]) => progress.table === table)?.[0] ?? null;
}

function all(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
}
