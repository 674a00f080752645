"""The engine and the oracle at one table: the same cards, the same turns, the same everything.

The oracle plays whole turns, the engine small steps. At every turn all sequences of small steps
are explored, with equal states met once, and what they lead to is compared with the oracle.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from foxfire.core.play import Play
from foxfire.core.registry import game
from foxfire.core.seats import REFEREE
from foxfire.games.tac.state import (
    CARD,
    DEAL,
    FINISHED,
    FROM,
    GIVE,
    HOUSES,
    MARBLES_EACH,
    NOBODY,
    POCKETS,
    SKIPPED,
    SLOTS,
    TO,
)
from tests.oracle.tac import Outcome, TacOracle
from tests.oracle.tac_board import Board

TAC = game("tac")
ACTIONS = TAC.facts(TAC.options_type()).actions
Options = dict[str, Any]
Steps = tuple[int, ...]
Key = tuple[int, ...]

MODES = ("teams", "coop", "solo", "two")
DECKS: tuple[Options, ...] = (
    {"master": False},
    {"master": True, "angel_house": True},
    {"master": True, "angel_house": False},
)
TABLES: list[Options] = [{"mode": mode, **deck} for mode in MODES for deck in DECKS]


def name_of(options: Options) -> str:
    """A table as a test id."""
    deck = "basic deck"
    if options["master"]:
        deck = "master deck" if options["angel_house"] else "master deck, angel on the ring"
    return f"{options['mode']}, {deck}"


class Reached(NamedTuple):
    """What everybody sees after a card: marbles and fresh bits, and who acts in which phase."""

    board: tuple[int, ...]
    phase: str
    seat: int | None


class Explored(NamedTuple):
    """Every result of every card, each with small steps that lead there."""

    cards: dict[str, dict[Reached, Steps]]
    most_legal: int


# --- boards --------------------------------------------------------------------------------------


def board_key(board: Board) -> tuple[int, ...]:
    """An oracle's board as the engine numbers places: all marbles, then the fresh bits."""
    places: list[int] = []
    fresh = 0
    for seat, side in enumerate(board.sides):
        house = [HOUSES + SLOTS * seat + slot - 1 for slot in side.house]
        places += [*sorted(side.ring), *sorted(house), *[POCKETS + seat] * side.pocket]
        fresh |= side.fresh << seat
    assert len(places) == MARBLES_EACH * len(board.sides)
    return (*places, fresh)


# --- exploring the engine ------------------------------------------------------------------------


def reached(state: Any) -> Reached:
    """What a state between two turns shows."""
    board = (*state.marbles, state.fresh)
    if state.phase == CARD:
        return Reached(board, "turn" if state.devil == NOBODY else "devil", state.for_seat)
    names = {DEAL: "deal", GIVE: "give", SKIPPED: "skip", FINISHED: "over"}
    seat = None if state.phase in (DEAL, FINISHED) else state.for_seat
    return Reached(board, names[state.phase], seat)


def key_of(state: Any) -> Key:
    """What can differ between states that equally many steps of one card lead to."""
    rest = (state.fresh, state.phase, state.origin, state.seven_colour, state.steps)
    return (*state.marbles, *rest, state.for_seat, state.to_act, state.devil)


def after(state: Any, action: int) -> Any:
    """A copy with one action done."""
    following = state.copy()
    TAC.kernels.apply(following, action)
    return following


def explore(state: Any) -> Explored:
    """All results of all cards from the beginning of a turn."""
    first = TAC.legal(state)
    found: dict[str, dict[Reached, Steps]] = {}
    most = len(first)
    for action in first:
        results, widest = results_of(after(state, action), (action,))
        found[TAC.format_action(action)] = results
        most = max(most, widest)
    return Explored(found, most)


def results_of(state: Any, begun: Steps) -> tuple[dict[Reached, Steps], int]:
    """Breadth first until the card is carried out; no state on the way is a dead end."""
    layer = {key_of(state): (state, begun)}
    results: dict[Reached, Steps] = {}
    most = 0
    while layer:
        following: dict[Key, tuple[Any, Steps]] = {}
        for now, steps in layer.values():
            if now.phase not in (FROM, TO):
                results.setdefault(reached(now), steps)
                continue
            legal = TAC.legal(now)
            assert legal, f"a dead end after {TAC.format_turns(steps)} in {TAC.dump(now)}"
            most = max(most, len(legal))
            for action in legal:
                then = after(now, action)
                following.setdefault(key_of(then), (then, (*steps, action)))
        layer = following
    return results, most


def not_refused(play: Play) -> list[int]:
    """Every action that no clause forbids."""
    return [action for action in range(ACTIONS) if play.refusal(action) is None]


# --- the two side by side ------------------------------------------------------------------------


def snapshot(play: Play) -> dict[str, Any]:
    """The engine's open state in the oracle's words."""
    position, shown = play.open_state(), play.show(REFEREE)
    phase = {"card": "turn", "skipped": "skip"}.get(position["phase"], str(position["phase"]))
    acts: dict[str, Any] = {"deal": "chance", "over": None}
    giving = phase == "give"
    return {
        "phase": "devil" if position["devil"] is not None else phase,
        "to_act": acts.get(phase, (position["to_act"], position["for_seat"])),
        "devil": position["devil"],
        "board": position["board"],
        "prev": position["prev"],
        "hands": [sorted(hand) for hand in position["hands"]],
        "given": [card for card in position["given"] if card is not None] if giving else [],
        "announced": position["announced"],
        "pile": [(laid["seat"], laid["card"], laid["discarded"]) for laid in position["pile"]],
        "effective": shown["effective"],
        "dealer": position["dealer"],
        "leader": (position["dealer"] + 1) % 4,
        "deal": position["deal"],
        "stock": position["stock"],
        "spent": sorted(position["spent"]),
        "laid": position["laid"],
        "outcome": ending(play),
    }


def ending(play: Play) -> dict[str, int] | None:
    """How the engine says that the game ended."""
    outcome = play.outcome
    if outcome is None:
        return None
    if play.open_state()["laid"] and outcome.reason == "tac-reason-together":
        assert outcome.winners == tuple(range(play.players))
        return {"cards": outcome.scores[0]}
    winners = {player % 2 for player in outcome.winners}
    assert outcome.winners == tuple(p for p in range(play.players) if p % 2 in winners)
    (winner,) = winners
    return {"winner": winner}


class Turn(NamedTuple):
    """A card that can be laid, and one of its outcomes; a gift has none."""

    card: str
    outcome: Outcome | None

    @property
    def is_discard(self) -> bool:
        return self.card.startswith("discard")


class Table:
    """One game played by both."""

    def __init__(self, play: Play, oracle: TacOracle) -> None:
        self.play, self.oracle = play, oracle
        self.steps: dict[str, dict[Reached, Steps]] = {}
        self.most_legal = 0
        self.compare()

    @staticmethod
    def fresh(options: Options, dealer: int) -> Table:
        """A game from the beginning."""
        oracle = TacOracle(
            options["mode"], options["master"], options.get("angel_house", True), dealer
        )
        return Table(Play(TAC, {**options, "dealer": dealer}), oracle)

    @property
    def over(self) -> bool:
        return self.oracle.done

    def compare(self) -> None:
        """Both show the same, and allow the same turns with the same results."""
        ours, theirs = snapshot(self.play), self.oracle.snapshot()
        assert ours == theirs, difference(ours, theirs)
        self.turns = list(self._turns())

    def _turns(self) -> Iterator[Turn]:
        if self.oracle.phase in ("deal", "over"):
            assert self.play.legal == []
            return
        if self.oracle.phase == "give":
            gifts = sorted(self.oracle.gives())
            assert sorted(self.play.legal) == [f"give {card}" for card in gifts]
            yield from (Turn(card, None) for card in gifts)
            return
        explored, allowed = explore(self.play.state), self.oracle.turns()
        self.steps = explored.cards
        self.most_legal = max(self.most_legal, explored.most_legal)
        self.assert_same_turns(allowed)
        for card in sorted(allowed):
            yield from (Turn(card, outcome) for outcome in sorted(allowed[card]))

    def assert_same_turns(self, allowed: dict[str, frozenset[Outcome]]) -> None:
        """The same cards, and for each of them the same results."""
        assert not_refused(self.play) == self.play.legal_actions
        assert set(self.steps) == set(allowed), self.story()
        for card, outcomes in allowed.items():
            ours = set(self.steps[card])
            theirs = {Reached(board_key(o.board), o.phase, o.seat) for o in outcomes}
            assert ours == theirs, (card, ours ^ theirs, self.story())

    def story(self) -> dict[str, Any]:
        """The position, for whoever has to look into a failure."""
        return self.play.open_state()

    def deal(self, pack: list[str]) -> None:
        self.play.deal(pack)
        self.oracle.deal(pack)
        self.compare()

    def do(self, turn: Turn) -> None:
        """The same turn on both."""
        if turn.outcome is None:
            self.play.do(f"give {turn.card}")
        else:
            outcome = turn.outcome
            goal = Reached(board_key(outcome.board), outcome.phase, outcome.seat)
            for action in self.steps[turn.card][goal]:
                self.play.apply(action)
        self.oracle.do(turn.card, turn.outcome)
        self.compare()


def difference(ours: dict[str, Any], theirs: dict[str, Any]) -> dict[str, Any]:
    """Only what is not the same."""
    return {key: (ours.get(key), theirs[key]) for key in theirs if ours.get(key) != theirs[key]}
