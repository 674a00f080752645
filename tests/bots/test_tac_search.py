"""How the search plays TAC: whole turns, and what a good player would do."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from foxfire.bots.registry import bot
from foxfire.bots.search.hooks import hooks_of
from foxfire.bots.search.search import Findings, PlainSearch, Search
from foxfire.bots.tac.search_tac import evaluate
from foxfire.core import cache
from foxfire.core.play import Play
from foxfire.games.tac import cards
from tests.games.tac.set_up import TAC, do, home, pack_from, table

SIMULATIONS = 600


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """By one process at a time."""
    with cache.compiling():
        play = Play(TAC, seed=1)
        Search(play.observe(play.to_act), 1, nodes=2).simulate(1)
        bot("beam", "tac").choose(play.observe(play.to_act), random.Random(1))


def found(play: Play, simulations: int = SIMULATIONS) -> Findings:
    search = Search(play.observe(play.to_act), 1)
    search.simulate(simulations)
    return search.findings()


def best_turn(play: Play) -> str:
    return TAC.format_turns(found(play).turns[0].turn)[0]


# --- whole turns ---------------------------------------------------------------------------------


def test_a_seven_is_one_node_with_its_results_as_children() -> None:
    play = table("R20 R30 R40 S50", "7 5")
    findings = found(play)
    sevens = [f for f in findings.turns if TAC.format_action(f.action) == "7"]
    assert len(sevens) > 5
    assert all(len(f.turn) == 15 for f in sevens)
    boards = set()
    for one in sevens:
        trial = play.copy()
        trial.apply_all(one.turn)
        boards.add(tuple(trial.state.marbles))
    assert len(boards) == len(sevens)


def test_in_the_middle_of_a_turn_what_is_left_of_it_is_searched() -> None:
    for begun in ("7", "7 20>22", "7 20>"):
        play = do(table("R20 R30 R40 S50", "7 5"), begun)
        findings = found(play, 200)
        assert {f.action for f in findings.actions} <= set(play.legal_actions)
        for one in findings.turns:
            trial = play.copy()
            trial.apply_all(one.turn)
            assert trial.to_act != play.to_act


def test_a_forced_decision_can_be_asked_about_too() -> None:
    play = table("R20 S50", "5 5")
    assert [TAC.format_action(f.action) for f in found(play, 20).actions] == ["5"]


def test_plain_and_compiled_find_the_same_about_a_seven() -> None:
    play = table("R20 R30 R62 S25 J40", "7 5 trickster", pile="3")
    plain, compiled = (kind(play.observe(0), 3, nodes=80) for kind in (PlainSearch, Search))
    for search in (plain, compiled):
        search.simulate(12)
    assert plain.findings() == compiled.findings()


def test_what_a_player_cannot_know_changes_nothing_in_his_turns() -> None:
    play = table("R20 R30 R62 S25 J40", "7 5 trickster", pile="3")
    seen, other = play.observe(0), play.copy()
    other.state = seen.sample("elsewhere")
    assert other.state.hands[1] != play.state.hands[1]
    assert found(other) == found(play)


def test_the_decision_itself_is_explored_by_a_number_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A large one there visits all turns alike, a large one deeper down does not."""
    play, hooks = table("R20 R30 S50", "5 9"), hooks_of(TAC.state_type)
    at_root, deeper = replace(hooks, root_exploration=50.0), replace(hooks, exploration=50.0)
    for told, alike in ((at_root, True), (deeper, False)):
        monkeypatch.setattr("foxfire.bots.search.search.hooks_of", lambda _, told=told: told)
        visits = [f.visits for f in found(play, 80).turns]
        assert len(visits) == 4
        assert (max(visits) < 2 * min(visits)) == alike


# --- the obvious ---------------------------------------------------------------------------------


def test_a_seven_brings_two_marbles_home_and_wins() -> None:
    play = table(f"R62 R64 R.h3 R.h4 {home('A')} S10", "7 12 9")
    play.apply_all(found(play).turns[0].turn)
    assert play.is_over


def test_an_exit_is_given_to_a_partner_who_announced_none() -> None:
    hands = ("1 13 5 6 9", "5 6 9 10 12", "5 2 9 10 12", "1 3 9 10 12")
    play = Play(TAC, {"dealer": 3}, packs=[pack_from(*hands)])
    assert best_turn(play) in ("give 1", "give 13")


def test_an_exit_is_kept_for_oneself_where_the_partner_has_one() -> None:
    hands = ("1 8 5 6 9", "5 6 9 10 12", "13 1 9 10 12", "1 3 9 10 12")
    play = Play(TAC, {"dealer": 3}, packs=[pack_from(*hands)])
    assert best_turn(play) != "give 1"


def test_tac_undoes_a_kick_that_hurts() -> None:
    """Jade's 9 has kicked a marble that its own 9 would bring home."""
    play = table("J60 R20", "tac 5 6", pile="9", prev="J51 R60 R20")
    assert best_turn(play) == "tac 60>R.h4"


def test_tac_is_kept_while_it_does_little() -> None:
    play = table("J42 R30", "tac 5 6", pile="2", prev="J40 R30")
    assert not best_turn(play).startswith("tac")


def test_hands_of_a_new_deal_are_luck_and_say_nothing_about_a_turn() -> None:
    play = table("R20 S50", "5 6 9")
    root, lucky = play.state, play.state.copy()
    lucky.hands[0] = cards.one(cards.THIRTEEN)
    assert evaluate(lucky, root, 0) != evaluate(root, root, 0)
    lucky.deal += 1
    unlucky = lucky.copy()
    unlucky.hands[0] = cards.one(cards.ANGEL)
    assert evaluate(lucky, root, 0) == evaluate(unlucky, root, 0)


# --- the beam ------------------------------------------------------------------------------------


def beam_turn(play: Play) -> str:
    player, actions = bot("beam", "tac"), list[int]()
    while not actions or play.phase in ("from", "to"):
        actions.append(player.choose(play.observe(play.to_act), random.Random(0)))
        play.apply(actions[-1])
    return TAC.format_turns(actions)[0]


def test_the_beam_plans_its_own_coming_cards() -> None:
    """First out, then 3 ahead, so that the 4 goes back into the house."""
    assert beam_turn(table("S20", "4 1 3")) == "1 R.p>1"
    assert beam_turn(table("R1* S20", "4 3")) == "3 1>4"
    assert beam_turn(table("R4 S20", "4 9")).startswith("4 4>R.h")


def test_the_beam_carries_out_its_last_card() -> None:
    """A card that is the only one is laid without a plan."""
    assert beam_turn(table("R20 R30 S50", "5")) in ("5 20>25", "5 30>35")


def test_the_beam_wins_when_it_can() -> None:
    play = table(f"R62 R64 R.h3 R.h4 {home('A')} S10", "7 12 9")
    beam_turn(play)
    assert play.is_over


def test_the_beam_plays_whole_games_in_every_mode() -> None:
    """An illegal action would raise."""
    for options in TAC.options_type.variants().values():
        play, rng, player = Play(TAC, options, seed=2), random.Random(2), bot("beam", "tac")
        for _ in range(400):
            if not play.is_over:
                play.apply(player.choose(play.observe(play.to_act), rng))
