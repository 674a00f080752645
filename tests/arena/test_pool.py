"""Processes that play: what happens when somebody is impatient."""

from __future__ import annotations

import signal
from concurrent.futures import Future
from multiprocessing import get_context
from typing import Any

import pytest

from foxfire.arena import pool
from foxfire.arena.tables import SetResult, Task, Terms, play_set
from foxfire.core.options import read_words
from foxfire.core.registry import game

pytestmark = pytest.mark.skipif(
    not hasattr(signal, "pthread_sigmask"), reason="there signals cannot be put off"
)


class Impatient:
    """An event while which somebody asks once more to end."""

    def __init__(self) -> None:
        self.is_whole = False

    def set(self) -> None:
        for number in pool.ASKED_BY:
            signal.raise_signal(number)
        self.is_whole = True


class Idle:
    """A pool in which nothing is ever played."""

    def __init__(self, *_: Any, **__: Any) -> None:
        self.is_down = False

    def submit(self, *_: Any) -> Future[Any]:
        return Future()

    def shutdown(self, **_: Any) -> None:
        self.is_down = True


def test_a_second_request_waits_until_the_others_have_been_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    event = Impatient()
    context = get_context("spawn")
    monkeypatch.setattr(context, "Event", lambda: event)
    monkeypatch.setattr(pool, "get_context", lambda _: context)
    monkeypatch.setattr(pool, "ProcessPoolExecutor", Idle)
    terms = Terms("fox", read_words(game("fox").options_type, []).settled(), seed=1)
    playing = pool.played([Task(0, ("rules", "random"))], terms, 2, play_set)
    with pool.asked_to_end(), pytest.raises(KeyboardInterrupt):
        _interrupt(playing)
    assert event.is_whole


def _interrupt(playing: pool.Results[SetResult]) -> None:
    """As Ctrl-C does while the first set is waited for, also where a shell has it ignored."""
    before = signal.signal(signal.SIGALRM, lambda *_: signal.raise_signal(signal.SIGINT))
    ignored = signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.setitimer(signal.ITIMER_REAL, 0.05)
    try:
        next(playing)
    finally:
        signal.signal(signal.SIGALRM, before)
        signal.signal(signal.SIGINT, ignored)
