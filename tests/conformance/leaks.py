"""Games in which the truth was replaced by another world, to see whether anybody notices."""

from __future__ import annotations

import json
from collections.abc import Iterator

from foxfire.core.play import Play
from foxfire.core.seats import Player, Viewer
from tests.conformance.cases import Case, players, walk
from tests.conformance.worlds import in_place_of_the_truth, sampled_worlds

DEALS = 2


def bytes_shown(play: Play, viewer: Viewer) -> bytes:
    return json.dumps(play.show(viewer), sort_keys=True).encode()


def bytes_of_events(play: Play, viewer: Viewer) -> bytes:
    return json.dumps([event.as_json() for event in play.events(viewer)]).encode()


Sampled = tuple[Play, Player, Play]


def sampled_games(case: Case, amount: int, every: int) -> Iterator[Sampled]:
    """Plays with a player and another world of what this player saw, in the truth's place."""
    for seed in range(amount):
        for number, play in enumerate(walk(case, seed, DEALS)):
            if number % every == 0:
                for player in players(play):
                    for world in sampled_worlds(play, player, 2):
                        yield play, player, in_place_of_the_truth(play, world)
