"""The rules of The Fox in the Forest: all of them, and only here.

One function for each question, cited by clause (`docs/rules/fox.md`). Everything is a kernel: it
runs plain, compiled and on a GPU from this source.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Final

from foxfire.core.bits import Mask, bit, count, has, highest, nth, write_numbers
from foxfire.core.clauses import NONE, NOT_AN_ACTION, clause
from foxfire.core.kernel import inline_kernels, kernel
from foxfire.core.rng import below, shuffle
from foxfire.core.seats import CHANCE, OVER, REFEREE
from foxfire.games.fox.actions import (
    ACTIONS,
    KEEP,
    PLAY_FIRST,
    SWAP_FIRST,
    UNDER_FIRST,
    UNDER_HIDDEN,
    Action,
    card_of,
    is_play,
    is_under,
)
from foxfire.games.fox.cards import (
    CARDS,
    FOX,
    MONARCH,
    NO_CARD,
    RANKS,
    SWAN,
    TREASURE,
    WITCH,
    WOODCUTTER,
    Card,
    Suit,
    cards_of_suit,
    rank_of,
    suit_of,
)
from foxfire.games.fox.state import (
    DEAL,
    DECK_SIZE,
    EXCHANGE,
    FINISHED,
    HAND_SIZE,
    MAX_DRAWS,
    PLAY,
    PLAYERS,
    RETURN,
    TRICKS,
    FoxState,
)

inline_kernels(__name__)

VERSION: Final = 1

# The clause that each refusal cites.
NEEDS_A_PACK: Final = clause(2, 2)
NOT_IN_HAND: Final = clause(3, 1)
MUST_FOLLOW: Final = clause(3, 2)
POWER_FIRST: Final = clause(3, 3)
NO_EXCHANGE: Final = clause(4, 2)
NO_RETURN: Final = clause(4, 3)
MONARCH_ASKS: Final = clause(4, 6)
GAME_OVER: Final = clause(5, 2)


# --- a game and its rounds -----------------------------------------------------------------------


@kernel
def restart(s: FoxState) -> None:
    """Begin a game with the target and the dealer that the state holds."""
    s.fox = VERSION
    s.round = 0
    s.leader = 1 - s.dealer
    for seat in range(PLAYERS):
        s.scores[seat] = 0
    clear_round(s)
    s.decree = NO_CARD
    await_pack(s)


@kernel
def clear_round(s: FoxState) -> None:
    for seat in range(PLAYERS):
        s.hands[seat] = 0
        s.trick[seat] = NO_CARD
        s.tricks[seat] = 0
        s.round_points[seat] = 0
    for place in range(DECK_SIZE + MAX_DRAWS):
        s.deck[place] = NO_CARD
    s.laid = 0
    s.draws = 0
    s.drawn = NO_CARD


@kernel
def await_pack(s: FoxState) -> None:
    s.phase = DEAL
    s.to_act = CHANCE
    s.for_seat = CHANCE


@kernel
def ask(s: FoxState, seat: int, phase: int) -> None:
    """In Fox every player decides for his own seat."""
    s.phase = phase
    s.to_act = seat
    s.for_seat = seat


@kernel
def shuffle_pack(s: FoxState, pack: MutableSequence[int]) -> None:
    shuffle(s, pack, 0, CARDS)


@kernel
def deal(s: FoxState, pack: Sequence[int]) -> None:
    """Deal a pack in the order of FOX-2.2."""
    clear_round(s)
    if s.round > 0:
        s.dealer = 1 - s.dealer  # FOX-2.1
    s.round += 1
    for seat in range(PLAYERS):
        hand = 0
        for place in range(HAND_SIZE):
            hand |= bit(pack[seat * HAND_SIZE + place])
        s.hands[seat] = hand
    s.decree = pack[PLAYERS * HAND_SIZE]
    for place in range(DECK_SIZE):
        s.deck[place] = pack[PLAYERS * HAND_SIZE + 1 + place]
    s.leader = 1 - s.dealer  # FOX-2.3
    ask(s, s.leader, PLAY)


# --- what may be done ----------------------------------------------------------------------------


@kernel
def is_following(s: FoxState) -> bool:
    return s.laid == 1


@kernel
def playable(s: FoxState) -> Mask:
    """The cards that the player to act may play."""
    hand = s.hands[s.to_act]
    if not is_following(s):
        return hand  # FOX-3.1
    led = s.trick[s.leader]
    same_suit = hand & cards_of_suit(suit_of(led))
    if same_suit == 0:
        return hand  # FOX-3.2
    if rank_of(led) == MONARCH:
        return same_suit & (swan_like(led) | bit(highest(same_suit)))  # FOX-4.6
    return same_suit  # FOX-3.2


@kernel
def swan_like(card: Card) -> Mask:
    """The Swan of the card's suit."""
    return bit(suit_of(card) * RANKS + SWAN - 1)


@kernel
def first_action(phase: int) -> Action:
    """Where the actions of a phase that name a card begin."""
    if phase == PLAY:
        return PLAY_FIRST
    if phase == EXCHANGE:
        return SWAP_FIRST
    return UNDER_FIRST


@kernel
def choices(s: FoxState) -> Mask:
    """The cards that may be named now; bit NO_CARD stands for keeping the decree."""
    if s.phase == PLAY:
        return playable(s)
    if s.phase == EXCHANGE:
        return s.hands[s.to_act] | bit(NO_CARD)  # FOX-4.2: or decline
    return s.hands[s.to_act]  # FOX-4.3: any card, the drawn one included


@kernel
def legal(s: FoxState, out: MutableSequence[int]) -> int:
    """Write the legal actions in ascending order; return how many."""
    return 0 if s.to_act < 0 else write_numbers(choices(s), first_action(s.phase), out)


@kernel
def pick(s: FoxState) -> Action:
    """A legal action, each with the same chance."""
    named = choices(s)
    return first_action(s.phase) + nth(named, below(s, count(named)))


@kernel
def refusal(s: FoxState, action: Action) -> int:
    """The clause that forbids an action now; NONE when it is legal."""
    if not 0 <= action < ACTIONS:
        return NOT_AN_ACTION
    if s.to_act == CHANCE:
        return NEEDS_A_PACK
    if s.to_act == OVER:
        return GAME_OVER
    if is_play(action):
        return refusal_to_play(s, card_of(action))
    if is_under(action):
        return refusal_to_return(s, card_of(action))
    return refusal_to_exchange(s, action)


@kernel
def refusal_to_play(s: FoxState, card: Card) -> int:
    hand = s.hands[s.to_act]
    if s.phase != PLAY:
        return POWER_FIRST
    if not has(hand, card):
        return NOT_IN_HAND
    if not is_following(s):
        return NONE
    led = s.trick[s.leader]
    same_suit = hand & cards_of_suit(suit_of(led))
    if same_suit == 0:
        return NONE
    if suit_of(card) != suit_of(led):
        return MUST_FOLLOW
    if rank_of(led) == MONARCH and rank_of(card) != SWAN and card != highest(same_suit):
        return MONARCH_ASKS
    return NONE


@kernel
def refusal_to_exchange(s: FoxState, action: Action) -> int:
    if s.phase == RETURN:
        return POWER_FIRST
    if s.phase != EXCHANGE:
        return NO_EXCHANGE
    if action == KEEP or has(s.hands[s.to_act], card_of(action)):
        return NONE
    return NO_EXCHANGE


@kernel
def refusal_to_return(s: FoxState, card: Card) -> int:
    if s.phase == EXCHANGE:
        return POWER_FIRST
    if s.phase != RETURN or not has(s.hands[s.to_act], card):
        return NO_RETURN
    return NONE


# --- doing it ------------------------------------------------------------------------------------


@kernel
def apply(s: FoxState, action: Action) -> None:
    """Carry out a legal action."""
    if s.phase == PLAY:
        play(s, action)
    elif s.phase == EXCHANGE:
        if action != KEEP:
            exchange(s, action - SWAP_FIRST)
        finish_card(s)
    else:
        put_under(s, action - UNDER_FIRST)
        finish_card(s)


@kernel
def play(s: FoxState, card: Card) -> None:
    seat = s.to_act
    if not is_following(s):
        s.leader = seat
        s.trick[1 - seat] = NO_CARD
        s.laid = 0
    s.hands[seat] ^= bit(card)
    s.trick[seat] = card
    s.laid += 1
    rank = rank_of(card)
    if rank == FOX and s.hands[seat] != 0:
        ask(s, seat, EXCHANGE)  # FOX-3.3, FOX-4.2: with an empty hand nothing is asked
    elif rank == WOODCUTTER:
        draw(s)
        ask(s, seat, RETURN)  # FOX-3.3
    else:
        finish_card(s)


@kernel
def exchange(s: FoxState, card: Card) -> None:
    """FOX-4.2: the decree comes into the hand, the card becomes the decree."""
    s.hands[s.to_act] ^= bit(card) | bit(s.decree)
    s.decree = card


@kernel
def draw(s: FoxState) -> None:
    """FOX-4.3, first half."""
    s.drawn = s.deck[s.draws]
    s.hands[s.to_act] |= bit(s.drawn)
    s.deck[s.draws] = NO_CARD
    s.draws += 1


@kernel
def put_under(s: FoxState, card: Card) -> None:
    """FOX-4.3, second half."""
    s.hands[s.to_act] ^= bit(card)
    s.deck[s.draws + DECK_SIZE - 1] = card
    s.drawn = NO_CARD


@kernel
def finish_card(s: FoxState) -> None:
    """Go on once a card and its power are done."""
    if s.laid == 1:
        ask(s, 1 - s.leader, PLAY)
    else:
        resolve(s)


# --- a trick -------------------------------------------------------------------------------------


@kernel
def counted_suit(s: FoxState, card: Card, other: Card) -> Suit:
    """The suit a card counts as when the winner is found (FOX-4.5)."""
    if rank_of(card) == WITCH and rank_of(other) != WITCH:
        return suit_of(s.decree)
    return suit_of(card)


@kernel
def winner(s: FoxState) -> int:
    """The seat that takes the completed trick (FOX-3.4)."""
    led = s.trick[s.leader]
    answer = s.trick[1 - s.leader]
    led_suit = counted_suit(s, led, answer)
    answer_suit = counted_suit(s, answer, led)
    if led_suit == answer_suit:
        return s.leader if rank_of(led) > rank_of(answer) else 1 - s.leader
    return 1 - s.leader if answer_suit == suit_of(s.decree) else s.leader


@kernel
def next_leader(s: FoxState, taker: int) -> int:
    """FOX-3.5 and FOX-4.1: the winner, unless the loser played a Swan."""
    return 1 - taker if rank_of(s.trick[1 - taker]) == SWAN else taker


@kernel
def resolve(s: FoxState) -> None:
    taker = winner(s)
    s.tricks[taker] += 1
    for seat in range(PLAYERS):
        if rank_of(s.trick[seat]) == TREASURE:
            score(s, taker, 1)  # FOX-4.4
    if s.tricks[0] + s.tricks[1] == TRICKS:
        finish_round(s)
    else:
        ask(s, next_leader(s, taker), PLAY)


# --- scoring -------------------------------------------------------------------------------------


@kernel
def score(s: FoxState, seat: int, points: int) -> None:
    s.scores[seat] += points
    s.round_points[seat] += points


@kernel
def trick_points(tricks: int) -> int:
    """FOX-5.1."""
    if tricks <= 3:
        return 6
    if tricks <= 6:
        return tricks - 3
    if tricks <= 9:
        return 6
    return 0


@kernel
def finish_round(s: FoxState) -> None:
    for seat in range(PLAYERS):
        score(s, seat, trick_points(s.tricks[seat]))
    if s.scores[0] >= s.target or s.scores[1] >= s.target:  # FOX-5.2, FOX-5.3
        s.phase = FINISHED
        s.to_act = OVER
        s.for_seat = OVER
    else:
        await_pack(s)


@kernel
def lead_of(s: FoxState, player: int) -> int:
    """By how much a player is ahead: total first, then the last round (FOX-5.4)."""
    total = s.scores[player] - s.scores[1 - player]
    if total != 0:
        return total
    return s.round_points[player] - s.round_points[1 - player]


@kernel
def utility(s: FoxState, player: int) -> int:
    """1 for a won game, -1 for a lost one, 0 for a draw and while it is played."""
    if s.to_act != OVER:
        return 0
    lead = lead_of(s, player)
    if lead == 0:
        return 0
    return 1 if lead > 0 else -1


# --- what is seen --------------------------------------------------------------------------------


@kernel
def hand_size(s: FoxState, seat: int) -> int:
    """How many cards a hand holds; public, so it is computed from public facts alone."""
    if s.phase == DEAL or s.phase == FINISHED:
        return 0
    size = HAND_SIZE - s.tricks[0] - s.tricks[1]
    if s.laid < PLAYERS or s.phase != PLAY:
        size -= 1 if s.trick[seat] != NO_CARD else 0
    if s.phase == RETURN and s.to_act == seat:
        size += 1
    return size


@kernel
def hide(s: FoxState, viewer: int) -> None:
    """Blank in place what the viewer does not see (FOX-2.2, FOX-4.3)."""
    if viewer == REFEREE:
        return
    s.rng = 0
    for seat in range(PLAYERS):
        if seat != viewer:
            s.hands[seat] = 0
    for place in range(DECK_SIZE + MAX_DRAWS):
        s.deck[place] = NO_CARD
    if s.to_act != viewer:
        s.drawn = NO_CARD


@kernel
def seen_action(s: FoxState, action: Action, viewer: int) -> Action:
    """FOX-4.3: only its player sees which card goes under the deck."""
    if is_under(action) and viewer != s.to_act and viewer != REFEREE:
        return UNDER_HIDDEN
    return action
