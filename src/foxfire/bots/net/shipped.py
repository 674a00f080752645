"""The networks that come with the package, and the card of each: what its file says about itself.

`python -m foxfire.bots.net.shipped` prints the table of `docs/networks.md`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from foxfire.bots.net import safetensors
from foxfire.bots.net.layout import GAME_OF, quick_name

WEIGHTS: Final = Path(__file__).parent / "weights"
HEAD: Final = "| network | weights | trained | on | date | again |"


def file_of(network: str) -> Path:
    return WEIGHTS / f"{network}.safetensors"


def shipped() -> list[str]:
    """The networks whose files are there."""
    return [network for network in GAME_OF if file_of(network).exists()]


def shipped_quick() -> list[str]:
    """The small networks whose files are there."""
    return [name for name in map(quick_name, GAME_OF) if file_of(name).exists()]


def plays(game_id: str) -> bool:
    """Whether a game can be played with all its options by what is shipped."""
    return all(file_of(name).exists() for name, game in GAME_OF.items() if game == game_id)


def table() -> str:
    """The cards as a table in Markdown."""
    lines = [HEAD, "|---" * HEAD.count(" | ") + "|---|"]
    return "\n".join([*lines, *map(_row, shipped() + shipped_quick())]) + "\n"


def _row(network: str) -> str:
    arrays, card = safetensors.read(file_of(network))
    number = sum(array.size for array in arrays.values())
    facts = (card["trained"], card["machine"], card["date"], f"`{card['again']}`")
    return f"| `{network}` | {number:,} | {' | '.join(facts)} |"


if __name__ == "__main__":
    print(table(), end="")
