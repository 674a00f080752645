"""Reading the Fluent catalogues of a language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from foxfire.text.language import catalogues

Functions = Mapping[str, Callable[..., Any]]


def bundle(language: str, functions: Functions) -> FluentBundle:
    """All messages of a language.

    Fluent would put invisible marks of direction around every argument; a terminal shows them as
    rubbish, so they are off.
    """
    found = FluentBundle([language], functions=dict(functions), use_isolating=False)
    for resource in _resources(language):
        found.add_resource(resource)
    return found


@cache
def _resources(language: str) -> list[Any]:
    """Parsed once: a command speaks twice, in its help and in the game."""
    return [FluentResource(source) for source in sources(language)]


def sources(language: str) -> list[str]:
    """The text of every catalogue of a language, in the order of their names."""
    files = sorted((catalogues() / language).iterdir(), key=lambda file: file.name)
    return [file.read_text(encoding="utf-8") for file in files if file.name.endswith(".ftl")]
