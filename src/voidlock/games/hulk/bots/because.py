"""Why the sergeant bot answers as it does: the rule that decides, and the figures that it looks at."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import cast

from voidlock.bots.seat import Seat
from voidlock.engine import Argument, Choice
from voidlock.games.hulk.facts import MARINES
from voidlock.games.hulk.map.floor import FAR
from voidlock.games.hulk.marines.flames import set_alight
from voidlock.games.hulk.numbers import Marine, Square, Target, alien_of
from voidlock.games.hulk.odds.answers import promises
from voidlock.games.hulk.state import ALIEN_THINGS, State
from voidlock.games.hulk.state.options import Answer
from voidlock.games.hulk.view.types import hulk_view
from voidlock.odds.figure import Because, percent

from .sergeant import choose_by_heuristics
from .sergeant.danger import threat
from .sergeant.fire import striking
from .sergeant.goals import goals
from .sergeant.orders import (
    WORTH_A_SHOT,
    attackers,
    best_target,
    burn_them,
    clear_the_door,
    expected_loss,
    free_shot,
    into_range,
    mission_first,
    plan,
    points_for,
    ready_the_gun,
    shoot_them,
    strike,
    worths,
)
from .sergeant.relay import chain
from .sergeant.walks import Walk

RULES = (mission_first, into_range, free_shot, burn_them, shoot_them, strike, ready_the_gun, clear_the_door)
"""The rules for an order, by precedence; if none applies, the marine walks on."""

Told = Mapping[str, Argument]


def why(seat: Seat[State], choice: Choice[object]) -> Because | None:
    """The reason for the sergeant bot's answer; None for questions that hardly matter."""
    asked = cast("Choice[Answer]", choice)
    state = seat.redealt(random.Random(0), keep=False).state
    place = choose_by_heuristics(state, choice)
    explain = REASONS.get(choice.kind)
    found = explain(state, asked, place) if explain is not None else None
    return None if found is None else found._replace(arguments={**_odds(seat, choice, place), **found.arguments})


def _odds(seat: Seat[State], choice: Choice[object], place: int) -> Told:
    """The chances that the answer promises, and those of the other answer where there are two: by hope, in percent."""
    promised = promises(hulk_view(seat.view), seat.events)
    texts = choice.texts()
    told = {each.hope: percent(each.chance) for each in promised.get(texts[place], ())}
    if len(texts) == 2:
        told |= {f"other_{each.hope}": percent(each.chance) for each in promised.get(texts[1 - place], ())}
    return told


# ---------------------------------------------------------------------- an order


def _order(state: State, choice: Choice[Answer], place: int) -> Because | None:
    assert choice.subject is not None
    marine = state.board.marine_by_name(choice.subject.id)
    if state.phase != MARINES:
        return _reaction(state, marine, choice, place)
    verb, number = choice.options[place].value
    for rule in RULES:
        if rule(state, marine, choice) == place:
            id = "cut_through" if verb == "assault" and number < 0 else rule.__name__
            return Because(f"because-{id}", {"verb": verb, "ammo": state.ammo[marine], **_target(state, verb, number)})
    id = {"overwatch": "watch", "guard": "watch", "done": "stay"}.get(verb, "walk_on")
    return Because(f"because-{id}", _walk(state, marine))


def _target(state: State, verb: str, number: int) -> Told:
    """The target of an attack, and the points it needs to get beside a marine; how many aliens burn."""
    if verb in ("fire", "snap", "assault") and number > 0:
        alien = alien_of(Target(number))
        return {"target": ALIEN_THINGS[alien], "points": max(striking(state, alien), 0)}
    if verb == "flame":
        area = set_alight(state, Square(number))
        return {"number": len([square for square in state.place if square >= 0 and area >> square & 1])}
    return {}


def _walk(state: State, marine: Marine) -> Told:
    """How far the goal is, now and after the walk; the expected loss of marines there and here, in tenths."""
    wanted, near = goals(state), threat(state)
    points = points_for(state, marine, wanted)
    best = plan(state, marine, points, wanted, worths(state, wanted), near)
    here = Walk(state.where[marine], state.facing[marine], 0, None)
    stays = bool(state.overwatch >> marine & 1)
    field = wanted[marine].field if marine in wanted else None
    steps = [field[square] if field is not None else FAR for square in (here.square, best.walk.square)]
    return {
        "goal": int(max(steps) < FAR and steps[0] > 0),
        "now": steps[0],
        "then": steps[1],
        "loss": f"{expected_loss(state, marine, best.walk, best.watches, near):.1f}",
        "stay": f"{expected_loss(state, marine, here, stays, near):.1f}",
        "watches": int(best.watches),
    }


# ---------------------------------------------------------------------- who acts, and with how many points


def _next_marine(state: State, choice: Choice[Answer], place: int) -> Because | None:
    verb, number = choice.options[place].value
    if verb == "end":
        return Because("because-all_have_acted", {"number": state.cp})
    marine, wanted = Marine(number), goals(state)
    if verb == "command":
        return Because("because-points_left", {"number": state.cp})
    if marine in chain(state, wanted).marines:
        return Because("because-carries_first")
    best = best_target(state, marine)
    if best is not None and best[0] >= WORTH_A_SHOT:
        return Because("because-shoots_first", _target(state, "fire", best[1]))
    if marine in wanted:
        return Because("because-nearest_first", {"number": wanted[marine].field[state.where[marine]]})
    return None


def _command_points(state: State, choice: Choice[Answer], place: int) -> Because | None:
    return Because(f"because-{choice.options[place].verb}", {"number": state.cp, "more": percent((6 - state.cp) / 6)})


# ---------------------------------------------------------------------- in the alien phase, and small questions


def _react(state: State, choice: Choice[Answer], place: int) -> Because | None:
    verb, number = choice.options[place].value
    if verb != "command":
        return Because("because-no_reaction", {"number": state.cp})
    return _acts(state, Marine(number))


def _reaction(state: State, marine: Marine, choice: Choice[Answer], place: int) -> Because | None:
    return None if choice.options[place].verb == "done" else _acts(state, marine)


def _acts(state: State, marine: Marine) -> Because:
    """What one action is good for now: to clear the gun, to face an attacker, or to shoot."""
    if state.jammed >> marine & 1:
        return Because("because-ready_the_gun", {"verb": "clear"})
    beside = attackers(state, marine)
    if beside and state.facing[marine] not in beside:
        return Because("because-face_it")
    return Because("because-shoot_now")


def _fight(state: State, choice: Choice[Answer], place: int) -> Because | None:
    return Because("because-leave_dice" if place else "because-roll_again")


def _snap(state: State, choice: Choice[Answer], place: int) -> Because | None:
    verb, number = choice.options[place].value
    return Because("because-free_shot", _target(state, verb, number)) if verb == "snap" else None


def _always(id: str) -> Callable[[State, Choice[Answer], int], Because | None]:
    return lambda state, choice, place: Because(id)


REASONS: Mapping[str, Callable[[State, Choice[Answer], int], Because | None]] = {
    "order": _order,
    "next_marine": _next_marine,
    "command_points": _command_points,
    "react": _react,
    "parry": _fight,
    "guard_reroll": _fight,
    "shoot_after_moving": _snap,
    "place_stealer": _always("because-far_from_us"),
    "place_blip": _always("because-far_from_us"),
    "overwatch_target": _always("because-nearest_target"),
    "overwatch_order": _always("because-safe_gun"),
    "deploy": _always("because-flamer_first"),
    "deploy_facing": _always("because-looks_ahead"),
}
"""By kind of question."""
