// Whom this person does not hear, or does not want to meet. The server keeps it; names, which it
// does not tell, are remembered by this device.
import { myself } from "./me.svelte.ts";
import { api, type Distance } from "./wire/api.ts";

const NAMES = "foxfire-blocked-names";

class Blocks {
  kinds = $state.raw<Record<string, Distance>>({});

  async load(): Promise<void> {
    this.kinds = (await myself.known()) ? await api.blocks() : {};
  }

  /** Keep this distance from now on; the same again is none. */
  async toggle(person: string, kind: Distance, name: string): Promise<void> {
    if (this.kinds[person] === kind) return this.drop(person);
    await api.block(person, kind);
    this.kinds = { ...this.kinds, [person]: kind };
    remember({ ...names(), [person]: name });
  }

  async drop(person: string): Promise<void> {
    await api.unblock(person);
    this.kinds = Object.fromEntries(Object.entries(this.kinds).filter(([each]) => each !== person));
  }

  nameOf(person: string): string | undefined {
    return names()[person];
  }
}

function names(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(NAMES) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

function remember(known: Record<string, string>): void {
  try {
    localStorage.setItem(NAMES, JSON.stringify(known));
  } catch {
    // A device that keeps nothing says "somebody".
  }
}

export const blocks = new Blocks();
