import { t } from "../../words/words.svelte.ts";
import { endingOf } from "../../table/telling.ts";
import type { GamePage } from "../game.ts";
import { tatsuParts } from "./cards.ts";
import { lookAtTatsu, tatsuDeal } from "./look.ts";
import Picture from "./Picture.svelte";
import type { TatsuShow } from "./show.ts";
import { trickNumber } from "./show.ts";
import { type GameEvent, Teller } from "./told.ts";

export const tatsu: GamePage = {
  id: "tatsu",
  parts: tatsuParts,
  variants: [
    { id: "four", players: 4, options: { players: 4 } },
    { id: "three", players: 3, options: { players: 3 } },
    { id: "two", players: 2, options: { players: 2 } },
  ],
  picture: Picture,
  table: () => import("./Table.svelte"),
  result: () => import("./Result.svelte"),
  actionName(action, names) {
    const [verb = "", rest = ""] = action.split(" ");
    if (verb === "pile") return t("web-tatsu-action-pile", { pile: rest });
    if (verb !== "ask" && verb !== "lead") return t("web-tatsu-action-play", { card: action }, "tatsu");
    const name = names[Number(rest)] ?? t("tatsu-ghost");
    return t(`web-tatsu-action-${verb}`, { name });
  },
  understand(typed, legal, names) {
    const [verb = "", ...rest] = typed.trim().split(/\s+/);
    const seats = [...names, t("tatsu-ghost")].map((name) => name.toLowerCase());
    const seat = seats.indexOf(rest.join(" ").toLowerCase());
    const action = `${verb.toLowerCase()} ${seat}`;
    return legal.includes(action) ? action : null;
  },
  where(show) {
    const table = show as unknown as TatsuShow;
    return t("web-tatsu-where", { hand: table.hand, trick: trickNumber(table) });
  },
  look: (show, around) => lookAtTatsu(show as unknown as TatsuShow, around),
  dealt: (show) => tatsuDeal(show as unknown as TatsuShow),
  ending(table) {
    const { winners, scores, reason } = table.outcome as unknown as { winners: number[]; scores: number[]; reason: string };
    const first = winners.includes(table.you) ? table.you : winners[0]!;
    const teller = new Teller(t, table.names, table.you);
    const partner = winners.find((player) => player !== first);
    const told = { high: Math.max(...scores), low: Math.min(...scores), ...teller.of(first) };
    const lead = partner === undefined ? t(reason, told) : t("tatsu-reason-team", { ...told, partner: teller.name(partner) });
    return { title: t("web-ending", { ending: endingOf(first, table.you) }), lead };
  },
  tell(happened, { names, you }) {
    return new Teller(t, names, you).lines(happened as unknown as GameEvent[]);
  },
};
