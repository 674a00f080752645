// Making tables and going there.
import type { NewTable } from "$wire";
import type { GamePage, Variant } from "../games/game.ts";
import { myself } from "../me.svelte.ts";
import { router } from "../router.svelte.ts";
import { api, type Listed, type Made } from "../wire/api.ts";

/** Against bots, at once. */
export async function playNow(game: GamePage, variant: Variant = game.variants[0]!): Promise<void> {
  void game.table(); // fetched while the server makes the table
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

/** For friends, at once: a table with a link to it. One that still waits for friends is used again. */
export async function playWithFriends(game: GamePage): Promise<void> {
  const waiting = (await myself.known()) ? (await api.myGames()).find((table) => waitsForFriends(table, game)) : undefined;
  if (waiting) router.go(`/table/${waiting.id}`);
  else await makeTable({ game: game.id, options: game.variants[0]!.options });
}

function waitsForFriends({ id, game, status, seats }: Listed, wanted: GamePage): boolean {
  const others = seats.filter(({ kind }) => kind !== "open").length > 1;
  return game === wanted.id && status === "open" && !others && inviteOf(id) !== null;
}

const INVITES = "foxfire-invites";
const KEPT = 40;

/** The code that lets friends in is told once; this device remembers it. */
function keepInvite({ table, invite }: Made): void {
  const latest = Object.entries({ ...invites(), [table]: invite }).slice(-KEPT);
  try {
    localStorage.setItem(INVITES, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Without it the link can still be made by asking for a new table.
  }
}

export function inviteOf(table: string): string | null {
  return invites()[table] ?? null;
}

function invites(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(INVITES) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}
