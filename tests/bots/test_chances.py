"""The chances to win a match: they follow from the deals that were played, and are used as such."""

from __future__ import annotations

import random

import numpy as np
import pytest

from foxfire.bots.chances.measure import results_of
from foxfire.bots.chances.solve import balanced, fox_chances
from foxfire.bots.chances.tables import UNIT, load_chances, load_results
from foxfire.bots.fox import match_chances as fox
from foxfire.bots.random_bot import RandomBot
from foxfire.bots.tatsu import match_chances as tatsu
from foxfire.core.cache import kernel_sources
from foxfire.core.play import Play
from foxfire.core.registry import game
from foxfire.core.seats import CHANCE
from foxfire.games.fox.state import FoxState
from foxfire.games.tatsu.rules import winner
from foxfire.games.tatsu.state import NOBODY, TatsuState


def fox_state(own: int, other: int, target: int = 21) -> FoxState:
    """Before a round that player 0 will deal, who misses so much."""
    s = FoxState()
    s.target, s.dealer, s.to_act = target, 1, CHANCE
    s.scores[0], s.scores[1] = target - own, target - other
    return s


def tatsu_state(players: int, missing: list[int], target: int = 500) -> TatsuState:
    """Before a hand that player 0 will deal."""
    s = TatsuState()
    s.players, s.target, s.dealer, s.to_act = players, target, players - 1, CHANCE
    for player in range(players):
        s.scores[player] = target - missing[player % len(missing)]
    return s


# --- Fox -----------------------------------------------------------------------------------------


def test_the_table_of_fox_follows_from_the_rounds_that_were_played() -> None:
    found = fox_chances(load_results("fox"), fox.MOST_MISSING)
    assert np.abs(found - load_chances("fox")).max() <= 0.5 / UNIT + 1e-9


def test_far_from_the_end_of_a_long_game_the_table_is_stretched_with_little_error() -> None:
    """As documented: by at most 2.5 % of a game."""
    most = 60
    exact = fox_chances(load_results("fox"), most)
    errors = [
        abs(fox.chance_to_win(fox_state(own, other, 999), 0) - exact[own, other])
        for own in range(1, most + 1)
        for other in range(fox.MOST_MISSING + 1, most + 1)
    ]
    assert max(errors) < 0.025


def test_who_needs_one_point_wins_more_often_than_who_needs_six() -> None:
    assert fox.chance_to_win(fox_state(1, 6), 0) > 0.7 > 0.3 > fox.chance_to_win(fox_state(6, 1), 0)


def test_a_finished_game_of_fox_is_won_lost_or_half_won() -> None:
    play, rng = Play(game("fox"), {"target": 1}, seed=4), random.Random(4)
    while not play.is_over:
        play.apply(rng.choice(play.legal_actions))
    assert play.outcome is not None
    for player in (0, 1):
        chance = fox.chance_to_win(play.state, player)
        assert chance == (play.outcome.utility[player] + 1) / 2


# --- Tatsu ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "allowed"), [(2, 0.01), (3, 0.02), (4, 0.01)])
def test_a_chance_in_tatsu_is_the_mean_of_those_after_the_next_hand(
    players: int, allowed: float
) -> None:
    """Also between the places of the table, up to what interpolation costs."""
    rng, results = random.Random(players), balanced(load_results(f"tatsu-{players}"))
    rivals = results.shape[1]
    for _ in range(12):
        missing = [rng.randint(1, 500) for _ in range(rivals)]
        after = [_after(players, missing, row.tolist()) for row in results]
        before = tatsu.chance_to_win(tatsu_state(players, missing), 0)
        assert before == pytest.approx(sum(after) / len(after), abs=allowed)


def _after(players: int, missing: list[int], result: list[int]) -> float:
    s = tatsu_state(players, [m - won for m, won in zip(missing, result, strict=True)])
    s.dealer = 0
    if winner(s) != NOBODY:
        return float(winner(s) == 0)
    return tatsu.chance_to_win(s, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("target", [100, 500, 3000])
def test_all_chances_in_tatsu_are_one_match(players: int, target: int) -> None:
    rng = random.Random(target)
    rivals = 3 if players == 3 else 2
    for _ in range(50):
        s = tatsu_state(players, [rng.randint(1, target) for _ in range(rivals)], target)
        chances = [tatsu.chance_to_win(s, player) for player in range(players)]
        assert sum(chances[:rivals]) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in chances)
        assert chances == [chances[player % rivals] for player in range(players)]


def test_three_players_are_told_apart_by_who_will_be_red() -> None:
    """TATSU-8.15: to the left or to the right; for whom it is the same, the chance is the same."""
    left, right = (tatsu_state(3, [100, 200, 300]) for _ in range(2))
    right.turn_right, right.dealer = 1, 1
    right.scores[1], right.scores[2] = left.scores[2], left.scores[1]
    chances = [tatsu.chance_to_win(s, 0) for s in (left, right)]
    assert chances[0] == pytest.approx(chances[1])


# --- making them ---------------------------------------------------------------------------------


def test_deals_for_a_table_are_played_from_the_beginning_of_a_match() -> None:
    fox_rows = list(results_of("fox", {}, RandomBot(), 3))
    three = list(results_of("tatsu", {"players": 3}, RandomBot(), 3))
    assert all(len(row) == 2 and 6 <= sum(row) <= 12 for row in fox_rows)
    assert all(len(row) == 3 and row[1] == row[2] for row in three)


def test_code_that_holds_a_table_is_compiled_anew_when_the_table_changes() -> None:
    assert {"fox-chances.npy", "tatsu-3-chances.npy", "tables.py"} <= {
        path.name for path in kernel_sources()
    }
