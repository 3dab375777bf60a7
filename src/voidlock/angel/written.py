"""Positions written down: every field of the state in the words people use."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from inspect import signature

from voidlock.table import Json, Task

from .facts import (
    ACTION_NAMES,
    ACTION_OF,
    EVENT_NAMES,
    KIND_NAMES,
    LOCATION_NAMES,
    MARINE_NAMES,
    SIDE_NAMES,
    SPOT_THINGS,
    TEAM_NAMES,
    TERRAIN_NAMES,
    TYPE_NAMES,
    spot_name,
)
from .reading import Reader
from .state import NOWHERE, PHASE_NAMES, State
from .swarms import cards
from .tasks import SCRIPTS, STEPS
from .view import about_name

SPOT_NAMES = tuple(thing.id for thing in SPOT_THINGS)

PARAMETERS = {
    "team": TEAM_NAMES,
    "marine": MARINE_NAMES,
    "spot": SPOT_NAMES,
    "action": ACTION_NAMES,
    "event": EVENT_NAMES,
    "location": LOCATION_NAMES,
}
"""By the name of a task's parameter, the names its number stands for."""


@cache
def task_parameters(name: str) -> list[str]:
    """The names of a task's parameters."""
    _, *parameters = signature(STEPS.get(name) or SCRIPTS[name]).parameters
    return parameters


def write(state: State) -> dict[str, Json]:
    """The position, complete: decks and piles with their top card first."""
    return {
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
        "agenda": [_task(task) for task in reversed(state.agenda)],
    }


def _marine(state: State, marine: int) -> str:
    tokens = state.tokens[marine]
    return MARINE_NAMES[marine] + "<>"[state.facing[marine]] + (f" {tokens}" if tokens else "")


def _kinds(kinds: Iterable[int]) -> list[Json]:
    return [KIND_NAMES[kind] for kind in kinds]


def _swarms(layer: list[int]) -> dict[str, Json]:
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


def _task(task: Task) -> str:
    words = [task[0]]
    for parameter, number in zip(task_parameters(task[0]), task[1:], strict=True):
        names = PARAMETERS.get(parameter)
        words.append(names[number] if names else str(number))
    return " ".join(words)


def read_task(state: State, line: Reader) -> Task:
    """A line of the agenda, as `write` writes it; what it is about must be there."""
    name, *words = line.text().split() or [""]
    if name not in STEPS and name not in SCRIPTS:
        raise line.refuse("task_unknown", name=name[:40])
    parameters = task_parameters(name)
    if len(words) != len(parameters):
        raise line.refuse("task_arguments", name=name, number=len(parameters))
    numbers: list[int] = []
    for parameter, word in zip(parameters, words, strict=True):
        if parameter in PARAMETERS:
            number = Reader(word, line.where).one_of(PARAMETERS[parameter])
        elif word.isdecimal() and len(word) < 10:
            number = Reader(int(word), line.where).number(0, MOST[parameter])
        else:
            raise line.refuse("not_a_number")
        if not _is_there(state, parameter, number):
            raise line.refuse("task_about_nothing", name=word)
        numbers.append(number)
    return (name, *numbers)


MOST = {"box": 1, "left": 3, "way": 2}
"""The largest number a task may have where its number stands for itself."""


def _is_there(state: State, parameter: str, number: int) -> bool:
    """Whether what a task is about is on the table."""
    if parameter == "spot":
        return number < len(state.swarms)
    if parameter == "marine":
        return number in state.formation
    return parameter != "team" or state.in_play(number)
