"""Positions: the open state as people write it, and reading one back with every check."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from foxfire.core.bits import Mask, bit, count
from foxfire.core.errors import NotationError, PositionError
from foxfire.core.game import Json
from foxfire.core.seats import CHANCE, OVER
from foxfire.games.tatsu import rules
from foxfire.games.tatsu.cards import CARDS, CLAN_SIZE, NO_CARD, RED, YELLOW, clan_of_card
from foxfire.games.tatsu.notation import format_card, format_cards, format_place, parse_card
from foxfire.games.tatsu.options import TatsuOptions
from foxfire.games.tatsu.seating import clan_of_seat, next_seat, player_of, seat_after, seats
from foxfire.games.tatsu.state import (
    ANSWER,
    DEAL,
    FINISHED,
    GHOST,
    LEAD,
    NOBODY,
    PILE_PLAYERS,
    PILES,
    SEATS,
    TRICK_SIZE,
    TRICKS,
    TURN,
    TatsuState,
)

PHASE_NAMES = ("deal", "lead", "turn", "answer", "over")

Seat = Annotated[int, Meta(ge=0, lt=SEATS)]
Number = Annotated[int, Meta(ge=0, le=30_000)]
Cards = list[str]


class Pile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One pile of the two-player game."""

    up: str | None
    down: str | None


class Captured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What each side has taken in this hand."""

    red: Cards
    yellow: Cards


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The open state. `trick` is in order of play: running, or just completed."""

    phase: Literal["deal", "lead", "turn", "answer", "over"]
    to_act: Seat | None
    for_seat: Seat | None
    from_seat: Seat | None
    hand: Number
    dealer: Seat
    leader: Seat
    hands: tuple[Cards, Cards, Cards, Cards] | None
    piles: Annotated[list[list[Pile]], Meta(min_length=2, max_length=2)] | None
    trick: Annotated[Cards, Meta(max_length=TRICK_SIZE)]
    pending: Cards
    captured: Captured
    tricks: Annotated[int, Meta(ge=0, le=TRICKS)]
    scores: Annotated[list[Number], Meta(min_length=2, max_length=SEATS)]


def dump(s: TatsuState) -> Json:
    """What `load` accepts."""
    return {
        "phase": PHASE_NAMES[s.phase],
        "to_act": _seat_or_none(s.to_act),
        "for_seat": _seat_or_none(s.for_seat),
        "from_seat": _seat_or_none(s.from_seat),
        "hand": s.hand,
        "dealer": s.dealer,
        "leader": s.leader,
        "hands": None if s.players == 2 else [format_cards(hand) for hand in s.hands],
        "piles": dump_piles(s) if s.players == 2 else None,
        "trick": [format_place(card) for card in s.trick if card != NO_CARD],
        "pending": format_cards(s.pending),
        "captured": {
            "red": format_cards(s.captured[RED]),
            "yellow": format_cards(s.captured[YELLOW]),
        },
        "tricks": s.tricks,
        "scores": list(s.scores)[: s.players],
    }


def _seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def dump_piles(s: TatsuState) -> list[list[Json]]:
    return [
        [
            {"up": format_place(s.up[seat, pile]), "down": format_place(s.down[seat, pile])}
            for pile in range(PILES)
        ]
        for seat in range(PILE_PLAYERS)
    ]


def load(options: TatsuOptions, position: Json) -> TatsuState:
    """A state from an open position; raises `PositionError` saying what is wrong with it."""
    try:
        given = msgspec.convert(position, Position)
        for fault in _wrong_shape(options, given):
            raise PositionError(f"not a position of tatsu: {fault}")
        s = _filled(options, given)
    except (msgspec.ValidationError, NotationError) as error:
        raise PositionError(f"not a position of tatsu: {error}") from None
    for fault in _faults(s, given):
        raise PositionError(f"not a position of tatsu: {fault}")
    return s


def start(options: TatsuOptions) -> TatsuState:
    """A state with the given options that waits for its first pack."""
    s = TatsuState()
    s.players, s.target, s.dealer = options.players, options.target, int(options.dealer)
    s.first_clan = int(options.clan == "yellow")
    s.split = int(options.deal == "split")
    s.own_piles = int(options.face_down == "own")
    s.turn_right = int(options.rotation == "right")
    s.leader_chosen = int(options.leader == "chosen")
    rules.restart(s)
    return s


def _filled(options: TatsuOptions, given: Position) -> TatsuState:
    s = start(options)
    s.hand, s.dealer, s.leader = given.hand, given.dealer, given.leader
    s.phase = PHASE_NAMES.index(given.phase)
    s.for_seat = NOBODY if given.for_seat is None else given.for_seat
    s.from_seat = NOBODY if given.from_seat is None else given.from_seat
    s.to_act = _actor(s.phase, given.to_act)
    s.tricks, s.laid, s.pending = given.tricks, len(given.trick), _mask(given.pending)
    s.captured[RED], s.captured[YELLOW] = _mask(given.captured.red), _mask(given.captured.yellow)
    for turn, text in enumerate(given.trick):
        s.trick[turn] = parse_card(text)
    for player, score in enumerate(given.scores):
        s.scores[player] = score
    _fill_cards(s, given)
    return s


def _fill_cards(s: TatsuState, given: Position) -> None:
    for seat, hand in enumerate(given.hands or ()):
        s.hands[seat] = _mask(hand)
        for text in hand:
            s.counts[seat, clan_of_card(parse_card(text))] += 1
    for seat, piles in enumerate(given.piles or ()):
        for number, pile in enumerate(piles):
            for cards, written in ((s.up, pile.up), (s.down, pile.down)):
                if written is not None:
                    cards[seat, number] = parse_card(written)
                    s.hands[seat] |= bit(parse_card(written)) if cards is s.up else 0
                    s.counts[seat, clan_of_card(parse_card(written))] += 1


def _actor(phase: int, given: int | None) -> int:
    if phase == FINISHED:
        return OVER
    return CHANCE if given is None else given


def _mask(cards: Cards) -> Mask:
    found = 0
    for text in cards:
        found |= bit(parse_card(text))
    return found


# --- checks: each yields what is wrong, the first one is told ------------------------------------


def _wrong_shape(options: TatsuOptions, given: Position) -> Iterator[str]:
    two = options.players == 2
    if (given.hands is None) != two or (given.piles is None) == two:
        yield f"{options.players} players have {'piles' if two else 'hands'}"
    elif two and any(len(piles) != PILES for piles in given.piles or ()):
        yield f"there are {PILES} piles a player"
    if len(given.scores) != options.players:
        yield f"{options.players} players have {len(given.scores)} scores"
    if given.dealer >= options.players:
        yield f"dealer {given.dealer} is no player"
    if two and given.leader >= PILE_PLAYERS:
        yield f"leader {given.leader} is no seat"
    yield from _repeated(_lying(given), "lies in two places")
    yield from _repeated(given.trick, "is twice in the trick")


def _faults(s: TatsuState, given: Position) -> Iterator[str]:
    yield from _wrong_cards(s, given)
    yield from _wrong_actor(s, given)
    if s.phase in (TURN, ANSWER):
        yield from _wrong_turn(s)
    yield from _wrong_score(s)


def _wrong_cards(s: TatsuState, given: Position) -> Iterator[str]:
    if any(
        s.down[seat, pile] != NO_CARD and s.up[seat, pile] == NO_CARD for seat, pile in _piles()
    ):
        yield "a face-down card has no face-up card on it"
    if s.phase in (DEAL, FINISHED):
        yield from _wrong_rest(s, given)
        return
    if s.laid == TRICK_SIZE and rules.trick_cards(s) & ~_place_of_trick(s):
        yield "the completed trick does not lie with the cards of its winner, or pending"
    laid = 0 if s.laid == TRICK_SIZE else s.laid
    left = sum(s.counts.flat())
    if left != CARDS - TRICK_SIZE * s.tricks - laid:
        yield f"{left} cards are left after {s.tricks} tricks and {laid} cards of the next"
    piles = (s.captured[RED], s.captured[YELLOW], s.pending)
    if count(_taken(s)) != TRICK_SIZE * s.tricks or any(count(p) % TRICK_SIZE for p in piles):
        yield f"captured and pending cards do not make {s.tricks} whole tricks"


def _place_of_trick(s: TatsuState) -> Mask:
    """Where the cards of the completed trick on the table must be (TATSU-4.1, TATSU-5.1)."""
    if rules.first_fusion(s) != NOBODY:
        return s.pending
    winner = seat_after(s, s.leader, rules.strongest(s))
    return s.captured[clan_of_seat(s, winner)]


def _taken(s: TatsuState) -> Mask:
    return s.captured[RED] | s.captured[YELLOW] | s.pending


def _piles() -> Iterator[tuple[int, int]]:
    return ((seat, pile) for seat in range(PILE_PLAYERS) for pile in range(PILES))


def _repeated(cards: Iterable[str], fault: str) -> Iterator[str]:
    found = Counter(map(parse_card, cards))
    yield from (f"{format_card(card)} {fault}" for card, n in found.items() if n > 1)


def _lying(given: Position) -> Iterator[str]:
    """Every card that is somewhere; a completed trick lies with the captured or pending ones."""
    for hand in given.hands or ():
        yield from hand
    for piles in given.piles or ():
        yield from (text for pile in piles for text in (pile.up, pile.down) if text is not None)
    yield from given.pending
    yield from given.captured.red
    yield from given.captured.yellow
    if len(given.trick) < TRICK_SIZE:
        yield from given.trick


def _wrong_rest(s: TatsuState, given: Position) -> Iterator[str]:
    if any(s.counts.flat()) or given.pending:
        yield f"cards are left in the phase {given.phase}"
    if s.hand == 0 and (s.phase == FINISHED or s.laid or s.tricks or any(s.captured)):
        yield "hand 0 is before the first deal: nothing has been dealt yet"
    if s.hand > 0 and (s.tricks != TRICKS or s.laid != TRICK_SIZE):
        yield f"a finished hand has {TRICKS} tricks, the last of them on the table"
    elif s.hand > 0 and rules.first_fusion(s) == NOBODY and rules.trick_cards(s) & ~_taken(s):
        yield "the last trick was captured, but its cards are not"


def _wrong_actor(s: TatsuState, given: Position) -> Iterator[str]:
    resting = s.phase in (DEAL, FINISHED)
    if resting:
        if not given.to_act is given.for_seat is given.from_seat is None:
            yield f"somebody is to act in the phase {given.phase}"
        return
    if s.hand == 0:
        yield "a hand that is played has a number from 1"
    if s.tricks >= TRICKS:
        yield f"all {TRICKS} tricks are won but the hand goes on"
    if s.phase == LEAD:
        expected: tuple[Any, ...] = (s.dealer, s.dealer, NOBODY)
        if not s.leader_chosen or (s.to_act, s.for_seat, s.from_seat) != expected:
            yield "only red names who leads, and only with the option leader = chosen"
        if s.tricks or s.laid:
            yield "the leader is named before the first card"
    elif s.for_seat == NOBODY or s.from_seat == NOBODY:
        yield "for_seat and from_seat are missing"
    elif max(s.for_seat, s.from_seat, s.leader) >= seats(s):
        yield f"there are {seats(s)} seats"
    elif s.to_act != player_of(s, s.from_seat):
        yield f"player {s.to_act} does not decide for seat {s.from_seat}"


def _wrong_turn(s: TatsuState) -> Iterator[str]:
    if (s.phase == TURN) != (s.for_seat == s.from_seat):
        yield "in a turn a seat uses its own cards, in an answer another's"
    if s.tricks == 0 and not _may_lead_first(s):
        yield f"seat {s.leader} does not lead the first trick"
    if s.for_seat != _expected_seat(s):
        yield f"it is not the turn of seat {s.for_seat}"
    for turn in range(s.laid):
        seat = seat_after(s, s.leader, turn)
        if clan_of_card(s.trick[turn]) != clan_of_seat(s, seat):
            yield f"the card before seat {seat} is of the other clan"
    clans = [sum(s.counts[seat, clan] for seat in range(SEATS)) for clan in (RED, YELLOW)]
    running = range(s.laid if s.laid < TRICK_SIZE else 0)
    for clan in (RED, YELLOW):
        laid = sum(clan_of_card(s.trick[turn]) == clan for turn in running)
        if clans[clan] + laid != CLAN_SIZE - 2 * s.tricks:
            yield "every trick takes two cards of each clan"
    if s.phase == ANSWER and not rules.can_give(s, s.from_seat, clan_of_seat(s, s.for_seat)):
        yield f"seat {s.from_seat} has no card to give"


def _may_lead_first(s: TatsuState) -> bool:
    """TATSU-2.3, TATSU-8.9, TATSU-8.11."""
    return s.leader == s.dealer or (s.leader_chosen == 1 and s.leader != GHOST)


def _expected_seat(s: TatsuState) -> int:
    """Whose turn it must be, by the trick on the table."""
    if s.laid == 0:
        return s.leader
    if s.laid < TRICK_SIZE:
        return next_seat(s, seat_after(s, s.leader, s.laid - 1))
    fused = rules.first_fusion(s)
    return seat_after(s, s.leader, rules.strongest(s) if fused == NOBODY else fused)


def _wrong_score(s: TatsuState) -> Iterator[str]:
    if s.players == 4 and (s.scores[0] != s.scores[2] or s.scores[1] != s.scores[3]):
        yield "partners have the same score"
    if (rules.winner(s) != NOBODY) != (s.phase == FINISHED):
        yield f"scores {list(s.scores)[: s.players]} do not go with the target {s.target}"
