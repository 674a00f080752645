"""What happened at a table of TAC, told in sentences: a turn is one line where it can be."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from foxfire.core.game import Event
from foxfire.games.tac.notation import COLOURS
from foxfire.games.tac.seating import left_of, partner_of, right_of
from foxfire.games.tac.state import SEATS
from foxfire.terminal.tac.seats import ALONE, Seats, Told
from foxfire.terminal.teller import Lines
from foxfire.text.voice import HIDDEN
from foxfire.text.words import Words

PLAY, TAC, HOME = "tac-event-play", "tac-event-tac", "tac-event-home"
MOVE, ENTER = "tac-event-move", "tac-event-enter"
SWAP, SKIP = "tac-event-swap", "tac-event-skip"
FOOL, DEVIL = "tac-event-fool", "tac-event-devil"
#: These say themselves which card was laid.
CARRIED_OUT = (MOVE, ENTER, SWAP, SKIP, FOOL, DEVIL)


@dataclass
class Run:
    """One marble going on and on, with those it kicks on the way."""

    colour: str
    origin: str
    target: str
    kicks: list[tuple[str, str]]


def runs(moves: Sequence[Event]) -> list[Run]:
    """Single steps of one marble in a row are one way."""
    found: list[Run] = []
    way: list[str] = []
    for move in moves:
        args = move.args
        kicks = [(args["kicked"], args["to"])] if args["kicked"] else []
        if found and args["from"] == found[-1].target and args["to"] not in way:
            found[-1].target = args["to"]
            found[-1].kicks += kicks
        else:
            found.append(Run(args["colour"], args["from"], args["to"], kicks))
            way = [args["from"]]
        way.append(args["to"])
    return found


def joined(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Events that are told together: the moves of one card; a card and what it does."""
    moves: list[Event] = []
    rest: list[Event] = []
    for event, following in pairwise([*events, None]):
        assert event is not None
        if event.id == PLAY and following is not None and following.id in CARRIED_OUT:
            continue
        if event.id == MOVE:
            moves.append(event)
        elif event.id == HOME and moves:
            rest.append(event)
        else:
            yield [event]
        if moves and not _goes_on(moves[0], following):
            yield moves
            yield from ([home] for home in rest)
            moves, rest = [], []


def _goes_on(move: Event, following: Event | None) -> bool:
    """Whether what follows belongs to the same card; between two steps of it somebody may come
    home."""
    if following is None:
        return False
    same = following.id == MOVE and following.args["card"] == move.args["card"] == "7"
    return (same and following.args["seat"] == move.args["seat"]) or following.id == HOME


class Happenings:
    """Tells one viewer, from what it saw."""

    def __init__(self, words: Words, seats: Seats) -> None:
        self._words = words
        self._seats = seats
        self._after_tac = False

    def lines(self, events: Sequence[Event]) -> Lines:
        told: Lines = []
        self._after_tac = False
        for group in joined(events):
            told += self._group(group)
            self._after_tac = group[0].id == TAC
        return told

    def _group(self, group: Sequence[Event]) -> Lines:
        event = group[0]
        if event.id == MOVE:
            return [self._moves(group)]
        tell: Mapping[str, Callable[[Event], Lines]] = {
            "tac-event-deal": self._deal,
            "tac-event-next-deal": self._deal,
            "tac-event-give": self._give,
            "tac-event-exchange": self._exchange,
            TAC: self._tac,
            ENTER: self._enter,
            SWAP: self._swap,
            SKIP: self._skip,
            FOOL: self._fool,
            DEVIL: self._devil,
        }
        return tell.get(event.id, self._plain)(event)

    # --- parts of sentences ---

    def place(self, place: str) -> str:
        """A field, a slot of a house, or the pocket."""
        kind = "ring" if place.isdigit() else {"h": "house", "p": "pocket"}[place[2]]
        return self._words("tac-place", kind=kind, number=place if kind == "ring" else place[-1])

    def cards(self, cards: Sequence[str]) -> str:
        if not cards:
            return self._words("tac-no-cards")
        return self._words.listing(self._words("tac-card-in-list", card=card) for card in cards)

    def _who(self, event: Event) -> Told:
        seat = event.args["seat"]
        if self._seats.player_of(seat) != event.args["player"]:
            return self._seats.by_colour(seat)  # the Devil decides (TAC-9.7)
        return self._seats.of(seat)

    def _tac_used(self) -> str:
        return "yes" if self._after_tac else "no"

    def _kicks(self, kicks: Sequence[tuple[str, str]]) -> str:
        return self._words.listing(
            self._words("tac-kick", colour=colour, place=self.place(place))
            for colour, place in kicks
        )

    # --- one event, or several in one ---

    def _plain(self, event: Event) -> Lines:
        args = {name: value for name, value in event.args.items() if isinstance(value, str | int)}
        who = self._who(event) if "seat" in args else {}
        if "skipped" in args:
            args["skipped"] = "yes" if args["skipped"] else "no"
        args = {k: v for k, v in args.items() if k not in ("player", "seat", "side")}
        return [self._words(event.id, **args, **who)]

    def _moves(self, moves: Sequence[Event]) -> str:
        ways = self._words.listing(map(self._run, runs(moves)))
        told = {"card": moves[0].args["card"], "moves": ways, "tac": self._tac_used()}
        return self._words(MOVE, **told, **self._who(moves[0]))

    def _run(self, run: Run) -> str:
        told = {"colour": run.colour, "kicks": self._kicks(run.kicks)}
        told |= {"from": self.place(run.origin), "to": self.place(run.target)}
        if run.origin == run.target:
            return self._words("tac-run-alone", **told)  # TAC-9.6
        return self._words("tac-run-kicking" if run.kicks else "tac-run", **told)

    def _enter(self, event: Event) -> Lines:
        args = event.args
        kicked = args["kicked"]
        told = {"card": args["card"], "colour": args["colour"], "field": args["to"]}
        told |= {"kicked": kicked or args["colour"], "kicks": "yes" if kicked else "no"}
        return [self._words(ENTER, tac=self._tac_used(), **told, **self._who(event))]

    def _swap(self, event: Event) -> Lines:
        (one, other), (first, second) = event.args["places"], event.args["colours"]
        told = {"one": one, "other": other, "first": first, "second": second}
        return [self._words(SWAP, tac=self._tac_used(), **told, **self._who(event))]

    def _skip(self, event: Event) -> Lines:
        skipped = self._seats.of(event.args["skipped"], "skipped", begins=False)
        return [self._words(SKIP, tac=self._tac_used(), **skipped, **self._who(event))]

    def _tac(self, event: Event) -> Lines:
        undone = [
            self._words(
                "tac-undone",
                colour=marble["colour"],
                **{"from": self.place(marble["from"]), "to": self.place(marble["to"])},
            )
            for marble in event.args["undone"]
        ]
        told = {"used": event.args["used"], "undone": self._words.listing(undone)}
        message = TAC if undone else "tac-event-tac-nothing"
        return [self._words(message, **told, **self._who(event))]

    def _fool(self, event: Event) -> Lines:
        told = [self._words(FOOL, **self._who(event))]
        for seat in self._seats.own():
            cards = event.args["hands"][seat]["cards"]
            if cards is not None and self._seats.players != ALONE:
                neighbours = self._seats.of(left_of(seat), "left", begins=False)
                neighbours |= self._seats.of(right_of(seat), "right", begins=False)
                held = self.cards(cards)
                who = self._seats.of(seat)
                told.append(self._words("tac-fool-hand", cards=held, **neighbours, **who))
        return told

    def _devil(self, event: Event) -> Lines:
        victim = self._seats.of(event.args["victim"], "victim", begins=False)
        return [self._words(DEVIL, **victim, **self._who(event))]

    # --- deals ---

    def _deal(self, event: Event) -> Lines:
        args = event.args
        leader = self._seats.of(left_of(args["dealer"]), "leader", begins=False)
        dealer = self._seats.of(args["dealer"])
        first = self._beginning() if args["deal"] == 1 else []
        exits = [self._exit(seat, yes) for seat, yes in enumerate(args["announced"])]
        return [
            "",
            self._words(event.id, deal=args["deal"], **dealer, **leader),
            *first,
            self._words("tac-deal-exits", exits=self._words.listing(exits)),
        ]

    def _exit(self, seat: int, announced: bool) -> str:
        told = {"exit": "yes" if announced else "no"}
        return self._words("tac-deal-exit", **told, **self._seats.of(seat, begins=False))

    def _beginning(self) -> Lines:
        """Before the first deal: who plays with whom, and how to read the board."""
        told = []
        own = self._seats.own()
        if own and self._seats.players > ALONE:
            partner = self._seats.person(partner_of(own[0]))
            colours = {"colour": COLOURS[own[0]], "other": COLOURS[partner_of(own[0])]}
            alone = "yes" if self._seats.players < SEATS else "no"
            told.append(self._words("tac-deal-partner", partner=partner, two=alone, **colours))
        return [*told, self._words("tac-board-legend")]

    def _give(self, event: Event) -> Lines:
        """What others give face down is not worth a line, but for somebody who only looks on."""
        if event.args["card"] == HIDDEN and self._seats.own():
            return []
        to = self._seats.of(event.args["to"], "to", begins=False)
        who = self._seats.of(event.args["seat"])
        return [self._words(event.id, card=event.args["card"], **to, **who)]

    def _exchange(self, event: Event) -> Lines:
        """What came to the viewer from somebody else."""
        if self._seats.players < SEATS:
            return [self._words("tac-event-exchange-done")]
        received = event.args["received"]
        told = [
            self._words(event.id, card=received[seat], **self._seats.of(partner_of(seat)))
            for seat in self._seats.own()
        ]
        return told or [self._words("tac-event-exchange-done")]
