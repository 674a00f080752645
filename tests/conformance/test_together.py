"""Decisions made together (`Phase.together`): what one is changes nothing of the others."""

from __future__ import annotations

import random

import pytest

from foxfire.core.play import Play
from foxfire.server import together
from tests.conformance.cases import CASES, Case

TOGETHER = [case for case in CASES if any(phase.together for phase in case.game.phases)]
DEALS, WAYS = 3, 4


def question(play: Play, player: int) -> tuple[object, ...]:
    return play.for_seat, play.phase, play.legal, play.observe(player).to_bytes(), play.show(player)


def stretches(case: Case, seed: int) -> list[Play]:
    """Moments of a random game at which players begin to decide together."""
    play, rng = case.play(seed), random.Random(seed)
    found: list[Play] = []
    was = False
    while len(found) < DEALS and not play.is_over:
        now = together.is_together(play)
        if now and not was:
            found.append(play.copy())
        was = now
        play.apply(rng.choice(play.legal_actions))
    return found


@pytest.mark.parametrize("case", TOGETHER, ids=str)
def test_what_others_choose_changes_no_question(case: Case) -> None:
    for start in stretches(case, 1):
        seats: dict[tuple[int, int], tuple[object, ...]] = {}
        for way in range(WAYS):
            play, rng, mine = start.copy(), random.Random(way), set()
            while together.is_together(play):
                player = play.to_act
                if player not in mine:  # the second one of a player follows his own first
                    mine.add(player)
                    here = question(play, player)
                    assert seats.setdefault((player, play.for_seat), here) == here
                    if player in together.deciders(start):
                        assert question(together.asked(start, player), player) == here
                play.apply(rng.choice(play.legal_actions))
        assert {player for player, _ in seats} == set(together.deciders(start))


def test_some_game_has_such_decisions() -> None:
    assert TOGETHER
