"""`hint` at the prompt and for programs, and what is said while something is compiled."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from foxfire.bots import waiting
from foxfire.bots.hints import CARDS, CHANCE, Advice, Hint
from foxfire.bots.search import compiling
from foxfire.bots.search.budget import Budget
from foxfire.bots.search.compiling import Compiling, compile_search, is_compiled
from foxfire.bots.waiting import have_bots, have_search
from foxfire.core.errors import SetupError
from foxfire.core.game import Event
from foxfire.terminal.hinting import hint_lines
from foxfire.text.voice import Voice
from foxfire.text.words import Words
from tests.terminal.commands import foxfire, new_play, session

VOICE = Voice(Words(game="fox"), ["Anna", "Ben"], 0)
ADVICE = (Advice("K3 swap K1", (), 900, 0.624, 0.2), Advice("M2", (), 80, 0.09, 0.1))


@pytest.fixture(scope="module")
def fox_search() -> None:
    compile_search("fox")


# --- lines ---------------------------------------------------------------------------------------


def test_a_hint_is_a_small_table_and_a_sentence() -> None:
    why = Event("bots-why-fox-humble", {"seat": 1})
    assert hint_lines(Hint(CHANCE, 980, ADVICE, why), VOICE) == [
        "  turn         chance to win   spread   tries",
        "  K3 swap K1            62 %    +- 20     900",
        "  M2                     9 %    +- 10      80",
        "It ducks: Ben is on the way to being greedy, and you stay humble.",
    ]


def test_together_cards_are_told_instead_of_a_chance() -> None:
    why = Event("bots-why-even", {"turn": "a", "other": "b"})
    head, first, *_ = hint_lines(Hint(CARDS, 980, ADVICE, why), VOICE)
    assert head.split() == ["turn", "cards", "spread", "tries"]
    assert first.split()[-4:] == ["+0.6", "+-", "0.2", "900"]


def test_without_a_choice_only_that_is_said() -> None:
    only = Hint(CHANCE, 0, ADVICE[1:], Event("bots-why-only", {"turn": "M2"}))
    assert hint_lines(only, VOICE) == ["There is no choice: M2."]


# --- at the prompt -------------------------------------------------------------------------------


@pytest.mark.usefixtures("fox_search")
def test_a_hint_changes_nothing_and_the_game_goes_on(tmp_path: Path) -> None:
    typed, out, play = iter(["hint", "1", "quit"]), io.StringIO(), new_play(7, {"dealer": 1})
    game = session(play, lambda: next(typed), out, tmp_path / "save.txt")
    game.hint_budget = Budget(simulations=300)
    before = len(play.log)
    game.run()
    assert len(play.log) > before
    _, after = out.getvalue().split("> hint\n")
    assert after.startswith("Thinking for a moment ...\n  turn ")
    assert len(after.partition("> 1")[0].splitlines()) == 6  # with a head, three turns and a reason


@pytest.mark.usefixtures("fox_search")
def test_programs_get_hints_as_data(tmp_path: Path) -> None:
    told = ("play", "fox", "--json", "--seed", "7", "--dealer", "1")
    typed = '{"hint": true}\n{"hint": true, "do": "B7"}\n{"quit": true}\n'
    done = foxfire(tmp_path, *told, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    said = [json.loads(line) for line in done.stdout.splitlines()]
    (given,) = (one["hint"] for one in said if "hint" in one)
    (ask, *_) = (one["ask"] for one in said if "ask" in one)
    assert given["measure"] == "chance" and given["simulations"] > 0
    assert given["advice"][0]["turn"].split(",")[0] in ask["legal"]
    assert given["why"]["id"].startswith("bots-why-")
    assert [one["ok"] for one in said if "ok" in one] == [True, False]


# --- compiling -----------------------------------------------------------------------------------


@pytest.fixture
def nothing_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As on a machine where nobody has searched yet."""
    monkeypatch.setattr(compiling, "_here", set())
    monkeypatch.setenv("FOXFIRE_CACHE_DIR", str(tmp_path))


def command(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    monkeypatch.setattr(compiling, "COMMAND", (sys.executable, "-c", code))


@pytest.mark.usefixtures("nothing_compiled")
def test_compiling_is_said_and_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    command(monkeypatch, "import time; time.sleep(0.5)")
    monkeypatch.setattr(waiting, "SECONDS", 0.2)
    monkeypatch.setattr(waiting, "compile_search", lambda game_id: None)
    said: list[str] = []
    have_search("fox", Words(), said.append)
    assert said[0].startswith("The search is compiled now")
    assert len(said) >= 2 and all(line.startswith("Still compiling") for line in said[1:])


@pytest.mark.usefixtures("nothing_compiled")
def test_what_cannot_be_compiled_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    command(monkeypatch, "raise SystemExit(1)")
    with pytest.raises(SetupError, match="foxfire warm fox"):
        have_search("fox", Words(), lambda line: None)


@pytest.mark.usefixtures("nothing_compiled")
def test_what_is_compiled_already_is_not_spoken_of() -> None:
    compiling._here.add("fox")
    have_search("fox", Words(), pytest.fail)


@pytest.mark.usefixtures("nothing_compiled")
def test_nothing_is_waited_for_by_bots_that_need_no_compiler() -> None:
    have_bots(["rules", "level:2", "engine:search"], "fox", Words())


@pytest.mark.usefixtures("nothing_compiled")
def test_a_process_that_compiles_does_not_outlive_us(monkeypatch: pytest.MonkeyPatch) -> None:
    command(monkeypatch, "import time; time.sleep(60)")
    process = Compiling("fox")
    assert not process.is_done and not process.has_failed
    process.close()
    assert process.is_done


@pytest.mark.usefixtures("fox_search")
def test_what_has_been_compiled_is_marked_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "_here", set())
    assert is_compiled("fox")
