"""How strong a network is: whole matches against opponents that do not learn."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch

from foxfire.training.batch import Batch
from foxfire.training.goals import CARDS_A_MATCH
from foxfire.training.networks import Weights, draw, log_chances, run_player
from foxfire.training.plans import Plan

Tensor = Any
Opponent = Callable[[Batch], Tensor]  # an output for every table

Enough = Callable[[], bool]  # whether to stop before all games are over

LOOKS = 16  # steps between two looks whether all games are over


@dataclass(frozen=True)
class Judgement:
    """A mean over finished matches: the share won (half for a draw), or the cards needed."""

    mean: float
    error: float  # standard error
    games: int
    unfinished: int


def network_player(weights: Weights, dtype: Any, *, best: bool = False) -> Opponent:
    def choose(batch: Batch) -> Tensor:
        logs = log_chances(run_player(weights, batch.seen.to(dtype))[0], batch.masks)
        return logs.argmax(dim=1) if best else draw(logs)

    return choose


def random_player(batch: Batch) -> Tensor:
    return draw(log_chances(torch.zeros_like(batch.masks, dtype=torch.float32), batch.masks))


def flat_player(worlds: int) -> Opponent:
    """The action that is best on average over sampled worlds, played out at random."""
    return lambda batch: batch.flat(worlds).argmax(dim=1)


def fresh_tables(plan: Plan, device: str, seed: object) -> Batch:
    return Batch(
        plan.game, plan.judged_options(), plan.judge_tables, device=device, seed=("judge", seed)
    )


def own_players(batch: Batch, sides: int) -> Tensor:
    """(tables, players): whether the judged network plays for this player; sides take turns."""
    seats = torch.arange(batch.sizes.players, device=batch.device)
    tables = torch.arange(batch.number, device=batch.device)
    return seats[None, :] % sides == tables[:, None] % sides


def never() -> bool:
    return False


def after(seconds: float, asked: Enough = never) -> Enough:
    """Enough when so many seconds have passed, or somebody asks for it."""
    end = time.perf_counter() + seconds
    return lambda: asked() or time.perf_counter() > end


@torch.no_grad()  # type: ignore[untyped-decorator, unused-ignore]
def judge(
    plan: Plan, batch: Batch, player: Opponent, opponent: Opponent, enough: Enough = never
) -> Judgement:
    """Play one match at every table; the network has one side, in turn."""
    together = not plan.game.facts(plan.judged_options()[0]).zero_sum
    own = own_players(batch, 1 if together else 3 if batch.sizes.players == 3 else 2)
    over = torch.zeros(batch.number, dtype=torch.bool, device=batch.device)
    results = torch.zeros_like(batch.results)
    for step in range(plan.judge_steps):
        is_own = own.gather(1, batch.actors[:, None])[:, 0]
        outputs = player(batch) if together else torch.where(is_own, player(batch), opponent(batch))
        batch.outputs.copy_(outputs)
        batch.step()
        ended = (batch.finished > 0) & ~over
        results = torch.where(ended[:, None], batch.results, results)
        over |= ended
        if enough() or (step % LOOKS == 0 and bool(over.all())):
            break
    return _summary(results, own, over, together)


def _summary(results: Tensor, own: Tensor, over: Tensor, together: bool) -> Judgement:
    worth = (results * own).sum(dim=1) / own.sum(dim=1)
    shares = -worth[over] * CARDS_A_MATCH if together else (worth + 1) / 2
    games, unfinished = int(shares.numel()), int((~over).sum())
    if games < 2:
        return Judgement(math.nan, math.nan, games, unfinished)
    return Judgement(
        float(shares.mean()), float(shares.std()) / math.sqrt(games), games, unfinished
    )
