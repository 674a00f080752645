"""Tables of TAC with chosen hands and marbles, and a person's fingers at them."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from foxfire.bots.registry import bot
from foxfire.core.play import Play
from foxfire.core.registry import game
from foxfire.terminal.console import Console
from foxfire.terminal.plain import PlainFace
from foxfire.terminal.session import Session, Sitter
from foxfire.text.words import Words
from tests.terminal.commands import Fingers

TAC = game("tac")
NAMES = ("Anna", "Ben", "Cleo", "Dora")
POCKET = {"pocket": 4, "ring": [], "house": [], "fresh": False}


def marbles(*ring: int, house: Sequence[int] = (), fresh: bool = False) -> dict[str, Any]:
    """Four marbles of one colour; those that are nowhere else are in the pocket."""
    pocket = 4 - len(ring) - len(house)
    return {"pocket": pocket, "ring": sorted(ring), "house": sorted(house), "fresh": fresh}


def table(*hands: str, board: Mapping[str, Any] | None = None, **options: Any) -> Play:
    """A table after the exchange, with these hands of five cards; seat 0 is to play.

    Hands that are left out are made of the lowest cards that there are.
    """
    options = {"dealer": 3, **options}
    play = Play(TAC, options, packs=[_pack(hands, options)])
    for seat in range(4):
        play.do(f"give {_wanted(hands, options)[(seat + 2) % 4][0]}")
    if board is None:
        return play
    state = play.open_state()
    state["board"] = state["prev"] = {c: board.get(c, POCKET) for c in "RSAJ"}
    return Play(TAC, options, position=state, seed=1)


def _names(options: Mapping[str, Any]) -> list[str]:
    return [TAC.format_card(card) for card in TAC.full_pack(TAC.options_type(**options))]


def _wanted(hands: Sequence[str], options: Mapping[str, Any]) -> list[list[str]]:
    """The hands after the exchange."""
    wanted = [hand.split() for hand in hands]
    left = Counter(_names(options)) - Counter(card for hand in wanted for card in hand)
    rest = [card for card in ("2", "3", "5", "6", "9", "10", "12") for _ in range(left[card])]
    return [*wanted, *(rest[5 * n : 5 * n + 5] for n in range(4 - len(wanted)))]


def _pack(hands: Sequence[str], options: Mapping[str, Any]) -> list[str]:
    wanted = _wanted(hands, options)
    dealt = [[*wanted[seat][1:], wanted[(seat + 2) % 4][0]] for seat in range(4)]
    top = [card for hand in dealt for card in hand]
    return [*top, *(Counter(_names(options)) - Counter(top)).elements()]


def session(
    play: Play, choose: Callable[[], str], out: io.StringIO, path: Path, people: Sequence[int]
) -> Session:
    """A session in this process; fingers answer whatever it asks."""
    names = list(NAMES[: play.players])
    opponent = bot("random", "tac")
    sitters = [Sitter(name, None if n in people else opponent) for n, name in enumerate(names)]
    face = PlainFace(Console(Fingers(choose), out), Words(game="tac"), "tac", names, path)
    return Session(play, sitters, face, seed="1", path=path)


def script(play: Play, tmp_path: Path, *typed: str, people: Sequence[int] = (0,)) -> list[str]:
    """What is printed before each typed line, and after the last; then somebody leaves."""
    out, lines, parts = io.StringIO(), [*typed, "quit"], list[str]()

    def choose() -> str:
        parts.append(out.getvalue())
        out.seek(0)
        out.truncate()
        return lines[len(parts) - 1]

    session(play, choose, out, tmp_path / "save.txt", people).run()
    return parts
