"""The results of a ladder in one JSON file, with which it goes on, grows or is drawn elsewhere.

::

    {"ladder": 1, "game": "fox", "rules": 1, "options": {"target": 5}, "seed": 1, "cap": 20000,
     "bots": {"random": {"decisions": 64, "seconds": 0.001, "slowest": 0.0001}, ...},
     "meetings": [{"bots": ["random", "rules"], "shares": {"0": 0.5}, "games": 2, "cut": 0}, ...]}

`shares` are those of the first bot, by the number of the set. The file is whole at any moment.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec

from foxfire.arena.results import Meeting, Results
from foxfire.arena.tables import Effort, Terms
from foxfire.core.errors import SetupError, brief
from foxfire.core.files import replace_file

FORMAT = 1

_Count = Annotated[int, msgspec.Meta(ge=0)]
_Seconds = Annotated[float, msgspec.Meta(ge=0)]
_Share = Annotated[float, msgspec.Meta(ge=0, le=1)]


class _Version(msgspec.Struct):
    ladder: int


class _Effort(msgspec.Struct, forbid_unknown_fields=True):
    decisions: _Count
    seconds: _Seconds
    slowest: _Seconds


class _Meeting(msgspec.Struct, forbid_unknown_fields=True):
    bots: tuple[str, str]
    shares: dict[_Count, _Share]
    games: _Count
    cut: _Count


class _Content(msgspec.Struct, forbid_unknown_fields=True):
    ladder: int
    game: str
    rules: int
    options: dict[str, Any]
    seed: int
    cap: int
    bots: dict[str, _Effort]
    meetings: list[_Meeting]


class LadderFile:
    """Where the results of a ladder are kept; without a path, nowhere."""

    def __init__(self, path: Path | None) -> None:
        """Reads a file that is there; raises `SetupError` if it is not a whole one of ours."""
        self._path = path
        self._found = None if path is None else _read(path)

    @property
    def seed(self) -> int | None:
        """The seed of a file that was there."""
        return None if self._found is None else self._found.seed

    def results(self, terms: Terms) -> Results:
        """What was kept; raises `SetupError` if it was not played under these terms."""
        if self._found is None:
            return Results()
        for expected, found in _differences(terms, self._found):
            raise SetupError(f"--results {self._path}: expected {expected}, found {found}")
        return _taken_over(self._found)

    def write(self, terms: Terms, results: Results) -> None:
        """Put everything beside its place and move it there in one step."""
        if self._path is None:
            return
        try:
            replace_file(self._path, msgspec.json.encode(_content(terms, results)) + b"\n")
        except OSError as error:
            raise SetupError(f"--results {self._path}: {error.strerror}") from None


# --- reading -------------------------------------------------------------------------------------


def _read(path: Path) -> _Content | None:
    try:
        written = path.read_bytes()
        version = msgspec.json.decode(written, type=_Version).ladder
        if version != FORMAT:
            raise SetupError(f"--results {path}: expected version {FORMAT}, found {version}")
        content = msgspec.json.decode(written, type=_Content)
        _check_meetings(content)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise SetupError(f"--results {path}: {error.strerror}") from None
    except (ValueError, RecursionError) as error:  # also what is no text or no JSON
        message = f"--results {path}: expected the results of a ladder, found: {error}"
        raise SetupError(message) from None
    return content


def _check_meetings(content: _Content) -> None:
    met: set[frozenset[str]] = set()
    for meeting in content.meetings:
        two = frozenset(meeting.bots)
        if len(two) < len(meeting.bots) or two in met or not two <= content.bots.keys():
            raise ValueError(f"a meeting of {brief(meeting.bots)} that cannot be")
        if not meeting.cut <= meeting.games >= len(meeting.shares):
            raise ValueError(f"figures of {brief(meeting.bots)} that do not fit together")
        met.add(two)


def _differences(terms: Terms, found: _Content) -> Iterator[tuple[str, str]]:
    """What was expected and what was found, the most telling one first."""
    expected = _content(terms, Results())
    for name in ("game", "rules", "seed", "cap"):
        mine, other = getattr(expected, name), getattr(found, name)
        if mine != other:
            yield f"{name} {mine}", brief(other)
    for name in {**expected.options, **found.options}:
        mine, other = expected.options.get(name), found.options.get(name)
        if mine != other:
            yield f"option {name} = {mine}", brief(other)


def _taken_over(found: _Content) -> Results:
    meetings = (Meeting(m.bots, m.shares, m.games, m.cut) for m in found.meetings)
    return Results(
        {meeting.bots: meeting for meeting in meetings},
        {bot: Effort(e.decisions, e.seconds, e.slowest) for bot, e in found.bots.items()},
    )


# --- writing -------------------------------------------------------------------------------------


def _content(terms: Terms, results: Results) -> _Content:
    efforts = results.efforts.items()
    return _Content(
        ladder=FORMAT,
        game=terms.game_id,
        rules=terms.game.rules_version,
        options=terms.options.as_json(),
        seed=terms.seed,
        cap=terms.cap,
        bots={bot: _Effort(e.decisions, e.seconds, e.slowest) for bot, e in efforts},
        meetings=[_Meeting(m.bots, m.shares, m.games, m.cut) for m in results.meetings.values()],
    )
