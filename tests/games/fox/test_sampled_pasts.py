"""At any point of a round: a sampled world has a past that the viewer would have seen the same."""

from __future__ import annotations

import pytest

from tests.conformance.worlds import sampled_worlds
from tests.games.fox.rounds import FOX, Chooser, Written, anything, eager, random_round
from tests.oracle.fox_worlds import Past, Round, deck_places, pack_of, replays, true_round, view

AMOUNTS = [
    pytest.param(6, id="few"),
    pytest.param(400, id="many", marks=pytest.mark.campaign),
]
WORLDS = 3


def the_round(written: Written, viewer: int) -> Round:
    found = true_round([list(written.pack)], list(written.actions), viewer, written.dealer, 21)
    assert found is not None
    return found


def assert_has_a_past(true: Round, hand: list[str], deck: list[str]) -> None:
    """The cards he holds and returned can be explained, and the explanation plays forward."""
    places = deck_places(true)
    assert len(deck) == len(places)
    assert len(hand) == len(true.now.hands[true.opponent])
    assert all(card == place for card, place in zip(deck, places, strict=True) if len(place) > 1)
    returned = tuple(card for card, place in zip(deck, places, strict=True) if place == "?")
    untouched = [card for card, place in zip(deck, places, strict=True) if place == "-"]
    history = Past(true).find(len(true.steps), frozenset(hand), returned)
    assert history is not None, f"nothing explains {hand} with {returned} returned"
    views = [view(step.before, true.viewer) for step in true.steps] + [view(true.now, true.viewer)]
    assert replays(true, views, pack_of(true, history, untouched), history.returned)


@pytest.mark.parametrize("amount", AMOUNTS)
@pytest.mark.parametrize("choose", [anything, eager])
def test_sampled_worlds_replay_to_the_same_observations(choose: Chooser, amount: int) -> None:
    for seed in range(amount):
        whole = random_round(f"past {seed}", choose)
        for length in range(len(whole.actions)):
            written = whole.cut(length)
            play = written.play()
            for viewer in (0, 1):
                for world in sampled_worlds(play, viewer, WORLDS, length):
                    position = FOX.dump(world)
                    true = the_round(written, viewer)
                    assert_has_a_past(true, position["hands"][1 - viewer], position["deck"])


def test_a_world_that_the_viewer_can_rule_out_has_no_past() -> None:
    """The check above can fail: a hand with a card of the suit he could not follow."""
    for seed in range(100):
        whole = random_round(f"void {seed}")
        for length, action in enumerate(whole.actions, start=1):
            before, after = whole.cut(length - 1).oracle(), whole.cut(length).oracle()
            led = before.trick[before.leader]
            follows = before.phase == "play" and before.trick.count(None) == 1
            if not follows or led is None or led[0] == action[0] or after.phase != "play":
                continue
            viewer = 1 - before.leader
            assert isinstance(before.to_act, int)
            opponent, viewer = before.to_act, 1 - before.to_act
            held = sorted(after.hands[opponent])
            denied = [card for card in after.deck if card[0] == led[0]]
            if held and denied:
                deck = [held[0] if card == denied[0] else card for card in after.deck]
                with pytest.raises(AssertionError):
                    true = the_round(whole.cut(length), viewer)
                    assert_has_a_past(true, [denied[0], *held[1:]], deck)
                return
    raise AssertionError("no such position")
