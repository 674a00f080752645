"""Everything that can be wrong, as one family.

*Invalid* means that a text or a value cannot be understood; *illegal* means that it was understood
and the rules forbid it here, and then the clause is named. Every error knows the shape in which
programs receive it (`as_json`), so that the referee, the command line and a server say the same.
"""

from __future__ import annotations

import reprlib
from typing import Any, ClassVar

LONGEST = 400  # characters of a message, whatever somebody sent us

_brief = reprlib.Repr()
_brief.maxstring = _brief.maxother = 60


def brief(value: Any) -> str:
    """A value as it is quoted in a message: short, however long or deep it is."""
    return _brief.repr(value)


class FoxfireError(Exception):
    """Base of all errors that are somebody's input, never a defect of ours."""

    code: ClassVar[str] = "error"

    def __init__(self, message: str, *, clause: str | None = None) -> None:
        if len(message) > LONGEST:
            message = f"{message[:LONGEST]}..."
        super().__init__(message)
        self.message = message
        self.clause = clause

    def as_json(self) -> dict[str, str | None]:
        return {"code": self.code, "message": self.message, "clause": self.clause}


class UnknownGameError(FoxfireError):
    code = "unknown-game"


class OptionError(FoxfireError):
    code = "invalid-option"


class NotationError(FoxfireError):
    """A card or an action that cannot be read."""

    code = "invalid-notation"


class PackError(FoxfireError):
    code = "invalid-pack"


class PositionError(FoxfireError):
    code = "invalid-position"


class RecordError(FoxfireError):
    code = "invalid-record"

    def __init__(self, message: str, *, line: int | None = None, clause: str | None = None) -> None:
        super().__init__(message if line is None else f"line {line}: {message}", clause=clause)
        self.line = line


class MessageError(FoxfireError):
    """A line of JSON that is not a request."""

    code = "invalid-message"


class ViewerError(FoxfireError):
    code = "invalid-viewer"


class IllegalActionError(FoxfireError):
    """Understood, but forbidden by the clause it carries."""

    code = "illegal-action"


class SetupError(FoxfireError):
    """Something outside the game is missing: an extra, a device, a folder that can be written."""

    code = "setup"


class FieldRangeError(ValueError):
    """A value that its field cannot store: a defect of rules; compiled code would be silent."""

    def __init__(self, field: str, value: int, low: int, high: int) -> None:
        super().__init__(f"{field} = {value} does not fit into {low}..{high}")
