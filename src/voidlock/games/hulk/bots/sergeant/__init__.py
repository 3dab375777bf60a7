"""Rule-based bot (heuristic policy) for the marines; each rule is one you could tell a player."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import cast

from voidlock.bots.seat import Seat
from voidlock.engine import Choice, Option
from voidlock.games.hulk.state import State
from voidlock.games.hulk.state.options import Answer

from . import answers, orders

Heuristic = Callable[[State, Choice[Answer]], int]
"""Returns the index of an answer."""

HEURISTICS: dict[str, Heuristic] = {
    "deployment": answers.deployment,
    "deploy": answers.deploy,
    "deploy_facing": answers.look_to_the_goal,
    "command_points": answers.command_points,
    "next_marine": orders.next_marine,
    "order": orders.order,
    "shoot_after_moving": answers.snap,
    "react": orders.react,
    "overwatch_order": answers.safe_gun_first,
    "overwatch_target": answers.nearest_target,
    "reveal_order": answers.first,
    "place_stealer": answers.far_from_us,
    "place_blip": answers.far_entry,
    "parry": answers.if_he_would_die,
    "guard_reroll": answers.if_he_would_die,
    "add_psi": answers.last,
    "face_attacker": answers.first,
}
"""The rule for each kind of choice."""


def choose_by_heuristics(state: State, choice: Choice[object]) -> int:
    """The index of the answer that the sergeant bot gives."""
    return HEURISTICS[choice.kind](state, cast("Choice[Answer]", choice))


class SergeantBot:
    """Plays by rules of thumb on a determinised game, so it never uses hidden information."""

    redeals = True

    def answer(self, seat: Seat[State], choice: Choice[object], rng: random.Random) -> Option[object]:
        return choice.options[choose_by_heuristics(seat.redealt(rng, keep=False).state, choice)]
