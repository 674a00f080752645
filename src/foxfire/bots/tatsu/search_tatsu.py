"""What the search is told about Tatsu, for any number of players."""

from __future__ import annotations

from typing import Final

from foxfire.bots.search.hooks import Hooks
from foxfire.bots.tatsu.match_chances import chance_to_win
from foxfire.bots.tatsu.rollouts import rollout_pick
from foxfire.core.kernel import inline_kernels, kernel
from foxfire.games.tatsu.state import TatsuState

inline_kernels(__name__)


@kernel
def stops_early(s: TatsuState, root: TatsuState) -> bool:
    """Hands are short."""
    return False


@kernel
def evaluate(s: TatsuState, root: TatsuState, player: int) -> float:
    """Three players have a side in the hand, but each plays the game for himself."""
    return chance_to_win(s, player)


HOOKS: Final = Hooks(rollout_pick, stops_early, evaluate)
