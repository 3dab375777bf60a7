"""The card facts as the referee reads them, and what it shares with whoever asks it."""

import tomllib
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

_FILE = Path(__file__).parents[2] / "src" / "voidlock" / "angel" / "cards" / "facts.toml"
FACTS: dict[str, Any] = tomllib.loads(_FILE.read_text(encoding="utf-8"))
TEAM_OF: dict[str, str] = {marine["id"]: marine["team"] for marine in FACTS["marine"]}
TEAMS = list(dict.fromkeys(TEAM_OF.values()))
RANGE: dict[str, int] = {marine["id"]: marine["range"] for marine in FACTS["marine"]}
SKULLS: set[int] = {face["value"] for face in FACTS["die"]["faces"] if face["skull"]}
COLOUR: dict[str, str] = {card["id"]: card["colour"] for card in FACTS["terrain"]}
ACTIVATABLE: set[str] = {card["id"] for card in FACTS["terrain"] if card["activatable"]}
LORDS: dict[str, list[str]] = {lord["id"]: lord["icons"] for lord in FACTS["brood_lord"]}
NUMBER: dict[str, int] = {card["id"]: card["number"] for card in FACTS["action"]}
ACTION_TEAM: dict[str, str] = {card["id"]: card["team"] for card in FACTS["action"]}
ACTION_TYPE: dict[str, str] = {card["id"]: card["type"] for card in FACTS["action"]}
EVENTS: dict[str, dict[str, Any]] = {card["id"]: card for card in FACTS["event"]}
LOCATIONS: dict[str, dict[str, Any]] = {card["id"]: card for card in FACTS["location"] + FACTS["setup_location"]}
SETUPS: dict[int, dict[str, Any]] = {number: card for card in FACTS["setup_location"] for number in card["players"]}
SIDES = ("left", "right")
OTHER = {"left": "right", "right": "left"}
DEFAULTS = {  # section 23.1
    "merge": "attack",
    "full_auto": "free",
    "renew": "needed",
    "targets": "useful",
    "service_shaft": "dark_corner",
}


class Chance(Protocol):
    """Where dice, draws and shuffles come from."""

    def die(self) -> int: ...
    def pick(self, items: Sequence[str]) -> str: ...
    def shuffled(self, items: Sequence[str]) -> list[str]: ...


class Question(NamedTuple):
    seat: int
    kind: str
    answers: frozenset[str]


T = TypeVar("T")
Script = Generator[list[Question], tuple[int, str], T]
"""Something that happens: it yields the questions owed and is sent the seat and the text of an answer."""


class GameOver(Exception):
    """Won or lost; nothing that was still to come happens (R-16.2)."""


class Spot(NamedTuple):
    side: str
    position: int

    def __str__(self) -> str:
        return f"{self.side[0].upper()}{self.position}"

    @classmethod
    def read(cls, text: str) -> "Spot":
        return cls("left" if text[0] == "L" else "right", int(text[1:]))
