"""A naive and obviously-right TAC, written from the clauses alone.

It exists to disagree with the engine: it shares no code and no idea with it, and every line
that carries a rule names the clause of `rules/tac.md` that it obeys. It works on whole turns:
one laid card with everything it does. Movements are in `tests/oracle/tac_board.py`.

Left out: only what nobody can play (TAC-2.6, 6.6 and 9.12, who knows what). Readings where the
clauses leave room:

- TAC-8.1: a discarded Fool is E only while it is the topmost card of the pile. After a TAC
  discarded onto a discarded Fool, E is the card under both.
- TAC-5.4, 9.7: 'the next player' is the left neighbour himself (TAC-1.1), also when he holds no
  card and another one does (the counts of the cards never let that happen in a game).
- TAC-8.8: the next player is the left neighbour, also when his hand is empty: over.
- TAC-9.5 `angel_house = false`: house marbles do not move; a ring marble may still run in.
- TAC-9.5 in co-operative TAC: only colours that are not home can be chosen.
- TAC-9.8: a TAC from the hand the victim got by the Fool still acts on the Devil (TAC-9.9).
- TAC-11.1: 'the other team's marbles' are both colours of it that are not home.
- TAC-9.2: a Fool laid while no other player holds a card ends the turn.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tests.oracle.tac_board import (
    SEATS,
    Board,
    backward_four,
    bring_in,
    check,
    forward,
    is_home,
    seven,
    trickster,
    warrior,
)

MODES = ("teams", "coop", "solo", "two")
# TAC-1.3
COUNTS = {"1": 9, "13": 9, "7": 8, "trickster": 7, "tac": 4}
COUNTS |= dict.fromkeys(("2", "3", "4", "5", "6", "8", "9", "10", "12"), 7)
MASTERS = ["fool", "angel", "warrior", "devil"]
BASIC_DECK = [card for card, count in COUNTS.items() for _ in range(count)]
MASTER_DECK = BASIC_DECK + MASTERS
DEALS = 5  # TAC-2.1

Hands = list[list[str]]


class Use(NamedTuple):
    """What a card does: its kind is move, skip (an 8), fool, devil or discard."""

    kind: str
    board: Board


class Laid(NamedTuple):
    """A card in the middle; `seat` is the one whose card it was, also under the Devil."""

    seat: int
    card: str
    discarded: bool


class Outcome(NamedTuple):
    """What everybody sees after a card: what it did, the board, and who acts next in which phase.

    `seat` is the seat that acts next (the victim in phase devil), None in deal and over.
    """

    kind: str
    board: Board
    phase: str
    seat: int | None

    @property
    def discard(self) -> bool:
        """Whether the card was laid without effect."""
        return self.kind == "discard"


def left(seat: int) -> int:
    """The next player."""
    return (seat + 1) % 4  # TAC-1.1


def partner(seat: int) -> int:
    """The one who sits opposite."""
    return (seat + 2) % 4  # TAC-1.1


def right(seat: int) -> int:
    """The player before."""
    return (seat + 3) % 4  # TAC-1.1


def passed(hands: Hands) -> Hands:
    """The hands after a Fool."""
    return [sorted(hands[left(seat)]) for seat in SEATS]  # TAC-9.2 each gets the left one's


class TacOracle:
    """One game; the attributes are open so that a test can set up any position it likes."""

    def __init__(
        self,
        mode: str = "teams",
        master: bool = False,
        angel_house: bool = True,
        dealer: int = 0,
    ) -> None:
        """A game that waits for its first deck."""
        if mode not in MODES or dealer not in SEATS:
            raise ValueError("no such table")
        self.mode = mode
        self.together = mode in ("coop", "solo")  # TAC-11.3 solo is co-operative TAC
        self.master = master
        self.angel_house = angel_house
        self.dealer = dealer
        self.phase = "deal"
        self.seat: int | None = None  # whose card comes next
        self.devil: int | None = None  # who chooses for that seat, in phase devil
        self.board = Board()
        self.prev = Board()  # TAC-8.1
        self.hands: Hands = [[], [], [], []]
        self.given: list[str] = []  # of seats 0, 1, ... in phase give
        self.announced: list[bool] = [False] * 4
        self.pile: list[Laid] = []
        self.spent: list[str] = []  # the cards of earlier deals of this deck
        self.stock: list[str] = []  # not dealt yet
        self.deals = 0  # in all
        self.laid = 0  # TAC-11.1 discards included
        self.winner: int | None = None  # team 0 (seats 0 and 2) or 1
        self.done = False

    # ------------------------------------------------------------------ deals

    def deal(self, pack: list[str]) -> None:
        """A full shuffled deck; the first card of the list is the top.

        Each deal gives the seat left of the dealer all its cards at once, then the next seat,
        and so on, the dealer last. Further deals of the same deck happen by themselves.
        """
        if self.phase != "deal":
            raise ValueError("no deck is wanted now")
        if sorted(pack) != sorted(MASTER_DECK if self.master else BASIC_DECK):
            raise ValueError("TAC-1.3: not the deck")
        self.stock, self.spent, self.pile = list(pack), [], []
        self._next_deal()

    def _next_deal(self) -> None:
        """Deal the next hands from the stock."""
        if self.deals:
            self.dealer = left(self.dealer)  # TAC-2.2 also across a reshuffle
        self.deals += 1
        size = 6 if len(self.stock) == 24 else 5  # TAC-2.1 the master round
        self.spent += [laid.card for laid in self.pile]
        self.pile = []  # TAC-8.5
        seat = left(self.dealer)
        for _ in SEATS:
            self.hands[seat] = sorted(self.stock[:size])
            self.stock = self.stock[size:]
            seat = left(seat)
        # TAC-2.3 before the exchange; the Angel and TAC do not count
        self.announced = ["1" in hand or "13" in hand for hand in self.hands]
        self.given = []
        self.prev = self.board
        self.phase, self.seat, self.devil = "give", 0, None

    def announcements(self) -> list[bool]:
        """Who holds an exit, of the current deal."""
        return list(self.announced)

    def gives(self) -> set[str]:
        """The cards that may be given to the partner."""
        if self.phase != "give" or self.seat is None:
            return set()
        return set(self.hands[self.seat])  # TAC-2.4

    def give(self, card: str) -> None:
        """The next seat gives a card; it arrives when all four have given."""
        if card not in self.gives() or self.seat is None:
            raise ValueError("TAC-2.4: no such card to give")
        self.hands[self.seat].remove(card)
        self.given.append(card)
        self.seat += 1
        if len(self.given) == 4:
            for seat in SEATS:  # TAC-2.4 seen only after having given
                self.hands[seat] = sorted([*self.hands[seat], self.given[partner(seat)]])
            self.given = []
            self.phase, self.seat = "turn", left(self.dealer)  # TAC-2.2

    # ------------------------------------------------------------------ who acts

    @property
    def to_act(self) -> tuple[int, int] | str | None:
        """The player who decides and the seat whose card it is; "chance" for a deck."""
        if self.phase == "deal":
            return "chance"
        if self.seat is None:
            return None
        return self.player(self.seat if self.devil is None else self.devil), self.seat

    def player(self, seat: int) -> int:
        """Who decides for a seat."""
        if self.mode == "solo":
            return 0  # TAC-11.3
        return seat % 2 if self.mode == "two" else seat  # TAC-11.4

    def movable(self, seat: int, board: Board) -> list[int]:
        """The colours that are 'own' for a seat."""
        for own in (seat, partner(seat)):
            if not is_home(board, own):
                return [own]  # TAC-3.3
        if not self.together:
            return []
        return [other for other in (left(seat), right(seat)) if not is_home(board, other)]

    # ------------------------------------------------------------------ what cards do

    def uses(self, seat: int, card: str, board: Board) -> set[Use]:
        """Every way in which a seat can use a card on a board, with the hands of now."""
        if card in ("fool", "devil"):
            return {Use(card, board)}  # TAC-9.1
        if card == "angel":
            return {Use("move", after) for after in self._angel(seat, board)}
        own = self.movable(seat, board)
        if card == "7":
            return {Use("move", b) for b in seven(board, lambda now: self.movable(seat, now))}
        found = {Use("move", after) for c in own for after in self._one(card, c, board)}
        on_ring = any(board.sides[colour].ring for colour in own)
        if card == "8" and on_ring and self.hands[left(seat)]:
            found.add(Use("skip", board))  # TAC-5.4
        if card == "trickster" and on_ring:
            found |= {Use("move", after) for after in trickster(board)}  # TAC-7.1
        return found

    def _one(self, card: str, colour: int, board: Board) -> set[Board]:
        """What a card does with one marble of one colour."""
        if card == "trickster":
            return set()
        if card == "warrior":
            return warrior(board, colour)  # TAC-9.6
        if card == "4":
            return backward_four(board, colour)  # TAC-5.3
        found = forward(board, colour, int(card))  # TAC-5.1, 5.2, 5.4
        if card in ("1", "13"):
            found |= bring_in(board, colour)  # TAC-5.2
        return found

    def _angel(self, seat: int, board: Board) -> set[Board]:
        """What the Angel of a seat can do."""
        found: set[Board] = set()
        for colour in self._served(seat, board):
            if board.sides[colour].pocket:
                found |= bring_in(board, colour)  # TAC-9.5 the pocket first
            else:
                for count in (1, 13):  # TAC-9.5
                    found |= forward(board, colour, count, inside=self.angel_house)
        return found

    def _served(self, seat: int, board: Board) -> list[int]:
        """For which colours the Angel of a seat may work."""
        beside = [c for c in (left(seat), right(seat)) if not is_home(board, c)]
        team = [c for c in (seat, partner(seat)) if not is_home(board, c)]
        if self.together and not team:
            return beside  # TAC-11.1 whose team is home chooses
        if beside:
            return beside[:1]  # TAC-9.5 the left one unless he is home
        return team if self.together else []  # TAC-9.5

    # ------------------------------------------------------------------ TAC

    def effective(self) -> str | None:
        """E, the card that a TAC would use now."""
        if self.pile and self.pile[-1].card == "fool" and self.pile[-1].discarded:
            return "fool"  # TAC-8.1 the last action was its discard
        for laid in reversed(self.pile):
            if laid.card not in ("tac", "fool"):  # TAC-8.1
                return laid.card
        return None  # TAC-8.5

    def plays(self, seat: int, card: str) -> set[Use]:
        """Every way in which a seat can play a card now."""
        if card != "tac":
            return self.uses(seat, card, self.board)
        effective = self.effective()
        return self.uses(seat, effective, self.prev) if effective else set()  # TAC-8.1

    # ------------------------------------------------------------------ turns

    def turns(self) -> dict[str, frozenset[Outcome]]:
        """Every card that may be laid, with its outcomes; "discard X" for a discard."""
        seat = self.seat
        if seat is None or self.phase not in ("turn", "skip", "devil"):
            return {}
        hand = set(self.hands[seat])
        if self.phase == "skip" or self.won(self.board) is not None:
            plays = {"tac": self.plays(seat, "tac")} if "tac" in hand else {}  # TAC-8.6, 8.8
        else:
            plays = {card: self.plays(seat, card) for card in hand}  # TAC-3.1
        found = {card: uses for card, uses in plays.items() if uses}
        if self.phase == "skip" or not found:  # TAC-5.4, 3.1
            found |= {f"discard {card}": {Use("discard", self.board)} for card in hand}
        return {
            key: frozenset(self._outcome(seat, key, use) for use in uses)
            for key, uses in found.items()
        }

    def do(self, card: str, outcome: Outcome | None = None) -> None:
        """Lay a card with one of its outcomes; in phase give: give it."""
        if self.phase == "give":
            self.give(card)
            return
        seat = self.seat
        if seat is None or outcome is None or outcome not in self.turns().get(card, ()):
            raise ValueError("no such turn")
        name = card.removeprefix("discard ")
        self.hands = self._hands_after(seat, name, outcome.kind)
        self.pile.append(Laid(seat, name, outcome.discard))
        self.laid += 1  # TAC-11.1
        if outcome.kind != "fool":
            self.prev = self.board  # TAC-8.1, 8.4, 9.10; laying a Fool is no action
        self.board = outcome.board
        self._enter(seat, outcome)

    def _enter(self, seat: int, outcome: Outcome) -> None:
        """Go where the outcome says."""
        self.phase, self.seat = outcome.phase, outcome.seat
        if outcome.kind == "devil":
            self.devil = seat  # TAC-9.7; TAC-9.9 with a TAC it is the victim
        if self.phase != "devil":
            self.devil = None  # TAC-9.8 after a Fool he still chooses
        if self.phase == "give":
            self._next_deal()
        if self.phase == "deal":  # TAC-8.5: nothing of the deal that is over can be used
            self.spent += [laid.card for laid in self.pile]
            self.pile, self.prev, self.announced = [], self.board, [False] * 4
        if self.phase == "over":
            self.done = True
            self.winner = None if self.together else self.won(self.board)

    def _hands_after(self, seat: int, card: str, kind: str) -> Hands:
        """The hands when a card was laid."""
        hands = [list(hand) for hand in self.hands]
        hands[seat].remove(card)
        return passed(hands) if kind == "fool" and self._others_hold(seat) else hands  # TAC-9.2

    def _others_hold(self, seat: int) -> bool:
        """Whether anybody else holds a card."""
        return any(self.hands[other] for other in SEATS if other != seat)

    def _outcome(self, seat: int, key: str, use: Use) -> Outcome:
        """What follows when a seat lays a card for this use."""
        name = key.removeprefix("discard ")
        hands = self._hands_after(seat, name, use.kind)
        phase, following = self._after(seat, name, use, hands)
        return Outcome(use.kind, use.board, phase, following)

    def _after(self, seat: int, card: str, use: Use, hands: Hands) -> tuple[str, int | None]:
        """The next phase and seat."""
        if self.won(use.board) is not None:
            return self._after_win(seat, card, use.board)
        if use.kind == "skip":
            return "skip", left(seat)  # TAC-5.4
        if use.kind == "devil" and hands[left(seat)]:
            return "devil", left(seat)  # TAC-9.7
        if use.kind == "fool" and self._others_hold(seat) and hands[seat]:
            return self.phase, seat  # TAC-9.2, 9.8 one more card
        around = [left(seat), partner(seat), right(seat), seat]
        holders = [other for other in around if hands[other]]
        if holders:
            return "turn", holders[0]  # TAC-2.5 without cards: skipped
        return ("give", 0) if self.stock else ("deal", None)  # TAC-2.5, 2.1

    # ------------------------------------------------------------------ the end

    def won(self, board: Board) -> int | None:
        """The team that has all its marbles home; together: 0 when all sixteen are."""
        home = [is_home(board, seat) for seat in SEATS]
        if self.together:
            return 0 if all(home) else None  # TAC-11.1
        if home[0] and home[2]:
            return 0  # TAC-10.1
        return 1 if home[1] and home[3] else None

    def _after_win(self, seat: int, card: str, board: Board) -> tuple[str, int | None]:
        """Whether the next player has to answer a winning move with TAC."""
        following = left(seat)  # TAC-8.8 after the player whose card it was
        if not self.together and following % 2 == self.won(board):
            return "over", None  # TAC-8.8 on the winning side: at once
        used = self.effective() if card == "tac" else card
        if "tac" not in self.hands[following] or used is None:
            return "over", None  # TAC-8.8, 11.2
        # TAC-8.8, 11.2: his `prev` will be the board as it is now
        able = self.uses(following, used, self.board)
        return ("turn", following) if able else ("over", None)

    # ------------------------------------------------------------------ seeing and setting

    def outcome(self) -> dict[str, int] | None:
        """How the game ended: the winning team, or the cards laid in co-operative TAC."""
        if not self.done:
            return None
        return {"cards": self.laid} if self.winner is None else {"winner": self.winner}

    def snapshot(self) -> dict[str, Any]:
        """Everything there is, as plain values."""
        return {
            "phase": self.phase,
            "to_act": self.to_act,
            "devil": self.devil,
            "board": self.board.to_dict(),
            "prev": self.prev.to_dict(),
            "hands": [sorted(hand) for hand in self.hands],
            "given": list(self.given),
            "announced": self.announcements(),
            "pile": [tuple(laid) for laid in self.pile],
            "effective": self.effective(),
            "dealer": self.dealer,
            "leader": left(self.dealer),  # TAC-2.2
            "deal": self.deals,
            "stock": list(self.stock),
            "spent": sorted(self.spent),
            "laid": self.laid,
            "outcome": self.outcome(),
        }

    def set_up(self, **parts: Any) -> None:
        """Set any of board, prev, hands, pile, seat, phase, devil, dealer, stock, laid.

        Boards may be dictionaries, the pile triples (seat, card, discarded). The phase is
        "turn" unless said; `prev` is the board unless said.
        """
        board = parts.pop("board", self.board)
        self.board = Board.from_dict(board) if isinstance(board, dict) else board
        prev = parts.pop("prev", self.board)
        self.prev = Board.from_dict(prev) if isinstance(prev, dict) else prev
        check(self.board)
        check(self.prev)
        self.pile = [Laid(*laid) for laid in parts.pop("pile", self.pile)]
        self.hands = [sorted(hand) for hand in parts.pop("hands", self.hands)]
        self.phase = parts.pop("phase", "turn")
        self.seat = parts.pop("seat", self.seat)
        self.devil = parts.pop("devil", None)
        for name in ("dealer", "stock", "laid"):
            setattr(self, name, parts.pop(name, getattr(self, name)))
        self.given, self.done, self.winner = [], False, None
        if parts or self.phase not in ("turn", "skip", "devil") or self.seat not in SEATS:
            raise ValueError("nothing like that can be set up")
