"""What a player can make of his turn: the distinct results, each with one way to reach it.

A 7 has up to a hundred thousand step sequences but only a few hundred results (TAC-12.4). So the
single steps are tried breadth first, and two ways to the same board are gone on with only once: the
work grows with the number of boards, never with the number of sequences. A board is always reached
by the way whose actions come first in ascending order, so the rest of a way is also the way that is
found from any point along it: a turn that was planned can be planned again after every step.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from foxfire.games.tac import choices, rules
from foxfire.games.tac.actions import PLAY_FIRST, SKIP, Action
from foxfire.games.tac.cards import Card
from foxfire.games.tac.state import FROM, MARBLES, TO, TacState

MOST_LEGAL: Final = MARBLES + 1


class Result(NamedTuple):
    """What a turn came to, and the actions that lead there."""

    actions: tuple[Action, ...]
    state: TacState


#: By what states differ that one player reached in one turn from one state.
_Key = tuple[object, ...]


def distinct_results(s: TacState) -> list[Result]:
    """Everything that the player to act can reach before something new is shown.

    A way ends when its card has been carried out. A Fool and a Devil end it at once, for what
    follows is chosen from other cards, and so does the skip of an 8. Results differ in the card, or
    in what became of the board or the turn. In the middle of a turn, these are the results that are
    still open. The states are whole and independent of `s` and of each other. A player's view will
    do for `s`: what is hidden in it stays hidden in the results, also in a deal that follows.
    """
    return _reached([Result((action,), _tried(s, action)) for action in _legal(s)])


def results_of_card(s: TacState, card: Card) -> list[Result]:
    """The distinct results of playing one card, such as a 7; none if it cannot be played now."""
    play = PLAY_FIRST + card
    return _reached([Result((play,), _tried(s, play))] if play in _legal(s) else [])


def _reached(ways: list[Result]) -> list[Result]:
    """Go on with ways that have just begun, until each has come to its end."""
    found: dict[_Key, Result] = {}
    while ways:
        following: dict[_Key, Result] = {}
        for way in ways:
            kept = following if way.state.phase in (FROM, TO) else found
            kept.setdefault(_key(way), way)
        ways = [
            Result((*actions, action), _tried(at, action))
            for actions, at in following.values()
            for action in _legal(at)
        ]
    return [Result(actions, after.copy()) for actions, after in found.values()]


def _legal(s: TacState) -> list[Action]:
    out = [0] * MOST_LEGAL
    return out[: choices.legal(s, out)]


def _key(way: Result) -> _Key:
    """The card, unless it has been laid before, and what carrying one out can change."""
    s, card = way.state, min(way.actions[0], SKIP)
    turn = (s.phase, s.for_seat, s.origin, s.steps, s.seven_colour, s.fresh)
    return (card, turn, tuple(s.marbles))


def _tried(s: TacState, action: Action) -> TacState:
    """A copy after an action.

    While a card is carried out only the marbles are written to, unless the deal ends with it; so
    the other rows are not copied: that was most of the cost of trying a step.
    """
    light = s.phase in (FROM, TO) and any(s.sizes)
    after = s.copy_but("marbles") if light else s.copy()
    rules.apply(after, action)
    return after
