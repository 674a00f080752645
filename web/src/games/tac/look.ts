// What lies on a table of TAC, in words, and the deal that it began with.
import type { Happening } from "../../table/happening.ts";
import type { Around } from "../../table/telling.ts";
import { t } from "../../words/words.svelte.ts";
import type { Looked } from "../game.ts";
import { sorted } from "./cards.ts";
import { COLOURS, colourOf, seatOf, startOf, type Colour } from "./notation.ts";
import { DEALS, type TacShow } from "./show.ts";
import { Seats, Teller } from "./told.ts";

export function tacDeal({ deal, dealer, announced }: TacShow): Happening[] {
  const event = deal % DEALS === 1 ? "tac-event-deal" : "tac-event-next-deal"; // TAC-2.1
  return [{ event, deal, dealer, announced }];
}

export function lookAtTac(show: TacShow, { names, you }: Around): Looked {
  const seats = new Seats(t, names, you);
  const teller = new Teller(t, seats);
  const all = COLOURS.map(seatOf);
  const hands = all.filter((seat) => show.hands[seat]?.cards?.length).map((seat) => handOf(show, seat, seats, teller));
  return {
    score: [homes(show, seats), t("tac-table-counts", { deal: show.deal, stock: show.stock, laid: show.laid })],
    cards: hands,
    laid: show.pile.length ? show.pile.map((_, n) => laid(show, n, seats)) : [t("tac-pile-empty")],
    table: [...all.map((seat) => place(show, seat, seats, teller)), starts()],
  };
}

/** The cards of a seat that one sees. */
export function handOf(show: TacShow, seat: number, seats: Seats, teller: Teller): string {
  const cards = teller.cards(sorted(show.hands[seat]?.cards ?? []));
  return t("tac-table-hand", { cards, ...seats.of(seat) });
}

function homes(show: TacShow, seats: Seats): string {
  const each = show.home.map((home, seat) => t("web-tac-home-of", { colour: colourOf(seat), home, who: seats.relation(seat) }, "tac"));
  return t("web-tac-homes", { homes: each.join(t("core-list-separator")) });
}

function laid({ pile }: TacShow, n: number, seats: Seats): string {
  const { seat, card, discarded } = pile[n]!;
  return t("tac-pile-laid", { number: n + 1, card, discarded: discarded ? "yes" : "no", ...seats.of(seat) });
}

/** One seat: whose it is, where its marbles are, what it holds and has announced. */
function place(show: TacShow, seat: number, seats: Seats, teller: Teller): string {
  const colour = colourOf(seat);
  const who = t("tac-room-name", { colour, who: seats.relation(seat), name: seats.person(seat) });
  const exit = show.announced[seat] ? "yes" : "no";
  const hand = t("tac-room-hand", { size: show.hands[seat]?.size ?? 0, exit });
  return `${who}. ${teller.listing(marbles(show, colour, teller))}. ${hand}.`;
}

function marbles({ board }: TacShow, colour: Colour, teller: Teller): string[] {
  const { ring, house, pocket, fresh } = board[colour];
  const there = [
    ...ring.map((field) => (fresh && String(field) === startOf(colour) ? t("tac-place-fresh", { number: field }) : String(field))),
    ...house.map((slot) => teller.place(`${colour}.h${slot}`)),
  ];
  return pocket ? [...there, t("tac-place-pocket", { count: pocket })] : there;
}

function starts(): string {
  const each = COLOURS.map((colour) => `${t("tac-colour", { colour, form: "inside" })} ${startOf(colour)}`);
  return t("web-tac-starts", { starts: each.join(t("core-list-separator")) });
}
