// Making tables and going there.
import type { NewTable } from "$wire";
import type { GamePage, Variant } from "../games/game.ts";
import { myself } from "../me.svelte.ts";
import { router } from "../router.svelte.ts";
import { api, type Made } from "../wire/api.ts";

/** Against bots, at once. */
export async function playNow(game: GamePage, variant: Variant = game.variants[0]!): Promise<void> {
  const bots = Array.from({ length: variant.players - 1 }, () => ({ kind: "bot" as const }));
  await makeTable({ game: game.id, options: variant.options, seats: [{ kind: "me" }, ...bots], hints: true });
}

/** `before` is told its id before anybody looks at it. */
export async function makeTable(wish: NewTable, before?: (table: string) => void): Promise<Made> {
  await myself.somebody();
  const made = await api.newTable(wish);
  keepInvite(made);
  before?.(made.table);
  router.go(`/table/${made.table}`);
  return made;
}

/** The code that lets friends in is told once; this device remembers it. */
function keepInvite({ table, invite }: Made): void {
  try {
    sessionStorage.setItem(`foxfire-invite-${table}`, invite);
  } catch {
    // Without it the link can still be made by asking for a new table.
  }
}

export function inviteOf(table: string): string | null {
  try {
    return sessionStorage.getItem(`foxfire-invite-${table}`);
  } catch {
    return null;
  }
}
