"""What the entries of a table make of it. No clocks, no network, no chance: only the fold.

A table that runs and one that is loaded after a crash go through the same `fold`, so they cannot
differ.
"""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from foxfire.core.game import AnyGame, Json
from foxfire.core.play import Play, Step
from foxfire.core.records import Record, record_of
from foxfire.core.registry import game as find_game
from foxfire.core.seats import CHANCE
from foxfire.server import entries as e
from foxfire.server import shuffle, starts, takeback, together
from foxfire.server.entries import Entry, Line
from foxfire.server.messages import Given, Millis, Proposal, Setup, Status, Tempo

RECENT = 16  # entries that can be told again to somebody who was away
MOST_TURNS_BACK = 16
COMMANDS = 64  # of a table that are known by heart; the store knows the older ones

Part = Literal["show", "seats", "status", "proposals", "packs", "tempo", "turn", "early"]


@dataclass
class SeatState:
    """Who plays for one player of the game."""

    kind: Literal["open", "person", "bot"] = "open"
    person: str | None = None  # who sits here, or may come back to it
    bot: str | None = None


@dataclass
class PackState:
    """A pack from its commitment to the end of its use."""

    secret: str
    added: list[str | None]
    dealt: bool = False
    spent: bool = False


@dataclass
class ProposalState:
    seat: int
    what: Literal["takeback", "tempo", "hints"]
    tempo: Tempo | None
    agreed: set[int]
    turns: int = 1


class Taken(NamedTuple):
    """A turn: whose it was, and how long the log was before it."""

    player: int
    log: int


class Question(NamedTuple):
    """A decision of one player that is awaited."""

    decision: int
    seat: int
    asked_at: Millis


class Told(NamedTuple):
    """One entry as it can be told again: its number for viewers, and what happened."""

    line: Line
    seq: int
    steps: tuple[Step, ...]
    notices: tuple[Json, ...]
    parts: frozenset[Part]
    asked: frozenset[int]  # players whose question is new or has changed


@dataclass
class TableState:
    """One table, as of its last entry."""

    id: str
    setup: Setup = field(init=False)
    start: Given | None = None
    host: str = ""
    created_at: Millis = 0
    tempo: Tempo = field(default_factory=Tempo)
    hints: bool = False  # asked for when the table was made: for somebody who is alone
    hints_agreed: bool = False  # by everybody who sits here
    seats: list[SeatState] = field(default_factory=list)
    play: Play | None = None
    turns: list[Taken] = field(default_factory=list)  # the last ones since a pack was dealt
    packs: list[PackState] = field(default_factory=list)
    proposals: dict[int, ProposalState] = field(default_factory=dict)
    rematch: str | None = None
    invited: set[str] = field(default_factory=set)  # who need no invitation code
    held: dict[str, set[int]] = field(default_factory=dict)  # seats that people ever had
    watched: set[str] = field(default_factory=set)
    barred: set[str] = field(default_factory=set)  # removed by the host
    commands: OrderedDict[tuple[str, str], str | None] = field(default_factory=OrderedDict)
    recent: deque[Told] = field(default_factory=lambda: deque(maxlen=RECENT))
    seq: int = 0  # of the last entry that viewers were told of; all are told of the same ones
    number: int = 0  # of the last entry
    decision: int = 0  # changes whenever the game does
    changed_at: Millis = 0  # when the game last did
    questions: dict[int, Question] = field(default_factory=dict)  # by player, still to be answered
    early: dict[int, e.Answered] = field(default_factory=dict)  # by player, not yet due
    acted: Counter[int] = field(default_factory=Counter)  # the seq of each player's last turn

    # --- where it stands ---

    @property
    def game(self) -> AnyGame:
        return find_game(self.setup.game)

    @property
    def status(self) -> Status:
        if self.play is None:
            return "open"
        return "over" if self.play.is_over else "running"

    @property
    def players(self) -> range:
        return range(self.setup.players)

    @property
    def decider(self) -> int | None:
        """The player whose decision the rules take next."""
        if self.play is None or self.play.to_act < 0:
            return None
        return self.play.to_act

    @property
    def people(self) -> list[int]:
        """Seats at which a person sits now."""
        return [seat for seat in self.players if self.seats[seat].kind == "person"]

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat in self.people if self.seats[seat].person == person]

    @property
    def is_full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def deal_at(self) -> Millis | None:
        """When the next pack is dealt; between two of them a table may pause."""
        if self.play is None or self.play.to_act != CHANCE:
            return None
        return self.changed_at + 1000 * self.setup.pause

    def deadline(self, player: int) -> Millis | None:
        """When a player's decision is late; bots have other limits."""
        question = self.questions.get(player)
        if question is None or self.tempo.seconds is None or self.seats[player].kind != "person":
            return None
        return question.asked_at + 1000 * self.tempo.seconds

    @property
    def is_partnership(self) -> bool:
        """Whether somebody has a partner in this deal, with whom talk would be help."""
        if self.play is None or self.play.to_act < 0:
            return False
        sides = self.game.sides(self.play.state)
        return len(set(sides)) < len(sides)

    @property
    def gives_hints(self) -> bool:
        """Never at a table with other people, unless all have agreed."""
        alone = len({self.seats[seat].person for seat in self.people}) == 1
        return self.hints_agreed or (self.hints and alone)

    def waiting_for(self, proposal: ProposalState) -> list[int]:
        """Seats whose people have not agreed; several seats of one person agree together."""
        agreed = {self.seats[seat].person for seat in proposal.agreed}
        return [seat for seat in self.people if self.seats[seat].person not in agreed]

    def proposal(self, number: int) -> Proposal:
        found = self.proposals[number]
        return Proposal(
            number=number,
            by=found.seat,
            what=found.what,
            tempo=found.tempo,
            turns=found.turns,
            agreed=sorted(found.agreed),
            waiting=self.waiting_for(found),
        )

    def record(self, names: dict[str, str]) -> Record:
        """The game, open, with what vouches for its packs; only for games that are over."""
        assert self.play is not None
        if self.setup.training:  # whoever made the table knew the cards
            return record_of(self.play, {**names, "training": "yes"})
        spent = {
            shuffle.note_name(number): shuffle.note(pack.secret, pack.added)
            for number, pack in enumerate(self.packs)
            if pack.spent
        }
        return record_of(self.play, {**names, **spent})

    def forget_words(self, person: str) -> None:
        """What somebody said in words of their own is not told again."""
        for place, told in enumerate(self.recent):
            if isinstance(told.line.entry, e.Talked) and told.line.person == person:
                blank = tuple({**notice, "text": ""} for notice in told.notices)
                self.recent[place] = told._replace(notices=blank)

    # --- the fold ---

    def fold(self, line: Line) -> Told:
        """Take one entry in; it has been checked before it was written down."""
        change = _Change()
        entry = line.entry
        _FOLDS[type(entry)](self, entry, line, change)
        self.number = line.number
        if line.command is not None and line.person is not None:
            self._remember(line.person, line.command, entry)
        if change.game:
            self._game_changed(line, change)
        is_told = not isinstance(entry, e.Watched)  # nobody learns who looks over whose shoulder
        self.seq += is_told
        told = Told(
            line,
            self.seq,
            tuple(change.steps),
            tuple(change.notices),
            change.frozen(),
            self._newly_asked(entry, change),
        )
        if change.steps:
            self._let_pass()
        if is_told:
            self.recent.append(told)
        if isinstance(entry, e.Played | e.Answered):
            self.acted[entry.player] = self.seq
        return told

    def _let_pass(self) -> None:
        """The turn before has been told; if it is told again, views of it are made again."""
        told = next((told for told in reversed(self.recent) if told.steps), None)
        for step in () if told is None else told.steps:
            step.before.forget()

    def _remember(self, person: str, command: str, entry: Entry) -> None:
        made = entry.table if isinstance(entry, e.Rematched) else None
        self.commands[person, command] = made
        while len(self.commands) > COMMANDS:
            self.commands.popitem(last=False)

    def _game_changed(self, line: Line, change: _Change) -> None:
        self.decision += 1
        self.changed_at = line.at
        self._ask(line)
        change.parts |= {"show", "turn"}
        void = [n for n, p in self.proposals.items() if p.what == "takeback"]
        for number in void:  # what was to be taken back is no longer the last turn
            del self.proposals[number]
        if void:
            change.parts.add("proposals")
        if self.play is not None and self.play.is_over:
            for pack in self.packs:
                pack.spent = pack.dealt
            change.parts |= {"status", "packs"}

    def _ask(self, line: Line) -> None:
        """Questions that wait for an early answer stay as they are while others answer theirs."""
        assert self.play is not None
        goes_on = isinstance(line.entry, e.Played) and together.is_together(self.play)
        kept = self.questions if goes_on else {}
        fresh = {
            player: Question(self.decision, seat, line.at)
            for player, seat in together.deciders(self.play).items()
            if player not in self.early
        }
        self.questions = {player: kept.get(player, asked) for player, asked in fresh.items()}

    def ask_again(self, at: Millis, *players: int) -> None:
        """The time for these questions begins anew."""
        again = {p: self.questions[p]._replace(asked_at=at) for p in players if p in self.questions}
        self.questions = {**self.questions, **again}

    def _newly_asked(self, entry: Entry, change: _Change) -> frozenset[int]:
        if isinstance(entry, e.Answered) or "turn" not in change.parts:
            return frozenset()
        new = (p for p, q in self.questions.items() if q.decision == self.decision)
        return frozenset(new if change.game else self.questions)


class _Change:
    """What one entry does, collected while it is folded."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.notices: list[Json] = []
        self.parts: set[Part] = set()
        self.game = False

    def notice(self, name: str, **args: Any) -> None:
        self.notices.append({"event": f"server-event-{name}", **args})

    def frozen(self) -> frozenset[Part]:
        return frozenset(self.parts)


def rebuild(table: str, lines: Iterable[Line]) -> TableState:
    """A table from all its entries."""
    state = TableState(table)
    for line in lines:
        state.fold(line)
    return state


# --- one function for each kind of entry ---------------------------------------------------------


def _created(s: TableState, entry: e.Created, line: Line, change: _Change) -> None:
    s.setup, s.host, s.tempo, s.hints = entry.setup, entry.host, entry.tempo, entry.hints
    s.seats = [SeatState() for _ in s.players]
    s.packs = [PackState(entry.secret, [None] * s.setup.players)]
    s.invited, s.created_at, s.start = set(entry.invited), line.at, entry.start


def _sat(s: TableState, entry: e.Sat, line: Line, change: _Change) -> None:
    s.seats[entry.seat] = SeatState("person", entry.person)
    if entry.person not in s.held:
        s.hints_agreed = False  # a newcomer has not agreed
    s.held.setdefault(entry.person, set()).add(entry.seat)
    s.ask_again(line.at, entry.seat)  # somebody who has just come has the whole time
    change.parts |= {"seats", "turn"}
    change.notice("sat", seat=entry.seat, person=entry.person)


def _vacated(s: TableState, entry: e.Vacated, line: Line, change: _Change) -> None:
    s.seats[entry.seat] = SeatState()
    change.parts.add("seats")
    change.notice("vacated", seat=entry.seat)


def _botted(s: TableState, entry: e.Botted, line: Line, change: _Change) -> None:
    gone = s.seats[entry.seat].person
    if entry.removed and gone is not None:
        s.barred.add(gone)
    s.seats[entry.seat] = SeatState("bot", entry.keeps_for, entry.bot)
    for proposal in s.proposals.values():
        proposal.agreed.discard(entry.seat)
    change.parts |= {"seats", "turn"}
    change.notice("removed" if entry.removed else "botted", seat=entry.seat, bot=entry.bot)


def _contributed(s: TableState, entry: e.Contributed, line: Line, change: _Change) -> None:
    s.packs[-1].added[entry.seat] = entry.text
    change.parts.add("packs")
    change.notice("contributed", seat=entry.seat)


def _started(s: TableState, entry: e.Started, line: Line, change: _Change) -> None:
    s.play = starts.begun(s.game, entry.options, s.start)
    change.game = True
    change.parts |= {"status", "seats"}
    change.notice("started")


def _packed(s: TableState, entry: e.Packed, line: Line, change: _Change) -> None:
    assert s.play is not None
    s.play.deal(entry.cards)
    s.turns = []  # never back past a shuffle
    change.steps += s.play.steps
    for pack in s.packs[:-1]:
        pack.spent = True
    s.packs[-1].dealt = True
    s.packs.append(PackState(entry.next_secret, [None] * s.setup.players))
    change.game = True
    change.parts.add("packs")


def _played(s: TableState, entry: e.Played, line: Line, change: _Change) -> None:
    assert s.play is not None
    s.turns = [*s.turns[1 - MOST_TURNS_BACK :], Taken(entry.player, len(s.play.log))]
    s.questions = {p: q for p, q in s.questions.items() if p != entry.player}
    if entry.player in s.early:
        s.early = {p: answer for p, answer in s.early.items() if p != entry.player}
        change.parts.add("early")
    for action in entry.actions:
        s.play.apply(s.game.parse_action(action))
        change.steps += s.play.steps
    change.game = True
    if entry.late:
        change.notice("late", seat=entry.player, bot=entry.bot)
    elif entry.instead is not None:
        change.notice("stand-in", seat=entry.player, bot=entry.bot, reason=entry.instead)


def _answered(s: TableState, entry: e.Answered, line: Line, change: _Change) -> None:
    s.early = {**s.early, entry.player: entry}
    s.questions = {p: q for p, q in s.questions.items() if p != entry.player}
    change.parts |= {"turn", "early"}
    change.notice("answered", seat=entry.player)


def _proposed(s: TableState, entry: e.Proposed, line: Line, change: _Change) -> None:
    what: Any = entry.what
    s.proposals[line.number] = ProposalState(
        entry.seat, what, entry.tempo, {entry.seat}, entry.turns
    )
    change.parts.add("proposals")
    change.notice("proposed", seat=entry.seat, what=entry.what)


def _consented(s: TableState, entry: e.Consented, line: Line, change: _Change) -> None:
    change.parts.add("proposals")
    change.notice("agreed" if entry.agree else "declined", seat=entry.seat)
    if entry.agree:
        s.proposals[entry.proposal].agreed.add(entry.seat)
    else:
        del s.proposals[entry.proposal]


def _taken_back(s: TableState, entry: e.TakenBack, line: Line, change: _Change) -> None:
    assert s.play is not None
    s.play = takeback.before(s.play, s.turns[-entry.turns].log)
    s.turns, s.early = s.turns[: -entry.turns], {}
    s.proposals.pop(entry.proposal, None)
    change.game = True
    change.parts |= {"proposals", "early"}
    change.notice("taken-back")


def _tempo_set(s: TableState, entry: e.TempoSet, line: Line, change: _Change) -> None:
    s.tempo = entry.tempo
    s.ask_again(line.at, *s.questions)
    s.proposals = {n: p for n, p in s.proposals.items() if p.what != "tempo"}
    change.parts |= {"tempo", "turn", "proposals"}
    change.notice("tempo")


def _hints_allowed(s: TableState, entry: e.HintsAllowed, line: Line, change: _Change) -> None:
    s.hints_agreed = True
    s.proposals = {n: p for n, p in s.proposals.items() if p.what != "hints"}
    change.parts.add("proposals")
    change.notice("hints")


def _talked(s: TableState, entry: e.Talked, line: Line, change: _Change) -> None:
    args = {"phrase": entry.phrase} if entry.phrase else {"text": entry.text}
    change.notice("talk", seat=entry.seat, person=line.person, **args)


def _watched(s: TableState, entry: e.Watched, line: Line, change: _Change) -> None:
    s.watched.add(entry.person)


def _rematched(s: TableState, entry: e.Rematched, line: Line, change: _Change) -> None:
    s.rematch = entry.table
    change.notice("rematch", table=entry.table)


_FOLDS: dict[type[Entry], Any] = {
    e.Created: _created,
    e.Sat: _sat,
    e.Vacated: _vacated,
    e.Botted: _botted,
    e.Contributed: _contributed,
    e.Started: _started,
    e.Packed: _packed,
    e.Played: _played,
    e.Answered: _answered,
    e.Proposed: _proposed,
    e.Consented: _consented,
    e.TakenBack: _taken_back,
    e.TempoSet: _tempo_set,
    e.HintsAllowed: _hints_allowed,
    e.Talked: _talked,
    e.Watched: _watched,
    e.Rematched: _rematched,
}
