"""`foxfire play GAME`: a game against a bot in the terminal."""

from __future__ import annotations

import shlex
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

from foxfire.bots.waiting import have_search, say_aside
from foxfire.core.errors import SetupError
from foxfire.core.game import Json
from foxfire.core.registry import game
from foxfire.core.seats import SPECTATOR
from foxfire.engine import report as engine_report
from foxfire.terminal import bests, saves
from foxfire.terminal.arguments import add_common_arguments, add_play_arguments, written
from foxfire.terminal.console import Console, wants_colour, with_line_editing
from foxfire.terminal.plain import PlainFace
from foxfire.terminal.programs import JsonFace
from foxfire.terminal.session import Session
from foxfire.terminal.setup import Setup, new_game, saved_game
from foxfire.terminal.teller import check_told, teller
from foxfire.terminal.waking import Waking, sleepers
from foxfire.text.language import language
from foxfire.text.voice import Voice
from foxfire.text.words import Words


def add_arguments(parser: ArgumentParser) -> None:
    words = Words(language())
    add_play_arguments(parser, words)
    add_common_arguments(parser, words)


def run(args: Namespace) -> int:
    console = Console(colour=wants_colour(args.no_color))
    words = Words(language(args.lang), game=game(args.game).id, mark=console.paint)
    if not args.json:
        check_told(args.game, words)
    resumes = args.resume is not None
    waiting = None if resumes else saves.latest(args.game)
    setup = saved_game(args, words) if resumes else new_game(args, words)
    record = _record_path(args.record, setup, words)
    asleep = sleepers(setup.sitters, setup.play.game.id)
    if asleep and (args.json or not console.is_keyboard()):
        have_search(setup.play.game.id, words, say_aside)
        asleep = []
    if args.json:
        return _play_with_program(setup, record, words)
    with_line_editing()
    with ExitStack() as stack:
        news = [words("terminal-unfinished", game=args.game)] if waiting else []
        if asleep:
            waking = Waking(asleep, setup.play.game.id, words, console.say)
            stack.callback(waking.close)
            setup = replace(setup, sitters=waking.seated(setup.sitters))
            news.append(waking.news)
        return _Evening(console, words, setup, record, news).run()


def _record_path(given: str | None, setup: Setup, words: Words) -> Path:
    """Where the record goes; a place that cannot be is told before the game, not after it."""
    if given is None:
        return saves.records_folder() / saves.new_name(setup.play.game.id)
    path = Path(given).expanduser()
    if path.is_dir() or not path.parent.is_dir() or not saves.may_replace(path):
        reason = words(_why_not(path))
        raise SetupError(words("terminal-error-record", path=given, reason=reason))
    return path


def _why_not(path: Path) -> str:
    if path.is_dir():
        return "terminal-reason-folder"
    return "terminal-reason-other" if path.exists() else "terminal-reason-no-folder"


def _play_with_program(setup: Setup, record: Path, words: Words) -> int:
    face = JsonFace(sys.stdin, sys.stdout)
    session = Session(setup.play, setup.sitters, face, seed=setup.seed, path=setup.path)
    face.say(_head(setup))
    finished = session.run()
    outcome = setup.play.outcome
    if outcome is None or not finished:
        saved = str(session.path) if session.keep() else None
        face.say({"left": True, "saved": saved, **_conduct(session)})
    else:
        write_record(session, record, words)
        over = {"over": outcome.as_json(), "seed": setup.seed, "record": str(record)}
        face.say({**over, **_conduct(session)})
    return 0


def _conduct(session: Session) -> Json:
    """How outside programs behaved, if there are any."""
    programs = session.audience.programs
    told = [{"player": p, **engine_report.as_json(b.conduct)} for p, b in programs.items()]
    return {"programs": told} if told else {}


def _head(setup: Setup) -> Json:
    players = [
        {"name": sitter.name, "bot": None if sitter.bot is None else sitter.bot.name}
        for sitter in setup.sitters
    ]
    options = setup.play.options.as_json()
    return {"game": setup.play.game.id, "options": options, "players": players}


class _Evening:
    """One sitting of a person at the terminal, from the welcome to the goodbye."""

    def __init__(
        self, console: Console, words: Words, setup: Setup, record: Path, news: Sequence[str]
    ) -> None:
        self._console = console
        self._words = words
        self._setup = setup
        self._record = record
        self._news = news
        self._names = [sitter.name for sitter in setup.sitters]
        self._best_path = bests.path_of(setup.play)
        self._best = None if self._best_path is None else bests.read(self._best_path)
        record_so_far = None if self._best is None else self._best.score
        face = PlainFace(console, words, self._game_id, self._names, setup.path, record_so_far)
        self._session = Session(setup.play, setup.sitters, face, seed=setup.seed, path=setup.path)

    def run(self) -> int:
        self._welcome()
        if not self._session.run():
            self._goodbye()
            self._tell_conduct()
            return 0
        self._tell_outcome()
        self._tell_best()
        self._tell_conduct()
        return self._write_record()

    def _welcome(self) -> None:
        name, others = self._words(f"{self._game_id}-name"), self._names_of_others()
        if others:
            self._console.say(self._words("terminal-welcome", game=name, opponents=others))
        else:
            self._console.say(self._words("terminal-welcome-alone", game=name))
        self._console.say(*self._news)
        if self._setup.resumed:
            self._console.say(self._words("terminal-resumed"))

    def _names_of_others(self) -> str:
        own = self._session.people[0]
        return self._words.listing(name for n, name in enumerate(self._names) if n != own)

    @property
    def _game_id(self) -> str:
        return self._setup.play.game.id

    def _goodbye(self) -> None:
        if not self._session.keep():
            self._console.refuse(self._words("terminal-lost"))
            return
        path = shlex.quote(str(self._session.path))
        self._console.say_whole(self._words("terminal-saved", path=path))
        self._console.say(self._words("terminal-resume-with", game=self._game_id))

    def _tell_outcome(self) -> None:
        outcome = self._setup.play.outcome
        people = self._session.people
        voice = Voice(self._words, self._names, people[0] if len(people) == 1 else SPECTATOR)
        if outcome is not None:
            remarks = self._setup.play.game.remarks(self._setup.play.state)
            lines = teller(self._game_id, voice).outcome(outcome, remarks)
            self._console.say(*(self._console.paint("turn", line) for line in lines))

    def _tell_best(self) -> None:
        """Whether a game for one player was the best so far."""
        path, before, outcome = self._best_path, self._best, self._setup.play.outcome
        if path is None or outcome is None:
            return
        try:
            is_best = bests.enter(path, outcome, self._setup.seed)
        except OSError as error:
            told = {"path": str(path), "reason": error.strerror or str(error)}
            self._console.refuse(self._words("terminal-cannot-save", **told))
            return
        if before is None:
            self._console.say(self._words("terminal-best-first", score=outcome.scores[0]))
            return
        message = "terminal-best-new" if is_best else "terminal-best-stays"
        self._console.say(self._words(message, before=before.score))

    def _tell_conduct(self) -> None:
        """What there is to complain about outside programs."""
        for player, bot in self._session.audience.programs.items():
            name = f"{self._names[player]} ({bot.name})"
            for line in engine_report.lines(name, bot.conduct, self._words):
                self._console.say_whole(line)

    def _options(self) -> str:
        """What must be said again to get the same game."""
        play, people = self._setup.play, self._session.people
        usual = play.game.options_type().as_json()
        given = {n: v for n, v in play.options.as_json().items() if usual.get(n) != v}
        flags = [f"--{name.replace('_', '-')} {written(value)}" for name, value in given.items()]
        if people != [0]:
            flags.append(f"--seat {','.join(map(str, people))}")
        return "".join(f"{flag} " for flag in flags)

    def _write_record(self) -> int:
        write_record(self._session, self._record, self._words)
        told = {"seed": self._setup.seed, "game": self._game_id, "options": self._options()}
        self._console.say("", self._words("terminal-same-again", **told))
        path = shlex.quote(str(self._record))
        self._console.say_whole(self._words("terminal-look-at-it", path=path))
        return 0


def write_record(session: Session, path: Path, words: Words) -> None:
    """The record of a finished game; only when it is safe does the save go."""
    try:
        saves.write(path, session.record())
    except OSError as error:
        told = {"path": str(path), "reason": error.strerror or str(error)}
        raise SetupError(words("terminal-error-record", **told)) from None
    saves.forget(session.path)
