"""A deal played again in a sampled world: would the viewer have seen the same all along?"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from foxfire.core.play import Play
from tests.games.tac.side_by_side import TAC

Json = dict[str, Any]
LIKED = ("fool", "devil", "tac")


@dataclass
class Watched:
    """A deal from its beginning: every action, and what every player saw before and after each."""

    start: Play
    actions: list[int] = field(default_factory=list)
    seen: list[list[bytes]] = field(default_factory=list)

    @staticmethod
    def of(play: Play) -> Watched:
        watched = Watched(play.copy())
        watched.seen.append(what_all_see(play))
        return watched

    def do(self, play: Play, action: int) -> None:
        play.apply(action)
        self.actions.append(action)
        self.seen.append(what_all_see(play))


def what_all_see(play: Play) -> list[bytes]:
    return [play.observe(player).to_bytes() for player in range(play.players)]


def lively(rng: random.Random, play: Play) -> int:
    """A legal action, rather one of those that move hands about."""
    legal = play.legal_actions
    liked = [action for action in legal if TAC.format_action(action) in LIKED]
    return rng.choice(liked if liked and rng.random() < 0.7 else legal)


def dealt_hands(world: Json) -> list[list[str]]:
    """The hands before the exchange, by the seats they were dealt to."""
    found = []
    for seat in range(4):
        holder, partner = (seat - world["passes"]) % 4, (seat + 2) % 4
        cards = Counter(world["hands"][holder])
        cards += Counter(laid["card"] for laid in world["pile"] if laid["dealt_to"] == seat)
        if world["given"][seat] is not None:
            cards[world["given"][seat]] += 1
        if world["phase"] != "give":
            cards[world["given"][partner]] -= 1
        assert min(cards.values()) >= 0, "a gift that was not in the hand"
        found.append(list(cards.elements()))
    return found


def beginning(watched: Watched, world: Json) -> Json:
    """The open state at the beginning of the deal, had this world been the true one."""
    position = watched.start.open_state()
    order = TAC.notation
    position["hands"] = [sorted(hand, key=order.parse_card) for hand in dealt_hands(world)]
    position["stock"] = world["stock"]
    return position


def in_this_world(watched: Watched, world: Json) -> Play:
    """The game at the beginning of the deal, with all memories as they were."""
    play = watched.start.copy()
    state = TAC.load(play.options, beginning(watched, world))  # checks cards and announcements
    state.rng = play.state.rng
    play.state = state.copy()
    return play


def assert_replays(watched: Watched, state: Any, player: int) -> None:
    """The same actions, with this world's gifts, look the same to the player all along."""
    world = TAC.dump(state)
    play = in_this_world(watched, world)
    assert play.observe(player).to_bytes() == watched.seen[0][player], "at the beginning"
    gifts = iter(world["given"])
    for number, action in enumerate(watched.actions, start=1):
        text = TAC.format_action(action)
        play.do(f"give {next(gifts)}" if text.startswith("give") else text)
        assert play.observe(player).to_bytes() == watched.seen[number][player], (number, text)
    assert TAC.dump(play.state) == world
