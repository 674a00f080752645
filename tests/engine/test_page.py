"""docs/engine.md: its messages are those of a real game, and nothing of them is left out."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from foxfire.bots.registry import bot
from foxfire.core.play import Play
from foxfire.core.registry import game
from foxfire.engine import messages
from foxfire.engine.conduct import KINDS
from foxfire.engine.messages import FromProgram, ToProgram, from_program, to_program
from tests.docs.pages import ROOT, blocks
from tests.engine.programs import outside, play_game, rogue

PAGE = ROOT / "docs" / "engine.md"
SHOWN = [line for block in blocks(PAGE, "json") for line in block.text.splitlines()]
TYPES = (*ToProgram.__args__, *FromProgram.__args__)


def is_answer(line: str) -> bool:
    return '"type":"answer"' in line or '"name"' in line


def test_every_message_is_shown_and_can_be_read() -> None:
    read = [from_program if is_answer(line) else to_program for line in SHOWN]
    kinds = {type(reader(line.encode())) for reader, line in zip(read, SHOWN, strict=True)}
    assert kinds == set(TYPES)


@pytest.mark.parametrize("kind", TYPES, ids=lambda kind: kind.__name__)
def test_every_field_is_explained(kind: Any) -> None:
    text = PAGE.read_text()
    for field in msgspec.structs.fields(kind):
        assert re.search(rf"^\| .*`{field.encode_name}`.* \|", text, re.MULTILINE) or (
            f"the `{field.encode_name}`" in text or f"`{field.encode_name}` has" in text
        ), field.name


def test_every_fault_is_listed() -> None:
    text = PAGE.read_text()
    assert [kind for kind in KINDS if f"| `{kind}` |" not in text] == []


def test_the_limits_are_those_of_the_program() -> None:
    assert f"{messages.MOST_BYTES:,} bytes" in PAGE.read_text()
    assert f"1 to {messages.LONGEST_NAME} characters" in PAGE.read_text()


def test_the_messages_are_those_of_a_real_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program that lies from its third decision on."""
    monkeypatch.setenv("ROGUE_SCRATCH", str(tmp_path / "scratch"))
    with outside(rogue("illegal", 2)) as program:
        play = Play(game("fox"), {"target": "short"}, seed=7)
        play_game(play, [bot("random", "fox"), program], most=8)
    sent = (tmp_path / "scratch").read_text().splitlines()
    shown = [line for line in SHOWN if not is_answer(line)]
    assert [line for line in shown if line not in sent] == []
    answer = next(line for line in SHOWN if '"type":"answer"' in line)
    assert json.loads(answer) == {"type": "answer", "decision": 1, "action": "B1"}
