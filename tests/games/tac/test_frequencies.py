"""TAC-13.8: which worlds are sampled and how often, against all arrangements of unseen cards.

The arrangements are counted here straight from the clauses: single cards are put into the hidden
places in every way, and those ways stay that agree with what the viewer has seen in this deal.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import permutations, product
from math import comb
from statistics import fmean
from typing import Any

import numpy as np
import pytest

from foxfire.core.play import Play
from foxfire.games.tac import worlds
from foxfire.games.tac.cards import cards_in
from foxfire.games.tac.memory import TacMemory
from foxfire.games.tac.state import TacState
from tests.chance import assert_like
from tests.conformance.worlds import packed_worlds
from tests.games.tac.brute_replay import lively
from tests.games.tac.set_up import EXITS, TAC, Cards, home, in_order, position, table
from tests.games.tac.side_by_side import Options, name_of
from tests.games.tac.test_inferences import playable_kinds
from tests.oracle.tac import BASIC_DECK, MASTER_DECK

Json = dict[str, Any]
#: The cards of every hidden hand, then of every hidden gift.
World = tuple[tuple[str, ...], ...]

TABLES: list[Options] = [
    {"mode": mode, "master": master, "angel_house": True} if master else
    {"mode": mode, "master": master}
    for mode in ("teams", "coop", "two") for master in (False, True)
]  # fmt: skip
AMOUNTS = [
    pytest.param(2, id="few"),
    pytest.param(60, id="many", marks=pytest.mark.campaign),
]
tables = pytest.mark.parametrize("options", TABLES, ids=name_of)
amounts = pytest.mark.parametrize("amount", AMOUNTS)


# --- what a viewer has seen ----------------------------------------------------------------------


class Witness:
    """What a viewer knows of the hands of a deal, by the seats that they were dealt to."""

    def __init__(self, play: Play, viewer: int) -> None:
        self.play, self.viewer = play, viewer
        self.known = [Counter[str]() for _ in range(4)]
        self.barred: list[set[str]] = [set() for _ in range(4)]
        self._begin()

    def _begin(self) -> None:
        """TAC-13.3: in the middle of a deal, the gifts that are still there."""
        at = self.at
        for seat in self.own if at["phase"] != "give" else ():
            gift, partner = at["given"][seat], (seat + 2) % 4
            if gift not in laid_from(at, partner):
                self.known[partner][gift] += 1

    @property
    def at(self) -> Json:
        return self.play.open_state()

    @property
    def own(self) -> list[int]:
        players = [0, 1, 0, 1] if self.play.players == 2 else [0, 1, 2, 3]
        return [seat for seat in range(4) if players[seat] == self.viewer]

    def sees(self) -> list[int]:
        """The seats whose hands lie open to the viewer now."""
        at = self.at
        looks = [at["for_seat"]] if at["devil"] in self.own else []
        return sorted({*self.own, *looks})

    def do(self, action: int) -> None:
        """Watch an action, and let it happen."""
        text, at = TAC.format_action(action), self.at
        for seat in self.sees():  # TAC-13.4, TAC-13.5
            self.known[self.dealt_to(seat)] = Counter(at["hands"][seat])
        kind, seat = text.split()[-1], at["for_seat"]
        if text.startswith("give"):
            if seat in self.own:  # TAC-13.3
                self.known[seat][kind] -= 1
                self.known[(seat + 2) % 4][kind] += 1
        elif at["phase"] in ("card", "skipped") and text != "skip":
            hand = self.dealt_to(seat)
            if text.startswith("discard") and at["phase"] == "card":  # TAC-13.6
                self.barred[hand] |= playable_kinds(self.play)
            self.known[hand] -= Counter([kind])
        self.play.apply(action)

    def dealt_to(self, seat: int) -> int:
        return (seat + int(self.play.state.passes)) % 4

    def hidden(self) -> list[int]:
        return [seat for seat in range(4) if seat not in self.sees()]

    def known_at(self, seat: int) -> Counter[str]:
        """The cards that a hidden hand has for certain; gifts on their way lie in none."""
        giving = self.at["phase"] == "give"
        return Counter() if giving else +self.known[self.dealt_to(seat)]


def laid_from(at: Json, dealt_to: int) -> list[str]:
    return [entry["card"] for entry in at["pile"] if entry["dealt_to"] == dealt_to]


def has_exit(cards: Iterable[str]) -> bool:
    return any(card in EXITS for card in cards)


# --- all worlds, by the clauses ------------------------------------------------------------------


def all_worlds(seen: Witness) -> dict[World, int]:
    """Every world and the number of its arrangements of single cards."""
    at, hidden = seen.at, seen.hidden()
    gifts = [seat for seat in hidden if at["phase"] == "give" and at["given"][seat] is not None]
    known = [seen.known_at(seat) for seat in hidden]
    sizes = [
        len(at["hands"][seat]) - some.total() for seat, some in zip(hidden, known, strict=True)
    ]
    found = Counter[World]()
    for spread, number in arrangements(unseen(seen), [*sizes, *[1] * len(gifts)]):
        hands = [part + some for part, some in zip(spread, known, strict=False)]
        given = spread[len(hidden) :]
        if agrees(
            seen, dict(zip(hidden, hands, strict=True)), dict(zip(gifts, given, strict=True))
        ):
            found[world_of([*hands, *given])] += number
    return found


def unseen(seen: Witness) -> Counter[str]:
    """TAC-13.1: the cards of which the viewer does not know where they are."""
    at = seen.at
    left = Counter(MASTER_DECK if seen.play.state.master else BASIC_DECK)
    left -= Counter(at["spent"]) + Counter(entry["card"] for entry in at["pile"])
    for seat in range(4):
        left -= seen.known_at(seat) if seat in seen.hidden() else Counter(at["hands"][seat])
        if at["phase"] == "give" and seat in seen.own and at["given"][seat] is not None:
            left -= Counter([at["given"][seat]])
    return left


def arrangements(
    cards: Counter[str], sizes: Sequence[int]
) -> Iterator[tuple[list[Counter[str]], int]]:
    """All ways to put cards into places, and how many ways of single cards each of them is."""
    if not sizes:
        yield [], 1
        return
    for part, ways in parts(sorted(cards.items()), sizes[0]):
        for rest, number in arrangements(cards - part, sizes[1:]):
            yield [part, *rest], ways * number


def parts(cards: list[tuple[str, int]], size: int) -> Iterator[tuple[Counter[str], int]]:
    """All parts of so many cards, each with the number of ways to choose single cards for it."""
    if not cards:
        if size == 0:
            yield Counter(), 1
        return
    card, number = cards[0]
    for chosen in range(min(number, size) + 1):
        for part, ways in parts(cards[1:], size - chosen):
            yield part + Counter({card: chosen}), ways * comb(number, chosen)


def agrees(seen: Witness, hands: dict[int, Counter[str]], gifts: dict[int, Counter[str]]) -> bool:
    at, passes = seen.at, int(seen.play.state.passes)
    for seat, hand in hands.items():
        if seen.barred[(seat + passes) % 4] & set(hand):
            return False  # TAC-13.6
    full = {s: sorted(hands.get(s, Counter(at["hands"][s])).elements()) for s in range(4)}
    if at["phase"] == "give":
        return all(
            has_exit([*hand, *gifts.get(seat, ())]) == at["announced"][seat]
            for seat, hand in hands.items()
        )
    together = seen.play.options.as_json()["mode"] == "coop"
    if is_won(at, together) and at["phase"] == "card" and "tac" not in full[at["for_seat"]]:
        return False  # TAC-13.7
    return all(is_explained(seen, at, full, seat) for seat in (0, 1))


def is_won(at: Json, together: bool) -> bool:
    at_home = [len(side["house"]) == 4 for side in at["board"].values()]
    both = all if together else any
    return both((at_home[0] and at_home[2], at_home[1] and at_home[3]))


def is_explained(seen: Witness, at: Json, hands: dict[int, list[str]], seat: int) -> bool:
    """TAC-13.2, TAC-13.3: gifts that the viewer knows, or some gifts, explain what was told."""
    passes, other = int(seen.play.state.passes), (seat + 2) % 4
    mine, theirs = (laid_from(at, s) + hands[(s - passes) % 4] for s in (seat, other))
    told = [at["announced"][seat], at["announced"][other]]
    pairs: Iterable[tuple[str, str]] = set(product(theirs, mine))
    if {seat, other} & set(seen.own):
        pairs = [(at["given"][seat], at["given"][other])]
    return any(
        [has_exit(put_back(mine, got, gave)), has_exit(put_back(theirs, gave, got))] == told
        for gave, got in pairs
    )


def put_back(cards: list[str], got: str, gave: str) -> list[str]:
    """A hand before the exchange."""
    before = [*cards, gave]
    before.remove(got)
    return before


def world_of(places: Sequence[Counter[str]]) -> World:
    return tuple(tuple(sorted(place.elements())) for place in places)


# --- sampled worlds ------------------------------------------------------------------------------


@cache
def hand_names(hand: int) -> Counter[str]:
    return Counter(TAC.format_card(card) for card in cards_in(hand))


def drawn_worlds(seen: Witness, number: int) -> Counter[World]:
    at, hidden = seen.at, seen.hidden()
    gifts = [seat for seat in hidden if at["phase"] == "give" and at["given"][seat] is not None]
    packed = packed_worlds(seen.play, seen.viewer, number)
    columns = [packed["hands"][:, hidden], packed["given"][:, gifts]]
    rows, counts = np.unique(np.concatenate(columns, axis=1), axis=0, return_counts=True)
    found = Counter[World]()
    for row, count in zip(rows.tolist(), counts.tolist(), strict=True):
        hands = [hand_names(hand) for hand in row[: len(hidden)]]
        given = [Counter([TAC.format_card(card)]) for card in row[len(hidden) :]]
        found[world_of([*hands, *given])] += count
    return found


FEWEST_DRAWS, MOST_DRAWS = 500, 40_000
SURE = 20  # a world that is expected so often and never drawn is none: exp(-20)
RARE: World = ()


def assert_sampled_as_counted(seen: Witness) -> None:
    """No other worlds, all those that are not very rare, and each as often as it should be."""
    possible = all_worlds(seen)
    total = sum(possible.values())
    draws = min(max(FEWEST_DRAWS, SURE * total // min(possible.values())), MOST_DRAWS)
    drawn = drawn_worlds(seen, draws)
    assert set(drawn) <= set(possible)
    assert {w for w, number in possible.items() if draws * number >= SURE * total} <= set(drawn)
    rare = {w for w, number in possible.items() if draws * number < 6 * total}
    assert_like(put_together(drawn, rare), put_together(possible, rare))


def put_together(numbers: dict[World, int], rare: set[World]) -> Counter[World]:
    """Very rare worlds as one."""
    found = Counter[World]()
    for world, number in numbers.items():
        found[RARE if world in rare else world] += number
    return found


# --- the enumeration itself ----------------------------------------------------------------------


def test_arrangements_are_those_of_single_cards() -> None:
    """Five single cards in a row: the first two are one hand, the third another, the rest stock."""
    single = ["5a", "5b", "9a", "9b", "9c"]
    rows = permutations(single)
    kinds = Counter(("".join(sorted(c[0] for c in r[:2])), r[2][0]) for r in rows)
    counted = {
        ("".join(sorted(one.elements())), *other.elements()): number
        for (one, other), number in arrangements(Counter({"5": 2, "9": 3}), [2, 1])
    }
    assert {key: number * 4 for key, number in counted.items()} == kinds  # 2! orders each way


def test_a_case_that_can_be_counted_by_hand() -> None:
    """5, 5 and 9 at three seats, and nothing is known."""
    seen = Witness(table("", "12", others={1: "5", 2: "5", 3: "9"}, last=True), 0)
    assert all_worlds(seen) == {
        (("9",), ("5",), ("5",)): 2, (("5",), ("9",), ("5",)): 2, (("5",), ("5",), ("9",)): 2,
    }  # fmt: skip


# --- set-ups: stock empty ------------------------------------------------------------------------


def watched(play: Play, viewer: int, *turns: str) -> Witness:
    seen = Witness(play, viewer)
    for turn in turns:
        for action in TAC.parse_turn(turn):
            seen.do(action)
    return seen


def plain() -> Play:
    return table("", "12 12", others={1: "5 5", 2: "5 9", 3: "9 2"}, last=True)


def test_tac_13_8_nothing_known_but_the_cards() -> None:
    assert_sampled_as_counted(watched(plain(), 0))


@pytest.mark.parametrize("viewer", [0, 2, 3])
def test_tac_13_6_kinds_that_could_have_been_played_are_barred(viewer: int) -> None:
    """The 2, 4, 7 and 8 that the others hold cannot be with seat 1."""
    others = {0: "9 5 4", 2: "7 8 12", 3: "2 2 9"}
    play = table("S20 R23 J60", "5 12 12", seat=1, others=others, last=True)
    seen = watched(play, viewer, "discard 5")
    assert {"2", "4", "7", "8"} <= seen.barred[1]
    assert_sampled_as_counted(seen)


def test_tac_13_6_two_hands_with_different_kinds_barred() -> None:
    others = {1: "12 6 5", 2: "9 9 10", 3: "4 13 8"}
    play = table("A50 A49 R52", "12 5 5", others=others, last=True)
    seen = watched(play, 3, "5 52>57", "discard 6")
    assert seen.barred[1]
    assert_sampled_as_counted(seen)


ANNOUNCED = {
    "no and no": {1: "9 9", 3: "5 2"},
    "yes and no": {1: "1 9", 3: "5 2"},
    "yes and no, the exit with the other": {1: "9 5", 3: "1 2"},
    "yes and yes": {1: "1 9", 3: "13 2"},
    "all exits with one": {1: "1 13", 3: "9 2"},
}


@pytest.mark.parametrize("others", ANNOUNCED.values(), ids=ANNOUNCED)
@pytest.mark.parametrize("partner", ["6 12", "13 6", "1 13"])
@pytest.mark.parametrize("mode", ["teams", "two"])
def test_tac_13_2_announcements_of_hidden_partners(
    others: dict[int, str], partner: str, mode: str
) -> None:
    play = table("", "12 12", others={**others, 2: partner}, last=True, mode=mode)
    assert_sampled_as_counted(watched(play, 0))


@pytest.mark.parametrize("told", list(product([False, True], repeat=2)))
def test_tac_13_2_every_pair_of_announcements_for_the_same_cards(told: list[bool]) -> None:
    """One card each, two of them exits; what was announced is chosen, and the gifts fit it."""
    others = {1: "1" if told[0] else "9", 3: "13" if told[1] else "9", 2: "1"}
    play = table("", "12", others=others, last=True)
    assert play.show(0)["announced"][1::2] == list(told)
    assert_sampled_as_counted(watched(play, 0))


def test_tac_13_4_cards_that_the_devil_saw() -> None:
    others = {1: "5 6 9 9", 2: "9 5 2 2", 3: "2 6 6 5"}
    play = table("S30", "devil 9 9 9", others=others, master=True, last=True, size=6)
    seen = watched(play, 0, "devil", "6 30>36")
    assert seen.known[1] == Counter({"5": 1, "9": 2})
    assert_sampled_as_counted(seen)


def test_tac_13_5_hands_that_a_fool_passed_on() -> None:
    others = {1: "12 12 6 5", 2: "6 6 9 2", 3: "10 10 10 2"}
    play = table("J20", "fool 3 9 9", others=others, master=True, last=True, size=6)
    seen = watched(play, 0, "fool", "discard 12", "discard 6", "discard 10", "9 20>29")
    assert seen.known_at(3) == Counter({"3": 1, "9": 1})
    assert_sampled_as_counted(seen)


@pytest.mark.parametrize("viewer", [0, 2, 3])
def test_tac_13_7_the_tac_that_a_won_board_shows(viewer: int) -> None:
    board = home("R") + " S20 A32 A.h2 A.h3 A.h4"
    others = {1: "tac 5", 2: "9 tac", 3: "10 tac"}
    seen = watched(table(board, "2 9", others=others, last=True), viewer, "2 32>A.h1")
    assert_sampled_as_counted(seen)


def test_tac_13_3_a_partner_who_announced_and_two_known_gifts() -> None:
    play = last_deal("2 2 3 3 3", "9 9 9 10 10", "1 13 9 10 10", "9 9 10 10 9")
    seen = watched(play, 0)
    for text in ("give 2", "give 9", "give 1", "give 10"):
        seen.do(TAC.parse_action(text))
    assert seen.known_at(2) == Counter({"2": 1})
    assert_sampled_as_counted(seen)


# --- gifts on their way --------------------------------------------------------------------------


def last_deal(*hands: str, mode: str = "teams") -> Play:
    """The last deal of a pack: the hands of seats 0 to 3, and no stock."""
    around = [card for seat in (1, 2, 3, 0) for card in hands[seat].split()]
    cards = Cards(Counter(BASIC_DECK))
    last = cards.take(around)
    play = Play(TAC, {"mode": mode, "dealer": 0}, packs=[cards.rest() + last])
    while play.state.deal < 5:
        play.apply(play.legal_actions[-1])
    return play


GIVING = {
    "nobody had an exit": ("9 9 9 10 10", "9 10 10 10 10", "9 9 9 10 12"),
    "one had some": ("1 1 9 10 10", "9 10 10 10 10", "9 9 9 9 9"),
    "two had one": ("1 9 9 10 10", "1 9 10 10 10", "9 9 9 9 10"),
    "all had one": ("1 9 9 10 10", "1 9 10 10 10", "13 9 9 9 10"),
}


@pytest.mark.parametrize("hands", GIVING.values(), ids=GIVING)
@pytest.mark.parametrize("gifts", range(4))
def test_tac_13_8_in_the_exchange_a_hidden_gift_is_a_place_of_its_own(
    hands: tuple[str, str, str], gifts: int
) -> None:
    """So many seats have given, each its first card; seat 0 looks on."""
    play = last_deal("2 2 3 3 3", *hands)
    seen = Witness(play, 0)
    for _ in range(gifts):
        seen.do(play.legal_actions[0])
    assert play.phase == "give"
    assert_sampled_as_counted(seen)


@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("gifts", [0, 2, 3])
def test_tac_13_8_of_two_players_too(viewer: int, gifts: int) -> None:
    play = last_deal("1 2 2 3 3", "1 9 9 10 10", "13 2 2 3 12", "9 9 10 10 10", mode="two")
    seen = Witness(play, viewer)
    for _ in range(gifts):
        seen.do(play.legal_actions[0])
    assert_sampled_as_counted(seen)


# --- a stock -------------------------------------------------------------------------------------


def fourth_deal() -> Witness:
    """One card each is left in the last deal but one; the stock is that of the last."""
    rng, play = random.Random("stock"), Play(TAC, {}, seed="stock")
    while play.state.deal < 4:
        play.apply(rng.choice(play.legal_actions))
    seen = Witness(play, 0)
    while play.state.piled < 16:
        seen.do(rng.choice(play.legal_actions))
    return seen


def test_tac_13_8_with_a_stock_the_hidden_cards_may_be_any_of_the_unseen() -> None:
    seen = fourth_deal()
    possible = all_worlds(seen)
    assert len(seen.at["stock"]) == 20
    by_seat = [Counter[str]() for _ in seen.hidden()]
    for world, number in possible.items():
        for place, hand in enumerate(world):
            by_seat[place][" ".join(hand)] += number
    drawn = drawn_worlds(seen, 20_000)
    assert set(drawn) <= set(possible)
    for place, expected in enumerate(by_seat):
        counts = Counter[str]()
        for world, number in drawn.items():
            counts[" ".join(world[place])] += number
        assert_like(counts, expected)


def test_tac_13_8_the_stock_is_in_any_order() -> None:
    """In solo it is all that is hidden: what lies on top is any of its cards."""
    play = table("", "12 12", mode="solo")
    packed = packed_worlds(play, 0, 20_000)
    stock = Counter(TAC.parse_card(card) for card in play.open_state()["stock"])
    for place in (20, 21, 60, 99):
        assert_like(Counter(packed["stock"][:, place].tolist()), stock)


# --- random games --------------------------------------------------------------------------------

FEWEST, MOST = 3, 400  # worlds of an endgame that is tried


def endgames(options: Options, amount: int) -> Iterator[Witness]:
    """The last deal of a pack in lively games, when few cards are left; every viewer in turn."""
    seed = found = 0
    while found < amount:
        rng = random.Random(f"{options} {seed}")
        play = Play(TAC, options, seed=f"endgame {seed}")
        while play.state.deal < 5 and not play.is_over:
            play.apply(lively(rng, play))
        seen, seed = Witness(play, seed % play.players), seed + 1
        left = rng.choice((5, 6, 8)) if play.players == 4 else 8
        while not play.is_over and sum(play.state.sizes) > left:
            seen.do(lively(rng, play))
        if play.is_over or play.state.deal != 5:
            continue
        if FEWEST <= len(all_worlds(seen)) <= MOST:
            found += 1
            yield seen


@amounts
@tables
def test_tac_13_8_worlds_of_random_endgames(options: Options, amount: int) -> None:
    for seen in endgames(options, amount):
        assert_sampled_as_counted(seen)


# --- how many tries a sample takes ---------------------------------------------------------------


class Tries:
    """Counts how often cards are drawn before a draw is kept."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._now, self._arrange = 0, worlds.arrange
        monkeypatch.setattr(worlds, "arrange", self.arrange)

    def arrange(self, s: TacState, m: TacMemory, viewer: int, first: int) -> bool:
        self._now += 1
        return self._arrange(s, m, viewer, first)

    def of(self, play: Play, viewer: int, samples: int) -> list[int]:
        observation, taken = play.observe(viewer), []
        for seed in range(samples):
            self._now = 0
            observation.sample(seed)
            taken.append(self._now)
        return taken


@pytest.fixture
def tries(monkeypatch: pytest.MonkeyPatch) -> Tries:
    return Tries(monkeypatch)


@pytest.mark.parametrize(
    "decisions",
    [
        pytest.param(450, id="few"),
        pytest.param(12_000, id="many", marks=pytest.mark.campaign),
    ],
)
@tables
def test_in_random_games_a_sample_takes_two_tries_and_never_hundreds(
    options: Options, decisions: int, tries: Tries
) -> None:
    """Measured over 50,000 samples: 1.4 to 2.1 on average, 60 at most."""
    rng, taken = random.Random(f"tries {options}"), list[int]()
    play = Play(TAC, options, seed="tries 0")
    for number in range(decisions):
        if play.is_over:
            play = Play(TAC, options, seed=f"tries {number}")
        if number % 9 == 0:
            taken += tries.of(play, rng.randrange(play.players), 5)
        play.apply(lively(rng, play))
    assert fmean(taken) < 4
    assert max(taken) < 400


def late(deal: int, exits: int, others: dict[int, str]) -> Play:
    """One card is left in each hand; so many exits are unseen, the others are spent."""
    at = position("", "12", others=others)
    kept = exits - sum(card in EXITS for card in others.values())
    more = [card for card in at["stock"] if card in EXITS]
    plain = [card for card in at["stock"] if card not in EXITS]
    random.Random("late").shuffle(plain)
    number = 20 * (deal - 1) - len(more[kept:])
    spent, left = more[kept:] + plain[:number], more[:kept] + plain[number:]
    laid = len(spent) + len(at["pile"])
    written = at | {"deal": deal, "spent": in_order(spent), "stock": left, "laid": laid}
    return Play(TAC, {"mode": "teams"}, position=written)


# The deal, exits unseen, who holds one, and about how many tries that takes: three hands draw from
# n cards, of which e are exits, and n (n - 1) (n - 2) / e (e - 1) (e - 2) is what it takes.
HARD = {
    "all three have kept an exit": (4, 6, {1: "1", 2: "13", 3: "1"}, 89),
    "and few are left": (4, 4, {1: "1", 2: "13", 3: "1"}, 443),
    "two partners have": (4, 4, {1: "1", 3: "13"}, 42),
    "two partners have, early": (2, 4, {1: "1", 3: "13"}, 326),
    "in the last deal there is nothing to draw": (5, 3, {1: "1", 2: "13", 3: "1"}, 1),
}
hard = pytest.mark.parametrize(("deal", "exits", "others", "expected"), HARD.values(), ids=HARD)


@hard
def test_exits_that_were_kept_to_the_last_card_take_many_tries_but_no_more_than_that(
    deal: int, exits: int, others: dict[int, str], expected: int, tries: Tries
) -> None:
    """Announced, never laid, and one card is left: it is an exit, and few draws say so."""
    play = late(deal, exits, others)
    assert [play.show(0)["announced"][seat] for seat in others] == [True] * len(others)
    assert fmean(tries.of(play, 0, 10)) < 3 * expected


# What seats 1 and 2 hold; seat 3 has shown that it can hold only 3, 5, 6, 9, 10, 12 or a TAC.
BARRED = {
    "seven of fourteen unseen cards": ({1: "1 2 4 7 12", 2: "13 13 2 10 10"}, 200),
    "five of fourteen": ({1: "1 2 4 7 8", 2: "13 13 2 2 10"}, 1_000),
}


@pytest.mark.parametrize(("others", "most"), BARRED.values(), ids=BARRED)
def test_a_hand_of_few_possible_kinds_takes_many_tries_but_no_more_than_that(
    others: dict[int, str], most: int, tries: Tries
) -> None:
    play = table("J20 R22 S40", "5 9 9 10 12", seat=3, others=others, last=True)
    play.do("discard 5")
    assert fmean(tries.of(play, 0, 10)) < most
