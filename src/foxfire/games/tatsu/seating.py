"""Who sits where, for which clan, and who decides for whom (TATSU-2.1, TATSU-8.1, TATSU-8.10)."""

from __future__ import annotations

from foxfire.core.kernel import inline_kernels, kernel
from foxfire.games.tatsu.cards import RED, YELLOW, Clan
from foxfire.games.tatsu.state import GHOST, SEATS, TatsuState

inline_kernels(__name__)


@kernel
def seats(s: TatsuState) -> int:
    return 2 if s.players == 2 else SEATS


@kernel
def clan_of_seat(s: TatsuState, seat: int) -> Clan:
    if s.players == 4:
        return seat & 1  # TATSU-2.1
    if s.players == 2:
        return s.first_clan ^ seat  # TATSU-8.1
    return RED if seat == s.dealer or seat == GHOST else YELLOW  # TATSU-8.10, TATSU-8.11


@kernel
def next_seat(s: TatsuState, seat: int) -> int:
    """The left neighbour; with three players the ghost sits opposite red (TATSU-8.10)."""
    if s.players == 4:
        return (seat + 1) & 3
    if s.players == 2:
        return 1 - seat
    if seat == GHOST:
        return (s.dealer + 2) % 3
    if seat == (s.dealer + 1) % 3:
        return GHOST
    return s.dealer if seat == (s.dealer + 2) % 3 else (s.dealer + 1) % 3


@kernel
def seat_after(s: TatsuState, seat: int, turns: int) -> int:
    for _ in range(turns):
        seat = next_seat(s, seat)
    return seat


@kernel
def player_of(s: TatsuState, seat: int) -> int:
    """Who decides for a seat: red for the ghost (TATSU-8.12), everybody else for himself."""
    return s.dealer if s.players == 3 and seat == GHOST else seat


@kernel
def next_dealer(s: TatsuState) -> int:
    """TATSU-2.4, TATSU-8.9, TATSU-8.15."""
    if s.players == 3:
        return (s.dealer + (2 if s.turn_right == 1 else 1)) % 3
    return (s.dealer + 1) % s.players
