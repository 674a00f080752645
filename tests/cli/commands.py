"""Running the real commands, and the same in this process."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from foxfire.cli import main

FOXFIRE = Path(sys.executable).with_name("foxfire")


@dataclass(frozen=True)
class Ended:
    """How a command ended."""

    status: int
    out: str
    err: str


def foxfire(*arguments: str, timeout: float = 60, **environment: str) -> Ended:
    """The installed command, with nothing to read."""
    ended = subprocess.run(
        [FOXFIRE, *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=timeout,
        env={**os.environ, **environment},
        check=False,
    )
    return Ended(ended.returncode, ended.stdout, ended.stderr)


def called(capsys: pytest.CaptureFixture[str], *arguments: str) -> Ended:
    """The same within this process: quicker, and a defect shows where it is."""
    try:
        status = main(arguments)
    except SystemExit as stop:
        assert isinstance(stop.code, int)
        status = stop.code
    printed = capsys.readouterr()
    return Ended(status, printed.out, printed.err)


def assert_refused(ended: Ended) -> None:
    """Bad input: one line on stderr, exit status 2, nothing else."""
    assert ended.status == 2, ended
    assert ended.out == ""
    assert ended.err.endswith("\n")
    assert len(ended.err.splitlines()) == 1, ended.err
    assert ended.err.startswith("foxfire")
    assert "Traceback" not in ended.err
