"""How much is tried: a little in `make test`, much in `make campaign`."""

from __future__ import annotations

import pytest

AMOUNTS = [
    pytest.param(1, id="short"),
    pytest.param(10, id="long", marks=pytest.mark.campaign),
]


@pytest.fixture(params=AMOUNTS)
def amount(request: pytest.FixtureRequest) -> int:
    """How many random games a test plays through."""
    chosen: int = request.param
    return chosen
