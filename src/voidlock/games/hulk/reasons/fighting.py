"""Why a marine cannot shoot, burn, fight, guard or see to his weapon."""

from __future__ import annotations

from voidlock.engine import Reason
from voidlock.games.hulk.numbers import NOTHING, Alien, Marine, Target, alien_of, at_alien, at_door, door_of

from ..facts import BOLTER, CANNON, FIRST_BLIP, FLAMER, FLAMER_RANGE, NO_GUN
from ..marines.shooting import gun_works
from ..state import ALIEN_NAMES, ALIEN_THINGS, OUT, State
from ..state.sight import sees
from .names import square_by_name, thing, unknown


def _target(state: State, word: str) -> Target:
    """A target encoded as in `State.aim`; NOTHING if there is none of this name."""
    names = [name.casefold() for name in ALIEN_NAMES[: len(state.place)]]
    if word in names and state.place[names.index(word)] != OUT:
        return at_alien(Alien(names.index(word)))
    return at_door(square_by_name(state, word)) if word in state.board.names else NOTHING


def fire(state: State, marine: Marine, word: str) -> Reason | None:
    told = {"terminator": thing(state, marine)}
    target = _target(state, word)
    if not target:
        return unknown(word)
    gun = state.board.fighters[marine].gun
    if gun in (NO_GUN, FLAMER):
        return Reason("no_gun", "SHT-3", told)
    if not gun_works(state, marine):
        return _gun_reason(state, marine, "JAM-2", "ACN-4")
    if target > FIRST_BLIP:
        return Reason("blip_no_target", "BLP-10", {"blip": ALIEN_THINGS[alien_of(target)]})
    square = state.place[alien_of(target)] if target > 0 else door_of(target)
    aimed_at = ALIEN_THINGS[alien_of(target)] if target > 0 else state.board.things[square]
    if target < 0 and not state.closed >> square & 1:
        return Reason("no_target", "SHT-1", {"target": aimed_at})
    if square < 0 or not sees(state, marine) >> square & 1:
        return Reason("not_seen", "LOS-1", {**told, "target": aimed_at})
    return None


def _gun_reason(state: State, marine: Marine, jam: str, empty: str) -> Reason:
    told = {"terminator": thing(state, marine)}
    gun = state.board.fighters[marine].gun
    if gun == BOLTER:
        return Reason("jammed", jam, told)
    return Reason("no_ammunition", empty, told) if gun == CANNON else Reason("no_gun", jam, told)


def snap(state: State, marine: Marine, word: str) -> Reason | None:
    if state.snap != marine:
        return Reason("no_move_before", "", {"terminator": thing(state, marine)})
    return fire(state, marine, word)


def flame(state: State, marine: Marine, word: str) -> Reason | None:
    square = square_by_name(state, word)
    told = {"terminator": thing(state, marine)}
    if square < 0:
        return unknown(word)
    if state.board.fighters[marine].gun != FLAMER:
        return Reason("no_flamer", "FLA-1", told)
    if not state.ammo[marine]:
        return Reason("no_ammunition", "FLA-1", told)
    board, here = state.board, state.where[marine]
    if board.section[square] == board.section[here] and state.settings.flamer_own_section == "forbidden":
        return Reason("own_section", "FLA-1", told)
    if not sees(state, marine) >> square & 1:
        return Reason("not_seen", "LOS-1", {**told, "target": board.things[square]})
    if board.range(here, square) > FLAMER_RANGE:
        return Reason("out_of_reach", "FLA-1", {**told, "number": FLAMER_RANGE})
    free = not (state.occupied | state.closed | state.bulkheads) >> square & 1
    if free or 0 <= state.alien_at(square) < FIRST_BLIP:
        return None
    return Reason("no_target", "FLA-1", {"target": board.things[square]})


def assault(state: State, marine: Marine, word: str) -> Reason | None:
    return (
        Reason("nothing_ahead", "CLS-1", {"terminator": thing(state, marine)})
        if _target(state, word)
        else unknown(word)
    )


def overwatch(state: State, marine: Marine, word: str) -> Reason | None:
    told = {"terminator": thing(state, marine)}
    if state.overwatch >> marine & 1:
        return Reason("marked_already", "OVW-1", told)
    return None if gun_works(state, marine) else _gun_reason(state, marine, "OVW-1", "OVW-1")


def guard(state: State, marine: Marine, word: str) -> Reason | None:
    guards = state.guard >> marine & 1
    return Reason("marked_already", "CLS-7", {"terminator": thing(state, marine)}) if guards else None


def clear(state: State, marine: Marine, word: str) -> Reason | None:
    return None if state.jammed >> marine & 1 else Reason("not_jammed", "JAM-2", {"terminator": thing(state, marine)})


def reload(state: State, marine: Marine, word: str) -> Reason | None:
    return None if state.reloads[marine] else Reason("no_reload", "ACN-2", {"terminator": thing(state, marine)})
