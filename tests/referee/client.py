"""Talking to a referee as another program does: values in, the decoded line out."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from foxfire.referee.service import Referee, encode

Json = dict[str, Any]
CARDS = [f"{suit}{rank}" for suit in "BKM" for rank in range(1, 12)]
ERROR_CODES = {
    "illegal-action",
    "invalid-message",
    "invalid-notation",
    "invalid-option",
    "invalid-pack",
    "invalid-position",
    "invalid-viewer",
    "unknown-game",
}


class Client:
    """A referee in this process."""

    def __init__(self) -> None:
        self._referee = Referee()

    def send(self, line: bytes) -> Json:
        """The answer to one line, as it would travel."""
        sent = encode(self._referee.answer(line))
        assert sent.endswith(b"\n")
        assert sent.count(b"\n") == 1
        answer: Json = json.loads(sent)
        return answer

    def ask(self, **request: Any) -> Json:
        return self.send(json.dumps(request).encode())

    def get(self, **request: Any) -> Json:
        """An answer that must be a good one."""
        answer = self.ask(**request)
        assert answer["ok"] is True, answer
        return answer

    def refused(self, **request: Any) -> Json:
        """The error of a request that must be refused."""
        return error_of(self.ask(**request))

    def state(self) -> Json:
        state: Json = self.get(state=True)["state"]
        return state

    def view(self, viewer: int | str) -> Json:
        view: Json = self.get(view=viewer)["view"]
        return view

    def sample(self, player: int, seed: int | str = 0) -> Json:
        sample: Json = self.get(sample=player, seed=seed)["sample"]
        return sample

    def everything(self) -> list[Json]:
        """All that can be asked without changing the game."""
        looks = [self.view(viewer) for viewer in (0, 1, "spectator", "referee")]
        return [self.get(state=True), *looks, self.sample(0, 1), self.sample(1, 1)]


class Process(Client):
    """A referee behind the pipes of the real command."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [Path(sys.executable).with_name("foxfire"), "referee"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def send(self, line: bytes) -> Json:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(line + b"\n")
        self._process.stdin.flush()
        answer: Json = json.loads(self._process.stdout.readline())
        return answer

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Closing the input ends the command, quietly."""
        _, complaints = self._process.communicate(timeout=20)
        assert complaints == b""
        assert self._process.returncode == 0


def error_of(answer: Json) -> Json:
    """The error of an answer, which has its shape."""
    assert set(answer) == {"ok", "error"}, answer
    assert answer["ok"] is False
    error: Json = answer["error"]
    assert set(error) == {"code", "message", "clause"}
    assert error["code"] in ERROR_CODES
    assert isinstance(error["message"], str)
    assert error["message"]
    assert (error["clause"] is not None) == (error["code"] == "illegal-action")
    return error


def shuffled(seed: int) -> list[str]:
    pack = list(CARDS)
    random.Random(seed).shuffle(pack)
    return pack


def pack_with(hand_0: str = "", hand_1: str = "", decree: str = "", deck: str = "") -> list[str]:
    """A pack in which these cards lie where they are wanted, the others anywhere."""
    wanted = [hand_0.split(), hand_1.split(), decree.split(), deck.split()]
    rest = [card for card in CARDS if not any(card in cards for cards in wanted)]
    pack: list[str] = []
    for cards, size in zip(wanted, (13, 13, 1, 6), strict=True):
        missing = size - len(cards)
        pack += cards + rest[:missing]
        rest = rest[missing:]
    return pack


def start(seed: int | str = 1, **options: Any) -> Client:
    client = Client()
    client.get(new={"game": "fox", "options": options}, seed=seed)
    return client


def dealt(pack: list[str], **options: Any) -> Client:
    client = Client()
    client.get(new={"game": "fox", "options": options}, packs=[pack])
    return client


def play_on(client: Client, rng: random.Random, decisions: int = 10_000) -> Json:
    """Random decisions, until nobody has one to take; the last answer."""
    answer = client.get(state=True)
    while answer["legal"] and decisions > 0:
        answer = client.get(do=rng.choice(answer["legal"]))
        decisions -= 1
    return answer


def cards_in(value: object) -> set[str]:
    """Every card that is named anywhere in a JSON value."""
    return set(re.findall(r"\b[BKM](?:1[01]|[1-9])\b", json.dumps(value)))
