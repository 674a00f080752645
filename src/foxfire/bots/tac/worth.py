"""What the result of a turn is worth to the side that decides, in cards saved."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from foxfire.bots.tac.danger import chance_to_finish, expected_loss
from foxfire.bots.tac.hand_plan import CLEAR, Walker, Walkers, gain
from foxfire.bots.tac.liking import liking_of
from foxfire.bots.tac.standing import cards_needed, is_idle
from foxfire.bots.tac.table import Table
from foxfire.bots.tac.taste import AGAINST, TOGETHER
from foxfire.bots.tac.unseen import Unseen
from foxfire.core.play import Observation
from foxfire.core.seats import OVER
from foxfire.games.tac.cards import EXITS, FOUR, Hand, cards_in, distance, size_of
from foxfire.games.tac.ownership import winning_side
from foxfire.games.tac.seating import partner_of, play_together
from foxfire.games.tac.state import NOBODY, RING, SEATS, SKIPPED, TacState

BACKWARD: Final = distance(FOUR)
WIN: Final = 1_000.0
LOSING: Final = 10.0  # what it is worth to stop them from winning with their next card
IDLE: Final = 0.8  # with no marble on the ring most cards are lost
IDLE_TURN: Final = 0.2  # what the turn is worth of one who has none there, against another's
LIKED: Final = 0.001  # cards that are liked are kept where nothing else speaks for either


class Worth:
    """Results as the player of one observation sees them."""

    def __init__(self, observation: Observation) -> None:
        self._observation = observation
        self.seen: TacState = observation.seen
        together = play_together(self.seen)
        self.taste = TOGETHER if together else AGAINST
        self.ours = [together or (seat ^ observation.viewer) & 1 == 0 for seat in range(SEATS)]
        self._signs = [1.0 if ours else -self.taste.theirs for ours in self.ours]
        self._theirs = [seat for seat in range(SEATS) if not self.ours[seat]]

    @cached_property
    def unseen(self) -> Unseen:
        return Unseen(self.seen, self._observation.memory, self._observation.viewer)

    def of(self, after: TacState) -> float:
        """The worth of a state that this turn may lead to."""
        won = winning_side(after, after.marbles)
        if won != NOBODY and after.to_act == OVER:
            return WIN if self.ours[won] else -WIN
        table = Table(after)
        total = self._hands(after, table) + self._turn(after, table)
        for colour, sign in enumerate(self._signs):
            total -= sign * cards_needed(table.spots[colour])
        return total - self._danger(after, table) if self._theirs else total

    # --- what opponents may do before our next turn ---

    def _danger(self, after: TacState, table: Table) -> float:
        """Our marbles that may be kicked, and a game that they may win."""
        moved = {seat: table.moved_by(seat) for seat in self._theirs}
        hunters = {seat: colour for seat, colour in moved.items() if colour != NOBODY}
        total = sum(
            expected_loss(table, colour, hunters, self.unseen)
            for colour in range(SEATS)
            if self.ours[colour]
        )
        for seat, colour in hunters.items():
            skipped = after.phase == SKIPPED and after.for_seat == seat
            if table.is_home(partner_of(colour)) and not skipped:
                total += LOSING * chance_to_finish(table, colour, seat, self.unseen)
        return total

    # --- what hands will do ---

    def _hands(self, after: TacState, table: Table) -> float:
        """Hands that are seen are planned with; the others are only known to need a marble out."""
        over = after.deal != self.seen.deal or after.to_act < 0
        total = 0.0
        for seat, sign in enumerate(self._signs):
            colour, hand = table.moved_by(seat), after.hands[seat]
            if colour == NOBODY:
                continue
            if over or not hand:
                total -= sign * IDLE * is_idle(table.spots[colour])
            else:
                walkers = self.walkers(table, colour, self.ours[seat])
                gained = gain(walkers, tuple(cards_in(hand)), self.taste.uses)
                total += sign * (gained / table.movers_of(colour) + LIKED * _liked(hand))
        return total

    def walkers(self, table: Table, colour: int, ours: bool) -> Walkers:
        """The marbles of a colour with what stands in their way, as one of a side moves them."""
        found = []
        for field, spot in table.marbles(colour):
            if field >= RING:
                found.append(Walker(spot))
                continue
            gap, kick = min(table.gap_ahead(field), CLEAR), 0.0
            if gap < CLEAR:
                kick = self._kick(table, field + gap, ours)
            behind = table.gap_behind(field) - BACKWARD
            back = behind > 0 or (behind == 0 and self._kick(table, field - BACKWARD, ours) > 0)
            found.append(Walker(spot, gap, kick, back))
        return tuple(found)

    def _kick(self, table: Table, field: int, ours: bool) -> float:
        """What it brings one of a side to kick the marble on a field."""
        colour, lost = table.loss_at(field)
        brings = -self._signs[colour] * lost
        return round(brings if ours else -brings, 2)

    # --- whose turn it is now ---

    def _turn(self, after: TacState, table: Table) -> float:
        """What a skip, a Devil and a Fool bring besides what they do to the board."""
        if after.deal != self.seen.deal or after.to_act < 0:
            return 0.0
        if after.phase == SKIPPED:
            idle = is_idle(table.spots[after.for_seat])
            return self.taste.skip * (IDLE_TURN if idle else 1.0)
        if after.devil != NOBODY and self.seen.devil == NOBODY:
            return self.taste.devil
        if after.passes != self.seen.passes and after.for_seat == self.seen.for_seat:
            unknown = after.sizes[after.for_seat] - size_of(after.hands[after.for_seat])
            return self.taste.extra_turn + self.taste.unknown_card * unknown
        return 0.0


def _liked(hand: Hand) -> float:
    """Exits left aside: they are not to be kept but to be played."""
    return liking_of(hand & ~(7 * EXITS))
