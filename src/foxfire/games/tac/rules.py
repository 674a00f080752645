"""The rules of TAC: every mode and both decks, and only here.

Cited by clause (`docs/rules/tac.md`). Everything is a kernel: it runs plain, compiled and on a GPU
from this source. `board.py` holds marbles and how they move, `pile.py` the open pile, `seating.py`
who decides for whom.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Final

from foxfire.core.kernel import kernel
from foxfire.core.rng import shuffle
from foxfire.core.seats import CHANCE, OVER, REFEREE
from foxfire.core.struct import fill_places
from foxfire.games.tac.actions import (
    DISCARD_FIRST,
    FROM_FIRST,
    GIVE_FIRST,
    GIVE_HIDDEN,
    PLAY_FIRST,
    SKIP,
    TO_FIRST,
    Action,
    is_discard,
    is_from,
    is_give,
    is_play,
)
from foxfire.games.tac.board import (
    Place,
    all_stuck,
    clear_board,
    colour_of,
    copy_board,
    is_home,
    marble_at,
    move,
    swap_boards,
    swap_marbles,
)
from foxfire.games.tac.cards import (
    BASIC_SIZE,
    DEVIL,
    EXITS,
    FOOL,
    HIDDEN_CARD,
    KINDS,
    MASTER_SIZE,
    NO_CARD,
    SEVEN,
    TAC,
    TRICKSTER,
    Card,
    one,
)
from foxfire.games.tac.ownership import winning_side
from foxfire.games.tac.pile import card_of, clear_pile, effective_card, put_on_pile
from foxfire.games.tac.seating import left_of, partner_of, play_together, player_of
from foxfire.games.tac.state import (
    BASIC_HAND,
    CARD,
    DEAL,
    FINISHED,
    FROM,
    GIVE,
    MASTER_HAND,
    NOBODY,
    NOWHERE,
    SEATS,
    SKIPPED,
    TO,
    TacState,
)
from foxfire.games.tac.uses import must_undo

VERSION: Final = 1
SEVEN_STEPS: Final = 7  # TAC-6.1


# --- packs and deals ------------------------------------------------------------------------------


@kernel
def restart(s: TacState) -> None:
    """Begin a game with the options and the dealer that the state holds."""
    s.tac = VERSION
    s.deal = 0
    s.laid = 0
    s.dealt = 0
    clear_board(s)
    clear_cards(s)
    for place in range(len(s.stock)):
        s.stock[place] = NO_CARD
    for card in range(KINDS):
        s.spent[card] = 0
    rest(s, CHANCE, DEAL)


@kernel
def clear_cards(s: TacState) -> None:
    clear_pile(s)
    for seat in range(SEATS):
        s.hands[seat] = 0
        s.sizes[seat] = 0
        s.given[seat] = NO_CARD
    s.announced = 0
    s.passes = 0


@kernel
def put_pile_away(s: TacState) -> None:
    """A deal is over: nothing of it can be used or undone any more (TAC-8.5)."""
    for place in range(s.piled):
        s.spent[card_of(s.pile[place])] += 1
    clear_cards(s)


@kernel
def pack_size(s: TacState) -> int:
    return MASTER_SIZE if s.master == 1 else BASIC_SIZE  # TAC-1.3


@kernel
def rest(s: TacState, to_act: int, phase: int) -> None:
    """Nobody decides: a pack is awaited or the game is over."""
    put_card_away(s)
    s.phase = phase
    s.to_act = to_act
    s.for_seat = NOBODY
    s.devil = NOBODY


@kernel
def put_card_away(s: TacState) -> None:
    """No card is being carried out."""
    s.card = NO_CARD
    s.origin = NOWHERE
    s.steps = 0
    s.seven_colour = NOBODY
    s.stuck = 0


@kernel
def shuffle_pack(s: TacState, pack: MutableSequence[int]) -> None:
    shuffle(s, pack, 0, pack_size(s))


@kernel
def deal(s: TacState, pack: Sequence[int]) -> None:
    """Take a whole pack (TAC-2.1) and deal the first hands from it."""
    for place in range(pack_size(s)):
        s.stock[place] = pack[place]
    for card in range(KINDS):
        s.spent[card] = 0
    s.dealt = 0
    deal_hands(s)


@kernel
def hand_size(s: TacState) -> int:
    """TAC-2.1: the last deal of the master deck has one card more."""
    return MASTER_HAND if pack_size(s) - s.dealt == SEATS * MASTER_HAND else BASIC_HAND


@kernel
def deal_hands(s: TacState) -> None:
    """The next hands of the pack: from the dealer's left on, each seat's cards at once."""
    put_pile_away(s)
    if s.deal > 0:
        s.dealer = left_of(s.dealer)  # TAC-2.2
    s.deal += 1
    size = hand_size(s)
    for turn in range(1, SEATS + 1):
        seat = (s.dealer + turn) & 3
        for _ in range(size):
            s.hands[seat] += one(s.stock[s.dealt])
            s.stock[s.dealt] = NO_CARD
            s.dealt += 1
        s.sizes[seat] = size
        s.announced |= (s.hands[seat] & (7 * EXITS) != 0) << seat  # TAC-2.3
    copy_board(s)  # TAC-8.5: nothing of an earlier deal can be undone
    put_card_away(s)
    s.devil = NOBODY
    ask(s, GIVE, 0)


# --- whose turn -----------------------------------------------------------------------------------


@kernel
def ask(s: TacState, phase: int, seat: int) -> None:
    """A seat's turn; its player decides, or the Devil's."""
    s.phase = phase
    s.for_seat = seat
    s.to_act = player_of(s, seat if s.devil == NOBODY else s.devil)


@kernel
def end_turn(s: TacState) -> None:
    """The card is carried out: who has won, or whose turn is next."""
    seat = s.for_seat
    put_card_away(s)
    s.devil = NOBODY
    side = winning_side(s, s.marbles)
    if side == NOBODY:
        next_turn(s, seat)
    elif must_undo(s, side, left_of(seat)):
        ask(s, CARD, left_of(seat))
    else:
        rest(s, OVER, FINISHED)


@kernel
def next_turn(s: TacState, seat: int) -> None:
    """The next seat that holds a card (TAC-2.5); without any, the next hands or a new pack."""
    for turn in range(1, SEATS + 1):
        following = (seat + turn) & 3
        if s.sizes[following] > 0:
            ask(s, CARD, following)
            return
    if s.dealt < pack_size(s):
        deal_hands(s)
    else:
        put_pile_away(s)
        copy_board(s)
        rest(s, CHANCE, DEAL)


# --- doing it -------------------------------------------------------------------------------------


@kernel
def apply(s: TacState, action: Action) -> None:
    """Carry out a legal action."""
    if is_give(action):
        give(s, action - GIVE_FIRST)
    elif ends_turn(s, action):
        end_turn(s)


@kernel
def ends_turn(s: TacState, action: Action) -> bool:
    """Carry out an action of a turn; whether it was the last one."""
    if is_play(action):
        return play_card(s, action - PLAY_FIRST)
    if is_discard(action):
        discard(s, action - DISCARD_FIRST)
        return True
    if action == SKIP:
        skip_next(s)
        return False
    if is_from(action):
        s.origin = action - FROM_FIRST
        s.phase = TO
        return False
    return go_to(s, action - TO_FIRST)


@kernel
def take_from_hand(s: TacState, card: Card) -> None:
    s.hands[s.for_seat] -= one(card)
    s.sizes[s.for_seat] -= 1


@kernel
def give(s: TacState, card: Card) -> None:
    """TAC-2.4: gifts are taken in the order of seats and arrive when all four are there."""
    take_from_hand(s, card)
    s.given[s.for_seat] = card
    if s.for_seat < SEATS - 1:
        ask(s, GIVE, s.for_seat + 1)
        return
    for seat in range(SEATS):
        s.hands[partner_of(seat)] += one(s.given[seat])
        s.sizes[seat] += 1
    ask(s, CARD, left_of(s.dealer))  # TAC-2.2


@kernel
def discard(s: TacState, card: Card) -> None:
    """Without effect; nothing is undone by a TAC on it (TAC-8.4)."""
    take_from_hand(s, card)
    put_on_pile(s, card, 1)
    copy_board(s)


@kernel
def play_card(s: TacState, card: Card) -> bool:
    """Lay a card and begin to carry it out; a TAC undoes first and then uses another card."""
    used = effective_card(s) if card == TAC else card
    take_from_hand(s, card)
    put_on_pile(s, card, 0)
    if card == TAC:
        swap_boards(s)  # TAC-8.1
    elif card != FOOL:
        copy_board(s)  # TAC-8.1: laying a Fool is no action
    if used == FOOL:
        return not passes_hands(s)
    if used == DEVIL:
        return not looks_at_hand(s)
    s.card = used
    if used == SEVEN:
        s.steps = SEVEN_STEPS
        s.stuck = all_stuck(s.marbles)  # TAC-4.7: on the board that a TAC restores
    s.phase = FROM
    return False


@kernel
def passes_hands(s: TacState) -> bool:
    """The Fool: every hand goes to the right; whether one more card follows (TAC-9.2, 9.8)."""
    others = 0
    for seat in range(SEATS):
        others += s.sizes[seat] * (seat != s.for_seat)
    if others == 0:
        return False
    hand = s.hands[0]
    size = s.sizes[0]
    for seat in range(SEATS - 1):
        s.hands[seat] = s.hands[left_of(seat)]
        s.sizes[seat] = s.sizes[left_of(seat)]
    s.hands[SEATS - 1] = hand
    s.sizes[SEATS - 1] = size
    s.passes += 1
    s.phase = CARD
    return s.sizes[s.for_seat] > 0


@kernel
def looks_at_hand(s: TacState) -> bool:
    """The Devil: whether the left neighbour has a hand to choose from (TAC-9.7, TAC-9.9)."""
    victim = left_of(s.for_seat)
    if s.sizes[victim] == 0:
        return False
    s.devil = s.for_seat
    ask(s, CARD, victim)
    return True


@kernel
def skip_next(s: TacState) -> None:
    """TAC-5.4."""
    seat = s.for_seat
    put_card_away(s)
    s.devil = NOBODY
    ask(s, SKIPPED, left_of(seat))


@kernel
def go_to(s: TacState, place: Place) -> bool:
    """The chosen marble goes to its place, or changes places; whether the card is carried out."""
    if s.card == TRICKSTER:
        swap_marbles(s, s.origin, place)
        return True
    colour = colour_of(marble_at(s.marbles, s.origin))
    move(s, s.origin, place)
    s.origin = NOWHERE
    if s.card != SEVEN or s.steps == 1:
        return True
    s.steps -= 1
    s.seven_colour = NOBODY if is_home(s.marbles, colour) else colour  # TAC-6.5, TAC-11.1
    s.phase = FROM
    return False


# --- what a game is worth -------------------------------------------------------------------------


MOST_CARDS: Final = 9_999  # more are not told apart


@kernel
def utility(s: TacState, player: int) -> int:
    """One for the winning side; together, the fewer cards the better (TAC-11.1)."""
    if s.to_act != OVER:
        return 0
    if play_together(s):
        return -min(s.laid, MOST_CARDS)
    return 1 if player & 1 == winning_side(s, s.marbles) else -1


# --- what is seen ---------------------------------------------------------------------------------


@kernel
def sees_hand(s: TacState, seat: int, viewer: int) -> bool:
    """Own hands (TAC-11.3, TAC-11.4), and the hand that the Devil looks at (TAC-9.7)."""
    if player_of(s, seat) == viewer:
        return True
    return s.devil != NOBODY and seat == s.for_seat and player_of(s, s.devil) == viewer


@kernel
def sees_gift(s: TacState, giver: int, viewer: int) -> bool:
    """The giver, and after the exchange the partner (TAC-2.4)."""
    if player_of(s, giver) == viewer:
        return True
    return s.phase != GIVE and player_of(s, partner_of(giver)) == viewer


@kernel
def hide(s: TacState, viewer: int) -> None:
    """Blank in place what the viewer does not see; when the game is over, all cards lie open."""
    if viewer == REFEREE:
        return
    s.rng = 0
    if s.to_act == OVER:
        return
    for seat in range(SEATS):
        if not sees_hand(s, seat, viewer):
            s.hands[seat] = 0
        if s.given[seat] != NO_CARD and not sees_gift(s, seat, viewer):
            s.given[seat] = HIDDEN_CARD
    fill_places(s.stock, s.dealt, pack_size(s), HIDDEN_CARD)


@kernel
def seen_action(s: TacState, action: Action, viewer: int) -> Action:
    """A gift is given face down, and with the last one all arrive; everything else is open."""
    arrives = s.for_seat == SEATS - 1 and player_of(s, partner_of(s.for_seat)) == viewer
    open_to = viewer == REFEREE or player_of(s, s.for_seat) == viewer or arrives
    return GIVE_HIDDEN if is_give(action) and not open_to else action
