"""Player views by allow-list: everything except the values of blips and the pile's order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from voidlock.engine import Choice, Option
from voidlock.engine.views.question import open_question
from voidlock.games.hulk.numbers import (
    EVERY_MARINE,
    STEALERS_AND_LORD,
    Alien,
    Marine,
    Square,
    Target,
    alien_of,
    door_of,
)

from ..facts import FACING_NAMES, LETTERS, LORD_VALUE, PHASE_NAMES
from ..marines.shooting import gun_works
from ..settings import Settings
from ..state import ALIEN_NAMES, CARRIED, LEFT, OBJECT_STATES, OUT, State, entry_of
from ..state.pieces import counts_kills
from ..state.sight import sees
from . import types
from .stakes import annotate, purse
from .types import (
    Acting,
    Blip,
    Door,
    HulkOpen,
    HulkOwn,
    HulkSettings,
    MissionObject,
    Result,
    Stealer,
)

RESULTS: dict[str, Result] = {"": "", "win": "win", "loss": "loss", "draw": "draw"}


def square_names(state: State, marks: int) -> list[str]:
    return [state.board.names[square] for square in state.board.each(marks)]


def marked_names(marks: int, names: tuple[str, ...]) -> list[str]:
    return [name for number, name in enumerate(names) if marks >> number & 1]


def open_view(state: State, owed: Sequence[Choice[object]] = ()) -> HulkOpen:
    """The part that is the same for all clients."""
    board, mission = state.board, state.board.mission
    return {
        "mission": board.shipped_as,
        "title": mission.title,
        "notes": list(mission.notes),
        "map": list(mission.map),
        "sections": list(mission.sections),
        "entries": {entry.id: {"cell": entry.cell, "square": entry.square} for entry in mission.entries},
        "exits": {way.id: {"square": way.at, "facing": way.facing} for way in mission.exits},
        "ladders": {ladder.id: [ladder.lower, ladder.upper] for ladder in mission.ladders},
        "objectives": {objective.id: list(objective.squares) for objective in mission.objectives},
        "goals": [{"what": condition.name, "about": list(condition.arguments)} for condition in mission.victory],
        "turn": state.turn,
        "turn_limit": mission.turn_limit or None,
        "phase": PHASE_NAMES[state.phase],
        "result": RESULTS[state.result],
        "ended_by": state.ended_by or None,
        "command_points": state.cp,
        "active": board.marine_names[state.active] if state.active >= 0 else None,
        "power_used": state.power_used,
        "marines": {
            name: _marine(state, marine) for marine, name in zip(EVERY_MARINE, board.marine_names, strict=False)
        },
        "stealers": {
            ALIEN_NAMES[alien]: _stealer(state, alien) for alien in STEALERS_AND_LORD if state.place[alien] != OUT
        },
        "blips": {ALIEN_NAMES[alien]: _blip(state, alien) for alien in state.blips()},
        "doors": {board.names[square]: _door(state, square) for square in board.each(board.doors)},
        "bulkheads": square_names(state, state.bulkheads),
        "burning": square_names(state, state.burning),
        "barriers": square_names(state, state.barriers),
        "pile": {"cards": len(state.pool), "used": sorted(state.used), "unseen": len(state.unseen)},
        "known": {str(value): number for value, number in enumerate(state.known) if number},
        "kills": state.kills if counts_kills(state) else None,
        "object": _object(state),
        "operated": marked_names(state.operated, board.objective_names),
        "burned": marked_names(state.burned, board.objective_names),
        "acting": _acting(state),
        "activated": marked_names(state.acted, ALIEN_NAMES),
        "brood": marked_names(state.brood, ALIEN_NAMES),
        "tested": marked_names(state.tested, board.section_names),
        "broodlord": {"appeared": state.lord, "dead": state.lord_dead, "awake": state.lord_awake},
        "settings": _settings(state.settings),
        "owed": [open_question(choice) for choice in owed],
    }


def _settings(settings: Settings) -> HulkSettings:
    return cast(HulkSettings, {**settings._asdict(), "psi_cost": list(settings.psi_cost)})


def _marine(state: State, marine: Marine) -> types.Marine:
    fact, fighter = state.board.mission.marines[marine], state.board.fighters[marine]
    square = state.where[marine]
    told: types.Marine = {
        "letter": LETTERS[marine],
        "role": fighter.role,
        "weapons": list(fact.weapons),
        "squad": fact.squad,
        "at": state.board.names[square] if square >= 0 else None,
        "left": square == LEFT,
        "facing": FACING_NAMES[state.facing[marine]],
    }
    if fact.name:
        told["name"] = fact.name
    if square >= 0:
        bit = 1 << marine
        told |= {
            "ap": state.ap[marine],
            "activated": bool(state.activated & bit),
            "overwatch": bool(state.overwatch & bit),
            "guard": bool(state.guard & bit),
            "jammed": bool(state.jammed & bit),
            "ammunition": state.ammo[marine],
            "reloads": state.reloads[marine],
            "may_explode": bool(state.reloaded & bit),
            "psi": state.psi[marine],
            "gun_works": gun_works(state, marine),
            "aim": _aim(state, state.aim[marine]),
            "sees": square_names(state, sees(state, marine)),
        }
    return told


def _aim(state: State, target: Target) -> str | None:
    """The target of sustained fire."""
    return ALIEN_NAMES[alien_of(target)] if target > 0 else state.board.names[door_of(target)] if target else None


def _stealer(state: State, alien: Alien) -> Stealer:
    at, entry, forced = _place(state, alien)
    return {"at": at, "entry": entry, "forced": forced, "facing": FACING_NAMES[state.looks[alien]]}


def _blip(state: State, alien: Alien) -> Blip:
    at, entry, forced = _place(state, alien)
    return {"at": at, "entry": entry, "forced": forced, "broodlord": state.value[alien] == LORD_VALUE}


def _place(state: State, alien: Alien) -> tuple[str | None, str | None, bool]:
    """Its square or its entry area, and whether it is forced to lurk this turn (BLP-4)."""
    place = state.place[alien]
    if place >= 0:
        return state.board.names[place], None, False
    return None, state.board.entry_names[entry_of(place)], state.forced[alien] == state.turn


def _door(state: State, square: Square) -> Door:
    return "closed" if state.closed >> square & 1 else "destroyed" if state.destroyed >> square & 1 else "open"


def _object(state: State) -> MissionObject | None:
    special = state.board.mission.special
    if not special.object:
        return None
    carrier = state.carrier()
    return {
        "name": special.object,
        "at": state.board.names[state.object_at] if state.object_at >= 0 else None,
        "carrier": state.board.marine_names[carrier] if state.object_at <= CARRIED else None,
        "state": OBJECT_STATES[state.object_state],
    }


def _acting(state: State) -> Acting | None:
    if state.acting < 0:
        return None
    return {
        "alien": ALIEN_NAMES[state.acting],
        "ap": state.ap_left,
        "target": state.board.marine_names[state.target] if state.target >= 0 else None,
    }


def own_view(
    state: State, seat: int, owed: Sequence[Choice[object]] = (), given: Sequence[Option[object]] = ()
) -> HulkOwn:
    """The pending questions with annotated answers; nothing is hidden from the one seat."""
    return {
        "purse": purse(state, owed) if seat else None,
        "pending": [annotate(state, choice) for choice in owed],
        "given": [option.text for option in given],
    }
