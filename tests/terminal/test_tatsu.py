"""Tatsu in the terminal: two, three and four players, and several people at one keyboard."""

from __future__ import annotations

import io
import os
import pty
import random
import re
import select
import subprocess
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from foxfire.bots.registry import bot, bot_names
from foxfire.core import records
from foxfire.core.play import Dealt, Done, Play
from foxfire.core.registry import game
from foxfire.terminal.console import CLEAR, Console
from foxfire.terminal.plain import PlainFace
from foxfire.terminal.session import Session, Sitter
from foxfire.terminal.teller import teller
from foxfire.text.voice import Voice
from foxfire.text.words import Words
from tests.games.tatsu.set_up import endgame
from tests.oracle.tatsu import PACK
from tests.terminal.commands import (
    COMMAND,
    ONES,
    Fingers,
    environment,
    foxfire,
    foxfire_process,
    only_file,
    saves_in,
)

TATSU = game("tatsu")
NAMES = ("Anna", "Ben", "Cleo", "Dora")
HAND_OVER = re.compile(r"It is the turn of (\w+)\. Give \w+ the keyboard and press Enter\.")
ESCAPE = "\x1b"


class Screen(io.StringIO):
    """A terminal, to the program."""

    def isatty(self) -> bool:
        return True


def session(
    play: Play, choose: Callable[[], str], out: io.StringIO, path: Path, people: Sequence[int]
) -> Session:
    """A session in this process; fingers answer whatever it asks."""
    names = list(NAMES[: play.players])
    opponent = bot("random", "tatsu")
    sitters = [Sitter(name, None if n in people else opponent) for n, name in enumerate(names)]
    face = PlainFace(Console(Fingers(choose), out), Words(game="tatsu"), "tatsu", names, path)
    return Session(play, sitters, face, seed="1", path=path)


def script(
    play: Play, tmp_path: Path, *typed: str, people: Sequence[int] | None = None
) -> list[str]:
    """What is printed before each typed line, and after the last; then somebody leaves."""
    out, lines, parts = io.StringIO(), [*typed, "quit"], list[str]()

    def choose() -> str:
        parts.append(out.getvalue())
        out.seek(0)
        out.truncate()
        return lines[len(parts) - 1]

    seats = range(play.players) if people is None else people
    session(play, choose, out, tmp_path / "save.txt", seats).run()
    return parts


# --- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("bot_name", bot_names("tatsu"))
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_a_whole_game_by_numbers(tmp_path: Path, players: str, bot_name: str) -> None:
    told = ("play", "tatsu", "--players", players, "--seed", "5", "--target", "1")
    done = foxfire(tmp_path, *told, "--bot", bot_name, typed=ONES)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over." in done.stdout
    assert ESCAPE not in done.stdout
    record = only_file(tmp_path / "foxfire" / "records")
    play = records.replay(records.read(record))
    assert play.is_over and play.players == int(players)
    assert saves_in(tmp_path) == []


def test_the_real_command_prints_no_escape_codes_into_a_pipe(tmp_path: Path) -> None:
    told = ("play", "tatsu", "--players", "3", "--seed", "5", "--target", "1", "--bot", "random")
    done = foxfire_process(tmp_path, *told, "--seat", "all", typed=ONES)
    assert (done.returncode, done.stderr) == (0, "")
    assert ESCAPE not in done.stdout
    assert "The game is over." in done.stdout


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_the_same_game_by_notation(tmp_path: Path, players: str) -> None:
    numbered, written = tmp_path / "numbered.txt", tmp_path / "written.txt"
    told = ("play", "tatsu", "--players", players, "--seed", "5", "--seat", "1", "--target", "1",
            "--bot", "random", "--record")  # fmt: skip
    foxfire(tmp_path, *told, numbered, typed="2\n1\n" * 200)
    own = [e.action for e in records.read(numbered).entries if e.player == 1]
    typed = "".join(f"  {action.lower()} \n" for action in own)
    assert foxfire(tmp_path, *told, written, typed=typed).returncode == 0
    assert written.read_text() == numbered.read_text()


@pytest.mark.parametrize("seats", ["0,2", "all"])
@pytest.mark.parametrize("players", ["3", "4"])
def test_people_at_one_keyboard_are_called_by_name(
    tmp_path: Path, players: str, seats: str
) -> None:
    told = ("play", "tatsu", "--players", players, "--seat", seats, "--target", "1", "--seed", "3")
    names = ("--name", "Anna,Ben,Cleo,Dora", "--bot", "random")
    done = foxfire(tmp_path, *told, *names, typed=ONES)
    assert (done.returncode, done.stderr) == (0, "")
    called = set(HAND_OVER.findall(done.stdout))
    expected = {"Anna", "Ben"} if seats == "0,2" else set(NAMES[: int(players)])
    assert called == expected
    turns = HAND_OVER.findall(done.stdout)
    assert all(before != after for before, after in pairwise(turns)), "nobody is handed what he has"


@pytest.mark.parametrize("after", [7])
@pytest.mark.parametrize(("players", "seat"), [("2", "0"), ("3", "all"), ("4", "0,2")])
def test_a_resumed_game_is_the_uninterrupted_one(
    tmp_path: Path, players: str, seat: str, after: int
) -> None:
    whole, parts = tmp_path / "whole.txt", tmp_path / "parts.txt"
    told = ("play", "tatsu", "--players", players, "--seat", seat, "--seed", "11",
            "--bot", "random", "--target", "1")  # fmt: skip
    foxfire(tmp_path, *told, "--record", whole, typed=ONES)
    left = foxfire(tmp_path, *told, typed="1\n" * after + "quit\n")
    assert left.returncode == 0
    (save,) = saves_in(tmp_path)
    assert f"Saved in {save}" in left.stdout
    done = foxfire(tmp_path, "play", "tatsu", "--resume", "--record", parts, typed=ONES)
    assert (done.returncode, done.stderr) == (0, "")
    assert parts.read_text() == whole.read_text()


# --- several people ------------------------------------------------------------------------------

SHORT = re.compile(r"\b([RY])(1/[3-7]|x[1-3]|[2-6]\b|\*)")
LONG = re.compile(r"the (red|yellow) (1 worth (?P<worth>\d)|x\d|fusion|\d)")


def named_cards(text: str) -> set[str]:
    """Every card that a text names, in notation or in words."""
    found = {clan + face for clan, face in SHORT.findall(text)}
    for match in LONG.finditer(text):
        face = {"fusion": "*"}.get(match[2], match[2])
        face = f"1/{match['worth']}" if match["worth"] else face
        found.add(match[1][0].upper() + face)
    return found


def known_cards(play: Play, person: int) -> set[str]:
    """What a player has seen in this hand: worked out from the log, without our own views."""
    start = max(n for n, entry in enumerate(play.log) if isinstance(entry, Dealt))
    dealt = play.log[start]
    assert isinstance(dealt, Dealt)
    pack = [TATSU.format_card(card) for card in dealt.pack]
    if play.players == 2:
        piles = play.open_state()["piles"]
        return set(pack) - {pile["down"] for row in piles for pile in row}
    ghost = pack[21:] if play.players == 3 else []
    later = [entry for entry in play.log[start + 1 :] if isinstance(entry, Done)]
    laid = {TATSU.format_action(entry.action) for entry in later}
    return {*pack[7 * person : 7 * person + 7], *ghost} | (laid & set(PACK))


@pytest.mark.parametrize("captured", [False, True])
@pytest.mark.parametrize(
    ("players", "people"),
    [(2, (0, 1)), (3, (0, 2)), (3, (0, 1, 2)), (4, (1,)), (4, (0, 2)), (4, (0, 1, 2, 3))],
)
def test_nobody_reads_a_card_that_he_has_not_seen(
    tmp_path: Path, players: int, people: tuple[int, ...], captured: bool
) -> None:
    options = {"players": players, "target": 1, "show_captured": captured}
    play, out, rng = Play(TATSU, options, seed=players), Screen(), random.Random(players)
    present, asked, idling = people[0], 0, False

    def choose() -> str:
        nonlocal present, asked, idling
        text = out.getvalue()
        out.seek(0)
        out.truncate()
        for name in HAND_OVER.findall(text):
            present = NAMES.index(name)
        this_hand = text.rpartition(f"Hand {play.show(0)['hand']}. ")[2]
        assert named_cards(this_hand) <= known_cards(play, present)
        if not idling and "You may choose" not in text:
            return ""  # a hand-over
        asked += 1
        assert play.to_act == present
        idling = rng.random() < 0.2
        idle = ["table", "tricks", "rules", "", "hello", "? ask 1", "why pile 1"]
        return rng.choice(idle) if idling else str(rng.randint(1, len(play.legal)))

    assert session(play, choose, out, tmp_path / "save.txt", people).run()
    assert asked > 10


def test_a_text_that_names_a_hidden_card_would_be_noticed() -> None:
    text = "You play the red 1 worth 5, the yellow fusion and the red x2: 1) R4, 2) Y* fusion, Yx1."
    assert named_cards(text) == {"R1/5", "Y*", "Rx2", "R4", "Yx1"}
    assert named_cards("1: R1/3 (3 points) on a red card, 2: Y6") == {"R1/3", "Y6"}


@pytest.mark.parametrize("people", [(0, 2), (0, 1, 2, 3)])
def test_the_screen_is_cleared_before_and_after_the_keyboard_changes_hands(
    tmp_path: Path, people: tuple[int, ...]
) -> None:
    play, out = Play(TATSU, {"target": 1}, seed=4), Screen()
    assert session(play, lambda: "1", out, tmp_path / "save.txt", people).run()
    text = out.getvalue()
    calls = HAND_OVER.findall(text)
    assert len(calls) > 10
    assert text.count(CLEAR) == 2 * len(calls)
    for number, part in enumerate(text.split(CLEAR)):
        if number % 2:
            assert HAND_OVER.search(part) and not named_cards(part)
        else:
            assert not HAND_OVER.search(part)


def test_a_real_terminal_is_cleared(tmp_path: Path) -> None:
    told = ["play", "tatsu", "--seat", "all", "--name", "Anna,Ben,Cleo,Dora", "--seed", "7",
            "--dealer", "0", "--no-color"]  # fmt: skip
    text = on_a_terminal(told, environment(tmp_path), [b"1\n", b"\n", b"quit\n"])
    before, between, after = text.split(CLEAR)
    assert "Your cards:" in before
    assert HAND_OVER.search(between.replace("\r", ""))
    assert named_cards(between) == set()
    assert after.count("Your cards:") == 1


def on_a_terminal(told: list[str], env: dict[str, str], answers: list[bytes]) -> str:
    """What is seen when one line is typed at every prompt, until none is left."""
    ours, theirs = pty.openpty()
    child = subprocess.Popen(
        [*COMMAND, *told], stdin=theirs, stdout=theirs, stderr=theirs, env=env, close_fds=True
    )
    os.close(theirs)
    text, typed, end = b"", 0, time.monotonic() + 20
    while time.monotonic() < end and child.poll() is None:
        if select.select([ours], [], [], 0.1)[0]:
            text += read(ours)
        elif typed < len(answers) and text.rstrip(b" ").endswith((b">", b"Enter.")):
            os.write(ours, answers[typed])
            typed += 1
    text += read(ours)
    os.close(ours)
    child.wait(timeout=5)
    return text.decode()


def read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # Linux says so when the other side has gone
        return b""


# --- the ghost -----------------------------------------------------------------------------------


def three(*hands: str, **given: Any) -> Play:
    return endgame(*hands, players=3, **given)


def test_the_ghosts_turn_reads_right(tmp_path: Path) -> None:
    play = three("R3", "Y3", "Y2 Y6", "R2 R6", trick="R4 Y4")
    table, played = script(play, tmp_path, "R2", people=(0,))[:2]
    assert "The ghost's open cards: R2, R6." in table
    assert "Your cards: R3." in table
    assert "3) ask yourself" in table
    assert table.rstrip().endswith(
        "The ghost's turn, and you choose: a card of its hand, or ask somebody?"
    )
    assert "The ghost plays the red 2." in played


def test_asking_oneself_for_the_ghost_reads_right(tmp_path: Path) -> None:
    play = three("R3 Y5", "R5 Y3", "Y2", "R2", trick="R4 Y4")
    _, answer, given = script(play, tmp_path, "ask 0", "R3", people=(0,))
    assert "The ghost asks you for a red card." in answer
    assert answer.rstrip().endswith("The ghost asks you: which red card of yours?")
    assert "You lay the red 3 before the ghost." in given


def test_red_asking_the_ghost_reads_right(tmp_path: Path) -> None:
    play = three("R4 R3", "Y4 Y3", "Y2 Y6", "R2 R6")
    _, answer, given = script(play, tmp_path, "ask 3", "R2", people=(0,))[:3]
    assert "You ask the ghost for a red card." in answer
    assert answer.rstrip().endswith("You asked the ghost, and you choose for it: which red card?")
    assert "The ghost lays the red 2 before you." in given


def test_yellow_asking_the_ghost_reads_right_to_all(tmp_path: Path) -> None:
    play = three("R4 Y3", "R5 Y4", "R6 R3", "Y5 Y2", leader=1)
    parts = script(play, tmp_path, "", "ask 3", "", "Y5", "")
    text = "\n".join(parts)
    assert "You ask the ghost for a yellow card." in text
    assert "Ben asks the ghost for a yellow card, and you choose for it: which one?" in text
    assert "The ghost lays the yellow 5 before Ben." in text


def test_the_ghost_asking_another_player_reads_right_to_all(tmp_path: Path) -> None:
    play = three("R3 Y3", "R5 Y4", "Y2", "R2", trick="R4 Y6")
    text = "\n".join(script(play, tmp_path, "ask 1", "", "R5", ""))
    assert "The ghost asks Ben for a red card." in text
    assert "The ghost asks you: which red card of yours?" in text
    assert "You lay the red 5 before the ghost." in text
    cleo = text.rpartition("Cleo the keyboard")[2]
    assert "The ghost asks Ben for a red card." in cleo
    assert "Ben lays the red 5 before the ghost." in cleo


def test_red_is_asked_who_leads(tmp_path: Path) -> None:
    play = Play(TATSU, {"players": 3, "leader": "chosen", "dealer": 0}, seed=1)
    asked, told = script(play, tmp_path, "lead 0", people=(0,))
    assert "1) lead yourself, 2) let Ben lead, 3) let Cleo lead" in asked
    assert asked.rstrip().endswith("You are red: who leads the first trick?")
    assert "You are named to lead." in told


# --- help and refusals ---------------------------------------------------------------------------


def test_help_names_every_command(tmp_path: Path) -> None:
    help_text = script(endgame("R4 Y3", "Y4 R5", "R2 R6", "Y2 Y6"), tmp_path, "?")[1]
    for word in ("table", "tricks", "rules", "save", "quit", "ask 2", "pile 3", "Rx2"):
        assert word in help_text


def test_why_an_action_is_refused_or_not(tmp_path: Path) -> None:
    play = endgame("R4 Y3", "Y4 R5", "R2 R6", "Y2 Y6")
    typed = ("? R4", "?r4", "why R4", "? Y3", "? R5", "? ask 3", "? pile 1", "? lead 0", "? x")
    answers = script(play, tmp_path, *typed)[1:]
    assert all("Yes" in answer for answer in answers[:3])
    clauses = ("TATSU-3.1", "TATSU-3.2", "TATSU-3.3", "TATSU-3.2", "TATSU-8.11")
    assert [clause in answer for clause, answer in zip(clauses, answers[3:], strict=False)] == [
        True
    ] * 5
    assert "neither a choice nor a command" in answers[8]


@pytest.mark.parametrize(
    ("action", "clause"),
    [("Y3", "TATSU-3.1"), ("R5", "TATSU-3.2"), ("ask 3", "TATSU-3.3"), ("ask 0", "TATSU-3.3")],
)
def test_a_refused_action_names_the_clause_and_changes_nothing(
    tmp_path: Path, action: str, clause: str
) -> None:
    play = endgame("R4 Y3", "Y4 R5", "R2 R6", "Y2 Y6")
    before = play.state.copy()
    refused = script(play, tmp_path, action)[1]
    assert clause in refused
    assert play.state == before


def test_refusals_of_an_asked_player_and_of_piles_name_their_clause(tmp_path: Path) -> None:
    play = endgame("R4 Y3", "Y4 R5", "R2 R6", "Y2 Y6")
    parts = script(play, tmp_path, "ask 1", "", "Y4", "ask 2")
    assert "TATSU-3.4" in parts[3] and "TATSU-3.4" in parts[4]
    piles = endgame("R4:Y2 Y3:R6", "R5:Y6 R2:Y5", players=2)
    refused = script(piles, tmp_path, "R6", "pile 2")
    assert "TATSU-8.5" in refused[1] and "TATSU-8.7" in refused[2]


def test_captured_cards_are_told_only_with_the_option(tmp_path: Path) -> None:
    hands = ("R4 Y3", "Y4 R5", "R2 R6", "Y2 Y6")
    assert "TATSU-7.3" in script(endgame(*hands), tmp_path, "tricks")[1]
    shown = endgame(*hands, options={"show_captured": True})
    assert "Captured by red: R1/3 (3 points)" in script(shown, tmp_path, "tricks")[1]


@pytest.mark.parametrize(
    ("players", "words"), [(2, "With two players"), (3, "With three"), (4, "fusion")]
)
def test_the_reminder_is_of_the_rules_for_these_players(
    tmp_path: Path, players: int, words: str
) -> None:
    play = Play(TATSU, {"players": players, "dealer": 0}, seed=1)
    text = script(play, tmp_path, "rules")[1]
    assert words in text
    assert ("With two players" in text) is (players == 2)
    assert ("With three" in text) is (players == 3)


def test_piles_are_told_with_what_lies_under_them(tmp_path: Path) -> None:
    play = endgame("R4:Y2 Y3:R6", "R5 R2:Y5 Yx1", players=2)
    text = script(play, tmp_path)[0]
    assert "Your piles: 1: R4 on a yellow card, 2: Y3 on a red card." in text
    assert "Ben's piles: 1: R5, 2: R2 on a yellow card, 3: Yx1." in text


# --- mistakes ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "told",
    [
        ["--players", "5"],
        ["--players", "2", "--rotation", "left"],
        ["--deal", "mixed"],
        ["--players", "3", "--dealer", "3"],
        ["--players", "2", "--seat", "2"],
        ["--seat", "0,0"],
        ["--seat", "0,9"],
        ["--seat", "0 1"],
        ["--edition", "de"],
        ["--bot", "deep"],
        ["--players", "3", "--option", "leader=ghost"],
    ],
    ids=" ".join,
)
def test_a_mistake_is_one_line_and_status_2(tmp_path: Path, told: list[str]) -> None:
    done = foxfire(tmp_path, "play", "tatsu", *told, typed=ONES)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert saves_in(tmp_path) == []


# --- looking at a record -------------------------------------------------------------------------


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_a_record_can_be_looked_at(tmp_path: Path, players: str) -> None:
    path = tmp_path / "game.txt"
    told = (
        "play",
        "tatsu",
        "--players",
        players,
        "--target",
        "1",
        "--seed",
        "5",
        "--bot",
        "random",
    )
    foxfire(tmp_path, *told, "--record", path, typed=ONES)
    for view in ("referee", "spectator", "0", "1"):
        done = foxfire(tmp_path, "replay", path, "--all", "--view", view)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.rstrip().endswith("The record ends here.")


def test_somebody_who_does_not_play_is_not_told_that_he_plays(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    told = ("play", "tatsu", "--target", "1", "--seed", "5", "--bot", "random", "--record", path)
    foxfire(tmp_path, *told, typed=ONES)
    for view in ("spectator", "referee", "0"):  # a replay speaks of everybody by name
        assert "You play" not in foxfire(tmp_path, "replay", path, "--all", "--view", view).stdout


def test_seats_are_asked_by_number_and_by_name() -> None:
    words = Words(game="tatsu")
    told = teller("tatsu", Voice(words, ["Player 1", "Player 2", "Rowan"], 0))

    def meant(line: str) -> str:
        return told.meant({}, (), line)

    assert meant("ask 2") == "ask 2"
    assert meant("ask rowan") == "ask 2"
    assert meant("ask Player 2") == "ask 1"
    assert meant("ask the ghost") == meant("ask ghost") == "ask 3"
    assert meant("R4") == "R4"
    assert meant("ask nobody") == "ask nobody"
