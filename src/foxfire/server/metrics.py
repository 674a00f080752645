"""Figures for Prometheus, in its text format. They count things, and name nobody."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds


class Count:
    """Something that only grows."""

    def __init__(self) -> None:
        self.value = 0

    def add(self, number: int = 1) -> None:
        self.value += number

    def lines(self, name: str) -> Iterator[str]:
        yield f"{name} {self.value}"


class Spread:
    """How long something took, as a histogram."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self._counts, strict=True):
            total += count
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {total}"


class Gauge:
    """Something asked for when somebody looks."""

    def __init__(self, ask: Callable[[], float]) -> None:
        self._ask = ask

    def lines(self, name: str) -> Iterator[str]:
        yield f"{name} {self._ask():g}"


class Metrics:
    """Everything this server counts."""

    def __init__(self) -> None:
        self.turns = Count()
        self.commands = Count()
        self.refusals = Count()
        self.messages = Count()
        self.slow_readers = Count()
        self.bot_fallbacks = Count()
        self.bot_replacements = Count()
        self.engine_faults = Count()
        self.groups = Count()
        self.grouped = Count()
        self.command_seconds = Spread()
        self._gauges: dict[str, tuple[Gauge, str]] = {}

    def gauge(self, name: str, ask: Callable[[], float], about: str) -> None:
        self._gauges[name] = Gauge(ask), about

    def text(self) -> str:
        """All of it, as Prometheus reads it."""
        lines: list[str] = []
        for name, (kind, about) in _ABOUT.items():
            full = f"foxfire_{name}" + ("_total" if kind == "counter" else "")
            lines += [f"# HELP {full} {about}", f"# TYPE {full} {kind}"]
            lines += getattr(self, name).lines(full)
        for name, (gauge, about) in self._gauges.items():
            full = f"foxfire_{name}"
            lines += [f"# HELP {full} {about}", f"# TYPE {full} gauge", *gauge.lines(full)]
        return "\n".join(lines) + "\n"


_ABOUT = {
    "turns": ("counter", "turns played"),
    "commands": ("counter", "commands carried out"),
    "refusals": ("counter", "messages and requests refused"),
    "messages": ("counter", "messages sent"),
    "slow_readers": ("counter", "connections let go because nobody read them"),
    "bot_fallbacks": ("counter", "decisions of bots that came from the fallback"),
    "bot_replacements": ("counter", "bot workers that were replaced"),
    "engine_faults": ("counter", "decisions that outside programs failed to take"),
    "groups": ("counter", "transactions"),
    "grouped": ("counter", "jobs written, several in one transaction"),
    "command_seconds": ("histogram", "time from a command to its answer"),
}
