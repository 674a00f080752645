"""The command line: help, versions, and one clear line for everything that is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import foxfire as package
from foxfire.bench import command as bench_command
from foxfire.bench import warm_command
from foxfire.cli import COMMANDS
from tests.cli.commands import FOXFIRE, assert_refused, called, foxfire

NAMES = [name for name, _, _ in COMMANDS]

RECORD_OF_AN_UNKNOWN_GAME = """\
[foxfire 1]
[game nosuch]
[rules 1]
"""


# --- what is wrong -------------------------------------------------------------------------------

BAD_ARGUMENTS = [
    ("nosuch",),
    ("",),
    ("--nosuch",),
    ("-x",),
    ("PERFT", "fox"),
    ("no\nsuch",),
    ("perft",),
    ("perft", "nosuch"),
    ("perft", ""),
    ("perft", "no\nsuch"),
    ("perft", "FOX"),
    ("perft", "fox", "fox"),
    ("perft", "fox", "--nosuch"),
    ("perft", "fox", "--nosuch", "a\nb"),
    ("perft", "fox", "--depth"),
    ("perft", "fox", "--depth", "0"),
    ("perft", "fox", "--depth", "-1"),
    ("perft", "fox", "--depth", "9"),
    ("perft", "fox", "--depth", "1.5"),
    ("perft", "fox", "--depth", "x\ny"),
    ("perft", "fox", "--depth", "9" * 5000),
    ("perft", "fox", "--seed", "x"),
    ("bench",),
    ("bench", "nosuch"),
    ("bench", "fox", "--device", "abacus"),
    ("bench", "fox", "--seconds", "x"),
    ("bench", "fox", "--repeats", "1.5"),
    ("bench", "bots", "--games", "nosuch"),
    ("bench", "bots", "--games", ""),
    ("bench", "bots", "--device", "cuda"),
    ("bench", "bots", "--option", "target=16"),
    ("bots", "--game", "nosuch"),
    ("bots", "fox"),
    ("warm", "nosuch"),
    ("warm", "--nosuch"),
    ("referee", "fox"),
    ("referee", "--nosuch"),
    ("play", "nosuch"),
    ("replay",),
]


@pytest.mark.parametrize("arguments", BAD_ARGUMENTS, ids=" ".join)
def test_bad_arguments_are_told_in_one_line(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert_refused(called(capsys, *arguments))


@pytest.mark.parametrize(
    "arguments",
    [
        ("--seconds", "0"),
        ("--seconds", "-1"),
        ("--seconds", "nan"),
        ("--seconds", "inf"),
        ("--repeats", "0"),
        ("--repeats", "-1"),
        ("--device", "cuda", "--repeats", "0"),
    ],
    ids=" ".join,
)
def test_a_benchmark_that_cannot_be_measured_is_refused_at_once(
    arguments: tuple[str, ...],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def measured(*_: object) -> None:
        pytest.fail("it was measured")

    monkeypatch.setattr(bench_command, "measure_all", measured)
    monkeypatch.setattr(bench_command, "measure_gpu", measured)
    assert_refused(called(capsys, "bench", "fox", *arguments))


def test_warm_refuses_an_unknown_game_before_it_compiles_the_others(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def compiled(*_: object, **__: object) -> None:
        pytest.fail("something was compiled")

    monkeypatch.setattr(warm_command, "native_player", compiled)
    assert_refused(called(capsys, "warm", "fox", "nosuch"))


def test_a_record_of_an_unknown_game_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = tmp_path / "game.fox"
    record.write_text(RECORD_OF_AN_UNKNOWN_GAME)
    ended = called(capsys, "replay", str(record))
    assert_refused(ended)
    assert "nosuch" in ended.err


def test_an_unknown_game_is_told_with_the_games_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in ("perft", "bench", "warm", "play"):
        message = called(capsys, name, "nosuch").err
        assert "'nosuch'" in message
        assert "fox" in message.replace("foxfire", "")


@pytest.mark.parametrize("arguments", [("nosuch",), ("perft", "nosuch"), ("warm", "nosuch")])
def test_the_installed_command_tells_the_same(arguments: tuple[str, ...]) -> None:
    assert_refused(foxfire(*arguments))


def test_a_benchmark_of_a_gpu_that_is_not_there_is_refused() -> None:
    ended = foxfire("bench", "fox", "--device", "cuda", CUDA_VISIBLE_DEVICES="")
    assert_refused(ended)
    assert "CUDA" in ended.err


def test_a_cache_folder_that_cannot_be_written_is_told_in_one_line(tmp_path: Path) -> None:
    occupied = tmp_path / "file"
    occupied.touch()
    ended = foxfire("warm", FOXFIRE_CACHE_DIR=str(occupied))
    assert_refused(ended)
    assert str(occupied) in ended.err


# --- what is right -------------------------------------------------------------------------------


def test_without_a_command_the_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    ended = called(capsys)
    assert ended.status == 2
    assert all(name in ended.out + ended.err for name in NAMES)


@pytest.mark.parametrize("option", ["--help", "-h"])
def test_help_names_every_command(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    ended = called(capsys, option)
    assert (ended.status, ended.err) == (0, "")
    assert all(name in ended.out for name in NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_every_command_has_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    ended = called(capsys, name, "--help")
    assert (ended.status, ended.err) == (0, "")
    assert ended.out.startswith(f"usage: foxfire {name}")


def test_the_version_is_that_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    ended = called(capsys, "--version")
    assert (ended.status, ended.out, ended.err) == (0, f"foxfire {package.__version__}\n", "")


def test_the_package_can_be_run_as_a_module() -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "foxfire", "perft", "fox", "--depth", "1"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "1 13\n", "")


# --- a reader that goes away ---------------------------------------------------------------------


def closed_pipe() -> int:
    """The writing end of a pipe that nobody reads any more."""
    reading, writing = os.pipe()
    os.close(reading)
    return writing


@pytest.mark.parametrize(
    ("arguments", "read"),
    [
        (("perft", "fox", "--depth", "4"), b""),
        (("--help",), b""),
        (("--version",), b""),
        (("referee",), b'{"new": {"game": "fox"}, "seed": 1}\n{"state": true}\n'),
    ],
    ids=["perft", "help", "version", "referee"],
)
def test_output_that_nobody_reads_is_no_complaint(arguments: tuple[str, ...], read: bytes) -> None:
    writing = closed_pipe()
    try:
        ended = subprocess.run(
            [FOXFIRE, *arguments],
            input=read,
            stdout=writing,
            stderr=subprocess.PIPE,
            timeout=60,
            check=False,
        )
    finally:
        os.close(writing)
    assert ended.stderr == b""


def test_a_reader_may_stop_after_the_first_line() -> None:
    with subprocess.Popen(
        [FOXFIRE, "perft", "fox", "--depth", "5"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == b"1 13\n"
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0
