"""Benchmarks: their arithmetic, what they play, and the commands around them."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from filelock import FileLock

from foxfire.bench import command, facade, measurement, openspiel, playouts
from foxfire.bench.measurement import Measurement, Run, short, table, timed
from foxfire.bench.openspiel import Comparison
from foxfire.bench.playouts import Bench, measure_host, native_player, plain_player, threaded_player
from foxfire.core import cache
from foxfire.core.errors import SetupError
from foxfire.core.registry import game
from tests.cli.commands import assert_refused, called, foxfire

FOX = game("fox")
SHORT = Bench(FOX, FOX.options_type(), seconds=0.01, repeats=2)


# --- arithmetic ----------------------------------------------------------------------------------

THREE_RUNS = Measurement("mine", (Run(100, 10, 2.0), Run(300, 20, 1.0), Run(60, 6, 1.0)))


def test_the_median_of_the_runs_is_what_is_reported() -> None:
    assert THREE_RUNS.moves_per_s == 60.0
    assert THREE_RUNS.deals_per_s == 6.0


def test_the_spread_is_the_slowest_and_the_fastest_run() -> None:
    assert THREE_RUNS.spread == (50.0, 300.0)


def test_an_even_number_of_runs_has_its_median_between_two() -> None:
    assert Measurement("", (Run(100, 1, 1.0), Run(200, 3, 1.0))).moves_per_s == 150.0


def test_a_measurement_as_json_has_all_its_figures() -> None:
    assert THREE_RUNS.as_json() == {
        "name": "mine",
        "moves_per_s": 60.0,
        "deals_per_s": 6.0,
        "lowest": 50.0,
        "highest": 300.0,
        "runs": 3,
        "moves": 460,
        "seconds": 4.0,
        "note": "",
    }


@pytest.mark.parametrize(
    ("rate", "text"),
    [
        (0.0, "0"),
        (12.34, "12.3"),
        (999.0, "999"),
        (1000.0, "1 k"),
        (23_449.0, "23.4 k"),
        (23_400_000.0, "23.4 M"),
        (20e9, "20 G"),
    ],
)
def test_a_rate_has_three_figures_and_a_unit(rate: float, text: str) -> None:
    assert short(rate) == text


@pytest.mark.parametrize("rate", [999.7, 999_700.0, 999_700_000.0])
def test_a_rate_is_never_written_with_an_exponent(rate: float) -> None:
    assert "e" not in short(rate)


def test_a_table_has_a_row_for_each_measurement_in_columns() -> None:
    noted = Measurement("with a longer name", (Run(2_000_000, 1000, 1.0),), note="a note")
    head, first, second = table([THREE_RUNS, noted], "deals").splitlines()
    assert head.split() == ["moves/s", "deals/s", "lowest-highest", "moves/s"]
    assert re.split(r"\s{2,}", first) == ["mine", "60", "6", "50 - 300"]
    name, moves, deals, spread, note = re.split(r"\s{2,}", second)
    assert (name, moves, deals) == ("with a longer name", "2 M", "1 k")
    assert (spread, note) == ("2 M - 2 M", "a note")
    assert first.index("60") == second.index("2 M") == head.index("moves/s")


# --- timing, with a clock of our own -------------------------------------------------------------


@dataclass
class Clock:
    """Time passes only while somebody plays."""

    now: float = 0.0

    def perf_counter(self) -> float:
        return self.now

    def player(self, seconds_per_deal: float, moves_per_deal: int = 30) -> Callable[[int], int]:
        self.batches: list[int] = []

        def play(deals: int) -> int:
            self.batches.append(deals)
            self.now += deals * seconds_per_deal
            return deals * moves_per_deal

        return play


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(measurement, "time", SimpleNamespace(perf_counter=made.perf_counter))
    return made


@pytest.mark.parametrize("seconds_per_deal", [1e-6, 1e-3, 0.1])
def test_a_timed_run_stops_soon_after_its_time(clock: Clock, seconds_per_deal: float) -> None:
    run = timed(clock.player(seconds_per_deal), 1.0)
    assert 1.0 <= run.seconds <= 1.5
    assert run.seconds == clock.now


def test_a_timed_run_counts_all_that_was_played_in_its_time(clock: Clock) -> None:
    run = timed(clock.player(1e-3, moves_per_deal=30), 1.0)
    assert run.deals == sum(clock.batches)
    assert run.moves == 30 * run.deals
    assert run.seconds == pytest.approx(run.deals * 1e-3)


def test_a_slow_player_plays_once(clock: Clock) -> None:
    run = timed(clock.player(5.0), 1.0, first=4)
    assert (run.deals, run.seconds) == (4, 20.0)


def test_batches_grow_so_that_the_clock_costs_little(clock: Clock) -> None:
    timed(clock.player(1e-6), 1.0)
    assert clock.batches[0] == 1
    assert len(clock.batches) < 60
    assert clock.batches == sorted(clock.batches)


# --- what is played ------------------------------------------------------------------------------


@pytest.fixture
def one_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """All players play the same deals."""
    monkeypatch.setattr(playouts, "generator", lambda *_: 123_456_789)


@pytest.fixture
def compiling() -> Iterator[None]:
    """One worker compiles, the others load."""
    with cache.compiling():
        yield


@pytest.mark.usefixtures("one_seed", "compiling")
@pytest.mark.parametrize("remembering", [False, True])
def test_native_and_plain_players_play_the_same_moves(remembering: bool) -> None:
    plain = plain_player(SHORT, remembering=remembering)
    native = native_player(SHORT, remembering=remembering)
    for deals in (1, 1, 2, 5, 9):
        moves = plain(deals)
        assert native(deals) == moves
        assert 26 * deals <= moves <= 32 * deals


@pytest.mark.usefixtures("one_seed", "compiling")
def test_memory_does_not_change_what_is_played() -> None:
    without = native_player(SHORT, remembering=False)
    with_memory = native_player(SHORT, remembering=True)
    assert [without(50) for _ in range(5)] == [with_memory(50) for _ in range(5)]


@pytest.mark.usefixtures("compiling")
def test_players_of_other_seeds_play_other_deals() -> None:
    players = [native_player(SHORT, remembering=False, seed=seed) for seed in range(5)]
    assert len({player(1000) for player in players}) > 1


@pytest.mark.usefixtures("compiling")
def test_a_threaded_player_plays_what_its_threads_play() -> None:
    alone = [native_player(SHORT, remembering=False, seed=seed) for seed in range(3)]
    together = threaded_player(SHORT, 3, remembering=False)
    shares = (34, 33, 33)
    expected = sum(play(share) for play, share in zip(alone, shares, strict=True))
    assert together(100) == expected


def test_a_threaded_player_shares_the_deals_out(monkeypatch: pytest.MonkeyPatch) -> None:
    shares: list[tuple[object, int]] = []

    def counting(bench: Bench, *, remembering: bool, seed: object) -> Callable[[int], int]:
        def play(deals: int) -> int:
            shares.append((seed, deals))
            return deals * 30

        return play

    monkeypatch.setattr(playouts, "native_player", counting)
    assert threaded_player(SHORT, 4, remembering=False)(10) == 300
    assert sorted(shares) == [(0, 3), (1, 3), (2, 2), (3, 2)]


def test_the_host_is_measured_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    def fake(name: str) -> Callable[..., Callable[[int], int]]:
        return lambda *_, remembering, **__: lambda deals: note(f"{name} {remembering}")

    def note(name: str) -> int:
        order.append(name)
        return 1

    for kind in ("plain", "native", "threaded"):
        monkeypatch.setattr(playouts, f"{kind}_player", fake(kind))
    monkeypatch.setattr(playouts, "timed", lambda play, seconds: Run(play(1), 1, seconds))
    bench = Bench(FOX, FOX.options_type(), seconds=1.0, repeats=2)
    measured = measure_host(bench, lambda steps, what: steps)
    assert [len(m.runs) for m in measured] == [2] * 6
    assert order == order[:6] * 3  # once to compile, then twice in turn
    assert [m.name for m in measured][2:4] == ["one core", "one core, with memory"]


# --- next to OpenSpiel ---------------------------------------------------------------------------


def rate(name: str, moves: int, note: str = "") -> Measurement:
    return Measurement(name, (Run(moves, 1, 1.0),), note)


def test_ratios_are_taken_against_the_fastest_of_each_kind() -> None:
    ours = [rate("plain Python", 5), rate("one core", 1000), rate("2 cores", 1900)]
    theirs = [
        rate("OpenSpiel spades, python", 10),
        rate("OpenSpiel bridge(a=1, b=2), python", 50),
        rate("OpenSpiel oh_hell, python", 20),
        rate("OpenSpiel spades, c++", 100),
        rate("OpenSpiel spades, c++", 250, "dealt before"),
    ]
    found = command.ratios(ours, theirs)
    assert found == {"python": 20.0, "c++": 10.0, "c++ (dealt)": 4.0}


def test_without_openspiel_there_are_no_ratios() -> None:
    assert command.ratios([rate("one core", 1000)], []) == {}


def rows(_: float) -> Iterator[Comparison]:
    """What two games give in one repetition."""
    for name in ("spades", "bridge"):
        yield Comparison(name, "python", 20.0, 2.0, 40, 2.0, "")
        yield Comparison(name, "c++", 200.0, 20.0, 400, 2.0, "")
        yield Comparison(name, "c++", 300.0, 30.0, 600, 2.0, "dealt")


def test_repetitions_of_openspiel_are_put_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openspiel, "measure", rows)
    measured = list(command._openspiel(Bench(FOX, FOX.options_type(), repeats=3)))
    assert [(m.name, m.note) for m in measured] == [
        ("OpenSpiel spades, python", ""),
        ("OpenSpiel spades, c++", ""),
        ("OpenSpiel spades, c++", "dealt"),
        ("OpenSpiel bridge, python", ""),
        ("OpenSpiel bridge, c++", ""),
        ("OpenSpiel bridge, c++", "dealt"),
    ]
    assert all(m.runs == (m.runs[0],) * 3 for m in measured)
    assert measured[2].runs[0] == Run(600, 60, 2.0)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Our own figures without the work."""
    ours = [rate("plain Python", 5), rate("one core", 1000), rate("2 cores", 1900)]
    monkeypatch.setattr(command, "measure_host", lambda bench, progress: ours)
    monkeypatch.setattr(facade, "action_with_shows", lambda *_: 0.000_25)
    monkeypatch.setattr(facade, "first_prompt", lambda *_, very_first: 2.5 if very_first else 0.75)


@pytest.mark.usefixtures("quick")
def test_a_missing_openspiel_is_told_and_the_rest_is_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    ended = called(capsys, "bench", "fox", "--seconds", "0.01", "--repeats", "1", "--json")
    assert ended.status == 0
    told = [line for line in re.split(r"[\r\n]", ended.err) if "OpenSpiel" in line]
    assert len(told) == 1
    assert "pip install 'foxfire[bench]'" in told[0]
    report = json.loads(ended.out)
    assert report["openspiel"] == []
    assert report["ratios"] == {}
    assert len(report["playouts"]) == 3


def test_a_missing_openspiel_is_an_error_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(openspiel.OpenSpielMissingError, match="cannot be imported"):
        openspiel.measure(0.01)


@pytest.mark.usefixtures("quick")
def test_the_report_in_words_says_what_was_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(openspiel, "measure", rows)
    ended = called(capsys, "bench", "fox", "--repeats", "2")
    assert ended.status == 0
    assert ended.out.startswith("fox on ")
    for words in (
        "one core is 50.0 x OpenSpiel, python",
        "one core is 5.0 x OpenSpiel, c++\n",
        "one core is 3.3 x OpenSpiel, c++ (dealt)",
        f"a state has {FOX.state_type.dtype.itemsize} bytes",
        "one action with every show: 0.250 ms",
        "first prompt: 0.75 s, on the very first run 2.50 s",
    ):
        assert words in ended.out


def test_a_game_that_never_asks_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SetupError, match="without a question"):
        facade.first_prompt("nosuch", very_first=False)
    assert "Traceback" not in capfd.readouterr().err


# --- the commands --------------------------------------------------------------------------------


@pytest.mark.parametrize("depth", [1, 2, 3, 4])
def test_perft_prints_the_pinned_counts(depth: int, capsys: pytest.CaptureFixture[str]) -> None:
    counts = [13, 71, 667, 5303]
    ended = called(capsys, "perft", "fox", "--seed", "1", "--depth", str(depth))
    assert (ended.status, ended.err) == (0, "")
    lines = ended.out.splitlines()
    assert lines == [f"{d} {n}" for d, n in enumerate(counts[:depth], start=1)]


def test_perft_counts_another_deal_for_another_seed(capsys: pytest.CaptureFixture[str]) -> None:
    first, second = (called(capsys, "perft", "fox", "--seed", seed).out for seed in ("1", "2"))
    assert first != second
    assert_refused(called(capsys, "perft", "fox", "--depth", "0"))


Files = dict[str, tuple[int, int]]


@dataclass(frozen=True)
class Warmed:
    """A cache that `foxfire warm fox` has filled, and what it said."""

    folder: Path
    status: int
    out: str
    files: Files

    def run(self, *arguments: str) -> Any:
        without_checks = {"FOXFIRE_BOUNDS": "0", "FOXFIRE_CACHE_DIR": str(self.folder)}
        return foxfire(*arguments, timeout=120, **without_checks)


def compiled_files(folder: Path) -> Files:
    """Size and age of everything compiled."""
    found = (path for path in folder.rglob("*") if path.suffix in {".nbi", ".nbc"})
    return {str(p.relative_to(folder)): (p.stat().st_size, p.stat().st_mtime_ns) for p in found}


@pytest.fixture(scope="session")
def warmed(tmp_path_factory: pytest.TempPathFactory) -> Warmed:
    """Filled once a run, whichever worker comes first."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    told = shared / "warmed.json"
    with FileLock(shared / "warmed.lock"):
        if not told.exists():
            told.write_text(json.dumps(fill(shared / "warmed")))
    status, out, files = json.loads(told.read_text())
    return Warmed(shared / "warmed", status, out, {k: (v[0], v[1]) for k, v in files.items()})


def fill(folder: Path) -> tuple[int, str, Files]:
    ended = Warmed(folder, 0, "", {}).run("warm", "fox")
    return ended.status, ended.out, compiled_files(folder)


def test_warm_compiles_into_the_chosen_folder(warmed: Warmed) -> None:
    assert warmed.status == 0
    place = Path(warmed.out.strip().rpartition(" ")[2])
    assert place.parent == warmed.folder
    assert (place / "used").exists()
    for kernel in ("play_first", "play_first_remembering"):
        assert any(f".{kernel}-" in name and name.endswith(".nbc") for name in warmed.files)


def test_a_second_run_loads_what_was_compiled(warmed: Warmed) -> None:
    ended = warmed.run("warm", "fox")
    assert (ended.status, ended.out) == (warmed.status, warmed.out)
    assert compiled_files(warmed.folder) == warmed.files


def test_a_real_benchmark_gives_well_formed_figures(warmed: Warmed) -> None:
    chosen = ("--seconds", "0.05", "--repeats", "1", "--no-openspiel", "--json")
    ended = warmed.run("bench", "fox", *chosen)
    assert ended.status == 0, ended.err
    report = json.loads(ended.out)
    assert report["game"] == "fox"
    assert report["machine"]["cores"] == os.cpu_count()
    assert 0 < report["state_bytes"] <= 256
    assert report["memory_bytes"] > 0
    assert (report["openspiel"], report["ratios"]) == ([], {})
    for key in ("action_with_shows_ms", "first_prompt_s", "very_first_prompt_s"):
        assert report[key] > 0
    names = [row["name"] for row in report["playouts"]]
    assert [name for name in names if "core" not in name] == [
        "plain Python",
        "plain Python, with memory",
    ]
    assert len(set(names)) == 6
    for row in report["playouts"]:
        assert 0 < row["lowest"] <= row["moves_per_s"] <= row["highest"]
        assert row["deals_per_s"] > 0
        assert row["moves"] > 0
        assert row["runs"] == 1
        assert row["seconds"] >= 0.05
        assert row["name"] in report["table"]
    assert compiled_files(warmed.folder) == warmed.files  # nothing was compiled a second time
