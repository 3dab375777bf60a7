"""The card facts as the referee reads them, and the words it shares with whoever asks it."""

import tomllib
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

_FILE = Path(__file__).parents[2] / "src" / "voidlock" / "games" / "angel" / "cards" / "facts.toml"
FACTS: dict[str, Any] = tomllib.loads(_FILE.read_text(encoding="utf-8"))
Card = dict[str, Any]
MARINES: dict[str, Card] = {marine["id"]: marine for marine in FACTS["marine"]}
TEAMS: list[str] = [team["id"] for team in FACTS["team"]]
SKULLS: set[int] = {face["value"] for face in FACTS["die"]["faces"] if face["skull"]}
TERRAIN: dict[str, Card] = {card["id"]: card for card in FACTS["terrain"]}
LORDS: dict[str, list[str]] = {lord["id"]: lord["icons"] for lord in FACTS["brood_lord"]}
ACTIONS: dict[str, Card] = {card["id"]: card for card in FACTS["action"]}
EVENTS: dict[str, Card] = {card["id"]: card for card in FACTS["event"]}
LOCATIONS: dict[str, Card] = {card["id"]: card for card in FACTS["location"] + FACTS["setup_location"]}
SETUPS: dict[int, Card] = {number: card for card in FACTS["setup_location"] for number in card["players"]}
SIDES = ("left", "right")
OTHER = {"left": "right", "right": "left"}
SETTINGS = {
    "merge": "attack",
    "full_auto": "free",
    "renew": "needed",
    "targets": "useful",
    "service_shaft": "dark_corner",
}


class Chance(Protocol):
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
