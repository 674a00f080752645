"""The bot that asks a network: its file, its errors, its outputs. Nothing here needs torch."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from foxfire.bots.net import safetensors
from foxfire.bots.net.bot import NetBot
from foxfire.bots.net.layout import GAME_OF, identity_of, layout_of
from foxfire.bots.net.line_search import quick_layers
from foxfire.bots.net.network import PREFIX, expected_shapes, load
from foxfire.bots.net.outputs import output_of
from foxfire.bots.net.safetensors import WeightsError
from foxfire.bots.net.shipped import file_of, plays, shipped, shipped_quick, table
from foxfire.bots.registry import bot, learnt_names
from foxfire.core.errors import OptionError
from foxfire.core.game import AnyGame
from foxfire.core.options import Options
from foxfire.core.play import Play
from foxfire.core.registry import game, game_ids

VARIANTS = [
    pytest.param(game(i), options, id=f"{i}: {name}")
    for i in game_ids()
    for name, options in game(i).options_type.variants().items()
]


def write_weights(path: Path, network: str, **changed: str) -> Path:
    """A small network of random weights, its texts changed as told."""
    rules = game(GAME_OF[network])
    facts = rules.facts(rules.options_type().settled())
    dice = np.random.default_rng(5)
    shapes = expected_shapes(facts.tensor_size, facts.actions + 1, 16, 1)
    arrays: dict[str, Any] = {
        PREFIX + name: dice.normal(size=shape).astype(np.float16) for name, shape in shapes.items()
    }
    safetensors.write(path, arrays, identity_of(network, rules) | changed)
    return path


@pytest.fixture
def fox_weights(tmp_path: Path) -> Path:
    return write_weights(tmp_path / "fox.safetensors", "fox")


def first_choice(rules: AnyGame, options: Options | None = None, seed: int = 1) -> Any:
    play = Play(rules, options, seed=seed)
    while len(play.legal_actions) < 2:
        play.apply(play.legal_actions[0])
    return play.observe(play.to_act)


@pytest.mark.parametrize(("rules", "options"), VARIANTS)
def test_legal_actions_have_outputs_of_their_own(rules: AnyGame, options: Options) -> None:
    dice, play = random.Random(3), Play(rules, options, seed=3)
    outputs = rules.facts(options).actions
    for _ in range(150):
        if play.is_over:
            break
        legal = play.legal_actions
        found = [output_of(play.state, action) for action in legal]
        assert len(set(found)) == len(legal)
        assert all(0 <= output < outputs for output in found)
        play.apply(dice.choice(legal))


@pytest.mark.parametrize(("rules", "options"), VARIANTS)
def test_it_plays_every_variant(rules: AnyGame, options: Options, tmp_path: Path) -> None:
    together = options.as_json().get("mode") in ("coop", "solo")
    name = f"{rules.id}-together" if together else rules.id
    bot = NetBot(file=str(write_weights(tmp_path / "net", name)))
    dice, play = random.Random(1), Play(rules, options, seed=1)
    for _ in range(20):
        seen = play.observe(play.to_act)
        action = bot.choose(seen, dice)
        assert action in play.legal_actions
        play.apply(action)


def test_equal_seeds_give_equal_choices_at_any_temperature(fox_weights: Path) -> None:
    seen = first_choice(game("fox"))
    warm = NetBot(file=str(fox_weights), temperature="5")
    some = [warm.choose(seen, random.Random(i)) for i in range(40)]
    assert some == [warm.choose(seen, random.Random(i)) for i in range(40)]
    assert len(set(some)) > 1
    best = NetBot(file=str(fox_weights))
    liking = best.liking(seen)
    assert best.choose(seen, random.Random(0)) == max(liking, key=liking.__getitem__)


def test_weights_of_another_game_are_refused(tmp_path: Path) -> None:
    path = write_weights(tmp_path / "net", "tatsu")
    with pytest.raises(WeightsError, match="expected network 'fox', found 'tatsu'"):
        NetBot(file=str(path)).choose(first_choice(game("fox")), random.Random(0))


@pytest.mark.parametrize("key", ["foxfire", "rules", "layout"])
def test_weights_of_another_version_are_refused(tmp_path: Path, key: str) -> None:
    path = write_weights(tmp_path / f"{key}.net", "fox", **{key: "other"})
    with pytest.raises(WeightsError, match=rf"expected {key} '.+', found 'other'"):
        NetBot(file=str(path)).choose(first_choice(game("fox")), random.Random(0))


@pytest.mark.parametrize("kept", [0, 7, 300, -1])
def test_a_damaged_file_is_refused(fox_weights: Path, kept: int) -> None:
    whole = fox_weights.read_bytes()
    fox_weights.write_bytes(whole[:kept])
    with pytest.raises(WeightsError, match="not a whole safetensors file"):
        safetensors.read(fox_weights)


def test_a_network_of_other_sizes_is_refused(tmp_path: Path) -> None:
    rules = game("fox")
    arrays: dict[str, Any] = {f"{PREFIX}in.weight": np.zeros((3, 4), np.float16)}
    safetensors.write(tmp_path / "net", arrays, identity_of("fox", rules))
    with pytest.raises(WeightsError, match="expected a network from 394 numbers to 100 actions"):
        NetBot(file=str(tmp_path / "net")).choose(first_choice(rules), random.Random(0))


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match="No such file"):
        safetensors.read(tmp_path / "nowhere")


def test_a_wrong_temperature_is_told() -> None:
    for wrong in ("hot", "-1", "nan", "inf"):
        with pytest.raises(OptionError, match="expected a number from 0 on"):
            NetBot(temperature=wrong)


def test_arrays_and_texts_come_back(tmp_path: Path) -> None:
    arrays: dict[str, Any] = {
        "a": np.arange(6, dtype=np.float32).reshape(2, 3),
        "b": np.array([1.5], np.float16),
    }
    safetensors.write(tmp_path / "file", arrays, {"game": "fox"})
    read, texts = safetensors.read(tmp_path / "file")
    assert texts == {"game": "fox"}
    assert {name: array.tolist() for name, array in read.items()} == {
        "a": [[0, 1, 2], [3, 4, 5]],
        "b": [1.5],
    }


def test_layouts_are_those_that_the_games_pin() -> None:
    """A change of actions or tensor pieces makes weights useless: `tests/games` pins the same."""
    assert layout_of(game("tac")) == "7fddeb51991d49d7"
    assert len({layout_of(game(i)) for i in game_ids()}) == len(game_ids())


# --- the networks that come with the package ---

MOST_BYTES = 10_000_000
MOST_QUICK_WEIGHTS = 300_000


@pytest.mark.parametrize("name", shipped())
def test_a_shipped_network_is_small_and_fits_its_game(name: str) -> None:
    assert file_of(name).stat().st_size <= MOST_BYTES
    load(file_of(name), name, game(GAME_OF[name]))


@pytest.mark.parametrize("name", shipped())
def test_a_shipped_network_has_a_card(name: str) -> None:
    _, card = safetensors.read(file_of(name))
    assert {"trained", "machine", "date", "again", "judged"} <= set(card)
    assert card["again"].startswith(f"foxfire train {name} --seconds ")


@pytest.mark.parametrize("name", shipped_quick())
def test_a_shipped_small_network_is_one_and_has_a_card(name: str) -> None:
    arrays, card = safetensors.read(file_of(name))
    assert sum(array.size for array in arrays.values()) <= MOST_QUICK_WEIGHTS
    large = name.removesuffix("-quick")
    quick_layers(file_of(name), name, GAME_OF[large])
    assert card["again"].startswith(f"foxfire train {large} --distil --seconds ")
    assert {"trained", "machine", "date", "judged"} <= set(card)


def test_the_page_of_networks_tells_their_cards() -> None:
    page = (Path(__file__).parents[2] / "docs" / "networks.md").read_text(encoding="utf-8")
    assert table() in page, "put there what `python -m foxfire.bots.net.shipped` prints"


@pytest.mark.parametrize("game_id", game_ids())
def test_net_finds_its_network_by_itself_or_says_what_it_looked_for(game_id: str) -> None:
    seen = first_choice(game(game_id))
    if plays(game_id):
        assert bot("net", game_id).choose(seen, random.Random(0)) in seen.legal
        assert learnt_names(game_id) == ("net",)
    else:
        assert learnt_names(game_id) == ()
        with pytest.raises(WeightsError, match=r"has no network .*: expected .*\.safetensors"):
            bot("net", game_id).choose(seen, random.Random(0))


def test_a_file_can_be_named(fox_weights: Path) -> None:
    seen = first_choice(game("fox"))
    assert bot(f"net:{fox_weights}", "fox").choose(seen, random.Random(0)) in seen.legal
