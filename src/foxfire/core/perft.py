"""Counting the ways a game can go on: the quickest check that rules have not changed."""

from __future__ import annotations

from typing import Any

from foxfire.core.game import AnyGame


def perft(game: AnyGame, state: Any, depth: int) -> int:
    """How many sequences of `depth` decisions there are; a deal or the end cuts one short."""
    actions = game.legal(state)
    if depth == 0 or not actions:
        return 1
    if depth == 1:
        return len(actions)
    return sum(perft(game, after(game, state, action), depth - 1) for action in actions)


def after(game: AnyGame, state: Any, action: int) -> Any:
    """The state after an action, leaving the given one alone."""
    following = state.copy()
    game.kernels.apply(following, action)
    return following
