"""Records: options, packs and actions of one game, from which everything else follows.

Two forms of the same content. Text is for people::

    [foxfire 1]
    [game fox]
    [rules 1]
    [option dealer 0]
    [option target 21]
    [note seat-0 Anna]

    deal K3 B4 M11 ...
    1 M4
    0 M7
    1 B3, swap K2
    # anything after a hash is a remark
    [outcome 21 14]

A line of play is a player and his actions, in order. JSON lines are for programs: a head, then one
object a deal or action, then the outcome. Every record replays; `replay` says where it breaks.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count, groupby
from pathlib import Path
from typing import Annotated, Any

import msgspec

from foxfire.core.errors import FoxfireError, RecordError
from foxfire.core.game import Json
from foxfire.core.play import Dealt, Done, LogEntry, Play
from foxfire.core.registry import game as find_game
from foxfire.core.seats import CHANCE

FORMAT = 1
LINE = 80  # lines of play are broken before they get longer
MOST_CHARACTERS = 4_000_000  # far beyond any game; a file of another kind is not read on

Notes = Mapping[str, str]


@dataclass(frozen=True)
class Entry:
    """A deal (`cards`) or what a player did (`action`), as written, with its line."""

    line: int
    cards: tuple[str, ...] = ()
    player: int = -1
    action: str = ""


@dataclass(frozen=True)
class Record:
    """A game as it was written down; nothing of it is checked against the rules before `replay`."""

    game: str
    rules: int
    options: Json
    entries: tuple[Entry, ...] = ()
    notes: Notes = field(default_factory=dict)
    position: Json | None = None
    scores: tuple[int, ...] | None = None


# --- from a game ---------------------------------------------------------------------------------


def record_of(play: Play, notes: Notes | None = None) -> Record:
    """What has happened so far in a game."""
    outcome = play.outcome
    return Record(
        game=play.game.id,
        rules=play.game.rules_version,
        options=play.options.as_json(),
        entries=tuple(_entries(play)),
        notes=dict(notes or {}),
        position=play.position,
        scores=None if outcome is None else outcome.scores,
    )


def _entries(play: Play) -> Iterator[Entry]:
    """A deal or a turn each; a game says how its turns are written."""
    numbers = count(1)
    for player, group in groupby(play.log, _who):
        entries = list(group)
        for dealt in entries:
            if isinstance(dealt, Dealt):
                yield Entry(next(numbers), cards=tuple(map(play.game.format_card, dealt.pack)))
        actions = [entry.action for entry in entries if isinstance(entry, Done)]
        for turn in play.game.format_turns(actions):
            yield Entry(next(numbers), player=player, action=turn)


def _who(entry: LogEntry) -> int:
    return CHANCE if isinstance(entry, Dealt) else entry.player


# --- replaying -----------------------------------------------------------------------------------


def replay(record: Record) -> Play:
    """The game that a record tells; raises `RecordError` with the line where it breaks."""
    play = begin(record)
    for entry in record.entries:
        follow(play, entry)
    _check_outcome(record, play)
    return play


def begin(record: Record) -> Play:
    """The game before its first entry."""
    try:
        game = find_game(record.game)
        if record.rules != game.rules_version:
            known = game.rules_version
            raise RecordError(f"rules {record.game} {record.rules}, but this is {known}")
        return Play(game, record.options, position=record.position)
    except FoxfireError as error:
        raise RecordError(error.message, clause=error.clause) from None


def follow(play: Play, entry: Entry) -> None:
    """Take one entry of a record."""
    try:
        if entry.cards:
            play.deal(entry.cards)
            return
        if entry.player != play.to_act:
            raise RecordError(f"player {entry.player} acts out of turn")
        play.do(entry.action)
    except FoxfireError as error:
        raise RecordError(error.message, line=entry.line, clause=error.clause) from None


def _check_outcome(record: Record, play: Play) -> None:
    outcome = play.outcome
    told, found = record.scores, None if outcome is None else outcome.scores
    if told is not None and told != found:
        result = "the game is not over" if found is None else f"the game gives {list(found)}"
        raise RecordError(f"the record says outcome {list(told)}, but {result}")


# --- text ----------------------------------------------------------------------------------------


def to_text(record: Record) -> str:
    """The form for people."""
    return "\n".join([*_head_lines(record), "", *_play_lines(record), *_outcome_lines(record), ""])


def _head_lines(record: Record) -> Iterator[str]:
    yield f"[foxfire {FORMAT}]"
    yield f"[game {record.game}]"
    yield f"[rules {record.rules}]"
    yield from (f"[option {name} {_word(value)}]" for name, value in record.options.items())
    yield from (f"[note {name} {_one_line(text)}]" for name, text in record.notes.items())
    if record.position is not None:
        yield f"[position {json.dumps(record.position, separators=(',', ':'))}]"


def _play_lines(record: Record) -> Iterator[str]:
    def turn(entry: Entry) -> object:
        return ("deal", entry.line) if entry.cards else entry.player

    for _, group in groupby(record.entries, turn):
        entries = list(group)
        if entries[0].cards:
            yield f"deal {' '.join(entries[0].cards)}"
        else:
            yield from _turn_lines(entries[0].player, [entry.action for entry in entries])


def _turn_lines(player: int, turns: list[str]) -> Iterator[str]:
    """What a player did in a row; a long line is broken between two turns."""
    line = f"{player} {turns[0]}"
    for turn in turns[1:]:
        if len(line) + len(turn) + 2 > LINE:
            yield line
            line = f"{player} {turn}"
        else:
            line += f", {turn}"
    yield line


def _outcome_lines(record: Record) -> Iterator[str]:
    if record.scores is not None:
        yield f"[outcome {' '.join(map(str, record.scores))}]"


def _word(value: Any) -> str:
    return json.dumps(value) if isinstance(value, bool) else str(value)


def _one_line(text: str) -> str:
    return " ".join(text.replace("]", ")").split())


_HEAD = re.compile(r"\[(?P<key>[a-z]+) (?P<value>.*)\]")
_TURN = re.compile(r"(?P<player>\d{1,2}) (?P<actions>.+)")


def parse(text: str) -> Record:
    """A record from either form."""
    if len(text) > MOST_CHARACTERS:
        raise RecordError(f"longer than {MOST_CHARACTERS} characters")
    return _parse_lines(text) if text.lstrip().startswith("{") else _parse_text(text)


def read(path: Path) -> Record:
    """A record from a file of either form."""
    try:
        with path.open(encoding="utf-8-sig") as file:  # a mark at the beginning is no text
            return parse(file.read(MOST_CHARACTERS + 1))
    except OSError as error:
        raise RecordError(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise RecordError(f"{path}: not a text file") from None


class _Builder:
    """Collects what the lines of a record say; both parsers end in it."""

    def __init__(self) -> None:
        self.format: int | None = None
        self.game: str | None = None
        self.rules: int | None = None
        self.options: Json = {}
        self.notes: dict[str, str] = {}
        self.position: Json | None = None
        self.scores: tuple[int, ...] | None = None
        self.entries: list[Entry] = []
        self.told: set[tuple[str, str]] = set()

    def begin_head(self, number: int, key: str, name: str) -> None:
        """Each head stands once, before the play; the outcome stands last."""
        told = (key, name if key in ("option", "note") else "")
        if told in self.told:
            raise RecordError(f"{' '.join(told).strip()} is told twice", line=number)
        self.told.add(told)
        if self.entries and key != "outcome":
            raise RecordError(f"{key} is told after the play has begun", line=number)

    def add(self, entry: Entry) -> None:
        if self.scores is not None:
            raise RecordError("the play goes on after the outcome", line=entry.line)
        self.entries.append(entry)

    def build(self) -> Record:
        if self.format != FORMAT:
            raise RecordError(f"no [foxfire {FORMAT}] at its head: not a record of Foxfire")
        if self.game is None or self.rules is None:
            raise RecordError("the head does not name the game and the version of its rules")
        return Record(
            game=self.game,
            rules=self.rules,
            options=self.options,
            entries=tuple(self.entries),
            notes=self.notes,
            position=self.position,
            scores=self.scores,
        )


def _parse_text(text: str) -> Record:
    builder = _Builder()
    for number, line in enumerate(text.split("\n"), start=1):
        said = line.partition("#")[0].strip() if not line.startswith("[") else line.strip()
        if said:
            _parse_line(builder, number, said)
    return builder.build()


def _parse_line(builder: _Builder, number: int, said: str) -> None:
    if head := _HEAD.fullmatch(said):
        _parse_head(builder, number, head["key"], head["value"])
    elif builder.format is None:
        raise RecordError(f"no [foxfire {FORMAT}] at its head: not a record of Foxfire")
    elif said.startswith("deal "):
        builder.add(Entry(number, cards=tuple(said.split()[1:])))
    elif turn := _TURN.fullmatch(said):
        for action in turn["actions"].split(","):
            builder.add(Entry(number, player=int(turn["player"]), action=action.strip()))
    else:
        raise RecordError(f"{said[:60]!r} is neither a deal nor a turn", line=number)


def _parse_head(builder: _Builder, number: int, key: str, value: str) -> None:
    name, _, rest = value.partition(" ")
    builder.begin_head(number, key, name)
    try:
        match key:
            case "foxfire":
                builder.format = int(value)
            case "game":
                builder.game = value
            case "rules":
                builder.rules = int(value)
            case "option":
                builder.options[name] = rest
            case "note":
                builder.notes[name] = rest
            case "position":
                builder.position = _object(value)
            case "outcome":
                builder.scores = tuple(map(int, value.split()))
            case _:
                raise RecordError(f"unknown head {key!r}", line=number)
    except (ValueError, RecursionError):
        raise RecordError(f"[{key} {value[:60]}] cannot be read", line=number) from None


def _object(text: str) -> Json:
    value = json.loads(text)
    if not isinstance(value, dict):
        raise ValueError(text)
    return value


# --- JSON lines ----------------------------------------------------------------------------------


class _Head(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    foxfire: int
    game: str
    rules: int
    options: dict[str, Any]
    notes: dict[str, str] = {}
    position: dict[str, Any] | None = None


class _Pack(msgspec.Struct, forbid_unknown_fields=True):
    pack: Annotated[list[str], msgspec.Meta(min_length=1)]


class _Turn(msgspec.Struct, forbid_unknown_fields=True):
    player: int
    do: str


class _Outcome(msgspec.Struct, forbid_unknown_fields=True):
    outcome: list[int]


def to_json_lines(record: Record) -> str:
    """The form for programs."""
    return b"".join(msgspec.json.encode(line) + b"\n" for line in _json_lines(record)).decode()


def _json_lines(record: Record) -> Iterator[msgspec.Struct]:
    yield _Head(
        foxfire=FORMAT,
        game=record.game,
        rules=record.rules,
        options=record.options,
        notes=dict(record.notes),
        position=record.position,
    )
    for entry in record.entries:
        if entry.cards:
            yield _Pack(pack=list(entry.cards))
        else:
            yield _Turn(player=entry.player, do=entry.action)
    if record.scores is not None:
        yield _Outcome(outcome=list(record.scores))


def _parse_lines(text: str) -> Record:
    builder = _Builder()
    for number, line in enumerate(text.split("\n"), start=1):
        if line.strip():
            _parse_json_line(builder, number, line)
    return builder.build()


def _parse_json_line(builder: _Builder, number: int, line: str) -> None:
    try:
        said = msgspec.json.decode(line, type=dict[str, Any])
        if builder.format is None:
            head = msgspec.convert(said, _Head)
            builder.format, builder.game, builder.rules = head.foxfire, head.game, head.rules
            builder.options, builder.notes, builder.position = (
                head.options,
                head.notes,
                head.position,
            )
        elif "pack" in said:
            cards = tuple(msgspec.convert(said, _Pack).pack)
            builder.add(Entry(number, cards=cards))
        elif "outcome" in said:
            builder.scores = tuple(msgspec.convert(said, _Outcome).outcome)
        else:
            turn = msgspec.convert(said, _Turn)
            builder.add(Entry(number, player=turn.player, action=turn.do))
    except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError) as error:
        raise RecordError(str(error), line=number) from None
