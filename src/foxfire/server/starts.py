"""Games for training that begin somewhere: in a position, after some of another game, with packs.

Whoever makes such a table knows more than a player should, so it is for them and bots alone, and
nothing vouches for its packs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from foxfire.core import records
from foxfire.core.errors import OptionError
from foxfire.core.game import Action, AnyGame, Json
from foxfire.core.play import Done, Play
from foxfire.core.records import Record
from foxfire.core.registry import game as find_game
from foxfire.core.seats import Player
from foxfire.server import messages as m
from foxfire.server.errors import ConflictError


def given(wish: m.NewTable, finished: Record | None) -> m.Given | None:
    """What a wish says of the beginning; `finished` is the game that it would go on with."""
    start = wish.start
    if start is None:
        return None
    if (start.table is not None) + (start.position is not None) > 1:
        raise OptionError("start: a position or a moment of a game, not both")
    text = None if finished is None else _until(wish, finished, start.moment)
    return m.Given(position=start.position, record=text, packs=start.packs, answers=start.answers)


def _until(wish: m.NewTable, finished: Record, moment: int) -> str:
    if finished.game != wish.game:
        raise OptionError(f"game = {wish.game!r}: that was a game of {finished.game}")
    if wish.options:
        raise OptionError("options: they are those of the game that goes on")
    if moment > len(finished.entries):
        raise OptionError(f"start: moment = {moment}: there are {len(finished.entries)}")
    past = replace(finished, entries=finished.entries[:moment], notes={}, scores=None)
    return records.to_text(past)


def options(wish: m.NewTable, start: m.Given | None) -> Json:
    """The options that were wished for, or those of the game that goes on."""
    if start is None or start.record is None:
        return wish.options
    return records.parse(start.record).options


def begun(game: AnyGame, options: Any, start: m.Given | None) -> Play:
    """A game at its beginning, wherever that is."""
    if start is not None and start.record is not None:
        return records.replay(records.parse(start.record))
    return Play(game, options, position=None if start is None else start.position)


def check(setup: m.Setup, start: m.Given) -> None:
    """Raise what is wrong with a beginning."""
    game = find_game(setup.game)
    play = begun(game, setup.options, start)
    if play.is_over:
        raise ConflictError("the game is over there")
    for pack in start.packs:
        game.check_pack(play.options, [game.parse_card(card) for card in pack])
    for turns in start.answers:
        _actions(game, turns)


def _actions(game: AnyGame, turns: Sequence[str]) -> list[Action]:
    return [action for turn in turns for action in game.parse_turn(turn)]


def scripted(start: m.Given | None, play: Play, player: Player) -> Action | None:
    """What a lesson has this player do now; none where it says nothing that is allowed."""
    if start is None or player >= len(start.answers):
        return None
    done = sum(isinstance(entry, Done) and entry.player == player for entry in play.log)
    wanted = _actions(play.game, start.answers[player])[done : done + 1]
    return wanted[0] if wanted and wanted[0] in play.legal_actions else None


def check_seats(wish: m.NewTable) -> None:
    if wish.public or wish.seats is None or any(place.kind == "open" for place in wish.seats):
        raise OptionError("start: such a table is for one person and bots")
