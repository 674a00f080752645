// What lies on a table of The Fox in the Forest, in words, and the deal that it began with.
import type { Happening } from "../../table/happening.ts";
import { NOBODY, personArgs, type Around } from "../../table/telling.ts";
import { t } from "../../words/words.svelte.ts";
import type { Looked } from "../game.ts";
import { sorted } from "./cards.ts";
import { type FoxHand, type FoxShow, trickNumber } from "./show.ts";

const SUITS = ["B", "K", "M"];

export function foxDeal({ round, dealer, decree }: FoxShow): Happening[] {
  return decree === null ? [] : [{ event: "fox-event-deal", round, dealer, decree }];
}

export function lookAtFox(show: FoxShow, around: Around): Looked {
  const { view, names, you } = around;
  const mine = typeof view === "number" ? view : NOBODY;
  const others = show.hands.map((hand, player) => ({ hand, player })).filter(({ player }) => player !== mine);
  return {
    score: [score(show, names, you)],
    cards: mine === NOBODY ? [] : bySuit(show.hands[mine]?.cards ?? []),
    laid: trick(show, around),
    table: [
      ...(show.decree ? [t("fox-table-decree", { decree: show.decree })] : []),
      `${t("web-fox-deck")}: ${show.deck.size}`,
      ...others.map(({ hand, player }) => held(hand, names[player] ?? "")),
    ],
  };
}

function score(show: FoxShow, names: readonly string[], you: number): string {
  const { tricks, scores, round, target } = show;
  if (you === NOBODY) {
    return t("fox-look-counts", {
      first: names[0], second: names[1], first_tricks: tricks[0], second_tricks: tricks[1], first_points: scores[0], second_points: scores[1],
    });
  }
  const other = 1 - you;
  return t("fox-table-counts", {
    round, target, trick: trickNumber(show), opponent: names[other], own: tricks[you], theirs: tricks[other],
    own_points: scores[you], their_points: scores[other],
  });
}

function bySuit(cards: readonly string[]): string[] {
  return SUITS.flatMap((suit) => {
    const held = sorted(cards).filter((card) => card.startsWith(suit));
    const listed = held.map((card) => t("fox-hand-card", { card })).join(t("core-list-separator"));
    return held.length ? [t("fox-hand-suit", { suit, cards: listed })] : [];
  });
}

function trick({ leader, trick: cards }: FoxShow, around: Around): string[] {
  return [leader, 1 - leader].flatMap((player, place) => {
    const card = cards[player];
    return card ? [t(place ? "fox-event-follow" : "fox-event-lead", { card, ...personArgs(player, around) })] : [];
  });
}

function held({ size, cards }: FoxHand, name: string): string {
  if (!size) return t("fox-look-empty", { name });
  if (!cards) return t("fox-look-hidden", { name, size });
  const listed = sorted(cards).map((card) => t("fox-hand-card", { card }));
  return [`${name}:`, listed.join(t("core-list-separator"))].join(" ");
}
