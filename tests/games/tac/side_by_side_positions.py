"""Positions in the middle of deals: many marbles out, or near the end, with telling cards."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

from foxfire.core.play import Play
from tests.games.tac.side_by_side import TAC, Options, Table
from tests.oracle.tac import BASIC_DECK, MASTER_DECK, Laid, TacOracle, left, partner, passed
from tests.oracle.tac_board import COLOURS, SEATS, Board, is_home, start

STYLES = ("crowded", "late", "mixed", "last")
#: How much likelier a card is in the deal that is played.
TELLING = {"tac": 8, "7": 3, "8": 3, "trickster": 2, "4": 2}
TELLING |= dict.fromkeys(("fool", "angel", "warrior", "devil"), 12)


# --- boards --------------------------------------------------------------------------------------


def random_board(rng: random.Random, style: str, together: bool) -> Board:
    """A board on which the game goes on."""
    if style == "last":
        return nearly_won_board(rng, together)
    while True:
        taken: set[int] = set()
        sides = {
            COLOURS[seat]: random_side(rng, style, seat, taken)
            for seat in rng.sample(SEATS, len(SEATS))
        }
        board = Board.from_dict(sides)
        if not is_won(board, together):
            return board


def nearly_won_board(rng: random.Random, together: bool) -> Board:
    """One or two marbles of a side are left, with a short way home."""
    seat = rng.randrange(4)
    others = [other for other in SEATS if other != seat]
    home = others if together else [partner(seat), *rng.sample(others, rng.randrange(2))]
    taken: set[int] = set()
    left_over = rng.choice((1, 1, 1, 2))
    fields = [near_start(rng, seat, taken) for _ in range(left_over)]
    fresh = start(seat) + 1 in fields and rng.random() < 0.3
    deep = [slot for slot in (1, 2, 3, 4) if slot > left_over]
    house = deep if rng.random() < 0.7 else rng.sample((1, 2, 3, 4), len(deep))
    last = {"ring": fields, "house": house, "fresh": fresh}
    sides: dict[str, dict[str, Any]] = {COLOURS[seat]: last}
    for other in others:
        whole = {"house": [1, 2, 3, 4]}
        sides[COLOURS[other]] = whole if other in home else random_side(rng, "mixed", other, taken)
    board = Board.from_dict(sides)
    return nearly_won_board(rng, together) if is_won(board, together) else board


def near_start(rng: random.Random, seat: int, taken: set[int]) -> int:
    """A free field from which a card leads home."""
    while True:
        chosen: int = 1 + (start(seat) + rng.choice((*range(-12, 4), 0, 0, 0))) % 64
        if chosen not in taken:
            taken.add(chosen)
            return chosen


def is_won(board: Board, together: bool) -> bool:
    home = [is_home(board, seat) for seat in SEATS]
    return all(home) if together else (home[0] and home[2]) or (home[1] and home[3])


def random_side(rng: random.Random, style: str, seat: int, taken: set[int]) -> dict[str, Any]:
    """Four marbles of a colour; ring fields are entered into `taken`."""
    weights = {"crowded": (1, 8, 2), "late": (10, 5, 1), "mixed": (1, 1, 1)}[style]
    where = rng.choices(("house", "ring", "pocket"), weights, k=4)
    fields = [random_field(rng, seat, taken) for _ in range(where.count("ring"))]
    at_start = start(seat) + 1 in fields
    return {
        "ring": fields,
        "house": rng.sample((1, 2, 3, 4), where.count("house")),
        "fresh": at_start and rng.random() < 0.5,
    }


def random_field(rng: random.Random, seat: int, taken: set[int]) -> int:
    """A free field, often near the own start field."""
    while True:
        near = (start(seat) + rng.choice((*range(-13, 5), 0, 0))) % 64
        chosen = 1 + (near if rng.random() < 0.6 else rng.randrange(64))
        if chosen not in taken:
            taken.add(chosen)
            return chosen


# --- deals ---------------------------------------------------------------------------------------


@dataclass
class Deal:
    """A deal in which some cards have been laid, in order and from the right hands."""

    dealer: int
    number: int  # of this pack, from 0
    hands: list[list[str]]
    gifts: list[str]
    announced: list[bool]
    spent: list[str]
    stock: list[str]
    seat: int
    pile: list[Laid] = field(default_factory=list)
    origins: list[int] = field(default_factory=list)
    passes: int = 0
    devil: int | None = None

    def effective(self) -> str | None:
        oracle = TacOracle()
        oracle.pile = self.pile
        return oracle.effective()

    def lay(self, rng: random.Random) -> None:
        """The seat whose turn it is lays some card, carried out or not."""
        card = rng.choice(self.hands[self.seat])
        used = self.effective() if card == "tac" else card
        discarded = used is None or rng.random() < 0.25
        self.hands[self.seat].remove(card)
        self.pile.append(Laid(self.seat, card, discarded))
        self.origins.append((self.seat + self.passes) % 4)
        if used == "fool" and not discarded:
            self._pass_hands()
        else:
            self._next(used == "devil" and not discarded)

    def _pass_hands(self) -> None:
        if not any(self.hands[other] for other in SEATS if other != self.seat):
            self._next(False)
            return
        self.hands = passed(self.hands)
        self.passes += 1
        if not self.hands[self.seat]:
            self._next(False)

    def _next(self, devil: bool) -> None:
        played = self.seat
        around = [left(played), partner(played), (played + 3) % 4, played]
        holders = [seat for seat in around if self.hands[seat]]
        self.seat = holders[0] if holders else -1
        self.devil = played if devil and self.seat == left(played) else None

    @property
    def is_played_out(self) -> bool:
        return not any(self.hands)


def random_deal(rng: random.Random, master: bool, plain: bool) -> Deal:
    """A deal as it stands after the exchange; telling cards are likelier unless it is plain."""
    deck = MASTER_DECK if master else BASIC_DECK
    number = rng.randrange(5)
    size = 6 if master and number == 4 else 5
    weight = {card: 1 if plain else TELLING.get(card, 1) for card in set(deck)}
    order = sorted(deck, key=lambda card: rng.random() ** (1 / weight[card]), reverse=True)
    cards, rest = rng.sample(order[: 4 * size], 4 * size), order[4 * size :]
    rng.shuffle(rest)
    hands = [cards[size * seat : size * (seat + 1)] for seat in SEATS]
    announced = ["1" in hand or "13" in hand for hand in hands]
    gifts = [rng.choice(hand) for hand in hands]
    for seat in SEATS:
        hands[seat].remove(gifts[seat])
    for seat in SEATS:
        hands[seat].append(gifts[partner(seat)])
    dealer = rng.randrange(4)
    spent, stock = rest[: 20 * number], rest[20 * number :]
    return Deal(dealer, number, hands, gifts, announced, spent, stock, left(dealer))


def deal_under_way(rng: random.Random, master: bool, plain: bool = False) -> Deal:
    """A deal in which somebody still holds a card."""
    while True:
        deal = random_deal(rng, master, plain)
        for _ in range(rng.randrange(len(deal.hands[0]) * 4)):
            if not deal.is_played_out:
                deal.lay(rng)
        if not deal.is_played_out:
            return deal


# --- positions -----------------------------------------------------------------------------------


def is_skip(rng: random.Random, deal: Deal) -> bool:
    """Whether the last card was an 8 that makes the next player miss his turn."""
    if not deal.pile or deal.pile[-1].discarded or deal.pile[-1].card not in ("8", "tac"):
        return False
    return deal.effective() == "8" and deal.seat == left(deal.pile[-1].seat) and rng.random() < 0.6


def random_table(rng: random.Random, options: Options, style: str, plain: bool = False) -> Table:
    """Engine and oracle in the same random position."""
    together = options["mode"] in ("coop", "solo")
    deal = deal_under_way(rng, options["master"], plain)
    board = random_board(rng, style, together)
    skip = is_skip(rng, deal)
    undone = random_board(rng, style, together)
    top = deal.pile[-1] if deal.pile else None
    same = top is None or top.discarded or (skip and top.card == "8") or top.card == "devil"
    prev = board if same else undone  # TAC-8.4, 8.5, 9.10
    return Table(
        engine_at(options, deal, board, prev, skip), oracle_at(options, deal, board, prev, skip)
    )


def laid_before(deal: Deal) -> int:
    return len(deal.spent) + len(deal.pile)


def oracle_at(options: Options, deal: Deal, board: Board, prev: Board, skip: bool) -> TacOracle:
    oracle = TacOracle(options["mode"], options["master"], options.get("angel_house", True))
    phase = "skip" if skip else "turn" if deal.devil is None else "devil"
    oracle.set_up(
        board=board,
        prev=prev,
        hands=deal.hands,
        pile=deal.pile,
        seat=deal.seat,
        phase=phase,
        devil=deal.devil,
        dealer=deal.dealer,
        stock=deal.stock,
        laid=laid_before(deal),
    )
    oracle.deals, oracle.spent = deal.number + 1, list(deal.spent)
    oracle.announced = list(deal.announced)
    return oracle


def engine_at(options: Options, deal: Deal, board: Board, prev: Board, skip: bool) -> Play:
    return Play(TAC, options, position=position_of(options, deal, board, prev, skip))


def position_of(
    options: Options, deal: Deal, board: Board, prev: Board, skip: bool
) -> dict[str, Any]:
    acts = TacOracle(options["mode"]).player(deal.seat if deal.devil is None else deal.devil)
    pile = [
        {**laid._asdict(), "dealt_to": origin}
        for laid, origin in zip(deal.pile, deal.origins, strict=True)
    ]
    return {
        "phase": "skipped" if skip else "card",
        "to_act": acts,
        "for_seat": deal.seat,
        "devil": deal.devil,
        "board": board.to_dict(),
        "prev": prev.to_dict(),
        "hands": deal.hands,
        "given": deal.gifts,
        "announced": deal.announced,
        "pile": pile,
        "passes": deal.passes,
        "card": None,
        "origin": None,
        "steps": 0,
        "seven_colour": None,
        "stuck": [],
        "dealer": deal.dealer,
        "deal": deal.number + 1,
        "laid": laid_before(deal),
        "spent": deal.spent,
        "stock": deal.stock,
    }
