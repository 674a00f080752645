"""`foxfire engine`: our bots from outside play as they play from inside."""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import pytest

from foxfire.bots.registry import bot
from foxfire.core.errors import FoxfireError, MessageError
from foxfire.core.options import Options
from foxfire.core.play import Play
from foxfire.core.registry import game, game_ids
from foxfire.engine.packing import pack, unpack
from foxfire.engine.service import Service
from tests.engine.programs import outside, play_game

ENGINE = f"engine:{sys.executable} -m foxfire engine"
VARIANTS = [
    pytest.param(game_id, options, id=f"{game_id}-{title}")
    for game_id in game_ids()
    for title, options in game(game_id).options_type.variants().items()
]


def answers(*messages: dict[str, Any], bot_name: str = "rules") -> list[dict[str, Any]]:
    sent: list[bytes] = []
    Service(bot_name, sent.append).run([json.dumps(m).encode() + b"\n" for m in messages])
    return [json.loads(line) for line in sent]


HELLO = {"type": "hello", "protocol": 1, "game": "fox", "rules": 1}


def new(play: Play, player: int) -> dict[str, Any]:
    told = {"options": play.options.as_json(), "player": player}
    return {"type": "new", **told, "players": play.players, "seats": play.players}


def ask(play: Play, decision: int = 1) -> dict[str, Any]:
    seen = play.observe(play.to_act)
    told = {"decision": decision, "seat": play.for_seat, "phase": play.phase, "legal": play.legal}
    rest = {"show": play.show(play.to_act), "events": [], "deadline_ms": 1000, "dice": 7}
    return {"type": "ask", **told, **rest, "observation": pack(seen)}


def test_from_outside_it_plays_as_from_inside() -> None:
    logs = []
    with outside(f"{ENGINE} --bot rules") as program:
        for player in (program, bot("rules", "fox")):
            play = Play(game("fox"), {"target": 5}, seed=4)
            play_game(play, [bot("random", "fox"), player])
            logs.append(play.log)
        assert program.conduct.total == 0
    assert logs[0] == logs[1]


@pytest.mark.parametrize(("game_id", "options"), VARIANTS)
def test_an_observation_survives_the_way(game_id: str, options: Options) -> None:
    play, dice = Play(game(game_id), options, seed=2), random.Random(1)
    for _ in range(60):
        seen = play.observe(play.to_act)
        sent = json.loads(json.dumps(pack(seen)))
        again = unpack(play.game, play.options, play.to_act, sent)
        assert again.to_bytes() == seen.to_bytes()
        assert again.legal == seen.legal
        assert again.sample(3) == seen.sample(3)
        play.apply(dice.choice(play.legal_actions))


def test_hello_and_answer() -> None:
    play = Play(game("fox"), seed=1)
    hello, answer = answers(HELLO, new(play, play.to_act), ask(play, 12))
    assert hello == {"type": "hello", "protocol": 1, "name": "foxfire rules", "observation": True}
    assert answer["decision"] == 12
    assert answer["action"] in play.legal


def test_equal_dice_give_equal_answers() -> None:
    play = Play(game("fox"), seed=1)
    told = (HELLO, new(play, play.to_act), ask(play))
    assert answers(*told, bot_name="random") == answers(*told, bot_name="random")


def test_what_it_does_not_know_is_passed_over_and_quit_ends_it() -> None:
    greeting = {**HELLO, "weather": "fine"}
    assert len(answers({"type": "news"}, greeting, {"type": "quit"}, HELLO)) == 1


@pytest.mark.parametrize(
    "messages",
    [
        [{"type": "ask"}],
        [{"no": "type"}],
        [{**HELLO, "protocol": 2}],
        [{**HELLO, "rules": 99}],
        [{**HELLO, "game": "chess"}],
        [{"type": "new", "options": {}, "player": 0, "players": 2, "seats": 2}],
        [HELLO, {"type": "new", "options": {"colour": 1}, "player": 0, "players": 2, "seats": 2}],
        [HELLO, ask(Play(game("fox"), seed=1))],
    ],
)
def test_what_makes_no_sense_is_refused(messages: list[dict[str, Any]]) -> None:
    with pytest.raises(FoxfireError):
        answers(*messages)


@pytest.mark.parametrize("packed", [None, {}, {"seen": {}, "memory": {}}, {"seen": 1, "memory": 2}])
def test_an_observation_that_is_none_is_refused(packed: Any) -> None:
    play = Play(game("fox"), seed=1)
    with pytest.raises(MessageError):
        unpack(play.game, play.options, 0, packed)
    broken = pack(play.observe(0))
    broken["seen"]["decree"] = 10**9
    with pytest.raises(MessageError):
        unpack(play.game, play.options, 0, broken)


def test_lines_that_are_no_messages_are_refused() -> None:
    for line in (b"hello\n", b"[]\n", b"\xff\n", b"[" * 100_000):
        with pytest.raises(MessageError):
            Service("rules", lambda sent: None).run([line])
