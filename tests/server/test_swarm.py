"""The swarm that measures the server plays real games with it."""

from __future__ import annotations

import json

import pytest

from foxfire.bench import server_bench
from foxfire.cli import main


@pytest.mark.parametrize("game", ["fox", "tac"])
def test_a_small_swarm_plays_and_is_measured(game: str) -> None:
    """With turns of several steps, too: what is incomplete is explored and completed."""
    wish, seats = server_bench.wanted(game, [])
    found = server_bench.measure(2, 0.0, 1.0, wish, seats)
    assert found["tables"] == 2
    assert found["connections"] == 2 * seats
    assert found["turns_per_s"] > 1
    assert found["errors"] == 0
    assert 0 < found["p50_ms"] <= found["p99_ms"] <= found["longest_ms"]
    assert found["server_ms_a_turn"] > 0


def test_the_command_prints_figures(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["bench", "server", "--tables", "1", "--rate", "20", "--seconds", "1", "--json"]
    assert main(given) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["wish"]["game"] == "tatsu"
    assert [run["tables"] for run in report["runs"]] == [1]
    assert main(["bench", "server", "--tables", "many"]) == 2
