"""The loop itself: nothing hidden is printed, and several people may share a keyboard."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

import pytest

from foxfire.core.play import Dealt, Done, Play
from foxfire.games.fox.actions import card_of, is_play, is_swap, is_under
from foxfire.games.fox.cards import WOODCUTTER, card, rank_of
from foxfire.games.fox.state import HAND_SIZE, PLAYERS
from tests.terminal.commands import new_play, session

SUITS = ("bells", "keys", "moons")
NAMED = re.compile(r"\b([BKM])(\d{1,2})\b|\b(\d{1,2}) of (bells|keys|moons)")
DECREE = PLAYERS * HAND_SIZE


def named_cards(text: str) -> set[int]:
    """Every card that a text names, in notation or in words."""
    return {
        card("BKM".index(letter) if letter else SUITS.index(suit), int(rank or number))
        for letter, rank, number, suit in NAMED.findall(text)
    }


def known_cards(play: Play, person: int) -> set[int]:
    """What a player has seen in this round: worked out from the log, without our own views."""
    start = max(n for n, entry in enumerate(play.log) if isinstance(entry, Dealt))
    dealt = play.log[start]
    assert isinstance(dealt, Dealt)
    pack = dealt.pack
    known = {*pack[person * HAND_SIZE : (person + 1) * HAND_SIZE], pack[DECREE]}
    draws = 0
    for entry in play.log[start + 1 :]:
        assert isinstance(entry, Done)
        action = entry.action
        if is_play(action) or is_swap(action) or (is_under(action) and entry.player == person):
            known.add(card_of(action))
        if is_play(action) and rank_of(card_of(action)) == WOODCUTTER:
            draws += 1
            if entry.player == person:
                known.add(pack[DECREE + draws])
    return known


@pytest.mark.parametrize("seed", range(12))
def test_no_card_is_named_that_the_person_has_not_seen(seed: int, tmp_path: Path) -> None:
    person = seed % 2
    play = new_play(seed, {"target": 16, "show_tricks": seed % 3 == 0, "dealer": seed % 2})
    out, rng = io.StringIO(), random.Random(seed)
    asked = 0

    def choose() -> str:
        nonlocal asked
        text = out.getvalue()
        out.seek(0)
        out.truncate()
        this_round = text.rpartition(f"\nRound {play.show(person)['round']}. ")[2]
        assert named_cards(this_round) <= known_cards(play, person)
        asked += 1
        seen = play.game.format_card(rng.choice(sorted(known_cards(play, person))))
        idle = ["table", "tricks", "rules", "", "keep it", f"? {seen}"]
        return rng.choice(idle) if rng.random() < 0.3 else str(rng.randint(1, len(play.legal)))

    bot = "rules" if seed % 2 else "random"
    assert session(play, choose, out, tmp_path / "save.txt", (person,), bot).run()
    assert asked > 20
    assert named_cards(out.getvalue()) <= known_cards(play, person)


def test_two_people_share_a_keyboard(tmp_path: Path) -> None:
    play, out = new_play(3, {"target": 1}), io.StringIO()
    assert session(play, lambda: "1", out, tmp_path / "save.txt", people=(0, 1)).run()
    text = out.getvalue()
    assert "Give Ben the keyboard" in text and "Give Anna the keyboard" in text
    for part in re.split(r"Give (?=Anna|Ben)", text)[1:]:
        person = 0 if part.startswith("Anna") else 1
        other = "Ben" if person == 0 else "Anna"
        told = [line for line in part.splitlines() if line.startswith("You ")]
        assert told, "everything is told to the one who sits here"
        assert f"{other} holds" not in part


def test_events_are_told_to_each_person_once(tmp_path: Path) -> None:
    play, out = new_play(3, {"target": 1}), io.StringIO()
    session(play, lambda: "1", out, tmp_path / "save.txt", people=(0, 1)).run()
    assert out.getvalue().count("Round 1. ") == 2
    assert out.getvalue().count("The game is over.") == 1


def test_a_text_that_names_a_hidden_card_would_be_noticed() -> None:
    assert named_cards("the 7 of keys (Treasure), B11 Monarch") == {card(1, 7), card(0, 11)}
