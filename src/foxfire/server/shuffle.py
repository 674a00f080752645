"""Verifiable packs: nobody, the server included, can choose or change one once it is committed to.

For each pack the server draws a secret of 256 bits and publishes its SHA-256 before anybody can
add anything. Each player may then add a text. The pack follows from secret and texts by the
derivation of docs/packs.md, with the seed `secret:text0:text1:...` (an empty text for a player who
added none). When the pack is spent, the secret is shown, and everybody can repeat all of it:
docs/verify.py does so without Foxfire.

The secret of pack n + 1 is drawn and committed to when pack n is dealt. Options that are left to
chance are drawn from the first pack's seed too, with the use `options`.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence

from foxfire.core import options as option_reader
from foxfire.core.errors import RecordError
from foxfire.core.game import AnyGame
from foxfire.core.options import Options
from foxfire.core.packs import Cards, SeedStream
from foxfire.core.play import Dealt, Play
from foxfire.core.records import Record, replay

SECRET_BYTES = 32
_NOTE = re.compile(
    r"(?P<hash>[0-9a-f]{64}) (?P<secret>[0-9a-f]{64})(?P<added>(:[A-Za-z0-9]{0,64})*)"
)

Added = Sequence[str | None]


def new_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """What is published before the pack: the hash of the secret as it is written."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed(secret: str, added: Added) -> str:
    return ":".join([secret, *(text or "" for text in added)])


def pack(game: AnyGame, options: Options, number: int, secret: str, added: Added) -> Cards:
    """The cards of pack `number`, in dealing order."""
    return game.draw_pack(options, SeedStream(seed(secret, added), f"pack-{number}"))


def settle(game: AnyGame, options: Options, secret: str, added: Added) -> Options:
    """Options with nothing left to chance."""
    stream = SeedStream(seed(secret, added), "options")
    return option_reader.resolve(options, stream.below)


# --- in records ----------------------------------------------------------------------------------


def note_name(number: int) -> str:
    return f"pack-{number}"


def note(secret: str, added: Added) -> str:
    """How a spent pack stands in the head of a record."""
    return f"{commitment(secret)} {seed(secret, added)}"


def verify(record: Record) -> int:
    """Check every pack of a record against its secret; the number of packs, or `RecordError`."""
    play = replay(record)
    packs = [entry.pack for entry in play.log if isinstance(entry, Dealt)]
    for number, cards in enumerate(packs):
        _verify_pack(play, record.notes.get(note_name(number)), number, cards)
    return len(packs)


def _verify_pack(play: Play, said: str | None, number: int, cards: Sequence[int]) -> None:
    if said is None:
        raise RecordError(
            f"there is no note {note_name(number)}: nothing vouches for pack {number}"
        )
    found = _NOTE.fullmatch(said)
    if found is None:
        raise RecordError(f"the note {note_name(number)} is no hash and secret")
    if commitment(found["secret"]) != found["hash"]:
        raise RecordError(f"the secret of pack {number} is not the one that was committed to")
    stream = SeedStream(found["secret"] + found["added"], f"pack-{number}")
    if list(cards) != play.game.draw_pack(play.options, stream):
        raise RecordError(f"pack {number} does not follow from its secret")
