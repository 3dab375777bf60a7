"""Encoder of saved positions: every field of the state in readable words."""

from __future__ import annotations

from collections.abc import Callable

from voidlock.engine import Json, encode, names_of_marks, saved_fields
from voidlock.games.hulk.facts import FACING_NAMES, FIRST_BLIP, LORD_VALUE, OLD
from voidlock.games.hulk.numbers import Alien, Marine, alien_of, door_of
from voidlock.games.hulk.state import ALIEN_NAMES, LEFT, OBJECT_STATES, State, entry_of

from .agenda import write_task

Table = dict[str, Json]


def write_mission(state: State) -> Json:
    """The name of a built-in mission; the text of a custom one."""
    board = state.board
    return board.shipped_as or {"text": board.text}


def write(state: State) -> Table:
    """Encode the whole position, with the draw pile top first."""
    regular = encode(state)
    return {name: regular[name] if name in regular else OWN[name](state) for name in FIELDS}


def _marine(state: State, marine: Marine) -> Json:
    square, bit = state.where[marine], 1 << marine
    if square < 0:
        return {"at": "left" if square == LEFT else "dead", "facing": FACING_NAMES[state.facing[marine]]} | _stores(
            state, marine
        )
    aim = state.aim[marine]
    return {
        "at": state.board.names[square],
        "facing": FACING_NAMES[state.facing[marine]],
        "ap": state.ap[marine],
        "aim": ALIEN_NAMES[alien_of(aim)] if aim > 0 else state.board.names[door_of(aim)] if aim else None,
        "overwatch": bool(state.overwatch & bit),
        "guard": bool(state.guard & bit),
        "jammed": bool(state.jammed & bit),
        **_stores(state, marine),
    }


def _stores(state: State, marine: Marine) -> Table:
    return {
        "ammunition": state.ammo[marine],
        "reloads": state.reloads[marine],
        "may_explode": bool(state.reloaded >> marine & 1),
        "psi": state.psi[marine],
    }


def _alien(state: State, alien: Alien) -> Table:
    place = state.place[alien]
    told: Table = {"at": state.board.names[place] if place >= 0 else state.board.entry_names[entry_of(place)]}
    if state.forced[alien]:
        told["forced"] = state.forced[alien]
    if alien < FIRST_BLIP:
        told["facing"] = FACING_NAMES[state.looks[alien]]
    else:
        told["value"] = "broodlord" if state.value[alien] == LORD_VALUE else state.value[alien]
    return told


def _object(state: State) -> Json:
    if not state.board.mission.special.object:
        return None
    at = state.object_at
    where: Json = None
    if at >= 0:
        where = state.board.names[at]
    elif state.carrier() >= 0:
        where = state.board.marine_names[state.carrier()]
    return {"at": where, "state": OBJECT_STATES[state.object_state]}


def _acting(state: State) -> Json:
    """The running activation of an alien."""
    names = state.board.marine_names
    if state.acting < 0:
        return None
    return {
        "alien": ALIEN_NAMES[state.acting],
        "ap": state.ap_left,
        "target": names[state.target] if state.target >= 0 else None,
        "chosen": names[state.chosen] if state.chosen >= 0 else None,
        "moved": state.moved,
    }


def _settings(state: State) -> Json:
    return {
        name: list(value) if isinstance(value, tuple) else value for name, value in state.settings._asdict().items()
    }


def _aliens(state: State) -> Json:
    return {ALIEN_NAMES[alien]: _alien(state, alien) for alien in state.aliens()}


OWN: dict[str, Callable[[State], Json]] = {
    "mission": write_mission,
    "settings": _settings,
    "marines": lambda state: {
        name: _marine(state, state.board.marine_by_name(name)) for name in state.board.marine_names
    },
    "aliens": _aliens,
    "open": lambda state: names_of_marks(state.board.doors & ~state.closed & ~state.destroyed, state.board.names),
    "pool": lambda state: list(reversed(state.pool)),
    "used": lambda state: list(state.used),
    "unseen": lambda state: [value % OLD for value in state.unseen],
    "unseen_old": lambda state: [int(value >= OLD) for value in state.unseen],
    "known": lambda state: list(state.known[1:]),
    "broodlord": lambda state: {"appeared": state.lord, "dead": state.lord_dead, "awake": state.lord_awake},
    "object": _object,
    "acting": _acting,
    "result": lambda state: state.result or None,
    "ended_by": lambda state: state.ended_by or None,
    "agenda": lambda state: [write_task(state, task) for task in reversed(state.agenda)],
}
"""By saved field, the encoders for what `State`'s table has no codec for."""

FIELDS = saved_fields(State)
