"""Every message of TAC that the programs use exists, with its arguments; none is left over."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from foxfire.core.clauses import clause, clause_id
from foxfire.core.game import Event, Outcome
from foxfire.core.options import describe
from foxfire.core.play import Play
from foxfire.core.registry import game
from foxfire.core.seats import REFEREE, SPECTATOR
from foxfire.games.tac.cards import NAMES as CARDS
from foxfire.games.tac.options import MODES
from foxfire.terminal.arguments import option_help
from foxfire.terminal.drafts import Draft
from foxfire.terminal.tac.teller import MODES as RULES_BY_PLAYERS
from foxfire.terminal.tac.teller import RULES, UNFORESEEN, TacTeller
from foxfire.text.catalogue import sources
from foxfire.text.language import ENGLISH, languages
from foxfire.text.voice import Voice
from foxfire.text.words import Words

TAC = game("tac")
SOURCE = Path(__file__).parents[2] / "src" / "foxfire"
ID = r"tac-[a-z0-9_-]+"
NAMES = ("Anna", "Ben", "Cleo", "Dora")
PLAYERS = {"teams": 4, "coop": 4, "solo": 1, "two": 2}
RULES_SOURCE = "".join(path.read_text() for path in (SOURCE / "games" / "tac").glob("*.py"))
#: Every clause that a refusal can cite, as the rules name them.
REFUSALS = sorted(
    clause(int(section), int(number))
    for section, number in re.findall(r"Final = clause\((\d+), (\d+)\)", RULES_SOURCE)
)
every_language = pytest.mark.parametrize("language", languages())


def messages(language: str) -> set[str]:
    body = [entry for source in sources(language) for entry in FluentParser().parse(source).body]
    names = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    return {name for name in names if name.startswith("tac-")}


def written_ids() -> set[str]:
    """Ids that stand in the programs word by word."""
    files = (path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    found = {name for text in files for name in re.findall(rf'"({ID})"', text)}
    return found - {"tac-together"}  # a network


def made_ids() -> set[str]:
    """Ids that the programs put together from data."""
    made = {f"tac-refusal-{code // 100}-{code % 100}" for code in REFUSALS}
    topics = {topic for topics in RULES_BY_PLAYERS.values() for topic in topics}
    made |= {f"tac-rules-{topic}" for topic in topics | set(RULES)}
    made |= {f"tac-preview-{card}" for card in UNFORESEEN}
    made |= {f"tac-option-{fact.name}" for fact in describe(TAC.options_type)}
    made |= {f"tac-option-mode-{mode}" for mode in MODES}
    return made | {"tac-name", "tac-card", "tac-suit"}


def referred_ids(language: str) -> set[str]:
    """Ids that other messages refer to."""
    return set(re.findall(rf"\{{ ({ID}) \}}", "\n".join(sources(language))))


@every_language
def test_every_id_exists_and_none_is_unused(language: str) -> None:
    assert written_ids() | made_ids() | referred_ids(language) == messages(language)


def test_the_clauses_are_found() -> None:
    assert len(REFUSALS) == len(set(REFUSALS)) >= 20


# --- arguments: a missing one is a warning, and warnings are errors in tests ---------------------


def tellers(language: str, players: int) -> dict[int, TacTeller]:
    words = Words(language, game="tac")
    viewers = (*range(players), SPECTATOR)
    told = {v: TacTeller(Voice(words, NAMES[:players], v)) for v in viewers}
    return told | {REFEREE: told[SPECTATOR]}


@dataclass(frozen=True)
class Told:
    """All that was told of many games: the events there were, and every line."""

    events: set[str]
    lines: set[str]


def everything_told(language: str) -> Told:
    """Every mode with both decks: events, tables, previews, questions to whoever may see them."""
    told, spoken = Told(set(), set()), {n: tellers(language, n) for n in (1, 2, 4)}
    for number, play in enumerate(games()):
        teller = spoken[play.players]
        for viewer, to in teller.items():
            seen = play.events(viewer)
            told.events.update(event.id for event in seen)
            told.lines.update(to.events(seen))
            if number % 20 == 0:
                told.lines.update(to.look(play.show(viewer)))
        if number % 2:
            continue
        own, show, draft = teller[play.to_act], play.show(play.to_act), Draft.begin(play)
        told.lines.update([*own.table(show, draft.legal), own.question(show, draft.legal)])
        if number % 20 == 0:
            told.lines.update(own.rules())
            told.lines.update(line for look in own.looks().values() for line in look(show))
        rng = random.Random(number)
        while not draft.is_whole:
            draft = draft.after(rng.choice(draft.legal))
            if not draft.is_whole:
                told.lines.add(own.question(draft.show, draft.legal))
            if len(draft.steps) == 1 and not draft.is_whole:
                told.lines.update(own.table(draft.show, draft.legal))
        told.lines.update(own.preview(show, draft.steps, 0))
    return told


def games() -> Iterator[Play]:
    """Before each turn; the same object throughout a game."""
    for number, (mode, master) in enumerate(product(MODES, (False, True))):
        play, rng = Play(TAC, {"mode": mode, "master": master}, seed=number), random.Random(number)
        yield play
        for _ in range(55):
            draft = Draft.begin(play)
            while not draft.is_whole:
                draft = draft.after(rng.choice(draft.legal))
            play.apply_all([step.action for step in draft.steps])
            yield play


def assert_readable(lines: Iterable[str]) -> None:
    for line in lines:
        assert "{" not in line and "tac-" not in line, line
        assert "None" not in line.replace("None can be played", ""), line


def test_everything_that_happens_can_be_told_to_everybody() -> None:
    told = everything_told(ENGLISH)
    assert_readable(told.lines)
    never = {"tac-event-tac-nothing", "tac-event-exchange-done"}  # said of the same events
    late = {"tac-event-home", "tac-event-over"}  # see below
    expected = {name for name in messages(ENGLISH) if name.startswith("tac-event-")}
    assert told.events | late == expected - never
    assert len(told.lines) > 1000
    assert [line for line in told.lines if line[:1].islower()] == []


@every_language
def test_the_end_and_rare_cases_can_be_told(language: str) -> None:
    who = {"player": 0, "seat": 0}
    events = [
        Event("tac-event-home", {"colour": "R"}),
        Event("tac-event-over", {"side": None, "home": [4, 4, 4, 4], "cards": 99}),
        Event("tac-event-play", {**who, "card": "fool"}),
        Event("tac-event-tac", {**who, "used": "5", "undone": []}),
        Event("tac-event-devil", {**who, "victim": 1, "cards": {"size": 1, "cards": None}}),
    ]
    for players in (1, 2, 4):
        for teller in tellers(language, players).values():
            lines = teller.events(events)
            assert len(lines) == len(events)
            assert_readable(lines)


@every_language
@pytest.mark.parametrize("code", REFUSALS)
def test_every_refusal_explains_itself_and_names_its_clause(language: str, code: int) -> None:
    cited = clause_id("TAC", code)
    assert cited is not None
    told = tellers(language, 4)[0].refusal({"phase": "from"}, "5", cited)
    assert cited in told
    assert_readable([told])


@every_language
def test_every_reason_can_be_told(language: str) -> None:
    detail = ({"seats": [0, 2], "home": 8, "cards": 240},)
    cases = [
        Outcome((8, 5, 8, 5), (1, -1, 1, -1), (0, 2), "tac-reason-home", detail),
        Outcome((5, 8), (-1, 1), (1,), "tac-reason-home", detail),
        Outcome((99,), (-99,), (0,), "tac-reason-together", detail),
        Outcome((99,) * 4, (-99,) * 4, (0, 1, 2, 3), "tac-reason-together", detail),
    ]
    for outcome in cases:
        for teller in tellers(language, len(outcome.scores)).values():
            lines = teller.outcome(outcome, ["tac-remark-masterpiece"])
            assert_readable(lines)
            assert any(number in lines[0] for number in ("99", "240"))


@every_language
def test_every_option_and_remark_has_words(language: str) -> None:
    words = Words(language, game="tac")
    for fact in describe(TAC.options_type):
        assert_readable([option_help("tac", fact, words)])
    remarks = [name for name in messages(language) if name.startswith("tac-remark-")]
    assert len({words(remark) for remark in remarks}) == 4


@every_language
def test_every_card_and_colour_has_a_name_of_its_own(language: str) -> None:
    words = Words(language, game="tac")
    assert len({words("tac-card-in-list", card=card) for card in (*CARDS, "?")}) == len(CARDS) + 1
    given = {"seat": "you", "name": "Anna", "to_seat": "other", "to": "Cleo"}
    assert len({words("tac-event-give", card=card, **given) for card in (*CARDS, "?")}) == 19
    assert len({words("tac-colour", colour=colour, form="title") for colour in "RSAJ"}) == 4
