"""What somebody types at a table of TAC, made into notation.

In small steps a place may stand alone: `17` for the marble there, then `22` for where it goes; `p`
is the pocket, `h2` a slot of the house. A whole turn is written as in records.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from foxfire.core.errors import NotationError
from foxfire.core.game import Json
from foxfire.games.tac.cards import NAMES
from foxfire.games.tac.notation import format_action, parse_turn

SEVEN = "7"
TAC = "tac"
ROUND_ARROW = re.compile(r"(?<=[^\s>])\s*>\s*(?=[^\s>])")  # `3 > 6` is `3>6`; `3> >4` stays
LAYING = ("give", "discard")  # what is done with a card instead of playing it


def meant(show: Json, legal: Sequence[str], line: str) -> str:
    words = ROUND_ARROW.sub(">", line.lower()).split()
    if not words:
        return line
    phase = show["phase"]
    if phase == "from":
        return _in_steps(show["card"], legal, words)
    if phase == "to":
        return _in_the_middle(show, legal, words)
    return _with_a_card(show, legal, words)


def _with_a_card(show: Json, legal: Sequence[str], words: list[str]) -> str:
    """A card; where it can only be given or discarded, that is what is meant."""
    if words[0] in NAMES and len(words) == 1 and words[0] not in legal:
        for verb in LAYING:
            if f"{verb} {words[0]}" in legal:
                return f"{verb} {words[0]}"
    used = show["effective"]
    names_card = len(words) > 1 and words[1] in NAMES
    if words[0] == TAC and len(words) > 1 and not names_card and used:
        words.insert(1, used)
    return " ".join(words)


def _in_the_middle(show: Json, legal: Sequence[str], words: list[str]) -> str:
    """A place for the marble that is chosen already; naming that marble again does no harm."""
    origin = f"{show['origin']}>".lower()
    if not words[0].startswith(origin):
        return " ".join([_target(legal, words[0]), *words[1:]])
    steps = _in_steps(show["card"], legal, words).lower()
    return steps.removeprefix(origin if " " in steps else origin[:-1]).strip()


def _in_steps(card: str, legal: Sequence[str], words: list[str]) -> str:
    """Marbles and places of a card that is laid already; a run of a 7 as its single steps."""
    if len(words) == 1 and ">" not in words[0] and words[0] != "skip":
        return _origin(legal, words[0])
    if card != SEVEN:
        return " ".join(words)
    try:
        steps = parse_turn(" ".join([SEVEN, *words]))[1:]
    except NotationError:
        return " ".join(words)
    return " ".join(format_action(step) for step in steps)


def _origin(legal: Sequence[str], word: str) -> str:
    return f"{_place([action[:-1] for action in legal if action.endswith('>')], word)}>"


def _target(legal: Sequence[str], word: str) -> str:
    if ">" in word:
        return word
    return f">{_place([action[1:] for action in legal], word)}"


def _place(places: Sequence[str], word: str) -> str:
    """`p`, `pocket` and `h2` without a colour, where only one can be meant."""
    ending = {"p": ".p", "pocket": ".p"}.get(word, f".{word}")
    found = [place for place in places if place.lower().endswith(ending)]
    return found[0] if len(found) == 1 else word


def missing_card(show: Json, action: str) -> str | None:
    """The card that an action lays though it is not in the hand that plays."""
    words = action.lower().split()
    if not words or show["phase"] in ("from", "to"):
        return None
    card = words[1] if words[0] in LAYING and len(words) > 1 else words[0]
    held = show["hands"][show["for_seat"]]["cards"]
    return card if card in NAMES and card not in held else None
