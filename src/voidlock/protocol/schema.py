"""The JSON Schema of all messages, from which clients make their types: `python -m voidlock.protocol.schema`."""

from __future__ import annotations

import sys

from msgspec import json

from .missions import MissionInfo, Surveyed
from .replies import FromServer
from .requests import FirstMessage, FromClient


def schema() -> dict[str, object]:
    """One object with a field for what comes first, what comes later, what the server says, and missions."""
    kinds = ("FirstMessage", "FromClient", "FromServer", "Missions", "Survey")
    types = [FirstMessage, FromClient, FromServer, list[MissionInfo], Surveyed]
    told, components = json.schema_components(types, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "type": "object",
        "properties": {kind: {"$ref": f"#/$defs/{kind}"} for kind in kinds},
        "required": list(kinds),
        "additionalProperties": False,
        "$defs": {**components, **dict(zip(kinds, told, strict=True))},
    }


def main() -> None:
    sys.stdout.write(json.format(json.encode(schema(), order="deterministic"), indent=2).decode() + "\n")


if __name__ == "__main__":
    main()
