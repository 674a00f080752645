"""A table of The Fox in the Forest, told in lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from foxfire.core.game import Event, Json, Outcome
from foxfire.core.seats import Player
from foxfire.games.fox.cards import SUIT_LETTERS
from foxfire.terminal.teller import Lines, Plain
from foxfire.text.cards import FOX_CHARACTERS
from foxfire.text.voice import Voice

KEEP = "keep"
NO_CARD = "-"
INDENT = "  "


class FoxTeller(Plain):
    """Tells one viewer, from `show` and events alone."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._words = voice.words

    # --- what happens ---

    def event(self, event: Event) -> Lines:
        told = self._voice.event(event)
        if event.id == "fox-event-deal":
            return ["", told]
        if event.id == "fox-event-round":
            scored = [self._round_line(event.args, player) for player in self._voice.order()]
            return ["", told, *scored]
        return [told]

    def _round_line(self, args: Json, player: Player) -> str:
        return self._words(
            "fox-round-seat",
            tricks=args["tricks"][player],
            title=args["titles"][player],
            points=args["points"][player],
            score=args["scores"][player],
            **self._voice.of(player),
        )

    def outcome(self, outcome: Outcome, remarks: Sequence[str] = ()) -> Lines:
        score = max(outcome.scores)
        if not outcome.winners:
            return [self._words(outcome.reason, score=score)]
        totals = outcome.scores
        if outcome.reason == "fox-reason-last-round":
            totals = tuple(detail["points"] for detail in outcome.detail)
        winner = outcome.winners[0]
        told = {"high": max(totals), "low": min(totals), "score": score}
        return [self._words(outcome.reason, **told, **self._voice.of(winner))]

    # --- before a decision ---

    def table(self, show: Json, legal: Sequence[str]) -> Lines:
        return [
            self._counts(show),
            self._decree(show),
            *self._own_card(show),
            *self._hand(show, legal),
        ]

    def _counts(self, show: Json) -> str:
        own, other = self._voice.viewer, 1 - self._voice.viewer
        return self._words(
            "fox-table-counts",
            round=show["round"],
            trick=sum(show["tricks"]) + 1,
            own=show["tricks"][own],
            theirs=show["tricks"][other],
            own_points=show["scores"][own],
            their_points=show["scores"][other],
            target=show["target"],
            opponent=self._voice.names[other],
        )

    def _decree(self, show: Json) -> str:
        return self._words("fox-table-decree", decree=show["decree"])

    def _own_card(self, show: Json) -> Iterator[str]:
        """What lies in the trick while the viewer's own power waits."""
        if show["phase"] == "play":
            return
        own, other = self._voice.viewer, 1 - self._voice.viewer
        card, led = show["trick"][own], show["trick"][other]
        if led is None:
            yield self._words("fox-table-led", led=card)
        else:
            name = self._voice.names[other]
            yield self._words("fox-table-answered", led=led, answer=card, opponent=name)

    def _hand(self, show: Json, legal: Sequence[str]) -> Iterator[str]:
        """The hand by suits; cards that may be named now carry the number of their choice."""
        numbers = {_card_of(action): number for number, action in enumerate(legal, start=1)}
        cards = show["hands"][self._voice.viewer]["cards"]
        for suit in SUIT_LETTERS:
            names = [self._hand_card(card, numbers) for card in cards if card.startswith(suit)]
            if names:
                listed = self._words.listing(names)
                yield INDENT + self._words("fox-hand-suit", suit=suit, cards=listed)
        if KEEP in numbers:
            yield INDENT + self._words("fox-hand-keep", number=self._choice(numbers[KEEP]))

    def _hand_card(self, card: str, numbers: dict[str, int]) -> str:
        if card in numbers:
            number = self._choice(numbers[card])
            return self._words("fox-hand-choice", card=card, number=number)
        return self._words("fox-hand-card", card=card)

    def _choice(self, number: int) -> str:
        return self._words.mark("choice", str(number))

    def recall(self, show: Json) -> Lines:
        """FOX-3.6: a completed trick stays visible until the next card is led."""
        if None in show["trick"]:
            return []
        leader = show["leader"]
        led, answer = show["trick"][leader], show["trick"][1 - leader]
        who = self._voice.of(leader)
        return [self._words("fox-table-last-trick", led=led, answer=answer, **who)]

    def question(self, show: Json, legal: Sequence[str] = ()) -> str:
        if show["phase"] == "exchange":
            return self._words("fox-ask-exchange")
        if show["phase"] == "return":
            return self._words("fox-ask-return", drawn=show["drawn"])
        if (led := self._led(show)) == NO_CARD:
            return self._words("fox-ask-lead")
        opponent = self._voice.names[1 - self._voice.viewer]
        return self._words("fox-ask-follow", led=led, opponent=opponent)

    def _led(self, show: Json) -> str:
        """The card that the viewer has to follow."""
        other = show["trick"][1 - self._voice.viewer]
        follows = other is not None and show["trick"][self._voice.viewer] is None
        return str(other) if follows else NO_CARD

    def refusal(self, show: Json, action: str, clause: str) -> str:
        message = f"fox-refusal-{clause.partition('-')[2].replace('.', '-')}"
        return self._words(message, card=_card_of(action).upper(), led=self._led(show))

    # --- on request ---

    def rules(self) -> Lines:
        return [
            self._words("fox-rules-follow"),
            self._words("fox-rules-win"),
            *(self._words(f"fox-rules-{rank}") for rank in FOX_CHARACTERS),
            self._words("fox-rules-points"),
            self._words("fox-rules-greed"),
        ]

    def tricks(self, show: Json) -> Lines:
        if "past_tricks" not in show:
            return [self._words("fox-tricks-hidden")]
        told = [
            self._past_trick(number, trick) for number, trick in enumerate(show["past_tricks"], 1)
        ]
        return told or [self._words("fox-tricks-none")]

    def _past_trick(self, number: int, trick: Json) -> str:
        leader = trick["leader"]
        led, answer = trick["cards"][leader], trick["cards"][1 - leader]
        who = self._voice.of(leader)
        return self._words("fox-tricks-trick", number=number, led=led, answer=answer, **who)

    def examples(self) -> str:
        return self._words.listing(("B7", "swap B4", "keep", "under B4"))

    # --- for replays ---

    def look(self, show: Json) -> Lines:
        return [self._look_counts(show), self._decree(show), *self._look_hands(show)]

    def _look_counts(self, show: Json) -> str:
        return self._words(
            "fox-look-counts",
            first=self._voice.names[0],
            second=self._voice.names[1],
            first_tricks=show["tricks"][0],
            second_tricks=show["tricks"][1],
            first_points=show["scores"][0],
            second_points=show["scores"][1],
        )

    def _look_hands(self, show: Json) -> Iterator[str]:
        for name, hand in zip(self._voice.names, show["hands"], strict=True):
            yield INDENT + self._look_hand(name, hand)

    def _look_hand(self, name: str, hand: Json) -> str:
        if hand["size"] == 0:
            return self._words("fox-look-empty", name=name)
        if hand["cards"] is None:
            return self._words("fox-look-hidden", name=name, size=hand["size"])
        cards = [self._words("fox-look-card", card=card) for card in hand["cards"]]
        return self._words("fox-look-hand", name=name, cards=self._words.listing(cards))


def _card_of(action: str) -> str:
    """The card that an action names, or `keep`."""
    return action.split()[-1]
