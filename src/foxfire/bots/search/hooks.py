"""What a game tells the search beyond its rules; a network's places are the same.

Each is a `@kernel` that `bring` registers for the state of a game. Code is compiled for one set of
them and kept in the disk cache, so they are brought where bots get their names, before any search.

The first three every game must bring. The others are about turns: what a player does in one go, as
one number that the tree holds as one node. Where a game says nothing, a turn is an action.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from foxfire.core.dispatch import (
    add_kernel,
    added_generic,
    apply,
    kernel_of,
    legal,
    seen_action,
)
from foxfire.core.kernel import inline_kernels, kernel
from foxfire.core.struct import Struct

inline_kernels(__name__)

#: Makes an array of whole numbers, of floats or of a struct: packed, or as a list for a plain run.
Make = Callable[[type[Any], int], Any]


class Turns(NamedTuple):
    """A list of turns, given by the caller; what a game makes itself may hold more."""

    codes: Any
    gains: Any  # what each is thought to bring at first sight, in the unit of `evaluate`


def room_for_actions(make: Make, most_legal: int) -> tuple[Turns, Turns, Turns]:
    turns = Turns(make(int, most_legal), make(float, most_legal))
    return turns, Turns(make(int, most_legal), make(float, most_legal)), turns


@kernel
def each_action(s: Any, out: Turns) -> int:
    """Nothing is known at first sight: the gains stay as they were made, nothing."""
    return legal(s, out.codes)


@kernel
def one_action(s: Any, code: int, actions: MutableSequence[int]) -> int:
    apply(s, code)
    actions[0] = code
    return 1


@kernel
def as_action(s: Any, code: int, viewer: int) -> int:
    return seen_action(s, code, viewer)


@kernel
def by_one_pick(s: Any, out: Turns) -> None:
    apply(s, rollout_pick(s))


@kernel
def with_the_pack(s: Any, root: Any) -> bool:
    """Every deal has a pack of its own."""
    return False


@dataclass(frozen=True)
class Hooks:
    """What a game brings; the arguments are those of the functions below."""

    rollout_pick: Callable[[Any], int]
    stops_early: Callable[[Any, Any], bool]
    evaluate: Callable[[Any, Any, int], float]
    list_turns: Callable[[Any, Any], int] = each_action
    follow: Callable[[Any, int, Any], int] = one_action
    seen_turn: Callable[[Any, int, int], int] = as_action
    roll_on: Callable[[Any, Any], None] = by_one_pick
    is_other_deal: Callable[[Any, Any], bool] = with_the_pack
    #: Rooms for the turns of the root, of any other node, and of a rollout.
    room: Callable[[Make, int], tuple[Any, Any, Any]] = room_for_actions
    longest_turn: int = 1  # actions
    #: As how many visits the first sight of a turn counts; with 0, every turn is tried once.
    trust: float = 0.0
    #: How much rarely chosen turns are favoured, in standard deviations of what simulations bring:
    #: a match that is nearly decided, or a long game's small steps, need no other number.
    exploration: float = 1.5
    #: The same for the decision itself: there the best turn is to be found, and nothing is lost
    #: with simulations of others.
    root_exploration: float = 1.5
    #: Simulations before a search may end because its choice is clear: what takes no time anyway is
    #: worth more than the time it saves.
    clear_after: int = 20_000


_HOOKS: dict[type[Struct], Hooks] = {}


def bring(hooks: Hooks, state: type[Struct]) -> None:
    _HOOKS[state] = hooks
    add_kernel(rollout_pick, state, hooks.rollout_pick)
    add_kernel(stops_early, state, hooks.stops_early)
    add_kernel(evaluate, state, hooks.evaluate)
    add_kernel(list_turns, state, hooks.list_turns)
    add_kernel(follow, state, hooks.follow)
    add_kernel(seen_turn, state, hooks.seen_turn)
    add_kernel(roll_on, state, hooks.roll_on)
    add_kernel(is_other_deal, state, hooks.is_other_deal)


def hooks_of(state: type[Struct]) -> Hooks:
    return _HOOKS[state]


@added_generic
def rollout_pick(s: Any) -> int:
    """A legal action, as somebody might choose it who may see all cards and thinks quickly."""
    return int(kernel_of(rollout_pick, type(s))(s))


@added_generic
def stops_early(s: Any, root: Any) -> bool:
    """Whether a simulation from `root` has gone far enough; a new pack ends it anyway."""
    return bool(kernel_of(stops_early, type(s))(s, root))


@added_generic
def evaluate(s: Any, root: Any, player: int) -> float:
    """What a player has reached where a simulation ends, from 0 to 1: his chance to win the match.

    Where there is nobody to win against, how much better it is than what `root` promised.
    """
    return float(kernel_of(evaluate, type(s))(s, root, player))


@added_generic
def list_turns(s: Any, out: Any) -> int:
    """Write the turns of whoever acts, and what each is thought to bring him; returns how many.

    A turn ends where something new is shown. Its code says all that was chosen, so that equal codes
    after equal play are the same to everybody. In the middle of a turn, what is left of it.
    """
    return int(kernel_of(list_turns, type(s))(s, out))


@added_generic
def follow(s: Any, code: int, actions: Any) -> int:
    """Carry out a turn and note its actions; returns how many there were."""
    return int(kernel_of(follow, type(s))(s, code, actions))


@added_generic
def seen_turn(s: Any, code: int, viewer: int) -> int:
    """What a viewer sees of a turn."""
    return int(kernel_of(seen_turn, type(s))(s, code, viewer))


@added_generic
def roll_on(s: Any, out: Any) -> None:
    """Play the next action or turn of a rollout."""
    kernel_of(roll_on, type(s))(s, out)


@added_generic
def is_other_deal(s: Any, root: Any) -> bool:
    """Whether the deal of `root` is over, though the pack is not."""
    return bool(kernel_of(is_other_deal, type(s))(s, root))
