"""Whatever stands in a line, the referee answers it in one line and goes on."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.referee.client import CARDS, Client, Json, error_of, play_on, start

VERBS = ["new", "pack", "do", "state", "view", "sample", "undo"]
KEYS = [*VERBS, "game", "options", "packs", "seed", "position", "target", "dealer", "hands", "deck"]

scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(0, 3)
    | st.floats()
    | st.text()
    | st.sampled_from([*CARDS, *KEYS, "fox", "keep", "swap B3", "under M5", "referee", "spectator"])
)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(KEYS) | st.text(), inner, max_size=4)
    ),
    max_leaves=12,
)
requests = (
    st.dictionaries(st.sampled_from(KEYS), values, min_size=1, max_size=3)
    | st.fixed_dictionaries({"new": st.fixed_dictionaries({"game": st.just("fox")})}).flatmap(
        lambda new: st.dictionaries(
            st.sampled_from(["seed", "packs", "position"]), values, max_size=2
        ).map(lambda beside: {**new, **beside})
    )
    | st.fixed_dictionaries({"do": st.sampled_from([*CARDS, "keep", "swap B3", "under M5"])})
    | st.sampled_from([{"undo": True}, {"state": True}, {"view": 0}, {"sample": 1, "seed": 2}])
    | st.permutations(CARDS).map(lambda pack: {"pack": list(pack)})
)
lines = st.binary() | values.map(lambda value: json.dumps(value).encode())
unhurried = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


def check(answer: Json) -> None:
    """An answer has one of the two documented shapes."""
    if not answer["ok"]:
        error_of(answer)
        return
    assert {"ok", "to_act", "phase", "legal", "outcome"} <= set(answer)
    assert all(isinstance(action, str) for action in answer["legal"])
    actor = answer["to_act"]
    assert bool(answer["legal"]) == isinstance(actor, dict)
    assert (answer["outcome"] is not None) == (actor is None)


@unhurried
@given(line=lines)
def test_any_line_is_answered_before_a_game(line: bytes) -> None:
    check(Client().send(line))


@unhurried
@given(line=lines)
def test_any_line_is_answered_during_a_game(line: bytes) -> None:
    client = start(1)
    check(client.send(line))
    check(client.get(view="referee"))


@unhurried
@given(
    line=st.sampled_from([b'{"do": "B7"}', b'{"view": 1}', b'{"sample": 0}', b'{"undo": true}']),
    place=st.integers(0, 20),
    byte=st.integers(0, 255),
)
def test_a_request_with_one_wrong_byte_is_answered(line: bytes, place: int, byte: int) -> None:
    place %= len(line)
    check(start(1).send(line[:place] + bytes([byte]) + line[place + 1 :]))


@unhurried
@given(asked=st.lists(requests, max_size=12), seed=st.integers(0, 50))
def test_refused_requests_change_nothing(asked: list[Json], seed: int) -> None:
    client = start(seed)
    for request in asked:
        before = client.state()
        answer = client.send(json.dumps(request).encode())
        check(answer)
        if not answer["ok"]:
            assert client.state() == before


# --- depth ---------------------------------------------------------------------------------------


def deepest_readable() -> int:
    """How deeply lists may be nested before the JSON decoder itself gives up."""
    low, high = 1, 400_000
    while high - low > 1:
        middle = (low + high) // 2
        try:
            msgspec.json.decode(b"[" * middle + b"]" * middle)
            low = middle
        except RecursionError:
            high = middle
    return low


@pytest.mark.parametrize(
    "line",
    [
        '{"new": {"game": "fox", "options": {"target": %s}}}',
        '{"new": {"game": "fox", "options": {"show_tricks": %s}}}',
        '{"new": {"game": "fox", "options": %s}}',
        '{"new": {"game": "fox"}, "position": {"deck": %s}}',
        '{"new": {"game": "fox"}, "packs": %s}',
        '{"new": %s}',
        '{"do": %s}',
        '{"pack": %s}',
        '{"undo": %s}',
        '{"view": %s}',
        '{"sample": 0, "seed": %s}',
    ],
)
@pytest.mark.parametrize("brackets", [("[", "]"), ('{"a":', "}")], ids=["lists", "objects"])
def test_nesting_of_any_depth_is_refused(line: str, brackets: tuple[str, str]) -> None:
    client, limit = start(1), deepest_readable()
    left, right = brackets
    before = client.state()
    for depth in range(max(1, limit - 80), limit + 20):
        inner = left * depth + ("1" if left != "[" else "") + right * depth
        error_of(client.send((line % inner).encode()))
    assert client.state() == before


# --- positions -----------------------------------------------------------------------------------


def exchange_two(state: Json, rng: random.Random) -> None:
    """Two cards change places."""
    places: list[tuple[Any, Any]] = [(state, "decree")]
    for cards in (*state["hands"], state["deck"], state["trick"]):
        places += [(cards, i) for i in range(len(cards)) if cards[i] is not None]
    (one, i), (other, j) = rng.choice(places), rng.choice(places)
    one[i], other[j] = other[j], one[i]
    state["hands"] = [sorted(hand, key=CARDS.index) for hand in state["hands"]]


def change_something(state: Json, rng: random.Random) -> None:
    pair = rng.randrange(14), rng.randrange(14)
    changes: dict[str, Any] = {
        "draws": rng.randrange(4),
        "tricks": list(pair),
        "phase": rng.choice(["deal", "play", "exchange", "return", "over"]),
        "to_act": rng.choice([0, 1, None]),
        "scores": [rng.choice([0, 3, 9, 20, 999, 9999]) for _ in range(2)],
        "round_points": [min(points, 9) for points in pair],
        "leader": 1 - state["leader"],
        "dealer": 1 - state["dealer"],
        "round": rng.choice([0, 1, 9999]),
        "drawn": rng.choice([*CARDS, None]),
    }
    key = rng.choice([*changes, "cards", "cards", "draws"])
    if key == "cards":
        exchange_two(state, rng)
    else:
        state[key] = changes[key]


@pytest.mark.parametrize("seed", range(120))
def test_a_changed_position_is_refused_or_can_be_played(seed: int) -> None:
    rng, client = random.Random(seed), start(seed, target=999)
    play_on(client, rng, decisions=rng.randrange(70))
    state = client.state()
    for _ in range(rng.randrange(1, 4)):
        change_something(state, rng)
    changed = Client()
    answer = changed.ask(
        new={"game": "fox", "options": {"target": 999}, "position": state}, seed=seed
    )
    check(answer)
    if not answer["ok"]:
        assert answer["error"]["code"] == "invalid-position"
        return
    assert changed.state() == state
    for _ in range(20):
        changed.everything()
        play_on(changed, rng, decisions=1)


# --- the real command ----------------------------------------------------------------------------


def test_the_command_answers_every_line_and_ends_well() -> None:
    rng = random.Random(1)
    made = [rng.randbytes(rng.randrange(1, 60)).replace(b"\n", b"") for _ in range(300)]
    made += [b'{"new": {"game": "fox"}, "seed": 1}', b"", b"   ", b'{"state": true}']
    ended = subprocess.run(
        [Path(sys.executable).with_name("foxfire"), "referee"],
        input=b"\n".join(made),  # the last line has no end
        capture_output=True,
        timeout=30,
        check=False,
    )
    answers = [json.loads(line) for line in ended.stdout.splitlines()]
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert len(answers) == len([line for line in made if line.strip()])
    for answer in answers:
        check(answer)
    assert answers[-1]["state"]["round"] == 1
