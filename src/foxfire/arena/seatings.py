"""Who plays for whom when two bots are compared: the same packs with the seats changed round.

All of it follows from the facts of a game. A *party* is the players who win or lose together; a
*set* is a number of games over the same packs, one for each *seating*. With two parties a set is a
pair: each bot has each party once. With more, each bot sits once in every place alone against the
other. Where everybody plays together, there is nobody to play against: each bot plays the packs
alone, and the two results are compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from foxfire.arena.contest import Contest
from foxfire.core.errors import SetupError
from foxfire.core.game import AnyGame, Facts
from foxfire.core.options import Options
from foxfire.core.seats import Player

Party = tuple[Player, ...]
#: Which of the two bots, 0 or 1, decides for each player.
Seating = tuple[int, ...]

ALL, LONE = "all", "lone"


@dataclass(frozen=True)
class Format:
    """How two bots are compared in a game with given options."""

    parties: tuple[Party, ...]
    seatings: tuple[Seating, ...]
    utilities: tuple[int, int]
    together: bool  # one party: results are compared, nobody is played against

    @property
    def contest(self) -> Contest:
        if self.together:
            return Contest()
        return Contest(tuple(self.held(seating) for seating in self.seatings))

    def held(self, seating: Seating) -> tuple[int, int]:
        """How many parties each bot has."""
        owners = [seating[party[0]] for party in self.parties]
        return owners.count(0), owners.count(1)

    def set_share(self, utilities: Sequence[Sequence[int] | None]) -> Fraction:
        """The first bot's share of the points of a set, from the utilities of its games.

        A game that was cut has none. It is a draw; where bots play alone it is the worst result.
        """
        if self.together:
            one, other = (self.worth(game) for game in utilities)
            return Fraction(1, 2) + Fraction((one > other) - (one < other), 2)
        games = zip(self.seatings, utilities, strict=True)
        return sum((self.points(s, u) for s, u in games), Fraction()) / len(self.seatings)

    def points(self, seating: Seating, utilities: Sequence[int] | None) -> Fraction:
        """The first bot's points in one game; the points of all parties add up to 1."""
        low, high = self.utilities
        told = (0,) * len(seating) if utilities is None else utilities
        own = (told[party[0]] for party in self.parties if seating[party[0]] == 0)
        return sum((Fraction(utility - low, high - low) for utility in own), Fraction())

    def worth(self, utilities: Sequence[int] | None) -> int:
        """What a game that all play together was worth."""
        return self.utilities[0] if utilities is None else utilities[0]


def plan(game: AnyGame, options: Options, seatings: str = ALL) -> Format:
    """How two bots are compared in this game."""
    facts = game.facts(options)
    found = parties(game, options, facts)
    if len(found) == 1:
        alone = tuple((bot,) * facts.players for bot in (0, 1))
        return Format(found, alone, facts.utilities, together=True)
    places = [_alone(party, facts.players) for party in found]
    chosen = places if seatings == LONE else [*places, *map(_turned, places)]
    return Format(found, tuple(dict.fromkeys(chosen)), facts.utilities, together=False)


def _alone(party: Party, players: int) -> Seating:
    """The first bot has one party, the other has the rest."""
    return tuple(0 if player in party else 1 for player in range(players))


def _turned(seating: Seating) -> Seating:
    return tuple(1 - bot for bot in seating)


def parties(game: AnyGame, options: Options, facts: Facts) -> tuple[Party, ...]:
    """The players who win or lose together.

    What winners gain is what losers lose, so the range of utilities says how many win together. If
    it is one, sides are matters of a deal only, and everybody plays for himself.
    """
    players = range(facts.players)
    if not facts.zero_sum:
        return (tuple(players),)
    low, high = facts.utilities
    winners = Fraction(-low * facts.players, high - low)
    if winners == 1:
        return tuple((player,) for player in players)
    sides = game.sides(game.new_state(options))
    found = tuple(tuple(p for p in players if sides[p] == side) for side in sorted(set(sides)))
    if any(len(party) != winners for party in found):
        raise SetupError(f"{game.id}: the sides {list(sides)} do not tell who wins with whom")
    return found
