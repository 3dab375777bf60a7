"""Why a marine cannot use an object, a console or a psychic power, and why another question has no such answer."""

from __future__ import annotations

from voidlock.engine import Reason
from voidlock.games.hulk.numbers import Marine

from ..facts import FACING_NAMES, PSYCHIC_RANGE
from ..marines.movement import consoles
from ..marines.paying import budget
from ..marines.psychic import power_barred
from ..state import State
from .names import Look, square_by_name, thing, too_few, unknown


def carry(state: State, marine: Marine, word: str) -> Reason | None:
    told = {"terminator": thing(state, marine)}
    if state.carrier() != marine:
        return Reason("carries_nothing", "OBJ-2", told)
    return Reason("nobody_beside", "OBJ-2", told) if word else None


def operate(state: State, marine: Marine, word: str) -> Reason | None:
    told = {"terminator": thing(state, marine)}
    if not consoles(state, marine):
        return Reason("nothing_to_operate", "", told)
    cost = state.board.mission.special.operate_cost
    return too_few(state, marine, cost) if cost > budget(state, marine) else None


def power(power: int) -> Look:
    def look(state: State, marine: Marine, word: str) -> Reason | None:
        told = {"terminator": thing(state, marine)}
        why = power_barred(state, marine, power)
        table = {
            "no_psyker": Reason("no_psyker", "PSI-1", told),
            "power_in_marine_phase": Reason("power_in_marine_phase", "PSI-3", told),
            "power_used": Reason("power_used", "PSI-3", told),
            "too_little_psi": Reason("too_little_psi", "PSI-1", told),
            "no_cp_spent": Reason("no_cp_spent", "PSI-4", told),
        }
        if why:
            return table[why]
        return Reason("out_of_reach", "PSI-4", {**told, "number": PSYCHIC_RANGE}) if word else None

    return look


def deploy(state: State, marine: Marine, word: str) -> Reason | None:
    """Why this marine cannot take the square that is filled now."""
    names = [name.casefold() for name in state.board.marine_names]
    if word not in names:
        return unknown(word)
    posted = Marine(names.index(word))
    told = {"terminator": thing(state, posted)}
    return Reason("posted_already", "", told) if state.where[posted] >= 0 else Reason("other_squad", "", told)


def face(state: State, marine: Marine, word: str) -> Reason | None:
    if word.upper() not in FACING_NAMES:
        return unknown(word)
    return Reason("not_the_attacker", "CLS-5", {"terminator": thing(state, marine)})


def enter(state: State, marine: Marine, word: str) -> Reason | None:
    """S-5: why a blip cannot arrive at this entry area."""
    names = [name.casefold() for name in state.board.entry_names]
    if word not in names:
        return unknown(word)
    entry = names.index(word)
    return Reason("entry_closed", "S-5", {"entry": state.board.entry_things[entry]})


def psi(state: State, marine: Marine, word: str) -> Reason | None:
    """PSI-2: more than he has, or more than he needs to win."""
    if not word.isdecimal():
        return None
    told = {"terminator": thing(state, marine)}
    enough = state.psi[marine] >= int(word)
    return Reason("psi_not_needed", "PSI-2", told) if enough else Reason("too_little_psi", "PSI-2", told)


def place(state: State, marine: Marine, word: str) -> Reason | None:
    square = square_by_name(state, word)
    return unknown(word) if square < 0 else Reason("no_room_there", "BLP-13", {"square": state.board.things[square]})
