// What lies on a table of Tatsu, in words, and the deal that it began with.
import type { Happening } from "../../table/happening.ts";
import { NOBODY, type Around } from "../../table/telling.ts";
import { t } from "../../words/words.svelte.ts";
import type { Looked } from "../game.ts";
import { clanOf, sorted } from "./cards.ts";
import { type HandShow, type PileShow, type TatsuShow, isTrickFull, trickNumber } from "./show.ts";
import { Teller } from "./told.ts";

export function tatsuDeal({ hand, dealer, clans }: TatsuShow): Happening[] {
  return [{ event: "tatsu-event-deal", hand, dealer, clans }];
}

export function lookAtTatsu(show: TatsuShow, { names, view, you }: Around): Looked {
  const mine = typeof view === "number" ? view : NOBODY;
  const teller = new Teller(t, names, you);
  const seats = (show.hands ?? show.piles ?? []).map((_, seat) => seat);
  const held = (seat: number): string => (show.hands ? hand(show.hands[seat]!, seat, teller) : piles(show.piles![seat]!, seat, teller));
  return {
    score: [counts(show, teller), ...captured(show)],
    cards: mine === NOBODY ? [] : [held(mine)],
    laid: [...pending(show), trick(show, teller)],
    table: [...teller.sides(show.clans), ...seats.filter((seat) => seat !== mine).map(held)],
  };
}

function list(cards: readonly string[]): string {
  if (!cards.length) return t("tatsu-none");
  return cards.map((card) => t("web-tatsu-card", { card }, "tatsu")).join(t("core-list-separator"));
}

function counts(show: TatsuShow, teller: Teller): string {
  const scores = show.scores.map((score, player) => t("tatsu-table-score", { score, ...teller.of(player) }));
  const told = { hand: show.hand, trick: trickNumber(show), target: show.target, scores: scores.join(t("core-list-separator")) };
  const clan = show.clans[teller.viewer];
  return clan ? t("tatsu-table-counts", { ...told, clan }) : t("tatsu-look-counts", told);
}

function captured({ captured: sides }: TatsuShow): string[] {
  const [red = 0, yellow = 0] = sides.map(({ size }) => size);
  const open = sides.filter(({ cards }) => cards?.length);
  return [
    ...(red || yellow ? [t("tatsu-table-captured", { red, yellow })] : []),
    ...open.map(({ side, cards }) => t("tatsu-table-captured-cards", { clan: side, cards: list(sorted(cards ?? [])) })),
  ];
}

function hand({ red, yellow, cards }: HandShow, seat: number, teller: Teller): string {
  if (!cards) return t("tatsu-table-hand", { red, yellow, ...teller.of(seat) });
  const told = { cards: list(sorted(cards)), ...teller.of(seat) };
  return t({ you: "tatsu-table-own", ghost: "tatsu-table-open", other: "tatsu-look-hand" }[teller.relation(seat)], told);
}

function piles(own: readonly PileShow[], seat: number, teller: Teller): string {
  const cards = own.flatMap((pile, i) => (pile.up ? [pileName(pile, i)] : [])).join(t("core-list-separator"));
  return t("tatsu-table-piles", { cards: cards || t("tatsu-none"), ...teller.of(seat) });
}

/** A pile by its number, its open card and the clan of the card under it. */
export function pileName({ up, down }: PileShow, index: number): string {
  const told = { number: index + 1, card: up, clan: down ? clanOf(down) : "" };
  return t(down ? "web-tatsu-pile" : "web-tatsu-pile-bare", told, "tatsu");
}

function pending({ pending: cards }: TatsuShow): string[] {
  return cards.length ? [t("tatsu-table-pending", { cards: list(cards) })] : [];
}

function trick(show: TatsuShow, teller: Teller): string {
  const laid = show.trick.map(({ card, seat }) => t("web-tatsu-lies", { card, ...teller.of(seat) }, "tatsu"));
  if (!laid.length) return t("tatsu-table-leads");
  return t(isTrickFull(show) ? "tatsu-table-last" : "tatsu-table-trick", { cards: laid.join(t("core-list-separator")) });
}
