"""Deals between equal bots, far from the end of a match: what everybody scored in them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final

from foxfire.bots.bot import Bot
from foxfire.core.packs import SeedStream
from foxfire.core.play import Play
from foxfire.core.registry import game

FAR: Final = {"fox": 999, "tatsu": 9_999}  # the largest targets that may be agreed on


def results_of(
    game_id: str, options: dict[str, Any], player: Bot, deals: int
) -> Iterator[list[int]]:
    """For each deal a row: who dealt it, and the others in the order in which they deal.

    Every deal begins a match, so that no score tells anybody what to risk.
    """
    rivals = 3 if options.get("players") == 3 else 2
    for seed in range(deals):
        scores = played(game_id, {**options, "target": FAR[game_id]}, player, seed)
        yield scores[:rivals]


def played(game_id: str, options: dict[str, Any], player: Bot, seed: int) -> list[int]:
    """What the players have after one deal, which player 0 deals."""
    rng, of = random.Random(seed), game(game_id)
    play = Play(of, options)
    play.deal(of.draw_pack(play.options, SeedStream(seed, "chances")))
    while play.to_act >= 0:
        play.apply(player.choose(play.observe(play.to_act), rng))
    return list(play.state.scores)
