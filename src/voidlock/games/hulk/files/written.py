"""Positions written down: every field of the state in the words people use."""

from __future__ import annotations

from voidlock.engine import Json
from voidlock.games.hulk import view
from voidlock.games.hulk.map.facts import FACING_NAMES, FIRST_BLIP, LORD_VALUE, OLD, PHASE_NAMES
from voidlock.games.hulk.mission.file import shipped_as
from voidlock.games.hulk.state.state import ALIEN_NAMES, CARRIED, LEFT, OBJECT_STATES, OUT, State, entry_of

from .agenda import write_task

Table = dict[str, Json]


def squares(state: State, marks: int) -> list[Json]:
    return [*view.squares(state, marks)]


def marked(marks: int, names: tuple[str, ...]) -> list[Json]:
    return [*view.marked(marks, names)]


def write_mission(state: State) -> Json:
    """The name of a mission of the package; the text of any other."""
    mission = state.board.mission
    return shipped_as(mission) or {"text": mission.text}


def write(state: State) -> Table:
    """The position, complete; the draw pile with its top first."""
    board = state.board
    names = board.marine_names
    return {
        "mission": write_mission(state),
        "settings": {
            name: list(value) if isinstance(value, tuple) else value for name, value in state.settings._asdict().items()
        },
        "turn": state.turn,
        "phase": PHASE_NAMES[state.phase],
        "command_points": state.cp,
        "command_spent": state.cp_spent,
        "power_used": state.power_used,
        "active": names[state.active] if state.active >= 0 else None,
        "snap": names[state.snap] if state.snap >= 0 else None,
        "activated": marked(state.activated, names),
        "marines": {name: _marine(state, marine) for marine, name in enumerate(names)},
        "aliens": {ALIEN_NAMES[alien]: _alien(state, alien) for alien, place in enumerate(state.place) if place != OUT},
        "acted": marked(state.acted, ALIEN_NAMES),
        "brood": marked(state.brood, ALIEN_NAMES),
        "group": marked(state.group, ALIEN_NAMES),
        "exposed": marked(state.exposed, ALIEN_NAMES),
        "old": marked(state.old, ALIEN_NAMES),
        "open": squares(state, board.doors & ~state.closed & ~state.destroyed),
        "destroyed": squares(state, state.destroyed),
        "bulkheads": squares(state, state.bulkheads),
        "burning": squares(state, state.burning),
        "barriers": squares(state, state.barriers),
        "pool": list(reversed(state.pool)),
        "used": list(state.used),
        "unseen": [value % OLD for value in state.unseen],
        "unseen_old": [int(value >= OLD) for value in state.unseen],
        "known": list(state.known[1:]),
        "kills": state.kills,
        "broodlord": {"appeared": state.lord, "dead": state.lord_dead, "awake": state.lord_awake},
        "object": _object(state),
        "operated": marked(state.operated, board.objective_names),
        "burned": marked(state.burned, board.objective_names),
        "tested": marked(state.tested, board.section_names),
        "received": marked(state.received, board.entry_names),
        "acting": _acting(state),
        "luck": state.luck,
        "result": state.result or None,
        "ended_by": state.ended_by or None,
        "agenda": [write_task(state, task) for task in reversed(state.agenda)],
    }


def _marine(state: State, marine: int) -> Json:
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
        "aim": ALIEN_NAMES[aim - 1] if aim > 0 else state.board.names[-1 - aim] if aim else None,
        "overwatch": bool(state.overwatch & bit),
        "guard": bool(state.guard & bit),
        "jammed": bool(state.jammed & bit),
        **_stores(state, marine),
    }


def _stores(state: State, marine: int) -> Table:
    return {
        "ammunition": state.ammo[marine],
        "reloads": state.reloads[marine],
        "may_explode": bool(state.reloaded >> marine & 1),
        "psi": state.psi[marine],
    }


def _alien(state: State, alien: int) -> Table:
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
    elif at <= CARRIED:
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
