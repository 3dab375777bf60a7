"""Explanations of illegal answers: the first rule that forbids one, with its number."""

from __future__ import annotations

from voidlock.engine import Choice, Reason
from voidlock.games.hulk.numbers import NOBODY, Marine

from ..marines.orders import COSTS
from ..marines.paying import budget
from ..marines.psychic import BARRIER, PRESCIENCE, STORM
from ..state import State
from .fighting import assault, clear, fire, flame, guard, overwatch, reload, snap
from .moving import climb, door, leave, move, turn
from .names import Look, thing, too_few, unknown
from .others import carry, deploy, enter, face, operate, place, power, psi

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


def why_not(state: State, choice: Choice[object], text: str) -> Reason:
    """Why this text, which begins with a verb of the game, is not a legal answer to the question."""
    verb, *words = text.casefold().split(":")
    marine = _subject(state, choice)
    if choice.kind == "order" and marine >= 0 and verb in LOOKS:
        reason = _number_of_words(verb, words) or LOOKS[verb](state, marine, words[0] if words else "")
        if reason is None and verb in COSTS and COSTS[verb] > budget(state, marine):
            reason = too_few(state, marine, COSTS[verb])
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


def _who(state: State, verb: str, word: str) -> Reason:
    """ACT-2, CP-3: why this marine cannot be activated or commanded."""
    names = [name.casefold() for name in state.board.marine_names]
    if word not in names:
        return unknown(word)
    marine = Marine(names.index(word))
    told = {"terminator": thing(state, marine)}
    if state.where[marine] < 0:
        return Reason("not_on_board", "ACT-2", told)
    if verb == "activate":
        return Reason("activated_before", "ACT-2", told)
    return Reason("acts_already", "CP-3", told) if state.active == marine else Reason("no_command_points", "CP-3", told)


ANSWERS: dict[tuple[str, str], Look] = {
    ("deploy", "deploy"): deploy,
    ("shoot_after_moving", "snap"): fire,
    ("face_attacker", "face"): face,
    ("add_psi", "psi"): psi,
    ("place_blip", "enter"): enter,
    ("place_stealer", "place"): place,
}
"""By kind of question and verb, the function that finds the reason."""

LOOKS: dict[str, Look] = {
    "move": move,
    "turn": turn,
    "leave": leave,
    "climb": climb,
    "open": door,
    "close": door,
    "fire": fire,
    "snap": snap,
    "flame": flame,
    "assault": assault,
    "overwatch": overwatch,
    "guard": guard,
    "clear": clear,
    "reload": reload,
    "drop": carry,
    "pass": carry,
    "operate": operate,
    "prescience": power(PRESCIENCE),
    "barrier": power(BARRIER),
    "storm": power(STORM),
    "storm_section": power(STORM),
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
