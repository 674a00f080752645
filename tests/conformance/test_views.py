"""No leak: what a viewer may not know changes no byte of what it is given."""

from __future__ import annotations

import json
from collections.abc import Iterator

from foxfire.core.play import Play
from foxfire.core.seats import REFEREE, SPECTATOR, Player, Viewer
from tests.conformance.cases import Case, every_case, players, viewers, walk
from tests.conformance.worlds import in_place_of_the_truth, sampled_worlds

DEALS = 2


def bytes_shown(play: Play, viewer: Viewer) -> bytes:
    return json.dumps(play.show(viewer), sort_keys=True).encode()


def bytes_of_events(play: Play, viewer: Viewer) -> bytes:
    return json.dumps([event.as_json() for event in play.events(viewer)]).encode()


Sampled = tuple[Play, Player, Play]


def sampled_games(case: Case, amount: int, every: int) -> Iterator[Sampled]:
    """Plays with a player and another world of what this player saw, in the truth's place."""
    for seed in range(amount):
        for number, play in enumerate(walk(case, seed, DEALS)):
            if number % every == 0:
                for player in players(play):
                    for world in sampled_worlds(play, player, 2):
                        yield play, player, in_place_of_the_truth(play, world)


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
def test_events_do_not_depend_on_the_world(case: Case, amount: int) -> None:
    """The decider's own action is held fixed; what others saw of it must not tell the world."""
    for play, player, other in sampled_games(case, amount, 5):
        for action in set(play.legal_actions) & set(other.legal_actions):
            one, two = play.copy(), other.copy()
            one.apply(action)
            two.apply(action)
            if one.deals == play.deals and same_result(one, two, player):
                assert bytes_of_events(one, player) == bytes_of_events(two, player)
                assert bytes_shown(one, player) == bytes_shown(two, player)


def same_result(one: Play, two: Play, player: Viewer) -> bool:
    """Whether the player sees the same afterwards: a draw of his own may show another card."""
    return one.observe(player).to_bytes() == two.observe(player).to_bytes()


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
def test_looking_changes_nothing(case: Case) -> None:
    for play in walk(case, 0, 1):
        before = play.state.to_bytes()
        for viewer in viewers(play):
            play.show(viewer)
            play.events(viewer)
        for viewer in play.rememberers:
            play.observe(viewer)
        assert play.state.to_bytes() == before
