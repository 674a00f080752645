"""Games that both play, who chooses how, and what rare things happened in them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator

from tests.games.tac.side_by_side import Options, Table, Turn
from tests.games.tac.side_by_side_positions import random_table
from tests.oracle.tac import BASIC_DECK, MASTER_DECK, Laid, Outcome, TacOracle, left, partner
from tests.oracle.tac_board import SEATS, is_home

Chooser = Callable[[random.Random, Table], Turn]
Happened = Counter[str]

LIKED = {"tac": 8, "devil": 8, "fool": 8, "angel": 4, "warrior": 3, "7": 3, "8": 2}


# --- choosing ------------------------------------------------------------------------------------


def by_card(turns: list[Turn]) -> dict[str, list[Turn]]:
    found: dict[str, list[Turn]] = {}
    for turn in turns:
        found.setdefault(turn.card, []).append(turn)
    return found


def anything(rng: random.Random, table: Table) -> Turn:
    """A card, and then one of its outcomes."""
    cards = by_card(table.turns)
    return rng.choice(cards[rng.choice(sorted(cards))])


def eager(rng: random.Random, table: Table) -> Turn:
    """Rather the cards that do most, and marbles home."""
    cards = by_card(table.turns)
    names = sorted(cards)
    chosen = rng.choices(names, [LIKED.get(name, 1) for name in names])[0]
    if rng.random() < 0.2:
        return rng.choice(cards[chosen])
    seat = table.oracle.seat or 0
    together = table.oracle.together
    best = max(home_of(turn, seat, together) for turn in cards[chosen])
    return rng.choice([turn for turn in cards[chosen] if home_of(turn, seat, together) == best])


def generous(rng: random.Random, table: Table) -> Turn:
    """What brings marbles home, whosever they are."""
    best = max(home_of(turn, 0, True) for turn in table.turns)
    return rng.choice([turn for turn in table.turns if home_of(turn, 0, True) == best])


def homing(rng: random.Random, table: Table) -> Turn:
    """What brings marbles home, whatever the card."""
    seat, together = table.oracle.seat or 0, table.oracle.together
    best = max(home_of(turn, seat, together) for turn in table.turns)
    if rng.random() < 0.1:
        return anything(rng, table)
    return rng.choice([turn for turn in table.turns if home_of(turn, seat, together) == best])


def home_of(turn: Turn, seat: int, together: bool) -> int:
    """The marbles that are home for a seat after a turn."""
    if turn.outcome is None:
        return 0
    sides = turn.outcome.board.sides
    ours = SEATS if together else (seat, partner(seat))
    return sum(len(sides[colour].house) for colour in ours)


# --- playing -------------------------------------------------------------------------------------


def shuffled(rng: random.Random, options: Options) -> list[str]:
    deck = MASTER_DECK if options["master"] else BASIC_DECK
    return rng.sample(deck, len(deck))


def play_on(
    rng: random.Random, table: Table, options: Options, choose: Chooser, turns: int
) -> Happened:
    """At most so many turns, compared after each."""
    happened: Happened = Counter()
    for _ in range(turns):
        if table.over:
            break
        if table.oracle.phase == "deal":
            happened["a new deck"] += 1
            table.deal(shuffled(rng, options))
            continue
        turn = choose(rng, table)
        happened.update(noticed(table.oracle, turn))
        table.do(turn)
        happened["turns"] += 1
    assert table.play.is_over is table.over
    return happened


def play_from_positions(
    rng: random.Random, options: Options, style: str, choose: Chooser, games: int, turns: int
) -> Happened:
    """So many games from random positions, of at most so many turns each."""
    happened: Happened = Counter()
    for _ in range(games):
        happened += play_on(rng, random_table(rng, options, style), options, choose, turns)
    return happened


# --- noticing ------------------------------------------------------------------------------------


def noticed(oracle: TacOracle, turn: Turn) -> Iterator[str]:
    """Names for what is rare about a turn that is about to be played."""
    if turn.outcome is None:
        return
    if turn.outcome.phase == "over":
        yield "an ending"
    if turn.is_discard:
        yield from noticed_of_discard(oracle, turn)
        return
    if turn.card == "tac":
        yield from noticed_of_tac(oracle)
    used = oracle.effective() if turn.card == "tac" else turn.card
    yield from noticed_of_use(oracle, used, turn.outcome)
    if oracle.phase == "devil":
        yield f"the Devil lays a {turn.card if turn.card in ('fool', 'tac') else 'card'}"
    if oracle.won(turn.outcome.board) is not None:
        yield from noticed_of_win(oracle, turn.outcome)


def noticed_of_discard(oracle: TacOracle, turn: Turn) -> Iterator[str]:
    name = turn.card.removeprefix("discard ")
    why = "skipped" if oracle.phase == "skip" else "forced"
    yield f"a {why} discard"
    if name in ("fool", "devil", "angel", "warrior", "tac"):
        yield f"a discarded {name}"


def noticed_of_tac(oracle: TacOracle) -> Iterator[str]:
    tops = [laid.card for laid in oracle.pile if not laid.discarded][-3:]
    yield f"TAC uses {oracle.effective()}"
    if oracle.phase == "skip":
        yield "TAC answers a skip"
    if oracle.won(oracle.board) is not None:
        yield "TAC answers a winning move"
    if oracle.pile[-1] == Laid(oracle.pile[-1].seat, "tac", True):
        yield "TAC on a discarded TAC"
    if not oracle.pile[-1].discarded:
        yield from (f"{n + 1} TACs in a row" for n in (1, 2) if tops[-n:] == ["tac"] * n)
        if tops[-1] == "fool":
            yield "a Fool and then TAC"


def noticed_of_use(oracle: TacOracle, used: str | None, outcome: Outcome) -> Iterator[str]:
    seat = oracle.seat or 0
    board = oracle.board
    if outcome.kind in ("skip", "fool", "devil"):
        yield f"a {outcome.kind} carried out"
    if used == "angel" and is_home(board, left(seat)):
        yield "an Angel for another than the left neighbour"
    if used == "7":
        own = oracle.movable(seat, board)
        if any(is_home(outcome.board, c) and not is_home(board, c) for c in own):
            yield "a 7 brings a colour home"
    if outcome.phase == "turn" and outcome.seat not in (left(seat), seat):
        yield "a player without cards is passed over"


def noticed_of_win(oracle: TacOracle, outcome: Outcome) -> Iterator[str]:
    if outcome.phase == "turn":
        yield "a winning move that is to be answered"
    elif oracle.won(outcome.board) == left(oracle.seat or 0) % 2 and not oracle.together:
        yield "a win for the next player's side"
