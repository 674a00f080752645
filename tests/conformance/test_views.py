"""No leak: what a viewer may not know changes no byte of what it is given."""

from __future__ import annotations

from foxfire.core.play import Play
from foxfire.core.seats import REFEREE, SPECTATOR, Viewer
from tests.conformance.cases import Case, every_case, viewers, walk
from tests.conformance.leaks import bytes_of_events, bytes_shown, sampled_games

DEALS = 2


@every_case
def test_another_world_is_observed_and_shown_the_same(case: Case, amount: int) -> None:
    differing = 0
    for play, player, other in sampled_games(case, amount, 1):
        differing += other.state != play.state
        assert other.observe(player).to_bytes() == play.observe(player).to_bytes()
        assert bytes_shown(other, player) == bytes_shown(play, player)
        assert other.observe(player).legal == play.observe(player).legal
    assert differing > 10


@every_case
def test_legal_actions_of_the_deciding_player_do_not_depend_on_the_world(
    case: Case, amount: int
) -> None:
    for play, player, other in sampled_games(case, amount, 1):
        if play.to_act == player:
            assert other.legal_actions == play.legal_actions
            assert other.observe(player).legal == play.legal_actions


@every_case
def test_what_a_spectator_sees_does_not_depend_on_any_hand(case: Case, amount: int) -> None:
    for play, _, other in sampled_games(case, amount, 1):
        assert other.observe(SPECTATOR).to_bytes() == play.observe(SPECTATOR).to_bytes()
        assert bytes_shown(other, SPECTATOR) == bytes_shown(play, SPECTATOR)


@every_case
def test_a_hidden_action_is_seen_the_same_whichever_it_was(case: Case, amount: int) -> None:
    """Where two actions look alike to a viewer, everything it is given afterwards is alike."""
    for seed in range(amount):
        for play in walk(case, seed, 1):
            for viewer in play.rememberers:
                assert_alike_actions_stay_alike(play, viewer)


def assert_alike_actions_stay_alike(play: Play, viewer: Viewer) -> None:
    first: dict[int, tuple[bytes, ...]] = {}
    for action in play.legal_actions:
        seen = play.game.kernels.seen_action(play.state, action, viewer)
        if seen == action:
            continue
        after = play.copy()
        after.apply(action)
        given = (
            after.observe(viewer).to_bytes(),
            bytes_shown(after, viewer),
            bytes_of_events(after, viewer),
        )
        assert first.setdefault(seen, given) == given


@every_case
def test_learning_needs_only_what_the_viewer_sees(case: Case, amount: int) -> None:
    for seed in range(amount):
        for play in walk(case, seed, DEALS):
            for viewer in play.rememberers:
                for action in play.legal_actions:
                    assert_learns_the_same_from_its_view(play, viewer, action)


def assert_learns_the_same_from_its_view(play: Play, viewer: Viewer, action: int) -> None:
    kernels, observation = play.game.kernels, play.observe(viewer)
    from_truth, from_view = observation.memory.copy(), observation.memory.copy()
    kernels.learn(from_truth, viewer, play.state, action)
    seen = kernels.seen_action(play.state, action, viewer)
    kernels.learn(from_view, viewer, observation.seen, seen)
    assert from_truth.to_bytes() == from_view.to_bytes()


@every_case
def test_the_referee_sees_everything(case: Case) -> None:
    for play in walk(case, 0, 1):
        assert play.game.view(play.state, REFEREE) == play.state
        for action in play.legal_actions:
            assert play.game.kernels.seen_action(play.state, action, REFEREE) == action


@every_case
def test_what_lies_open_is_made_once_for_all(case: Case, amount: int) -> None:
    """It is made from what a spectator sees; to it comes what is a viewer's own."""
    shared = 0
    for seed in range(amount):
        for play in walk(case, seed, DEALS):
            for viewer in play.rememberers:
                own = play.show_own(viewer)
                assert tuple(own) == play.game.own_fields
                assert play.show_open() | own == play.show(viewer)
            for step in play.steps:
                happened = step.open_events()
                shared += happened is not None
                assert all(happened in (None, step.events(v)) for v in play.rememberers)
    assert shared > 10


@every_case
def test_looking_changes_nothing(case: Case) -> None:
    for play in walk(case, 0, 1):
        before = play.state.to_bytes()
        for viewer in viewers(play):
            assert play.game.peek(play.state, viewer) == play.game.view(play.state, viewer)
            play.show(viewer)
            play.events(viewer)
        for viewer in play.rememberers:
            play.observe(viewer)
        assert play.state.to_bytes() == before
