"""What waits for one reader."""

from __future__ import annotations

import asyncio

from foxfire.server.mailbox import Mailbox
from tests.server.houses import in_loop


@in_loop
async def test_a_reader_gets_everything_in_order_whether_it_waited_or_not() -> None:
    box: Mailbox[int] = Mailbox()
    box.put(1)
    box.put(2)
    assert [await box.take(), await box.take()] == [1, 2]
    reader = asyncio.create_task(box.take())
    await asyncio.sleep(0)
    box.put(3)
    box.put(4)
    assert (await reader, len(box)) == (3, 1)


@in_loop
async def test_nothing_is_lost_with_a_reader_that_goes() -> None:
    box: Mailbox[int] = Mailbox()
    reader = asyncio.create_task(box.take())
    await asyncio.sleep(0)
    reader.cancel()
    await asyncio.sleep(0)
    box.put(5)
    assert await box.take() == 5
