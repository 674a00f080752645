"""Playing many deals with a bot in every seat, on all cores, and counting what came of them."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import repeat
from multiprocessing import get_context

from foxfire.bots.registry import bot as find_bot
from foxfire.core.options import Options, resolve
from foxfire.core.packs import SeedStream
from foxfire.core.play import Play
from foxfire.core.registry import game as find_game
from foxfire.core.seats import Side

CHUNK = 25  # deals that a process plays before it reports, at least
MOST_CHUNKS = 1000


@dataclass
class Tally:
    """What happened in some deals of one variant; tallies add up."""

    deals: int = 0
    points: Counter[int] = field(default_factory=Counter)  # gained by a side in a deal
    wins: Counter[int] = field(default_factory=Counter)  # by distance from the dealer
    shared: int = 0  # deals without a single best side
    remarks: Counter[str] = field(default_factory=Counter)
    decisions: int = 0

    def add(self, other: Tally) -> None:
        self.deals += other.deals
        self.points += other.points
        self.wins += other.wins
        self.shared += other.shared
        self.remarks += other.remarks
        self.decisions += other.decisions


def collect(
    game_id: str, options: Options, bot_name: str, deals: int, seed: int
) -> Iterator[Tally]:
    """Tallies of `deals` deals, one by one as the processes finish them."""
    size = max(CHUNK, deals // MOST_CHUNKS)
    chunks = [range(first, min(first + size, deals)) for first in range(0, deals, size)]
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        yield from pool.map(
            play_chunk, repeat(game_id), repeat(options), repeat(bot_name), chunks, repeat(seed)
        )


def play_chunk(game_id: str, options: Options, bot_name: str, numbers: range, seed: int) -> Tally:
    tally = Tally()
    for number in numbers:
        tally.add(play_deal(game_id, options, bot_name, f"{seed}/{number}", number))
    return tally


def play_deal(game_id: str, options: Options, bot_name: str, seed: str, number: int) -> Tally:
    """One deal by itself; the dealer goes round."""
    game, bot = find_game(game_id), find_bot(bot_name, game_id)
    options = resolve(options, SeedStream(seed, "options").below)
    dealer = number % game.facts(options).players
    pack = game.draw_pack(options, SeedStream(seed, "pack-0"))
    play = Play(game, {**options.as_json(), "dealer": dealer}, packs=[pack])
    sides, dice = game.sides(play.state), random.Random(seed)
    while play.to_act >= 0:
        play.apply(bot.choose(play.observe(play.to_act), dice))
    return _told(play, dealer, sides)


def _told(play: Play, dealer: int, sides: tuple[Side, ...]) -> Tally:
    tally = Tally(deals=1, decisions=len(play.log) - play.deals)
    gains = {side: play.state.scores[player] for player, side in enumerate(sides)}
    tally.points.update(gains.values())
    best = [side for side, gain in gains.items() if gain == max(gains.values())]
    if len(best) == 1:
        winners = (player for player, side in enumerate(sides) if side == best[0])
        tally.wins.update((player - dealer) % len(sides) for player in winners)
    else:
        tally.shared = 1
    tally.remarks.update(play.game.remarks(play.state))
    return tally
