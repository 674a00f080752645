"""JSON schema and TypeScript types of all messages, made from `messages.py`.

`python -m foxfire.server.wire_types` writes both files; a test fails when they are out of date.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from foxfire.server import messages as m

FOLDER = Path(__file__).with_name("wire")
SCHEMA, TYPES = FOLDER / "protocol.schema.json", FOLDER / "protocol.ts"
HEAD = "// Made by python -m foxfire.server.wire_types from messages.py; do not edit.\n"

Schema = dict[str, Any]


def json_schema() -> Schema:
    """Both directions, with every struct under its name."""
    unions = {"FromClient": m.FromClient, "FromServer": m.FromServer, "NewTable": m.NewTable}
    schemas, components = msgspec.json.schema_components(
        unions.values(), ref_template="#/$defs/{name}"
    )
    tops = {
        name: schema for name, schema in zip(unions, schemas, strict=True) if name not in components
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Messages of the Foxfire table, protocol {m.PROTOCOL}",
        "$defs": {**dict(sorted(components.items())), **tops},
    }


def typescript() -> str:
    """The same as TypeScript declarations."""
    parts = [HEAD, f"export const PROTOCOL = {m.PROTOCOL};\n"]
    parts.append(f"export const PROJECTION = {m.PROJECTION};\n")
    for name, schema in json_schema()["$defs"].items():
        parts.append(_declaration(name, schema))
    return "\n".join(parts)


def _declaration(name: str, schema: Schema) -> str:
    about = schema.get("description")
    comment = f"/** {' '.join(about.split())} */\n" if about else ""
    if schema.get("type") == "object" and "properties" in schema:
        return f"{comment}export interface {name} {_object(schema)}\n"
    return f"{comment}export type {name} = {_type(schema)};\n"


def _object(schema: Schema) -> str:
    required = set(schema.get("required", ()))
    lines = [
        f"  {key}{'' if key in required else '?'}: {_type(inside)};"
        for key, inside in schema["properties"].items()
    ]
    return "\n".join(["{", *lines, "}"])


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(map(json.dumps, schema["enum"]))
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(map(_type, schema["anyOf"])))
    match schema.get("type"):
        case "array":
            inside = _type(schema["items"])
            return f"({inside})[]" if " | " in inside else f"{inside}[]"
        case "object":
            more = schema.get("additionalProperties")
            return f"Record<string, {_type(more) if isinstance(more, dict) else 'unknown'}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
    return "unknown"


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    SCHEMA.write_text(schema_text(), encoding="utf-8")
    TYPES.write_text(typescript(), encoding="utf-8")


def schema_text() -> str:
    return json.dumps(json_schema(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    write()
