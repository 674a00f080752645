"""The compiled rules are the plain rules, move by move (bounds checks on)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from foxfire.core.play import Play
from tests.conformance.cases import Case, every_case, played, players, viewers, walk
from tests.conformance.mirror import Mirror, plain_pick

DEALS = 2


def mirrored(case: Case, amount: int) -> Iterator[tuple[Play, Mirror]]:
    for seed in range(amount):
        mirror: Mirror | None = None
        for play in walk(case, seed, DEALS):
            mirror = mirror or Mirror(play)
            mirror.catch_up()
            yield play, mirror
        assert mirror is not None
        mirror.catch_up()
        assert mirror.state == play.state  # also when the game is over


@every_case
def test_states_and_memories_are_equal_after_every_move(case: Case, amount: int) -> None:
    for play, mirror in mirrored(case, 2 * amount):
        assert mirror.state == play.state
        for viewer in play.rememberers:
            assert mirror.memory(viewer) == play.observe(viewer).memory


@every_case
def test_legal_lists_and_refusals_are_equal(case: Case, amount: int) -> None:
    for play, mirror in mirrored(case, amount):
        assert mirror.legal() == play.legal_actions
        codes = range(-1, mirror.facts.actions + 1)
        assert mirror.refusals() == [play.game.kernels.refusal(play.state, a) for a in codes]


@every_case
def test_views_are_equal(case: Case, amount: int) -> None:
    for play, mirror in mirrored(case, amount):
        for viewer in viewers(play):
            assert mirror.hidden(viewer) == play.game.view(play.state, viewer)
            for action in play.legal_actions:
                seen = mirror.run.seen_action(mirror.states, action, viewer)
                assert seen == play.game.kernels.seen_action(play.state, action, viewer)


@every_case
def test_tensors_are_equal(case: Case, amount: int) -> None:
    for play, mirror in mirrored(case, amount):
        for player in players(play):
            tensor = play.observe(player).tensor()
            assert len(tensor) == mirror.facts.tensor_size
            assert mirror.tensor(player, mirror.view(player)) == pytest.approx(tensor, abs=1e-12)


@every_case
def test_a_tensor_from_the_truth_holds_no_more_than_one_from_the_view(
    case: Case, amount: int
) -> None:
    """Training loops step the true state and must not teach what nobody sees."""
    for play, mirror in mirrored(case, amount):
        for player in players(play):
            from_view = mirror.tensor(player, mirror.view(player))
            assert mirror.tensor(player, mirror.states) == from_view


@every_case
def test_sampled_worlds_are_equal_for_equal_generators(case: Case, amount: int) -> None:
    for number, (play, mirror) in enumerate(mirrored(case, amount)):
        if number % 6 == 0:
            for player in players(play):
                world = play.observe(player).sample(number, player)
                assert mirror.world(player, number, player) == world


@every_case
def test_random_picks_are_equal_and_legal(case: Case, amount: int) -> None:
    for number, (play, mirror) in enumerate(mirrored(case, amount)):
        picked = mirror.picked(number)
        assert picked == plain_pick(play, number)
        assert picked in play.legal_actions


@every_case
def test_utilities_are_equal(case: Case, amount: int) -> None:
    for seed in range(amount):
        play = played(case, seed, DEALS)
        mirror = Mirror(play)
        for player in players(play):
            compiled_utility = mirror.run.utility(mirror.states, player)
            assert compiled_utility == play.game.kernels.utility(play.state, player)


@every_case
def test_a_restarted_game_is_a_new_one(case: Case) -> None:
    play = played(case, 0, 1)
    mirror, state = Mirror(play), play.state.copy()
    play.game.kernels.restart(state)
    mirror.run.restart(mirror.states)
    assert mirror.state == state
    assert play.game.legal(state) == []
    assert play.game.load(play.options, play.game.dump(state)) == state
