"""A game being played: the façade that people, bots, records and the referee use.

It runs the plain rules, one step at a time, and keeps what belongs to a game in progress: the true
state, what every viewer has learnt, and the log from which it can be replayed. Batches and searches
use the compiled kernels instead.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, NamedTuple, overload

from foxfire.core import options as option_reader
from foxfire.core.clauses import NOT_AN_ACTION
from foxfire.core.errors import IllegalActionError, NotationError, PackError, ViewerError
from foxfire.core.game import Action, AnyGame, Card, Event, Json, Outcome
from foxfire.core.options import Options
from foxfire.core.packs import Cards, SeedStream, fresh_seed
from foxfire.core.rng import generator
from foxfire.core.seats import CHANCE, OVER, REFEREE, SPECTATOR, Player, Seat, Viewer


@dataclass(frozen=True, slots=True)
class Dealt:
    """Log entry: a pack was dealt."""

    pack: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Done:
    """Log entry: a player took an action."""

    player: Player
    action: Action


LogEntry = Dealt | Done

#: Cards, or their notation.
Pack = Sequence[Card] | Sequence[str]


Memories = Mapping[Viewer, Any]


class Log(Sequence[LogEntry]):
    """Entries in order. A copy takes no time however long the log is: what is old is shared."""

    __slots__ = ("_entries", "_size")

    def __init__(self) -> None:
        self._entries: list[LogEntry] = []
        self._size = 0

    def append(self, entry: LogEntry) -> None:
        if len(self._entries) > self._size:  # a copy has gone on from here in another way
            self._entries = self._entries[: self._size]
        self._entries.append(entry)
        self._size += 1

    def copy(self) -> Log:
        twin = Log()
        twin._entries, twin._size = self._entries, self._size
        return twin

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, index: int) -> LogEntry: ...
    @overload
    def __getitem__(self, index: slice) -> list[LogEntry]: ...
    def __getitem__(self, index: int | slice) -> LogEntry | list[LogEntry]:
        places = range(self._size)[index]
        if isinstance(places, range):
            return [self._entries[place] for place in places]
        return self._entries[places]

    def __iter__(self) -> Iterator[LogEntry]:
        return iter(self._entries[: self._size])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log | list) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]


class Moment:
    """The truth between two decisions. It is never written to, so copies of a play share it.

    What has been made of it is kept until somebody says that it is past: the views, the legal
    actions, and what the action leads to that was worked out last.
    """

    __slots__ = ("_legal", "_views", "ahead", "game", "state")

    def __init__(self, game: AnyGame, state: Any) -> None:
        self.game = game
        self.state = state
        self.ahead: tuple[Done, Moment, Memories] | None = None
        self._views: dict[Viewer, Any] = {}
        self._legal: list[Action] | None = None

    def view(self, viewer: Viewer) -> Any:
        """What the viewer sees; only to be read."""
        found = self._views.get(viewer)
        if found is None:
            found = self._views[viewer] = self.game.peek(self.state, viewer)
        return found

    @property
    def legal(self) -> list[Action]:
        if self._legal is None:
            self._legal = self.game.legal(self.state)
        return self._legal

    def knows_legal(self, action: Action) -> bool:
        """Whether it has been found out before that an action is legal."""
        if self.ahead is not None and self.ahead[0].action == action:
            return True
        return self._legal is not None and action in self._legal

    def forget(self) -> None:
        """Keep the truth alone."""
        self.ahead = self._legal = None
        self._views.clear()


class Step(NamedTuple):
    """What one log entry did to the truth; events are made from it."""

    entry: LogEntry
    before: Moment
    after: Moment

    def events(self, viewer: Viewer) -> list[Event]:
        """What the viewer saw happen."""
        game, after = self.after.game, self.after.view(viewer)
        if isinstance(self.entry, Dealt):
            return game.deal_events(after, viewer)
        action = game.kernels.seen_action(self.before.state, self.entry.action, viewer)
        return game.events(self.before.view(viewer), action, after)

    def open_events(self) -> list[Event] | None:
        """What everybody saw happen, made once from what a spectator saw; None where it differs."""
        if isinstance(self.entry, Dealt):
            return None
        game = self.after.game
        before, after = self.before.view(SPECTATOR), self.after.view(SPECTATOR)
        action = game.kernels.seen_action(self.before.state, self.entry.action, SPECTATOR)
        everybody = game.views.all_saw_it(before, action, after)
        return game.events(before, action, after) if everybody else None


@dataclass(frozen=True)
class Observation:
    """All that one viewer ever saw: the view of now and the memory of before. Bots get this."""

    game: AnyGame
    options: Options
    viewer: Viewer
    seen: Any
    memory: Any

    @property
    def to_act(self) -> Player:
        return int(self.seen.to_act)

    @property
    def legal(self) -> list[Action]:
        """What the viewer may do now; nothing while others act."""
        return self.game.legal(self.seen) if self.to_act == self.viewer else []

    def tensor(self) -> list[float]:
        self._check_player("encoded")
        out = [0.0] * self.game.facts(self.options).tensor_size
        self.game.kernels.encode(self.seen, self.memory, self.viewer, out)
        return out

    def _check_player(self, what: str) -> None:
        if self.viewer < 0:
            raise ViewerError(f"only a player's observation can be {what}")

    def to_bytes(self) -> bytes:
        seen: bytes = self.seen.to_bytes()
        memory: bytes = self.memory.to_bytes()
        return b"|".join((str(self.viewer).encode(), seen, memory))

    def sample(self, *seed: object) -> Any:
        """The state of a world that the viewer cannot tell from the true one, equal for a seed.

        Every such world has the same chance. The world's own generator is seeded too, so that it
        never carries the next real pack.
        """
        self._check_player("sampled")
        world = self.seen.copy()
        world.rng = generator("world", *seed)
        self.game.kernels.sample(world, self.memory, self.viewer)
        return world


class Play:
    """One game from its options to its outcome."""

    def __init__(
        self,
        game: AnyGame,
        options: Options | Mapping[str, Any] | None = None,
        *,
        seed: int | str | None = None,
        packs: Sequence[Pack] = (),
        position: Json | None = None,
    ) -> None:
        """Deals happen by themselves: first the given packs, then those of the seed.

        Without either, or when the packs are spent, `deal` must bring one.
        """
        self.game = game
        self.options: Options = _resolved(game, options, seed)
        self.seed = seed
        self.packs = tuple(self._checked(pack) for pack in packs)
        self.players = game.facts(self.options).players
        self.log = Log()
        self._steps: list[Step] = []
        self.state = (
            game.new_state(self.options) if position is None else game.load(self.options, position)
        )
        self.position = deepcopy(position)  # for the record, whatever the caller does with it
        blank = {viewer: game.memory_type() for viewer in self.rememberers}
        self._memories: Memories = self._begun(blank, self.state)
        self._deal_if_due()

    # --- where the game stands ---

    @property
    def state(self) -> Any:
        """The truth; only to be read. Another one may be put in its place."""
        return self._now.state

    @state.setter
    def state(self, state: Any) -> None:
        self._now = Moment(self.game, state)

    @property
    def rememberers(self) -> list[Viewer]:
        """Viewers with a memory: the players, and a spectator for what is public."""
        return [*range(self.players), SPECTATOR]

    @property
    def to_act(self) -> Player:
        player: Player = self._now.state.to_act
        return player

    @property
    def for_seat(self) -> Seat:
        return int(self.state.for_seat)

    @property
    def phase(self) -> str:
        return self.game.phase_name(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def is_over(self) -> bool:
        return self.to_act == OVER

    @property
    def deals(self) -> int:
        return sum(isinstance(entry, Dealt) for entry in self.log)

    # --- actions ---

    @property
    def legal_actions(self) -> list[Action]:
        return self._now.legal.copy()

    @property
    def legal(self) -> list[str]:
        """The legal actions in notation."""
        return [self.game.format_action(action) for action in self.legal_actions]

    def refusal(self, action: Action) -> str | None:
        """The id of the clause that forbids an action, None when it is legal."""
        code = self.game.kernels.refusal(self.state, action)
        if code == NOT_AN_ACTION:
            raise NotationError(f"{action} is no action of {self.game.id}")
        return self.game.clause(code)

    def do(self, text: str) -> None:
        """Take an action or a whole turn given in notation; all of it or nothing."""
        self.apply_all(self.game.parse_turn(text))

    def apply(self, action: Action) -> None:
        """Take an action; an illegal one raises and changes nothing."""
        self.apply_all([action])

    def apply_all(self, actions: Sequence[Action]) -> None:
        """Take the actions of a turn; if one is illegal, none of them is taken."""
        if len(actions) == 1:
            self._check(actions[0])
        else:
            self._try(actions)
        self._steps = []
        for action in actions:
            self._apply(action)

    def _try(self, actions: Sequence[Action]) -> None:
        """Take the actions of a turn on a copy: nothing may be learnt from a refusal on the way."""
        trial = self.copy()
        for done, action in enumerate(actions, start=1):
            trial.apply(action)
            if done < len(actions) and self.game.phases[trial.state.phase].commits:
                text = self.game.format_action(actions[done])
                raise IllegalActionError(f"{text} comes after the end of the turn")

    def _check(self, action: Action) -> None:
        clause = None if self._now.knows_legal(action) else self.refusal(action)
        if clause is not None:
            text = self.game.format_action(action)
            raise IllegalActionError(f"{text} is not allowed here ({clause})", clause=clause)

    def _apply(self, action: Action) -> None:
        """The same action from the same moment is worked out once, for all copies."""
        before = self._now
        if before.ahead is None or before.ahead[0].action != action:
            before.ahead = (Done(self.to_act, action), *self._work_out(action))
        done, after, self._memories = before.ahead
        self._go_on(done, after)
        self._deal_if_due()

    def _work_out(self, action: Action) -> tuple[Moment, Memories]:
        kernels, before, after = self.game.kernels, self.state, self.state.copy()
        memories = _copies(self._memories)
        for viewer, memory in memories.items():
            kernels.learn(memory, viewer, before, action)
        kernels.apply(after, action)
        after.share_rows(before)
        return Moment(self.game, after), memories

    def _go_on(self, entry: LogEntry, after: Moment) -> None:
        self.log.append(entry)
        self._steps.append(Step(entry, self._now, after))
        self._now = after

    # --- chance ---

    def deal(self, pack: Pack) -> None:
        """Deal a pack, given as cards or their notation; a wrong one raises and changes nothing."""
        if self.to_act != CHANCE:
            raise PackError("no pack is needed now")
        cards = self._checked(pack)
        self._steps = []
        self._deal(cards)

    def _checked(self, pack: Pack) -> Cards:
        cards = [self.game.parse_card(c) if isinstance(c, str) else c for c in pack]
        self.game.check_pack(self.options, cards)
        return cards

    def _deal(self, cards: Sequence[Card]) -> None:
        after = self.state.copy()
        self.game.kernels.deal(after, cards)
        self._memories = self._begun(self._memories, after)
        self._go_on(Dealt(tuple(cards)), Moment(self.game, after))

    def _deal_if_due(self) -> None:
        if self.to_act != CHANCE:
            return
        number = self.deals
        if number < len(self.packs):
            self._deal(self.packs[number])
        elif self.seed is not None:
            stream = SeedStream(self.seed, f"pack-{number}")
            self._deal(self.game.draw_pack(self.options, stream))

    def _begun(self, memories: Memories, state: Any) -> Memories:
        """Memories as they begin with a deal."""
        begun = _copies(memories)
        for viewer, memory in begun.items():
            self.game.kernels.learn_deal(memory, viewer, state)
        return begun

    # --- what is seen ---

    def observe(self, viewer: Viewer) -> Observation:
        """All that the viewer ever saw, for bots, sampling and tensors."""
        self.game.check_viewer(viewer, self.players)
        if viewer == REFEREE:
            raise ViewerError("a referee sees all and keeps no memory")
        seen, memory = self._now.view(viewer).copy(), self._memories[viewer].copy()
        return Observation(self.game, self.options, viewer, seen, memory)

    def show(self, viewer: Viewer) -> Json:
        """What lies on the table before the viewer now."""
        self.game.check_viewer(viewer, self.players)
        memory = self._memories[SPECTATOR if viewer == REFEREE else viewer]
        return self.game.show(self.options, self._now.view(viewer), memory, viewer)

    def show_open(self) -> Json:
        """Of what lies on the table: what everybody sees, made from what a spectator sees."""
        shown = self.show(SPECTATOR)
        for name in self.game.own_fields:
            del shown[name]
        return shown

    def show_own(self, viewer: Viewer) -> Json:
        """The rest of what a player or spectator is shown."""
        return self.game.views.own(self._now.view(viewer), self._memories[viewer], viewer)

    @property
    def steps(self) -> tuple[Step, ...]:
        """What the last action did, with the deal that followed it if any."""
        return tuple(self._steps)

    def events(self, viewer: Viewer, steps: Sequence[Step] | None = None) -> list[Event]:
        """What the viewer saw happen in the last action, or in earlier steps that were kept."""
        self.game.check_viewer(viewer, self.players)
        told = self._steps if steps is None else steps
        return [event for step in told for event in step.events(viewer)]

    def open_state(self) -> Json:
        """Everything, open: what `position` accepts."""
        return self.game.dump(self.state)

    # --- copies ---

    def copy(self) -> Play:
        """An independent copy, made in no time: what both have been through is shared."""
        twin = object.__new__(Play)
        twin.__dict__.update(self.__dict__)
        twin.log, twin._steps = self.log.copy(), self._steps.copy()
        return twin


def _copies(memories: Memories) -> Memories:
    return {viewer: memory.copy() for viewer, memory in memories.items()}


def _resolved(
    game: AnyGame, given: Options | Mapping[str, Any] | None, seed: int | str | None
) -> Options:
    """Options as they are recorded: read, checked, and nothing left to chance."""
    if isinstance(given, Options):
        given = given.as_json()
    options: Options = option_reader.read(game.options_type, given or {})
    stream = SeedStream(fresh_seed() if seed is None else seed, "options")
    return option_reader.resolve(options, stream.below)
