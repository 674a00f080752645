"""TAC in the terminal: every mode and deck, drafted turns, several people, the record alone."""

from __future__ import annotations

import io
import json
import random
import re
from pathlib import Path

import pytest

from foxfire.core import records
from foxfire.core.play import Play
from foxfire.core.records import Record, record_of
from foxfire.terminal import bests, saves
from foxfire.terminal.console import CLEAR
from foxfire.terminal.drafts import Draft
from foxfire.terminal.setup import deal_from
from foxfire.terminal.tac.teller import TacTeller
from foxfire.terminal.tac.typed import meant
from foxfire.text.voice import Voice
from foxfire.text.words import Words
from tests.terminal.commands import (
    environment,
    foxfire,
    foxfire_process,
    only_file,
    records_in,
    saves_in,
)
from tests.terminal.tac_tables import NAMES, TAC, marbles, script, session, table
from tests.terminal.test_tatsu import Screen, on_a_terminal

HAND_OVER = re.compile(r"It is the turn of (\w+)\. Give \w+ the keyboard and press Enter\.")
MODES = ("teams", "coop", "solo", "two")
BOARD = {"R": marbles(1, 20), "S": marbles(40)}
ENTER = ""


# --- a turn, step by step ------------------------------------------------------------------------


def test_the_table_shows_all_that_is_public_and_what_one_gave_and_got(tmp_path: Path) -> None:
    (text,) = script(table("7 8 tac 13 4", board=BOARD), tmp_path)
    for line in (
        "=> Ruby: you",
        "Sapphire: Ben",
        "Amber: Cleo (partner)",
        "pocket: RR",
        "5 cards; 1 or 13: yes",
        "gave 2, got 7",
        "deals",
        "Deal 1. Cards left in the stock: 80. Cards laid in the game: 0.",
        "Your cards: 4, 7, 8, 13, TAC.",
        "You may play: a) 4, b) 7, c) 8, d) 13.",
    ):
        assert line in text
    assert text.rstrip().endswith("Your turn: which card?")


def test_nothing_is_played_before_enter(tmp_path: Path) -> None:
    play = table("5 8 tac 13 4", board=BOARD)
    before = play.state.copy()
    _, choice, preview, *rest = script(play, tmp_path, "5", "b", "back", "back", "back")
    assert "You may choose: a) from 1, b) from 20." in choice
    assert "What 5 20>25 would do:" in preview
    assert "You play a 5: ruby from 20 to 25." in preview
    assert preview.rstrip().endswith("Enter plays this; back changes it.")
    assert "You may choose: a) from 1, b) from 20." in rest[0]
    assert "You may play:" in rest[1]
    assert "There is no step to take back" in rest[2]
    assert play.state == before


def test_enter_plays_what_was_shown(tmp_path: Path) -> None:
    play = table("5 8 tac 13 4", board=BOARD)
    told = script(play, tmp_path, "5", "b", ENTER, people=(0, 1, 2, 3))
    assert 25 in play.show(0)["board"]["R"]["ring"]
    assert "You play a 5: ruby from 20 to 25." in told[-1]
    assert play.to_act == 1


def test_another_line_does_not_play_a_turn_that_waits_for_enter(tmp_path: Path) -> None:
    play = table("5 8 tac 13 4", board=BOARD)
    assert "Press Enter to play this" in script(play, tmp_path, "5", "b", "a")[-1]
    assert play.to_act == 0


def test_what_is_forced_need_not_be_typed(tmp_path: Path) -> None:
    play = table("5 8 tac 13 4", board={"R": marbles(20)})
    assert "What 5 20>25 would do:" in script(play, tmp_path, "5")[-1]


def test_enter_takes_the_only_choice(tmp_path: Path) -> None:
    play = table("5 8 8 8 tac", board={"R": marbles(40, house=[2, 3, 4]), "S": marbles(46)})
    shown = script(play, tmp_path, ENTER)
    assert "You may play: a) 5, b) 8." in shown[0]
    play = table("5 12 12 12 tac", board={"R": marbles(40), "S": marbles(46)})
    shown = script(play, tmp_path, ENTER)
    assert "You may play: a) 5." in shown[0]
    assert "What 5 40>45 would do:" in shown[1]


def test_a_line_with_an_exclamation_mark_is_played_at_once(tmp_path: Path) -> None:
    play = table("5 8 tac 13 4", board=BOARD)
    script(play, tmp_path, "5 20>25!")
    assert play.show(0)["laid"] >= 1
    half = table("5 8 tac 13 4", board=BOARD)
    assert "You may choose:" in script(half, tmp_path, "5!")[-1]


def test_a_seven_shows_the_steps_that_are_left(tmp_path: Path) -> None:
    play = table("7 8 tac 13 4", board={"R": marbles(3, 40)})
    parts = script(play, tmp_path, "7", "a", "40>44", "back", "40 > 44", "4", "5>7", "back")
    assert "The 7, 7 steps left" in parts[1]
    assert "The 7, 6 steps left" in parts[2]
    assert "The 7, 2 steps left" in parts[3]
    assert "The 7, 6 steps left" in parts[4]
    assert "The 7, 2 steps left" in parts[5]
    assert "The 7, 1 step left" in parts[6]
    assert "The turn ends before the end of that line." in parts[7]
    assert "The 7, 2 steps left" in parts[8]
    whole = script(play, tmp_path, "7 3>6 40>44")[-1]
    assert "You play a 7: ruby from 3 to 6, ruby from 40 to 44." in whole


def test_a_preview_tells_who_is_kicked(tmp_path: Path) -> None:
    play = table("7 8 tac 13 4", board={"R": marbles(20), "S": marbles(22), "A": marbles(27)})
    text = script(play, tmp_path, "7")[-1]
    assert "ruby from 20 to 27, kicking sapphire on 22, amber on 27." in text
    assert "pocket: SSSS" in text and "pocket: AAAA" in text
    choice = script(table("2 8 tac 13 4", board={"R": marbles(20, 1), "S": marbles(22)}),
                    tmp_path, "2 20>", "table")  # fmt: skip
    assert "kicking sapphire on 22" in choice[1]


def test_tac_first_shows_the_board_that_it_restores(tmp_path: Path) -> None:
    play = table("5 8 tac 13 4", "tac 8 8 8 8", board=BOARD)
    play.do("5 20>25")
    asked, undone, preview = script(play, tmp_path, "tac", ENTER, people=(1,))
    assert "a) 8, b) TAC (takes back the last move and uses a 5)" in asked
    assert "TAC has taken back the last move. This is the board on which you use a 5:" in undone
    assert "You may choose: a) from 40." in undone
    assert "You play TAC, taking back the last move (ruby from 25 to 20)" in preview
    assert "With it: sapphire from 40 to 45." in preview
    at_once = script(play, tmp_path, "tac 40>45", people=(1,))[-1]
    assert "First TAC takes back the last move:" in at_once
    assert at_once.count("=> Sapphire: you") == 2


def test_tac_on_a_seven_takes_runs(tmp_path: Path) -> None:
    play = table("7 8 tac 13 4", "tac 8 8 8 8", board=BOARD)
    play.do("7 20>27")
    preview = script(play, tmp_path, "tac 40>47", people=(1,))[-1]
    assert "What tac 7 40>47 would do:" in preview


def test_the_devil_shows_the_hand_only_when_it_is_laid(tmp_path: Path) -> None:
    play = table("devil 5 5 5 5", "1 6 7 8 9", master=True, board=BOARD)
    preview, laid, done = script(play, tmp_path, "devil", ENTER, "6")[1:]
    assert "Ben holds" not in preview
    assert "You will see the cards of the next player" in preview
    assert "You play the Devil, look at the cards of Ben and play that turn." in laid
    assert "Ben holds 1, 6, 7, 8, 9." in laid
    assert laid.rstrip().endswith("Your Devil plays the turn of Ben: which card?")
    assert "Sapphire plays a 6: sapphire from 40 to 46." in done


def test_the_victim_of_a_devil_is_told(tmp_path: Path) -> None:
    play = table("devil 5 5 5 5", "1 6 7 8 9", master=True, board=BOARD)
    text = "".join(script(play, tmp_path, "devil!", "6!", "5 20>25!", ENTER, people=(0, 1)))
    assert "Anna plays the Devil, looks at your cards and plays your turn for you." in text


def test_the_fool_shows_the_new_hand_only_when_it_is_laid(tmp_path: Path) -> None:
    play = table("fool 5 5 5 5", "1 6 7 8 9", master=True, board=BOARD)
    refused, preview, laid = script(play, tmp_path, "fool 6", "fool", ENTER)[1:]
    assert "The turn ends before the end of that line." in refused
    assert "All hands will go on to the right neighbour" in preview and "1, 6, 7" not in preview
    assert "You now hold what Ben held: 1, 6, 7, 8, 9. Dora has your old cards." in laid
    assert "You may play: a) 1, b) 6, c) 7, d) 8, e) 9." in laid


def test_angel_and_warrior_are_told(tmp_path: Path) -> None:
    play = table("angel warrior 5 5 5", master=True, board={"R": marbles(20), "S": marbles(22)})
    angel, warrior = script(play, tmp_path, "angel", "back", "warrior")[1::2]
    assert "You play the Angel: sapphire comes in on 17." in angel
    assert "You play the Warrior: ruby from 20 to 22, kicking sapphire on 22." in warrior
    alone = table("angel warrior 5 5 5", master=True, board={"R": marbles(20)})
    assert "meets no other marble" in script(alone, tmp_path, "warrior")[-1]


def test_a_trickster_asks_for_two_marbles(tmp_path: Path) -> None:
    play = table("trickster 5 5 5 5", board={"R": marbles(20), "S": marbles(22), "A": marbles(9)})
    first, second, preview = script(play, tmp_path, "trickster", "22", "b")[1:]
    assert "a) amber on 9, b) ruby on 20, c) sapphire on 22." in first
    assert "a) amber on 9, b) ruby on 20." in second
    assert "You play a Trickster: sapphire on 22 and ruby on 20 change places." in preview


def test_an_eight_may_skip(tmp_path: Path) -> None:
    choice, preview = script(table("8 5 5 5 5", board=BOARD), tmp_path, "8", "a")[1:]
    assert "a) skip: the next player misses a turn, b) from 1, c) from 20." in choice
    assert choice.rstrip().endswith("With an 8: skip, or which marble?")
    assert "You play an 8: Ben misses a turn and discards a card" in preview


def test_who_is_skipped_discards_or_answers(tmp_path: Path) -> None:
    play = table("8 5 5 5 5", "tac 6 6 6 6", board=BOARD)
    play.do("8 skip")
    asked, discarded = script(play, tmp_path, "6", people=(1,))
    assert "a) TAC (uses an 8), b) discard 6, c) discard TAC." in asked
    assert "An 8 makes you miss this turn: discard a card, or answer with TAC." in asked
    assert "You miss a turn and discard a 6." in discarded


def test_the_last_move_stays_marked_after_cards_that_move_nothing(tmp_path: Path) -> None:
    play = table("5 5 6 6 6", board={"R": marbles(20)})
    text = script(play, tmp_path, "5!")[-1]
    assert text.count("can play no card") == 3
    assert ">R" in text and " o " in text


def test_numbers_pile_and_places_on_request(tmp_path: Path) -> None:
    play = table("5 5 6 6 6", board={"R": marbles(1, 20, house=[3], fresh=True)})
    numbers, hidden, pile, places = script(play, tmp_path, "numbers", "numbers", "pile", "places")[
        1:
    ]
    assert "R20" in numbers and " 22 23 24 " in numbers
    assert " 22 23 24 " not in hidden
    assert "No card has been laid in this deal yet." in pile
    assert "Ruby: 1 (fresh), 20, house 3, 1 in the pocket." in places
    later = script(play, tmp_path, "5 20>25!", "pile")[-1]
    assert "1. You played a 5." in later and "2. Ben discarded a" in later


def test_help_names_every_command(tmp_path: Path) -> None:
    text = script(table("5 5 6 6 6", board=BOARD), tmp_path, "?")[-1]
    for word in ("table", "pile", "places", "numbers", "rules", "save", "back", "quit", "!"):
        assert f"{word} " in text
    assert "7 3>6 40>44" in text


# --- what is typed -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("show", "legal", "line", "text"),
    [
        ({"phase": "card", "effective": "7"}, ("tac",), "tac 3>6", "tac 7 3>6"),
        ({"phase": "card", "effective": "8"}, ("tac",), "TAC skip", "tac 8 skip"),
        ({"phase": "card", "effective": "5"}, ("tac",), "tac 5 3>8", "tac 5 3>8"),
        ({"phase": "card", "effective": None}, ("5",), "5 3 > 8", "5 3>8"),
        ({"phase": "give", "effective": None}, ("give 5",), "5", "give 5"),
        ({"phase": "card", "effective": None}, ("discard 5",), "5", "discard 5"),
        ({"phase": "from", "card": "5"}, ("3>", "R.p>"), "3", "3>"),
        ({"phase": "from", "card": "13"}, ("3>", "R.p>"), "p", "R.p>"),
        ({"phase": "from", "card": "2"}, ("3>", "R.h1>"), "h1", "R.h1>"),
        ({"phase": "from", "card": "8"}, ("skip", "3>"), "skip", "skip"),
        ({"phase": "from", "card": "7"}, ("3>",), "3>5", "3> >4 4> >5"),
        ({"phase": "from", "card": "7"}, ("3>",), "3> >4", "3> >4"),
        ({"phase": "to", "card": "5", "origin": "3"}, (">8", ">R.h2"), "8", ">8"),
        ({"phase": "to", "card": "5", "origin": "3"}, (">8", ">R.h2"), "h2", ">R.h2"),
        ({"phase": "to", "card": "5", "origin": "3"}, (">8",), "3>8", ">8"),
        ({"phase": "to", "card": "7", "origin": "3"}, (">4",), "3>5", ">4 4> >5"),
        ({"phase": "from", "card": "7"}, ("3>",), "3>90", "3>90"),
    ],
)
def test_short_ways_of_writing(show: dict[str, str], legal: tuple[str, ...], line: str, text: str
                               ) -> None:  # fmt: skip
    assert meant(show, legal, line) == text


@pytest.mark.parametrize(
    ("typed", "clause"),
    [
        (["12"], "TAC-3.1"),
        (["discard 5"], "TAC-3.1"),
        (["give 5"], "TAC-2.4"),
        (["5", "40"], "TAC-3.3"),
        (["5 20>26"], "TAC-4.1"),
        (["tac"], "TAC-8.5"),
        (["5", "skip"], "TAC-5.4"),
        (["? 12"], "TAC-3.1"),
        (["why 5 20>26"], "TAC-4.1"),
        (["7", "R.p>"], "TAC-6.3"),
    ],
)
def test_a_refusal_names_its_clause_and_changes_nothing(
    tmp_path: Path, typed: list[str], clause: str
) -> None:
    play = table("5 7 tac 13 4", board=BOARD)
    before = play.state.copy()
    assert clause in script(play, tmp_path, *typed)[-1]
    assert play.state == before


def test_a_card_that_is_not_there_is_named(tmp_path: Path) -> None:
    refused = script(
        table("5 7 tac 13 4", board=BOARD), tmp_path, "8 skip", "give 5", "? trickster"
    )
    assert "The hand that plays does not hold an 8 (TAC-3.1)." in refused[1]
    assert "TAC-2.4" in refused[2]
    assert "The hand that plays does not hold a Trickster (TAC-3.1)." in refused[3]


@pytest.mark.parametrize(
    "line", ["junk", "0", "11", "z", "5 20>99", "> >", "!", "7 20>40", "9" * 3000, "\x1b[31m", "é"]
)
def test_what_cannot_be_read_is_told_in_one_line(tmp_path: Path, line: str) -> None:
    refused = script(table("5 7 tac 13 4", board=BOARD), tmp_path, line)[-1]
    assert len(refused.splitlines()) == 2  # what was typed, and the answer
    assert "\x1b" not in refused


# --- nothing hidden is shown ---------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["teams", "coop", "two"])
def test_a_preview_depends_on_nothing_that_the_player_has_not_seen(mode: str) -> None:
    """The same turn, tried in worlds that the player cannot tell apart, reads the same."""
    options = {"mode": mode, "master": True}
    play, rng = Play(TAC, options, seed=23), random.Random(23)  # all master cards come soon
    cards, compared = set(), 0
    for _ in range(72):
        player = play.to_act
        told = TacTeller(Voice(Words(game="tac"), NAMES[: play.players], player))
        show, turn = play.show(player), _some_turn(Draft.begin(play), rng)
        observation = play.observe(player)
        for number in range(2):
            world = play.copy()
            world.state = observation.sample(number)
            again = Draft.begin(world)
            for step in turn.steps:
                again = again.after(TAC.format_action(step.action))
            assert again.is_whole
            shown = told.preview(world.show(player), again.steps, 0)
            assert shown == told.preview(show, turn.steps, 0)
            compared += 1
        cards |= {event.args.get("card") for step in turn.steps for event in step.events}
        play.apply_all([step.action for step in turn.steps])
    assert compared == 144
    assert {"fool", "devil"} <= cards


def _some_turn(draft: Draft, rng: random.Random) -> Draft:
    """A turn by chance; cards after which something new is seen come first."""
    while not draft.is_whole:
        telling = [action for action in draft.legal if action in ("fool", "devil", "tac")]
        draft = draft.after(rng.choice(telling or draft.legal))
    return draft


def test_the_screen_is_cleared_when_the_keyboard_changes_hands(tmp_path: Path) -> None:
    play, out, asked = Play(TAC, {"mode": "teams"}, seed=4), Screen(), 0

    def choose() -> str:
        nonlocal asked
        asked += 1
        return "quit" if asked > 80 else "" if asked % 2 else "a"

    session(play, choose, out, tmp_path / "save.txt", (0, 1, 2, 3)).run()
    calls = HAND_OVER.findall(out.getvalue())
    assert len(calls) > 8
    assert out.getvalue().count(CLEAR) in (2 * len(calls), 2 * len(calls) - 1)
    for part in out.getvalue().split(CLEAR)[1::2]:
        assert HAND_OVER.search(part) and "cards" not in part


# --- whole games ---------------------------------------------------------------------------------


def finished(mode: str, master: bool, seed: int) -> Play:
    """A game that was played at random."""
    play, rng = Play(TAC, {"mode": mode, "master": master}, seed=seed), random.Random(seed)
    while not play.is_over:
        play.apply(rng.choice(play.legal_actions))
    return play


def nearly_over(play: Play, left: int, **notes: str) -> tuple[Record, str]:
    """The record of a game less its last turns, and how they are typed at one keyboard."""
    whole = record_of(play, {"seed": "1", "seat-0": "Anna", **notes})
    entries = whole.entries
    cut, typed, present = len(entries) - left, "", 0
    for entry in entries[cut:]:
        typed += "" if entry.player == present else "\n"  # the keyboard changes hands
        typed += f"{entry.action}!\n"
        present = entry.player
    return Record(whole.game, whole.rules, whole.options, entries[:cut], whole.notes), typed


@pytest.fixture(scope="module")
def solo() -> Play:
    return finished("solo", False, 27)


def test_the_end_alone_tells_the_cards_and_the_record(tmp_path: Path, solo: Play) -> None:
    record, typed = nearly_over(solo, 4)
    path = tmp_path / "game.txt"
    saves.write(path, record)
    cards = solo.show(0)["laid"]
    written = f"{cards:,}"
    told = [f"All sixteen marbles are home, with {written} cards laid.", "first result of its kind"]
    for again in (False, True):
        if again:
            told[1] = f"The record stays at {written}."
        done = foxfire(tmp_path, "play", "tac", "--resume", path, typed=typed)
        assert (done.returncode, done.stderr) == (0, "")
        assert all(line in done.stdout for line in told)
        assert (f"(record: {written})" in done.stdout) is again
    best = only_file(tmp_path / "foxfire" / "bests")
    assert best.name == "tac-solo-false.json"
    assert json.loads(best.read_text())["score"] == cards
    best.write_text('{"score": 9000, "utility": -9000, "seed": "7"}')
    done = foxfire(tmp_path, "play", "tac", "--resume", path, typed=typed)
    assert "A new record! It was 9,000 before." in done.stdout
    assert json.loads(best.read_text())["score"] == cards


def test_a_record_that_cannot_be_read_is_none(tmp_path: Path, solo: Play) -> None:
    path = tmp_path / "bests" / "tac-solo-false.json"
    assert bests.read(path) is None
    outcome = solo.outcome
    assert outcome is not None
    assert bests.enter(path, outcome, "1")
    assert not bests.enter(path, outcome, "2")
    path.write_text("[")
    assert bests.read(path) is None
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_only_a_game_for_one_keeps_a_record() -> None:
    kept = [bests.path_of(Play(TAC, {"mode": mode, "master": True}, seed=1)) for mode in MODES]
    assert [path is not None for path in kept] == [False, False, True, False]
    assert kept[2] is not None and kept[2].name == "tac-solo-true.json"


def test_a_masterpiece_is_told(solo: Play) -> None:
    outcome = solo.outcome
    assert outcome is not None
    told = TacTeller(Voice(Words(game="tac"), ["Anna"], 0))
    assert len(told.outcome(outcome)) == 1
    assert "masterpiece" in told.outcome(outcome, ["tac-remark-masterpiece"])[1]


def test_a_finished_team_game_names_the_winners(tmp_path: Path) -> None:
    play = finished("teams", True, 21)
    record, typed = nearly_over(play, 3, **{f"seat-{n}": name for n, name in enumerate(NAMES)})
    path = tmp_path / "game.txt"
    saves.write(path, record)
    done = foxfire(tmp_path, "play", "tac", "--resume", path, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    outcome = play.outcome
    assert outcome is not None
    one, other = (NAMES[player] for player in outcome.winners)
    assert f"{one} and {other} win: all eight marbles are home." in done.stdout


@pytest.mark.parametrize("master", [False, True])
@pytest.mark.parametrize("mode", MODES)
def test_a_record_can_be_looked_at(tmp_path: Path, mode: str, master: bool) -> None:
    play, rng = Play(TAC, {"mode": mode, "master": master}, seed=6), random.Random(6)
    for _ in range(300):
        play.apply(rng.choice(play.legal_actions))
    path = tmp_path / "game.txt"
    saves.write(path, record_of(play))
    for view in ("referee", "spectator", "0"):
        done = foxfire(tmp_path, "replay", path, "--all", "--view", view)
        assert (done.returncode, done.stderr) == (0, "")
        assert "Your" not in done.stdout and "you" not in done.stdout.lower().split()
    assert foxfire(tmp_path, "replay", path, "--json", "--view", "0").returncode == 0


def play_turns(play: Play, path: Path, turns: int) -> None:
    """A person types whole turns, equal ones in equal games, and leaves with one half chosen."""
    left = turns

    def choose() -> str:
        nonlocal left
        left -= 1
        if left < 0:
            return ("5", "quit")[left % 2]
        turn = _some_turn(Draft.begin(play), random.Random(len(play.log)))
        return " ".join(TAC.format_turns([step.action for step in turn.steps])) + "!"

    session(play, choose, io.StringIO(), path, (0,)).run()


@pytest.mark.parametrize("mode", MODES)
def test_a_resumed_game_is_the_uninterrupted_one(tmp_path: Path, mode: str) -> None:
    whole, parts = tmp_path / "whole.txt", tmp_path / "parts.txt"
    options = {"mode": mode, "master": True}
    play_turns(Play(TAC, options, seed="1"), whole, 30)
    play_turns(Play(TAC, options, seed="1"), parts, 13)
    again = records.replay(records.read(parts))
    deal_from(again, "1")
    play_turns(again, parts, 17)
    assert parts.read_text() == whole.read_text()


def test_steps_that_are_not_confirmed_are_not_saved(tmp_path: Path) -> None:
    told = ("play", "tac", "--mode", "solo", "--seed", "5")
    foxfire(tmp_path, *told, typed="a\n\na\n")
    (save,) = saves_in(tmp_path)
    assert len([entry for entry in records.read(save).entries if not entry.cards]) == 1
    done = foxfire(tmp_path, "play", "tac", "--resume", typed="a\n\n")
    assert "The game goes on where it was left." in done.stdout
    assert len([entry for entry in records.read(save).entries if not entry.cards]) == 2


def test_programs_play_by_steps_and_by_turns(tmp_path: Path) -> None:
    told = ("play", "tac", "--json", "--mode", "solo", "--seed", "3")
    done = foxfire(tmp_path, *told, typed='{"do": "give 7"}\n{"why": "8 skip"}\nfool 3\n')
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert lines[0]["game"] == "tac"
    assert {"ok", "why"} <= {key for line in lines for key in line}
    assert lines[-1]["left"]
    play, rng = Play(TAC, {"mode": "solo", "dealer": 0}, seed=3), random.Random(3)
    for _ in range(120):
        play.apply(rng.choice(play.legal_actions))
    turns = [entry.action for entry in record_of(play).entries if not entry.cards]
    typed = "".join(json.dumps({"do": turn}) + "\n" for turn in turns)
    done = foxfire(tmp_path, *told, "--dealer", "0", typed=typed)
    assert '"ok":false' not in done.stdout
    replayed = records.replay(records.read(max(saves_in(tmp_path), key=lambda p: p.stat().st_size)))
    assert replayed.open_state() == play.open_state()


def test_a_program_cannot_probe_past_the_end_of_a_turn(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    play = table("fool 5 5 5 5", "1 6 7 8 9", master=True, board=BOARD)
    saves.write(path, record_of(play, {"seed": "1", "bot-1": "random"}))
    done = foxfire(tmp_path, "play", "tac", "--json", "--resume", path, typed="fool 6\nfool 2\n")
    errors = [json.loads(line)["error"] for line in done.stdout.splitlines() if '"error"' in line]
    assert [error["code"] for error in errors] == ["invalid-notation"] * 2


# --- on a real terminal --------------------------------------------------------------------------


def test_a_real_terminal_of_80_by_24_holds_the_table(tmp_path: Path) -> None:
    told = ["play", "tac", "--master", "--seed", "21", "--bot", "random", "--no-color"]
    text = on_a_terminal(told, environment(tmp_path), [b"a\n", b"\n", b"quit\n"])
    first = text.partition("Deal 1,")[2].partition("> ")[0]
    assert len(first.splitlines()) <= 24
    lines = [line for line in text.splitlines() if not line.startswith("Saved in")]
    assert max(map(len, lines)) <= 80
    assert "Go on with: foxfire play tac --resume" in text


def test_the_real_command_prints_no_escape_codes_into_a_pipe(tmp_path: Path) -> None:
    done = foxfire_process(tmp_path, "play", "tac", "--seed", "5", typed="a\n\n" * 8)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert records_in(tmp_path) == [] and len(saves_in(tmp_path)) == 1


@pytest.mark.parametrize(
    "told",
    [
        ["--mode", "three"],
        ["--angel-house", "false"],
        ["--mode", "solo", "--seat", "1"],
        ["--mode", "two", "--seat", "2"],
        ["--dealer", "4"],
        ["--bot", "deep"],
    ],
    ids=" ".join,
)
def test_a_mistake_is_one_line_and_status_2(tmp_path: Path, told: list[str]) -> None:
    done = foxfire(tmp_path, "play", "tac", *told)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert saves_in(tmp_path) == []


def test_alone_nobody_else_is_welcomed(tmp_path: Path) -> None:
    text = foxfire(tmp_path, "play", "tac", "--mode", "solo", "--seed", "5").stdout
    assert text.startswith("TAC, for you alone.")
    assert text.count(" holds ") == 4
