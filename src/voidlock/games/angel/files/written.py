"""Positions written down: every field of the state in the words people use."""

from __future__ import annotations

from collections.abc import Iterable

from voidlock.engine import Json
from voidlock.games.angel.facts import (
    ACTION_NAMES,
    ACTION_OF,
    EVENT_NAMES,
    KIND_NAMES,
    LOCATION_NAMES,
    MARINE_NAMES,
    SIDE_NAMES,
    TEAM_NAMES,
    TERRAIN_NAMES,
    TYPE_NAMES,
    spot_name,
)
from voidlock.games.angel.state import NOWHERE, PHASE_NAMES, State
from voidlock.games.angel.swarms import cards
from voidlock.games.angel.view import about_name

from .agenda import write_task


def write(state: State) -> dict[str, Json]:
    """The position, complete: decks and piles with their top card first."""
    return {
        "settings": dict(state.settings._asdict()),
        "players": state.players,
        "teams": [
            [TEAM_NAMES[team] for team, holder in enumerate(state.controller) if holder == seat]
            for seat in range(1, state.players + 1)
        ],
        "first": state.first,
        "current": state.current,
        "leader": TEAM_NAMES[state.leader] if state.leader >= 0 else None,
        "round": state.round,
        "phase": PHASE_NAMES[state.phase],
        "location": LOCATION_NAMES[state.location],
        "location_tokens": state.launch,
        "ahead": [LOCATION_NAMES[location] for location in reversed(state.location_deck)],
        "formation": [_marine(state, marine) for marine in state.formation],
        "slain": [MARINE_NAMES[marine] for marine in state.slain],
        "swarms": _swarms(state.swarms),
        "done": _swarms(state.done) if state.attacking else None,
        "apart": _swarms(state.apart) if state.apart else None,
        "power_field": spot_name(state.field) if state.field != NOWHERE else None,
        "terrain": {
            TERRAIN_NAMES[card]: _terrain(state, card) for card, spot in enumerate(state.terrain) if spot != NOWHERE
        },
        "limited": TERRAIN_NAMES[state.limited] if state.limited != NOWHERE else None,
        "limit_left": state.limit_left,
        "deck": _kinds(reversed(state.deck)),
        "discard": _kinds(cards(state.discard)),
        "piles": {name: _kinds(reversed(state.piles[side])) for side, name in enumerate(SIDE_NAMES)},
        "known": {name: _kinds(cards(state.known[side])) for side, name in enumerate(SIDE_NAMES)},
        "piled": _kinds(cards(state.piled)),
        "dead_lords": _kinds(cards(state.dead_lords)),
        "events": [EVENT_NAMES[event] for event in reversed(state.events)],
        "event_discard": [EVENT_NAMES[event] for event in state.event_discard],
        "looked_at": _looked_at(state),
        "event": _event(state),
        "table": _actions(state.table),
        "chosen": _actions(state.chosen),
        "last": {TEAM_NAMES[team]: TYPE_NAMES[type] for team, type in enumerate(state.last) if type >= 0},
        "resolved": _bits(state.resolved, TEAM_NAMES),
        "standing": [ACTION_NAMES[number] for number in state.standing],
        "used": _bits(state.used, ACTION_NAMES),
        "acted": _bits(state.acted, MARINE_NAMES),
        "effects": [
            {"card": EVENT_NAMES[event], "about": about_name(event, about), "round": round}
            for event, about, round in state.effects
        ],
        "agenda": [write_task(task) for task in reversed(state.agenda)],
    }


def _marine(state: State, marine: int) -> str:
    tokens = state.tokens[marine]
    return MARINE_NAMES[marine] + "<>"[state.facing[marine]] + (f" {tokens}" if tokens else "")


def _kinds(kinds: Iterable[int]) -> list[Json]:
    return [KIND_NAMES[kind] for kind in kinds]


def _swarms(layer: Iterable[int]) -> dict[str, Json]:
    return {spot_name(spot): _kinds(cards(swarm)) for spot, swarm in enumerate(layer) if swarm}


def _terrain(state: State, card: int) -> dict[str, Json]:
    place = state.terrain[card]
    if place < NOWHERE:
        return {"held_by": NOWHERE - place}
    return {
        "spot": spot_name(place),
        "tokens": state.terrain_tokens[card],
        "activated": bool(state.activated >> card & 1),
    }


def _looked_at(state: State) -> list[Json]:
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


def _bits(mask: int, names: tuple[str, ...]) -> list[Json]:
    return [name for number, name in enumerate(names) if mask >> number & 1]
