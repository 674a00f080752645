"""Every message that the programs use exists, with its arguments; none is left over."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from foxfire.bots.levels import LEVELS, OTHERS, RANDOM_ONES
from foxfire.bots.registry import all_names
from foxfire.core.clauses import clause_id
from foxfire.core.game import Event, Outcome
from foxfire.core.options import describe
from foxfire.core.play import Play
from foxfire.core.registry import game, game_ids
from foxfire.core.seats import REFEREE, SPECTATOR
from foxfire.games.fox import rules
from foxfire.games.fox.cards import ALL_CARDS, SUIT_LETTERS
from foxfire.games.fox.notation import format_cards
from foxfire.games.fox.views import TITLES
from foxfire.terminal import teller as tellings
from foxfire.terminal.asking import command_names
from foxfire.terminal.fox import FoxTeller
from foxfire.text.cards import FOX_CHARACTERS
from foxfire.text.catalogue import sources
from foxfire.text.language import ENGLISH, languages
from foxfire.text.voice import Voice
from foxfire.text.words import Words

SOURCE = Path(__file__).parents[2] / "src" / "foxfire"
AREAS = ("core", "terminal", "bots", "fox")  # other games check their own catalogues
NAMES = ("Anna", "Ben")
LEVEL_ANIMALS = [animal for level in LEVELS for animal in level.animals]
REFUSALS = sorted({v for k, v in vars(rules).items() if k.isupper() and k in (
    "NEEDS_A_PACK", "NOT_IN_HAND", "MUST_FOLLOW", "POWER_FIRST", "NO_EXCHANGE", "NO_RETURN",
    "MONARCH_ASKS", "GAME_OVER")})  # fmt: skip


def entries(language: str) -> Iterator[ast.EntryType]:
    for source in sources(language):
        yield from FluentParser().parse(source).body


def ids(language: str) -> set[str]:
    """The messages of the terminal, of bots and of Fox."""
    names = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
    return {name for name in names if name.partition("-")[0] in AREAS}


def refusal_id(code: int) -> str:
    return f"fox-refusal-{code // 100}-{code % 100}"


def written_ids() -> set[str]:
    """Ids that stand in the programs word by word."""
    pattern = re.compile(rf'"((?:{"|".join(AREAS)})-[a-z0-9_-]+)"')
    files = SOURCE.rglob("*.py")
    return {found for path in files for found in pattern.findall(path.read_text())}


def made_ids() -> set[str]:
    """Ids that the programs put together from data."""
    spoken = [
        tellings.teller(game_id, Voice(Words(game=game_id), NAMES))
        for game_id in tellings.told_games()
    ]
    commands = {name for told in spoken for name in command_names(told)}
    made = {f"terminal-command-{name}" for name in commands}
    made |= {f"terminal-help-{name}" for told in spoken for name in told.looks()}
    made |= {f"bots-name-{animal}" for animal in (*LEVEL_ANIMALS, *RANDOM_ONES, *OTHERS)}
    made |= {f"bots-character-{animal}" for animal in LEVEL_ANIMALS}
    names = {name.replace("+", "-") for game_id in game_ids() for name in all_names(game_id)}
    made |= {f"bots-about-{name}" for name in names}
    made |= {f"fox-rules-{rank}" for rank in FOX_CHARACTERS}
    made |= {refusal_id(code) for code in REFUSALS}
    made |= {f"fox-option-{fact.name}" for fact in describe(game("fox").options_type)}
    return made | {"fox-name", "fox-card", "fox-suit"}


def referred_ids(language: str) -> set[str]:
    """Ids that other messages refer to."""
    source = "\n".join(sources(language))
    return set(re.findall(rf"\{{ ((?:{'|'.join(AREAS)})-[a-z0-9_-]+) \}}", source))


@pytest.mark.parametrize("language", languages())
def test_catalogues_can_be_read(language: str) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]
    assert junk == []
    messages = [e.id.name for e in entries(language) if isinstance(e, ast.Message)]
    assert len(messages) == len(set(messages)), "an id stands there twice"


@pytest.mark.parametrize("language", languages())
def test_every_id_exists_and_none_is_unused(language: str) -> None:
    used = written_ids() | made_ids() | referred_ids(language)
    assert used == ids(language)


@pytest.mark.parametrize("language", languages())
def test_a_catalogue_holds_the_messages_of_its_area(language: str) -> None:
    for path in (SOURCE / "locale" / language).glob("*.ftl"):
        found = re.findall(r"(?m)^([a-zA-Z][\w-]*) *=", path.read_text())
        assert [name for name in found if not name.startswith(f"{path.stem}-")] == []


# --- arguments: a missing one is a warning, and warnings are errors in tests ---------------------


def tellers(language: str) -> dict[int, FoxTeller]:
    words = Words(language, game="fox")
    spoken = {v: FoxTeller(Voice(words, NAMES, v)) for v in (0, 1, SPECTATOR)}
    return spoken | {REFEREE: spoken[SPECTATOR]}


def test_every_event_can_be_told_to_everybody() -> None:
    told, seen = tellers(ENGLISH), set()
    for seed in range(30):
        rng, play = random.Random(seed), Play(game("fox"), {"target": 16}, seed=seed)
        while not play.is_over:
            play.apply(rng.choice(play.legal_actions))
            for viewer, teller in told.items():
                for event in play.events(viewer):
                    seen.add(event.id)
                    assert all("{" not in line for line in teller.event(event))
    assert seen == {name for name in ids(ENGLISH) if name.startswith("fox-event-")}


def test_every_table_can_be_told() -> None:
    told = tellers(ENGLISH)
    for seed in range(6):
        rng = random.Random(seed)
        play = Play(game("fox"), {"target": 16, "show_tricks": True}, seed=seed)
        while not play.is_over:
            show, teller = play.show(play.to_act), told[play.to_act]
            lines = [*teller.table(show, play.legal), teller.question(show)]
            lines += [*teller.recall(show), *teller.tricks(show)]
            for viewer, other in told.items():
                lines += other.look(play.show(viewer))
            assert all(line and "{" not in line for line in lines)
            play.apply(rng.choice(play.legal_actions))


@pytest.mark.parametrize("language", languages())
def test_every_reason_can_be_told(language: str) -> None:
    detail = ({"tricks": 6, "title": "defeated", "points": 3}, {"points": 6})
    for reason in (name for name in ids(language) if name.startswith("fox-reason-")):
        for winners in ((0,), (1,)) if "draw" not in reason else ((),):
            outcome = Outcome((20, 20), (0, 0), winners, reason, detail)
            for teller in tellers(language).values():
                assert all("{" not in line for line in teller.outcome(outcome))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", REFUSALS)
def test_every_refusal_explains_itself_and_names_its_clause(language: str, code: int) -> None:
    play = Play(game("fox"), {"dealer": 0}, seed=1)
    play.do(play.legal[0])
    clause = clause_id("FOX", code)
    assert clause is not None
    words = tellers(language)[0].refusal({"trick": [None, "K11"]}, "swap b7", clause)
    assert clause in words and "{" not in words


def test_every_refusal_that_happens_has_words() -> None:
    told, happened = tellers(ENGLISH), set()
    for seed in range(8):
        rng, play = random.Random(seed), Play(game("fox"), {"target": 1}, seed=seed)
        while not play.is_over:
            for action in range(play.game.facts(play.options).actions):
                clause = play.refusal(action)
                if clause:
                    text = play.game.format_action(action)
                    show = play.show(play.to_act)
                    assert clause in told[play.to_act].refusal(show, text, clause)
                    happened.add(clause)
            play.apply(rng.choice(play.legal_actions))
    never = {"FOX-2.2", "FOX-5.2"}  # nobody is asked before a deal or after the end
    assert happened == {clause_id("FOX", code) for code in REFUSALS} - never


@pytest.mark.parametrize("language", languages())
def test_every_card_suit_and_title_has_a_name(language: str) -> None:
    words = Words(language, game="fox")
    names = {words("fox-hand-card", card=card) for card in format_cards(ALL_CARDS)}
    assert len(names) == len(format_cards(ALL_CARDS))
    suits = {words("fox-hand-suit", suit=suit, cards="") for suit in SUIT_LETTERS}
    assert len(suits) == len(SUIT_LETTERS)
    assert len({words("fox-title", title=title) for title in TITLES}) == len(TITLES)


def test_a_hidden_card_is_told_without_a_name() -> None:
    event = Event("fox-event-draw", {"seat": 1, "card": "?"})
    assert tellers("en")[0].event(event) == ["Ben draws a card from the deck."]
