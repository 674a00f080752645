"""The OpenAPI document, made from the routes themselves."""

from __future__ import annotations

import re
from typing import Any

import msgspec

import foxfire
from foxfire.server import messages as m
from foxfire.server.rest import JSON, Endpoint
from foxfire.server.routes import ROUTES

REF = "#/components/schemas/{name}"
#: What every request may be answered with.
REFUSALS = {
    "400": "not understood",
    "401": "not known",
    "403": "not allowed",
    "404": "not found",
    "409": "not as things stand",
    "413": "too large",
    "429": "too many",
    "503": "not stored, so not done",
}


def document() -> dict[str, Any]:
    """The description of everything in `routes.py`."""
    types = [m.Error, *_types()]
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    by_type = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in ROUTES:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, by_type)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Foxfire",
            "version": foxfire.__version__,
            "description": "Lobby, tables, records and people; docs/protocol.md tells the rest.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "foxfire"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _types() -> list[Any]:
    found = [t for e in ROUTES for t in (e.body, e.result) if t is not None]
    return list({repr(kind): kind for kind in found}.values())


def _operation(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": endpoint.about,
        "operationId": f"{endpoint.method.lower()}_{endpoint.handler.__name__}",
        "parameters": [*_path_parameters(endpoint), *_query_parameters(endpoint)],
        "responses": _responses(endpoint, schemas),
    }
    if endpoint.scope is not None:
        operation["security"] = [{"cookie": []}, {"token": []}]
    if endpoint.body is not None:
        content = {JSON: {"schema": schemas[repr(endpoint.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _path_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    names = re.findall(r"{(\w+)}", endpoint.path)
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in names
    ]


def _query_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "query", "description": about, "schema": {"type": "string"}}
        for name, about in endpoint.query.items()
    ]


def _responses(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    success: dict[str, Any] = {"description": endpoint.about}
    if endpoint.status != 204:
        schema = {"schema": schemas[repr(endpoint.result)]}
        success["content"] = dict.fromkeys((endpoint.media, *endpoint.other_media), schema)
    error = {"content": {JSON: {"schema": schemas[repr(m.Error)]}}}
    refusals = {status: {"description": about, **error} for status, about in REFUSALS.items()}
    return {str(endpoint.status): success, **refusals}
