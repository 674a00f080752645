"""Work at tables on all cores, sets of games above all, with results in the order of the tasks.

The order makes everything that is counted, and where a sequential test stops, the same for a seed,
however many processes there are.
"""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from itertools import islice
from multiprocessing import connection, get_context, parent_process, util
from multiprocessing.synchronize import Event
from types import FrameType
from typing import Any, TypeVar

from foxfire.arena.tables import Cast, Stop, Terms
from foxfire.core import cache
from foxfire.core.errors import OptionError, SetupError

AHEAD = 2  # tasks waiting for each process
MOST_JOBS = 1024
LINGER = 2.0  # seconds
ASKED_BY = {signal.SIGINT, signal.SIGTERM}

TaskT = TypeVar("TaskT")
ResultT = TypeVar("ResultT")
#: What is done with a task, by the terms, with these bots; it raises `Stopped` when asked to stop.
Work = Callable[[TaskT, Terms, Cast, Stop], ResultT]
Results = Generator[ResultT, None, None]


def read_jobs(given: int | None) -> int:
    if given is None:
        return os.cpu_count() or 1
    if not 1 <= given <= MOST_JOBS:
        raise OptionError(f"--jobs {given}: expected 1 to {MOST_JOBS}")
    return given


def played(
    tasks: Iterable[TaskT], terms: Terms, jobs: int, work: Work[TaskT, ResultT]
) -> Results[ResultT]:
    """Every result as it is there, in order. Closing the iterator ends all work."""
    return _here(tasks, terms, work) if jobs == 1 else _elsewhere(tasks, terms, jobs, work)


def _here(tasks: Iterable[TaskT], terms: Terms, work: Work[TaskT, ResultT]) -> Results[ResultT]:
    with closing(Cast(terms)) as cast:
        for task in tasks:
            yield work(task, terms, cast, lambda: False)


def _elsewhere(
    tasks: Iterable[TaskT], terms: Terms, jobs: int, work: Work[TaskT, ResultT]
) -> Results[ResultT]:
    context = get_context("spawn")
    stop, waiting = context.Event(), iter(tasks)
    pool = ProcessPoolExecutor(jobs, context, initializer=_prepare, initargs=(terms, stop))
    running: deque[Future[ResultT]] = deque()
    try:
        with _undisturbed():  # the processes start now
            running.extend(pool.submit(_do, work, task) for task in islice(waiting, AHEAD * jobs))
        while running:
            yield running.popleft().result()
            running.extend(pool.submit(_do, work, task) for task in islice(waiting, 1))
    except BrokenProcessPool:
        raise SetupError("a process that played games died; was there too little memory?") from None
    finally:
        # A second Ctrl-C in the middle of this would leave its lock taken, and the others waiting.
        with _undisturbed():
            stop.set()
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Put off requests to end; what was put off comes afterwards.

    Processes that are started meanwhile unblock them, threads never do: only this one is asked.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ASKED_BY)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def asked_to_end() -> Iterator[None]:
    """Let a request to end, by whoever, be what Ctrl-C is."""

    def interrupt(signum: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


# --- in a process of the pool --------------------------------------------------------------------

_own: tuple[Terms, Event, Cast] | None = None


def _prepare(terms: Terms, stop: Event) -> None:
    global _own
    cast = Cast(terms)
    _own = terms, stop, cast
    _obey_the_parent(cast)
    cache.configure()
    util.Finalize(None, cast.close, exitpriority=10)  # such a process runs no atexit
    threading.Thread(target=_follow_parent, args=(cast,), daemon=True).start()


def _obey_the_parent(cast: Cast) -> None:
    """The first process decides when to end. A request that everybody gets is left to it; who is
    asked to end and is still there a while later, goes.

    These are handlers, not SIG_IGN, which outside programs would inherit.
    """

    def end_later(signum: int, frame: FrameType | None) -> None:
        timer = threading.Timer(LINGER, _leave, (cast,))
        timer.daemon = True
        timer.start()

    signal.signal(signal.SIGTERM, end_later)
    signal.signal(signal.SIGINT, lambda signum, frame: None)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ASKED_BY)


def _follow_parent(cast: Cast) -> None:
    """When the first process is killed, nobody tells the others; they would wait for ever."""
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    _leave(cast)


def _leave(cast: Cast) -> None:
    cast.kill()
    os._exit(1)


def _do(work: Work[Any, ResultT], task: object) -> ResultT:
    assert _own is not None
    terms, stop, cast = _own
    return work(task, terms, cast, stop.is_set)
