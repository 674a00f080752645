"""Logs as JSON lines: what happened, never a card, a secret or a name."""

from __future__ import annotations

import json
import logging
import sys

#: What every record has; anything else was given as `extra` and is worth a key.
_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **{key: value for key, value in vars(record).items() if key not in _USUAL},
        }
        if record.exc_info:
            said["exception"] = self.formatException(record.exc_info)
        return json.dumps(said, default=str)


def configure(level: str) -> None:
    """One handler for everything, on stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # What is wrong with the set-up is told in one line by the command.
    logging.getLogger("uvicorn.error").addFilter(lambda r: "SetupError" not in r.getMessage())
    for noisy in ("sqlalchemy", "alembic", "uvicorn", "websockets", "asyncio"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
