"""Sampling: the unseen cards spread over the hidden hands, the hidden gifts and the stock.

Every arrangement that the viewer cannot tell from the true one has the same chance. Hands are drawn
one after the other from the cards they may hold; a draw is kept with the chance that makes up for
what earlier hands took from later ones, and thrown away if it contradicts an announcement. The
tests state how often a draw is kept.
"""

from __future__ import annotations

from foxfire.core.bits import Mask, bit, count, lowest
from foxfire.core.kernel import kernel
from foxfire.core.rng import below, shuffle, swap
from foxfire.games.tac.cards import (
    EXITS,
    FOOL,
    KINDS,
    NO_CARD,
    TAC,
    Card,
    Hand,
    Kinds,
    copies,
    exits_in,
    first_kind,
    held,
    is_exit,
    one,
    size_of,
)
from foxfire.games.tac.memory import TacMemory, is_about
from foxfire.games.tac.ownership import winning_side
from foxfire.games.tac.pile import card_of, dealt_to
from foxfire.games.tac.rules import pack_size, sees_gift, sees_hand
from foxfire.games.tac.seating import dealt_hand, holder_of, partner_of, player_of
from foxfire.games.tac.state import CARD, GIVE, NOBODY, SEATS, TacState


@kernel
def sample(s: TacState, m: TacMemory, viewer: int) -> None:
    """Fill a hidden state with a world; its generator must be seeded."""
    if s.to_act < 0:
        return  # nothing is hidden
    s.rng = max(s.rng, 1)  # a generator that was never seeded would draw the same for ever
    first = gather_unseen(s, m, viewer)
    while not arrange(s, m, viewer, first):
        pass
    for place in range(first, s.dealt):
        s.stock[place] = NO_CARD
    shuffle(s, s.stock, s.dealt, pack_size(s) - s.dealt)
    if s.phase != GIVE:
        choose_gifts(s, viewer)


# --- what has not been seen ----------------------------------------------------------------------


@kernel
def known_of(s: TacState, m: TacMemory, seat: int) -> Hand:
    """The cards that the hand at a seat holds for certain."""
    if s.phase == GIVE or not is_about(m, s):
        return 0
    return m.known[dealt_hand(s, seat)]


@kernel
def unseen_copies(s: TacState, m: TacMemory, viewer: int, card: Card) -> int:
    """How many cards of a kind are somewhere the viewer does not know."""
    if card >= FOOL and s.master == 0:
        return 0
    left = copies(card) - s.spent[card]
    for place in range(s.piled):
        if card_of(s.pile[place]) == card:
            left -= 1
    for seat in range(SEATS):
        seen = s.hands[seat] if sees_hand(s, seat, viewer) else known_of(s, m, seat)
        left -= held(seen, card)
        if s.phase == GIVE and s.given[seat] == card and sees_gift(s, seat, viewer):
            left -= 1
    return left


@kernel
def gather_unseen(s: TacState, m: TacMemory, viewer: int) -> int:
    """Write the unseen cards to the end of the stock; return where they begin."""
    at = pack_size(s)
    for card in range(KINDS):
        for _ in range(unseen_copies(s, m, viewer, card)):
            at -= 1
            s.stock[at] = card
    return at


@kernel
def barred_from(s: TacState, m: TacMemory, viewer: int, seat: int) -> Kinds:
    """Kinds of which the unknown cards of a hand have none (TAC-13.2, TAC-13.6)."""
    own = dealt_hand(s, seat)
    barred = m.barred[own] if is_about(m, s) else 0
    if announced(s, own):
        return barred
    if s.phase == GIVE or player_of(s, partner_of(own)) == viewer:
        return barred | EXITS
    return barred if announced(s, partner_of(own)) else barred | EXITS


@kernel
def announced(s: TacState, seat: int) -> bool:
    return (s.announced >> seat) & 1 == 1


# --- drawing hands -------------------------------------------------------------------------------


@kernel
def arrange(s: TacState, m: TacMemory, viewer: int, first: int) -> bool:
    """Draw all hidden hands and gifts; whether the draw is kept."""
    at = first
    hidden = hidden_hands(s, viewer)
    while hidden != 0:
        seat = most_barred(s, m, viewer, hidden)
        hidden ^= bit(seat)
        barred = barred_from(s, m, viewer, seat)
        gave = s.phase == GIVE and s.given[seat] != NO_CARD
        s.hands[seat] = known_of(s, m, seat)
        missing = s.sizes[seat] + (1 if gave else 0) - size_of(s.hands[seat])
        if barred != 0 and not is_kept(s, first, at, missing, barred):
            return False
        for _ in range(missing):
            s.hands[seat] += one(draw(s, at, barred))
            at += 1
        if gave:
            s.given[seat] = s.stock[at - 1]
            if exits_in(s.hands[seat]) == 0 and announced(s, seat):
                return False
            s.hands[seat] -= one(s.given[seat])
    return agrees(s, viewer)


@kernel
def hidden_hands(s: TacState, viewer: int) -> Mask:
    """The seats whose hands the viewer does not see."""
    found = 0
    for seat in range(SEATS):
        found |= (not sees_hand(s, seat, viewer)) << seat
    return found


@kernel
def most_barred(s: TacState, m: TacMemory, viewer: int, seats: Mask) -> int:
    """Of these seats the one whose hand has the least choice: drawn first, more draws are kept."""
    best = lowest(seats)
    most = -1
    while seats != 0:
        seat = lowest(seats)
        seats &= seats - 1
        kinds = count(barred_from(s, m, viewer, seat))
        if kinds > most:
            best = seat
            most = kinds
    return best


@kernel
def is_kept(s: TacState, first: int, at: int, missing: int, barred: Kinds) -> bool:
    """Keep a draw in proportion to the number of ways in which this hand can be drawn after it."""
    left = allowed_from(s, at, barred)
    if left < missing:
        return False
    taken = at - first
    others = pack_size(s) - first - allowed_from(s, first, barred)
    most = allowed_from(s, first, barred) - max(0, taken - others)
    kept = True
    for drawn in range(missing):
        kept = kept and below(s, most - drawn) < left - drawn
    return kept


@kernel
def allowed_from(s: TacState, first: int, barred: Kinds) -> int:
    """How many of the gathered cards, from a place on, are not of a barred kind."""
    allowed = 0
    for place in range(first, pack_size(s)):
        allowed += held(barred, s.stock[place]) == 0
    return allowed


@kernel
def draw(s: TacState, at: int, barred: Kinds) -> Card:
    """Bring a random allowed card to a place; there is one."""
    chosen = at + below(s, pack_size(s) - at)
    while held(barred, s.stock[chosen]) > 0:
        chosen = at + below(s, pack_size(s) - at)
    swap(s.stock, at, chosen)
    return s.stock[at]


# --- what announcements and a won board say ------------------------------------------------------


@kernel
def agrees(s: TacState, viewer: int) -> bool:
    """Whether the hands are such as everybody has announced, and as the turn shows."""
    if s.phase == GIVE:
        for seat in range(SEATS):
            unmoved = s.given[seat] == NO_CARD
            if unmoved and announced(s, seat) != (exits_in(s.hands[seat]) > 0):
                return False
        return True
    has_won = winning_side(s, s.marbles) != NOBODY
    if has_won and s.phase == CARD and held(s.hands[s.for_seat], TAC) == 0:
        return False  # TAC-13.7
    return pair_agrees(s, viewer, 0) and pair_agrees(s, viewer, 1)


@kernel
def pair_agrees(s: TacState, viewer: int, seat: int) -> bool:
    """Whether some gifts between two partners explain what both announced (TAC-13.2)."""
    if sees_gift(s, seat, viewer):
        return gifts_explain(s, seat, is_exit(s.given[seat]), is_exit(s.given[partner_of(seat)]))
    own = exits_dealt_and_got(s, seat)
    other = exits_dealt_and_got(s, partner_of(seat))
    cards = s.sizes[holder_of(s, seat)] + laid_from(s, seat)
    for gave in range(2):
        for got in range(2):
            possible = (own > 0 if got == 1 else own < cards) and (
                other > 0 if gave == 1 else other < cards
            )
            if possible and gifts_explain(s, seat, gave == 1, got == 1):
                return True
    return False


@kernel
def gifts_explain(s: TacState, seat: int, gave_exit: bool, got_exit: bool) -> bool:
    """Whether what two partners announced is true before such an exchange."""
    change = (1 if gave_exit else 0) - (1 if got_exit else 0)
    own = exits_dealt_and_got(s, seat) + change
    other = exits_dealt_and_got(s, partner_of(seat)) - change
    return announced(s, seat) == (own > 0) and announced(s, partner_of(seat)) == (other > 0)


@kernel
def exits_dealt_and_got(s: TacState, dealt: int) -> int:
    """The exits that a hand had after the exchange: those it holds and those laid from it."""
    exits = exits_in(s.hands[holder_of(s, dealt)])
    for place in range(s.piled):
        entry = s.pile[place]
        if dealt_to(entry) == dealt and is_exit(card_of(entry)):
            exits += 1
    return exits


@kernel
def laid_from(s: TacState, dealt: int) -> int:
    laid = 0
    for place in range(s.piled):
        laid += dealt_to(s.pile[place]) == dealt
    return laid


# --- gifts that nobody else saw ------------------------------------------------------------------


@kernel
def choose_gifts(s: TacState, viewer: int) -> None:
    """Fill in gifts that explain what was announced; each pair of cards has the same chance."""
    for seat in range(SEATS // 2):
        if sees_gift(s, seat, viewer):
            continue
        other = partner_of(seat)
        s.given[seat] = random_card(s, other)
        s.given[other] = random_card(s, seat)
        while not gifts_explain(s, seat, is_exit(s.given[seat]), is_exit(s.given[other])):
            s.given[seat] = random_card(s, other)
            s.given[other] = random_card(s, seat)


@kernel
def random_card(s: TacState, dealt: int) -> Card:
    """One of the cards that a hand had after the exchange, each with the same chance."""
    hand = s.hands[holder_of(s, dealt)]
    held_now = size_of(hand)
    chosen = below(s, held_now + laid_from(s, dealt))
    if chosen < held_now:
        return nth_card(hand, chosen)
    chosen -= held_now
    for place in range(s.piled):
        if dealt_to(s.pile[place]) == dealt:
            if chosen == 0:
                return card_of(s.pile[place])
            chosen -= 1
    return NO_CARD


@kernel
def nth_card(hand: Hand, n: int) -> Card:
    """The n-th card of a hand in order."""
    while n > 0:
        hand -= one(first_kind(hand))
        n -= 1
    return first_kind(hand)
