"""Which language to speak: what was asked for, else what the environment says, else English."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

ENGLISH = "en"
#: As gettext and the C library read them, the strongest first.
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def catalogues() -> Traversable:
    """The folder that holds one folder of catalogues for each language."""
    return files("foxfire") / "locale"


@cache
def languages() -> tuple[str, ...]:
    """The languages there are."""
    return tuple(sorted(folder.name for folder in catalogues().iterdir() if folder.is_dir()))


def language(asked: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """The best language there is; one that nobody has written yet is no mistake, just English."""
    wishes = [asked] if asked else _wishes(environ)
    return next((wish for wish in map(_code, wishes) if wish in languages()), ENGLISH)


def _wishes(environ: Mapping[str, str]) -> list[str]:
    for variable in VARIABLES:
        if environ.get(variable):
            return environ[variable].split(":")
    return []


def _code(wish: str) -> str:
    """`uk_UA.UTF-8` asks for `uk`."""
    return wish.replace("-", "_").partition(".")[0].partition("_")[0].lower()
