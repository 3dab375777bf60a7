"""A typed reader of the card facts and of written positions."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

from msgspec import Struct, convert, field

T = TypeVar("T")
_FILE = Path(__file__).parents[2] / "src" / "voidlock" / "games" / "angel" / "cards" / "facts.toml"
_FACTS: dict[str, object] = tomllib.loads(_FILE.read_text(encoding="utf-8"))


class Laid(Struct):
    terrain: str
    side: str
    distance: int
    end: str = field(name="from")


def column(type_: type[T], fact: str, *kinds: str) -> dict[str, T]:
    """One fact about every card of some kinds, by the card's id."""
    cards = [card for kind in kinds for card in convert(_FACTS[kind], list[dict[str, object]])]
    return {str(card["id"]): convert(card[fact], type_) for card in cards}


def read(position: Mapping[str, object], type_: type[T], *keys: str) -> list[T]:
    """Some fields of a written position that are of one type; empty or zero where they are not there."""
    return [convert(position.get(key) or type_(), type_) for key in keys]


SIDES, OTHER = ("left", "right"), {"left": "right", "right": "left"}
SKULLS = {1, 2, 3}
GENESTEALERS = ["head", "tail", "claw", "tongue"] * 9
LORDS = {"lord_head_tail": ["head", "tail"], "lord_claw_tongue": ["claw", "tongue"]}  # section 21
TEAMS = list(column(str, "id", "team"))
TEAM, RANGE = column(str, "team", "marine", "action"), column(int, "range", "marine")
NUMBER, TYPE = column(int, "number", "action"), column(str, "type", "action")
COPIES, INSTINCT = column(int, "copies", "event"), column(bool, "instinct", "event")
BOXES = column(list[tuple[str, str]], "spawn", "event")  # size and colour
MOVE, ICON = column(str, "move", "event"), column(str, "icon", "event")
COLOUR, ACTIVATABLE = column(str, "colour", "terrain"), column(bool, "activatable", "terrain")
TIER, ABILITY = column(str, "tier", "location"), column(str, "ability", "location")
LAYOUT = column(list[Laid], "terrain", "location", "setup_location")
BLIPS = {side: column(int, f"blips_{side}", "location", "setup_location") for side in SIDES}
SETUPS = {n: name for name, players in column(list[int], "players", "setup_location").items() for n in players}
TEAMS_IN_PLAY, TIERS = column(int, "teams", "setup_location"), column(list[str], "location_deck", "setup_location")
SIZE = {size: column(int, size, "setup_location") for size in ("major", "minor")}
USUAL = {"merge": "attack", "full_auto": "free", "renew": "needed", "targets": "useful"}
USUAL |= {"service_shaft": "dark_corner", "activate": "each"}
