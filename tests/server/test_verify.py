"""The script of the docs agrees with `foxfire verify`, without a line of ours in it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from foxfire.cli import main
from foxfire.core import records
from tests.docs.pages import ROOT
from tests.server.houses import a_house, in_loop, play_on
from tests.server.test_table import SHORT, seated

SCRIPT = ROOT / "docs" / "verify.py"


def script(path: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-I", SCRIPT, path], capture_output=True, text=True, timeout=60
    )


def test_the_script_is_short_and_needs_nothing_of_ours() -> None:
    text = SCRIPT.read_text()
    assert len(text.splitlines()) < 100
    assert "import foxfire" not in text and "from foxfire" not in text


@pytest.mark.parametrize("kind", SHORT)
@in_loop
async def test_both_find_the_same(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with a_house(tmp_path) as house:
        table, guests = await seated(house, **SHORT[kind])
        await play_on(house, table, guests)
        text = records.to_text((await house.lobby.find(table)).record())
    path = tmp_path / "game.txt"
    path.write_text(text)
    assert main(["verify", str(path)]) == 0
    assert "committed to" in capsys.readouterr().out
    assert script(path).returncode == 0
    deal = next(line for line in text.splitlines() if line.startswith("deal "))
    first, second, *rest = deal.split()[1:]
    path.write_text(text.replace(deal, " ".join(["deal", second, first, *rest])))
    assert main(["verify", str(path)]) == 2
    found = script(path)
    assert found.returncode == 1
    assert "pack 0: does not follow" in found.stdout
