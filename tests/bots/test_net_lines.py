"""The small network and the lines it plays; almost all of it plain, as it is written."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import foxfire.bots.registry  # noqa: F401 - every game brings what ends a line
from foxfire.bots.net import safetensors
from foxfire.bots.net.hidden import HIDDEN_SIZES
from foxfire.bots.net.layout import identity_of, quick_name
from foxfire.bots.net.line_search import ONE_MORE, LineSearch, Turn, quick_layers
from foxfire.bots.net.lines import DRAWN, LINE, WORLD, begin_line, play_lines, propose
from foxfire.bots.net.network import PREFIX, Network, expected_shapes
from foxfire.bots.net.quick import Layers, layers_of, slate_for, think
from foxfire.bots.net.recall import recall
from foxfire.bots.net.safetensors import WeightsError
from foxfire.bots.search.budget import Budget, read_budget
from foxfire.core.bits import has
from foxfire.core.game import AnyGame
from foxfire.core.play import Observation, Play
from foxfire.core.registry import game, game_ids
from foxfire.core.rng import generator
from foxfire.games.fox.cards import CARDS
from foxfire.games.fox.tensor import PIECES

FOX = game("fox")


def some_arrays(rules: AnyGame, width: int = 8) -> dict[str, Any]:
    facts, dice = rules.facts(rules.options_type().settled()), np.random.default_rng(3)
    outputs = facts.actions + 1 + HIDDEN_SIZES[rules.state_type]
    shapes = expected_shapes(facts.tensor_size, outputs, width, 1)
    return {name: dice.normal(size=shape).astype(np.float16) for name, shape in shapes.items()}


def some_layers(rules: AnyGame = FOX) -> Layers:
    return layers_of(some_arrays(rules))


def seen_in(rules: AnyGame, tricks: int, seed: int = 1) -> Observation:
    """What a player with a choice sees some actions after a deal."""
    play, dice = Play(rules, seed=seed), random.Random(seed)
    for _ in range(2 * tricks):
        play.apply(dice.choice(play.legal_actions))
    while len(play.legal_actions) < 2:
        play.apply(play.legal_actions[0])
    return play.observe(play.to_act)


def two_turns(seen: Observation) -> list[Turn]:
    """Of one action each."""
    return [(action,) for action in seen.legal[:2]]


class PlainLines(LineSearch):
    """The same without a compiler."""

    def __init__(
        self, seen: Observation, layers: Layers, *seed: object, tried: Sequence[Turn] = ()
    ) -> None:
        super().__init__(seen, tried or two_turns(seen), layers, *seed)
        worlds = [seen.seen.copy() for _ in range(DRAWN + 1)]
        worlds[DRAWN].rng = generator("lines", *seed)
        memories = [seen.game.memory_type() for _ in range(self.players)]
        self.ground = self.ground._replace(
            states=worlds, memories=memories, own=[seen.memory],
            actions=[0] * seen.game.most_legal,
        )  # fmt: skip

    def play(self, worlds: int) -> None:
        viewer = self.observation.viewer
        play_lines(self.ground, self.layers, self.slate, viewer, self.players, worlds)
        self.worlds += worlds

    def _believe(self) -> None:
        think(self.layers, self.slate, self.observation.tensor(), len(self.slate.found))
        self.ground.beliefs[:] = self.slate.found[-len(self.ground.beliefs) :]


def test_it_finds_what_the_same_weights_find_in_numpy() -> None:
    arrays, seen = some_arrays(FOX), seen_in(FOX, 3)
    layers = layers_of(arrays)
    slate = slate_for(layers)
    think(layers, slate, seen.tensor(), len(slate.found))
    there = Network(arrays).think(np.array(seen.tensor(), np.float32))
    assert slate.found.tolist() == pytest.approx([*there[0].tolist(), there[1]], rel=1e-3, abs=1e-3)


def test_many_observations_at_once_are_thought_of_as_one_by_one() -> None:
    network = Network(some_arrays(FOX))
    tensors = np.array([seen_in(FOX, tricks).tensor() for tricks in range(4)], np.float32)
    logits, values = network.think_all(tensors)
    for row, tensor in enumerate(tensors):
        alone = network.think(tensor)
        assert logits[row].tolist() == pytest.approx(alone[0].tolist(), rel=1e-4, abs=1e-4)
        assert values[row] == pytest.approx(alone[1], rel=1e-4, abs=1e-4)


def pieces(tensor: list[float], *left_out: str) -> list[float]:
    found, at = [], 0
    for name, size in PIECES:
        found += [] if name in left_out else tensor[at : at + size]
        at += size
    return found


@pytest.mark.parametrize("seed", range(4))
def test_the_other_is_thought_to_remember_what_he_does(seed: int) -> None:
    """But for decrees that he saw taken: where they lie now is followed only in his own memory."""
    play, dice = Play(FOX, {"target": 16}, seed=seed), random.Random(seed)
    while not play.is_over:
        for viewer in range(2):
            other = play.observe(1 - viewer)
            guessed = FOX.memory_type()
            recall(play.state, play.observe(viewer).memory, viewer, guessed, 1 - viewer)
            tensor = [0.0] * len(other.tensor())
            FOX.kernels.encode(other.seen, guessed, 1 - viewer, tensor)
            unsure = ("held_theirs", "buried_theirs")
            assert pieces(tensor, *unsure) == pieces(other.tensor(), *unsure)
        play.apply(dice.choice(play.legal_actions))


@pytest.mark.parametrize("game_id", game_ids())
def test_turns_are_compared_in_the_same_worlds(game_id: str) -> None:
    rules = game(game_id)
    search = PlainLines(seen_in(rules, 2), some_layers(rules), 7)
    search.play(3)
    first, second = search.prospects()
    assert (first.more, first.error) == (0.0, 0.0)
    assert -1 <= second.more <= 1 and second.error >= 0
    again = PlainLines(seen_in(rules, 2), some_layers(rules), 7)
    again.play(3)
    assert again.prospects() == search.prospects()


def test_a_line_begins_with_a_whole_turn_and_ends_with_the_deal() -> None:
    """A pack of TAC holds several deals; what others do in between is seen by everybody."""
    play = Play(game("tac"), seed=5)
    while play.phase == "give":
        play.apply(play.legal_actions[0])
    turn = whole_turn(play)
    seen = play.observe(play.to_act)
    search = PlainLines(seen, some_layers(game("tac")), 7, tried=[turn, (turn[0],)])
    search.play(1)
    ended = search.ground.states[LINE]
    assert ended.deal == seen.seen.deal + 1 and ended.laid > seen.seen.laid + len(turn)
    begin_line(search.ground, seen.viewer, search.players, search.ground.tried[0])
    assert search.ground.states[LINE].laid == seen.seen.laid + 1
    assert search.ground.states[LINE].to_act != seen.viewer


def whole_turn(play: Play) -> Turn:
    """Of the last legal actions, until others may act."""
    trial, turn = play.copy(), []
    while trial.to_act == play.to_act:
        turn.append(trial.legal_actions[-1])
        trial.apply(turn[-1])
    return tuple(turn)


def test_worlds_are_taken_by_what_is_believed_of_the_hidden_cards() -> None:
    seen = seen_in(FOX, 3)
    search, other = PlainLines(seen, some_layers(), 7), 1 - seen.viewer
    worlds = [seen.sample(number) for number in range(10)]
    unsure = [c for c in range(CARDS) if len({has(w.hands[other], c) for w in worlds}) == 2]

    def share(odds: float) -> float:
        search.ground.beliefs[:] = 0.0
        search.ground.beliefs[unsure[0]] = odds
        held = 0
        for _ in range(40):
            propose(search.ground, seen.viewer)
            held += has(search.ground.states[WORLD].hands[other], unsure[0])
        return held / 40

    assert share(-4.0) < share(4.0) - 0.4


def test_a_simulation_is_a_line_and_one_world_is_always_tried() -> None:
    for sims, worlds in (("1", 1), ("10", 5), ("11", 5)):
        search = PlainLines(seen_in(FOX, 10), some_layers(), 7)
        search.spend(read_budget(sims=sims))
        assert search.worlds == worlds
    hurried = PlainLines(seen_in(FOX, 10), some_layers(), 7)
    hurried.spend(read_budget("1ms"))
    assert hurried.worlds >= 1


def noted(search: LineSearch, first: list[float], second: list[float]) -> LineSearch:
    """As if two actions had brought so much, world by world."""
    brought = np.array([first, second])
    search.ground.values[:] = brought.sum(axis=1)
    search.ground.products[:] = brought @ brought.T
    search.worlds = len(first)
    return search


def ten_in() -> LineSearch:
    return PlainLines(seen_in(FOX, 10), some_layers(), 7)


COIN, OFTEN = [0.0, 1.0] * 32, [1.0, 0.0, 1.0, 1.0] * 16


@pytest.mark.parametrize(
    ("first", "second", "left"),
    [
        (COIN, COIN, [0, 1]),
        (COIN, OFTEN, [0, 1]),  # a lead of two errors
        ([0.0, 0.1] * 32, [0.9, 1.0] * 32, [1]),  # better in every world
        ([0.9, 1.0] * 32, [0.0, 0.1] * 32, [0]),
        ([0.9, 1.0], [0.0, 0.1], [0, 1]),  # ... of two
    ],
)
def test_a_turn_that_falls_behind_is_tried_no_more(
    first: list[float], second: list[float], left: list[int]
) -> None:
    search = noted(ten_in(), first, second)
    search.leave_behind()
    assert [found.turn for found in search.prospects()] == [search.tried[i] for i in left]


def test_lines_are_played_only_of_turns_that_are_tried() -> None:
    search = ten_in()
    search.ground.is_tried[0] = False
    search.play(2)
    assert search.ground.values[0] == 0.0 < search.ground.values[1]
    assert [(found.turn, found.more) for found in search.prospects()] == [(search.tried[1], 0.0)]


def test_it_is_clear_when_one_is_left_or_the_difference_is_known() -> None:
    assert noted(ten_in(), COIN, COIN).is_clear(), "equal in every world"
    assert not noted(ten_in(), COIN, OFTEN).is_clear(), "a lead of two errors"
    assert not noted(ten_in(), [0.9, 1.0], [0.0, 0.1]).is_clear(), "two worlds"
    alone = noted(ten_in(), COIN, OFTEN)
    alone.ground.is_tried[0] = False
    assert alone.is_clear()


def test_one_world_is_a_poor_guide() -> None:
    _, second = noted(ten_in(), [0.5], [0.6]).prospects()
    assert second.more == pytest.approx(0.1) and second.error == pytest.approx(ONE_MORE)


def test_a_budget_need_not_be_spent_when_it_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LineSearch, "is_clear", lambda self: self.worlds >= 4)
    search = PlainLines(seen_in(FOX, 12), some_layers(), 7)
    search.spend(Budget(simulations=1000, until_clear=True))
    assert search.worlds == 4


def test_a_small_network_that_does_not_fit_is_refused_with_what_was_expected(
    tmp_path: Path,
) -> None:
    name, path = quick_name("fox"), tmp_path / "quick.safetensors"
    arrays = {PREFIX + key: array for key, array in some_arrays(FOX).items()}
    safetensors.write(path, arrays, identity_of("fox", FOX))
    with pytest.raises(WeightsError, match="expected network 'fox-quick', found 'fox'"):
        quick_layers(path, name, "fox")
    del arrays[f"{PREFIX}out.bias"]
    safetensors.write(path, arrays, identity_of(name, FOX))
    with pytest.raises(WeightsError, match="expected a network from 394 numbers to 100 actions"):
        quick_layers(path, name, "fox")
    path.write_bytes(path.read_bytes()[:-1])
    with pytest.raises(WeightsError, match="not a whole safetensors file"):
        quick_layers(path, name, "fox")


def test_compiled_lines_are_those_of_the_plain_run() -> None:
    seen, layers = seen_in(FOX, 9), some_layers()
    plain, compiled = PlainLines(seen, layers, 7), LineSearch(seen, two_turns(seen), layers, 7)
    plain.play(4)
    compiled.play(4)
    assert compiled.ground.values.tolist() == pytest.approx(plain.ground.values.tolist(), abs=1e-6)
