"""From the words of a command line to a game that can be played: begun, or resumed from a save."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from foxfire.bots.bot import Bot
from foxfire.bots.levels import animal
from foxfire.bots.registry import levels
from foxfire.core import options as option_reader
from foxfire.core import records
from foxfire.core.errors import FoxfireError, OptionError, RecordError
from foxfire.core.game import AnyGame
from foxfire.core.options import RANDOM
from foxfire.core.packs import SeedStream, fresh_seed
from foxfire.core.play import Play
from foxfire.core.records import Notes, Record
from foxfire.core.registry import game
from foxfire.core.seats import CHANCE, Player
from foxfire.engine.opponents import check, fallback, is_outside, opponent, read_deadline
from foxfire.engine.outside import OutsideBot
from foxfire.terminal import saves
from foxfire.terminal.console import printable
from foxfire.terminal.session import Sitter
from foxfire.text.words import Words

LONGEST_NAME = 40
DEFAULT_BOT = "level:2"  # the best that answers at once, compiled or not
ALL = "all"


@dataclass(frozen=True)
class Setup:
    """A game about to be played."""

    play: Play
    sitters: Sequence[Sitter]
    seed: str
    path: Path
    resumed: bool


# --- a new game ----------------------------------------------------------------------------------


def new_game(args: Namespace, words: Words) -> Setup:
    found = game(args.game)
    seed = _seed(args.seed, words)
    given = given_options(args, words)
    play = Play(found, _left_to_chance(found) | given, seed=seed)
    people = _people(args.seat, play.players, seed, words)
    sitters = _sitters(args, play.players, people, words)
    path = saves.saves_folder() / saves.new_name(found.id)
    return Setup(play, sitters, seed, path, resumed=False)


def _seed(given: str | None, words: Words) -> str:
    if given is None:
        return str(fresh_seed())
    digits = given.strip().removeprefix("-")
    if not (digits.isascii() and digits.isdigit()):
        raise OptionError(words("terminal-error-seed", given=repr(given)))
    return given.strip()


def given_options(args: Namespace, words: Words) -> dict[str, Any]:
    """What the command line says about the game's options, in either way of saying it."""
    given: dict[str, Any] = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(words("terminal-error-option", given=repr(text)))
        _put(given, name.strip().replace("-", "_"), value.strip(), words)
    for name, value in vars(args).items():
        if name.startswith("option_") and value is not None:
            _put(given, name.removeprefix("option_"), value, words)
    return given


def _put(given: dict[str, Any], name: str, value: str, words: Words) -> None:
    if name in given:
        raise OptionError(words("terminal-error-option-twice", name=name))
    given[name] = value


def _left_to_chance(found: AnyGame) -> dict[str, Any]:
    """At a table nobody wants to settle who deals first."""
    facts = option_reader.describe(found.options_type)
    free = [fact for fact in facts if fact.default is not None]  # the others follow from presets
    return {fact.name: RANDOM for fact in free if RANDOM in fact.choices}


def _people(given: str | None, players: int, seed: str, words: Words) -> list[Player]:
    """Where people sit: one place, several, all, or one by chance."""
    if given is None:
        return [0]
    if given == RANDOM:
        return [SeedStream(seed, "seat").below(players)]
    if given == ALL:
        return list(range(players))
    places = [place.strip() for place in given.split(",")]
    if len(set(places)) < len(places) or not set(places) <= set(map(str, range(players))):
        raise OptionError(words("terminal-error-seat", given=repr(given), last=players - 1))
    return sorted(map(int, places))


def _sitters(args: Namespace, players: int, people: Sequence[Player], words: Words) -> list[Sitter]:
    """People at their places, and bots of one kind at the others."""
    kind = default_bot(args.game) if args.bot is None else str(args.bot)
    check(kind, args.game)  # a program that does not start is told before the game
    names = dict(zip(people, (args.name or "").split(","), strict=False))
    sitters: list[Sitter] = []
    for player in range(players):
        if player in people:
            person = _name(names.get(player)) or words("core-player", number=player + 1)
            sitters.append(Sitter(person))
        else:
            number = sum(sitter.bot is not None for sitter in sitters)
            name = words(f"bots-name-{animal(kind, args.game, number)}")
            sitters.append(Sitter(name, _opponent(kind, args)))
    _refuse_namesakes([sitter.name for sitter in sitters], words)
    return sitters


def default_bot(game_id: str) -> str:
    """A level; a game without it has somebody else."""
    known = [level.name for level in levels(game_id)]
    return DEFAULT_BOT if DEFAULT_BOT in known else fallback(game_id).name


def _opponent(kind: str, args: Namespace) -> Bot:
    """One for each place: an outside program must not see two hands."""
    return opponent(kind, args.game, deadline=read_deadline(args.deadline))


def _refuse_namesakes(names: Sequence[str], words: Words) -> None:
    for name in names:
        if names.count(name) > 1:
            raise OptionError(words("terminal-error-same-name", name=name))


def _name(given: str | None) -> str:
    return printable(given or "", LONGEST_NAME).strip()


# --- a saved game --------------------------------------------------------------------------------


def saved_game(args: Namespace, words: Words) -> Setup:
    """A save that cannot be used says why, with its line, and is left untouched."""
    _refuse_changes(args, words)
    path = _save_path(args, words)
    try:
        return _resumed(records.read(path), path, args, words)
    except RecordError as error:
        told = {"path": str(path), "reason": printable(error.message.removeprefix(f"{path}: "))}
        raise RecordError(words("terminal-error-save", **told), clause=error.clause) from None


def _refuse_changes(args: Namespace, words: Words) -> None:
    fixed = {"--seed": args.seed, "--seat": args.seat, "--name": args.name}
    if not is_outside(args.bot or ""):  # a program must be named again, see `_noted_bot`
        fixed["--bot"] = args.bot
    named = [option for option, value in fixed.items() if value is not None]
    for option in [*named, *(f"--option {name}" for name in given_options(args, words))]:
        raise OptionError(words("terminal-error-fixed", option=option))


def _save_path(args: Namespace, words: Words) -> Path:
    if args.resume:
        return _existing(Path(args.resume).expanduser(), words)
    path = saves.latest(game(args.game).id)
    if path is None:
        told = {"game": args.game, "folder": str(saves.saves_folder())}
        raise OptionError(words("terminal-error-no-save", **told))
    return path


def _existing(path: Path, words: Words) -> Path:
    if not path.exists():
        raise OptionError(words("terminal-error-no-file", path=str(path)))
    return path


def _resumed(record: Record, path: Path, args: Namespace, words: Words) -> Setup:
    wanted = game(args.game)
    if record.game != wanted.id:
        told = {"path": str(path), "found": record.game, "game": wanted.id}
        raise OptionError(words("terminal-error-other-game", **told))
    play = records.replay(record)
    if play.is_over:
        raise OptionError(words("terminal-error-is-over", path=str(path)))
    seed = record.notes.get("seed") or str(fresh_seed())
    deal_from(play, seed)
    sitters = seated(record.notes, play.players, args, words)
    if args.bot is not None and not any(isinstance(s.bot, OutsideBot) for s in sitters):
        raise OptionError(words("terminal-error-fixed", option="--bot"))
    if all(sitter.bot for sitter in sitters):
        raise OptionError(words("terminal-error-no-person", path=str(path)))
    return Setup(play, sitters, seed, saves.own_place(path, wanted.id), resumed=True)


def deal_from(play: Play, seed: str) -> None:
    """Let a replayed game go on with the packs of its seed."""
    play.seed = seed
    if play.to_act == CHANCE:
        stream = SeedStream(seed, f"pack-{play.deals}")
        play.deal(play.game.draw_pack(play.options, stream))


def seated(notes: Notes, players: int, args: Namespace, words: Words) -> list[Sitter]:
    """Who plays, as the notes of a record tell it."""
    return [
        Sitter(player_name(notes, player, words), _noted_bot(notes, player, args, words))
        for player in range(players)
    ]


def _noted_bot(notes: Notes, player: int, args: Namespace, words: Words) -> Bot | None:
    """A file may come from anybody: the program that it names is run only if the command line says
    so too."""
    name = notes.get(f"bot-{player}")
    if name is None:
        return None
    if is_outside(name):
        if not is_outside(args.bot or ""):
            raise OptionError(words("terminal-error-program", program=printable(name)))
        name = str(args.bot)
    try:
        check(name, args.game)
        return _opponent(name, args)
    except FoxfireError as error:
        raise RecordError(error.message) from None


def player_name(notes: Notes, player: int, words: Words) -> str:
    noted = _name(notes.get(f"seat-{player}"))
    return noted or words("core-player", number=player + 1)
