"""Explanations of illegal answers: the first rule that forbids one, with its number."""

from __future__ import annotations

from collections.abc import Callable

from voidlock.engine import Argument, Choice, Reason, Thing
from voidlock.games.hulk.numbers import (
    NO_SQUARE,
    NOBODY,
    NOTHING,
    Alien,
    Marine,
    Square,
    Target,
    alien_of,
    at_alien,
    at_door,
    door_of,
)

from .map.facts import BOLTER, CANNON, FACING_NAMES, FIRST_BLIP, FLAMER, FLAMER_RANGE, NO_GUN, PSYCHIC_RANGE
from .marines.movement import barred, consoles, door_is_stuck, front_three, move_cost
from .marines.orders import COSTS
from .marines.paying import budget
from .marines.psychic import BARRIER, PRESCIENCE, STORM, power_barred
from .marines.shooting import gun_works
from .state import ALIEN_NAMES, ALIEN_THINGS, OUT, State
from .state.sight import sees

RULE_OF_KIND = {
    "command_points": "CP-2",
    "next_marine": "ACT-2",
    "order": "ACT-1",
    "shoot_after_moving": "LOS-1",
    "react": "CP-5",
    "overwatch_order": "OVW-5",
    "overwatch_target": "OVW-6",
    "reveal_order": "BLP-12",
    "place_stealer": "BLP-10",
    "place_blip": "S-5",
    "parry": "CLS-6",
    "guard_reroll": "CLS-7",
    "add_psi": "PSI-2",
    "face_attacker": "CLS-5",
}
"""By kind of question, the rule for its answers; used if no specific reason is found."""

Look = Callable[[State, Marine, str], Reason | None]


def why_not(state: State, choice: Choice[object], text: str) -> Reason:
    """Why this text, which begins with a verb of the game, is not a legal answer to the question."""
    verb, *words = text.casefold().split(":")
    marine = _subject(state, choice)
    if choice.kind == "order" and marine >= 0 and verb in LOOKS:
        reason = _number_of_words(verb, words) or LOOKS[verb](state, marine, words[0] if words else "")
        if reason is None and verb in COSTS and COSTS[verb] > budget(state, marine):
            reason = _too_few(state, marine, COSTS[verb])
        if reason is not None:
            return reason
    elif verb in ("activate", "command") and len(words) == 1 and verb in [option.verb for option in choice.options]:
        return _who(state, verb, words[0])
    elif verb not in [option.verb for option in choice.options]:
        return Reason("not_asked_now", "", {"text": text[:80]})
    elif (choice.kind, verb) in ANSWERS and len(words) == 1:
        reason = ANSWERS[choice.kind, verb](state, marine, words[0])
        if reason is not None:
            return reason
    return Reason("not_an_option", RULE_OF_KIND.get(choice.kind, ""), {"text": text[:80]})


def _subject(state: State, choice: Choice[object]) -> Marine:
    things = state.board.marine_things
    return Marine(things.index(choice.subject)) if choice.subject in things else NOBODY


def _number_of_words(verb: str, words: list[str]) -> Reason | None:
    wanted = 0 if verb in WITHOUT_WORDS else 1
    return None if len(words) == wanted else Reason("words_expected", "", {"text": verb, "number": wanted})


def _unknown(word: str) -> Reason:
    return Reason("name_not_known", "", {"text": word[:40]})


def _thing(state: State, marine: Marine) -> Thing:
    return state.board.marine_things[marine]


def _too_few(state: State, marine: Marine, cost: int) -> Reason:
    told: dict[str, Argument] = {"terminator": _thing(state, marine), "number": cost, "points": budget(state, marine)}
    return Reason("too_few_points", "CP-6", told)


def _who(state: State, verb: str, word: str) -> Reason:
    """ACT-2, CP-3: why this marine cannot be activated or commanded."""
    names = [name.casefold() for name in state.board.marine_names]
    if word not in names:
        return _unknown(word)
    marine = Marine(names.index(word))
    told = {"terminator": _thing(state, marine)}
    if state.where[marine] < 0:
        return Reason("not_on_board", "ACT-2", told)
    if verb == "activate":
        return Reason("activated_before", "ACT-2", told)
    return Reason("acts_already", "CP-3", told) if state.active == marine else Reason("no_command_points", "CP-3", told)


# ---------------------------------------------------------------------- moving


def _square(state: State, word: str) -> Square:
    return state.board.square_called(word) if word in state.board.names else NO_SQUARE


def _move(state: State, marine: Marine, word: str) -> Reason | None:
    square, here = _square(state, word), state.where[marine]
    if square < 0:
        return _unknown(word)
    told = {"terminator": _thing(state, marine), "square": state.board.things[square]}
    for direction, target, corner in state.board.steps[here]:
        if target == square:
            cost = move_cost(state.facing[marine], direction)
            if not cost:
                return Reason("sideways", "MOV-2", {"terminator": _thing(state, marine)})
            why = barred(state, here, square, corner)
            if why:
                return _step_reason(state, why, square)
            return _too_few(state, marine, cost) if cost > budget(state, marine) else None
    if square in state.board.neighbours[here]:
        return _step_reason(state, "corner_blocked", square)
    return Reason("not_beside", "MOV-2", told)


def _step_reason(state: State, id: str, square: Square) -> Reason:
    """Why a piece cannot enter a square or use a door."""
    told = {"square": state.board.things[square]}
    table = {
        "square_occupied": Reason("square_occupied", "MOV-3", told),
        "door_shut": Reason("door_shut", "MOV-3", told),
        "barrier_there": Reason("barrier_there", "PSI-4", told),
        "flames_there": Reason("flames_there", "MOV-5", told),
        "corner_blocked": Reason("corner_blocked", "MOV-4", told),
        "no_door_there": Reason("no_door_there", "BRD-4", told),
        "door_by_fire": Reason("door_by_fire", "DOR-4", told),
        "door_held_open": Reason("door_held_open", "DOR-2", told),
    }
    return table[id]


def _turn(state: State, marine: Marine, word: str) -> Reason | None:
    names = [name.casefold() for name in FACING_NAMES]
    if word not in names:
        return _unknown(word)
    told = {"terminator": _thing(state, marine)}
    if names.index(word) == state.facing[marine]:
        return Reason("faces_there", "", told)
    return Reason("half_turn", "", told) if (names.index(word) - state.facing[marine]) % 4 == 2 else None


def _leave(state: State, marine: Marine, word: str) -> Reason | None:
    told = {"terminator": _thing(state, marine)}
    names = [name.casefold() for name in FACING_NAMES]
    if word not in names:
        return _unknown(word)
    facing = names.index(word)
    if (state.where[marine], facing) not in state.board.exits:
        return Reason("no_exit_here", "MOV-6", told)
    cost = move_cost(state.facing[marine], 2 * facing)
    if not cost:
        return Reason("sideways", "MOV-2", told)
    return _too_few(state, marine, cost) if cost > budget(state, marine) else None


def _climb(state: State, marine: Marine, word: str) -> Reason | None:
    square = _square(state, word)
    if square < 0:
        return _unknown(word)
    if state.board.ladders[state.where[marine]] != square:
        return Reason("no_ladder", "OBJ-4", {"square": state.board.things[square]})
    if (state.occupied | state.burning | state.barriers) >> square & 1:
        return Reason("square_occupied", "OBJ-4", {"square": state.board.things[square]})
    return None


def _door(state: State, marine: Marine, word: str) -> Reason | None:
    square = _square(state, word)
    if square < 0:
        return _unknown(word)
    told = {"square": state.board.things[square]}
    why = door_is_stuck(state, square)
    if why:
        return _step_reason(state, why, square)
    if square not in front_three(state, state.where[marine], state.facing[marine]):
        return Reason("door_not_in_front", "DOR-1", told)
    return Reason("door_is_so", "DOR-1", told)


# ---------------------------------------------------------------------- shooting and fighting


def _target(state: State, word: str) -> Target:
    """A target encoded as in `State.aim`; NOTHING if there is none of this name."""
    names = [name.casefold() for name in ALIEN_NAMES[: len(state.place)]]
    if word in names and state.place[names.index(word)] != OUT:
        return at_alien(Alien(names.index(word)))
    return at_door(_square(state, word)) if word in state.board.names else NOTHING


def _fire(state: State, marine: Marine, word: str) -> Reason | None:
    told = {"terminator": _thing(state, marine)}
    target = _target(state, word)
    if not target:
        return _unknown(word)
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
    told = {"terminator": _thing(state, marine)}
    gun = state.board.fighters[marine].gun
    if gun == BOLTER:
        return Reason("jammed", jam, told)
    return Reason("no_ammunition", empty, told) if gun == CANNON else Reason("no_gun", jam, told)


def _snap(state: State, marine: Marine, word: str) -> Reason | None:
    if state.snap != marine:
        return Reason("no_move_before", "", {"terminator": _thing(state, marine)})
    return _fire(state, marine, word)


def _flame(state: State, marine: Marine, word: str) -> Reason | None:
    square = _square(state, word)
    told = {"terminator": _thing(state, marine)}
    if square < 0:
        return _unknown(word)
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


def _assault(state: State, marine: Marine, word: str) -> Reason | None:
    return (
        Reason("nothing_ahead", "CLS-1", {"terminator": _thing(state, marine)})
        if _target(state, word)
        else _unknown(word)
    )


def _overwatch(state: State, marine: Marine, word: str) -> Reason | None:
    told = {"terminator": _thing(state, marine)}
    if state.overwatch >> marine & 1:
        return Reason("marked_already", "OVW-1", told)
    return None if gun_works(state, marine) else _gun_reason(state, marine, "OVW-1", "OVW-1")


def _guard(state: State, marine: Marine, word: str) -> Reason | None:
    guards = state.guard >> marine & 1
    return Reason("marked_already", "CLS-7", {"terminator": _thing(state, marine)}) if guards else None


def _clear(state: State, marine: Marine, word: str) -> Reason | None:
    return None if state.jammed >> marine & 1 else Reason("not_jammed", "JAM-2", {"terminator": _thing(state, marine)})


def _reload(state: State, marine: Marine, word: str) -> Reason | None:
    return None if state.reloads[marine] else Reason("no_reload", "ACN-2", {"terminator": _thing(state, marine)})


# ---------------------------------------------------------------------- objects, consoles, powers


def _carry(state: State, marine: Marine, word: str) -> Reason | None:
    told = {"terminator": _thing(state, marine)}
    if state.carrier() != marine:
        return Reason("carries_nothing", "OBJ-2", told)
    return Reason("nobody_beside", "OBJ-2", told) if word else None


def _operate(state: State, marine: Marine, word: str) -> Reason | None:
    told = {"terminator": _thing(state, marine)}
    if not consoles(state, marine):
        return Reason("nothing_to_operate", "", told)
    cost = state.board.mission.special.operate_cost
    return _too_few(state, marine, cost) if cost > budget(state, marine) else None


def _power(power: int) -> Look:
    def look(state: State, marine: Marine, word: str) -> Reason | None:
        told = {"terminator": _thing(state, marine)}
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


# ---------------------------------------------------------------------- answers to other questions


def _deploy(state: State, marine: Marine, word: str) -> Reason | None:
    """Why this marine cannot take the square that is filled now."""
    names = [name.casefold() for name in state.board.marine_names]
    if word not in names:
        return _unknown(word)
    posted = Marine(names.index(word))
    told = {"terminator": _thing(state, posted)}
    return Reason("posted_already", "", told) if state.where[posted] >= 0 else Reason("other_squad", "", told)


def _face(state: State, marine: Marine, word: str) -> Reason | None:
    if word.upper() not in FACING_NAMES:
        return _unknown(word)
    return Reason("not_the_attacker", "CLS-5", {"terminator": _thing(state, marine)})


def _enter(state: State, marine: Marine, word: str) -> Reason | None:
    """S-5: why a blip cannot arrive at this entry area."""
    names = [name.casefold() for name in state.board.entry_names]
    if word not in names:
        return _unknown(word)
    entry = names.index(word)
    return Reason("entry_closed", "S-5", {"entry": state.board.entry_things[entry]})


def _psi(state: State, marine: Marine, word: str) -> Reason | None:
    """PSI-2: more than he has, or more than he needs to win."""
    if not word.isdecimal():
        return None
    told = {"terminator": _thing(state, marine)}
    enough = state.psi[marine] >= int(word)
    return Reason("psi_not_needed", "PSI-2", told) if enough else Reason("too_little_psi", "PSI-2", told)


def _place(state: State, marine: Marine, word: str) -> Reason | None:
    square = _square(state, word)
    return _unknown(word) if square < 0 else Reason("no_room_there", "BLP-13", {"square": state.board.things[square]})


ANSWERS: dict[tuple[str, str], Look] = {
    ("deploy", "deploy"): _deploy,
    ("shoot_after_moving", "snap"): _fire,
    ("face_attacker", "face"): _face,
    ("add_psi", "psi"): _psi,
    ("place_blip", "enter"): _enter,
    ("place_stealer", "place"): _place,
}
"""By kind of question and verb, the function that finds the reason."""

LOOKS: dict[str, Look] = {
    "move": _move,
    "turn": _turn,
    "leave": _leave,
    "climb": _climb,
    "open": _door,
    "close": _door,
    "fire": _fire,
    "snap": _snap,
    "flame": _flame,
    "assault": _assault,
    "overwatch": _overwatch,
    "guard": _guard,
    "clear": _clear,
    "reload": _reload,
    "drop": _carry,
    "pass": _carry,
    "operate": _operate,
    "prescience": _power(PRESCIENCE),
    "barrier": _power(BARRIER),
    "storm": _power(STORM),
    "storm_section": _power(STORM),
}
"""By verb of an order, the function that finds the reason."""

WITHOUT_WORDS = frozenset(["overwatch", "guard", "clear", "reload", "drop", "prescience"])

ASKED_ABOUT: dict[str, dict[str, tuple[str, ...]]] = {
    "next_marine": {"terminator": ("activate",)},
    "order": {
        "stealer": ("fire", "assault"),
        "blip": ("fire",),
        "door": ("open", "fire", "assault"),
        "square": ("move",),
    },
}
"""By kind of question and of thing, the answers that players ask about where they are not offered."""

WEAPON_ASKED = {"heavy_flamer": "flame"}
"""By weapon, the order about a square that players ask its bearer's reasons for."""

CARRIER_ASKED = ("pass",)
"""Orders about another marine that players ask about while the one who acts carries the object."""
