"""What weights are for: a game, its rules, its actions and the pieces of its tensor observation."""

from __future__ import annotations

import hashlib
from typing import Final

from foxfire.core.game import AnyGame
from foxfire.core.options import Options

VERSION: Final = "1"  # of the networks' form: `network.py`, and the outputs in `outputs.py`

#: The networks there are: the game of each, and the options it was trained for.
GAME_OF: Final = {"fox": "fox", "tatsu": "tatsu", "tac": "tac", "tac-together": "tac"}
TOGETHER: Final = ("coop", "solo")


def layout_of(game: AnyGame) -> str:
    """A hash of all actions and tensor pieces: other ones make weights useless."""
    facts = game.facts(game.options_type().settled())
    actions = [game.format_action(action) for action in range(facts.actions)]
    return hashlib.sha256(repr((actions, facts.tensor)).encode()).hexdigest()[:16]


def identity_of(network: str, game: AnyGame) -> dict[str, str]:
    """What a file of weights must say about itself to be used."""
    return {
        "foxfire": VERSION,
        "network": network,
        "game": game.id,
        "rules": str(game.rules_version),
        "layout": layout_of(game),
    }


def quick_name(network: str) -> str:
    """The small network that was distilled from this one, for a search to ask."""
    return f"{network}-quick"


def network_for(game: AnyGame, options: Options) -> str:
    """The network that plays a game with these options."""
    together = options.as_json().get("mode") in TOGETHER
    return f"{game.id}-together" if together else game.id
