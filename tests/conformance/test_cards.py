"""Cards are neither lost nor invented, in the truth and in every sampled world."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from foxfire.core.errors import NotationError
from foxfire.core.game import AnyGame, Json
from foxfire.core.play import Dealt, Play
from tests.conformance.cases import Case, every_case, players, walk, walk_on
from tests.conformance.worlds import in_place_of_the_truth, sampled_worlds

DEALS = 2


def words(value: Any) -> Iterator[str]:
    """Every word anywhere in JSON values."""
    if isinstance(value, str):
        yield from value.split()
    elif isinstance(value, dict):
        yield from (word for part in value.values() for word in words(part))
    elif isinstance(value, list):
        yield from (word for part in value for word in words(part))


def cards_named(game: AnyGame, value: Any) -> set[int]:
    found = set()
    for word in words(value):
        try:
            found.add(game.parse_card(word))
        except NotationError:
            continue
    return found


def done_in_this_deal(play: Play) -> list[str]:
    actions: list[str] = []
    for entry in play.log:
        if isinstance(entry, Dealt):
            actions = []
        else:
            actions.append(play.game.format_action(entry.action))
    return actions


def most_decisions(play: Play) -> int:
    return play.game.facts(play.options).decisions_per_deal


def assert_whole_pack(play: Play, position: Json) -> None:
    lying = cards_named(play.game, position)
    pack = set(play.game.full_pack(play.options))
    assert lying <= pack
    assert lying | cards_named(play.game, done_in_this_deal(play)) == pack


@every_case
def test_no_card_is_lost_or_invented(case: Case, amount: int) -> None:
    for seed in range(amount):
        for play in walk(case, seed, DEALS):
            assert_whole_pack(play, play.open_state())


@every_case
def test_a_sampled_world_is_a_valid_position_with_the_whole_pack(case: Case, amount: int) -> None:
    for seed in range(amount):
        for play in walk(case, seed, DEALS):
            for player in players(play):
                for world in sampled_worlds(play, player, 1):
                    position = play.game.dump(world)
                    assert_whole_pack(play, position)
                    assert play.game.dump(play.game.load(play.options, position)) == position


@every_case
def test_a_sampled_world_between_deals_is_a_valid_position(case: Case) -> None:
    """The deck that a finished deal leaves is hidden too."""
    play = case.play(1)
    play.seed = None
    walk_on(play, random.Random(1), most_decisions(play))
    for player in players(play):
        world = play.observe(player).sample(0)
        assert_whole_pack(play, play.game.dump(world))
        assert play.game.load(play.options, play.game.dump(world)) is not None


@every_case
def test_every_sampled_world_can_be_played_to_the_end_of_its_deal(case: Case, amount: int) -> None:
    rng = random.Random(str(case))
    for seed in range(amount):
        for number, play in enumerate(walk(case, seed, 1)):
            if number % 3 == 0:
                for player in players(play):
                    for world in sampled_worlds(play, player, 1):
                        other = in_place_of_the_truth(play, world)
                        other.seed = None
                        walk_on(other, rng, most_decisions(play))
                        assert other.legal_actions == []


@every_case
def test_a_sampled_world_does_not_carry_the_true_generator(case: Case) -> None:
    play = case.play(0)
    play.state.rng = 12345
    for player in players(play):
        one, two = (play.observe(player).sample(seed) for seed in (1, 2))
        assert len({play.state.rng, one.rng, two.rng}) == 3
