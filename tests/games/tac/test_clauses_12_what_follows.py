"""TAC-12: what follows from the other clauses, as properties of random games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from statistics import fmean

import pytest

from foxfire.core.bits import has
from foxfire.core.play import Play
from foxfire.core.seats import OVER
from foxfire.games.tac import choices, rules
from foxfire.games.tac.board import start_of
from tests.games.tac.set_up import (
    COLOURS,
    TAC,
    board_from,
    do,
    home,
    plays,
    prev_of,
    refused_by,
    results,
    sequences,
    table,
)
from tests.oracle.tac_board import Board, is_home, seven, stuck

MODES = [(mode, master) for mode in ("teams", "coop", "solo", "two") for master in (False, True)]
NUMBERS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "12", "13"]
every_mode = pytest.mark.parametrize(("mode", "master"), MODES)


def random_game(mode: str, master: bool, seed: int, cards: int) -> Iterator[Play]:
    """A random game before every decision, until so many cards are laid."""
    play = Play(TAC, {"mode": mode, "master": master}, seed=seed)
    rng = random.Random(seed)
    while play.legal_actions and play.state.laid < cards:
        yield play
        play.apply(rng.choice(play.legal_actions))


@every_mode
def test_tac_12_1_a_fresh_marble_stands_on_its_own_start_field(mode: str, master: bool) -> None:
    fresh = 0
    for play in random_game(mode, master, seed=2, cards=100):
        for colour in range(4):
            if has(play.state.fresh, colour):
                assert start_of(colour) in list(play.state.marbles)[4 * colour : 4 * colour + 4]
                fresh += 1
    assert fresh > 20


def can_step(play: Play, seat: int) -> bool:
    """Whether a seat has an own marble on the ring, or in the house one that is not stuck."""
    board = Board.from_dict(play.open_state()["board"])
    colours = [c for c in (seat, (seat + 2) % 4) if not is_home(board, c)][:1]
    if not colours and play.state.mode in (1, 2):
        colours = [c for c in range(4) if not is_home(board, c)]
    return any(board.sides[c].ring or board.sides[c].house - stuck(board, c) for c in colours)


@every_mode
def test_tac_12_2_a_7_is_playable_exactly_with_a_marble_that_can_step(
    mode: str, master: bool
) -> None:
    seen = Counter[bool]()
    for play in random_game(mode, master, seed=3, cards=250):
        if play.phase == "card" and "7" in play.open_state()["hands"][play.for_seat]:
            expected = can_step(play, play.for_seat)
            assert ("7" in play.legal) == expected
            seen[expected] += 1
    assert min(seen[True], seen[False]) > 3


@pytest.mark.parametrize("mode", ["teams", "coop"])
@pytest.mark.parametrize("seed", range(12))
def test_tac_12_2_no_step_that_is_offered_leads_nowhere(mode: str, seed: int) -> None:
    """Near the end: the boards that steps lead to are those of an enumeration."""
    rng = random.Random(f"{mode} {seed}")
    text = crowded(rng)
    play = table(text, "7", mode=mode)
    board = Board.from_dict(board_from(text))

    def movable(now: Board) -> list[int]:
        own = [colour for colour in (0, 2) if not is_home(now, colour)][:1]
        others = [colour for colour in (1, 3) if not is_home(now, colour)]
        return own or (others if mode == "coop" else [])

    expected = seven(board, movable)
    if not expected:
        assert plays(play) == ["-7"]
        return
    assert {Board.from_dict(board_from(after)) for after in results(play, "7")} == expected


def crowded(rng: random.Random) -> str:
    """A board on which most marbles are home or nearly."""
    words = []
    for number, colour in enumerate(COLOURS):
        slots = rng.sample(range(1, 5), rng.choice((2, 3, 3)))
        words += [f"{colour}.h{slot}" for slot in sorted(slots)]
        if rng.random() < 0.8:
            words.append(f"{colour}{(16 * number - rng.randrange(6)) % 64 + 1}")
    return " ".join(words)


@pytest.mark.parametrize("card", NUMBERS)
def test_tac_12_3_nobody_can_answer_the_tac_on_a_winning_move(card: str) -> None:
    """Seat 2 could only use the card on the board that is won, and there it has no marble."""
    last = 36 if card == "4" else 34 - int(card)
    play = table(f"{home('R')} S45 A{last} A.h2 A.h3 A.h4", f"{card} 9",
                 others={1: "tac 5", 2: "tac 9"})  # fmt: skip
    do(play, f"{card} {last}>A.h1", f"tac {card} 45>{41 if card == '4' else 45 + int(card)}")
    assert prev_of(play) == f"{home('R')} S45 {home('A')}"
    assert refused_by(play, "tac") == "TAC-8.1"


@pytest.mark.parametrize("card", NUMBERS)
def test_tac_12_3_together_neither(card: str) -> None:
    """Seat 0 takes the sixteenth marble out again; on the board of before all are home."""
    last = 52 if card == "4" else 50 - int(card)
    play = table(f"{home('R', 'S', 'A')} J{last} J.h2 J.h3 J.h4", f"{card} 9", seat=3,
                 mode="coop", others={0: "tac 5", 1: "tac 9"})  # fmt: skip
    do(play, f"{card} {last}>J.h1", f"tac {card} {last}>{48 if card == '4' else 50}")
    assert prev_of(play) == home("R", "S", "A", "J")
    assert refused_by(play, "tac") == "TAC-8.1"


def counted(board: str, mode: str = "teams") -> tuple[int, int]:
    """In how many ways a 7 can be made, and how many boards they lead to."""
    found = sequences(table(board, "7", mode=mode), "7")
    return found.total(), len(found)


def test_tac_12_4_on_the_open_ring_seven_steps_are_shared_out() -> None:
    """Four marbles make 4 ** 7 sequences, and 120 ways to share seven steps."""
    assert counted("R5 R20 R30 R40") == (4**7, 120)


def test_tac_12_4_with_one_colour_there_are_under_300_results() -> None:
    assert counted("R1 R57 R61 R.h2") == (70_202, 265)


def test_tac_12_4_over_two_colours_there_are_more() -> None:
    """Either colour of the other team may make the 7 (TAC-11.1)."""
    board = home("R", "A") + " S9 S13 S17 S.h2 J41 J45 J49 J.h2"
    assert counted(board, "coop") == (2 * 70_202, 2 * 265)


def test_tac_12_4_over_the_colours_of_partners_too() -> None:
    assert counted("R1 R.h2 R.h3 R.h4 A25 A29 A33 A.h2") == (15_224, 182)


@pytest.mark.parametrize(("mode", "cards"), [("teams", 1_400), ("coop", 1_600)])
def test_tac_12_5_random_games_are_about_that_long(mode: str, cards: int) -> None:
    """Each single action with the same chance; one game in three is 30 % longer or shorter."""
    laid = [random_length(mode, seed) for seed in range(4)]
    assert 0.6 * cards < fmean(laid) < 1.6 * cards


def random_length(mode: str, seed: int) -> int:
    state = TAC.new_state(TAC.options_type(mode=mode).settled())
    state.rng = 1_000_003 * (seed + 1)
    pack = list(TAC.full_pack(TAC.options_type(mode=mode)))
    while state.to_act != OVER:
        if state.to_act < 0:
            rules.shuffle_pack(state, pack)
            rules.deal(state, pack)
        else:
            rules.apply(state, choices.pick(state))
    return int(state.laid)
