"""A TAC player by rules of thumb, who plans his whole turn and the cards he keeps.

He tries every result of every card on a copy of what he sees (`turns.py`) and takes the one that is
worth most (`worth.py`), counted in cards: those that his side still needs, less those the others
need. What a good player would say in words follows from that:

- bring a marble in as soon as you can, and a second one: one alone must take every card;
- a fresh marble that goes back 4 is almost home, and so is one just past its start field;
- keep the card that brings a marble home, and let another marble take the cards that fit nowhere;
- fill the house from its deepest slot, and do not stand in the way of the next marble;
- kick what is near home; do not stand where an opponent can reach you with many cards;
- a 7 is counted out to the last step; a Trickster takes the best place on the ring;
- hold a TAC until it undoes something, or until the card before it is worth more than yours;
- skip a player who may win, and one who has marbles out, when your own 8 leads nowhere;
- give your partner an exit if he announced none and you can spare one, else what he needs most;
- pass on a bad hand with the Fool; where all play together, everybody's marbles are your own.
"""

from __future__ import annotations

import random

from foxfire.bots.tac.gift import Gifts
from foxfire.bots.tac.turns import Turns
from foxfire.bots.tac.worth import Worth
from foxfire.core.game import Action
from foxfire.core.play import Observation
from foxfire.games.tac.state import GIVE


class TacRulesBot:
    """Plays every mode with both decks; where several hands are seen, plans with all of them."""

    name = "rules"

    def __init__(self) -> None:
        self._turns = Turns()

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        legal = observation.legal
        if len(legal) == 1:
            return legal[0]
        worth = Worth(observation)
        if observation.seen.phase == GIVE:
            return max(legal, key=Gifts(worth).of)
        return self._turns.next_action(observation.seen, worth.of)
