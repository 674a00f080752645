"""What an event does to the board: for the preview of a turn, and to mark the last move.

The board of a preview is worked out from the board before and the event alone, never from the game
after the turn: that could hold cards which the player has not seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy

from foxfire.core.game import Event, Json
from foxfire.terminal.tac.board import Marks, start_of


def after(board: Json, event: Event) -> Json:
    """A new board; events that move no marble leave it as it is."""
    board = deepcopy(board)
    args = event.args
    if event.id == "tac-event-swap":
        _swap(board, args["places"], args["colours"])
    elif event.id in ("tac-event-move", "tac-event-enter"):
        if args["kicked"]:
            _take(board, args["kicked"], args["to"])
            board[args["kicked"]]["pocket"] += 1
        if not (args["kicked"] == args["colour"] and args["from"] == args["to"]):
            _take(board, args["colour"], args["from"])
            _put(board, args["colour"], args["to"])
        board[args["colour"]]["fresh"] |= event.id == "tac-event-enter"
    return board


def _swap(board: Json, places: list[str], colours: list[str]) -> None:
    for place, colour in zip(places, colours, strict=True):
        _take(board, colour, place)
    for place, colour in zip(reversed(places), colours, strict=True):
        _put(board, colour, place)


def _take(board: Json, colour: str, place: str) -> None:
    marbles = board[colour]
    if place.endswith(".p"):
        marbles["pocket"] -= 1
    elif place.isdigit():
        marbles["ring"].remove(int(place))
        if place == start_of(colour):
            marbles["fresh"] = False
    else:
        marbles["house"].remove(int(place[-1]))


def _put(board: Json, colour: str, place: str) -> None:
    marbles = board[colour]
    if place.isdigit():
        marbles["ring"].append(int(place))
    else:
        marbles["house"].append(int(place[-1]))


def trace(events: Sequence[Event]) -> Marks | None:
    """The places where one card has brought marbles, and those they left; None if none moved."""
    if events[0].id == "tac-event-swap":
        return Marks(arrived=frozenset(events[0].args["places"]))
    if events[0].id not in ("tac-event-move", "tac-event-enter"):
        return None
    arrived: set[str] = set()
    left: set[str] = set()
    for event in events:
        arrived.discard(event.args["from"])
        arrived.add(event.args["to"])
        left.add(event.args["from"])
    return Marks(frozenset(arrived), frozenset(left - arrived))
