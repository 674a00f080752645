"""Packs of tests are the same in every run; only their secrecy is lost."""

from __future__ import annotations

import hashlib
import itertools

import pytest

from foxfire.server import shuffle


@pytest.fixture(autouse=True)
def known_secrets(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = itertools.count()

    def secret() -> str:
        return hashlib.sha256(f"{request.node.name}/{next(numbers)}".encode()).hexdigest()

    monkeypatch.setattr(shuffle, "new_secret", secret)
