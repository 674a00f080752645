"""What a game is to the rest of Foxfire: facts as data, and a few functions over its structs.

The rules are in the game's kernels. A `Game` adds what people and programs need around them:
notation, positions, views, events, the outcome. Nothing outside `games/` knows a concrete game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from foxfire.core.clauses import clause_id
from foxfire.core.dispatch import Kernels, register
from foxfire.core.errors import PackError, ViewerError
from foxfire.core.options import Options
from foxfire.core.packs import SeedStream
from foxfire.core.seats import CHANCE, OVER, REFEREE, SPECTATOR, Player, Seat, Side, Viewer
from foxfire.core.struct import Struct

Action = int
Card = int
Json = dict[str, Any]

State = TypeVar("State", bound=Struct)
Memory = TypeVar("Memory", bound=Struct)
GameOptions = TypeVar("GameOptions", bound=Options)

VIEWER_NAMES: Mapping[str, Viewer] = {"spectator": SPECTATOR, "referee": REFEREE}


@dataclass(frozen=True)
class Phase:
    """A kind of decision. At a commit point something new was shown: a turn is not drafted past.

    Decisions that are made together are single actions. What one player chooses changes nothing of
    what others may choose or see until all have chosen; so a table may ask everybody at once.
    """

    name: str
    commits: bool = True
    together: bool = False


@dataclass(frozen=True)
class Facts:
    """A game with given options, as data."""

    players: int
    seats: int
    actions: int
    decisions_per_deal: int  # at most
    pack_size: int
    utilities: tuple[int, int]  # lowest and highest
    zero_sum: bool
    tensor: tuple[tuple[str, int], ...]  # the named pieces of the tensor observation

    @property
    def tensor_size(self) -> int:
        return sum(size for _, size in self.tensor)


@dataclass(frozen=True)
class Outcome:
    """How a game ended. `detail` has one entry a side, for people; `reason` is a message id."""

    scores: tuple[int, ...]
    utility: tuple[int, ...]
    winners: tuple[Player, ...]
    reason: str
    detail: tuple[Json, ...] = ()

    def as_json(self) -> Json:
        return {
            "scores": list(self.scores),
            "winners": list(self.winners),
            "utility": list(self.utility),
            "reason": self.reason,
            "detail": list(self.detail),
        }


@dataclass(frozen=True)
class Event:
    """Something a viewer saw happen: a message id with arguments, to animate and to tell."""

    id: str
    args: Json = field(default_factory=dict)

    def as_json(self) -> Json:
        return {"event": self.id, **self.args}


class Notation(Protocol):
    """What a game's `notation.py` holds. It never depends on the language."""

    def parse_card(self, text: str, /) -> Card: ...

    def format_card(self, card: Card, /) -> str: ...

    def parse_action(self, text: str, /) -> Action:
        """An action from its notation; raises `NotationError`."""

    def format_action(self, action: Action, /) -> str:
        """The notation, `?` for what is hidden."""


class Positions(Protocol):
    """What a game's `position.py` holds."""

    def dump(self, state: Any, /) -> Json:
        """The open state as people write it; `load` accepts exactly this."""

    def load(self, options: Any, position: Json, /) -> Any:
        """A state from an open position; raises `PositionError` saying what is wrong."""


class Views(Protocol):
    """What a game's `views.py` holds. It is given views, never the truth."""

    def show(self, options: Any, seen: Any, memory: Any, viewer: Viewer, /) -> Json:
        """What lies on the table before the viewer now; never more than it may look at again."""

    def own(self, seen: Any, memory: Any, viewer: Viewer, /) -> Json:
        """Of what a player or spectator is shown: the fields that may differ between them."""

    def events(self, before: Any, action: Action, after: Any, /) -> list[Event]:
        """What the viewer saw happen; all three arguments are as the viewer sees them."""

    def all_saw_it(self, before: Any, action: Action, after: Any, /) -> bool:
        """Whether all players saw the same events as a spectator, whose eyes these are."""

    def deal_events(self, after: Any, viewer: Viewer, /) -> list[Event]:
        """What the viewer saw of a deal."""

    def remarks(self, ended: Any, /) -> list[str]:
        """Telling or rare things about a deal that has just ended, as message ids."""


class Game(ABC, Generic[State, Memory, GameOptions]):
    """One game: its modules under agreed names, and a few facts. One instance in the registry."""

    id: ClassVar[str]
    rules_version: ClassVar[int]
    clause_prefix: ClassVar[str]
    options_type: type[GameOptions]
    state_type: type[State]
    memory_type: type[Memory]
    kernels: ClassVar[Kernels]
    notation: Notation
    position: Positions
    views: Views
    phases: ClassVar[tuple[Phase, ...]]
    most_legal: ClassVar[int]  # legal actions at one decision, at most, whatever the options
    hidden_rows: ClassVar[tuple[str, ...]]  # of the state: those that `hide` writes to
    own_fields: ClassVar[tuple[str, ...]]  # of what is shown: those that `own` gives

    def __init__(self) -> None:
        register(self.kernels, self.state_type, self.memory_type)
        self._actions: dict[str, Action] = {}  # by their texts, as far as they have occurred
        self._texts: dict[Action, str] = {}

    # --- facts ---

    @abstractmethod
    def facts(self, options: GameOptions) -> Facts: ...

    @abstractmethod
    def sides(self, state: State) -> tuple[Side, ...]:
        """The side of every player in this deal."""

    # --- states ---

    @abstractmethod
    def new_state(self, options: GameOptions) -> State:
        """A state that waits for its first pack."""

    def dump(self, state: State) -> Json:
        return self.position.dump(state)

    def load(self, options: GameOptions, position: Json) -> State:
        state: State = self.position.load(options, position)
        return state

    @abstractmethod
    def outcome(self, state: State) -> Outcome | None: ...

    # --- cards and packs ---

    @abstractmethod
    def full_pack(self, options: GameOptions) -> Sequence[Card]:
        """The cards of one pack, in their order."""

    def parse_card(self, text: str) -> Card:
        return self.notation.parse_card(text)

    def format_card(self, card: Card) -> str:
        return self.notation.format_card(card)

    def draw_pack(self, options: GameOptions, stream: SeedStream) -> list[Card]:
        """A pack in an order in which it may be dealt, for a table."""
        return stream.shuffled(self.full_pack(options))

    def check_pack(self, options: GameOptions, pack: Sequence[Card]) -> None:
        """Raise `PackError` naming what is wrong with a pack."""
        expected, given = Counter(self.full_pack(options)), Counter(pack)
        too_many = self._some_cards("too many of", given - expected)
        missing = self._some_cards("missing", expected - given)
        if too_many or missing:
            raise PackError(f"not a pack of {self.id}: {'; '.join(too_many + missing)}")

    def _some_cards(self, fault: str, cards: Counter[Card]) -> list[str]:
        """A fault with the cards it concerns, not all of them if they are many."""
        names = [self.format_card(card) for card in sorted(cards.elements())]
        more = [f"and {len(names) - 5} more"] if len(names) > 6 else []
        shown = names[:5] if more else names
        return [f"{fault} {', '.join(shown + more)}"] if names else []

    # --- actions ---

    def parse_action(self, text: str) -> Action:
        action = self._actions.get(text)
        if action is None:
            action = self.notation.parse_action(text)
            if self.format_action(action) == text:  # so there is an end to what is kept
                self._actions[text] = action
        return action

    def format_action(self, action: Action) -> str:
        text = self._texts.get(action)
        if text is None:
            text = self._texts[action] = self.notation.format_action(action)
        return text

    def parse_turn(self, text: str) -> list[Action]:
        """The actions of a whole turn; a game with long turns has a notation of its own."""
        return [self.parse_action(text)]

    def format_turns(self, actions: Sequence[Action]) -> list[str]:
        """The actions of one player in a row as texts that `parse_turn` accepts."""
        return [self.format_action(action) for action in actions]

    def legal(self, state: State) -> list[Action]:
        out = [0] * self.most_legal
        return out[: self.kernels.legal(state, out)]

    def clause(self, code: int) -> str | None:
        return clause_id(self.clause_prefix, code)

    # --- what is seen ---

    def view(self, state: State, viewer: Viewer) -> State:
        """A copy of the state with everything blanked that the viewer does not see."""
        seen = state.copy()
        self.kernels.hide(seen, viewer)
        return seen

    def peek(self, state: State, viewer: Viewer) -> State:
        """The same of a state that is never written to again; what lies open is shared with it."""
        seen = state.copy_but(*self.hidden_rows)
        self.kernels.hide(seen, viewer)
        return seen

    def show(self, options: GameOptions, seen: State, memory: Memory, viewer: Viewer) -> Json:
        return self.views.show(options, seen, memory, viewer)

    def events(self, before: State, action: Action, after: State) -> list[Event]:
        return self.views.events(before, action, after)

    def deal_events(self, after: State, viewer: Viewer) -> list[Event]:
        return self.views.deal_events(after, viewer)

    def remarks(self, ended: State) -> list[str]:
        return self.views.remarks(ended)

    # --- words of the protocol ---

    def phase_name(self, state: Any) -> str:
        phase: Phase = self.phases[state.phase]
        return phase.name

    def check_viewer(self, viewer: Viewer, players: int) -> None:
        if viewer not in (SPECTATOR, REFEREE) and not 0 <= viewer < players:
            raise ViewerError(f"there is no player {viewer}; players are 0 to {players - 1}")


AnyGame = Game[Any, Any, Any]


def actor_as_json(to_act: Player, for_seat: Seat) -> Json | str | None:
    """Who acts, as the referee and records write it."""
    if to_act == OVER:
        return None
    return "chance" if to_act == CHANCE else {"player": to_act, "seat": for_seat}
