import { t } from "../../words/words.svelte.ts";
import { endingOf, personArgs } from "../../table/telling.ts";
import type { GamePage } from "../game.ts";
import { foxParts } from "./cards.ts";
import { foxDeal, lookAtFox } from "./look.ts";
import Picture from "./Picture.svelte";
import type { FoxShow } from "./show.ts";
import { trickNumber } from "./show.ts";

const VERBS: Record<string, string> = { swap: "web-fox-action-swap", under: "web-fox-action-under", keep: "web-fox-action-keep" };

interface FoxOutcome {
  scores: number[];
  winners: number[];
  reason: string;
  detail: { points: number }[];
}

export const fox: GamePage = {
  id: "fox",
  parts: foxParts,
  variants: [{ id: "standard", players: 2, options: {} }],
  picture: Picture,
  table: () => import("./Table.svelte"),
  result: () => import("./Result.svelte"),
  actionName(action) {
    const [verb = "", card = ""] = action.split(" ");
    return verb in VERBS ? t(VERBS[verb]!, { card }, "fox") : t("web-fox-action-play", { card: verb }, "fox");
  },
  where(show) {
    const table = show as unknown as FoxShow;
    return t("web-fox-where", { round: table.round, trick: trickNumber(table) });
  },
  look: (show, around) => lookAtFox(show as unknown as FoxShow, around),
  dealt: (show) => foxDeal(show as unknown as FoxShow),
  ending(table) {
    const outcome = table.outcome as unknown as FoxOutcome;
    const winner = outcome.winners[0];
    const totals = outcome.reason === "fox-reason-last-round" ? outcome.detail.map(({ points }) => points) : outcome.scores;
    const told = { high: Math.max(...totals), low: Math.min(...totals), score: Math.max(...outcome.scores) };
    const lead = t(outcome.reason, { ...told, ...(winner === undefined ? {} : personArgs(winner, table)) });
    return { title: t("web-ending", { ending: endingOf(winner, table.you) }), lead };
  },
  tellMore(happening, person) {
    if (happening.event !== "fox-event-round") return [];
    const told = happening as unknown as { tricks: number[]; titles: string[]; points: number[]; scores: number[] };
    return told.tricks.map((tricks, player) =>
      t("fox-round-seat", { ...person(player), tricks, title: told.titles[player]!, points: told.points[player]!, score: told.scores[player]! }),
    );
  },
};
