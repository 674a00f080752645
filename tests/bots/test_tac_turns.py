"""Whole turns of TAC as the search lists them: legal, complete, and each once."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from foxfire.bots.search.search import plain
from foxfire.bots.tac.offer_list import Offers
from foxfire.bots.tac.offers import list_offers
from foxfire.bots.tac.search_tac import room
from foxfire.bots.tac.turn_codes import LONGEST_TURN, follow
from foxfire.core.options import Options
from foxfire.core.play import Play
from foxfire.core.registry import game
from foxfire.games.tac.results import distinct_results
from foxfire.games.tac.state import TacState
from tests.games.tac.set_up import TAC

VARIANTS = [
    pytest.param(options, id=title)
    for title, options in game("tac").options_type.variants().items()
]
every_variant = pytest.mark.parametrize("options", VARIANTS)
WHOLLY, IN_TREE, QUICK = room(plain, TAC.most_legal)


def moments(options: Options, seed: int, number: int) -> Iterator[Play]:
    """Decisions of a game that is mostly played by the best turn at first sight."""
    play, rng = Play(TAC, options, seed=seed), random.Random(seed)
    for _ in range(number):
        if play.is_over:
            return
        yield play
        if rng.random() < 0.3 or play.phase in ("from", "to"):
            play.apply(rng.choice(play.legal_actions))
        else:
            play.apply(actions_of(play.state, listed(play.state, QUICK)[0])[0])


def listed(s: TacState, out: Offers) -> list[int]:
    return list(out.codes[: list_offers(s, out)])


def actions_of(s: TacState, code: int) -> tuple[int, ...]:
    """The actions of a turn, each of which must be legal."""
    noted = [0] * LONGEST_TURN
    size = follow(s.copy(), code, noted)
    at = s.copy()
    for action in noted[:size]:
        assert TAC.kernels.refusal(at, action) == 0
        TAC.kernels.apply(at, action)
    return tuple(noted[:size])


def outcome_of(s: TacState, actions: tuple[int, ...]) -> tuple[Any, ...]:
    """By what turns of one player differ: the card, the board, and whose turn it is."""
    at = s.copy()
    for action in actions:
        TAC.kernels.apply(at, action)
    return min(actions[0], 54), tuple(at.marbles), at.fresh, at.phase, at.for_seat


@every_variant
def test_the_root_has_every_result_of_a_turn_once(options: Options) -> None:
    for play in moments(options, 4, 60):
        s = play.state
        expected = {outcome_of(s, found.actions) for found in distinct_results(s)}
        found = [outcome_of(s, actions_of(s, code)) for code in listed(s, WHOLLY)]
        assert set(found) == expected
        assert len(found) == len(expected)


@every_variant
def test_turns_in_the_tree_and_of_rollouts_are_legal_and_some_of_them(options: Options) -> None:
    for play in moments(options, 5, 60):
        s = play.state
        expected = {outcome_of(s, found.actions) for found in distinct_results(s)}
        for out in (IN_TREE, QUICK):
            found = [outcome_of(s, actions_of(s, code)) for code in listed(s, out)]
            assert found and set(found) <= expected
