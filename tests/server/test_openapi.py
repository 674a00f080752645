"""The OpenAPI document describes what the server does; requests made up from it break nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from foxfire.server.openapi import document
from foxfire.server.routes import ROUTES
from tests.server.serving import Serving, serving

EXAMPLES = 12  # of each route
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
#: Streams do not end by themselves; tests of their own read them.
LEFT_OUT = {"/api/tables/{table}/stream", "/api/lobby/stream"}

SCHEMA = schemathesis.openapi.from_dict(document())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found
        assert found.process.poll() is None
        assert "Traceback" not in found.log.read_text()


def test_every_route_is_described() -> None:
    paths = document()["paths"]
    described = {(method.upper(), path) for path, ways in paths.items() for method in ways}
    assert described == {(route.method, route.path) for route in ROUTES}
    ids = [way["operationId"] for ways in paths.values() for way in ways.values()]
    assert len(ids) == len(set(ids))


def test_the_server_hands_its_description_out(server: Serving) -> None:
    assert server.ask("GET", "/api/openapi.json")[1] == document()


def operations() -> list[Any]:
    found: Any = SCHEMA.get_all_operations()
    return [each for each in (result.ok() for result in found) if each.path not in LEFT_OUT]


@pytest.mark.parametrize("operation", operations(), ids=lambda o: o.label)
def test_made_up_requests_are_answered_as_described(operation: Any, server: Serving) -> None:
    guest = server.guest("Fuzz")
    table = guest.post("/api/tables", {"game": "fox", "public": True})["table"]

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    def requests(case: Any) -> None:
        if "table" in case.path_parameters:
            case.path_parameters["table"] = table
        headers = {"cookie": guest.cookie}
        case.call_and_validate(base_url=server.url, checks=CHECKS, headers=headers)

    given(case=operation.as_strategy())(requests)()
