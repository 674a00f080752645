"""The test vectors of packs hold, by our code and by the words of the page."""

from __future__ import annotations

import hashlib
import hmac
import re

import pytest

from foxfire.core.packs import SeedStream
from foxfire.core.registry import game
from tests.docs.pages import ROOT

TEXT = (ROOT / "docs" / "packs.md").read_text()
VECTORS = re.findall(r"^\| `(\w+)` \| (\d+) \| ([BKM0-9 ]+) \|$", TEXT, flags=re.MULTILINE)
SUITS = "BKM"


def by_the_page(seed: str, number: int) -> list[str]:
    """The derivation as a reader of the page would write it."""
    pack = [f"{suit}{rank}" for suit in SUITS for rank in range(1, 12)]
    stream: list[int] = []
    block = 0
    for last in range(len(pack) - 1, 0, -1):
        k = last + 1
        while True:
            if not stream:
                message = f"foxfire/pack-{number}/{block}".encode()
                digest = hmac.new(seed.encode(), message, hashlib.sha256).digest()
                stream = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
                block += 1
            drawn = stream.pop(0)
            if drawn < 2**32 // k * k:
                break
        pack[last], pack[drawn % k] = pack[drawn % k], pack[last]
    return pack


def test_there_are_vectors() -> None:
    assert len(VECTORS) >= 6


@pytest.mark.parametrize(("seed", "number", "cards"), VECTORS)
def test_packs_are_those_of_the_page(seed: str, number: str, cards: str) -> None:
    fox = game("fox")
    pack = fox.draw_pack(fox.options_type(), SeedStream(seed, f"pack-{number}"))
    assert [fox.format_card(card) for card in pack] == cards.split()
    assert by_the_page(seed, int(number)) == cards.split()


def test_a_seed_is_the_same_as_number_and_as_text() -> None:
    as_number, as_text = (SeedStream(seed, "pack-0").shuffled(range(33)) for seed in (7, "7"))
    assert as_number == as_text
