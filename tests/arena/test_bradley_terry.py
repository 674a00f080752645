"""Ratings: they explain the points, agree with a match, and hold the truth within their margins."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from foxfire.arena.bradley_terry import Meetings, fit
from foxfire.arena.contest import Contest

PAIR = Contest(((1, 1), (1, 1)))
THREE = Contest(((1, 2),) * 3 + ((2, 1),) * 3)
TRUTH = (150.0, 40.0, -60.0, -130.0)


def played(seed: int, sets: int, contest: Contest = PAIR, luck: float = 0.1) -> Meetings:
    """A ladder between bots of known strength; the same packs favour the same seat."""
    rng = random.Random(seed)
    favours = [rng.choice((-luck, luck)) for _ in range(sets)]
    return {
        (one, other): {
            number: sum(
                rng.random() < contest.share(TRUTH[one] - TRUTH[other]) + each
                for each in (favour, -favour)
            )
            / 2
            for number, favour in enumerate(favours)
        }
        for one, other in combinations(range(len(TRUTH)), 2)
    }


def test_every_bot_made_the_points_that_its_rating_expects() -> None:
    meetings = played(1, 50)
    elos = fit(4, meetings, PAIR).elos
    for bot in range(4):
        made = expected = 0.0
        for (one, other), results in meetings.items():
            if bot not in (one, other):
                continue
            share = PAIR.share(elos[one] - elos[other])
            sets, points = len(results) + 1, sum(results.values()) + 0.5  # one drawn set is added
            made += points if bot == one else sets - points
            expected += sets * (share if bot == one else 1 - share)
        assert made == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("contest", [PAIR, THREE])
def test_many_games_find_the_truth(contest: Contest) -> None:
    ratings = fit(4, played(2, 1500, contest), contest)
    assert sum(ratings.elos) == pytest.approx(0, abs=1e-6)
    for found, true in zip(ratings.elos, TRUTH, strict=True):
        assert found == pytest.approx(true, abs=20)
    assert ratings.superiority(0, 1) > 0.999
    assert ratings.superiority(3, 0) < 0.001


def test_margins_hold_the_truth_as_often_as_they_say() -> None:
    held = 0
    for seed in range(60):
        ratings = fit(4, played(seed, 60), PAIR)
        found = zip(ratings.elos, ratings.margins, TRUTH, strict=True)
        held += sum(abs(elo - true) <= margin for elo, margin, true in found)
    assert 0.91 <= held / 240 <= 0.99


def test_two_bots_are_a_match_with_one_draw_more() -> None:
    shares = dict.fromkeys(range(30), 0.75) | {30: 0.5, 31: 1.0}
    ratings = fit(2, {(0, 1): shares}, PAIR)
    mean = (sum(shares.values()) + 0.5) / (len(shares) + 1)
    assert ratings.elos[0] - ratings.elos[1] == pytest.approx(PAIR.elo(mean), abs=1e-3)


def test_who_won_everything_is_not_infinitely_strong() -> None:
    ratings = fit(
        3, {(0, 1): dict.fromkeys(range(10), 1.0), (1, 2): dict.fromkeys(range(10), 0.5)}, PAIR
    )
    assert 200 < ratings.elos[0] < 500
    assert ratings.elos[1] == pytest.approx(ratings.elos[2], abs=1e-6)
    assert ratings.margins[0] > 50


def test_nobody_played_yet() -> None:
    assert fit(3, {}, PAIR).elos == (0, 0, 0)
