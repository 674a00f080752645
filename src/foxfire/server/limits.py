"""How much anybody may ask for: token buckets, numbers of connections, and from which pages."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from foxfire.server.errors import TooManyError, WrongOriginError

MOST_BUCKETS = 50_000  # of addresses that are remembered; a flood must not fill the memory


class Bucket:
    """So many at once, and so many a second."""

    __slots__ = ("_at", "_burst", "_left", "_now", "_rate")

    def __init__(
        self, rate: float, burst: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._left, self._at = burst, now()

    def take(self) -> bool:
        """Whether one more is allowed."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_full(self) -> bool:
        return self._left + (self._now() - self._at) * self._rate >= self._burst


class Buckets:
    """A bucket for each address or person."""

    def __init__(
        self, rate: float, burst: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._buckets: dict[str, Bucket] = {}

    def check(self, key: str) -> None:
        """Raise `TooManyError` when the bucket is empty."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._forget()
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, self._now)
        if not bucket.take():
            raise TooManyError("too many requests; wait a moment")

    def _forget(self) -> None:
        """Those who have asked for nothing lately; if a flood leaves none of these, all."""
        kept = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full()}
        self._buckets = kept if len(kept) < MOST_BUCKETS else {}


class Heads:
    """How many connections somebody has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def one_more(self, key: str) -> Iterator[None]:
        if self._open[key] >= self._most:
            raise TooManyError("too many connections")
        self._open[key] += 1
        try:
            yield
        finally:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]


def check_origin(origin: str | None, host: str | None, allowed: frozenset[str]) -> None:
    """A browser says which page asks; only our own and those that are allowed may.

    Programs that are no browsers say nothing, and have no cookie that a page could misuse.
    """
    if origin is None:
        return
    if origin.rstrip("/") in allowed or (host and urlsplit(origin).netloc == host):
        return
    raise WrongOriginError("pages of this site may not ask here")
