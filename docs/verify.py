"""Check the packs of a record without Foxfire: python verify.py RECORD

A record of a table has a note for every pack: the hash that was published before the pack was
dealt, and the seed: the server's secret and what each player added, joined by colons. The pack must
follow from the seed as docs/packs.md says, and the hash must be that of the secret.
"""

import hashlib
import hmac
import re
import sys
from collections.abc import Iterator
from pathlib import Path

FACES = ["1/3", "1/4", "1/5", "1/6", "1/7", "2", "3", "4", "5", "6", "x1", "x2", "x3", "*"]
SPECIAL = ["trickster", "tac", "fool", "angel", "warrior", "devil"]
#: The order in which the cards of each game lie before they are shuffled.
ORDER = {
    "fox": [f"{suit}{rank}" for suit in "BKM" for rank in range(1, 12)],
    "tatsu": [clan + face for clan in "RY" for face in FACES],
    "tac": [*(str(number) for number in range(1, 14) if number != 11), *SPECIAL],
}


def numbers(seed: str, use: str) -> Iterator[int]:
    """The stream: HMAC-SHA256 in counter mode, eight numbers of 32 bits a block."""
    block = 0
    while True:
        message = f"foxfire/{use}/{block}".encode()
        digest = hmac.new(seed.encode(), message, hashlib.sha256).digest()
        yield from (int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4))
        block += 1


def shuffled(cards: list[str], stream: Iterator[int]) -> list[str]:
    """Fisher and Yates from the last place down; numbers that would favour a place are passed."""
    cards = list(cards)
    for last in range(len(cards) - 1, 0, -1):
        k = last + 1
        number = next(n for n in stream if n < 2**32 // k * k)
        cards[last], cards[number % k] = cards[number % k], cards[last]
    return cards


def pack(game: str, options: dict[str, str], dealt: list[str], seed: str, number: int) -> list[str]:
    """The pack that follows from a seed."""
    stream = numbers(seed, f"pack-{number}")
    cards = sorted(dealt, key=ORDER[game].index)
    if options.get("deal") != "split":
        return shuffled(cards, stream)
    red, yellow = (shuffled([c for c in cards if c[0] == clan], stream) for clan in "RY")
    return shuffled(red[:7] + yellow[:7], stream) + shuffled(red[7:] + yellow[7:], stream)


def check(text: str) -> Iterator[str]:
    """What is wrong with the packs of a record, as lines; nothing when all is well."""
    heads = re.findall(r"^\[(game|option|note) (\S+) ?(.*)\]$", text, flags=re.MULTILINE)
    game = next(name for kind, name, _ in heads if kind == "game")
    options = {name: value for kind, name, value in heads if kind == "option"}
    notes = {name: value for kind, name, value in heads if kind == "note"}
    for number, line in enumerate(re.findall(r"^deal (.+)$", text, flags=re.MULTILINE)):
        said = notes.get(f"pack-{number}", "").split()
        if len(said) != 2:
            yield f"pack {number}: nothing vouches for it"
            continue
        secret = said[1].split(":")[0]
        if hashlib.sha256(secret.encode()).hexdigest() != said[0]:
            yield f"pack {number}: not the secret that was committed to"
        if pack(game, options, line.split(), said[1], number) != line.split():
            yield f"pack {number}: does not follow from its seed"


if __name__ == "__main__":
    faults = list(check(Path(sys.argv[1]).read_text(encoding="utf-8")))
    print("\n".join(faults) or "all packs follow from what was committed to")
    sys.exit(bool(faults))
