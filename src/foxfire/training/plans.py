"""What is trained, as data: the tables, the sizes of the networks, and how learning goes on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from foxfire.bots.net.layout import GAME_OF
from foxfire.core import options as option_reader
from foxfire.core.errors import OptionError, brief
from foxfire.core.game import AnyGame
from foxfire.core.options import Options
from foxfire.core.registry import game

Settings = dict[str, Any]
Ramp = tuple[float, float]  # from the beginning of a run to its end


@dataclass(frozen=True)
class Size:
    """A network's width, and how many blocks of two layers it has."""

    width: int
    blocks: int


# Small networks: at most 300,000 weights, and a hundredth of a millisecond for an answer.
QUICK_TABLES: Final = 512
QUICK_REPEATS: Final = 3  # updates for every look at all tables
QUICK_LEARNING: Final[Ramp] = (3e-3, 1e-5)


@dataclass(frozen=True)
class Plan:
    """Everything that decides how a network is trained, but for the time it gets."""

    network: str
    #: Options of the tables, each as often as its weight says; all tables learn together.
    variants: tuple[tuple[int, Settings], ...]
    #: The options with which strength is judged while training.
    judged: Settings
    player: Size
    critic: Size
    quick: Size = Size(width=160, blocks=2)  # of the small one that is distilled from the player
    tables: int = 16_384
    steps: int = 32  # choices of every table between two updates
    minibatch: int = 32_768
    epochs: int = 2
    learning_rate: Ramp = (4e-4, 2e-5)
    entropy: Ramp = (0.03, 0.004)
    clip: float = 0.2  # how far a choice's chance may move in one update
    trace: float = 0.95  # the lambda of the advantages
    discount: float = 1.0  # of what comes a choice later
    averaging: float = 0.99  # of the weights that are judged and kept, by update
    flat_worlds: int = 100  # of the opponent that samples worlds; without any there is none
    judge_tables: int = 512
    judge_steps: int = 600  # choices of a table after which a judged game counts as drawn

    @property
    def game(self) -> AnyGame:
        return game(GAME_OF[self.network])

    def options(self) -> list[Options]:
        """One entry for every table of a cycle."""
        return [self._settle(given) for weight, given in self.variants for _ in range(weight)]

    def judged_options(self) -> list[Options]:
        """Both, or all, players begin as often."""
        return [self._settle(self.judged)]

    @property
    def is_to_be_won(self) -> bool:
        """Or is it played together, for as few cards as can be?"""
        return self.game.facts(self.judged_options()[0]).zero_sum

    def small(self) -> Plan:
        """For the small network that is distilled from this one."""
        return replace(
            self, player=self.quick, tables=QUICK_TABLES, minibatch=QUICK_TABLES,
            epochs=QUICK_REPEATS, learning_rate=QUICK_LEARNING,
        )  # fmt: skip

    def continued(self) -> Plan:
        """For a run that begins with a player who has learnt already."""
        rate, entropy = self.learning_rate, self.entropy
        return replace(
            self, learning_rate=(rate[0] / 2, rate[1]), entropy=(entropy[0] / 3, entropy[1])
        )

    def _settle(self, given: Settings) -> Options:
        options: Options = option_reader.read(self.game.options_type, given)
        return options.settled()


def dealt_by(dealers: Sequence[int], /, **settings: Any) -> list[tuple[int, Settings]]:
    """The same options with each of these dealers."""
    return [(1, {**settings, "dealer": dealer}) for dealer in dealers]


FOX: Final = Plan(
    network="fox",
    variants=(
        (3, {"target": 21, "dealer": 0}),
        (3, {"target": 21, "dealer": 1}),
        (1, {"target": 16}),
        (1, {"target": 35, "dealer": 1}),
    ),
    judged={"target": 21},
    player=Size(width=640, blocks=2),
    critic=Size(width=512, blocks=2),
)

TATSU: Final = Plan(
    network="tatsu",
    variants=(
        *dealt_by(range(4), players=4),
        *dealt_by(range(3), players=3),
        (1, {"players": 3, "edition": "fr"}),
        (1, {"players": 3, "leader": "chosen"}),
        (1, {"players": 2, "clan": "red"}),
        (1, {"players": 2, "clan": "yellow", "dealer": 1}),
        (1, {"players": 2, "clan": "red", "edition": "fr", "dealer": 1}),
        (1, {"players": 2, "clan": "yellow", "face_down": "own"}),
    ),
    judged={"players": 4},
    player=Size(width=640, blocks=2),
    critic=Size(width=512, blocks=2),
    flat_worlds=30,
)

TAC: Final = Plan(
    network="tac",
    variants=(
        *dealt_by(range(4), mode="teams"),
        *dealt_by(range(4), mode="teams", master=True),
        *dealt_by(range(2), mode="two"),
        *dealt_by(range(2), mode="two", master=True),
    ),
    judged={"mode": "teams"},
    player=Size(width=640, blocks=2),
    critic=Size(width=512, blocks=2),
    quick=Size(width=144, blocks=2),
    steps=64,
    trace=0.985,  # about as far as the steps reach
    flat_worlds=0,
    judge_tables=256,
    judge_steps=1500,
)

TAC_TOGETHER: Final = Plan(
    network="tac-together",
    variants=(
        *dealt_by(range(4), mode="coop"),
        *dealt_by(range(4), mode="coop", master=True),
        *dealt_by(range(2), mode="solo"),
        *dealt_by(range(2), mode="solo", master=True),
    ),
    judged={"mode": "coop"},
    player=Size(width=640, blocks=2),
    critic=Size(width=512, blocks=2),
    quick=Size(width=144, blocks=2),
    steps=64,
    trace=0.985,  # about as far as the steps reach
    discount=0.997,  # beginners need a thousand choices: their value would sink for ages
    flat_worlds=0,
    judge_tables=256,
    judge_steps=3000,
)

PLANS: Final = {plan.network: plan for plan in (FOX, TATSU, TAC, TAC_TOGETHER)}


def plan(network: str) -> Plan:
    if network not in PLANS:
        known = ", ".join(PLANS)
        raise OptionError(f"there is no plan for {brief(network)}; the networks are {known}")
    return PLANS[network]
