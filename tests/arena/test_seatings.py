"""Seatings of every game: each bot has each place equally often, and no game is named."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import pytest

from foxfire.arena.seatings import ALL, LONE, Format, plan
from foxfire.core.errors import SetupError
from foxfire.core.options import Options, resolve
from foxfire.core.registry import game, game_ids

VARIANTS = [
    pytest.param(game_id, options, id=f"{game_id}-{title}")
    for game_id in game_ids()
    for title, options in game(game_id).options_type.variants().items()
]
every_variant = pytest.mark.parametrize(("game_id", "options"), VARIANTS)


def some_game(players: int, sides: tuple[int, ...], utilities: tuple[int, int], fair: bool) -> Any:
    facts = SimpleNamespace(players=players, utilities=utilities, zero_sum=fair)
    return SimpleNamespace(
        id="some", facts=lambda options: facts, new_state=lambda options: 0, sides=lambda s: sides
    )


def format_of(*told: Any, seatings: str = ALL) -> Format:
    return plan(some_game(*told), Options(), seatings)


def resolved(options: Options) -> Options:
    return resolve(options, lambda n: 0)


@every_variant
def test_each_bot_has_each_place_equally_often(game_id: str, options: Options) -> None:
    form = plan(game(game_id), resolved(options))
    places = Counter((player, bot) for s in form.seatings for player, bot in enumerate(s))
    assert len(set(places.values())) == 1
    assert form.contest.fair == pytest.approx(0.5)


@every_variant
def test_partners_are_played_by_the_same_bot(game_id: str, options: Options) -> None:
    form = plan(game(game_id), resolved(options))
    assert sorted(p for party in form.parties for p in party) == list(range(len(form.seatings[0])))
    for seating in form.seatings:
        for party in form.parties:
            assert len({seating[player] for player in party}) == 1


@every_variant
def test_the_points_of_a_game_add_up_to_one(game_id: str, options: Options) -> None:
    form = plan(game(game_id), resolved(options))
    if form.together:
        return
    low, high = form.utilities
    for winner in form.parties:
        won = [high if player in winner else low for player in range(len(form.seatings[0]))]
        for seating in form.seatings:
            turned = tuple(1 - bot for bot in seating)
            assert form.points(seating, won) + form.points(turned, won) == 1
            assert form.points(seating, won) == (seating[winner[0]] == 0)
            assert form.points(seating, None) == Fraction(form.held(seating)[0], len(form.parties))


def test_two_players_are_a_pair() -> None:
    form = format_of(2, (0, 1), (-1, 1), True)
    assert form.seatings == ((0, 1), (1, 0))
    assert form.set_share([(1, -1), (1, -1)]) == Fraction(1, 2)
    assert form.set_share([(1, -1), (0, 0)]) == Fraction(3, 4)
    assert form.set_share([(-1, 1), None]) == Fraction(1, 4), "a game that was cut is drawn"


def test_teams_change_sides_together() -> None:
    assert format_of(4, (0, 1, 0, 1), (-1, 1), True).seatings == ((0, 1, 0, 1), (1, 0, 1, 0))


def test_three_for_themselves_sit_alone_in_every_place() -> None:
    """Even if two of them are on one side for a deal."""
    told = (3, (0, 1, 1), (-1, 2), True)
    alone = ((0, 1, 1), (1, 0, 1), (1, 1, 0))
    assert format_of(*told).seatings == (*alone, (1, 0, 0), (0, 1, 0), (0, 0, 1))
    lone = format_of(*told, seatings=LONE)
    assert lone.seatings == alone
    assert lone.contest.fair == pytest.approx(1 / 3)
    assert lone.set_share([(2, -1, -1)] * 3) == Fraction(1, 3)


def test_who_plays_together_is_compared_by_what_it_was_worth() -> None:
    form = format_of(4, (0, 0, 0, 0), (-5000, 0), False)
    assert form.together
    assert form.seatings == ((0,) * 4, (1,) * 4)
    few, many = (-160,) * 4, (-170,) * 4
    assert form.set_share([few, many]) == 1
    assert form.set_share([many, few]) == 0
    assert form.set_share([few, few]) == Fraction(1, 2)
    assert form.set_share([None, many]) == 0, "a game that was cut is the worst"
    assert form.set_share([None, None]) == Fraction(1, 2)


def test_sides_that_do_not_tell_who_wins_are_refused() -> None:
    with pytest.raises(SetupError, match="who wins with whom"):
        format_of(4, (0, 1, 1, 1), (-1, 1), True)
