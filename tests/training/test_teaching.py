"""A search teaches: what it writes down, and that a network learns from it."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from foxfire.bots.net import safetensors
from foxfire.bots.net.network import load
from foxfire.bots.search.hooks import hooks_of
from foxfire.bots.search.search import new_desk, plain
from foxfire.core.errors import OptionError
from foxfire.core.rng import generator
from foxfire.training import pupil as pupils
from foxfire.training import train_command
from foxfire.training.batch import Sizes, seat_tables
from foxfire.training.plans import PLANS, Plan, Size, plan
from foxfire.training.pupil import Course, Pupil, Teacher, attend, loss, score
from foxfire.training.teaching import STATES, TRUTH, WORLD, Sheet, Table, begins_like, teach
from tests.training.plain import plain_memories

SIMULATIONS = 6


def small(network: str) -> Plan:
    return replace(plan(network), player=Size(24, 1))


def plain_table(sizes: Sizes, hosted: Any, number: int) -> Table:
    game = sizes.game
    states = [game.state_type() for _ in range(STATES)]
    states[TRUTH] = game.state_type.unpack(hosted.states, number)
    states[WORLD].rng = generator("test", number)
    longest = hooks_of(game.state_type).longest_turn
    return Table(
        states=states,
        memories=plain_memories(game, hosted.memories[number]),
        own=[game.memory_type()],
        pack=hosted.packs[number].tolist(),
        actions=[0] * game.most_legal,
        turns=np.zeros((SIMULATIONS, longest), np.int64),
        lengths=[0] * SIMULATIONS,
        cares=[0.0] * SIMULATIONS,
        unseen=[0.0] * sizes.unseen,
        rewards=[0.0] * sizes.players,
        results=[0.0] * sizes.players,
    )


def plain_sheet(sizes: Sizes, lessons: int) -> Sheet:
    return Sheet(
        seen=np.zeros((lessons, sizes.seen), np.float32),
        masks=np.zeros((lessons, sizes.outputs), np.uint8),
        chances=np.zeros((lessons, sizes.outputs), np.float32),
        values=np.zeros(lessons, np.float32),
    )


@pytest.mark.parametrize("network", PLANS)
def test_lessons_are_about_choices_and_what_is_allowed(network: str) -> None:
    chosen = plan(network)
    sizes = Sizes.of(chosen.game, chosen.options())
    hosted = seat_tables(sizes, chosen.options(), 2, "test")
    longest = hooks_of(chosen.game.state_type).longest_turn
    for number in range(2):
        table = plain_table(sizes, hosted, number)
        desk = new_desk(chosen.game, SIMULATIONS + 1, sizes.players, plain)
        sheet = plain_sheet(sizes, longest + 3)
        written = teach(table, int(hosted.players[number]), desk, SIMULATIONS, sheet)
        assert 3 < written <= longest + 3
        assert (sheet.masks[:written].sum(axis=1) >= 2).all(), "a forced action was taught"
        assert sheet.chances[:written].sum(axis=1) == pytest.approx(1)
        assert not sheet.chances[sheet.masks == 0].any()
        assert np.isfinite(sheet.values).all()


def test_turns_begin_alike_by_their_first_actions() -> None:
    assert begins_like([1, 2, 3], 3, [1, 2, 9], 2)
    assert not begins_like([1, 2, 3], 3, [1, 2, 9], 3)
    assert not begins_like([1, 2, 0], 2, [1, 2, 3], 2), "it has no third step"
    assert not begins_like([2, 2, 3], 3, [1, 2, 3], 1)


@pytest.fixture
def in_small(monkeypatch: pytest.MonkeyPatch) -> None:
    torch.set_num_threads(1)
    monkeypatch.setattr(pupils, "SHEET", 32)
    monkeypatch.setattr(pupils, "MINIBATCH", 32)
    monkeypatch.setattr(pupils, "FIRST_LESSONS", 64)
    monkeypatch.setattr(pupils, "KEPT", {"cpu": 200})


@pytest.mark.usefixtures("in_small")
def test_a_network_comes_nearer_to_the_search() -> None:
    pupil, teacher = Pupil(small("fox"), None, "cpu"), Teacher(small("fox"), 40, 1)
    for number in (0, 1, 2, 0, 1, 2, 0):
        pupil.take_down([teacher.write(number)])
    teacher.close()
    assert pupil.notebook.taken > len(pupil.notebook) == 200, "old lessons make room for new ones"
    lessons = pupil.notebook.some(400)
    whole = Sheet(*(part.float() for part in lessons))
    before, first = score(pupil.network, whole), loss(pupil.average, lessons, torch.float32)
    while pupil.is_behind:
        pupil.learn(0.0)
    after, last = score(pupil.network, whole), loss(pupil.average, lessons, torch.float32)
    assert last < first
    assert after.choices < before.choices
    assert after.agreement > before.agreement
    assert pupil.updates * 32 >= pupils.REPEATS * pupil.notebook.taken


@pytest.mark.usefixtures("in_small")
def test_a_course_leaves_a_player_with_its_card(tmp_path: Path) -> None:
    lines: list[str] = []
    course = Course(small("fox"), tmp_path, 1.0, "cpu", simulations=10)
    path = attend(course, lines.append)
    load(path, "fox", course.plan.game)
    told = safetensors.read(path)[1]
    assert "choices of `search:sims=10`" in told["trained"]
    assert told["again"] == "foxfire train fox --taught 10 --seconds 1"
    assert "the same best" in lines[-1]
    goes_on = replace(course, weights=path, out=tmp_path / "more")
    told_then = safetensors.read(attend(goes_on, lines.append))[1]
    assert told_then["trained"].endswith(f"after {told['trained']}")
    assert told_then["again"].endswith("--from fox.safetensors")


def test_the_same_seed_teaches_the_same() -> None:
    sheets = []
    for _ in range(2):
        teacher = Teacher(small("fox"), 10, "seed")
        sheets.append(teacher.write(0))
        teacher.close()
    assert all((one == other).all() for one, other in zip(*sheets, strict=True))


def test_what_cannot_be_taught_is_named() -> None:
    parser = argparse.ArgumentParser()
    train_command.add_arguments(parser)

    def run(*words: str) -> None:
        train_command.run(parser.parse_args([*words, "--device", "cpu"]))

    with pytest.raises(OptionError, match="at least 1 simulation"):
        run("fox", "--taught", "0")
    with pytest.raises(OptionError, match="learns from one of them"):
        run("fox", "--taught", "9", "--distil")
    with pytest.raises(OptionError, match="--taught goes with --from"):
        run("fox", "--taught", "9", "--resume", "a")
    with pytest.raises(OptionError, match="only games to be won"):
        run("tac-together", "--taught", "9")
