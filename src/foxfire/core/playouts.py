"""Random playouts of any game: what benchmarks and statistical tests run."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any

from foxfire.core.dispatch import apply, deal, learn, learn_deal, pick, restart, shuffle_pack
from foxfire.core.kernel import kernel
from foxfire.core.seats import CHANCE, OVER


@kernel
def play_deals(s: Any, pack: MutableSequence[int], deals: int) -> int:
    """Shuffle, deal and play `deals` deals with uniform choices; returns the number of moves."""
    moves = 0
    for _ in range(deals):
        if s.to_act == OVER:
            restart(s)
        shuffle_pack(s, pack)
        deal(s, pack)
        while s.to_act >= 0:
            apply(s, pick(s))
            moves += 1
    return moves


@kernel
def play_deals_remembering(
    s: Any, memories: Sequence[Any], players: int, pack: MutableSequence[int], deals: int
) -> int:
    """The same with every player's memory kept up to date."""
    moves = 0
    for _ in range(deals):
        if s.to_act == OVER:
            restart(s)
        shuffle_pack(s, pack)
        deal(s, pack)
        for player in range(players):
            learn_deal(memories[player], player, s)
        while s.to_act >= 0:
            action = pick(s)
            for player in range(players):
                learn(memories[player], player, s, action)
            apply(s, action)
            moves += 1
    return moves


@kernel
def play_games(s: Any, pack: MutableSequence[int], games: int) -> int:
    """Play whole games with uniform choices; returns the number of deals."""
    deals = 0
    for _ in range(games):
        restart(s)
        while s.to_act != OVER:
            play_deals(s, pack, 1)
            deals += 1
    return deals


@kernel
def play_games_first(states: Any, pack: MutableSequence[int], games: int) -> int:
    return play_games(states[0], pack, games)


@kernel
def play_first(states: Any, pack: MutableSequence[int], deals: int) -> int:
    """`play_deals` on a packed array of one state, as Python passes it."""
    return play_deals(states[0], pack, deals)


@kernel
def play_first_remembering(
    states: Any, memories: Any, players: int, pack: MutableSequence[int], deals: int
) -> int:
    return play_deals_remembering(states[0], memories, players, pack, deals)


@kernel
def step(s: Any, memories: Any, players: int, pack: MutableSequence[int]) -> None:
    """One step of an endless random game: a deal when one is due, else one decision."""
    if s.to_act == OVER:
        restart(s)
    if s.to_act == CHANCE:
        shuffle_pack(s, pack)
        deal(s, pack)
        for player in range(players):
            learn_deal(memories[player], player, s)
    else:
        action = pick(s)
        for player in range(players):
            learn(memories[player], player, s, action)
        apply(s, action)


@kernel
def step_all(states: Any, memories: Any, players: int, packs: Any) -> None:
    """One step of many games."""
    for i in range(len(states)):
        step(states[i], memories[i], players, packs[i])
