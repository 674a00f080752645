"""A play and its copies share what they have been through, and nothing else."""

from __future__ import annotations

import random

import pytest

from foxfire.core.errors import IllegalActionError
from foxfire.core.play import Log, Play
from foxfire.core.registry import game, game_ids
from foxfire.core.seats import SPECTATOR


def begun(game_id: str, turns: int = 8) -> Play:
    play, rng = Play(game(game_id), seed=7), random.Random(7)
    for _ in range(turns):
        play.apply(rng.choice(play.legal_actions))
    return play


@pytest.mark.parametrize("game_id", game_ids())
def test_a_copy_goes_its_own_way(game_id: str) -> None:
    play = begun(game_id)
    before, shown = play.open_state(), play.show(0)
    memories = [play.observe(viewer).to_bytes() for viewer in range(play.players)]
    for action in play.legal_actions:
        other = play.copy()
        other.apply(action)
        assert other.log == [*play.log, *other.log[len(play.log) :]]
        assert len(other.log) > len(play.log)
    assert (play.open_state(), play.show(0)) == (before, shown)
    assert memories == [play.observe(viewer).to_bytes() for viewer in range(play.players)]


@pytest.mark.parametrize("game_id", game_ids())
def test_what_a_copy_has_worked_out_is_the_same_as_worked_out_anew(game_id: str) -> None:
    """A table checks a turn on a copy and then takes it: the second time is only looked up."""
    play = begun(game_id)
    for action in play.legal_actions:
        ahead, anew = play.copy(), play.copy()
        anew.state = play.state.copy()
        for other in (ahead, anew):
            other.apply(action)
        assert ahead.state == anew.state
        for viewer in (*range(play.players), SPECTATOR):
            assert ahead.show(viewer) == anew.show(viewer)
            assert ahead.events(viewer) == anew.events(viewer)
            assert ahead.observe(viewer).to_bytes() == anew.observe(viewer).to_bytes()


def test_an_action_is_worked_out_once_for_all_copies() -> None:
    play = begun("fox")
    action = play.legal_actions[0]
    trial = play.copy()
    trial.apply(action)
    play.apply(action)
    assert play.state is trial.state
    assert play.steps[-1].after is trial.steps[-1].after


def test_what_is_past_is_made_again_when_somebody_asks() -> None:
    play = begun("fox")
    told = [play.events(viewer) for viewer in range(play.players)]
    for step in play.steps:
        step.before.forget()
        step.after.forget()
    assert [play.events(viewer) for viewer in range(play.players)] == told
    assert play.legal_actions


def test_the_list_of_legal_actions_belongs_to_who_asked() -> None:
    play = begun("fox")
    play.legal_actions.clear()
    assert play.legal_actions
    with pytest.raises(IllegalActionError):
        play.apply(next(a for a in range(100) if a not in play.legal_actions))


def test_logs_share_their_beginning_only() -> None:
    first, entry = Log(), begun("fox").log
    first.append(entry[0])
    second = first.copy()
    first.append(entry[1])
    second.append(entry[2])
    second.append(entry[3])
    assert first == [entry[0], entry[1]]
    assert second == [entry[0], entry[2], entry[3]]
    assert (second[-1], second[1:]) == (entry[3], [entry[2], entry[3]])
    assert len(first) == 2 and first != second
    with pytest.raises(IndexError):
        first[2]
