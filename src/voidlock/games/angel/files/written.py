"""Encoder of saved positions: every field of the state, in readable words."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from voidlock.engine import Json, encode, saved_fields
from voidlock.games.angel.facts import (
    ACTION_NAMES,
    ACTION_OF,
    EVENT_NAMES,
    KIND_NAMES,
    LOCATION_NAMES,
    MARINE_NAMES,
    SIDE_NAMES,
    SPOT_NAMES,
    TEAM_NAMES,
    TERRAIN_NAMES,
    TYPE_NAMES,
    spot_name,
)
from voidlock.games.angel.numbers import Marine
from voidlock.games.angel.state import NOWHERE, State, holder_of
from voidlock.games.angel.state.swarms import cards
from voidlock.games.angel.view import about_name

from .agenda import write_task


def write(state: State) -> dict[str, Json]:
    """Encode the whole position: decks and piles with their top card first."""
    regular = encode(state)
    return {name: regular[name] if name in regular else OWN[name](state) for name in FIELDS}


def _marine(state: State, marine: Marine) -> str:
    tokens = state.tokens[marine]
    return MARINE_NAMES[marine] + "<>"[state.facing[marine]] + (f" {tokens}" if tokens else "")


def _kinds(kinds: Iterable[int]) -> list[Json]:
    return [KIND_NAMES[kind] for kind in kinds]


def _swarms(layer: Iterable[int]) -> dict[str, Json]:
    return {SPOT_NAMES[spot]: _kinds(cards(swarm)) for spot, swarm in enumerate(layer) if swarm}


def _terrain(state: State, card: int) -> dict[str, Json]:
    place = state.terrain[card]
    holder = holder_of(place)
    if holder:
        return {"held_by": holder}
    return {
        "spot": spot_name(place),
        "tokens": state.terrain_tokens[card],
        "activated": bool(state.activated >> card & 1),
    }


def _looks(state: State) -> list[Json]:
    return [
        {"seat": seat, "from_top": len(state.events) - place}
        for place, knowers in enumerate(state.event_knowers)
        for seat in range(1, state.players + 1)
        if knowers >> seat & 1
    ]


def _event(state: State) -> Json:
    if state.event < 0:
        return None
    readers: list[Json] = [seat for seat in range(1, state.players + 1) if state.readers >> seat & 1]
    named: list[Json] = list(state.named)
    return {"card": EVENT_NAMES[state.event], "open": state.event_open, "readers": readers, "named": named}


def _actions(by_team: list[int]) -> dict[str, Json]:
    return {TEAM_NAMES[team]: ACTION_NAMES[ACTION_OF[team][type]] for team, type in enumerate(by_team) if type >= 0}


def _teams(state: State) -> list[Json]:
    return [
        [TEAM_NAMES[team] for team, holder in enumerate(state.controller) if holder == seat]
        for seat in range(1, state.players + 1)
    ]


def _by_side(name_of: Callable[[int], list[Json]]) -> dict[str, Json]:
    return {name: name_of(side) for side, name in enumerate(SIDE_NAMES)}


OWN: dict[str, Callable[[State], Json]] = {
    "settings": lambda state: dict(state.settings._asdict()),
    "players": lambda state: state.players,
    "teams": _teams,
    "first": lambda state: state.first,
    "current": lambda state: state.current,
    "leader": lambda state: TEAM_NAMES[state.leader] if state.leader >= 0 else None,
    "ahead": lambda state: [LOCATION_NAMES[location] for location in reversed(state.location_deck)],
    "formation": lambda state: [_marine(state, marine) for marine in state.formation],
    "slain": lambda state: [MARINE_NAMES[marine] for marine in state.slain],
    "swarms": lambda state: _swarms(state.swarms),
    "done": lambda state: _swarms(state.done) if state.attacking else None,
    "apart": lambda state: _swarms(state.apart) if state.apart else None,
    "power_field": lambda state: spot_name(state.field) if state.field != NOWHERE else None,
    "terrain": lambda state: {
        TERRAIN_NAMES[card]: _terrain(state, card) for card, spot in enumerate(state.terrain) if spot != NOWHERE
    },
    "deck": lambda state: _kinds(reversed(state.deck)),
    "discard": lambda state: _kinds(cards(state.discard)),
    "piles": lambda state: _by_side(lambda side: _kinds(reversed(state.piles[side]))),
    "known": lambda state: _by_side(lambda side: _kinds(cards(state.known[side]))),
    "piled": lambda state: _kinds(cards(state.piled)),
    "dead_lords": lambda state: _kinds(cards(state.dead_lords)),
    "events": lambda state: [EVENT_NAMES[event] for event in reversed(state.events)],
    "event_discard": lambda state: [EVENT_NAMES[event] for event in state.event_discard],
    "looked_at": _looks,
    "event": _event,
    "table": lambda state: _actions(state.table),
    "chosen": lambda state: _actions(state.chosen),
    "last": lambda state: {TEAM_NAMES[team]: TYPE_NAMES[type] for team, type in enumerate(state.last) if type >= 0},
    "standing": lambda state: [ACTION_NAMES[number] for number in state.standing],
    "effects": lambda state: [
        {"card": EVENT_NAMES[event], "about": about_name(event, about), "round": round}
        for event, about, round in state.effects
    ],
    "agenda": lambda state: [write_task(task) for task in reversed(state.agenda)],
}
"""The encoders of saved fields for which `State`'s table has no codec."""

FIELDS = saved_fields(State)
