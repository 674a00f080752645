"""Records that are wrong say so, with the line, and never in any other way."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foxfire.core import records
from foxfire.core.errors import FoxfireError, RecordError
from foxfire.core.play import Play
from foxfire.core.registry import game

FOX = game("fox")


def some_play() -> Play:
    play = Play(FOX, {"target": 1}, seed=11)
    while not play.is_over:
        play.apply(play.legal_actions[-1])
    return play


PLAY = some_play()
TEXT = records.to_text(records.record_of(PLAY, {"seat-0": "Anna"}))
LINES = records.to_json_lines(records.record_of(PLAY, {"seat-0": "Anna"}))
ALPHABET = '[]{}":,#0123456789 \nabdefgiklmnoprstuwxyBKM?-.\\\u2028\u00e9\U0001f98a'


def replayed(text: str) -> Play:
    return records.replay(records.parse(text))


def replaced(text: str, line: int, by: str) -> str:
    lines = text.splitlines()
    lines[line - 1] = by
    return "\n".join(lines)


def line_of(text: str, start: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def test_both_forms_replay() -> None:
    assert replayed(TEXT).state == replayed(LINES).state == PLAY.state


@pytest.mark.parametrize(
    "by", ["0 B99", "0 swap", "1 M3 M4", "deal B1", "nonsense", "7 B1", "[x y]"]
)
def test_a_wrong_line_is_named(by: str) -> None:
    line = line_of(TEXT, "deal ") + 2
    with pytest.raises(RecordError) as error:
        replayed(replaced(TEXT, line, by))
    assert error.value.line == line
    assert f"line {line}:" in error.value.message


@pytest.mark.parametrize("by", ["{", "[]", "{}", '{"player":0}', '{"player":0,"do":"B99"}',
                                '{"pack":[]}', '{"pack":["B1"]}', '{"player":9,"do":"B1"}', "null",
                                '{"player":0,"do":5}', '{"player":0,"do":"B1","x":1}'])  # fmt: skip
def test_a_wrong_line_of_json_is_named(by: str) -> None:
    with pytest.raises(RecordError) as error:
        replayed(replaced(LINES, 4, by))
    assert error.value.line == 4


def test_an_illegal_action_is_named_with_its_clause() -> None:
    line = line_of(TEXT, "deal ") + 1
    with pytest.raises(RecordError) as error:
        replayed(replaced(TEXT, line, f"{TEXT.splitlines()[line - 1][0]} keep"))
    assert (error.value.line, error.value.clause) == (line, "FOX-4.2")


@pytest.mark.parametrize("form", [TEXT, LINES])
def test_an_outcome_that_the_game_does_not_give_is_refused(form: str) -> None:
    scores = list(PLAY.outcome.scores) if PLAY.outcome else []
    written = (f"[outcome {scores[0]}", f'"outcome":[{scores[0]}')
    wrong = form.replace(written[0], "[outcome 99").replace(written[1], '"outcome":[99')
    assert wrong != form
    with pytest.raises(RecordError, match="99"):
        replayed(wrong)


def test_an_outcome_of_an_unfinished_game_is_refused() -> None:
    cut = TEXT.splitlines()
    del cut[-3]
    with pytest.raises(RecordError):
        replayed("\n".join(cut))


@pytest.mark.parametrize(
    "text",
    ["", "\n\n", "hello", "1. e4 e5", "[game fox]\n[rules 1]", "{}", "\x00", "[", "[foxfire 1]",
     "[foxfire one]", "[foxfire 1]\n[game fox]", "[foxfire 2]\n[game fox]\n[rules 1]",
     '{"foxfire":2,"game":"fox","rules":1,"options":{}}'],
)  # fmt: skip
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        records.parse(text)


@pytest.mark.parametrize(
    "head", ["[game chess]", "[rules 99]", "[option target 0]", "[option colour red]",
             "[position {}]", '[position {"phase":"play"}]'],
)  # fmt: skip
def test_a_wrong_head_is_an_error_of_the_record(head: str) -> None:
    """`replay` promises `RecordError`, whatever the head says."""
    lines = ["[foxfire 1]", "[game fox]", "[rules 1]", head]
    with pytest.raises(RecordError):
        replayed("\n".join(lines))


def test_a_file_that_is_too_long_is_not_read_on() -> None:
    with pytest.raises(RecordError, match="longer"):
        records.parse("x" * (records.MOST_CHARACTERS + 1))


@pytest.mark.parametrize(
    "deep", ["[position " + "[" * 200_000 + "]", '[position {"a":' * 50_000 + "]"]
)
def test_deeply_nested_positions_are_refused(deep: str) -> None:
    with pytest.raises(RecordError):
        records.parse(f"[foxfire 1]\n[game fox]\n[rules 1]\n{deep}")


def test_deeply_nested_json_lines_are_refused() -> None:
    with pytest.raises(RecordError):
        records.parse('{"foxfire":1,"game":"fox","rules":1,"options":' + '{"a":' * 200_000)


@pytest.mark.parametrize(
    "note",
    ["Anna", "two words", "  spaces  ", "a\u2028b", "a\x85b", "[x]", "é🦊", "a\nb", "# x", ""],
)
def test_notes_survive_as_far_as_the_form_allows(note: str) -> None:
    record = records.record_of(PLAY, {"seat-0": note})
    assert records.parse(records.to_json_lines(record)).notes == {"seat-0": note}
    one_line = " ".join(note.replace("]", ")").split())
    assert records.parse(records.to_text(record)).notes == {"seat-0": one_line}


def test_files_that_cannot_be_read_are_errors_of_the_record(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00\x01")
    for path in (tmp_path / "missing", tmp_path, binary):
        with pytest.raises(RecordError):
            records.read(path)


def test_remarks_and_blank_lines_are_passed_over() -> None:
    line = line_of(TEXT, "deal ")
    lines = TEXT.splitlines()
    lines[line:line] = ["# a remark", "", "   "]
    assert replayed("\n".join(lines)).state == PLAY.state


@given(st.text())
def test_any_text_is_a_record_or_an_error(text: str) -> None:
    with contextlib.suppress(RecordError):
        records.parse(text)


@given(st.text(alphabet=ALPHABET))
def test_any_text_after_a_right_head_is_a_record_or_an_error(text: str) -> None:
    for head in ("[foxfire 1]\n[game fox]\n[rules 1]\n", LINES.splitlines()[0] + "\n"):
        with contextlib.suppress(RecordError):
            replayed(head + text)


@given(
    st.sampled_from([TEXT, LINES]),
    st.lists(st.tuples(st.floats(0, 1), st.integers(0, 3), st.text(alphabet=ALPHABET, max_size=4)),
             min_size=1, max_size=4),
)  # fmt: skip
def test_a_record_that_was_tampered_with_replays_or_is_refused(
    text: str, changes: list[tuple[float, int, str]]
) -> None:
    for where, cut, put in changes:
        at = int(where * len(text))
        text = text[:at] + put + text[at + cut :]
    with contextlib.suppress(FoxfireError):
        replayed(text)
