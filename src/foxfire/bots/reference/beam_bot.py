"""The player with the beam: how TAC programs have been written so far, as an opponent to beat."""

from __future__ import annotations

import random
from typing import Final

from foxfire.bots.reference.beam import WIDTH, Beam, search_beam
from foxfire.bots.reference.beam_numbers import NUMBERS
from foxfire.bots.search.hooks import Make
from foxfire.bots.search.plans import Plans
from foxfire.bots.search.search import packed
from foxfire.bots.tac.search_tac import MOST_TURNS, TREE_TURNS, room
from foxfire.bots.tac.turn_codes import LONGEST_TURN, Code, follow
from foxfire.core.game import Action
from foxfire.core.play import Observation
from foxfire.games.tac.actions import GIVE_FIRST
from foxfire.games.tac.cards import one
from foxfire.games.tac.rules import ask
from foxfire.games.tac.state import CARD, GIVE, TacState

MOST: Final = WIDTH * TREE_TURNS + MOST_TURNS


class BeamBot:
    """Plans its own coming cards, 100 positions wide and 6 deep, as if nobody else played."""

    name = "beam"

    def __init__(self) -> None:
        self._plans = Plans()
        self._beam = beam_of(packed)

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        legal = observation.legal
        if len(legal) == 1:
            return legal[0]
        if observation.seen.phase == GIVE:
            return max(legal, key=lambda action: self._without(observation.seen, action))
        planned = self._plans.next_action(observation)
        return self._plan(observation) if planned is None else planned

    def _plan(self, observation: Observation) -> Action:
        seen: TacState = observation.seen
        code, noted = self._best(seen)[0], [0] * LONGEST_TURN
        size = follow(seen.copy(), code, noted)
        self._plans.keep(observation, noted[:size])
        return noted[0]

    def _without(self, seen: TacState, action: Action) -> float:
        """What the hand will do when a card has been given away."""
        after = seen.copy()
        after.hands[seen.for_seat] -= one(action - GIVE_FIRST)
        ask(after, CARD, seen.for_seat)
        return self._best(after)[1]

    def _best(self, s: TacState) -> tuple[Code, float]:
        """The turn that begins the best way through the hand, and what that is worth."""
        from foxfire.core.native import native  # a bot that never plays needs no compiler

        beam = self._beam
        at = native(search_beam)(s.pack(), beam)
        return int(beam.root_turns.codes[beam.first[at]]), float(beam.worth[at])


def beam_of(make: Make) -> Beam:
    root_turns, turns, _ = room(make, 0)
    for offers in (root_turns, turns):
        offers.table[:] = NUMBERS
    return Beam(
        positions=make(TacState, 2 * WIDTH),
        worth=make(float, 2 * WIDTH),
        first=make(int, 2 * WIDTH),
        next_worth=make(float, MOST),
        next_parent=make(int, MOST),
        next_code=make(int, MOST),
        root_turns=root_turns,
        turns=turns,
    )
