"""What lies on the table before players, spectators and the referee."""

from __future__ import annotations

import json
import random

import pytest

from foxfire.core.errors import ViewerError
from foxfire.core.play import Play
from foxfire.core.seats import REFEREE, SPECTATOR
from tests.conformance.worlds import in_place_of_the_truth, sampled_worlds
from tests.games.tatsu.hands import MODES, TATSU, Options, name_of, random_hand
from tests.games.tatsu.set_up import GHOST, dealt, do, endgame
from tests.oracle.tatsu import PACK, clan_of

modes = pytest.mark.parametrize("mode", MODES, ids=name_of)


def test_a_player_sees_his_own_hand_and_the_clans_of_the_others() -> None:
    play = dealt("R4 Y2", "Y3", "Rx1", "Y*")
    hands = play.open_state()["hands"]
    for viewer in range(4):
        shown = play.show(viewer)["hands"]
        assert [hand["cards"] for hand in shown] == [
            hands[seat] if seat == viewer else None for seat in range(4)
        ]
        assert [hand["red"] + hand["yellow"] for hand in shown] == [7, 7, 7, 7]


@modes
def test_clan_counts_are_public_all_through_a_hand(mode: Options) -> None:
    if mode["players"] == 2:
        return
    whole = random_hand("counts", mode)
    for length in range(0, len(whole.actions), 4):
        play = whole.cut(length).play()
        clans = [[clan_of(card) for card in hand] for hand in play.open_state()["hands"]]
        counts = [(hand.count("R"), hand.count("Y")) for hand in clans]
        for viewer in (*range(play.players), SPECTATOR, REFEREE):
            shown = play.show(viewer)["hands"]
            assert [(hand["red"], hand["yellow"]) for hand in shown] == counts


@pytest.mark.parametrize("dealer", range(3))
def test_the_ghosts_cards_are_open_to_all(dealer: int) -> None:
    play = dealt(players=3, dealer=dealer)
    for viewer in (0, 1, 2, SPECTATOR, REFEREE):
        assert play.show(viewer)["hands"][GHOST]["cards"] == play.open_state()["hands"][GHOST]


def test_with_two_players_nothing_is_private() -> None:
    play = Play(TATSU, {"players": 2}, seed=3)
    for _ in range(30):
        assert play.show(0) == play.show(1) == play.show(SPECTATOR)
        assert play.show(0)["hands"] is None
        play.do(play.legal[-1])


def test_only_the_referee_sees_face_down_cards() -> None:
    play = endgame("R4:Y2 Y3:R6", "R5:Y6 R2:Y5", players=2)
    assert play.show(REFEREE)["piles"] == play.open_state()["piles"]
    assert "Y2" not in json.dumps(play.show(0))
    assert play.show(0)["piles"][0][0] == {"up": "R4", "down": "Y?"}


def test_a_spectator_sees_no_hand_and_no_captured_card() -> None:
    play = do(dealt("R4", "Y6", "R5", "Y3"), "R4", "Y6", "R5", "Y3")
    shown = play.show(SPECTATOR)
    assert [hand["cards"] for hand in shown["hands"]] == [None] * 4
    assert [side["cards"] for side in shown["captured"]] == [None, None]
    assert [side["size"] for side in shown["captured"]] == [0, 4]


def test_the_referee_sees_everything() -> None:
    play = do(dealt("R4", "Y6", "R5", "Y3"), "R4", "Y6", "R5", "Y3")
    shown, everything = play.show(REFEREE), play.open_state()
    assert [hand["cards"] for hand in shown["hands"]] == everything["hands"]
    assert [side["cards"] for side in shown["captured"]] == list(everything["captured"].values())


def test_captured_cards_are_shown_with_the_option() -> None:
    play = do(dealt("R4", "Y6", "R5", "Y3", show_captured=True), "R4", "Y6", "R5", "Y3")
    for viewer in (0, 1, 2, 3, SPECTATOR, REFEREE):
        sides = play.show(viewer)["captured"]
        assert [side["cards"] for side in sides] == [[], ["R4", "R5", "Y3", "Y6"]]


def test_a_trick_stays_visible_until_the_next_card_is_laid() -> None:
    play = do(dealt("R4", "Y6", "R5", "Y3"), "R4", "Y6", "R5", "Y3")
    assert [laid["card"] for laid in play.show(2)["trick"]] == ["R4", "Y6", "R5", "Y3"]
    do(play, play.legal[0])
    if play.phase == "answer":
        do(play, play.legal[0])
    assert len(play.show(2)["trick"]) == 1


def test_pending_cards_are_open() -> None:
    play = do(dealt("R*", "Y6", "R5", "Y3"), "R*", "Y6", "R5", "Y3")
    for viewer in (0, 1, 2, 3, SPECTATOR):
        assert play.show(viewer)["pending"] == ["R5", "R*", "Y3", "Y6"]


@modes
def test_another_world_shows_the_same_bytes(mode: Options) -> None:
    whole, different = random_hand("leak", mode), 0
    for length in range(0, len(whole.actions), 4):
        play = whole.cut(length).play()
        for viewer in range(play.players):
            for world in sampled_worlds(play, viewer, 3, length):
                other = in_place_of_the_truth(play, world)
                different += other.open_state() != play.open_state()
                for watcher in (viewer, SPECTATOR):
                    assert shown(other, watcher) == shown(play, watcher)
    assert different > 10


def shown(play: Play, viewer: int) -> bytes:
    """All that a viewer is given now."""
    return json.dumps(play.show(viewer)).encode() + play.observe(viewer).to_bytes()


@modes
def test_what_others_do_with_the_same_cards_is_told_the_same_in_another_world(
    mode: Options,
) -> None:
    rng = random.Random(name_of(mode))
    whole = random_hand("told", mode)
    for length in range(0, len(whole.actions), 6):
        play = whole.cut(length).play()
        viewer = rng.randrange(play.players)
        other = in_place_of_the_truth(play, sampled_worlds(play, viewer, 1, length)[0])
        asks = [action for action in play.legal if action.startswith("ask")]
        for action in asks:
            one, two = play.copy(), other.copy()
            assert action in two.legal, "who may be asked is public"
            do(one, action)
            do(two, action)
            told = [[e.as_json() for e in table.events(viewer)] for table in (one, two)]
            assert told[0] == told[1]


def test_nothing_is_dealt_before_the_first_pack() -> None:
    shown = Play(TATSU).show(0)
    assert (shown["phase"], shown["to_act"], shown["hand"]) == ("deal", None, 0)
    assert [hand["red"] + hand["yellow"] for hand in shown["hands"]] == [0] * 4


@pytest.mark.parametrize(("players", "viewer"), [(4, 4), (3, GHOST), (2, 2), (4, -1), (4, -5)])
def test_other_viewers_do_not_exist(players: int, viewer: int) -> None:
    play = Play(TATSU, {"players": players}, seed=1)
    for look in (play.show, play.events, play.observe):
        with pytest.raises(ViewerError):
            look(viewer)


def test_a_deal_tells_everybody_his_own_cards() -> None:
    play = Play(TATSU, {"players": 3}, packs=[PACK])
    for viewer in (0, 1, 2, SPECTATOR, REFEREE):
        (deal,) = play.events(viewer)
        cards = [hand["cards"] for hand in deal.args["hands"]]
        assert cards == [hand["cards"] for hand in play.show(viewer)["hands"]]


def test_who_decides_for_whom_is_told() -> None:
    """The ghost asks player 1; red decided that, and the card lands before the ghost."""
    play = endgame("R3 Y3", "R5 Y4", "Y2", "R2", players=3, trick="R4 Y6")
    do(play, "ask 1")
    (asked,) = play.events(2)
    assert asked.args == {"player": 0, "seat": GHOST, "asked": 1, "side": "red"}
    do(play, "R5")
    (given,) = play.events(2)
    assert given.id == "tatsu-event-give"
    assert given.args == {"player": 1, "seat": GHOST, "source": 1, "card": "R5"}
