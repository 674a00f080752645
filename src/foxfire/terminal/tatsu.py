"""A table of Tatsu, told in lines: hands and asking, or the piles of two players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from foxfire.core.game import Event, Json, Outcome
from foxfire.core.seats import Player
from foxfire.terminal.teller import Lines, Plain
from foxfire.text.voice import Voice

GHOST = 3
#: Arguments of events that name a seat; each gives two arguments of a message.
SEATS = {
    "seat": ("seat", "name"),
    "dealer": ("seat", "name"),
    "asked": ("asked_seat", "asked"),
    "source": ("source_seat", "source"),
}
TRICK_SIZE = 4
SEATS_AT_MOST = 4


class TatsuTeller(Plain):
    """Tells one viewer, from `show` and events alone."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._words = voice.words

    # --- who ---

    def _name(self, seat: int) -> str:
        names = self._voice.names
        return names[seat] if seat < len(names) else self._words("tatsu-ghost")

    def _relation(self, seat: int) -> str:
        if seat == self._voice.viewer:
            return "you"
        return "other" if seat < len(self._voice.names) else "ghost"

    def _of(self, seat: int, key: str = "seat") -> dict[str, str]:
        relation, name = SEATS[key]
        return {relation: self._relation(seat), name: self._name(seat)}

    def _cards(self, cards: Sequence[str]) -> str:
        if not cards:
            return self._words("tatsu-none")
        return self._words.listing(self._words("tatsu-card-in-list", card=card) for card in cards)

    # --- what happens ---

    def event(self, event: Event) -> Lines:
        told = self._words(event.id, **self._arguments(event))
        if event.id == "tatsu-event-deal":
            return ["", told, *self._sides_of_deal(event.args["clans"])]
        if event.id == "tatsu-event-hand":
            return ["", told, *self._sides(event.args), *self._gains(event.args)]
        return [told]

    def _sides_of_deal(self, clans: Sequence[str]) -> Iterator[str]:
        """With whom the viewer plays in this hand."""
        viewer = self._voice.viewer
        if viewer < 0:
            return
        clan = clans[viewer]
        others = [s for s in range(len(clans)) if s != viewer and clans[s] == clan]
        if not others:
            yield self._words("tatsu-deal-alone", clan=clan)
        elif self._relation(others[0]) == "ghost":
            yield self._words("tatsu-deal-ghost", clan=clan)
        else:
            yield self._words("tatsu-deal-partner", clan=clan, partner=self._name(others[0]))

    def _arguments(self, event: Event) -> Json:
        args: Json = {}
        if event.id == "tatsu-event-lead":
            seat = event.args["seat"]
            return {"leader_seat": self._relation(seat), "leader": self._name(seat)}
        if event.id == "tatsu-event-turn-over":
            args["given"] = "no" if event.args["seat"] == event.args["source"] else "yes"
        for name, value in event.args.items():
            if name in SEATS:
                args |= self._of(value, name)
            elif isinstance(value, str | int):
                args["clan" if name == "side" else name] = value
        return args

    def _sides(self, args: Json) -> Iterator[str]:
        for side in args["sides"]:
            yield self._words("tatsu-hand-side", **side)

    def _gains(self, args: Json) -> Iterator[str]:
        for player in self._voice.order():
            gained, score = args["gained"][player], args["scores"][player]
            who = self._of(player)
            yield self._words("tatsu-hand-seat", gained=gained, score=score, **who)

    def outcome(self, outcome: Outcome, remarks: Sequence[str] = ()) -> Lines:
        first = self._first_told(outcome.winners)
        high = max(outcome.scores)
        if len(outcome.winners) == 1:
            return [self._words(outcome.reason, high=high, **self._of(first))]
        partner = next(player for player in outcome.winners if player != first)
        told = {"high": high, "low": min(outcome.scores), "partner": self._name(partner)}
        return [self._words("tatsu-reason-team", **told, **self._of(first))]

    def _first_told(self, winners: Sequence[Player]) -> Player:
        return self._voice.viewer if self._voice.viewer in winners else winners[0]

    # --- before a decision ---

    def table(self, show: Json, legal: Sequence[str]) -> Lines:
        return [*self.look(show), self._choices(show, legal)]

    def look(self, show: Json) -> Lines:
        """Everything on the table that this viewer may see."""
        return [
            self._counts(show),
            *self._captured(show),
            *(self._piles(show) if show["hands"] is None else self._hands(show)),
            *self._pending(show),
            self._trick(show),
        ]

    def _counts(self, show: Json) -> str:
        scores = self._words.listing(
            self._words("tatsu-table-score", score=score, **self._of(player))
            for player, score in enumerate(show["scores"])
        )
        counts = {"hand": show["hand"], "trick": min(show["tricks"] + 1, 7)}
        told = {**counts, "target": show["target"], "scores": scores}
        if self._voice.viewer < 0:
            return self._words("tatsu-look-counts", **told)
        clan = show["clans"][self._voice.viewer]
        return self._words("tatsu-table-counts", clan=clan, **told)

    def _captured(self, show: Json) -> Iterator[str]:
        sides = show["captured"]
        red, yellow = (side["size"] for side in sides)
        if red or yellow:
            yield self._words("tatsu-table-captured", red=red, yellow=yellow)
        for side in sides:
            if side["cards"]:
                cards = self._cards(side["cards"])
                yield self._words("tatsu-table-captured-cards", clan=side["side"], cards=cards)

    def _hands(self, show: Json) -> Iterator[str]:
        for seat, hand in enumerate(show["hands"]):
            cards = hand["cards"]
            if cards is None:
                counts = {"red": hand["red"], "yellow": hand["yellow"]}
                yield self._words("tatsu-table-hand", **counts, **self._of(seat))
            elif self._relation(seat) == "ghost":
                yield self._words("tatsu-table-open", cards=self._cards(cards))
            elif self._relation(seat) == "you":
                yield self._words("tatsu-table-own", cards=self._cards(cards))
            else:
                yield self._words("tatsu-look-hand", cards=self._cards(cards), **self._of(seat))

    def _piles(self, show: Json) -> Iterator[str]:
        for seat in sorted(range(2), key=lambda seat: seat == self._voice.viewer):
            piles = [self._pile(n, pile) for n, pile in enumerate(show["piles"][seat], start=1)]
            cards = self._words.listing(pile for pile in piles if pile)
            told = cards or self._words("tatsu-none")
            yield self._words("tatsu-table-piles", cards=told, **self._of(seat))

    def _pile(self, number: int, pile: Json) -> str:
        if pile["up"] is None:
            return ""
        if pile["down"] is None:
            return self._words("tatsu-table-bare", number=number, up=pile["up"])
        return self._words("tatsu-table-pile", number=number, up=pile["up"], down=pile["down"])

    def _pending(self, show: Json) -> Iterator[str]:
        if show["pending"]:
            yield self._words("tatsu-table-pending", cards=self._cards(show["pending"]))

    def _trick(self, show: Json) -> str:
        cards = self._words.listing(
            self._words("tatsu-table-laid", card=laid["card"], **self._of(laid["seat"]))
            for laid in show["trick"]
        )
        if len(show["trick"]) == TRICK_SIZE:
            return self._words("tatsu-table-last", cards=cards)
        return self._words("tatsu-table-trick" if cards else "tatsu-table-leads", cards=cards)

    def _choices(self, show: Json, legal: Sequence[str]) -> str:
        choices = self._words.listing(
            self._choice(self._words.mark("choice", str(number)), action)
            for number, action in enumerate(legal, start=1)
        )
        return self._words("tatsu-table-choices", choices=choices)

    def _choice(self, number: str, action: str) -> str:
        word, _, rest = action.partition(" ")
        if word == "pile":
            return self._words("tatsu-choice-pile", number=number, pile=rest)
        if word in ("ask", "lead"):
            return self._words(f"tatsu-choice-{word}", number=number, **self._of(int(rest)))
        return self._words("tatsu-choice-card", number=number, card=action)

    def question(self, show: Json, legal: Sequence[str] = ()) -> str:
        if show["phase"] == "lead":
            return self._words("tatsu-ask-lead")
        for_seat, from_seat = show["for_seat"], show["from_seat"]
        if show["phase"] == "turn":
            return self._words("tatsu-ask-turn", **self._of(for_seat))
        told = {"clan": show["clans"][for_seat], **self._of(from_seat, "source")}
        return self._words("tatsu-ask-answer", **told, **self._of(for_seat))

    def meant(self, show: Json, legal: Sequence[str], line: str) -> str:
        """`ask Rowan` and `ask the ghost` for `ask 1` and `ask 3`."""
        word, _, rest = line.partition(" ")
        seats = {self._name(seat).casefold(): seat for seat in range(SEATS_AT_MOST)}
        seats[self._words("tatsu-ghost").casefold().rpartition(" ")[2]] = GHOST
        name = rest.strip().casefold()
        if word.casefold() not in ("ask", "lead") or name.isdigit() or name not in seats:
            return line
        return f"{word} {seats[name]}"

    def refusal(self, show: Json, action: str, clause: str) -> str:
        return self._words(f"tatsu-refusal-{clause.partition('-')[2].replace('.', '-')}")

    # --- on request ---

    def rules(self) -> Lines:
        topics = ("cards", "turn", "asked", "win", "fusion", "score", "zero")
        modes = {2: ("two",), 3: ("three",)}.get(len(self._voice.names), ())
        return [self._words(f"tatsu-rules-{topic}") for topic in (*topics, *modes)]

    def tricks(self, show: Json) -> Lines:
        if all(side["cards"] is None for side in show["captured"]):
            return [self._words("tatsu-tricks-hidden")]
        return list(self._captured(show)) or [self._words("tatsu-tricks-none")]

    def examples(self) -> str:
        return self._words.listing(("R4", "R1/5", "Rx2", "R*", "ask 2", "pile 3"))
