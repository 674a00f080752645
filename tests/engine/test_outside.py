"""Outside programs: good ones play, and whatever bad ones do, the game goes on and says so."""

from __future__ import annotations

import json
import os
import random
import time
from pathlib import Path
from typing import Any

import pytest

from foxfire.bots.bot import Bot
from foxfire.bots.registry import bot
from foxfire.core import records
from foxfire.core.errors import FoxfireError, OptionError, SetupError
from foxfire.core.play import Play
from foxfire.core.registry import game, game_ids
from foxfire.engine import outside as driver
from foxfire.engine.conduct import Conduct, Fault
from foxfire.engine.messages import encode
from foxfire.engine.opponents import check, opponent
from tests.engine.programs import fox_against, outside, play_game, rogue


def read_scratch(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.fixture
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the program writes what it was told."""
    path = tmp_path / "scratch"
    monkeypatch.setenv("ROGUE_SCRATCH", str(path))
    return path


# --- a good one ----------------------------------------------------------------------------------


def test_a_good_program_plays_whole_games() -> None:
    with outside(rogue()) as program:
        for seed in range(3):
            play = fox_against(program, seed)
            assert play.is_over
            assert records.replay(records.record_of(play)).is_over
        assert program.conduct.total == 0
        assert program.conduct.decisions > 30


def test_a_program_is_told_what_happens_once_and_in_order(scratch: Path) -> None:
    with outside(rogue()) as program:
        play = fox_against(program)
    messages = read_scratch(scratch)
    kinds = [message["type"] for message in messages]
    assert kinds[:2] == ["hello", "new"]
    assert kinds[-2:] == ["over", "quit"]
    told = [event for m in messages if "events" in m for event in m["events"]]
    replayed = Play(game("fox"), {"target": 5}, seed=1)
    seen = replayed.events(0)
    for entry in play.log:
        if hasattr(entry, "action"):
            replayed.apply(entry.action)
            seen += replayed.events(0)
    assert told == [json.loads(json.dumps(event.as_json())) for event in seen]
    assert play.outcome is not None
    assert messages[-2]["outcome"] == play.outcome.as_json()


def test_decisions_are_numbered_over_all_games(scratch: Path) -> None:
    with outside(rogue()) as program:
        for seed in range(2):
            fox_against(program, seed)
    asked = [m["decision"] for m in read_scratch(scratch) if m["type"] == "ask"]
    assert asked == list(range(1, len(asked) + 1))


@pytest.mark.parametrize("game_id", game_ids())
def test_a_question_holds_nothing_that_the_player_does_not_see(game_id: str) -> None:
    """Another world that the player cannot tell from the true one gives the same bytes."""
    program = opponent(rogue(), game_id)
    assert isinstance(program, driver.OutsideBot)
    for wants in (False, True):
        program._wants_observation = wants
        play, dice = Play(game(game_id), {}, seed=5), bot("random", game_id)
        for number in range(40):
            seen = play.observe(play.to_act)
            other = play.copy()
            other.state = seen.sample(number)
            elsewhere = other.observe(play.to_act)
            texts = [encode(program._question(each, 1)) for each in (seen, elsewhere)]
            assert texts[0] == texts[1]
            play.apply(dice.choose(seen, random.Random(number)))


def test_partners_are_two_processes(scratch: Path) -> None:
    with outside(rogue(), "tatsu") as one, outside(rogue(), "tatsu") as other:
        rest = bot("random", "tatsu")
        bots: list[Bot] = [one, rest, other, rest]
        play_game(Play(game("tatsu"), {"target": 10}, seed=1), bots, most=20)
    players = {m["player"] for m in read_scratch(scratch) if m["type"] == "new"}
    assert players == {0, 2}


# --- bad ones ------------------------------------------------------------------------------------

FAULTS = [
    ("crash", "crash"),
    ("rubbish", "rubbish"),
    ("bytes", "rubbish"),
    ("deep", "rubbish"),
    ("negative", "rubbish"),
    ("hello", "rubbish"),
    ("long", "long"),
    ("illegal", "illegal"),
    ("forbidden", "illegal"),
    ("future", "other"),
]


@pytest.mark.parametrize(("mischief", "kind"), FAULTS)
def test_whatever_it_says_the_game_goes_on(mischief: str, kind: str) -> None:
    with outside(rogue(mischief, 3)) as program:
        play = fox_against(program, most=24)
        assert play.deals >= 1 and len(play.log) == 25
        conduct = program.conduct
        assert set(conduct.faults) == {kind}
        assert 0 < conduct.total < conduct.decisions
        assert conduct.examples[kind]


@pytest.mark.parametrize(("mischief", "most"), [("hang", 14), ("silent", 14), ("deaf", 14)])
def test_who_does_not_answer_loses_the_decision_not_the_game(mischief: str, most: int) -> None:
    begun = time.monotonic()
    with outside(rogue(mischief), deadline=0.05) as program:
        fox_against(program, most=most)
        assert set(program.conduct.faults) <= {"late", "absent"}
        assert program.conduct.faults["late"] >= 3
    assert time.monotonic() - begun < 10


def test_a_program_that_hangs_for_good_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "MOST_LATE", 1)
    with outside(rogue("hang"), deadline=0.05) as program:
        play = fox_against(program)
        conduct = program.conduct
        assert play.is_over
        assert conduct.given_up
        assert conduct.faults["late"] == driver.MOST_STARTS
        assert conduct.total == conduct.decisions
        assert conduct.tail == ("I am thinking",)


def test_a_late_answer_is_not_taken_for_the_next_decision(scratch: Path) -> None:
    with outside(rogue("slow", 1), deadline=0.15) as program:
        play = fox_against(program, most=8)
    refused = [m for m in read_scratch(scratch) if m["type"] == "refused"]
    assert refused and {m["fault"] for m in refused} == {"late"}
    assert {m["played"] for m in refused} <= {
        play.game.format_action(e.action) for e in play.log if hasattr(e, "action")
    }


def test_endless_answers_block_nobody() -> None:
    begun = time.monotonic()
    with outside(rogue("flood", 2), deadline=0.2) as program:
        fox_against(program, most=12)
        assert program.conduct.faults["late"] >= 1
    assert time.monotonic() - begun < 10


def test_a_program_that_crashed_is_started_again_and_told_everything(scratch: Path) -> None:
    with outside(rogue("crash", 2)) as program:
        fox_against(program, most=14)
        assert program.conduct.faults["crash"] >= 1
        assert program.conduct.tail[-1] == "out of ideas"
    messages = read_scratch(scratch)
    starts = [n for n, m in enumerate(messages) if m["type"] == "hello"]
    assert len(starts) >= 2
    firsts = [next(m for m in messages[n:] if m["type"] == "ask") for n in starts]
    assert firsts[0]["events"][0] == firsts[1]["events"][0], "from the deal on"
    assert len(firsts[1]["events"]) > len(firsts[0]["events"])


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (rogue("old"), "protocol 0"),
        ("engine:no-such-program-anywhere", "cannot be started"),
        ("engine:cat", "no hello"),
        ("engine:true", "it ended"),
        ("engine:'", "cannot be read"),
    ],
)
def test_a_program_that_does_not_say_hello_is_refused(text: str, reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        check(text, "fox")


def test_a_program_that_is_mute_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "START_DEADLINE", 0.3)
    with pytest.raises(SetupError, match="no hello: nothing came"):
        check(rogue("mute"), "fox")


def test_no_command_is_no_program() -> None:
    with pytest.raises(OptionError, match="engine:COMMAND"):
        opponent("engine: ", "fox")
    with pytest.raises(FoxfireError, match="there is no bot"):
        check("genius", "fox")


def test_all_that_a_program_started_goes_with_it(scratch: Path) -> None:
    with outside(rogue("parent"), deadline=0.05) as program:
        fox_against(program, most=2)
        child = int(scratch.read_text())
        os.kill(child, 0)  # it lives
    for _ in range(100):
        try:
            os.kill(child, 0)
            state = Path(f"/proc/{child}/stat").read_text().split()[2]
        except OSError:
            return
        if state == "Z":
            return  # dead, and not ours to bury
        time.sleep(0.05)
    pytest.fail("the child of the program lives on")


def test_reports_add_up() -> None:
    one, other = Conduct(decisions=3), Conduct(decisions=4)
    one.note(Fault("late", "first"), ["a"])
    other.note(Fault("late", "second"), ["b"])
    other.note(Fault("crash", "third"), [])
    one.add(other)
    assert one.decisions == 7
    assert one.faults == {"late": 2, "crash": 1}
    assert one.examples == {"late": "first", "crash": "third"}
    assert one.tail == ("b",)
