"""Positions: the open state as people write it, and reading one back with every check."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from foxfire.core.bits import bit, count, has, numbers
from foxfire.core.errors import NotationError, PositionError
from foxfire.core.game import Json
from foxfire.core.seats import CHANCE, OVER
from foxfire.games.fox import memory, rules
from foxfire.games.fox.cards import CARDS, FOX, NO_CARD, SUITS, TREASURE, WOODCUTTER, Card, rank_of
from foxfire.games.fox.notation import format_card, format_cards, format_place, parse_card
from foxfire.games.fox.options import FoxOptions
from foxfire.games.fox.state import (
    DEAL,
    DECK_SIZE,
    EXCHANGE,
    FINISHED,
    MAX_DRAWS,
    MOST_POINTS,
    PLAY,
    PLAYERS,
    RETURN,
    TRICKS,
    FoxState,
)

PHASE_NAMES = ("deal", "play", "exchange", "return", "over")

Seat = Literal[0, 1]
Number = Annotated[int, Meta(ge=0, le=9_999)]
TricksWon = Annotated[int, Meta(ge=0, le=TRICKS)]
RoundPoints = Annotated[int, Meta(ge=0, le=MOST_POINTS)]


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The open state. `trick` is the trick on the table by seat: running, or just completed."""

    phase: Literal["deal", "play", "exchange", "return", "over"]
    to_act: Seat | None
    round: Number
    dealer: Seat
    leader: Seat
    hands: tuple[list[str], list[str]]
    decree: str | None
    deck: list[str]
    draws: Annotated[int, Meta(ge=0, le=MAX_DRAWS)]
    drawn: str | None
    trick: tuple[str | None, str | None]
    tricks: tuple[TricksWon, TricksWon]
    round_points: tuple[RoundPoints, RoundPoints]
    scores: tuple[Number, Number]


def dump(s: FoxState) -> Json:
    """What `load` accepts."""
    return {
        "phase": PHASE_NAMES[s.phase],
        "to_act": s.to_act if s.to_act >= 0 else None,
        "round": s.round,
        "dealer": s.dealer,
        "leader": s.leader,
        "hands": [format_cards(hand) for hand in s.hands],
        "decree": format_place(s.decree),
        "deck": [format_card(card) for card in s.deck if card != NO_CARD],
        "draws": s.draws,
        "drawn": format_place(s.drawn),
        "trick": [format_place(card) for card in s.trick],
        "tricks": list(s.tricks),
        "round_points": list(s.round_points),
        "scores": list(s.scores),
    }


def load(options: FoxOptions, position: Json) -> FoxState:
    """A state from an open position; raises `PositionError` saying what is wrong with it."""
    try:
        given = msgspec.convert(position, Position)
    except msgspec.ValidationError as error:
        raise PositionError(f"not a position of fox: {error}") from None
    try:
        s = _filled(options, given)
    except NotationError as error:
        raise PositionError(f"not a position of fox: {error}") from None
    for fault in _faults(s, given):
        raise PositionError(f"not a position of fox: {fault}")
    return s


def _filled(options: FoxOptions, given: Position) -> FoxState:
    s = FoxState()
    s.fox, s.target = rules.VERSION, options.target
    s.round, s.dealer, s.leader = given.round, given.dealer, given.leader
    rules.clear_round(s)
    s.phase = PHASE_NAMES.index(given.phase)
    s.to_act = s.for_seat = _actor(s.phase, given.to_act)
    s.decree, s.drawn, s.draws = _place(given.decree), _place(given.drawn), given.draws
    for seat in range(PLAYERS):
        for text in given.hands[seat]:
            s.hands[seat] |= bit(parse_card(text))
        s.trick[seat] = _place(given.trick[seat])
        s.tricks[seat], s.scores[seat] = given.tricks[seat], given.scores[seat]
        s.round_points[seat] = given.round_points[seat]
    s.laid = sum(text is not None for text in given.trick)
    for place, text in enumerate(given.deck[:DECK_SIZE]):
        s.deck[s.draws + place] = parse_card(text)
    return s


def _actor(phase: int, given: int | None) -> int:
    if phase == FINISHED:
        return OVER
    return CHANCE if given is None else given


def _place(text: str | None) -> Card:
    return NO_CARD if text is None else parse_card(text)


# --- checks: each yields what is wrong, the first one is told ------------------------------------


def _faults(s: FoxState, given: Position) -> Iterator[str]:
    yield from _repeated_cards(given)
    yield from _wrong_actor(s, given)
    yield from _wrong_draws(s)
    if s.phase in (DEAL, FINISHED):
        yield from _faults_between_rounds(s, given)
    else:
        yield from _wrong_sizes(s, given)
        yield from _wrong_trick(s)
        yield from _wrong_power(s)
    yield from _wrong_scores(s)


def _repeated_cards(given: Position) -> Iterator[str]:
    places = [*given.hands[0], *given.hands[1], *given.deck, *given.trick, given.decree]
    cards = Counter(parse_card(text) for text in places if text is not None)
    yield from (f"{format_card(card)} lies in two places" for card, n in cards.items() if n > 1)


def _wrong_draws(s: FoxState) -> Iterator[str]:
    """FOX-4.3: every Woodcutter that was played has drawn a card."""
    lying = sum(rank_of(card) == WOODCUTTER for card in numbers(memory.lying(s)))
    if s.round > 0 and s.draws != SUITS - lying:
        yield f"{s.draws} draws, but {SUITS - lying} Woodcutters have been played"


def _wrong_actor(s: FoxState, given: Position) -> Iterator[str]:
    if (given.to_act is None) != (s.phase in (DEAL, FINISHED)):
        yield f"to_act = {given.to_act} in the phase {given.phase}"


def _faults_between_rounds(s: FoxState, given: Position) -> Iterator[str]:
    if any(s.hands):
        yield f"cards in hand in the phase {given.phase}"
    if s.drawn != NO_CARD:
        yield "a drawn card although nobody chooses what to return"
    if s.round == 0:
        if s.phase == FINISHED or s.laid or given.deck or given.decree or s.draws or any(s.tricks):
            yield "round 0 is before the first deal: nothing has been dealt yet"
    elif sum(s.tricks) != TRICKS or s.laid != PLAYERS:
        yield f"a finished round has {TRICKS} tricks, the last of them on the table"
    elif len(given.deck) != DECK_SIZE or given.decree is None:
        yield f"a finished round leaves a decree and a deck of {DECK_SIZE}"


def _wrong_sizes(s: FoxState, given: Position) -> Iterator[str]:
    if s.round == 0:
        yield "a round that is played has a number from 1"
    if given.decree is None:
        yield "there is no decree"
    if sum(s.tricks) >= TRICKS:
        yield f"all {TRICKS} tricks are won but the round goes on"
    deck = DECK_SIZE - 1 if s.phase == RETURN else DECK_SIZE
    if len(given.deck) != deck:
        yield f"the deck has {len(given.deck)} cards, expected {deck}"
    for seat in range(PLAYERS):
        if count(s.hands[seat]) != rules.hand_size(s, seat):
            held, expected = count(s.hands[seat]), rules.hand_size(s, seat)
            yield f"hand {seat} has {held} cards, expected {expected}"


def _wrong_trick(s: FoxState) -> Iterator[str]:
    if sum(s.tricks) == 0 and s.leader == s.dealer:
        yield "the dealer leads the first trick"
    if s.laid == 1 and s.trick[s.leader] == NO_CARD:
        yield "the leader has not played to the trick on the table"
    if s.phase == PLAY and s.to_act != _expected_player(s):
        yield f"player {s.to_act} is not the one to play"


def _expected_player(s: FoxState) -> int:
    if s.laid == 0:
        return s.leader
    if s.laid == 1:
        return 1 - s.leader
    return rules.next_leader(s, rules.winner(s)) if sum(s.tricks) else OVER


def _wrong_power(s: FoxState) -> Iterator[str]:
    if s.phase == PLAY:
        if s.drawn != NO_CARD:
            yield "a drawn card although nobody chooses what to return"
        return
    if s.to_act != (s.leader if s.laid == 1 else 1 - s.leader):
        yield f"player {s.to_act} has not just played"
    rank = FOX if s.phase == EXCHANGE else WOODCUTTER
    if s.trick[s.to_act] == NO_CARD or rank_of(s.trick[s.to_act]) != rank:
        yield f"the phase needs a {rank} just played by player {s.to_act}"
    if s.phase == EXCHANGE and (s.hands[s.to_act] == 0 or s.drawn != NO_CARD):
        yield "nothing can be exchanged"
    if s.phase == RETURN and (s.draws == 0 or not has(s.hands[s.to_act] | bit(NO_CARD), s.drawn)):
        yield "the drawn card is not in the hand of the player who returns one"
    if s.phase == RETURN and s.drawn == NO_CARD:
        yield "no drawn card is given"


def _treasures_taken(s: FoxState) -> int:
    """The Treasures that lie in tricks that are over (FOX-4.4)."""
    if s.round == 0:
        return 0
    gone = [card for card in range(CARDS) if not has(memory.lying(s), card)]
    running = [] if s.laid == PLAYERS and s.phase not in (EXCHANGE, RETURN) else list(s.trick)
    return sum(rank_of(card) == TREASURE for card in gone if card not in running)


def _wrong_scores(s: FoxState) -> Iterator[str]:
    finished = s.phase in (DEAL, FINISHED) and s.round > 0
    treasures = 0
    for seat in range(PLAYERS):
        for_tricks = rules.trick_points(s.tricks[seat]) if finished else 0
        treasures += s.round_points[seat] - for_tricks
        if s.round_points[seat] < for_tricks or s.scores[seat] < s.round_points[seat]:
            yield f"player {seat} has scored less than this round gave"
    if treasures > _treasures_taken(s):
        yield f"{treasures} points for Treasures, but only {_treasures_taken(s)} were taken"
    before = [s.scores[seat] - (0 if finished else s.round_points[seat]) for seat in (0, 1)]
    if (max(before) >= s.target) != (s.phase == FINISHED):
        yield f"scores {list(s.scores)} do not go with the target {s.target} in this phase"
