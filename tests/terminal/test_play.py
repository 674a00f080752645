"""`foxfire play`, typed line by line."""

from __future__ import annotations

import json
import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from foxfire.core import records
from tests.terminal.commands import (
    COMMAND,
    ONES,
    actions_of,
    environment,
    foxfire,
    foxfire_process,
    only_file,
    records_in,
    saves_in,
)

ESCAPE = "\x1b"


# --- whole games ---------------------------------------------------------------------------------


def test_a_whole_game_by_numbers(tmp_path: Path) -> None:
    told = ("play", "fox", "--seed", "5", "--target", "short")
    done = foxfire_process(tmp_path, *told, typed=ONES)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over." in done.stdout
    assert "--seed 5" in done.stdout
    record = only_file(tmp_path / "foxfire" / "records")
    assert str(record) in done.stdout
    assert records.replay(records.read(record)).is_over
    assert saves_in(tmp_path) == [], "the save of a finished game is gone"


def test_the_same_game_by_notation(tmp_path: Path) -> None:
    numbered, written = tmp_path / "numbered.txt", tmp_path / "written.txt"
    told = ("play", "fox", "--seed", "5", "--seat", "1", "--target", "1", "--record")
    foxfire(tmp_path, *told, numbered, typed=ONES)
    own = [e.action for e in records.read(numbered).entries if e.player == 1]
    typed = "".join(f"  {action.lower()} \n" for action in own)
    done = foxfire(tmp_path, *told, written, typed=typed)
    assert done.returncode == 0
    assert written.read_text() == numbered.read_text()


def test_equal_seeds_give_equal_games_and_others_do_not(tmp_path: Path) -> None:
    told = ("play", "fox", "--target", "1", "--bot", "random", "--seat", "random", "--seed")
    first, again, other = (
        foxfire(tmp_path, *told, seed, typed=ONES).stdout.splitlines() for seed in "778"
    )
    assert first[:-2] == again[:-2]
    assert first[:-2] != other[:-2]


def test_without_a_seed_the_one_used_is_told_and_deals_the_same(tmp_path: Path) -> None:
    one, two = tmp_path / "1.txt", tmp_path / "2.txt"
    done = foxfire(tmp_path, "play", "fox", "--target", "1", "--record", one, typed=ONES)
    seed = done.stdout.partition("--seed ")[2].split()[0]
    told = ("play", "fox", "--target", "1", "--seed", seed, "--record", two)
    foxfire(tmp_path, *told, typed=ONES)
    assert two.read_text() == one.read_text()


def test_a_record_can_be_json_lines(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    foxfire(tmp_path, "play", "fox", "--target", "1", "--record", path, typed=ONES)
    assert json.loads(path.read_text().splitlines()[0])["game"] == "fox"
    assert records.replay(records.read(path)).is_over


def test_options_can_be_written_in_two_ways(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    told = ("--option", "target=1", "--show-tricks", "--dealer", "1", "--record", path)
    foxfire(tmp_path, "play", "fox", *told, typed=ONES)
    options = records.read(path).options
    assert options == {"target": "1", "dealer": "1", "show_tricks": "true"}


# --- asking --------------------------------------------------------------------------------------


def answers(tmp_path: Path, *typed: str, told: tuple[str, ...] = ()) -> list[str]:
    """What is printed after each line, with a game in which bells are led against a long hand."""
    started = ("play", "fox", "--seed", "7", "--bot", "random", "--dealer", "0", *told)
    done = foxfire(tmp_path, *started, typed="".join(f"{line}\n" for line in typed))
    assert done.stderr == ""
    return done.stdout.split("\n> ")


def test_the_first_question_shows_the_table(tmp_path: Path) -> None:
    before, *_ = answers(tmp_path, "quit")
    assert "Round 1, trick 1. Tricks: you 0, Moth 0. Points: you 0, Moth 0, game to 21." in before
    assert "The decree is the 6 of keys: keys are trump." in before
    assert "B9 Witch" in before
    assert before.splitlines()[-1].endswith("Your answer?")


def test_help_names_every_command(tmp_path: Path) -> None:
    text = answers(tmp_path, "?")[1]
    for word in ("table", "tricks", "rules", "save", "quit", "swap B4"):
        assert word in text


def test_why_a_card_is_refused(tmp_path: Path) -> None:
    led = answers(tmp_path, "quit")[0].rpartition("Moth led the ")[2]
    assert led.startswith("1 of bells")
    text = answers(tmp_path, "? K3", "?k3", "why K3", "? M1", "? keep", "? under B4", "? B4")
    assert all("FOX-3.2" in answer for answer in text[1:4])
    assert "FOX-3.1" in text[4]
    assert "FOX-4.2" in text[5]
    assert "FOX-4.3" in text[6]
    assert "Yes" in text[7]


@pytest.mark.parametrize(
    "line",
    [
        "hello",
        "B12",
        "swap",
        "0",
        "77",
        "9" * 5000,
        "\x1b[31m",
        "\N{CYRILLIC SMALL LETTER VE}7",
        "\N{SUPERSCRIPT TWO}",
        "under",
        "? x",
    ],
)
def test_what_cannot_be_read_is_told_in_one_line_and_asked_again(tmp_path: Path, line: str) -> None:
    _, refused, accepted = answers(tmp_path, line, "1")[:3]
    assert len(refused.splitlines()) == 2  # what was typed, and the answer
    assert ESCAPE not in refused
    assert accepted.splitlines()[1] == "You answer with the 4 of bells."


def test_an_empty_line_asks_again(tmp_path: Path) -> None:
    assert answers(tmp_path, "", "quit")[1].splitlines()[1].endswith("Your answer?")


def test_an_illegal_action_names_the_clause_and_changes_nothing(tmp_path: Path) -> None:
    _, refused, accepted = answers(tmp_path, "K3", "1")[:3]
    assert "FOX-3.2" in refused
    assert "You answer with" in accepted


def test_past_tricks_are_shown_only_when_the_option_allows(tmp_path: Path) -> None:
    assert "FOX-3.6" in answers(tmp_path, "tricks")[1]
    shown = answers(tmp_path, "tricks", "1", "tricks", told=("--show-tricks",))
    assert "No trick" in shown[1]
    assert any("Trick 1: Moth led the 1 of bells" in text for text in shown)


def test_rules_and_table_on_request(tmp_path: Path) -> None:
    _, rules, table = answers(tmp_path, "rules", "TABLE", "quit")[:3]
    assert "Woodcutter" in rules
    assert "The decree is" in table


# --- saving and going on -------------------------------------------------------------------------


@pytest.mark.parametrize("after", [0, 1, 7, 20, 45])
def test_a_resumed_game_is_the_uninterrupted_one(tmp_path: Path, after: int) -> None:
    whole, parts = tmp_path / "whole.txt", tmp_path / "parts.txt"
    told = ("play", "fox", "--seed", "11", "--bot", "random", "--target", "35")
    foxfire(tmp_path, *told, "--record", whole, typed=ONES)
    left = foxfire(tmp_path, *told, typed="1\n" * after + "quit\n")
    assert left.returncode == 0
    (save,) = saves_in(tmp_path)
    assert f"Saved in {save}" in left.stdout
    assert "foxfire play fox --resume" in left.stdout
    done = foxfire(tmp_path, "play", "fox", "--resume", "--record", parts, typed=ONES)
    assert (done.returncode, done.stderr) == (0, "")
    assert parts.read_text() == whole.read_text()


def test_the_end_of_input_is_a_quit(tmp_path: Path) -> None:
    done = foxfire(tmp_path, "play", "fox", typed="1\n")
    assert done.returncode == 0
    assert "--resume" in done.stdout
    assert len(saves_in(tmp_path)) == 1


def test_the_newest_save_is_resumed_and_a_new_game_tells_of_it(tmp_path: Path) -> None:
    foxfire(tmp_path, "play", "fox", "--seed", "1")
    second = foxfire(tmp_path, "play", "fox", "--seed", "2", typed="1\n")
    assert "An unfinished game is waiting" in second.stdout
    foxfire(tmp_path, "play", "fox", "--resume", typed="1\n")
    sizes = {
        records.read(p).notes["seed"]: len(actions_of(p.read_text())) for p in saves_in(tmp_path)
    }
    assert sizes["2"] > sizes["1"]


def test_save_keeps_a_copy_that_resuming_does_not_touch(tmp_path: Path) -> None:
    copy = tmp_path / "copy of mine.txt"
    text = answers(tmp_path, "1", f"save {copy}", "1", "save")
    assert any(f"Saved in {copy}" in answer for answer in text)
    before = copy.read_text()
    done = foxfire(tmp_path, "play", "fox", "--resume", copy, typed="1\n1\n")
    assert done.returncode == 0
    assert copy.read_text() == before


def test_a_copy_that_cannot_be_written_loses_nothing(tmp_path: Path) -> None:
    text = answers(tmp_path, f"save {tmp_path}/no/such/folder/x.txt", "save a\0b", "1")
    assert "could not be saved" in text[1]
    assert "could not be saved" in text[2]
    assert "You answer" in text[3]


def test_a_killed_terminal_loses_nothing(tmp_path: Path) -> None:
    told = ["play", "fox", "--seed", "11", "--bot", "random", "--target", "1"]
    child = subprocess.Popen(
        [*COMMAND, *told],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment(tmp_path),
    )
    assert child.stdin and child.stdout
    child.stdin.write("1\n" * 5)
    child.stdin.flush()
    for _ in range(5):  # the fifth answer is taken when the table after it is shown
        _read_until(child, "> 1\n")
    _read_until(child, "?\n")
    child.send_signal(signal.SIGKILL)
    child.communicate()
    whole, parts = tmp_path / "whole.txt", tmp_path / "parts.txt"
    foxfire(tmp_path, *told, "--record", whole, typed=ONES)
    foxfire(tmp_path, "play", "fox", "--resume", "--record", parts, typed=ONES)
    assert parts.read_text() == whole.read_text()


def _read_until(child: subprocess.Popen[str], end: str) -> None:
    assert child.stdout
    for line in child.stdout:
        if line.endswith(end):
            return
    raise AssertionError(f"the session ended before {end!r}")


def test_a_corrupted_save_says_where_and_is_kept(tmp_path: Path) -> None:
    answers(tmp_path, "1")
    (save,) = saves_in(tmp_path)
    lines = save.read_text().splitlines()
    lines[-1] = "0 B99"
    save.write_text("\n".join(lines))
    before = save.read_bytes()
    done = foxfire_process(tmp_path, "play", "fox", "--resume", typed=ONES)
    assert (done.returncode, done.stdout) == (2, "")
    assert f"line {len(lines)}" in done.stderr and len(done.stderr.splitlines()) == 1
    assert save.read_bytes() == before


def test_a_finished_game_cannot_be_resumed(tmp_path: Path) -> None:
    foxfire(tmp_path, "play", "fox", "--target", "1", typed=ONES)
    done = foxfire(tmp_path, "play", "fox", "--resume", records_in(tmp_path)[0])
    assert done.returncode == 2
    assert "over" in done.stderr


def test_a_folder_that_cannot_be_written_is_told_once_and_ends_no_game(tmp_path: Path) -> None:
    home = tmp_path / "file"
    home.write_text("not a folder")
    record = tmp_path / "record.txt"
    told = ("play", "fox", "--target", "1", "--record", record)
    done = foxfire(home, *told, typed=ONES)
    assert done.returncode == 0
    assert done.stdout.count("not saved by itself") == 1
    assert records.replay(records.read(record)).is_over


def test_leaving_a_game_that_cannot_be_saved_says_so(tmp_path: Path) -> None:
    home = tmp_path / "file"
    home.write_text("not a folder")
    done = foxfire(home, "play", "fox", typed="quit\n")
    assert done.stdout.rstrip().endswith("This game could not be saved.")
    said = foxfire(home, "play", "fox", "--json").stdout.splitlines()
    assert json.loads(said[-1]) == {"left": True, "saved": None}


# --- mistakes on the command line ----------------------------------------------------------------


@pytest.mark.parametrize(
    "told",
    [
        ["chess"],
        ["**x", "--json"],
        [],
        ["fox", "--target", "0"],
        ["fox", "--target", "1000"],
        ["fox", "--target", "many"],
        ["fox", "--option", "colour=red"],
        ["fox", "--option", "target"],
        ["fox", "--option", "target=3", "--target", "4"],
        ["fox", "--show-tricks", "maybe"],
        ["fox", "--seat", "2"],
        ["fox", "--seat", "north"],
        ["fox", "--seed", "one"],
        ["fox", "--bot", "deep"],
        ["fox", "--resume"],
        ["fox", "--resume", "/no/such/file"],
        ["fox", "--resume", "--seed", "3"],
        ["fox", "--record", "/no/such/folder/file"],
    ],
    ids=" ".join,
)
def test_a_mistake_is_one_line_and_status_2(tmp_path: Path, told: list[str]) -> None:
    done = foxfire(tmp_path, "play", *told, typed=ONES)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert saves_in(tmp_path) == []


def test_a_game_without_a_teller_is_for_programs_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("foxfire.terminal.teller._MODULES", {})
    done = foxfire(tmp_path, "play", "fox")
    assert done.returncode == 2
    assert "fox cannot be played in the terminal yet" in done.stderr
    assert foxfire(tmp_path, "play", "fox", "--json").returncode == 0


def test_help_shows_options_with_their_ranges(tmp_path: Path) -> None:
    text = " ".join(foxfire(tmp_path, "play", "--help").stdout.split())
    assert "1 to 999, or short = 16, standard = 21, long = 35 (default 21)" in text
    assert "0, 1, random (default random)" in text


# --- programs ------------------------------------------------------------------------------------


def program(tmp_path: Path, *typed: str, told: tuple[str, ...] = ()) -> list[dict[str, object]]:
    done = foxfire(
        tmp_path, "play", "fox", "--json", "--seed", "7", *told, typed="\n".join(typed) + "\n"
    )
    assert (done.returncode, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_a_program_plays_a_whole_game(tmp_path: Path) -> None:
    child = subprocess.Popen(
        [*COMMAND, "play", "fox", "--json", "--seed", "7", "--target", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment(tmp_path),
    )
    assert child.stdin and child.stdout
    said = []
    for line in child.stdout:
        said.append(json.loads(line))
        if "ask" in said[-1]:
            plain = len(said) % 2
            action = said[-1]["ask"]["legal"][-1]
            child.stdin.write((action if plain else json.dumps({"do": action})) + "\n")
            child.stdin.flush()
    child.communicate()
    assert child.returncode == 0
    assert said[0]["game"] == "fox"
    over = said[-1]
    assert over["over"]["reason"].startswith("fox-reason-")
    assert records.replay(records.read(Path(over["record"]))).is_over
    assert all(
        message["show"]["hands"][1]["cards"] is None for message in said if "show" in message
    )


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ('{"do": "B1"}', "illegal-action"),
        ("B1", "illegal-action"),
        ("hello", "invalid-notation"),
        ('{"do": 5}', "invalid-message"),
        ("{", "invalid-message"),
        ("{}", "invalid-message"),
        ('{"do": "B4", "why": "B4"}', "invalid-message"),
        ('{"undo": true}', "invalid-message"),
        ('{"save": "/no/such/folder/x"}', "setup"),
    ],
)
def test_an_error_for_a_program_is_answered_and_asked_again(
    tmp_path: Path, line: str, code: str
) -> None:
    said = program(tmp_path, line)
    (place,) = [n for n, message in enumerate(said) if message.get("ok") is False]
    error = said[place]["error"]
    assert isinstance(error, dict)
    assert error["code"] == code
    assert said[place + 1] == said[place - 1]
    assert "ask" in said[place + 1]


def test_a_program_may_ask_why_and_save_and_quit(tmp_path: Path) -> None:
    copy = tmp_path / "copy.txt"
    said = program(tmp_path, '{"why": "B1"}', json.dumps({"save": str(copy)}), '{"quit": true}')
    assert {"ok": True, "why": {"do": "B1", "clause": "FOX-3.1"}} in said
    assert copy.exists()
    assert said[-1] == {"left": True, "saved": str(saves_in(tmp_path)[0])}


# --- the terminal --------------------------------------------------------------------------------


def test_pipes_get_no_escape_codes(tmp_path: Path) -> None:
    assert ESCAPE not in foxfire_process(tmp_path, "play", "fox", typed=ONES).stdout


@pytest.mark.parametrize(
    ("told", "more", "coloured"),
    [
        ([], {}, True),
        (["--no-color"], {}, False),
        ([], {"NO_COLOR": "1"}, False),
        ([], {"TERM": "dumb"}, False),
    ],
)
def test_colours_only_on_a_terminal_that_wants_them(
    tmp_path: Path, told: list[str], more: dict[str, str], coloured: bool
) -> None:
    text = _on_a_terminal(["play", "fox", "--seed", "7", *told], environment(tmp_path, **more))
    assert "game to 21" in text
    assert (f"{ESCAPE}[3" in text or f"{ESCAPE}[1;3" in text) is coloured


def _on_a_terminal(told: list[str], env: dict[str, str]) -> str:
    """What a person sees until the end of a session that is left at once."""
    ours, theirs = pty.openpty()
    child = subprocess.Popen(
        [*COMMAND, *told], stdin=theirs, stdout=theirs, stderr=theirs, env=env, close_fds=True
    )
    os.close(theirs)
    text = b""
    end = time.monotonic() + 20
    while time.monotonic() < end and child.poll() is None:
        if select.select([ours], [], [], 0.1)[0]:
            text += _read(ours)
        if b"> " in text[-4:]:
            os.write(ours, b"quit\n")
    text += _read(ours)
    os.close(ours)
    child.wait(timeout=5)
    return text.decode()


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # Linux says so when the other side has gone
        return b""


def test_nothing_is_compiled_before_the_first_prompt(tmp_path: Path) -> None:
    check = (
        "import sys; from foxfire.cli import main; status = main(['play', 'fox']);"
        "sys.exit(status or ('numba' in sys.modules) * 3)"
    )
    done = subprocess.run(
        [sys.executable, "-c", check], input="1\n", text=True, env=environment(tmp_path)
    )
    assert done.returncode == 0


def test_an_unknown_language_is_english(tmp_path: Path) -> None:
    for told, more in ((("--lang", "tlh"), {}), ((), {"LANG": "xx_YY.UTF-8"}), ((), {"LANG": "C"})):
        done = foxfire(tmp_path, "play", "fox", *told, **more)
        assert "The Fox in the Forest" in done.stdout
