"""What the search is told about Fox."""

from __future__ import annotations

from typing import Final

from foxfire.bots.fox.match_chances import chance_to_win
from foxfire.bots.fox.rollouts import rollout_pick
from foxfire.bots.search.hooks import Hooks
from foxfire.core.kernel import inline_kernels, kernel
from foxfire.games.fox.state import FoxState

inline_kernels(__name__)


@kernel
def stops_early(s: FoxState, root: FoxState) -> bool:
    """Rounds are short."""
    return False


@kernel
def evaluate(s: FoxState, root: FoxState, player: int) -> float:
    return chance_to_win(s, player)


HOOKS: Final = Hooks(rollout_pick, stops_early, evaluate)
