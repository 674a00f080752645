// What is wanted now, from what the server asks and allows.
import type { Table } from "../../table/table.svelte.ts";
import { t, type Args } from "../../words/words.svelte.ts";
import { foxCard } from "./cards.ts";
import { isTrickFull, type FoxShow } from "./show.ts";

export function prompt(table: Table, show: FoxShow, me: number, selected: string | null): string {
  const say = (id: string, args: Args = {}): string => t(id, args, "fox");
  if (!table.ask) return waiting(table, show);
  if (table.legal.includes("keep")) return say(selected ? "web-fox-prompt-swap" : "web-fox-prompt-exchange", { card: selected, decree: show.decree });
  if (table.legal.some((action) => action.startsWith("under "))) {
    return say(selected ? "web-fox-prompt-under" : "web-fox-prompt-return", { card: selected, drawn: show.drawn });
  }
  if (selected) return say("web-fox-prompt-again", { card: selected });
  const led = isTrickFull(show) ? null : (show.trick[1 - me] ?? null);
  return led ? answer(table, show, me, led) : say("web-fox-prompt-lead");
}

/** The legal cards say what the answer must be; no rule is known here. */
function answer(table: Table, show: FoxShow, me: number, led: string): string {
  const hand = show.hands[me]?.cards ?? [];
  const args = { led, name: table.name(1 - me) };
  if (table.legal.length === hand.length) return t("web-fox-prompt-free", args, "fox");
  const ofTheSuit = hand.filter((code) => code[0] === led[0]);
  const narrowed = table.legal.length < ofTheSuit.length;
  return t(narrowed && foxCard(led).character === "monarch" ? "web-fox-prompt-monarch" : "web-fox-prompt-follow", args, "fox");
}

function waiting(table: Table, show: FoxShow): string {
  const player = table.turn?.player;
  if (!table.isLive || table.status !== "running" || player === undefined || player === table.you) return "";
  const leads = isTrickFull(show) || show.trick.every((card) => card === null);
  return t(leads ? "web-fox-prompt-leads" : "web-fox-prompt-answers", { name: table.name(player) });
}
