"""Training on the CPU, for seconds: every network learns, stops, goes on and plays."""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from foxfire.bots.net.bot import NetBot
from foxfire.bots.net.line_search import quick_layers
from foxfire.bots.net.network import load as load_network
from foxfire.bots.net.quick import slate_for, think
from foxfire.bots.net.safetensors import WeightsError
from foxfire.bots.net.shipped import file_of
from foxfire.core.errors import OptionError
from foxfire.core.play import Play
from foxfire.training import batch as batches
from foxfire.training import train_command
from foxfire.training.batch import Batch
from foxfire.training.device_check import check
from foxfire.training.distil import Distiller, distil, loss
from foxfire.training.interruption import Interruption
from foxfire.training.learn import Learner
from foxfire.training.networks import cast, log_chances, new_weights, run, run_player
from foxfire.training.plans import PLANS, Plan, Size, plan
from foxfire.training.rollout import Samples
from foxfire.training.session import Run, Session
from tests.training.plain import PlainEngine

networks = pytest.mark.parametrize("network", PLANS)


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


@pytest.fixture
def plain_unless_fox(network: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fox is compiled; the others would take minutes, and their kernels run plain as well."""
    if network != "fox":
        monkeypatch.setattr(batches, "CpuEngine", PlainEngine)


def small(network: str) -> Plan:
    return replace(
        plan(network), tables=28, steps=4, minibatch=56, epochs=1, player=Size(24, 1),
        critic=Size(24, 1), flat_worlds=1, judge_tables=4, judge_steps=6,
    )  # fmt: skip


def session(out: Path, network: str = "fox", seconds: float = 0.01, **more: Any) -> Session:
    lines: list[str] = []
    chosen = Run(plan=small(network), out=out, seconds=seconds, device="cpu", **more)
    return Session(chosen, lines.append)


# --- tables ---


@pytest.mark.usefixtures("plain_unless_fox")
@networks
def test_rewards_add_up_to_the_result(network: str) -> None:
    """And everybody at a table of two sides gains what the other side loses."""
    chosen = small(network)
    tables = Batch(chosen.game, chosen.options(), 28, device="cpu", seed=1)
    facts = [chosen.game.facts(options) for options in chosen.options()]
    for _ in range(10):
        tables.outputs.copy_(torch.multinomial(tables.masks.float(), 1)[:, 0])
        assert (tables.masks.sum(dim=1) >= 2).all(), "a forced action was asked for"
        tables.step()
        assert torch.isfinite(tables.rewards).all()
        for i, fact in enumerate(facts):
            gained = tables.rewards[i, : fact.players]
            if fact.players in (2, 4) and fact.zero_sum:
                assert float(gained.sum()) == pytest.approx(0, abs=1e-5)
            elif not fact.zero_sum:
                assert float(gained.max() - gained.min()) == pytest.approx(0, abs=1e-6)


def test_a_finished_match_is_worth_its_result() -> None:
    chosen = small("fox")
    tables = Batch(chosen.game, chosen.options(), 28, device="cpu", seed=1)
    total, first = torch.zeros(28, 2), torch.ones(28, dtype=torch.bool)
    checked = 0
    for _ in range(250):
        tables.outputs.copy_(torch.multinomial(tables.masks.float(), 1)[:, 0])
        tables.step()
        total += tables.rewards
        for i in torch.nonzero(tables.finished)[:, 0].tolist():
            if first[i]:  # a match begins at an even standing
                assert total[i].tolist() == pytest.approx(tables.results[i].tolist(), abs=1e-4)
                checked += 1
            first[i] = False
    assert checked > 10


def test_the_check_of_a_device_sees_no_difference_where_there_is_none() -> None:
    assert "all records equal" in check(small("fox"), device="cpu", tables=8, steps=5)


# --- learning ---


def some_samples(advantages: list[float]) -> Samples:
    number = len(advantages)
    return Samples(
        seen=torch.ones(number, 3), unseen=torch.zeros(number, 1),
        masks=torch.ones(number, 2, dtype=torch.uint8),
        outputs=torch.tensor([0, 1] * (number // 2)),
        logs=torch.full((number,), float(np.log(0.5))),
        advantages=torch.tensor(advantages), targets=torch.tensor([[0.5, -0.5]] * number),
        present=torch.ones(number, 2),
    )  # fmt: skip


def test_good_choices_become_more_likely_and_the_critic_better() -> None:
    learner = Learner(small("fox"), "cpu")
    learner.player = new_weights(3, 3, Size(8, 1), "cpu")
    learner.critic = new_weights(4, 2, Size(8, 1), "cpu")
    learner.plan = replace(learner.plan, learning_rate=(0.01, 0.01))
    learner.optimiser = torch.optim.AdamW(learner.parameters())
    samples = some_samples([1.0, -1.0] * 28)
    for _ in range(50):
        learner.improve(samples, 0.0)
    with torch.no_grad():
        logits, guess = run_player(learner.player, samples.seen)
        logs = log_chances(logits, samples.masks)
        expected = run(learner.critic, torch.cat([samples.seen, samples.unseen], dim=1))
    assert float(logs[0, 0].exp()) > 0.55
    assert float(guess[0]) > 0.1
    assert float(expected[0, 0]) > 0.1 > -0.1 > float(expected[0, 1])


def test_advantages_are_those_of_the_definition() -> None:
    """Compared with a sum written out, table by table and player by player."""
    learner = Learner(small("fox"), "cpu")
    learner.play()
    rollout, trace, discount = learner.rollout, 0.9, 0.8
    rollout.values.normal_()
    rollout.rewards.normal_()
    rollout.goes_on[1, ::2] = 0
    own = np.zeros((4, 28))
    for table in range(28):
        for step in range(4):
            player, factor = int(rollout.actors[step, table]), 1.0
            for ahead in range(step, 4):
                goes_on = float(rollout.goes_on[ahead, table])
                after = float(rollout.values[ahead + 1, table, player])
                now = float(rollout.values[ahead, table, player])
                reward = float(rollout.rewards[ahead, table, player])
                own[step, table] += factor * (reward + discount * goes_on * after - now)
                factor *= trace * discount * goes_on
    found = rollout.samples(trace, discount).advantages.numpy()
    expected = (own - own.mean()) / own.std()
    assert found == pytest.approx(expected.flatten(), rel=1e-2, abs=1e-2)


# --- whole runs ---


@pytest.mark.usefixtures("plain_unless_fox")
@networks
def test_a_run_leaves_a_player_that_needs_no_torch(network: str, tmp_path: Path) -> None:
    trained = session(tmp_path, network)
    trained.go()
    written = {path.name for path in tmp_path.iterdir()}
    assert written == {f"{network}.{end}" for end in ("checkpoint", "safetensors", "svg", "json")}
    rules = trained.run.plan.game
    play = Play(rules, trained.run.plan.judged_options()[0], seed=1)
    seen = play.observe(play.to_act)
    bot = NetBot(file=str(tmp_path / f"{network}.safetensors"))
    assert bot.choose(seen, random.Random(0)) in play.legal_actions
    tensor = np.array(seen.tensor(), np.float32)
    logits, value = load_network(tmp_path / f"{network}.safetensors", network, rules).think(tensor)
    halves = cast(cast(trained.learner.average, torch.float16), torch.float32)
    there = run(halves, torch.from_numpy(tensor)[None])[0].detach().numpy()
    assert [*logits, value] == pytest.approx(there, abs=1e-4)


@pytest.mark.parametrize("light", [False, True])
def test_a_run_goes_on_where_it_stopped(tmp_path: Path, light: bool) -> None:
    first = session(tmp_path, light=light)
    first.go()
    second = session(tmp_path, resume=tmp_path / "fox.checkpoint", seconds=0.01)
    assert second.learner.decisions == first.learner.decisions > 0
    for name, tensor in second.learner.player.items():
        near = torch.allclose(tensor, first.learner.player[name], atol=1e-2 if light else 0)
        assert near, name
    assert len(second.history) == len(first.history) > 0


def test_a_run_that_is_asked_to_end_saves_and_judges_no_more(tmp_path: Path) -> None:
    asked = session(tmp_path, seconds=1000)
    learn = asked.learner.learn

    def learn_and_be_asked(progress: float) -> None:
        learn(progress)
        os.kill(os.getpid(), signal.SIGTERM)

    asked.learner.learn = learn_and_be_asked  # type: ignore[method-assign]
    before = signal.getsignal(signal.SIGTERM)
    asked.go()
    assert signal.getsignal(signal.SIGTERM) is before
    assert asked.learner.updates == 1
    assert json.loads((tmp_path / "fox.json").read_text()) == []
    going_on = session(tmp_path, resume=tmp_path / "fox.checkpoint")
    assert going_on.learner.decisions == asked.learner.decisions > 0


def test_a_second_signal_does_what_it_always_does() -> None:
    heard: list[int] = []
    before = signal.signal(signal.SIGTERM, lambda number, _: heard.append(number))
    try:
        with Interruption() as interruption:
            signal.raise_signal(signal.SIGTERM)
            assert interruption.asked and not heard
            signal.raise_signal(signal.SIGTERM)
            assert heard == [signal.SIGTERM]
    finally:
        signal.signal(signal.SIGTERM, before)


def test_weights_are_saved_between_judgements_which_take_little_of_the_time(tmp_path: Path) -> None:
    long = session(tmp_path, seconds=1000, judge_every=0.0, save_every=0.0)
    judged: list[float] = []
    long._judge = lambda **_: judged.append(long.watch.seconds)  # type: ignore[method-assign]
    long._round()
    assert len(judged) == 1
    long.judging, long.judged_at = 10.0, long.watch.seconds  # as if it had taken that long
    (tmp_path / "fox.safetensors").unlink()
    long._round()
    assert len(judged) == 1, "10 s of judging are paid for by 200 s of learning"
    assert (tmp_path / "fox.safetensors").exists()
    long.judged_at -= 200.0
    long._round()
    assert len(judged) == 2


def test_what_a_device_cannot_do_is_told_and_done_without(tmp_path: Path) -> None:
    lines: list[str] = []
    bad = session(tmp_path, compiled=True)
    bad.tell = lines.append

    def refuse() -> None:
        bad.learner.loss = lambda *_: 1 / 0  # type: ignore[assignment]

    bad.learner.compile = refuse  # type: ignore[method-assign]
    bad.go()
    assert "not compiled: division by zero" in lines[0]
    assert bad.learner.updates >= 1


def test_a_run_can_begin_with_a_player_whose_critic_learns_first(tmp_path: Path) -> None:
    session(tmp_path).go()
    weights = tmp_path / "fox.safetensors"
    begun = session(tmp_path / "on", weights=weights)
    before = {name: tensor.clone() for name, tensor in begun.learner.player.items()}
    critic = {name: tensor.clone() for name, tensor in begun.learner.critic.items()}
    begun.learner.alone = 1
    begun.learner.learn(0.0)
    assert all(torch.equal(before[name], begun.learner.player[name]) for name in before)
    assert not all(torch.equal(critic[name], begun.learner.critic[name]) for name in critic)
    begun.learner.learn(0.0)
    assert not all(torch.equal(before[name], begun.learner.player[name]) for name in before)
    card = begun._card(1.0)
    assert " after " in card["trained"] and card["again"].endswith(" --from fox.safetensors")
    wide = replace(begun.run, plan=replace(small("fox"), player=Size(16, 1)))
    with pytest.raises(WeightsError, match="its player has another size than the plan's"):
        Session(wide, lambda _: None)


def test_a_best_response_learns_from_its_own_choices_alone(tmp_path: Path) -> None:
    session(tmp_path).go()
    against = session(tmp_path / "best", against=tmp_path / "fox.safetensors")
    learner, frozen = against.learner, against.learner.rollout.frozen
    assert frozen is not None
    before = {name: tensor.clone() for name, tensor in frozen.items()}
    learner.play()
    samples = learner.rollout.samples(0.9)
    own = learner.rollout.own.gather(1, learner.rollout.actors[:4].T)
    assert 0 < len(samples) == int(own.sum()) < own.numel()
    against.go()
    assert all(torch.equal(before[name], frozen[name]) for name in before)
    assert "the other best" in {entry["opponent"] for entry in against.history}


def test_a_small_network_comes_nearer_to_the_large_one(tmp_path: Path) -> None:
    session(tmp_path).go()
    chosen = replace(small("fox").small(), tables=28, minibatch=28, player=Size(24, 1))
    distiller = Distiller(chosen, tmp_path / "fox.safetensors", "cpu")
    lesson = distiller.play()
    first = sum(asdict(loss(distiller.small, lesson)[1])[part] for part in ("choices", "cards"))
    lines: list[str] = []
    path = distil(distiller, tmp_path, 0.5, lines.append)
    last = sum(asdict(loss(distiller.small, lesson)[1])[part] for part in ("choices", "cards"))
    assert last < first
    assert "the same best" in lines[-1]
    layers = quick_layers(path, "fox-quick", "fox")
    slate = slate_for(layers)
    think(layers, slate, lesson.seen[0].numpy(), len(slate.found))
    halves = cast(cast(distiller.small, torch.float16), torch.float32)
    there = run(halves, lesson.seen[:1])[0].detach().numpy()
    assert slate.found.tolist() == pytest.approx(there.tolist(), abs=1e-3)


def test_what_is_played_together_can_be_distilled(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no match to win, and a hand may hold several cards of a kind: both stay chances."""
    monkeypatch.setattr(batches, "CpuEngine", PlainEngine)
    chosen = replace(plan("tac-together").small(), tables=12, minibatch=12, player=Size(24, 1))
    distiller = Distiller(chosen, file_of("tac-together"), "cpu")
    lesson = distiller.play()
    assert 0 <= float(lesson.chances.min()) <= float(lesson.chances.max()) <= 1
    distiller.learn(0.0)
    assert loss(distiller.small, lesson)[1].cards > 0


def test_a_checkpoint_of_another_network_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batches, "CpuEngine", PlainEngine)
    session(tmp_path).go()
    with pytest.raises(WeightsError, match=r"expected .*tatsu.*found .*fox"):
        session(tmp_path / "other", "tatsu", resume=tmp_path / "fox.checkpoint")


def test_a_damaged_checkpoint_is_refused(tmp_path: Path) -> None:
    (tmp_path / "fox.checkpoint").write_bytes(b"nothing of the kind")
    with pytest.raises(WeightsError, match="checkpoint"):
        session(tmp_path, resume=tmp_path / "fox.checkpoint")


def test_strength_is_written_down_and_drawn(tmp_path: Path) -> None:
    session(tmp_path).go()
    history = json.loads((tmp_path / "fox.json").read_text())
    assert {entry["opponent"] for entry in history} >= {"random best", "flat 1 best"}
    assert all(0 <= entry["mean"] <= 1 for entry in history)
    assert "flat 1" in (tmp_path / "fox.svg").read_text()


def test_the_command_names_what_is_wrong(tmp_path: Path) -> None:
    parser = argparse.ArgumentParser()
    train_command.add_arguments(parser)
    with pytest.raises(OptionError, match="there is no plan for 'chess'"):
        train_command.run(parser.parse_args(["chess"]))
    with pytest.raises(OptionError, match="a run begins with one of them"):
        train_command.run(parser.parse_args(["fox", "--resume", "a", "--from", "--device", "cpu"]))
    with pytest.raises(OptionError, match="there is nobody to beat"):
        train_command.run(parser.parse_args(["tac-together", "--against"]))
    with pytest.raises(OptionError, match="--distil begins with weights"):
        train_command.run(parser.parse_args(["fox", "--resume", "a", "--distil"]))
    with pytest.raises(OptionError, match="at least 1"):
        train_command.run(parser.parse_args(["fox", "--tables", "0"]))
