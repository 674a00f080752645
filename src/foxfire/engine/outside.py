"""A bot that is an outside program. Whatever the program does, the game goes on."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from contextlib import suppress

from foxfire.bots.bot import Bot
from foxfire.core.errors import MessageError, NotationError, SetupError
from foxfire.core.game import Action, AnyGame, Event, Json, Outcome
from foxfire.core.options import Options
from foxfire.core.play import Observation
from foxfire.core.seats import Player
from foxfire.engine.conduct import (
    ABSENT,
    CRASH,
    ILLEGAL,
    LATE,
    LONG,
    OTHER,
    RUBBISH,
    START,
    Conduct,
    Fault,
)
from foxfire.engine.messages import (
    MOST_BYTES,
    PROTOCOL,
    Answer,
    Ask,
    FromProgram,
    Hello,
    New,
    Over,
    Quit,
    Refused,
    Welcome,
)
from foxfire.engine.packing import pack
from foxfire.engine.program import Odd, Program

PREFIX = "engine:"
DEADLINE = 10.0  # seconds for a decision, unless somebody says otherwise
START_DEADLINE = 20.0  # seconds until a program has said hello
SLACK = 0.1  # seconds for the way there and back
MOST_LATE = 3  # decisions in a row; then the program is taken to hang, and started again
MOST_STARTS = 3  # without an answer that could be used; then it is given up


class OutsideBot:
    """Plays one player of a game at a time. It is told all that this player sees, and no more.

    A decision that the program cannot or may not take is taken by the fallback. A program that has
    crashed or hangs is started again; it is then told all events of the game anew.
    """

    def __init__(
        self, command: str, game: AnyGame, fallback: Bot, *, deadline: float = DEADLINE
    ) -> None:
        self.command, self.name = command, f"{PREFIX}{command}"
        self.conduct = Conduct()
        self._given_up = False
        self._game, self._fallback, self._deadline = game, fallback, deadline
        self._program: Program | None = None
        self._wants_observation = False
        self._table: New | None = None
        self._events: list[Json] = []  # of this game, all of them
        self._told = 0  # how many of them this program knows
        self._decision = 0  # ids never begin anew, so that a late answer is recognised
        self._late = self._starts = 0  # since the last answer that could be used

    # --- a game, step by step ---

    def begin(self, options: Options, player: Player) -> None:
        """A game begins, in which the program plays for this player."""
        facts = self._game.facts(options)
        self._table = New(options.as_json(), player, facts.players, facts.seats)
        self._events, self._told = [], 0
        if self._program is not None:
            self._program.send(self._table)
            return
        with suppress(Fault):  # the first decision will find out
            self._running()

    def notice(self, events: Sequence[Event]) -> None:
        """The player has seen something happen; the program hears of it with the next question."""
        self._events += [event.as_json() for event in events]

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        """The program's decision, or the fallback's."""
        self._decision += 1
        self.conduct.decisions += 1
        dice = rng.getrandbits(53)
        try:
            action = self._asked(observation, dice)
        except Fault as fault:
            return self._instead(fault, observation, rng)
        self._late = self._starts = 0
        return action

    def end(self, outcome: Outcome | None) -> None:
        """The game is over, or was left."""
        if self._program is not None:
            told = None if outcome is None else outcome.as_json()
            self._program.send(Over(self._news(), told))
        self._table = None

    def close(self) -> None:
        """Send the program away."""
        if self._program is not None:
            self._program.send(Quit())
            self._stop(politely=True)

    def kill(self) -> None:
        """End the program without a word, for a process that is about to end itself."""
        program = self._program
        if program is not None:
            program.kill()

    def take_conduct(self) -> Conduct:
        """What there is to report since the last report."""
        taken, self.conduct = self.conduct, Conduct(given_up=self._given_up)
        return taken

    # --- a decision ---

    def _asked(self, observation: Observation, dice: int) -> Action:
        program = self._running()
        program.send(self._question(observation, dice))
        answer = self._answer(program, time.monotonic() + self._deadline + SLACK)
        return self._meant(observation, answer.action)

    def _question(self, observation: Observation, dice: int) -> Ask:
        game, seen = self._game, observation.seen
        show = game.show(observation.options, seen, observation.memory, observation.viewer)
        return Ask(
            decision=self._decision,
            seat=int(seen.for_seat),
            phase=game.phase_name(seen),
            show=show,
            legal=[game.format_action(action) for action in observation.legal],
            events=self._news(),
            deadline_ms=round(1000 * self._deadline),
            dice=dice,
            observation=pack(observation) if self._wants_observation else None,
        )

    def _news(self) -> list[Json]:
        news, self._told = self._events[self._told :], len(self._events)
        return news

    def _answer(self, program: Program, until: float) -> Answer:
        """The answer to this decision; one that comes late for an earlier decision is dropped."""
        while True:
            message = _heard(program, until)
            if isinstance(message, Hello):
                raise Fault(RUBBISH, "it said hello in the middle of a game")
            if message.decision == self._decision:
                return message
            if not 0 < message.decision < self._decision:
                raise Fault(
                    OTHER,
                    f"it answered decision {message.decision}; {self._decision} had been asked",
                )

    def _meant(self, observation: Observation, text: str) -> Action:
        try:
            action = self._game.parse_action(text)
        except NotationError as error:
            raise Fault(ILLEGAL, error.message) from None
        if action not in observation.legal:
            told = self._game.format_action(action)
            raise Fault(ILLEGAL, f"{told} was not among the legal actions")
        return action

    def _instead(self, fault: Fault, observation: Observation, rng: random.Random) -> Action:
        """What the fallback does; the program hears that it did."""
        action = self._fallback.choose(observation, rng)
        self._judge(fault)
        if self._program is not None:
            played = self._game.format_action(action)
            self._program.send(Refused(self._decision, fault.kind, fault.message, played))
        return action

    def _judge(self, fault: Fault) -> None:
        """Keep the fault; a program that is gone or hangs is cleared away."""
        self._late = self._late + 1 if fault.kind == LATE else 0
        gone = fault.kind in (CRASH, START) or self._late >= MOST_LATE
        if gone and self._program is not None:
            self._stop()
        if gone and self._starts >= MOST_STARTS:
            self._given_up = self.conduct.given_up = True
        self.conduct.note(fault, () if self._program is None else self._program.tail)

    # --- the program ---

    def say_hello(self) -> None:
        """Start the program now; raises `SetupError` with what it last said if that goes wrong."""
        try:
            self._running()
        except Fault as fault:
            self._judge(fault)
            said = "".join(f" | {line}" for line in self.conduct.tail[-3:])
            raise SetupError(f"{self.name}: {fault.message}{said}") from None

    def _running(self) -> Program:
        if self._program is None:
            if self._given_up:
                raise Fault(ABSENT, "it had been given up")
            self._start()
        assert self._program is not None
        return self._program

    def _start(self) -> None:
        self._starts += 1
        self._late = 0
        try:
            self._program = Program(self.command)
        except SetupError as error:
            raise Fault(START, error.message) from None
        self._program.send(Welcome(PROTOCOL, self._game.id, self._game.rules_version))
        try:
            self._greet(self._program)
        except Fault:
            self._stop()
            raise
        if self._table is not None:
            self._program.send(self._table)
        self._told = 0

    def _greet(self, program: Program) -> None:
        try:
            hello = _heard(program, time.monotonic() + START_DEADLINE)
        except Fault as fault:
            raise Fault(START, f"no hello: {fault.message}") from None
        if not isinstance(hello, Hello):
            raise Fault(START, "it answered before it had said hello")
        if hello.protocol != PROTOCOL:
            raise Fault(START, f"it speaks protocol {hello.protocol}, this is {PROTOCOL}")
        self._wants_observation = hello.observation

    def _stop(self, *, politely: bool = False) -> None:
        assert self._program is not None
        self._program.stop(politely=politely)
        if self._program.tail:
            self.conduct.tail = self._program.tail
        self._program = None


def _heard(program: Program, until: float) -> FromProgram:
    """The next message; whatever else comes is a fault."""
    try:
        message = program.receive(until)
    except MessageError as error:
        raise Fault(RUBBISH, error.message) from None
    match message:
        case Odd.NOTHING:
            raise Fault(LATE, "nothing came before the deadline")
        case Odd.TOO_LONG:
            raise Fault(LONG, f"a line was longer than {MOST_BYTES} bytes")
        case Odd.END:
            raise Fault(CRASH, "it ended")
        case _:
            return message
