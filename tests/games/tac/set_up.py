"""Positions of TAC in a few words, for tests of single clauses.

A board is written marble by marble: `R3` on the ring, `R1*` fresh on its start field, `R.h2` in the
house; marbles that are not named are in their pockets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from foxfire.core.errors import IllegalActionError
from foxfire.core.play import Play
from foxfire.core.registry import game
from foxfire.games.tac.actions import SKIP
from foxfire.games.tac.position import dump_board
from tests.oracle.tac import BASIC_DECK, MASTER_DECK

TAC = game("tac")
COLOURS = "RSAJ"
EXITS = ("1", "13")
# Cards that fill hands and pile where nothing depends on them, the plainest first.
FILLERS = ("12", "10", "9", "6", "5", "3", "2") * 7 + ("8", "4", "7") * 7

Json = dict[str, Any]
Texts = Mapping[int, str]


# --- boards --------------------------------------------------------------------------------------


def home(*colours: str) -> str:
    """All marbles of these colours in their houses."""
    return " ".join(f"{colour}.h{slot}" for colour in colours for slot in range(1, 5))


def board_from(text: str) -> Json:
    """A board as positions have it."""
    colours: Json = {c: {"pocket": 4, "ring": [], "house": [], "fresh": False} for c in COLOURS}
    for word in text.split():
        side, place = colours[word[0]], word[1:]
        side["pocket"] -= 1
        if place.startswith(".h"):
            side["house"].append(int(place[2:]))
        else:
            side["ring"].append(int(place.rstrip("*")))
            side["fresh"] = side["fresh"] or place.endswith("*")
    for side in colours.values():
        side["ring"].sort()
        side["house"].sort()
    return colours


def board_text(board: Json) -> str:
    """A board as tests write it, colour by colour, ring before house."""
    words = []
    for colour, side in board.items():
        start = 16 * COLOURS.index(colour) + 1
        fresh = start if side["fresh"] else None
        words += [f"{colour}{field}{'*' if field == fresh else ''}" for field in side["ring"]]
        words += [f"{colour}.h{slot}" for slot in side["house"]]
    return " ".join(words)


# --- positions -----------------------------------------------------------------------------------


def position(
    board: str, hand: str, *, seat: int = 0, others: Texts | None = None, pile: str = "",
    prev: str | None = None, master: bool = False, mode: str = "teams", size: int = 5,
    last: bool = False, ahead: int = 0, **more: Any,
) -> Json:  # fmt: skip
    """The turn of a seat that holds exactly `hand`; the other hands begin with `others`.

    `pile` are the last cards laid, the top one last, `-5` for a discarded 5, one of each seat in
    turn. Cards below them, and whatever else is needed, are fillers. So many seats as `ahead` have
    laid a card more than this one. In the last deal of a pack (`last`) there is no stock.
    """
    cards = Cards(Counter(MASTER_DECK if master else BASIC_DECK))
    held = hand.split()
    tops = pile.split()
    hands = [cards.take(text.split()) for text in _texts({**(others or {}), seat: hand})]
    cards.take([word.lstrip("-") for word in tops])
    rounds = size - len(held)  # how many cards the seat has laid
    turns = max(4 * rounds + ahead, len(tops))
    if turns > 4 * rounds + 3:
        raise ValueError("the seat has laid more cards than it lacks")
    seats = [(seat - turns + number) % 4 for number in range(turns)]
    for other in range(4):
        hands[other] += cards.fill(size - seats.count(other) - len(hands[other]))
    laid = cards.fill(turns - len(tops)) + tops
    piled = [_entry(at, word) for at, word in zip(seats, laid, strict=True)]
    given = gifts(hands, piled)
    rest = cards.rest()
    return {
        "phase": "card", "to_act": TAC_PLAYERS[mode][seat], "for_seat": seat, "devil": None,
        "board": board_from(board), "prev": board_from(board if prev is None else prev),
        "hands": [in_order(one) for one in hands], "given": given,
        "announced": announcements(hands, piled, given), "pile": piled, "passes": 0,
        "card": None, "origin": None, "steps": 0, "seven_colour": None, "stuck": [],
        "dealer": (seat - turns - 1) % 4, "deal": 5 if last else 1,
        "laid": turns + (len(rest) if last else 0),
        "spent": in_order(rest) if last else [], "stock": [] if last else rest, **more,
    }  # fmt: skip


TAC_PLAYERS = {"teams": [0, 1, 2, 3], "coop": [0, 1, 2, 3], "solo": [0] * 4, "two": [0, 1, 0, 1]}


@dataclass
class Cards:
    """The cards that lie nowhere yet."""

    left: Counter[str]

    def take(self, cards: Sequence[str]) -> list[str]:
        self.left.subtract(cards)
        if min(self.left.values()) < 0:
            raise ValueError(f"there are not so many cards: {cards}")
        return list(cards)

    def fill(self, number: int) -> list[str]:
        if number < 0:
            raise ValueError("a hand has more cards than it can have")
        chosen: list[str] = []
        for card in FILLERS:
            if len(chosen) < number and self.left[card]:
                chosen += self.take([card])
        return chosen

    def rest(self) -> list[str]:
        return list(self.left.elements())


def _texts(hands: Texts) -> list[str]:
    return [hands.get(seat, "") for seat in range(4)]


def _entry(seat: int, word: str) -> Json:
    card, discarded = word.lstrip("-"), word.startswith("-")
    return {"seat": seat, "card": card, "discarded": discarded, "dealt_to": seat}


def in_order(cards: Sequence[str]) -> list[str]:
    return sorted(cards, key=lambda card: TAC.parse_card(card))


def had(hands: Sequence[Sequence[str]], pile: Sequence[Json], seat: int) -> list[str]:
    """What a seat held after the exchange; what it has laid since comes first."""
    return [*(laid["card"] for laid in pile if laid["dealt_to"] == seat), *hands[seat]]


def gifts(hands: Sequence[Sequence[str]], pile: Sequence[Json]) -> list[str]:
    """What each seat gave: some card that its partner had, no exit if that can be."""
    partners = [had(hands, pile, (seat + 2) % 4) for seat in range(4)]
    return [next((c for c in cards if c not in EXITS), cards[0]) for cards in partners]


def announcements(
    hands: Sequence[Sequence[str]], pile: Sequence[Json], given: Sequence[str]
) -> list[bool]:
    """TAC-2.3, of the hands before the exchange."""
    told = []
    for seat in range(4):
        before = [*had(hands, pile, seat), given[seat]]
        before.remove(given[(seat + 2) % 4])
        told.append(any(card in EXITS for card in before))
    return told


def table(
    board: str, hand: str, *, options: Json | None = None, master: bool = False,
    mode: str = "teams", **given: Any,
) -> Play:  # fmt: skip
    """A game that goes on from a position."""
    chosen = {"mode": mode, "master": master, **(options or {})}
    written = position(board, hand, master=master, mode=mode, **given)
    return Play(TAC, chosen, position=written)


def pack_from(*hands: str, master: bool = False) -> list[str]:
    """A pack that deals these hands first, from the seat to the dealer's left on."""
    top = [card for hand in hands for card in hand.split()]
    cards = Cards(Counter(MASTER_DECK if master else BASIC_DECK))
    return cards.take(top) + cards.rest()


# --- playing and looking -------------------------------------------------------------------------


def do(play: Play, *turns: str) -> Play:
    for turn in turns:
        play.do(turn)
    return play


def refused_by(play: Play, turn: str) -> str | None:
    """The clause that forbids an action or a whole turn; it is not carried out."""
    try:
        play.copy().do(turn)
    except IllegalActionError as error:
        return error.clause
    return None


def board_of(play: Play) -> str:
    return board_text(play.open_state()["board"])


def prev_of(play: Play) -> str:
    return board_text(play.open_state()["prev"])


def hand_of(play: Play, seat: int) -> str:
    return " ".join(play.open_state()["hands"][seat])


def sizes(play: Play) -> list[int]:
    return [hand["size"] for hand in play.show(0)["hands"]]


def acting(play: Play) -> tuple[int, int]:
    """Who decides, and whose card it is."""
    return play.to_act, play.for_seat


def plays(play: Play) -> list[str]:
    """The cards that may be laid now, in one word each: `5`, or `-5` to discard it."""
    return [action.replace("discard ", "-") for action in play.legal]


def ways(play: Play, card: str) -> list[str]:
    """Every whole turn with a card, without the card: `3>8`, `skip`; of a 7 its first steps."""
    chosen = do(play.copy(), card)
    found = []
    for origin in chosen.legal if chosen.phase == "from" else []:
        if origin == "skip":
            found.append(origin)
            continue
        targets = do(chosen.copy(), origin)
        found += [origin[:-1] + target for target in targets.legal]
    return found


def results(play: Play, card: str) -> set[str]:
    """The boards that a card can lead to, without the skip of an 8."""
    return set(sequences(play, card))


def sequences(play: Play, card: str) -> Counter[str]:
    """The boards that a card can lead to, and in how many ways; without the skip of an 8."""
    begun = do(play.copy(), card).state
    layer: dict[bytes, tuple[Any, int]] = {begun.to_bytes(): (begun, 1)}
    found = Counter[str]()
    while layer:
        following: dict[bytes, tuple[Any, int]] = {}
        for state, number in layer.values():
            for after in successors(state):
                if TAC.phase_name(after) in ("from", "to"):
                    key = after.to_bytes()
                    following[key] = after, number + following.get(key, (after, 0))[1]
                else:
                    found[board_text(dump_board(after.marbles, after.fresh))] += number
        layer = following
    return found


def successors(state: Any) -> Iterator[Any]:
    for action in TAC.legal(state):
        if action != SKIP:
            after = state.copy()
            TAC.kernels.apply(after, action)
            yield after


def finish_deal(play: Play) -> Play:
    """Play the deal to its end, always by the first legal action."""
    deal = play.show(0)["deal"]
    while play.legal and play.show(0)["deal"] == deal:
        play.do(play.legal[0])
    return play
