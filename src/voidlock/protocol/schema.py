"""The JSON Schema of messages, views and events, from which clients make their types, and the games' constants.

Run it with `python -m voidlock.protocol.schema`.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Final, TypeAlias

from msgspec import json

from voidlock.engine import Event, State
from voidlock.games import KITS, Kit, kit_of
from voidlock.reference.data import ReferenceData

from .challenges import Challenge
from .messages import PROTOCOL
from .missions import MissionTrial
from .replies import FromServer
from .requests import FirstMessage, FromClient

Schema: TypeAlias = dict[str, object]

MISSIONS: Final = next(kit.missions() for kit in KITS.values() if kit.missions is not None)

MESSAGES: Final = {
    "FirstMessage": FirstMessage,
    "FromClient": FromClient,
    "FromServer": FromServer,
    "Missions": MISSIONS.listed,
    "Survey": MISSIONS.surveyed,
    "Trial": MissionTrial,
    "Challenge": Challenge,
    "Reference": ReferenceData,
}

GAMES: Final = {kit.views().whole: name for name, kit in KITS.items() if kit.views is not None}
VIEWS: Final = {view.__name__: view for view in GAMES}
EVENTS: Final = {view.__name__.removesuffix("View") + "Event": name for view, name in GAMES.items()}
"""`AngelView` goes with `AngelEvent`."""

REF = "#/$defs/{name}"
CONSTANTS = "x-constants"
"""An extension keyword: by game the constants of its rules, which the page takes as values."""
VERSION = "x-protocol"
"""Which protocol the page speaks."""


def schema() -> Schema:
    """One object with a field for each kind of message, and for the view and the events of each game."""
    told, components = json.schema_components([*MESSAGES.values(), *VIEWS.values()], schema_hook=_any, ref_template=REF)
    named = {name: each for name, each in zip([*MESSAGES, *VIEWS], told, strict=True) if name not in components}
    kinds = [*MESSAGES, *VIEWS, *EVENTS]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "type": "object",
        "properties": {kind: {"$ref": REF.format(name=kind)} for kind in kinds},
        "required": kinds,
        "additionalProperties": False,
        "$defs": {**components, **named, **_events()},
        CONSTANTS: {name: _constants(kit) for name, kit in KITS.items() if kit.constants is not None},
        VERSION: PROTOCOL,
    }


def _constants(kit: Kit[State]) -> Schema:
    """The constants of a game's rules, and the ids of its lessons and puzzles."""
    ids = {"lessons": [lesson.id for lesson in kit.lessons], "puzzles": [puzzle.id for puzzle in kit.puzzles]}
    return {**(kit.constants() if kit.constants is not None else {}), **ids}


def _any(kind: type) -> Schema:
    """The value of a patch can be anything. An empty schema would say so too, but msgspec takes it for none."""
    if kind is object:
        return {"type": ["null", "boolean", "number", "string", "array", "object"]}
    raise NotImplementedError


def _events() -> Schema:
    """By game the union of its events, and each as `encode_event` writes it: name, role, fields, perhaps its roll."""
    found: Schema = {}
    for union, game in EVENTS.items():
        kinds = kit_of(game).event_kinds
        prefix = union.removesuffix("Event")
        names = {kind: f"{prefix}{kind.__name__}" for kind in kinds.values()}
        _, components = json.schema_components(kinds.values(), ref_template=REF)
        found |= {name: _tag(kind, name, components[kind.__name__]) for kind, name in names.items()}
        found[union] = {"anyOf": [{"$ref": REF.format(name=name)} for name in names.values()]}
    return found


def _tag(kind: type[Event], name: str, fields: Mapping[str, object]) -> Schema:
    own = fields["properties"]
    assert isinstance(own, dict)
    tags = {"event": {"const": kind.name}, "role": {"const": kind.role}}
    return {
        "title": name,
        "type": "object",
        "description": fields.get("description", ""),
        "properties": {**tags, **own, "roll": {"type": "integer", "default": 0}},
        "required": [*tags, *own],
        "additionalProperties": False,
    }


def main() -> None:
    sys.stdout.write(json.format(json.encode(schema(), order="deterministic"), indent=2).decode() + "\n")


if __name__ == "__main__":
    main()
