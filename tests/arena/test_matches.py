"""Sets and matches: the same packs, the same dice, the same result however they are played."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from foxfire.arena.ladder import Ladder, play_ladder
from foxfire.arena.match import DECIDED, Match, play_match
from foxfire.arena.pool import played
from foxfire.arena.sprt import Sprt
from foxfire.arena.tables import Cast, Effort, GameResult, SetResult, Stopped, Task, Terms, play_set
from foxfire.bots import registry
from foxfire.core import records
from foxfire.core.game import Action
from foxfire.core.options import Options, read
from foxfire.core.play import Observation
from foxfire.core.registry import game

SHORT = {"fox": {"target": 5}, "tatsu": {"target": 60}}


class First:
    """Always the first legal action: something to compare `random` with."""

    name = "first"

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        return observation.legal[0]


@pytest.fixture(autouse=True)
def first_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._ANY_GAME, "first", registry.Kind(First))


def terms(game_id: str = "fox", seed: int = 1, **more: Any) -> Terms:
    kept = {name: more.pop(name) for name in ("cap", "records", "seatings") if name in more}
    options: Options = read(game(game_id).options_type, {**SHORT[game_id], **more}).settled()
    return Terms(game_id, options, seed, **kept)


def sets(told: Terms, bots: tuple[str, str], number: int) -> Iterator[SetResult]:
    return played([Task(n, bots) for n in range(number)], told, 1, play_set)


CASES = [("fox", {}), *(("tatsu", {"players": players}) for players in (2, 3, 4))]


@pytest.mark.parametrize(("game_id", "options"), CASES)
def test_the_games_of_a_set_are_dealt_the_same_packs(game_id: str, options: dict[str, Any]) -> None:
    told = terms(game_id, records=True, **options)
    for result in sets(told, ("random", "first"), 2):
        deals = []
        for each in result.games:
            record = records.parse(each.record or "")
            assert records.replay(record).is_over
            deals.append([entry.cards for entry in record.entries if entry.cards])
        shortest = min(map(len, deals))
        assert all(deal[:shortest] == deals[0][:shortest] for deal in deals)


@pytest.mark.parametrize(("game_id", "options"), CASES)
def test_a_bot_is_exactly_as_good_as_itself(game_id: str, options: dict[str, Any]) -> None:
    """Packs and dice go round with the seats, so a set with one bot is always fair."""
    shares = [r.share for r in sets(terms(game_id, **options), ("random", "random"), 3)]
    assert shares == pytest.approx([0.5] * 3)


def test_turning_the_bots_round_turns_the_result() -> None:
    one, other = (
        [r.share for r in sets(terms("tatsu", players=3), bots, 4)]
        for bots in (("random", "first"), ("first", "random"))
    )
    assert one == pytest.approx([1 - share for share in other])


def test_equal_seeds_give_equal_matches() -> None:
    def told(seed: int) -> list[tuple[float, str | None]]:
        found = sets(terms(seed=seed, records=True), ("random", "first"), 5)
        return [(r.share, r.games[0].record) for r in found]

    assert told(7) == told(7)
    assert told(7) != told(8)


def test_several_processes_play_the_same_match() -> None:
    tasks = [Task(number, ("random", "rules")) for number in range(5)]
    told = terms("tatsu", records=True)
    here, elsewhere = (list(played(tasks, told, jobs, play_set)) for jobs in (1, 2))
    assert [r.games for r in here] == [r.games for r in elsewhere]
    assert [r.task.number for r in elsewhere] == list(range(5))


def test_a_seed_of_a_set_is_one_that_people_can_play_with() -> None:
    seeds = {terms().pack_seed(number) for number in range(200)}
    assert len(seeds) == 200
    assert all(0 <= seed < 10**12 for seed in seeds)


def test_what_is_left_to_chance_is_the_same_in_all_games_of_a_set() -> None:
    told = terms("tatsu", dealer="random", records=True)
    dealers = [
        {str(records.parse(g.record or "").options["dealer"]) for g in result.games}
        for result in sets(told, ("random", "first"), 6)
    ]
    assert all(len(each) == 1 for each in dealers)
    assert len(set.union(*dealers)) > 1


def test_a_game_that_is_cut_counts_as_drawn() -> None:
    match = Match(terms(cap=10, records=True), ("random", "first"))
    list(play_match(match, 3, 1))
    assert match.cut == len(match.games) == 6
    assert match.shares == [0.5] * 3
    assert match.won_drawn_lost == (0, 6, 0)
    (first,) = sets(terms(cap=10, records=True), ("random", "first"), 1)
    record = records.parse(first.games[0].record or "")
    assert record.scores is None
    assert not records.replay(record).is_over


def test_a_game_can_be_stopped() -> None:
    with pytest.raises(Stopped):
        play_set(Task(0, ("random", "first")), terms(), Cast(terms()), lambda: True)


def test_decisions_and_time_are_counted() -> None:
    match = Match(terms(), ("random", "rules"))
    list(play_match(match, 2, 1))
    assert all(effort.decisions > 20 for effort in match.efforts)
    assert match.efforts[1].seconds > match.efforts[0].seconds
    assert match.efforts[1].slowest <= match.efforts[1].seconds


def test_a_test_ends_a_match_as_soon_as_it_is_decided() -> None:
    match = Match(terms(), ("first", "random"), Sprt(0, 300))
    list(play_match(match, 100, 1))
    assert match.ended == DECIDED
    assert len(match.sets) < 50
    assert match.sprt is not None
    assert not match.sprt.lower < match.llr < match.sprt.upper
    before = Match(terms(), ("first", "random"), Sprt(0, 300))
    for result in match.sets[:-1]:
        before.add(result)
        assert before.ended is None


def test_one_against_two_is_told_apart_from_two_against_one() -> None:
    match = Match(terms("tatsu", players=3), ("rules", "random"))
    list(play_match(match, 3, 1))
    alone, two = match.parts()
    assert (alone.held, two.held) == ((1, 2), (2, 1))
    assert (alone.fair, two.fair) == pytest.approx((1 / 3, 2 / 3))
    assert (alone.estimate.share + two.estimate.share) / 2 == pytest.approx(match.estimate.share)
    assert Match(terms(), ("rules", "random")).parts() == []


def test_who_plays_together_is_told_by_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(terms(), ("random", "first"))
    monkeypatch.setattr(
        match, "format", type(match.format)(((0, 1),), ((0, 0), (1, 1)), (-900, 0), True)
    )
    for number, (one, other) in enumerate([(-160, -170), (-150, -170), (-180, -170)]):
        games = tuple(
            GameResult(seating, (worth, worth), 0.0)
            for seating, worth in (((0, 0), one), ((1, 1), other))
        )
        share = float(match.format.set_share([game.utility for game in games]))
        match.add(SetResult(Task(number, match.bots), share, games, (Effort(), Effort())))
    assert match.won_drawn_lost == (2, 0, 1)
    worths = match.worths()
    assert worths is not None
    assert [each[0] for each in worths] == pytest.approx([-490 / 3, -170, 20 / 3])


# --- ladders -------------------------------------------------------------------------------------


def test_everybody_meets_everybody_over_the_same_packs() -> None:
    tasks = list(Ladder(terms(), ("a", "b", "c")).to_play(2))
    assert [(t.number, *t.bots) for t in tasks[:3]] == [(0, "a", "b"), (0, "a", "c"), (0, "b", "c")]
    assert [t.number for t in tasks] == [0, 0, 0, 1, 1, 1]


def test_a_ladder_rates_the_better_bot_higher() -> None:
    ladder = Ladder(terms(seed=3), ("random", "rules", "first"))
    list(play_ladder(ladder, 6, 1))
    elos = ladder.ratings().elos
    assert max(elos) == elos[1]
    share = ladder.share(1, 0)
    assert share is not None and share > 0.7
    assert ladder.share(0, 1) == pytest.approx(1 - share)
    assert ladder.share(0, 0) is None
    assert sum(ladder.points(bot)[0] for bot in range(3)) == pytest.approx(1.5)
    assert ladder.games == 36
