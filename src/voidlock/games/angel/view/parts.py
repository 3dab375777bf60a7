"""Memoised parts of the open view: each is built once for all states with the same numbers in it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache
from typing import Generic, TypeVar, cast

from voidlock.games.angel import numbers
from voidlock.games.angel.numbers import Marine, Spot

from ..facts import (
    ACTION_NAMES,
    ACTION_OF,
    EVENT_NAMES,
    EVERY_TEAM,
    KIND_NAMES,
    LOCATION_NAMES,
    LOCATIONS,
    MARINE_NAMES,
    SETUPS,
    SIDE_NAMES,
    SPOTS_AT,
    TEAM_NAMES,
    TEAM_OF,
    TERRAIN_NAMES,
    TYPE_NAMES,
    spot_name,
)
from ..flow.formation import spot_behind
from ..flow.round import adjacent
from ..settings import Settings
from ..state import NOWHERE, PHASE_NAMES, State, holder_of
from ..state.swarms import ICON_MASK, KINDS, cards, count
from .types import (
    AngelSettings,
    Decks,
    Moves,
    Place,
    Result,
    Row,
    RowSide,
    Team,
    Terrain,
    Way,
)

RESULTS: dict[str, Result] = {"": "", "win": "win", "loss": "loss"}
# Most of a view is as it was before, so its parts are memoised: views share them, and nothing changes them. A server
# needs several views a move, and what two of them share is compared by identity.
STATES = 2048
"""Parts of each kind that are remembered: about one for each of the last moves at all tables."""
P = TypeVar("P")


class Part(Generic[P]):
    """A part of the open view that is built once for all states with the same numbers in it.

    `numbers` are all that `build` reads of a state.
    """

    def __init__(self, numbers: Callable[[State], Hashable], build: Callable[[State], P]) -> None:
        self._numbers = numbers
        self.build = build
        self._built: dict[Hashable, P] = {}

    def __call__(self, state: State) -> P:
        numbers = self._numbers(state)
        part = self._built.get(numbers)
        if part is None:
            if len(self._built) >= STATES:
                self._built.clear()
            part = self._built[numbers] = self.build(state)
        return part


@cache
def _kinds(swarm: int) -> list[str]:
    return [KIND_NAMES[kind] for kind in cards(swarm)]


def _counts(swarm: int) -> dict[str, int]:
    return {KIND_NAMES[kind]: count(swarm, kind) for kind in KINDS if count(swarm, kind)}


def _place(state: State) -> Place:
    return {
        "settings": _settings(state.settings),
        "players": state.players,
        "round": state.round,
        "phase": PHASE_NAMES[state.phase],
        "result": RESULTS[state.result],
        "current": state.current,
        "first": state.first,
        "setup": LOCATION_NAMES[state.setup],
        "location": LOCATION_NAMES[state.location],
        "location_tokens": state.launch,
        "ahead": [LOCATIONS[location].tier for location in reversed(state.location_deck)],
        "way": _way(state),
    }


def _decks(state: State) -> Decks:
    sizes = SETUPS[state.setup].sizes
    return {
        "spawn": {"major": sizes[0], "minor": sizes[1]},
        "supply": state.supply,
        "piles": {
            "left": {"cards": len(state.piles[0]), "known": _kinds(state.known[0])},
            "right": {"cards": len(state.piles[1]), "known": _kinds(state.known[1])},
        },
        "piled": _kinds(state.piled),
        "deck": len(state.deck),
        "discard": _counts(state.discard),
        "dead_lords": _kinds(state.dead_lords),
        "events": len(state.events),
        "event_discard": [EVENT_NAMES[card] for card in state.event_discard],
    }


def _way(state: State) -> Way:
    ahead = len(state.location_deck)
    every = max(len(SETUPS[state.setup].tiers), ahead) + 1
    return {"number": every - ahead, "of": every}


def _formation(state: State) -> list[Row]:
    return [_row(state, place, marine) for place, marine in enumerate(state.formation)]


def _moves(state: State) -> dict[str, Moves]:
    """R-11.1: where each swarm would go; a second swarm at a spot goes where the first does.

    After the last death swarms lie beside no Marine, until the game is over.
    """
    if not state.formation:
        return {}
    together = zip(state.every_spot(), state.swarms, state.apart or [0] * len(state.swarms), strict=True)
    return {
        spot_name(spot): {
            "icons": _icons(swarm | apart),
            "adjacent": spot_name(adjacent(state, spot)),
            "flank": spot_name(spot_behind(state, spot)),
        }
        for spot, swarm, apart in together
        if swarm or apart
    }


@cache
def _icons(swarm: int) -> list[str]:
    """Memoised like `_kinds`; for both swarms at a spot the counts do not matter."""
    return [KIND_NAMES[icon] for icon, mask in enumerate(ICON_MASK) if swarm & mask]


@cache
def _settings(settings: Settings) -> AngelSettings:
    return cast(AngelSettings, settings._asdict())


def _row(state: State, place: int, marine: Marine) -> Row:
    left, right = SPOTS_AT[place]
    return {
        "position": place + 1,
        "marine": MARINE_NAMES[marine],
        "team": TEAM_NAMES[TEAM_OF[marine]],
        "facing": SIDE_NAMES[state.facing[marine]],
        "tokens": state.tokens[marine],
        "left": _side(state, left),
        "right": _side(state, right),
    }


def _side(state: State, spot: Spot) -> RowSide:
    return {
        "swarm": _kinds(state.swarms[spot]),
        "done": _kinds(state.done[spot]),
        "apart": _kinds(state.apart[spot]) if state.apart else [],
        "power_field": spot == state.field,
    }


def _terrains(state: State) -> dict[str, Terrain]:
    return {
        TERRAIN_NAMES[card]: _terrain(state, card, place)
        for card, place in enumerate(state.terrain)
        if place != NOWHERE
    }


def _terrain(state: State, card: int, place: Spot) -> Terrain:
    return {
        "spot": spot_name(place) if place >= 0 else None,
        "held_by": holder_of(place) or None,
        "tokens": state.terrain_tokens[card],
        "activated": bool(state.activated >> card & 1),
    }


def _teams(state: State) -> dict[str, Team]:
    return {TEAM_NAMES[team]: _team(state, team) for team in EVERY_TEAM if state.controller[team]}


def _team(state: State, team: numbers.Team) -> Team:
    table, last = state.table[team], state.last[team]
    return {
        "seat": state.controller[team],
        "in_play": state.in_play(team),
        "table": ACTION_NAMES[ACTION_OF[team][table]] if table >= 0 else None,
        "resolved": bool(state.resolved >> team & 1),
        "last": TYPE_NAMES[last] if last >= 0 else None,
        "face_down": state.chosen[team] >= 0,
    }


PLACE = Part(
    lambda state: (
        *(state.settings, state.players, state.round, state.phase, state.result, state.current, state.first),
        *(state.setup, state.location, state.launch, *state.location_deck),
    ),
    _place,
)
DECKS = Part(
    lambda state: (
        *(state.setup, state.supply, len(state.piles[0]), len(state.piles[1]), *state.known, state.piled),
        *(len(state.deck), state.discard, state.dead_lords, len(state.events), *state.event_discard),
    ),
    _decks,
)
FORMATION = Part(
    lambda state: (
        *(state.field, state.apart, len(state.formation), len(state.swarms), *state.formation, *state.facing),
        *(*state.tokens, *state.swarms, *state.done),
    ),
    _formation,
)
MOVES = Part(
    lambda state: (state.apart, len(state.formation), *state.formation, *state.facing, *state.swarms),
    _moves,
)
TERRAINS = Part(
    lambda state: (state.activated, *state.terrain, *state.terrain_tokens),
    _terrains,
)
TEAMS = Part(
    lambda state: (
        *(state.resolved, *state.controller, *state.table, *state.last, *[chosen >= 0 for chosen in state.chosen]),
        *state.formation,
    ),
    _teams,
)
