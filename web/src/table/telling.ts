// Events become sentences for whoever looks. A game may add lines of its own (`tellMore`).
import { gameOf } from "../games/registry.ts";
import { t, type Args } from "../words/words.svelte.ts";
import type { Happening, Told, View } from "./happening.ts";
import type { Weight } from "./speech.svelte.ts";

/** As a player: none. */
export const NOBODY = -1;

export interface Around {
  view: View;
  /** The player who is called 'you', or nobody. */
  you: number;
  names: string[];
  setup: { game: string } | null;
}

export type Line = Pick<Told, "text" | "kind">;

/** Arguments that name a player. */
const PLAYERS = ["seat", "dealer"];
const HIDDEN = "?";

/** Arguments that name somebody to whom something happens. */
const CONCERNED = ["seat", "player", "asked", "source", "victim", "skipped"];
const DEALS = /-event-(next-)?deal$/;
const RESULTS = /-event-(trick|treasure|swan|fusion|last-fusion|hand|round|exchange|home|over)$/;

export function isDeal({ event }: Happening): boolean {
  return DEALS.test(event);
}

/** Somebody comes, goes, speaks; not that one of several has decided. */
function isOfTheTable({ event }: Happening): boolean {
  return event.startsWith("server-") && event !== "server-event-answered";
}

/** Whether it concerns whoever looks, or is a result; else it may be left out. */
export function weightOf(happened: readonly Happening[], around: Around): Weight {
  const { view, names } = around;
  const concerns = gameOf(around.setup?.game ?? "")?.concerns;
  const matters = (each: Happening): boolean =>
    isDeal(each) || RESULTS.test(each.event) || isOfTheTable(each) || CONCERNED.some((key) => each[key] === view) ||
    (typeof view === "number" && concerns?.(each, view, names.length) === true);
  return happened.some(matters) ? "own" : "other";
}

/** What happened together; a game that tells whole turns does it itself. */
export function tellAll(happened: readonly Happening[], around: Around): Line[] {
  const game = gameOf(around.setup?.game ?? "");
  if (!game?.tell) return happened.flatMap((each) => tell(each, around));
  const played = happened.filter(({ event }) => !event.startsWith("server-"));
  const others = happened.filter(({ event }) => event.startsWith("server-"));
  const told = game.tell(played, around).map((text) => ({ kind: "game" as const, text }));
  return [...told, ...others.flatMap((each) => tell(each, around))];
}

export function tell(happening: Happening, around: Around): Line[] {
  const { event } = happening;
  if (event === "server-event-talk") return [{ kind: "talk", text: talk(happening) }];
  const text = t(event, { ...argumentsOf(happening, around) }, around.setup?.game);
  const kind = event.startsWith("server-") ? ("table" as const) : ("game" as const);
  const more = gameOf(around.setup?.game ?? "")?.tellMore?.(happening, (player) => personArgs(player, around)) ?? [];
  return [{ kind, text }, ...more.map((each) => ({ kind, text: each }))];
}

/** What a sentence about a player needs: `$seat` (you, opponent, other), `$name`, `$opponent`. */
export function personArgs(player: number, around: Around): Args {
  const { you, names } = around;
  const seat = player === you ? "you" : you === NOBODY ? "other" : "opponent";
  const said: Args = { seat, name: names[player] ?? "" };
  return names.length === 2 ? { ...said, opponent: names[1 - player] ?? "" } : said;
}

export function argumentsOf(happening: Happening, around: Around): Args {
  let args: Args = { hidden: Object.values(happening).includes(HIDDEN) ? "yes" : "no" };
  for (const [name, value] of Object.entries(happening)) {
    if (PLAYERS.includes(name) && typeof value === "number") args = { ...args, ...personArgs(value, around) };
    else if (typeof value === "string" || typeof value === "number") args[name] = value;
  }
  return args;
}

function talk(happening: Happening): string {
  const phrase = happening["phrase"];
  const said = typeof phrase === "string" ? t(phrase) : String(happening["text"] ?? "");
  return said ? t("web-talk", { name: String(happening["name"] ?? ""), said }) : "";
}

/** How it ended for whoever looks. */
export function endingOf(winner: number | undefined, you: number): "won" | "lost" | "draw" | "over" {
  if (winner === undefined) return "draw";
  if (you === NOBODY) return "over";
  return winner === you ? "won" : "lost";
}
