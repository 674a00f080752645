"""The referee: every verb, every error, and whole games against the oracle."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.oracle.fox import FoxOracle
from tests.referee.client import (
    CARDS,
    Client,
    Json,
    Process,
    cards_in,
    dealt,
    error_of,
    pack_with,
    play_on,
    shuffled,
    start,
)

FOX = {"game": "fox"}


# --- new, packs, seeds ---------------------------------------------------------------------------


def test_a_new_game_without_packs_or_seed_waits_for_a_pack() -> None:
    assert Client().get(new=FOX) == {
        "ok": True,
        "to_act": "chance",
        "phase": "deal",
        "legal": [],
        "outcome": None,
        "game": "fox",
        "options": {"target": 21, "dealer": 0, "show_tricks": False},
    }


def test_a_pack_is_dealt_in_its_written_order() -> None:
    client, pack = Client(), shuffled(1)
    client.get(new=FOX)
    answer = client.get(pack=pack)
    state = client.state()
    assert answer["to_act"] == {"player": 1, "seat": 1}
    assert answer["phase"] == "play"
    assert [set(hand) for hand in state["hands"]] == [set(pack[:13]), set(pack[13:26])]
    assert set(answer["legal"]) == set(pack[13:26])
    assert state["decree"] == pack[26]
    assert state["deck"] == pack[27:]


def test_cards_and_actions_may_be_written_in_small_letters() -> None:
    client, pack = Client(), shuffled(1)
    client.get(new=FOX)
    client.get(pack=[card.lower() for card in pack])
    client.get(do=pack[13].lower())
    assert client.state()["trick"][1] == pack[13]


def test_given_packs_deal_by_themselves_and_then_chance_acts_again() -> None:
    client = Client()
    answer = client.get(new={**FOX, "options": {"target": 999}}, packs=[shuffled(1), shuffled(2)])
    assert answer["phase"] == "play"
    answer = play_on(client, random.Random(1))
    assert answer["to_act"] == "chance"
    assert answer["phase"] == "deal"
    state = client.state()
    assert (state["round"], state["dealer"]) == (2, 1)
    answer = client.get(pack=shuffled(3))
    state = client.state()
    assert (state["round"], state["dealer"]) == (3, 0)
    assert answer["to_act"] == {"player": 1, "seat": 1}
    assert set(state["hands"][0]) == set(shuffled(3)[:13])


def test_the_second_of_two_packs_is_dealt_second() -> None:
    client, rng = Client(), random.Random(1)
    client.get(new={**FOX, "options": {"target": 999}, "packs": [shuffled(1), shuffled(2)]})
    while client.state()["round"] == 1:
        play_on(client, rng, decisions=1)
    assert set(client.state()["hands"][0]) == set(shuffled(2)[:13])


def test_a_seed_deals_by_itself_to_the_end_of_the_game() -> None:
    client, rng = start(seed=7, target=35), random.Random(7)
    answer = client.get(state=True)
    while answer["legal"]:
        assert answer["to_act"] != "chance"
        answer = client.get(do=rng.choice(answer["legal"]))
    assert answer["to_act"] is None
    assert answer["phase"] == "over"
    assert max(answer["outcome"]["scores"]) >= 35


@pytest.mark.parametrize("seed", [0, -3, 10**30, "a word", ""])
def test_equal_seeds_give_equal_games(seed: int | str) -> None:
    assert start(seed).state() == start(seed).state()


def test_other_seeds_give_other_games() -> None:
    hands = {str(start(seed).state()["hands"]) for seed in range(20)}
    assert len(hands) == 20


def test_packs_seed_and_position_may_stand_inside_new_or_beside_it() -> None:
    inside, beside = Client(), Client()
    for key, value in (("seed", 3), ("packs", [shuffled(3)]), ("position", start(4).state())):
        inside.get(new={**FOX, key: value})
        beside.get(**{"new": FOX, key: value})
        assert inside.everything() == beside.everything()


def test_the_options_are_told_as_they_were_understood() -> None:
    client = Client()
    answer = client.get(new={**FOX, "options": {"target": "short", "show_tricks": True}})
    assert answer["options"] == {"target": 16, "dealer": 0, "show_tricks": True}


def test_a_random_dealer_is_settled_by_the_seed() -> None:
    dealers = [start(seed, dealer="random").state()["dealer"] for seed in range(20)]
    assert set(dealers) == {0, 1}
    assert dealers == [start(seed, dealer="random").state()["dealer"] for seed in range(20)]


def test_new_begins_another_game_and_forgets_what_could_be_undone() -> None:
    client = start(1)
    play_on(client, random.Random(1), decisions=3)
    client.get(new=FOX, seed=2)
    assert client.state() == start(2).state()
    assert client.refused(undo=True)["code"] == "invalid-message"


# --- positions -----------------------------------------------------------------------------------


@pytest.mark.parametrize("target", [1, 21])
def test_every_state_of_a_game_can_be_set_up_again(target: int) -> None:
    client, rng = start(11, target=target), random.Random(11)
    phases = set()
    while True:
        answer = client.get(state=True)
        twin = Client()
        begun = twin.get(
            new={**FOX, "options": {"target": target}, "position": answer["state"]}, seed=11
        )
        assert twin.state() == answer["state"]
        for key in ("to_act", "phase", "legal", "outcome"):
            assert begun[key] == answer[key]
        phases.add(answer["phase"])
        if not answer["legal"]:
            break
        client.get(do=rng.choice(answer["legal"]))
    assert phases == {"play", "exchange", "return", "over"}


def test_a_position_between_rounds_can_be_set_up_again() -> None:
    client = dealt(shuffled(1), target=999)
    play_on(client, random.Random(1))
    state = client.state()
    assert state["phase"] == "deal"
    twin = Client()
    answer = twin.get(new={**FOX, "options": {"target": 999}}, position=state)
    assert answer["to_act"] == "chance"
    assert twin.state() == state
    for one in (client, twin):
        one.get(pack=shuffled(2))
    assert twin.state() == client.state()


def test_a_game_goes_on_from_a_position_as_it_did_before() -> None:
    client, twin = start(5), Client()
    play_on(client, random.Random(5), decisions=9)
    twin.get(new=FOX, position=client.state())
    for seed in range(15):
        play_on(client, random.Random(seed), decisions=1)
        play_on(twin, random.Random(seed), decisions=1)
        assert twin.state() == client.state()


def broken(**changes: Any) -> Json:
    return {**start(1).state(), **changes}


BAD_POSITIONS: list[tuple[str, object]] = [
    ("empty", {}),
    ("a list", []),
    ("a word", "play"),
    ("an unknown key", broken(colour="red")),
    ("a missing key", {k: v for k, v in broken().items() if k != "decree"}),
    ("an unknown phase", broken(phase="bidding")),
    ("the phase of another moment", broken(phase="exchange")),
    ("over without a finished round", broken(phase="over", to_act=None)),
    ("the wrong player", broken(to_act=0)),
    ("nobody to act", broken(to_act=None)),
    ("a third player", broken(to_act=2)),
    ("a boolean player", broken(to_act=True)),
    ("no decree", broken(decree=None)),
    ("a card twice", broken(decree=broken()["deck"][0])),
    ("an unknown card", broken(decree="B12")),
    ("a number for a card", broken(decree=7)),
    ("a hand too small", broken(hands=[broken()["hands"][0][1:], broken()["hands"][1]])),
    ("three hands", broken(hands=[*broken()["hands"], []])),
    ("a deck too large", broken(deck=[*broken()["deck"], *broken()["deck"]])),
    ("a deck too small", broken(deck=broken()["deck"][1:])),
    ("fourteen tricks", broken(tricks=[14, 0])),
    ("negative tricks", broken(tricks=[-1, 1])),
    ("a float", broken(scores=[1.5, 0])),
    ("a boolean score", broken(scores=[True, 0])),
    ("a huge score", broken(scores=[10**40, 0])),
    ("a score beyond the target", broken(scores=[21, 0])),
    ("more points in the round than in the game", broken(round_points=[3, 0])),
    ("a drawn card out of nowhere", broken(drawn="B1")),
    ("four draws", broken(draws=4)),
    ("round 0", broken(round=0)),
    ("the dealer leads", broken(leader=0, to_act=0)),
]


@pytest.mark.parametrize(
    "position", [p for _, p in BAD_POSITIONS], ids=[n for n, _ in BAD_POSITIONS]
)
def test_an_impossible_position_is_refused(position: object) -> None:
    client = start(1)
    before = client.everything()
    expected = "invalid-position" if isinstance(position, dict) else "invalid-message"
    assert client.refused(new=FOX, position=position)["code"] == expected
    assert client.everything() == before


#: A Woodcutter was drawn for although the hands hold all three: a fourth draw would follow.
TOO_MANY_DRAWS = {
    "phase": "play",
    "to_act": 0,
    "round": 1,
    "dealer": 0,
    "leader": 1,
    "hands": [
        ["B1", "B3", "B4", "B5", "B10", "B11", "K1", "K3", "K11", "M3", "M6", "M10", "M11"],
        ["B2", "B6", "B7", "B8", "K2", "K5", "M1", "M2", "M4", "M5", "M7", "M9"],
    ],
    "decree": "K8",
    "deck": ["K6", "K9", "K4", "K7", "M8", "B9"],
    "draws": 1,
    "drawn": None,
    "trick": [None, "K10"],
    "tricks": [0, 0],
    "round_points": [0, 0],
    "scores": [0, 0],
}


@pytest.mark.parametrize("draws", [1, 2, 3])
def test_a_position_with_too_many_draws_is_refused_or_can_be_played(draws: int) -> None:
    for seed in range(10):
        client = Client()
        answer = client.ask(new=FOX, position={**TOO_MANY_DRAWS, "draws": draws})
        if answer["ok"]:
            play_on(client, random.Random(seed))
        else:
            assert answer["error"]["code"] == "invalid-position"


# --- undo ----------------------------------------------------------------------------------------


def test_undo_takes_back_everything_down_to_the_beginning() -> None:
    client, rng = Client(), random.Random(3)
    client.get(new={**FOX, "options": {"target": 20}})
    past = []
    for number in (1, 2):
        past.append(client.everything())
        client.get(pack=shuffled(number))
        while client.get(state=True)["legal"]:
            past.append(client.everything())
            play_on(client, rng, decisions=1)
    for earlier in reversed(past):
        assert client.get(undo=True)["ok"]
        assert client.everything() == earlier
    assert client.refused(undo=True)["code"] == "invalid-message"
    assert client.everything() == past[0]


@pytest.mark.parametrize("how", [{"seed": 4}, {"packs": [shuffled(1), shuffled(2)]}])
def test_undo_takes_back_the_deal_that_followed_by_itself(how: Json) -> None:
    client, rng = Client(), random.Random(4)
    client.get(new={**FOX, "options": {"target": 999}}, **how)
    while True:
        before = client.everything()
        action = rng.choice(before[0]["legal"])
        client.get(do=action)
        if client.state()["round"] == 2:
            break
    after = client.everything()
    client.get(undo=True)
    assert client.everything() == before
    client.get(do=action)
    assert client.everything() == after


def test_the_first_deal_of_a_seed_is_no_move_that_could_be_undone() -> None:
    assert start(1).refused(undo=True)["code"] == "invalid-message"


def test_undo_takes_back_the_end_of_a_game() -> None:
    client, rng = start(2, target=1), random.Random(2)
    while client.get(state=True)["outcome"] is None:
        before = client.everything()
        play_on(client, rng, decisions=1)
    client.get(undo=True)
    assert client.everything() == before
    assert before[0]["outcome"] is None


def test_a_refused_action_is_nothing_to_undo() -> None:
    client = start(1)
    beginning = client.everything()
    client.get(do=beginning[0]["legal"][0])
    client.refused(do="B12")
    client.refused(pack=shuffled(1))
    client.get(undo=True)
    assert client.everything() == beginning


# --- errors --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "request_",
    [
        {"pack": CARDS},
        {"do": "B7"},
        {"state": True},
        {"view": 0},
        {"sample": 0},
        {"undo": True},
    ],
    ids=lambda r: next(iter(r)),
)
def test_nothing_can_be_asked_before_a_game_began(request_: Json) -> None:
    client = Client()
    assert client.refused(**request_)["code"] == "invalid-message"
    client.get(new=FOX)


FOLLOWING = pack_with(hand_0="B4 B10 B1 K4 M4", hand_1="B2 B11 B3 B5 K3", decree="K2", deck="M1")
CLAUSES = [
    ("play a card one does not hold", ["B4"], "FOX-3.1"),
    ("not follow suit", ["B2", "K4"], "FOX-3.2"),
    ("duck a Monarch", ["B11", "B4"], "FOX-4.6"),
    ("play before the exchange", ["B3", "B2"], "FOX-3.3"),
    ("return a card during the exchange", ["B3", "under B2"], "FOX-3.3"),
    ("play before the return", ["B5", "B2"], "FOX-3.3"),
    ("exchange during the return", ["B5", "swap B2"], "FOX-3.3"),
    ("keep during the return", ["B5", "keep"], "FOX-3.3"),
    ("exchange without a Fox", ["swap B2"], "FOX-4.2"),
    ("keep without a Fox", ["keep"], "FOX-4.2"),
    ("exchange a card one does not hold", ["B3", "swap B4"], "FOX-4.2"),
    ("exchange the decree for itself", ["B3", "swap K2"], "FOX-4.2"),
    ("return without a Woodcutter", ["under B2"], "FOX-4.3"),
    ("return a card one does not hold", ["B5", "under B4"], "FOX-4.3"),
]


@pytest.mark.parametrize(
    ("actions", "clause"), [c[1:] for c in CLAUSES], ids=[c[0] for c in CLAUSES]
)
def test_an_illegal_action_names_its_clause(actions: list[str], clause: str) -> None:
    client = dealt(FOLLOWING)
    for action in actions[:-1]:
        client.get(do=action)
    before = client.everything()
    assert actions[-1] not in before[0]["legal"]
    error = client.refused(do=actions[-1])
    assert (error["code"], error["clause"]) == ("illegal-action", clause)
    assert clause in error["message"]
    assert client.everything() == before


def test_an_action_needs_a_pack_first() -> None:
    client = Client()
    client.get(new=FOX)
    assert client.refused(do="B7")["clause"] == "FOX-2.2"


def test_an_action_after_the_end_is_refused() -> None:
    client = start(1, target=1)
    play_on(client, random.Random(1))
    assert client.refused(do="B7")["clause"] == "FOX-5.2"
    assert client.refused(pack=CARDS)["code"] == "invalid-pack"


def test_exactly_the_legal_actions_are_accepted() -> None:
    every = [*CARDS, *(f"swap {c}" for c in CARDS), *(f"under {c}" for c in CARDS), "keep"]
    client, rng = start(8, target=1), random.Random(8)
    for _ in range(12):
        legal = client.get(state=True)["legal"]
        for action in every:
            answer = client.ask(do=action)
            assert answer["ok"] == (action in legal), action
            if answer["ok"]:
                client.get(undo=True)
        client.get(do=rng.choice(legal))


BAD_PACKS: dict[str, list[str]] = {
    "doubled": ["B1", *CARDS],
    "one card twice, another missing": ["B1", "B1", *CARDS[2:]],
    "missing": CARDS[1:],
    "empty": [],
    "every card twice": CARDS * 2,
}


@pytest.mark.parametrize("pack", BAD_PACKS.values(), ids=BAD_PACKS)
def test_a_wrong_pack_is_refused_and_the_game_goes_on_waiting(pack: list[str]) -> None:
    client = Client()
    client.get(new=FOX)
    before = client.everything()
    assert client.refused(pack=pack)["code"] == "invalid-pack"
    assert client.refused(new=FOX, packs=[CARDS, pack])["code"] == "invalid-pack"
    assert client.everything() == before
    assert client.get(pack=CARDS)["phase"] == "play"


def test_a_wrong_pack_is_told_with_its_cards() -> None:
    client = Client()
    client.get(new=FOX)
    message = client.refused(pack=["B1", "B1", *CARDS[2:]])["message"]
    assert cards_in(message) == {"B1", "B2"}


def test_a_pack_with_an_unknown_card_is_refused() -> None:
    client = Client()
    client.get(new=FOX)
    error = client.refused(pack=["B12", *CARDS[1:]])
    assert error["code"] == "invalid-notation"
    assert "B12" in error["message"]
    assert client.get(state=True)["to_act"] == "chance"


def test_a_pack_that_nobody_asked_for_is_refused() -> None:
    assert start(1).refused(pack=CARDS)["code"] == "invalid-pack"


def new_with(**options: Any) -> Json:
    return {"new": {"game": "fox", "options": options}}


def each(verb: str, code: str, *values: object) -> list[tuple[Json, str]]:
    """The same verb with many values."""
    return [({verb: value}, code) for value in values]


def each_option(name: str, *values: object) -> list[tuple[Json, str]]:
    return [(new_with(**{name: value}), "invalid-option") for value in values]


BAD_REQUESTS: list[tuple[Json, str]] = [
    ({}, "invalid-message"),
    ({"hello": 1}, "invalid-message"),
    ({"state": True, "undo": True}, "invalid-message"),
    ({"do": "B7", "pack": CARDS}, "invalid-message"),
    ({"do": "B7", "seed": 1}, "invalid-message"),
    ({"undo": True, "times": 2}, "invalid-message"),
    ({"state": True, "position": {}}, "invalid-message"),
    ({"view": 0, "seed": 1}, "invalid-message"),
    ({"new": FOX, "options": {}}, "invalid-message"),
    ({"new": {}}, "invalid-message"),
    ({"new": None}, "invalid-message"),
    ({"new": []}, "invalid-message"),
    ({"new": "fox"}, "invalid-message"),
    ({"new": {"game": None}}, "invalid-message"),
    ({"new": {"game": 1}}, "invalid-message"),
    ({"new": {"game": ["fox"]}}, "invalid-message"),
    ({"new": {"game": "FOX"}}, "unknown-game"),
    ({"new": {"game": ""}}, "unknown-game"),
    ({"new": {"game": "../fox"}}, "unknown-game"),
    ({"new": {**FOX, "colour": "red"}}, "invalid-message"),
    ({"new": {**FOX, "options": None}}, "invalid-message"),
    ({"new": {**FOX, "options": []}}, "invalid-message"),
    ({"new": {**FOX, "seed": 1}, "seed": 1}, "invalid-message"),
    ({"new": FOX, "seed": 1, "packs": [CARDS]}, "invalid-message"),
    ({"new": FOX, "seed": 1.0}, "invalid-message"),
    ({"new": FOX, "seed": True}, "invalid-message"),
    ({"new": FOX, "seed": [1]}, "invalid-message"),
    ({"new": FOX, "packs": CARDS}, "invalid-message"),
    ({"new": FOX, "packs": [[1, 2, 3]]}, "invalid-message"),
    ({"new": FOX, "packs": {"0": CARDS}}, "invalid-message"),
    ({"new": FOX, "position": "start"}, "invalid-message"),
    (new_with(colour="red"), "invalid-option"),
    (new_with(Target=21), "invalid-option"),
    *each_option("target", 0, 1000, -1, 10**30, 21.0, 1e300),
    *each_option("target", True, None, "", "21.0", "many"),
    *each_option("target", [21], {"is": 21}, "9" * 5000),
    *each_option("dealer", 2, -1, True, 0.0, None, "first"),
    *each_option("show_tricks", 1, 0, None, "yes", []),
    *each("do", "invalid-message", None, True, 7, 7.5, ["B7"], {"card": "B7"}),
    *each("do", "invalid-notation", "", " ", "B0", "B12", "X1", "7", "B 7"),
    *each("do", "invalid-notation", "swap", "under", "swap X1", "under ?"),
    *each("do", "invalid-notation", "keep B7", "keep keep", "B7 B8", "B\u0667"),
    *each("do", "invalid-notation", "swap B7 B8", "play B7", "\0", "🦊"),
    *each("pack", "invalid-message", None, True, 1, "B1", {}, [1], [None]),
    *each("pack", "invalid-message", [CARDS], [True, *CARDS[1:]], [1.5]),
    *each("state", "invalid-message", False, None, 1, 1.0, "true", [], {}),
    *each("undo", "invalid-message", False, None, 1, 1.0, "true", [], {}),
    *each("view", "invalid-message", -1, -2, None, True, 0.0, "0", [], {}),
    *each("view", "invalid-message", "Referee", "player", "", -(10**30)),
    *each("view", "invalid-viewer", 2, 99, 10**30),
    *each("sample", "invalid-message", -1, None, True, 0.0, "0", []),
    *each("sample", "invalid-message", "spectator", "referee"),
    *each("sample", "invalid-viewer", 2, 99, 10**30),
    ({"sample": 0, "seed": None}, "invalid-message"),
    ({"sample": 0, "seed": 1.5}, "invalid-message"),
    ({"sample": 0, "seed": True}, "invalid-message"),
    ({"sample": 0, "seed": [1]}, "invalid-message"),
]


@pytest.fixture
def under_way() -> Client:
    """A game in the middle of its second round."""
    client = start(6, target=999)
    play_on(client, random.Random(6), decisions=45)
    assert client.state()["round"] == 2
    return client


def test_a_bad_request_gets_its_error_and_changes_nothing(under_way: Client) -> None:
    before = under_way.everything()
    for request, code in BAD_REQUESTS:
        error = under_way.refused(**request)
        assert error["code"] == code, (request, error)
        assert under_way.get(state=True) == before[0], request
    assert under_way.everything() == before
    for _ in range(45):
        under_way.get(undo=True)
    assert under_way.state() == start(6, target=999).state()


DEEP = 10_000
BAD_LINES = {
    "nothing": b"",
    "blanks": b" \t ",
    "a word": b"hello",
    "a number": b"1",
    "a string": b'"state"',
    "null": b"null",
    "true": b"true",
    "a list": b'[{"state": true}]',
    "half an object": b'{"state": tr',
    "single quotes": b"{'state': true}",
    "a comma too many": b'{"state": true,}',
    "two objects": b'{"state": true} {"undo": true}',
    "NaN": b'{"view": NaN}',
    "Infinity": b'{"new": {"game": "fox"}, "seed": -Infinity}',
    "1e999": b'{"view": 1e999}',
    "a number of 5000 digits": b'{"sample": ' + b"7" * 5000 + b"}",
    "a leading zero": b'{"view": 00}',
    "invalid UTF-8": b'{"do": "\xff\xfe"}',
    "half a UTF-8 sequence": b'{"do": "\xe2\x82"}',
    "overlong UTF-8": b'{"do": "\xc0\xaf"}',
    "a UTF-8 surrogate": b'{"do": "\xed\xa0\x80"}',
    "half a surrogate pair": b'{"do": "\\ud800"}',
    "UTF-16": '{"state": true}'.encode("utf-16"),
    "a byte order mark": b'\xef\xbb\xbf{"state": true}',
    "zero bytes": b"\0" * 100,
    "10,000 brackets": b"[" * DEEP + b"]" * DEEP,
    "10,000 open brackets": b"[" * DEEP,
    "10,000 braces": b'{"a":' * DEEP + b"1" + b"}" * DEEP,
    "10,000 brackets in an action": b'{"do": ' + b"[" * DEEP + b"]" * DEEP + b"}",
    "10,000 brackets in a pack": b'{"pack": ' + b"[" * DEEP + b"]" * DEEP + b"}",
    "10,000 brackets in an option": b'{"new": {"game": "fox", "options": {"target": '
    + b"[" * DEEP
    + b"]" * DEEP
    + b"}}}",
    "2 MB": b'{"do": "' + b"x" * 2_000_000 + b'"}',
    "2 MB of a good request": b'{"state": true' + b" " * 2_000_000 + b"}",
}


@pytest.mark.parametrize("line", BAD_LINES.values(), ids=BAD_LINES)
def test_a_line_that_is_no_request_is_refused_and_changes_nothing(line: bytes) -> None:
    client = start(1)
    before = client.everything()
    assert error_of(client.send(line))["code"] == "invalid-message"
    assert client.everything() == before


@pytest.mark.parametrize(
    "line",
    [
        b'{"do": "%s"}',
        b'{"view": "%s"}',
        b'{"%s": 1}',
        b'{"state": true, "%s": 1}',
        b'{"pack": ["%s"]}',
        b'{"new": {"game": "%s"}}',
        b'{"new": {"game": "fox", "options": {"%s": 1}}}',
        b'{"new": {"game": "fox", "options": {"target": "%s"}}}',
        b'{"new": {"game": "fox"}, "packs": [["%s"]]}',
        b'{"new": {"game": "fox"}, "position": {"phase": "%s"}}',
    ],
)
def test_an_error_is_short_however_long_the_line_was(line: bytes) -> None:
    error = error_of(start(1).send(line % (b"x" * 900_000)))
    assert len(error["message"]) < 1000


# --- views ---------------------------------------------------------------------------------------


def visible(state: Json, viewer: int | str) -> set[str]:
    """The cards that a viewer may see by FOX-2.2 and FOX-3.6."""
    public = {card for card in (*state["trick"], state["decree"]) if card is not None}
    return public | (set(state["hands"][viewer]) if isinstance(viewer, int) else set())


def test_a_view_shows_only_the_cards_that_its_viewer_may_see() -> None:
    client, rng = start(9), random.Random(9)
    phases = set()
    while client.get(state=True)["legal"]:
        state = client.state()
        phases.add(state["phase"])
        for viewer in (0, 1, "spectator"):
            view = client.view(viewer)
            assert cards_in(view) == visible(state, viewer), (viewer, state)
            assert view["deck"] == {"size": len(state["deck"]), "cards": None}
            for seat, hand in enumerate(view["hands"]):
                assert hand["size"] == len(state["hands"][seat])
                assert hand["cards"] == (state["hands"][seat] if seat == viewer else None)
            sees_draw = viewer == state["to_act"]
            assert view["drawn"] == (state["drawn"] if sees_draw else None)
        play_on(client, rng, decisions=1)
    assert phases == {"play", "exchange", "return"}


def test_the_referee_sees_everything() -> None:
    client, rng = start(9), random.Random(9)
    for _ in range(30):
        state, view = client.state(), client.view("referee")
        assert [hand["cards"] for hand in view["hands"]] == state["hands"]
        assert view["deck"]["cards"] == state["deck"]
        assert view["drawn"] == state["drawn"]
        play_on(client, rng, decisions=1)


def test_past_tricks_are_shown_only_where_the_option_allows_it() -> None:
    client, rng = start(9, show_tricks=True, target=1), random.Random(9)
    hidden = start(9, target=1)
    led: list[str] = []
    while client.get(state=True)["legal"]:
        for viewer in (0, 1, "spectator", "referee"):
            assert "past_tricks" not in hidden.view(viewer)
            past = client.view(viewer)["past_tricks"]
            assert len(past) == sum(client.state()["tricks"])
            assert cards_in(past) == set(led[: 2 * len(past)])
        legal = client.get(state=True)["legal"]
        action = rng.choice(legal)
        led += [action] if action in CARDS else []
        client.get(do=action)
        hidden.get(do=action)


def with_hidden_cards_moved(state: Json, viewer: int | str, rng: random.Random) -> Json:
    """The same table for the viewer, with the cards it does not see in other places."""
    seats = [seat for seat in (0, 1) if seat != viewer]
    drawn = {state["drawn"]} if state["to_act"] in seats else set()
    hidden = [c for seat in seats for c in state["hands"][seat] if c not in drawn]
    hidden += state["deck"]
    rng.shuffle(hidden)
    hands = list(state["hands"])
    for seat in seats:
        size = len([card for card in hands[seat] if card not in drawn])
        hands[seat] = [c for c in CARDS if c in {*hidden[:size], *(drawn & {*hands[seat]})}]
        hidden = hidden[size:]
    return {**state, "hands": hands, "deck": hidden}


def test_a_view_does_not_depend_on_what_its_viewer_cannot_see() -> None:
    client, rng = start(12), random.Random(12)
    moved = 0
    while client.get(state=True)["legal"]:
        state = client.state()
        for viewer in (0, 1, "spectator"):
            one, other = Client(), Client()
            one.get(new=FOX, position=state)
            answer = other.ask(new=FOX, position=with_hidden_cards_moved(state, viewer, rng))
            if answer["ok"]:  # not every arrangement is a possible one
                assert one.view(viewer) == other.view(viewer)
                moved += one.state() != other.state()
        play_on(client, rng, decisions=1)
    assert moved > 50


# --- samples -------------------------------------------------------------------------------------

PUBLIC = (
    "phase",
    "to_act",
    "round",
    "dealer",
    "leader",
    "decree",
    "draws",
    "trick",
    "tricks",
    "round_points",
    "scores",
)


def test_a_sample_leaves_the_game_unchanged() -> None:
    client, rng = start(13), random.Random(13)
    for _ in range(40):
        state = client.get(state=True)
        for player in (0, 1):
            answer = client.get(sample=player, seed=5)
            assert {k: answer[k] for k in ("to_act", "phase", "legal", "outcome")} == {
                k: state[k] for k in ("to_act", "phase", "legal", "outcome")
            }
        assert client.get(state=True) == state
        play_on(client, rng, decisions=1)
    for _ in range(40):
        client.get(undo=True)
    assert client.state() == start(13).state()


def test_a_sample_agrees_with_what_its_player_sees() -> None:
    client, rng = start(13), random.Random(13)
    phases = set()
    while client.get(state=True)["legal"]:
        state = client.state()
        for player in (0, 1):
            world = client.sample(player, seed=5)
            assert world["hands"][player] == state["hands"][player]
            assert {key: world[key] for key in PUBLIC} == {key: state[key] for key in PUBLIC}
            assert len(world["hands"][1 - player]) == len(state["hands"][1 - player])
            assert len(world["deck"]) == len(state["deck"])
            assert cards_in(world) == cards_in(state)
            phases.add((state["phase"], state["to_act"] == player))
        play_on(client, rng, decisions=1)
    assert len(phases) == 6


@pytest.mark.parametrize("from_position", [False, True], ids=["a game", "a position"])
def test_a_sample_is_a_position_that_can_be_played(from_position: bool) -> None:
    client, rng = start(13), random.Random(13)
    refused = []
    while client.get(state=True)["legal"]:
        state, asked = client.state(), client
        if from_position:
            asked = Client()
            asked.get(new=FOX, position=state)
        for player in (0, 1):
            world, other = asked.sample(player, seed=5), Client()
            answer = other.ask(new=FOX, position=world)
            if not answer["ok"]:
                refused.append((answer["error"]["message"], state["to_act"], player, world))
                continue
            assert other.state() == world
            play_on(other, random.Random(1), decisions=6)
        play_on(client, rng, decisions=1)
    assert refused == []


def test_equal_seeds_give_equal_samples_and_other_seeds_others() -> None:
    client = start(13)
    play_on(client, random.Random(13), decisions=7)
    for player in (0, 1):
        worlds = [client.sample(player, seed) for seed in range(10)]
        assert worlds == [client.sample(player, seed) for seed in range(10)]
        assert len({str(world) for world in worlds}) == 10
        assert client.get(sample=player) == client.get(sample=player)
        assert client.sample(player, "a word") == client.sample(player, "a word")


def test_a_sample_does_not_depend_on_what_its_player_cannot_see() -> None:
    pack = shuffled(4)
    moved = [*pack[:30], *reversed(pack[30:])]  # at most three cards are ever drawn
    one, other = dealt(pack), dealt(moved)
    for seed in range(30):
        for player in (0, 1):
            assert one.sample(player, seed) == other.sample(player, seed)
        for client in (one, other):
            play_on(client, random.Random(seed), decisions=1)


def test_the_first_sample_does_not_depend_on_the_hand_of_the_opponent() -> None:
    pack, rng = shuffled(4), random.Random(4)
    unseen = [*pack[13:26], *pack[27:]]
    rng.shuffle(unseen)
    other = [*pack[:13], *unseen[:13], pack[26], *unseen[13:]]
    assert dealt(pack).sample(0, 3) == dealt(other).sample(0, 3)


# --- the real command against the oracle ---------------------------------------------------------


def assert_same(referee: Client, oracle: FoxOracle) -> Json:
    """Everything that can be compared; returns the answer."""
    answer, expected = referee.get(state=True), oracle.snapshot()
    state = answer["state"]
    to_act = expected["to_act"]
    assert answer["to_act"] == (
        {"player": to_act, "seat": to_act} if isinstance(to_act, int) else to_act
    )
    assert state["to_act"] == (to_act if isinstance(to_act, int) else None)
    assert answer["phase"] == state["phase"] == expected["phase"]
    assert len(answer["legal"]) == len(set(answer["legal"]))
    assert set(answer["legal"]) == oracle.legal()
    for key in ("dealer", "leader", "hands", "decree", "deck", "trick", "tricks"):
        assert state[key] == expected[key], key
    for key in ("round_points", "scores"):
        assert state[key] == expected[key], key
    assert_same_outcome(answer["outcome"], expected["outcome"])
    return answer


def assert_same_outcome(outcome: Json | None, expected: object) -> None:
    if not isinstance(expected, dict):
        assert outcome is None
        return
    assert outcome is not None
    winners = expected["winners"]
    assert outcome["winners"] == winners
    assert outcome["scores"] == expected["scores"]
    assert outcome["utility"] == [(seat in winners) * 2 - 1 if winners else 0 for seat in (0, 1)]


@pytest.mark.parametrize(
    ("target", "dealer", "seed"), [(1, 0, 1), (16, 1, 2), (21, 0, 3), (21, 1, 4), (35, 0, 5)]
)
def test_the_command_plays_whole_games_as_the_oracle_does(
    target: int, dealer: int, seed: int
) -> None:
    oracle, rng = FoxOracle(target=target, dealer=dealer), random.Random(seed)
    with Process() as referee:
        referee.get(new={**FOX, "options": {"target": target, "dealer": dealer}})
        while (answer := assert_same(referee, oracle))["to_act"] is not None:
            if answer["to_act"] == "chance":
                pack = rng.sample(CARDS, len(CARDS))
                oracle.deal(pack)
                referee.get(pack=pack)
            else:
                action = rng.choice(sorted(answer["legal"]))
                oracle.do(action)
                referee.get(do=action)
    assert oracle.phase == "over"


def test_the_command_goes_on_after_bad_lines() -> None:
    with Process() as referee:
        referee.get(new=FOX, seed=1)
        before = referee.everything()
        for line in BAD_LINES.values():
            if line.strip():
                error_of(referee.send(line))
        assert referee.everything() == before
