"""TAC, told in lines to one viewer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from foxfire.core.game import Event, Json, Outcome
from foxfire.core.seats import Player
from foxfire.games.tac.notation import format_turns
from foxfire.terminal.drafts import Step
from foxfire.terminal.labels import LETTERS
from foxfire.terminal.tac import happenings
from foxfire.terminal.tac.ahead import after
from foxfire.terminal.tac.board import moved
from foxfire.terminal.tac.choices import Choices
from foxfire.terminal.tac.happenings import Happenings
from foxfire.terminal.tac.seats import Seats
from foxfire.terminal.tac.table import Table
from foxfire.terminal.tac.typed import meant, missing_card
from foxfire.terminal.teller import Lines, Look
from foxfire.text.voice import Voice

#: Events that follow from what the player sees. Others depend on cards of others or of the stock.
FORESEEN = (
    "tac-event-give", "tac-event-discard", happenings.PLAY, happenings.TAC, happenings.MOVE,
    happenings.ENTER, happenings.SWAP, happenings.SKIP, happenings.HOME,
)  # fmt: skip
#: Cards whose effect is seen only when they are laid.
UNFORESEEN = ("fool", "devil")
RULES = (
    "goal", "turn", "enter", "move", "home", "four", "seven", "eight", "trickster", "tac",
    "master", "exchange",
)  # fmt: skip
MODES = {1: ("alone",), 2: ("two",), 4: ("team", "coop")}  # by the number of players
EXAMPLES = ("13", "7 3>6 40>44", "8 skip", "trickster 5>20", "tac 3>8", "discard 5")


class TacTeller:
    """Tells one viewer, from `show` and events alone."""

    drafts = True
    labels = LETTERS

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._words = voice.words
        self._seats = Seats(voice)
        self._happenings = Happenings(voice.words, self._seats)
        self._table = Table(voice.words, self._seats, self._happenings)
        self._choices = Choices(voice.words, self._seats, self._happenings)

    @property
    def best(self) -> int | None:
        return self._table.best

    @best.setter
    def best(self, score: int | None) -> None:
        self._table.best = score

    # --- what happens ---

    def events(self, events: Sequence[Event]) -> Lines:
        self._table.follow(events)
        return self._happenings.lines(events)

    def outcome(self, outcome: Outcome, remarks: Sequence[str] = ()) -> Lines:
        if outcome.reason == "tac-reason-together":
            masterpiece = "tac-remark-masterpiece" in remarks
            return [
                self._words(outcome.reason, cards=outcome.scores[0]),
                *([self._words("tac-masterpiece")] if masterpiece else []),
            ]
        winner = self._first_told(outcome.winners)
        partners = [player for player in outcome.winners if player != winner]
        told = {
            "seat": "you" if winner == self._voice.viewer else "other",
            "name": self._voice.names[winner],
            "team": "yes" if partners else "no",
            "partner": self._voice.names[partners[0]] if partners else "",
        }
        home, cards = min(outcome.scores), outcome.detail[0]["cards"]
        return [self._words(outcome.reason, home=home, cards=cards, **told)]

    def _first_told(self, winners: Sequence[Player]) -> Player:
        return self._voice.viewer if self._voice.viewer in winners else winners[0]

    # --- before a decision ---

    def table(self, show: Json, legal: Sequence[str]) -> Lines:
        if show["phase"] not in ("from", "to"):
            return [*self.look(show), self._choices.cards(show, legal)]
        labels = {action.strip(">"): LETTERS.label(n) for n, action in enumerate(legal)}
        return [
            *self._choices.half_done(show),
            *self._table.choosing_board(show, labels),
            self._choices.places(show, legal),
        ]

    def look(self, show: Json) -> Lines:
        return [
            *self._table.board_now(show),
            self._table.counts(show),
            *self._table.pile_line(show),
            *self._table.hands(show),
        ]

    def recall(self, show: Json) -> Lines:
        return []

    def question(self, show: Json, legal: Sequence[str]) -> str:
        return self._choices.question(show, legal)

    def meant(self, show: Json, legal: Sequence[str], line: str) -> str:
        return meant(show, legal, line)

    def refusal(self, show: Json, action: str, clause: str) -> str:
        card = missing_card(show, action)
        if card is not None:
            return self._words("tac-refusal-not-in-hand", card=card)
        return self._words(f"tac-refusal-{clause.partition('-')[2].replace('.', '-')}")

    # --- a turn before it is played ---

    def is_worth_a_look(self, events: Sequence[Event]) -> bool:
        """A TAC has put marbles back."""
        return any(event.id == happenings.TAC and event.args["undone"] for event in events)

    def preview(self, show: Json, steps: Sequence[Step], looked: int) -> Lines:
        """First the board that a TAC restores, if it has not been seen; then the last one."""
        turn = " ".join(format_turns([step.action for step in steps]))
        events = [event for step in steps for event in step.events if event.id in FORESEEN]
        undoes = self.is_worth_a_look(events)
        before = board = show["prev"] if undoes else show["board"]
        for event in events:
            board = after(board, event)
        marks = moved(before, board)
        return [
            self._words("tac-preview", turn=turn),
            *(self._undone(show) if undoes and not looked else []),
            *self._told_ahead(events),
            *(self._table.board(show, board, marks) if board != before else []),
        ]

    def _undone(self, show: Json) -> Lines:
        marks = moved(show["board"], show["prev"])
        return [self._words("tac-preview-undone"), *self._table.board(show, show["prev"], marks)]

    def _told_ahead(self, events: Sequence[Event]) -> Lines:
        """In the words of later; a Fool and a Devil show what they do only when they are laid."""
        last = events[-1]
        card = {happenings.PLAY: "card", happenings.TAC: "used"}.get(last.id)
        if card is None or last.args[card] not in UNFORESEEN:
            return self._happenings.lines(events)
        lines = self._happenings.lines(events) if last.id == happenings.TAC else []
        return [*lines, self._words(f"tac-preview-{last.args[card]}")]

    # --- on request ---

    def rules(self) -> Lines:
        topics = (*RULES, *MODES[self._seats.players])
        return [self._words(f"tac-rules-{topic}") for topic in topics]

    def looks(self) -> Mapping[str, Look]:
        return {
            "pile": self._table.pile,
            "places": self._table.places,
            "numbers": self._toggle_numbers,
        }

    def _toggle_numbers(self, show: Json) -> Lines:
        self._table.numbers = not self._table.numbers
        return self._table.board_now(show)

    def examples(self) -> str:
        return self._words.listing(EXAMPLES)
