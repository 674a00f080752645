"""Bots in their processes: they answer, hang, die; and their timing says nothing."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from foxfire.bots.registry import bot, bot_names
from foxfire.core.errors import OptionError
from foxfire.core.play import Play
from foxfire.core.registry import game, game_ids
from foxfire.server import bot_worker, bots
from foxfire.server import messages as m
from foxfire.server.bots import Bots, Choice, pause
from foxfire.server.metrics import Metrics
from foxfire.server.offers import Offer, offer
from foxfire.server.settings import Settings
from foxfire.server.workers import COMMAND
from tests.server.houses import Guest, a_house, in_loop, play_on, state_of, until

#: A worker that says it is ready, and then never anything again.
HUNG = (
    sys.executable,
    "-c",
    (
        "import sys, time; from foxfire.server.bot_worker import *; "
        "say(sys.stdout.buffer, Answer(READY)); time.sleep(1000)"
    ),
)
DYING = (
    sys.executable,
    "-c",
    (
        "import sys; from foxfire.server.bot_worker import *; "
        "say(sys.stdout.buffer, Answer(READY)); sys.stdin.buffer.read(4)"
    ),
)
LYING = (
    sys.executable,
    "-c",
    (
        "import sys; from foxfire.server.bot_worker import *\n"
        "say(sys.stdout.buffer, Answer(READY))\n"
        "while True:\n"
        " n = LENGTH.unpack(sys.stdin.buffer.read(4))[0]; sys.stdin.buffer.read(n)\n"
        " say(sys.stdout.buffer, Answer(999))"
    ),
)

#: A worker that finds no networks.
WITHOUT_WEIGHTS = (
    sys.executable,
    "-c",
    (
        "import sys, pathlib; from foxfire.bots.net import shipped; "
        "shipped.WEIGHTS = pathlib.Path('nowhere'); from foxfire.server.bot_worker import main; "
        "main(sys.stdin.buffer, sys.stdout.buffer)"
    ),
)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_bot_decides_in_a_worker_as_it_would_here(game_id: str) -> None:
    level = bot_names(game_id)[-1]
    play, rng = Play(game(game_id), seed=5), random.Random(5)
    for number in range(12):
        seen = play.observe(play.to_act)
        asked = bot_worker.question(seen, level, f"seed/{number}")
        here = bot(level, game_id).choose(seen, random.Random(f"seed/{number}"))
        assert bot_worker.observation_of(asked).to_bytes() == seen.to_bytes()
        assert bot_worker.answer(asked).action == here
        play.apply(rng.choice(play.legal_actions))


RULES = Offer("rules")


async def started(command: Sequence[str] = COMMAND, **more: Any) -> tuple[Bots, Metrics]:
    metrics = Metrics()
    settings = Settings(db="unused", **{"bot_workers": 1, "bot_thinkers": 0, **more})
    made = Bots(settings, metrics, command=command)
    made.start()
    await made.ready()
    return made, metrics


@in_loop
async def test_a_real_worker_answers() -> None:
    workers, metrics = await started()
    try:
        seen = Play(game("fox"), seed=1).observe(1)
        asks = [workers.choose(seen, RULES, "1", 20.0) for _ in range(3)]
        answers = await asyncio.gather(*asks)
        chosen = bot("rules", "fox").choose(seen, random.Random("1"))
        assert set(answers) == {Choice(chosen, "rules")}
        assert metrics.bot_fallbacks.value == 0
    finally:
        await workers.close()


@pytest.mark.parametrize("command", [HUNG, DYING, LYING], ids=["hung", "dying", "lying"])
@in_loop
async def test_a_broken_worker_costs_one_fallback_and_is_replaced(command: tuple[str, ...]) -> None:
    workers, metrics = await started(command)
    try:
        seen = Play(game("fox"), seed=1).observe(1)
        choice = await workers.choose(seen, RULES, "1", 0.3)
        assert choice.action in seen.legal
        assert (choice.bot, choice.instead) == ("random", "late")
        assert metrics.bot_fallbacks.value == 1
        assert metrics.bot_replacements.value == (command is not LYING)
        await workers.ready()  # there is one again
    finally:
        await workers.close()


@in_loop
async def test_whoever_stops_waiting_breaks_no_worker() -> None:
    workers, metrics = await started()
    try:
        seen = Play(game("fox"), seed=1).observe(1)
        impatient = asyncio.create_task(workers.choose(seen, RULES, "1", 20.0))
        await asyncio.sleep(0)
        impatient.cancel()
        await workers.choose(seen, RULES, "2", 20.0)
        assert metrics.bot_replacements.value == metrics.bot_fallbacks.value == 0
    finally:
        await workers.close()


@in_loop
async def test_a_game_against_hung_bots_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots.Bots.__init__, "__kwdefaults__", {"command": HUNG})
    async with a_house(tmp_path, bot_workers=1, bot_limit=0.05) as house:
        guest = await Guest.arrive(house)
        made = await guest.new_table(game="fox")
        await guest.look(made.table)
        await guest.do(m.Start, made.table)
        await play_on(house, made.table, [guest], turns=3)
        assert house.metrics.bot_fallbacks.value >= 1


def test_a_pause_depends_on_level_and_table_alone() -> None:
    pauses = [pause("table", "rules", number, 1.0) for number in range(50)]
    assert pauses == [pause("table", "rules", number, 1.0) for number in range(50)]
    assert len(set(pauses)) == 50
    assert all(bots.SHORTEST_PAUSE <= p <= bots.LONGEST_PAUSE for p in pauses)
    assert pause("other", "rules", 0, 1.0) != pauses[0] != pause("table", "random", 0, 1.0)
    assert pause("table", "rules", 0, 0.0) == 0.0
    assert pause("table", "level:5", 0, 0.0, 5.0) > 5.0  # whatever it thought about


@in_loop
async def test_a_forced_answer_takes_as_long_as_a_free_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every answer of a bot is asked to be released at its pause, however many choices there were.

    The table is watched at the one place where it waits.
    """
    waits: list[float] = []
    choices: list[int] = []
    real_pause, real_choose = bots.pause, Bots.choose

    def watched_pause(
        table: str, level: str, number: int, pace: float, seconds: float = 0.0
    ) -> float:
        waits.append(real_pause(table, level, number, 1.0, seconds))
        return 0.001 * waits[-1]

    async def watched_choose(self: Bots, seen: Any, *rest: Any, **more: Any) -> Choice:
        choices.append(len(seen.legal))
        return await real_choose(self, seen, *rest, **more)

    monkeypatch.setattr("foxfire.server.waiting.pause", watched_pause)
    monkeypatch.setattr(Bots, "choose", watched_choose)
    async with a_house(tmp_path) as house:
        guest = await Guest.arrive(house)
        made = await guest.new_table(game="fox", options={"target": 5})
        await guest.look(made.table)
        await guest.do(m.Start, made.table)
        await play_on(house, made.table, [guest])
        await until(lambda: state_of(house, made.table).status == "over")
    assert 1 in choices and max(choices) > 1
    assert len(waits) >= 13
    assert min(waits) >= bots.SHORTEST_PAUSE


@in_loop
async def test_a_network_without_its_weights_is_stood_in_for_and_it_is_said() -> None:
    """While the search is asleep, by who stands in for the search."""
    workers, _ = await started(WITHOUT_WEIGHTS)
    try:
        seen = Play(game("fox"), seed=1).observe(1)
        choice = await workers.choose(seen, Offer("net"), "1", 20.0)
        rules = bot("rules", "fox").choose(seen, random.Random("1"))
        assert choice == Choice(rules, "rules", "weights")
    finally:
        await workers.close()


def test_guests_cannot_name_the_file_of_a_network() -> None:
    settings = Settings(db="unused")
    assert offer("net", "fox", settings) == Offer("net")
    with pytest.raises(OptionError, match="networks of this server only"):
        offer("net:file=/etc/hostname", "fox", settings)
