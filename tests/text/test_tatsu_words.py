"""Every message of Tatsu that the programs use exists, with its arguments; none is left over."""

from __future__ import annotations

import random
import re
import warnings
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain, product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from foxfire.bots.registry import bot, bot_names
from foxfire.core.clauses import clause_id
from foxfire.core.game import Outcome
from foxfire.core.options import describe
from foxfire.core.play import Play
from foxfire.core.seats import REFEREE, SPECTATOR
from foxfire.games.tatsu import refusals
from foxfire.terminal.arguments import option_help
from foxfire.terminal.tatsu import TatsuTeller
from foxfire.text.catalogue import sources
from foxfire.text.language import ENGLISH, languages
from foxfire.text.voice import Voice
from foxfire.text.words import MissingWordsWarning, Words
from tests.games.tatsu.hands import MODES, TATSU
from tests.oracle.tatsu import PACK

SOURCE = Path(__file__).parents[2] / "src" / "foxfire"
ID = r"tatsu-[a-z][a-z0-9_-]*"  # not the tables of chances, `tatsu-2`
NAMES = ("Anna", "Ben", "Cleo", "Dora")
REFUSALS = (
    refusals.NEEDS_A_PACK, refusals.OWN_CLAN, refusals.OWN_HAND, refusals.CANNOT_GIVE,
    refusals.ONLY_ANSWER, refusals.GAME_OVER, refusals.FACE_UP,
    refusals.FACE_DOWN, refusals.NAME_LEADER,
)  # fmt: skip
every_language = pytest.mark.parametrize("language", languages())


def messages(language: str) -> dict[str, ast.Message]:
    body = [entry for source in sources(language) for entry in FluentParser().parse(source).body]
    found = {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
    return {name: entry for name, entry in found.items() if name.startswith("tatsu-")}


def written_ids() -> set[str]:
    """Ids that stand in the programs word by word."""
    files = (path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    found = {name for text in files for name in re.findall(rf'"({ID})"', text)}
    return {name for name in found if not name.endswith("-")}


def made_ids() -> set[str]:
    """Ids that the programs put together from data."""
    made = {f"tatsu-refusal-{code // 100}-{code % 100}" for code in REFUSALS}
    made |= {f"tatsu-choice-{word}" for word in ("ask", "lead")}
    topics = ("cards", "turn", "asked", "win", "fusion", "score", "zero", "two", "three")
    made |= {f"tatsu-rules-{topic}" for topic in topics}
    for fact in describe(TATSU.options_type):
        made.add(f"tatsu-option-{fact.name}")
        if fact.name in ("deal", "face_down", "rotation", "leader"):
            made |= {f"tatsu-option-{fact.name}-{choice}" for choice in fact.choices}
    return made | {"tatsu-name", "tatsu-card"}


def referred_ids(language: str) -> set[str]:
    """Ids that other messages refer to."""
    return set(re.findall(rf"\{{ ({ID}) \}}", "\n".join(sources(language))))


@every_language
def test_every_id_exists_and_none_is_unused(language: str) -> None:
    used = written_ids() | made_ids() | referred_ids(language)
    assert used == set(messages(language))


@every_language
def test_missing_words_fail_a_test(language: str) -> None:
    with pytest.raises(MissingWordsWarning):
        Words(language, game="tatsu")("tatsu-event-play", seat="you")
    assert any(kind == "error" for kind, *_ in warnings.filters)


# --- arguments: a missing one is a warning, and warnings are errors in tests ---------------------


def tellers(language: str, players: int) -> dict[int, TatsuTeller]:
    words = Words(language, game="tatsu")
    viewers = (*range(players), SPECTATOR)
    told = {v: TatsuTeller(Voice(words, NAMES[:players], v)) for v in viewers}
    return told | {REFEREE: told[SPECTATOR]}


@dataclass(frozen=True)
class Told:
    """All that was told of many games: the events there were, and every line."""

    events: set[str]
    lines: set[str]


@cache
def everything_told(language: str) -> Told:
    """Every mode with every bot: events and tables to every viewer, questions, the end."""
    told, spoken = Told(set(), set()), {n: tellers(language, n) for n in (2, 3, 4)}
    for number, play in enumerate(chain(games(), [last_fusion()])):
        teller = spoken[play.players]
        for viewer, to in teller.items():
            for event in play.events(viewer):
                told.events.add(event.id)
                told.lines.update(to.event(event))
            if number % 9 == 0 or play.is_over:
                told.lines.update(to.look(play.show(viewer)))
            if play.outcome is not None:
                told.lines.update(to.outcome(play.outcome))
        if play.to_act >= 0:
            show, own = play.show(play.to_act), teller[play.to_act]
            told.lines.update([*own.table(show, play.legal), own.question(show)])
            told.lines.update([*own.recall(show), *own.tricks(show), *own.rules()])
    return told


def games() -> Iterator[Play]:
    """Before each decision and at the end; the same object throughout a game."""
    for number, (mode, name) in enumerate(product(MODES, bot_names("tatsu"))):
        options = {**mode, "show_captured": bool(number // 2 % 2), "target": 1}
        play, chooser = Play(TATSU, options, seed=number), bot(name, "tatsu")
        rng = random.Random(number)
        yield play
        while not play.is_over and play.deals < 2:
            play.apply(chooser.choose(play.observe(play.to_act), rng))
            yield play


def last_fusion() -> Play:
    """A hand that has just ended with both fusions in the last trick."""
    play = Play(TATSU, {"target": 1}, packs=[PACK])
    while play.to_act >= 0:
        kept = [a for a in play.legal if not a.endswith("*") and not a.startswith("ask")]
        play.do((kept or [a for a in play.legal if a.endswith("*")] or play.legal)[0])
    return play


def test_everything_that_happens_can_be_told_to_everybody() -> None:
    told = everything_told(ENGLISH)
    assert_readable(told.lines)
    assert told.events == {n for n in messages(ENGLISH) if n.startswith("tatsu-event-")}
    assert len(told.lines) > 1000


def assert_readable(lines: Iterable[str]) -> None:
    for line in lines:
        assert "{" not in line and "None" not in line and "tatsu-" not in line, line


@every_language
@pytest.mark.parametrize("code", REFUSALS)
def test_every_refusal_explains_itself_and_names_its_clause(language: str, code: int) -> None:
    clause = clause_id("TATSU", code)
    assert clause is not None
    told = tellers(language, 4)[0].refusal({}, "R4", clause)
    assert clause in told
    assert_readable([told])


def test_every_refusal_that_happens_has_words() -> None:
    happened = set()
    for mode in MODES:
        teller = tellers(ENGLISH, mode["players"])
        rng, play = random.Random(1), Play(TATSU, {**mode, "target": 1}, seed=1)
        while not play.is_over and play.deals < 3:
            for clause in {play.refusal(action) for action in range(42)} - {None}:
                told = teller[play.to_act].refusal(play.show(play.to_act), "R4", str(clause))
                assert str(clause) in told
                happened.add(clause)
            play.apply(rng.choice(play.legal_actions))
    never = {"TATSU-2.2", "TATSU-7.1"}  # nobody is asked before a deal or after the end
    assert happened == {clause_id("TATSU", code) for code in REFUSALS} - never


@every_language
def test_every_reason_can_be_told(language: str) -> None:
    cases: list[tuple[tuple[int, ...], tuple[int, ...]]] = [
        ((500, 20), (0,)), ((20, 500), (1,)), ((1, 2, 3), (2,)),
        ((500, 20, 500, 20), (0, 2)), ((20, 500, 20, 500), (1, 3)),
    ]  # fmt: skip
    for scores, winners in cases:
        outcome = Outcome(scores, (0,) * len(scores), winners, "tatsu-reason-points")
        for teller in tellers(language, len(scores)).values():
            (line,) = teller.outcome(outcome)
            assert str(max(scores)) in line
            assert_readable([line])


@every_language
def test_every_option_has_a_help_that_says_what_holds_when_it_is_not_given(language: str) -> None:
    words = Words(language, game="tatsu")
    for fact in describe(TATSU.options_type):
        assert_readable([option_help("tatsu", fact, words)])


def test_the_help_of_the_clan_names_what_it_is_when_not_given() -> None:
    """Player 0 is red unless something else was said."""
    (fact,) = [fact for fact in describe(TATSU.options_type) if fact.name == "clan"]
    assert Play(TATSU, {"players": 2}, seed=1).options.as_json()["clan"] == "red"
    assert "(default random)" not in option_help("tatsu", fact, Words(game="tatsu"))


@every_language
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    words = Words(language, game="tatsu")
    for message, more in (
        ("tatsu-card-in-list", {}),
        ("tatsu-event-play", {"seat": "you", "name": "Anna"}),
    ):
        told: dict[str, Any] = {card: words(message, card=card, **more) for card in PACK}
        assert len(set(told.values())) == len(PACK)
    hidden = {words("tatsu-card-in-list", card=card) for card in ("R?", "Y?")}
    assert len(hidden) == 2


@every_language
def test_every_remark_has_words(language: str) -> None:
    words = Words(language, game="tatsu")
    remarks = [name for name in messages(language) if name.startswith("tatsu-remark-")]
    assert len(remarks) == 5
    assert len({words(remark) for remark in remarks}) == 5


def test_english_sentences_begin_with_a_capital() -> None:
    assert [line for line in everything_told(ENGLISH).lines if line[:1].islower()] == []
