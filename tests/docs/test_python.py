"""Every Python example runs, and prints what the page says."""

from __future__ import annotations

import doctest
from pathlib import Path
from typing import Any

from tests.docs.pages import Block, blocks, every_page

FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@every_page
def test_python_examples_do_what_they_show(page: Path) -> None:
    names: dict[str, Any] = {"__name__": "__main__"}  # the examples of a page go on from each other
    for block in blocks(page, "python"):
        run(block, names)


def run(block: Block, names: dict[str, Any]) -> None:
    if ">>>" not in block.text:
        exec(compile(block.text, block.where, "exec"), names)
        return
    example = doctest.DocTestParser().get_doctest(block.text, names, block.where, block.where, 0)
    told: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS).run(example, out=told.append, clear_globs=False)
    names.update(example.globs)
    assert not told, "".join(told)
