"""Whole games that were recorded once: they replay to the same end for ever."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from foxfire.core import records
from foxfire.core.play import Play
from foxfire.core.seats import REFEREE, SPECTATOR
from tests.games.tac.set_up import TAC
from tests.games.tac.side_by_side import board_key, difference, snapshot
from tests.oracle.tac import Outcome, TacOracle

GOLDEN = Path(__file__).parent / "golden"
EVERY = 4  # turns from one look at all that is shown to the next

# File, final scores, winners, digest of what everybody was shown.
PINNED: list[tuple[str, tuple[int, ...], tuple[int, ...], str]] = [
    ("golden-coop", (214, 214, 214, 214), (0, 1, 2, 3), "d05e1d0ade1973da"),
    ("golden-solo", (205,), (0,), "5b59517ccad89e22"),
    ("golden-teams", (4, 8, 4, 8), (1, 3), "5b1235584250cad3"),
    ("golden-teams-master", (5, 8, 5, 8), (1, 3), "dcfc818d534091f1"),
    ("golden-two", (8, 7), (0,), "0941c33cd463ec3a"),
]
NAMES = [name for name, *_ in PINNED]
golden_games = pytest.mark.parametrize("name", NAMES)


def path_of(name: str) -> Path:
    return GOLDEN / f"{name}.foxfire.txt"


def written(name: str) -> records.Record:
    return records.read(path_of(name))


def digest_of_everything(record: records.Record) -> str:
    """What the players, a spectator and the referee are shown and told, after every few turns."""
    play, digest = records.begin(record), hashlib.sha256()
    for number, entry in enumerate(record.entries):
        records.follow(play, entry)
        if number % EVERY == 0 or play.is_over:
            digest.update(shown(play).encode())
    return digest.hexdigest()[:16]


def shown(play: Play) -> str:
    viewers = (*range(play.players), SPECTATOR, REFEREE)
    events = [[event.as_json() for event in play.events(viewer)] for viewer in viewers]
    return repr([[play.show(viewer) for viewer in viewers], events, play.legal])


@pytest.mark.parametrize(("name", "scores", "winners", "digest"), PINNED, ids=NAMES)
def test_golden_games_end_as_they_did(
    name: str, scores: tuple[int, ...], winners: tuple[int, ...], digest: str
) -> None:
    play = records.replay(written(name))
    assert play.outcome is not None
    assert play.outcome.scores == written(name).scores == scores
    assert play.outcome.winners == winners


@pytest.mark.parametrize(("name", "scores", "winners", "digest"), PINNED, ids=NAMES)
def test_golden_games_show_what_they_showed(
    name: str, scores: tuple[int, ...], winners: tuple[int, ...], digest: str
) -> None:
    assert digest_of_everything(written(name)) == digest


@golden_games
def test_golden_files_are_written_as_they_would_be_today(name: str) -> None:
    text = path_of(name).read_text(encoding="utf-8")
    play = records.replay(records.parse(text))
    assert records.to_text(records.record_of(play, records.parse(text).notes)) == text


# --- the oracle ----------------------------------------------------------------------------------


def oracle_for(play: Play) -> TacOracle:
    options = play.options.as_json()
    angel_house = options.get("angel_house", True)
    return TacOracle(options["mode"], options["master"], angel_house, options["dealer"])


def outcome_like(play: Play, oracle: TacOracle, turn: str) -> tuple[str, Outcome]:
    """The oracle's turn with the same card that leads to the same table."""
    words = turn.split()
    card = " ".join(words[:2]) if words[0] == "discard" else words[0]
    goal = (*play.state.marbles, play.state.fresh)
    skips = turn.endswith("skip")
    (found,) = [
        outcome
        for outcome in oracle.turns()[card]
        if board_key(outcome.board) == goal and (outcome.kind == "skip") == skips
    ]
    return card, found


def follow_both(play: Play, oracle: TacOracle, entry: records.Entry) -> None:
    """A turn of the record may be several cards, as a Fool and what follows it."""
    if entry.cards:
        records.follow(play, entry)
        oracle.deal(list(entry.cards))
        return
    for turn in TAC.format_turns(TAC.parse_turn(entry.action)):
        oracle_acts = oracle.to_act
        assert oracle_acts == (play.to_act, play.for_seat)
        play.do(turn)
        if turn.startswith("give"):
            oracle.do(turn.removeprefix("give "))
        else:
            oracle.do(*outcome_like(play, oracle, turn))


@golden_games
def test_the_oracle_agrees_with_golden_games(name: str) -> None:
    record = written(name)
    play = records.begin(record)
    oracle = oracle_for(play)
    for entry in record.entries:
        follow_both(play, oracle, entry)
        ours, theirs = snapshot(play), oracle.snapshot()
        assert ours == theirs, difference(ours, theirs)
    assert oracle.done
    assert play.is_over


# --- which games there are -----------------------------------------------------------------------


def test_there_is_a_golden_game_for_every_way_to_play() -> None:
    options = [records.begin(written(name)).options.as_json() for name in NAMES]
    assert {chosen["mode"] for chosen in options} == {"teams", "coop", "solo", "two"}
    assert {chosen["master"] for chosen in options} == {False, True}
    assert {chosen.get("angel_house") for chosen in options} == {None, False, True}
    assert sorted(GOLDEN.iterdir()) == sorted(path_of(name) for name in NAMES)


@pytest.mark.parametrize("card", ["tac", "fool", "angel", "warrior", "devil", "trickster"])
def test_golden_games_have_every_special_card_in_play(card: str) -> None:
    turns = [entry.action for name in NAMES for entry in written(name).entries]
    assert any(turn.split()[:1] == [card] for turn in turns)


def test_golden_games_have_skips_and_cards_used_by_a_tac() -> None:
    turns = [entry.action for name in NAMES for entry in written(name).entries]
    assert any(turn.endswith("skip") for turn in turns)
    assert any(turn.startswith("tac 7") for turn in turns)
    assert len({tuple(turn.split()[:2]) for turn in turns if turn.startswith("tac ")}) > 8
