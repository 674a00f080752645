"""Lines for a screen."""

from __future__ import annotations

import io
import re

from foxfire.terminal.console import ESCAPES, Console, printable, wrapped


def test_a_long_line_is_broken_between_words() -> None:
    line = "  Keys: 1) K1 Swan, 2) K2, 3) K6"
    assert wrapped(line, 20) == ["  Keys: 1) K1 Swan,", "      2) K2, 3) K6"]
    assert wrapped(line, 80) == [line]
    assert wrapped("", 80) == [""]


def test_a_word_that_is_too_long_stays_whole() -> None:
    assert wrapped("see /a/very/long/path/to/a/file now", 10) == [
        "see",
        "    /a/very/long/path/to/a/file",
        "    now",
    ]


def test_colours_take_no_room() -> None:
    console = Console(colour=True)
    line = " ".join(console.paint("K", "four") for _ in range(6))
    broken = wrapped(line, 27)
    assert [ESCAPES.sub("", piece) for piece in broken] == ["four four four four four", "    four"]


def test_a_painted_name_does_not_end_the_colour_around_it() -> None:
    console = Console(colour=True)
    text = console.paint("turn", f"Ben led {console.paint('K', 'K7')}. Your answer?")
    assert re.search(r"\x1b\[1;33m\. Your answer\?\x1b\[0m$", text)


def test_outside_text_cannot_command_the_terminal() -> None:
    assert printable("Anna\x1b]0;title\x07\r\n") == "Anna]0;title"


def test_a_letter_that_the_terminal_lacks_ends_no_game() -> None:
    raw = io.BytesIO()
    out = io.TextIOWrapper(raw, encoding="ascii")
    Console(out=out).say("Zo\N{LATIN SMALL LETTER E WITH DIAERESIS} \udcff")
    assert raw.getvalue() == rb"Zo\xeb \udcff" + b"\n"
