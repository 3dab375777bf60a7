"""Views and events of real games are as the JSON Schema says, from which the page has its types."""

import random
from collections.abc import Mapping

import msgspec
import pytest
from msgspec import Raw, json

from voidlock import angel, hulk
from voidlock.engine import AnyGame
from voidlock.games import kit_of
from voidlock.protocol.schema import schema
from voidlock.protocol.telling import encode_event
from voidlock.protocol.views import WrongView, read_view

pytestmark = pytest.mark.usefixtures("either_wire")

SCHEMA = schema()
ANSWERS = 150


def games() -> list[AnyGame]:
    return [
        angel.new(players=1, seed=3),
        angel.new(players=4, seed=5),
        hulk.new("airlock-nine", seed=3),
        hulk.new("classic-3-rescue", seed=5),
    ]


def wrong(value: object, rule: Mapping[str, object], where: str = "$") -> list[str]:
    """What of a value is not as a schema says; a field that the schema does not have is wrong too."""
    definitions = SCHEMA["$defs"]
    assert isinstance(definitions, dict)
    match rule:
        case {"$ref": str(ref)}:
            return wrong(value, definitions[ref.rpartition("/")[2]], where)
        case {"anyOf": list(ways)}:
            tried = [wrong(value, way, where) for way in ways]
            return [] if [] in tried else min(tried, key=len)
        case {"const": wanted}:
            return [] if value == wanted else [f"{where}: {value} is not {wanted}"]
        case {"enum": list(values)}:
            return [] if value in values else [f"{where}: {value} is none of {values}"]
        case {"prefixItems": list(items)}:
            if not isinstance(value, list) or len(value) != len(items):
                return [f"{where}: {value} is no tuple of {len(items)}"]
            return [each for part, item in zip(value, items, strict=True) for each in wrong(part, item, where)]
        case {"type": "array"}:
            item = rule.get("items", {})
            assert isinstance(item, dict)
            if not isinstance(value, list):
                return [f"{where}: {value} is no list"]
            return [each for place, part in enumerate(value) for each in wrong(part, item, f"{where}[{place}]")]
        case {"type": "object"}:
            return wrong_fields(value, rule, where)
        case {"type": str(name)}:
            kinds = {"string": str, "integer": int, "boolean": bool, "null": type(None)}
            fits = isinstance(value, kinds[name]) and isinstance(value, bool) == (name == "boolean")
            return [] if fits else [f"{where}: {value} is no {name}"]
        case _:
            raise AssertionError(f"{where}: {rule}")


def wrong_fields(value: object, rule: Mapping[str, object], where: str) -> list[str]:
    fields, required, others = rule.get("properties", {}), rule.get("required", []), rule.get("additionalProperties")
    assert isinstance(fields, dict)
    assert isinstance(required, list)
    if not isinstance(value, dict):
        return [f"{where}: {value} is no object"]
    found = [f"{where}.{name} is missing" for name in required if name not in value]
    for name, part in value.items():
        if name in fields:
            found += wrong(part, fields[name], f"{where}.{name}")
        elif isinstance(others, dict):
            found += wrong(part, others, f"{where}.{name}")
        else:
            found.append(f"{where}.{name} is not in the schema")
    return found


def named(name: str) -> Mapping[str, object]:
    return {"$ref": f"#/$defs/{name}"}


@pytest.mark.parametrize("game", games(), ids=["solo", "four", "airlock", "rescue"])
def test_a_random_game_is_as_the_schema_says(game: AnyGame) -> None:
    rng = random.Random(1)
    title = game.rules.name.capitalize()
    for number in range(ANSWERS):
        if not game.pending:
            break
        choice = rng.choice(game.pending)
        seat = rng.choice([0, choice.seat])
        if number % 5 == 0:
            assert wrong(json.decode(json.encode(game.view(seat))), named(f"{title}View")) == []
        game.apply(choice.seat, rng.choice(choice.options))
    for seat in (0, 1):
        for event in game.events_for(seat):
            assert wrong(json.decode(encode_event(event)), named(f"{title}Event")) == []


def test_every_event_is_told_under_its_own_name() -> None:
    assert not kit_of("angel").event_kinds.keys() & kit_of("hulk").event_kinds.keys()
    assert "event" not in kit_of("angel").event_kinds


def test_a_view_that_has_drifted_is_refused_with_the_name_of_the_field() -> None:
    game = hulk.new("airlock-nine", seed=3)
    view = msgspec.convert(json.decode(json.encode(game.view(1))), dict[str, dict[str, object] | int])
    opened, own = view["open"], view["own"]
    assert isinstance(opened, dict)
    read = read_view("hulk", 1, Raw(json.encode(opened)), Raw(json.encode(own)))
    assert json.decode(json.encode(read)) == view
    opened["spent"] = opened.pop("command_points")
    with pytest.raises(WrongView, match="command_points"):
        read_view("hulk", 1, Raw(json.encode(opened)), Raw(json.encode(own)))
