"""A match that ends when enough is known: the sequential probability ratio test.

Two statements about the difference in Elo stand against each other: it is `elo0`, or it is `elo1`.
After every set of games the log-likelihood ratio of the two is

    LLR = n * sum(p(a) * log(q1(a) / q0(a)))

over the values a of the n results; q0 and q1 are the most likely distributions with the means that
the two statements lead to (see `likelihood.py`). By Wald the match ends for `elo0` at
log(beta / (1 - alpha)) and for `elo1` at log((1 - beta) / alpha). Then a bot that is worth elo0
passes with a chance of about alpha, one that is worth elo1 fails with a chance of about beta. The
generalisation to unknown distributions, on results of pairs, is what fishtest uses (M. Van den
Bergh).
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from foxfire.arena.contest import Contest
from foxfire.arena.likelihood import Counts, Likelihood
from foxfire.core.errors import OptionError

ELO0, ELO1 = "elo0", "elo1"  # verdicts
MOST = 1000.0  # Elo


@dataclass(frozen=True)
class Sprt:
    """The two statements and the risks of being wrong."""

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def lower(self) -> float:
        return math.log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        return math.log((1 - self.beta) / self.alpha)

    def llr(self, counts: Counts, contest: Contest) -> float:
        if not counts:
            return 0.0
        likelihood = Likelihood(counts)
        return likelihood.ratio(contest.share(self.elo0), contest.share(self.elo1))

    def verdict(self, llr: float) -> str | None:
        """Which statement the results have decided for, if any."""
        if llr <= self.lower:
            return ELO0
        return ELO1 if llr >= self.upper else None


def read_sprt(text: str, alpha: float, beta: float) -> Sprt:
    """A test from `E0,E1` and its risks."""
    try:
        elo0, elo1 = map(float, text.split(","))
    except ValueError:
        raise OptionError(f"--sprt {text!r}: expected two numbers of Elo, such as 0,10") from None
    if not -MOST <= elo0 < elo1 <= MOST:
        raise OptionError(f"--sprt {text}: expected E0 < E1, both from {-MOST:g} to {MOST:g}")
    for name, risk in (("--alpha", alpha), ("--beta", beta)):
        if not 0 < risk < 0.5:
            raise OptionError(f"{name} {risk:g}: expected a risk between 0 and 0.5")
    return Sprt(elo0, elo1, alpha, beta)
