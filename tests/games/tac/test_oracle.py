"""The engine against the oracle, turn by turn, in every mode, with both decks."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.tac.side_by_side import TABLES, Options, Table, Turn, name_of
from tests.games.tac.side_by_side_games import (
    Chooser,
    Happened,
    anything,
    eager,
    generous,
    homing,
    play_from_positions,
    play_on,
    shuffled,
)
from tests.games.tac.side_by_side_positions import (
    STYLES,
    Deal,
    engine_at,
    oracle_at,
)
from tests.oracle.tac import MASTER_DECK, Laid
from tests.oracle.tac_board import Board

tables = pytest.mark.parametrize("options", TABLES, ids=name_of)
WITH_OPPONENTS = [options for options in TABLES if options["mode"] in ("teams", "two")]
TOGETHER = [options for options in TABLES if options["mode"] in ("coop", "solo")]


def long(number: int) -> object:
    return pytest.param(number, id="long", marks=pytest.mark.campaign)


def short(number: int) -> object:
    return pytest.param(number, id="short")


# --- random games --------------------------------------------------------------------------------


@pytest.mark.parametrize("turns", [short(16), long(1500)])
@pytest.mark.parametrize("dealer", range(4))
@tables
def test_games_from_the_first_deck(options: Options, dealer: int, turns: int) -> None:
    """Announcement, exchange, every deal and the next deck, as the dealer goes round."""
    rng = random.Random(f"{options} {dealer}")
    table = Table.fresh(options, dealer)
    choose = (anything, eager)[dealer % 2]
    play_on(rng, table, options, choose, turns)


@pytest.mark.parametrize("games", [short(1), long(150)])
@pytest.mark.parametrize("style", STYLES)
@tables
def test_games_from_positions(options: Options, style: str, games: int) -> None:
    """Many marbles out, or near the end, and hands full of telling cards."""
    rng = random.Random(f"{options} {style}")
    for choose in (anything, eager):
        play_from_positions(rng, options, style, choose, games, 8)


@tables
def test_packs_and_options_are_those_of_the_oracle(options: Options) -> None:
    rng = random.Random(str(options))
    table = Table.fresh(options, 3)
    assert table.oracle.to_act == "chance"
    table.deal(shuffled(rng, options))
    assert table.oracle.dealer == 3
    assert table.play.legal_actions


# --- what must have happened ---------------------------------------------------------------------

ALWAYS = {
    *("an ending", "a winning move that is to be answered", "TAC answers a winning move"),
    *("2 TACs in a row", "3 TACs in a row", "TAC answers a skip"),
    *("a 7 brings a colour home", "a forced discard", "a skipped discard", "a skip carried out"),
    *("a new deck", "TAC uses 7", "TAC uses 8", "TAC uses 1", "TAC uses trickster"),
}
MASTER = {
    *("a fool carried out", "a devil carried out", "a Fool and then TAC"),
    *("the Devil lays a fool", "the Devil lays a tac", "the Devil lays a card"),
    *("TAC uses angel", "TAC uses warrior", "TAC uses devil"),
    *("an Angel for another than the left neighbour", "a discarded devil", "a discarded fool"),
}
RARE_GAMES = 240
MANY_RARE_GAMES = 2000


def expected_of(options: Options) -> set[str]:
    return ALWAYS | MASTER if options["master"] else ALWAYS


def play_some(rng: random.Random, options: Options, number: int) -> Happened:
    """A short game near the end."""
    choosers: tuple[Chooser, ...] = (homing, eager, generous)
    style, choose = ("last", "late")[number % 4 == 3], choosers[number % 3]
    return play_from_positions(rng, options, style, choose, 1, 12)


def test_what_is_rare_happens_and_is_the_same() -> None:
    """Endings, wins answered by TAC, chains of TAC, and what master cards do to each other."""
    rng = random.Random("rare")
    happened: Happened = Happened()
    for number in range(MANY_RARE_GAMES):
        if number >= RARE_GAMES and set(happened) >= ALWAYS | MASTER:
            break
        happened += play_some(rng, TABLES[number % len(TABLES)], number)
    print(dict(sorted(happened.items())))
    assert set(happened) >= ALWAYS | MASTER


@pytest.mark.campaign
@tables
def test_what_is_rare_happens_at_every_table(options: Options) -> None:
    rng = random.Random(f"rare {options}")
    happened: Happened = Happened()
    for number in range(MANY_RARE_GAMES):
        happened += play_some(rng, options, number)
    print(name_of(options), dict(sorted(happened.items())))
    assert set(happened) >= expected_of(options)


# --- corners that chance hardly finds ------------------------------------------------------------


def full_deal(hands: list[list[str]], gifts: list[str], laid: list[Laid], seat: int) -> Deal:
    """The master round, in which these cards are left."""
    deck = list(MASTER_DECK)
    for card in [card for hand in hands for card in hand] + [card.card for card in laid]:
        deck.remove(card)
    origins = [card.seat for card in laid]
    announced = [False] * 4
    return Deal(3, 4, hands, gifts, announced, deck, [], seat, laid, origins)


HOME = {"house": [1, 2, 3, 4]}


def table_at(options: Options, sides: dict[str, Any], hands: list[str], laid: str = "") -> Table:
    """The master round; hands of six cards less what they have laid, `-fool` for a discard."""
    pile = [
        Laid(seat, card.removeprefix("-"), card.startswith("-"))
        for seat, card in enumerate(laid.split())
    ]
    held = [hand.split() for hand in hands]
    gifts = [held[(seat + 2) % 4][-1] for seat in range(4)]
    deal = full_deal(held, gifts, pile, len(pile))
    board = Board.from_dict(sides)
    return Table(
        engine_at(options, deal, board, board, False), oracle_at(options, deal, board, board, False)
    )


def lay(table: Table, card: str, place: str = "") -> None:
    """The one outcome of a card that brings a marble to this place, or its only one."""
    (turn,) = [
        turn for turn in table.turns if turn.card == card and (not place or is_there(turn, place))
    ]
    table.do(turn)


def is_there(turn: Turn, place: str) -> bool:
    assert turn.outcome is not None
    return any(place in turn.outcome.board.places(colour) for colour in "RSAJ")


THREES = ["angel 2 2 2 2 2", "tac 3 3 3 3 3", "tac 4 4 4 4 4", "5 5 5 5 5 6"]


@pytest.mark.parametrize("options", [o for o in TOGETHER if o["master"]], ids=name_of)
def test_TAC_12_3_nobody_can_use_the_angel_on_a_board_with_all_marbles_home(
    options: Options,
) -> None:
    """The Angel brings the sixteenth marble home, and TAC undoes it (TAC-11.2).

    `prev` is then the won board (TAC-8.1), on which the Angel has no move: the next player can use
    no TAC. If the first TAC brought the marble home again, the game is over.
    """
    table = table_at(
        options, {"R": HOME, "S": {"ring": [17], "house": [2, 3, 4]}, "A": HOME, "J": HOME}, THREES
    )
    lay(table, "angel", "S.h1")
    assert {turn.outcome.phase for turn in table.turns if turn.outcome} == {"turn", "over"}
    lay(table, "tac", "18")
    assert table.play.legal == ["4"]


@pytest.mark.parametrize("options", [o for o in WITH_OPPONENTS if o["master"]], ids=name_of)
def test_TAC_8_8_an_angel_for_the_last_marble_of_the_next_player_ends_the_game(
    options: Options,
) -> None:
    table = table_at(options, {"S": {"ring": [17], "house": [2, 3, 4]}, "J": HOME}, THREES)
    lay(table, "angel", "S.h1")
    assert table.over and table.oracle.winner == 1


@pytest.mark.parametrize("options", [o for o in TABLES if o["master"]], ids=name_of)
def test_TAC_8_1_a_discarded_fool_is_used_by_tac_and_then_forgotten(options: Options) -> None:
    """TAC passes the hands, one more card follows, and the Fool never counts again."""
    hands = ["2 2 2 2 2", "3 3 3 3 3", "tac tac 4 4 4 4", "tac 5 5 5 5 5"]
    table = table_at(options, {"R": {"ring": [1]}, "J": {"ring": [40]}}, hands, "8 -fool")
    assert table.oracle.effective() == "fool"
    lay(table, "tac")
    assert table.oracle.effective() == "8" and table.oracle.seat == 2
    assert table.oracle.hands[2] == ["5", "5", "5", "5", "5", "tac"]
    play_on(random.Random(0), table, options, anything, 10)
