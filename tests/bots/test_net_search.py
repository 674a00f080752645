"""The bot that searches with networks: which turns it tries, and how it weighs what it found."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from foxfire.bots.net import search_bot
from foxfire.bots.net.line_search import Prospect, Turn
from foxfire.bots.net.search_bot import (
    DOUBT,
    Candidate,
    NetSearchBot,
    not_far_behind,
    sure_value,
    worth,
    worth_a_thought,
)
from foxfire.bots.registry import bot
from foxfire.bots.search.budget import Budget
from foxfire.bots.search.compiling import compile_search
from foxfire.bots.search.search import Finding, Findings
from foxfire.core.options import Options
from foxfire.core.play import Observation, Play
from foxfire.core.registry import game, game_ids


def first_choice() -> Observation:
    play = Play(game("fox"), seed=1)
    return play.observe(play.to_act)


class Told:
    """Lines whose end is told: the second turn brings so much more, with such an error."""

    more, error = 0.0, 0.001

    def __init__(self, seen: Observation, tried: list[Turn], *_: object) -> None:
        assert len(tried) > 1, "nothing to compare"
        self.tried = tried

    def spend(self, budget: Budget) -> None:
        pass

    def prospects(self) -> list[Prospect]:
        first, second = self.tried
        return [Prospect(first, 0.0, 0.0), Prospect(second, self.more, self.error)]


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> NetSearchBot:
    monkeypatch.setattr(search_bot, "LineSearch", Told)
    return NetSearchBot(sims="1")


@pytest.mark.parametrize(
    ("logits", "more", "best"),
    [
        ((2.0, 1.0), 0.01, 1),
        ((2.0, 1.0), -0.01, 0),
        ((9.0, 0.0), 0.01, 0),  # never chosen, so never looked at
    ],
)
def test_lines_decide_between_what_the_large_network_might_choose(
    thinker: NetSearchBot,
    logits: tuple[float, float],
    more: float,
    best: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = first_choice()
    first, second = seen.legal[:2]
    monkeypatch.setattr(Told, "more", more)
    liking = dict(zip((first, second), logits, strict=True))
    monkeypatch.setattr(thinker.net, "liking", lambda _: liking)
    assert thinker.choose(seen, random.Random(0)) == (first, second)[best]


def test_only_what_the_network_might_choose_is_worth_a_thought() -> None:
    assert worth_a_thought({1: -0.2, 2: -1.9, 3: -6.0}) == [1, 2]
    assert worth_a_thought({1: -6.0, 2: -5.5}) == [2]


# --- where a turn has several actions ---


def finding(action: int, value: float, visits: int = 10_000) -> Finding:
    return Finding(action, visits, value, spread=0.5, turn=(action,))


def test_what_the_search_finds_far_behind_is_not_tried() -> None:
    found = [finding(1, 0.50), finding(2, 0.46), finding(3, 0.40), finding(4, 0.48)]
    assert [f.action for f in not_far_behind(found)] == [1, 2, 4]
    many = [finding(action, 0.5) for action in range(20)]
    assert not_far_behind(many) == many[: search_bot.MOST_TRIED]


def test_little_is_made_of_what_was_hardly_tried() -> None:
    assert sure_value(finding(0, 0.9, visits=1)) < sure_value(finding(0, 0.5))


@pytest.mark.parametrize(
    ("values", "more", "error", "best"),
    [
        ((0.52, 0.50), 0.03, 0.001, 1),  # so much better along many lines
        ((0.52, 0.50), 0.03, 0.100, 0),  # ... along few
        ((0.52, 0.50), 0.01, 0.001, 0),  # a little better
        ((0.50, 0.51), -0.03, 0.001, 0),
        ((0.50, 0.40), 0.05, 0.001, 0),  # far behind in the search: not tried
    ],
)
def test_the_search_makes_a_guess_that_lines_correct(
    thinker: NetSearchBot,
    values: tuple[float, float],
    more: float,
    error: float,
    best: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play = Play(game("tac"), seed=4)
    seen = play.observe(play.to_act)
    first, second = seen.legal[:2]
    found = (finding(first, values[0]), finding(second, values[1]))
    monkeypatch.setattr(search_bot, "look", lambda *_: Findings(20_000, 3, 0.5, found, found))
    monkeypatch.setattr(Told, "more", more)
    monkeypatch.setattr(Told, "error", error)
    assert thinker.choose(seen, random.Random(0)) == (first, second)[best]


def test_a_guess_counts_as_much_as_many_lines() -> None:
    first, second = Candidate((0,), 0.5, DOUBT), Candidate((1,), 0.4, DOUBT)
    assert worth(Prospect((1,), 0.1, 0.0), second, first) == pytest.approx(0.0)
    assert worth(Prospect((1,), 0.1, 9.0), second, first) == pytest.approx(-0.1, abs=1e-5)
    assert worth(Prospect((1,), 0.1, 9.0), Candidate((1,)), Candidate((0,))) == pytest.approx(0.1)


def test_a_turn_is_followed_to_its_end(
    thinker: NetSearchBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = Play(game("tac"), {"mode": "two"}, seed=4)
    while play.phase == "give":
        play.apply(play.legal_actions[0])
    turns = list(two_turns(play))
    found = tuple(Finding(turn[0], 100, 0.5, 0.1, turn) for turn in turns)
    monkeypatch.setattr(search_bot, "look", lambda *_: Findings(200, 3, 0.5, found, found))
    monkeypatch.setattr(Told, "more", 0.01)
    wanted = turns[-1]
    done: list[int] = []
    while len(done) < len(wanted):
        done.append(thinker.choose(play.observe(play.to_act), random.Random(0)))
        play.apply(done[-1])
    assert tuple(done) == wanted


def two_turns(play: Play) -> Iterator[Turn]:
    """Turns that begin with the first and the last legal action, and end when others may act."""
    for first in (play.legal_actions[0], play.legal_actions[-1]):
        trial, turn = play.copy(), [first]
        trial.apply(first)
        while trial.to_act == play.to_act and not trial.game.phases[trial.state.phase].commits:
            turn.append(trial.legal_actions[-1])
            trial.apply(turn[-1])
        yield tuple(turn)


# --- with the networks of the package, compiled ---

every_variant = pytest.mark.parametrize(
    ("game_id", "options"),
    [
        pytest.param(game_id, options, id=f"{game_id}-{title}")
        for game_id in game_ids()
        for title, options in game(game_id).options_type.variants().items()
    ],
)


@pytest.fixture(scope="module")
def compiled() -> None:
    for game_id in game_ids():
        compile_search(game_id)


@every_variant
def test_what_a_player_cannot_know_changes_nothing(
    compiled: None, game_id: str, options: Options
) -> None:
    play, dice = Play(game(game_id), options, seed=3), random.Random(3)
    for _ in range(12):
        seen, other = play.observe(play.to_act), play.copy()
        other.state = seen.sample("elsewhere")
        chosen = {
            NetSearchBot(sims="40").choose(at, random.Random(5))
            for at in (seen, other.observe(seen.viewer))
        }
        assert len(chosen) == 1, "a choice, legal in both worlds, by what both have in common"
        play.apply(chosen.pop())
        play.apply(dice.choice(play.legal_actions))


def test_a_table_may_shorten_its_time() -> None:
    hurried = NetSearchBot("5s")
    hurried.bot.budget = Budget(seconds=0.1)
    assert hurried.budget == Budget(seconds=0.1, until_clear=True)


def test_its_name_makes_it_again() -> None:
    assert bot("net+search:sims=20", "fox").name == "net+search:sims=20"
    assert bot("net+search:1s", "fox").name == "net+search:1s"
