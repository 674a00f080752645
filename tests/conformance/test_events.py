"""No leak through events: they tell what the viewer saw happen and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from foxfire.core.play import Play
from foxfire.core.seats import Viewer
from tests.conformance.cases import Case, every_case, players, walk
from tests.conformance.leaks import bytes_of_events, bytes_shown, sampled_games
from tests.conformance.test_cards import cards_named
from tests.conformance.worlds import sampled_worlds

Path = tuple[object, ...]


@every_case
def test_events_do_not_depend_on_the_world(case: Case, amount: int) -> None:
    """The decider's own action is held fixed; what others saw of it must not tell the world."""
    for play, player, other in sampled_games(case, amount, 5):
        for action in set(play.legal_actions) & set(other.legal_actions):
            one, two = play.copy(), other.copy()
            one.apply(action)
            two.apply(action)
            if one.deals == play.deals and same_result(one, two, player):
                assert bytes_of_events(one, player) == bytes_of_events(two, player)
                assert bytes_shown(one, player) == bytes_shown(two, player)


def same_result(one: Play, two: Play, player: Viewer) -> bool:
    """Whether the player sees the same afterwards: a draw of his own may show another card."""
    return one.observe(player).to_bytes() == two.observe(player).to_bytes()


def paths(value: Any, card: str, path: Path = ()) -> Iterator[Path]:
    """Where a card is written in an open state; its place within a list does not matter."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from paths(part, card, (*path, key))
    elif isinstance(value, list) and any(isinstance(part, list | dict) for part in value):
        for number, part in enumerate(value):
            yield from paths(part, card, (*path, number))
    elif value == card or (isinstance(value, list) and card in value):
        yield path


def cards_told(play: Play, viewer: Viewer) -> list[str]:
    """The cards named in events, without kinds of which the pack has several."""
    copies = Counter(play.game.full_pack(play.options))
    told = cards_named(play.game, [event.as_json() for event in play.events(viewer)])
    return [play.game.format_card(card) for card in told if copies[card] == 1]


@every_case
def test_events_name_only_cards_whose_place_the_viewer_knows(case: Case, amount: int) -> None:
    named = 0
    for seed in range(amount):
        for play in walk(case, seed, 1):
            for player in players(play):
                truth = play.open_state()
                for world in sampled_worlds(play, player, 3, seed):
                    for card in cards_told(play, player):
                        there = set(paths(play.game.dump(world), card))
                        # Not all: a hidden gift of before may be the card that lies open now.
                        assert there & set(paths(truth, card)), f"{card} was told to {player}"
                        named += 1
    copies = Counter(case.game.full_pack(play.options))
    assert named > 10 or sum(number == 1 for number in copies.values()) < len(copies) / 2
