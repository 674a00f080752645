import { t } from "../../words/words.svelte.ts";
import { endingOf } from "../../table/telling.ts";
import type { GamePage } from "../game.ts";
import { tacParts } from "./cards.ts";
import { lookAtTac, tacDeal } from "./look.ts";
import { type Colour, parseAction, seatOf } from "./notation.ts";
import Picture from "./Picture.svelte";
import { DEALS, type TacShow } from "./show.ts";
import { type GameEvent, Seats, Teller } from "./told.ts";
import { parseTurn } from "./turns.ts";

interface TacOutcome {
  winners: number[];
  scores: number[];
  reason: string;
  detail: { cards: number }[];
}

export const tac: GamePage = {
  id: "tac",
  parts: tacParts,
  variants: [
    { id: "teams", players: 4, options: { mode: "teams" } },
    { id: "teams-master", players: 4, options: { mode: "teams", master: true } },
    { id: "two", players: 2, options: { mode: "two" } },
    { id: "coop", players: 4, options: { mode: "coop" } },
    { id: "solo", players: 1, options: { mode: "solo" } },
  ],
  picture: Picture,
  table: () => import("./Table.svelte"),
  result: () => import("./Result.svelte"),
  actionName(action) {
    const parsed = parseAction(action);
    if (parsed.kind === "skip") return t("web-tac-action-skip");
    if ("card" in parsed) return t(`web-tac-action-${parsed.kind}`, { card: parsed.card }, "tac");
    return t(`web-tac-action-${parsed.kind}`, { place: placeName(parsed.place) });
  },
  turn: parseTurn,
  keys: [["n", "web-tac-numbers"], ["⌫", "web-tac-back"]],
  where(show) {
    const { deal, pile } = show as unknown as TacShow;
    return t("web-tac-where", { deal: ((deal - 1) % DEALS) + 1, deals: DEALS, card: pile.length + 1 });
  },
  look: (show, around) => lookAtTac(show as unknown as TacShow, around),
  dealt: (show) => tacDeal(show as unknown as TacShow),
  concerns: ({ kicked }, player, players) => typeof kicked === "string" && seatOf(kicked as Colour) % players === player,
  ending(table) {
    const { winners, scores, reason, detail } = table.outcome as unknown as TacOutcome;
    const cards = detail[0]?.cards ?? 0;
    if (reason === "tac-reason-together") {
      const lead = t(reason, { cards: scores[0] ?? cards });
      return { title: t("web-ending", { ending: "won" }), lead };
    }
    const first = winners.includes(table.you) ? table.you : winners[0]!;
    const partner = winners.find((player) => player !== first);
    const lead = t(reason, {
      seat: first === table.you ? "you" : "other",
      name: table.name(first),
      team: partner === undefined ? "no" : "yes",
      partner: partner === undefined ? "" : table.name(partner),
      home: Math.min(...scores),
      cards,
    });
    return { title: t("web-ending", { ending: endingOf(first, table.you) }), lead };
  },
  tell(happened, { names, you }) {
    const seats = new Seats(t, names, you);
    return new Teller(t, seats).lines(happened as unknown as GameEvent[]);
  },
};

/** A place in words: fields have numbers, houses and pockets belong to a colour. */
export function placeName(place: string): string {
  if (/^\d+$/.test(place)) return t("web-tac-place-ring", { number: place });
  const colour = place.slice(0, 1);
  if (place.endsWith(".p")) return t("web-tac-place-pocket", { colour }, "tac");
  return t("web-tac-place-house", { colour, number: place.slice(-1) }, "tac");
}
