"""Records on the pages replay, and are written exactly so."""

from __future__ import annotations

from dataclasses import replace

from foxfire.core import records
from foxfire.core.records import Record
from tests.docs.pages import ROOT, Block, blocks

PAGE = ROOT / "docs" / "notation.md"


def beginning_with(beginning: str) -> list[Block]:
    return [block for block in blocks(PAGE) if block.text.startswith(beginning)]


def without_lines(record: Record) -> Record:
    """In text several actions stand in one line."""
    return replace(record, entries=tuple(replace(entry, line=0) for entry in record.entries))


def test_the_record_replays_to_its_outcome_in_both_forms() -> None:
    texts, lines = beginning_with("[foxfire"), beginning_with('{"foxfire"')
    assert texts
    assert len(texts) == len(lines)
    for text, json_lines in zip(texts, lines, strict=True):
        one, other = (records.replay(records.parse(b.text)) for b in (text, json_lines))
        assert one.is_over
        assert one.log == other.log
        assert one.options == other.options


def test_records_are_written_as_the_page_shows_them() -> None:
    for block in beginning_with("[foxfire"):
        record = records.parse(block.text)
        play = records.replay(record)
        assert records.to_text(records.record_of(play, record.notes)) == block.text
    for block in beginning_with('{"foxfire"'):
        record = records.parse(block.text)
        play = records.replay(record)
        assert records.to_json_lines(records.record_of(play, record.notes)) == block.text
