"""Where games in lockstep begin: a setup, or a position with nothing left open, in the middle of a fight."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import cast

from tests.random_play import starts
from voidlock.angel import RULES
from voidlock.engine import Json, Origin, seed_of
from voidlock.games.angel.facts import (
    ACTION_NAMES,
    ACTION_OF,
    EVENT_NAMES,
    LOCATION_NAMES,
    LOCATIONS,
    MARINE_NAMES,
    MARINES_OF,
    SIDE_NAMES,
    TEAM_NAMES,
    TOKENS,
    setup_for,
    teams_each,
)

PHASES = ("choose", "choose", "resolve", "attack", "event")

ELSEWHERE = [location.id for location in LOCATIONS if location.tier != "setup" and location.id != "genestealer_lair"]
"""Where a position without Brood Lords may be."""


def fresh(players: int, seed: str, settings: Mapping[str, str]) -> Origin:
    """A new game; teams are picked, dealt at random or given."""
    rng = random.Random(f"fresh {seed}")
    each = teams_each(players)
    order = rng.sample(TEAM_NAMES, each * players)
    given: list[Json] = [list[Json](order[seat * each : (seat + 1) * each]) for seat in range(players)]
    ways: list[Json] = ["draft", "draft", "random", given]
    return Origin(seed, {"players": players, "teams": rng.choice(ways), "settings": dict(settings)})


def late(players: int, seed: str, settings: Mapping[str, str], card: str = "") -> Origin:
    """A fight at the start of any phase, anywhere on the way, with piles and decks that soon run out.

    A Location card that is named is where the fight is, or where it will be; an Event card is the next.
    """
    rng = random.Random(f"late {seed}")
    origin = starts.late(players, seed)
    assert origin.position is not None
    staged = origin.position
    staged["settings"] = dict(settings)
    piles: dict[str, int] = {side: rng.choice([0, 1, 2, 4]) for side in SIDE_NAMES}
    if not staged["swarms"] and not any(piles.values()):
        piles["left"] = 1  # Without a Genestealer the game would be won at its last location.
    staged["piles"] = dict(piles)
    if staged["location"] != "genestealer_lair":
        start = LOCATIONS[setup_for(players).location].id
        if card in LOCATION_NAMES:
            _lead_to(staged, card, start, rng)
        elif rng.random() < 0.7:
            location = rng.choice([*ELSEWHERE, *[start] * 4])
            staged["location"], staged["ahead"] = location, _way_ahead(location, rng)
    if card in EVENT_NAMES:
        staged["events"] = [card]
    staged["phase"] = rng.choice(PHASES)
    if staged["phase"] != "choose":
        _lay_open(staged, rng)
    if rng.random() < 0.3:
        _put_in_force(staged, rng)
    position = RULES.write(RULES.place(staged, seed_of(seed)))
    del position["agenda"]
    for deck, discard in (("deck", "discard"), ("events", "event_discard")):
        if rng.random() < 0.5:
            _draw_down(position, deck, discard, rng)
    _touch_terrain(position, players, rng)
    return Origin(seed, None, position)


def _way_ahead(location: str, rng: random.Random) -> list[Json]:
    """One card of each tier to come, also one that this number of players would not meet."""
    here = LOCATIONS[LOCATION_NAMES.index(location)].tier
    tiers = [tier for tier in "1234" if here == "setup" or tier > here[0]]
    return [rng.choice([card.id for card in LOCATIONS if card.tier[0] == tier]) for tier in tiers]


def _lead_to(position: dict[str, Json], location: str, start: str, rng: random.Random) -> None:
    """Where the location's ability will soon matter: there if it has a control panel, otherwise on the way to it."""
    if LOCATIONS[LOCATION_NAMES.index(location)].ability == "activate_control_panel":
        position["location"], position["ahead"] = location, _way_ahead(location, rng)
    else:
        position["location"], position["ahead"] = start, [location, *_way_ahead(location, rng)]
        position["piles"] = {"left": 0, "right": 1}


def _lay_open(position: dict[str, Json], rng: random.Random) -> None:
    """A card of every team that is still in play lies open; after the Resolve Actions Phase it has been resolved."""
    rows = cast("list[str]", position["formation"])
    living = {row.split(">")[0].split("<")[0] for row in rows}
    table: dict[str, Json] = {
        TEAM_NAMES[team]: ACTION_NAMES[rng.choice(ACTION_OF[team])]
        for team in range(len(TEAM_NAMES))
        if living & set(marines_of(team))
    }
    position["table"] = table
    if position["phase"] != "resolve":
        position["resolved"] = [*table]
    spots = [*cast("dict[str, str]", position["swarms"])]
    if position["phase"] == "attack" and table.get("grey") == "power_field" and spots:
        position["power_field"] = rng.choice(spots)


def marines_of(team: int) -> list[str]:
    return [MARINE_NAMES[marine] for marine in MARINES_OF[team]]


def _put_in_force(position: dict[str, Json], rng: random.Random) -> None:
    """An Event of the last round that still holds."""
    rows = cast("list[str]", position["formation"])
    marine = rng.choice(rows).split(">")[0].split("<")[0]
    effect: dict[str, Json] = rng.choice(
        [{"card": "evasion"}, {"card": "enter_formation"}, {"card": "second_wind", "about": marine}]
    )
    position["effects"] = [effect]


def _draw_down(position: dict[str, Json], deck: str, discard: str, rng: random.Random) -> None:
    """Most of the deck lies on its discard pile."""
    cards = cast("list[str]", position[deck])
    left = rng.randint(0, min(4, len(cards)))
    position[deck] = [*cards[:left]]
    position[discard] = [*cards[left:]]


def _touch_terrain(position: dict[str, Json], players: int, rng: random.Random) -> None:
    """Terrain lies anywhere, often before somebody; the Door has tokens, somebody holds the Artefact."""
    rows = cast("list[str]", position["formation"])
    terrain = cast("dict[str, dict[str, Json]]", position["terrain"])
    for name, card in terrain.items():
        if rng.random() < (0.3 if name == "control_panel" else 0.6):
            continue
        place = rng.randrange(len(rows))
        faces = "L" if "<" in rows[place] else "R"
        card["spot"] = rng.choice([faces, faces, "L", "R"]) + str(place + 1)
    if "artefact" not in terrain and rng.random() < 0.3:
        terrain["artefact"] = {"held_by": rng.randint(1, players)}
    if "door" in terrain:
        terrain["door"]["tokens"] = rng.randint(0, min(3, _supply(position)))
    if position["location"] == "launch_control_room":
        position["location_tokens"] = rng.randint(0, min(3, _supply(position)))
    if rng.random() < 0.2:
        _use_up_tokens(position)


def _supply(position: dict[str, Json]) -> int:
    rows = cast("list[str]", position["formation"])
    terrain = cast("dict[str, dict[str, int]]", position["terrain"])
    on_marines = sum([int(row.partition(" ")[2] or 0) for row in rows])
    on_terrain = sum([card.get("tokens", 0) for card in terrain.values()])
    return TOKENS - on_marines - on_terrain - cast(int, position["location_tokens"])


def _use_up_tokens(position: dict[str, Json]) -> None:
    """The Marine at the top has every token of the supply."""
    top, *others = cast("list[str]", position["formation"])
    name, _, tokens = top.partition(" ")
    position["formation"] = [f"{name} {int(tokens or 0) + _supply(position)}", *others]
