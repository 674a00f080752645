"""Who sits where and who decides for whom (TAC-1.1, TAC-11)."""

from __future__ import annotations

from foxfire.core.kernel import kernel
from foxfire.games.tac.state import COOP, SOLO, TWO, TacState


@kernel
def left_of(seat: int) -> int:
    """The next player (TAC-1.1)."""
    return (seat + 1) & 3


@kernel
def partner_of(seat: int) -> int:
    return (seat + 2) & 3


@kernel
def right_of(seat: int) -> int:
    return (seat + 3) & 3


@kernel
def player_of(s: TacState, seat: int) -> int:
    """Who decides for a seat (TAC-11.3, TAC-11.4)."""
    if s.mode == SOLO:
        return 0
    return seat & 1 if s.mode == TWO else seat


@kernel
def players_in(s: TacState) -> int:
    if s.mode == SOLO:
        return 1
    return 2 if s.mode == TWO else 4


@kernel
def play_together(s: TacState) -> bool:
    """Co-operative TAC, alone or with four (TAC-11.1, TAC-11.3)."""
    return s.mode in (COOP, SOLO)


@kernel
def dealt_hand(s: TacState, seat: int) -> int:
    """The seat to which the hand that now lies at `seat` was dealt (TAC-9.2)."""
    return (seat + s.passes) & 3


@kernel
def holder_of(s: TacState, dealt_to: int) -> int:
    """Where the hand lies that was dealt to a seat."""
    return (dealt_to - s.passes) & 3
