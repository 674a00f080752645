"""Every command in the documentation exists; those shown with their output print it."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from foxfire import cli
from tests.docs.pages import PAGES, ROOT, Block, all_blocks, blocks, inline_code

COMMANDS = {name for name, _, _ in cli.COMMANDS}
TARGETS = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE))
FORMS = {"game.txt": "[foxfire", "game.jsonl": '{"foxfire"'}  # the record of docs/notation.md


def commands(block: Block) -> Iterator[tuple[str, str]]:
    """Command lines after `$ `, each with the output that follows."""
    for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        command, _, output = part.partition("\n")
        yield command, output


CONSOLE = [
    pytest.param(command, output, id=f"{block.where} {command}")
    for block in all_blocks("console")
    for command, output in commands(block)
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the record that the examples replay."""
    for name, beginning in FORMS.items():
        found = [b for b in blocks(ROOT / "docs/notation.md") if b.text.startswith(beginning)]
        (tmp_path / name).write_text(found[0].text)
    return tmp_path


@pytest.mark.parametrize(("command", "output"), CONSOLE)
def test_commands_print_what_is_shown(command: str, output: str, folder: Path) -> None:
    environment = {
        **os.environ,
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "XDG_DATA_HOME": str(folder / "data"),
        "LANGUAGE": "en",
        "NO_COLOR": "1",
    }
    done = subprocess.run(
        command,
        shell=True,
        cwd=folder,
        env=environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=60,
        check=False,
    )
    matches = doctest.OutputChecker().check_output(output, done.stdout, doctest.ELLIPSIS)
    assert matches, f"{command} printed\n{done.stdout}"


def command_lines() -> Iterator[tuple[str, str]]:
    """Every line of a `sh` block and every inline command, without its remark."""
    for block in all_blocks("sh"):
        for line in filter(None, block.text.splitlines()):
            yield block.where, line.partition(" #")[0]
    for page in PAGES:
        for code in inline_code(page):
            if re.match(r"(foxfire|make) [a-z]", code):
                yield page.name, code


LINES = [pytest.param(line, id=f"{where} {line}") for where, line in command_lines()]


@pytest.mark.parametrize("line", LINES)
def test_commands_exist(line: str) -> None:
    program, *rest = shlex.split(line)
    if program == "make":
        assert rest[0] in TARGETS
        return
    assert program == "foxfire"
    assert rest[0] in COMMANDS
    if len(rest) > 1 and "--help" not in rest:
        cli._parser(rest).parse_args(rest)


def test_every_command_is_documented() -> None:
    named = {line.split()[1] for _, line in command_lines() if line.startswith("foxfire")}
    assert named >= COMMANDS
