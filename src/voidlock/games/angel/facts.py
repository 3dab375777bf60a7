"""Card facts as typed tables. Every card is known by its number: its index in its table."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Literal, NamedTuple

from voidlock.engine import Thing
from voidlock.games.angel.numbers import Marine, Spot, Team

LEFT, RIGHT = 0, 1
SUPPORT, MOVE_ACTIVATE, ATTACK = 0, 1, 2
STAY, ADJACENT = 0, 1
"""Two of the three kinds of movement box; the third is flanking."""

SideName = Literal["left", "right"]
SIDE_NAMES: tuple[SideName, SideName] = ("left", "right")
TYPE_NAMES = ("support", "move_activate", "attack")
SIZE_NAMES = ("major", "minor")
MOVE_NAMES = ("none", "adjacent", "flank")
COLOUR_NAMES = ("green", "yellow", "orange", "red")
ICON_NAMES = ("head", "tail", "claw", "tongue")
LORD_NAMES = ("lord_head_tail", "lord_claw_tongue")
KIND_NAMES = (*ICON_NAMES, *LORD_NAMES)

TOKENS = 12
"""R-1.1: the number of Support Tokens."""
COPIES = 9
"""R-1.1: the number of Genestealers with each icon."""

EVERY_TEAM = tuple([Team(number) for number in range(6)])
GREEN, YELLOW, RED, BLUE, GREY, PURPLE = EVERY_TEAM
"""The teams, in the order of the facts."""


class MarineFact(NamedTuple):
    id: str
    team: Team
    range: int


class ActionFact(NamedTuple):
    number: int
    id: str
    team: Team
    type: int


class EventFact(NamedTuple):
    """`spawn` holds the two boxes as (size, colour); `endangers`: its roll may slay the Marine who is named."""

    id: str
    copies: int
    instinct: bool
    spawn: tuple[tuple[int, int], ...]
    move: int
    icon: int
    endangers: bool


class TerrainFact(NamedTuple):
    id: str
    colour: int
    activatable: bool


class Placement(NamedTuple):
    """R-14.5: a Terrain card on a side, a number of positions from the top or from the bottom."""

    side: int
    terrain: int
    distance: int
    from_bottom: bool

    def spot(self, length: int) -> Spot:
        position = max(length - self.distance + 1, 1) if self.from_bottom else min(self.distance, length)
        return Spot(2 * (position - 1) + self.side)


class LocationFact(NamedTuple):
    """Setup Locations have a tier of `setup`."""

    id: str
    tier: str
    final: bool
    blips: tuple[int, int]
    terrain: tuple[Placement, ...]
    ability: str


class SetupFact(NamedTuple):
    """What a Setup Location fixes for the whole game."""

    location: int
    players: tuple[int, ...]
    teams: int
    tiers: tuple[str, ...]
    sizes: tuple[int, int]


_DATA = tomllib.loads(files(__package__).joinpath("cards/facts.toml").read_text(encoding="utf-8"))

TEAM_NAMES: tuple[str, ...] = tuple(team["id"] for team in _DATA["team"])


def team_by_name(name: str) -> Team:
    return Team(TEAM_NAMES.index(name))


MARINES = tuple(MarineFact(marine["id"], team_by_name(marine["team"]), marine["range"]) for marine in _DATA["marine"])
MARINE_NAMES = tuple(marine.id for marine in MARINES)
EVERY_MARINE = tuple([Marine(number) for number in range(len(MARINES))])
TEAM_OF = tuple(marine.team for marine in MARINES)
RANGE_OF = tuple(marine.range for marine in MARINES)
MARINES_OF = tuple(
    tuple(marine for marine, team in zip(EVERY_MARINE, TEAM_OF, strict=True) if team == wanted) for wanted in EVERY_TEAM
)


def marine_by_name(name: str) -> Marine:
    return Marine(MARINE_NAMES.index(name))


ACTIONS = tuple(
    ActionFact(action["number"], action["id"], team_by_name(action["team"]), TYPE_NAMES.index(action["type"]))
    for action in _DATA["action"]
)
ACTION_NAMES = tuple(action.id for action in ACTIONS)
ACTION_OF = tuple(
    tuple(
        next(place for place, fact in enumerate(ACTIONS) if (fact.team, fact.type) == (team, type))
        for type in range(len(TYPE_NAMES))
    )
    for team in EVERY_TEAM
)
"""The index of a team's card of a type: its printed number minus one, so that indices ascend as numbers do."""

EVENTS = tuple(
    EventFact(
        event["id"],
        event["copies"],
        event["instinct"],
        tuple((SIZE_NAMES.index(size), COLOUR_NAMES.index(colour)) for size, colour in event["spawn"]),
        MOVE_NAMES.index(event["move"]),
        ICON_NAMES.index(event["icon"]) if event["icon"] else -1,
        event.get("endangers", False),
    )
    for event in _DATA["event"]
)
EVENT_NAMES = tuple(event.id for event in EVENTS)

TERRAIN = tuple(
    TerrainFact(card["id"], COLOUR_NAMES.index(card["colour"]), card["activatable"]) for card in _DATA["terrain"]
)
TERRAIN_NAMES = tuple(card.id for card in TERRAIN)

_PLACES = [*_DATA["setup_location"], *_DATA["location"]]

LOCATIONS = tuple(
    LocationFact(
        place["id"],
        place.get("tier", "setup"),
        place.get("final", False),
        (place["blips_left"], place["blips_right"]),
        tuple(
            Placement(
                SIDE_NAMES.index(card["side"]),
                TERRAIN_NAMES.index(card["terrain"]),
                card["distance"],
                card["from"] == "bottom",
            )
            for card in place["terrain"]
        ),
        place.get("ability", ""),
    )
    for place in _PLACES
)
LOCATION_NAMES = tuple(location.id for location in LOCATIONS)
FINALS = tuple(number for number, location in enumerate(LOCATIONS) if location.final)

# Setup Locations come first among the locations, so that both have the same index.
SETUPS = tuple(
    SetupFact(
        number,
        tuple(place["players"]),
        place["teams"],
        tuple(place["location_deck"]),
        (place["major"], place["minor"]),
    )
    for number, place in enumerate(_DATA["setup_location"])
)


def setup_for(players: int) -> SetupFact:
    """R-2.3: the Setup Location for a number of players."""
    return next(setup for setup in SETUPS if players in setup.players)


def teams_each(players: int) -> int:
    """R-2.4: how many Combat Teams a player gets."""
    return setup_for(players).teams // players


def of_tier(tier: str) -> list[int]:
    return [number for number, location in enumerate(LOCATIONS) if location.tier == tier]


SECOND = 2 * len(MARINES)
"""Added to a spot: the second swarm there, which is kept apart from the first (23.1, `merge`)."""

EVERY_SPOT = tuple([Spot(number) for number in range(2 * SECOND)])
"""Every spot in order, then the second swarm at each: the indices of the state's lists."""

SPOTS_AT = tuple(zip(EVERY_SPOT[:SECOND:2], EVERY_SPOT[1:SECOND:2], strict=True))
"""The left and right spot at each place in the formation."""


def spot_name(spot: Spot) -> str:
    """`L3`; `L3b` for the second swarm there."""
    place = spot % SECOND
    return f"{'LR'[place & 1]}{(place >> 1) + 1}{'b' if spot >= SECOND else ''}"


def spot_by_name(name: str) -> Spot:
    """The spot, or the second swarm there, by its name."""
    return EVERY_SPOT[SWARM_NAMES.index(name)]


def _things(kind: str, names: tuple[str, ...]) -> tuple[Thing, ...]:
    return tuple(Thing(kind, name) for name in names)


MARINE_THINGS = _things("marine", MARINE_NAMES)
TEAM_THINGS = _things("team", TEAM_NAMES)
ACTION_THINGS = _things("action", ACTION_NAMES)
EVENT_THINGS = _things("event", EVENT_NAMES)
COLOUR_THINGS = _things("colour", COLOUR_NAMES)
TERRAIN_THINGS = _things("terrain", TERRAIN_NAMES)
LOCATION_THINGS = _things("location", LOCATION_NAMES)
KIND_THINGS = _things("genestealer", KIND_NAMES)
PILE_THINGS = _things("pile", SIDE_NAMES)
SIDE_THINGS = _things("side", SIDE_NAMES)
FACE_THINGS = _things("face", tuple(str(face) for face in range(6)))
SPOT_NAMES = tuple(spot_name(spot) for spot in EVERY_SPOT[:SECOND])
SWARM_NAMES = tuple(spot_name(spot) for spot in EVERY_SPOT)
"""The names of swarms by index: the spots, then the second swarm at each."""
SPOT_THINGS = _things("spot", SWARM_NAMES)
OUTCOME_SLAIN, OUTCOME_MISS, OUTCOME_HIT = _things("outcome", ("slain", "miss", "hit"))
SEAT_THINGS = _things("seat", tuple(str(seat) for seat in range(7)))

SKULLS = (False, True, True, True, False, False)
SKULL_FACES = tuple(thing for thing, skull in zip(FACE_THINGS, SKULLS, strict=True) if skull)
"""R-1.2: the faces 1, 2 and 3 carry a skull."""
NOT_ZERO = FACE_THINGS[1:]
"""The faces with which a Marine survives a card that slays him on a 0."""
NEEDS_SKULL, NEEDS_NUMBER = _things("need", ("skull", "number"))
NEEDS_ABOVE = _things("need", tuple(f"above_{face}" for face in range(6)))
"""What a roll may need besides single faces: a skull, any number at all for what it says, more than a number."""
