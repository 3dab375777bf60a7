"""A close assault by a stealer on a marine (CLS-2 to CLS-7).

The assumed way of fighting: he parries and rolls again on guard only when he would die otherwise; psi points are not
spent.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import NamedTuple

from voidlock.table import Argument

from ..figure import Because, Figure, NoOdds
from .seen import View, ahead, fighter, setting, stealers

HULK_FIGHTING = Because("odds-hulk-fighting")


class Assault(NamedTuple):
    """One attack: the marine dies, the attacker dies, and what that assumes."""

    dies: Figure
    kills: Figure
    assumes: tuple[Because, ...]


def assaulted(view: View, marine: str, stealer: str) -> Assault:
    """A stealer beside the marine attacks him."""
    defender, places = fighter(view, marine), stealers(view)
    sides = [ahead(defender.square, facing) for facing in range(4)]
    if places.get(stealer) not in sides:
        raise NoOdds(stealer)
    in_front = places[stealer] == sides[defender.facing]
    bonus = defender.bonus if in_front else 0
    if not in_front and not setting(view, "veteran_bonus_front_only"):
        bonus = defender.veteran
    scores = _scores(defender.dice if in_front else 1, bonus)
    dice = 3 - int(in_front and defender.blocks)
    parries = in_front and defender.parries
    dies = kills = Fraction(0)
    for theirs in product(range(1, 7), repeat=dice):
        for ours, weight in scores.items():
            lost, won = _fought(list(theirs), ours, scores, parries, defender.guard, stealer == "broodlord")
            dies += weight * lost / 6**dice
            kills += weight * won / 6**dice if in_front else 0
    told: dict[str, Argument] = {"terminator": defender.thing, "stealer": stealer, "front": int(in_front)}
    return Assault(
        Figure(dies, Because("odds-hulk-dies", told)), Figure(kills, Because("odds-hulk-kills", told)), (HULK_FIGHTING,)
    )


def _scores(dice: int, bonus: int) -> dict[int, Fraction]:
    """By score of the marine its chance."""
    rolls = Counter(max(roll) + bonus for roll in product(range(1, 7), repeat=dice))
    return {score: Fraction(times, 6**dice) for score, times in sorted(rolls.items())}


def _score(theirs: list[int], lord: bool) -> int:
    return max(theirs) + (min(theirs) if lord else 0)


def _fought(
    theirs: list[int], ours: int, scores: dict[int, Fraction], parries: bool, guards: bool, lord: bool
) -> tuple[Fraction, Fraction]:
    """The chances that the marine dies and that he wins, from both rolls on."""
    against = _score(theirs, lord)
    if against <= ours:
        return Fraction(0), Fraction(int(against < ours))
    if parries:
        lost = won = Fraction(0)
        rest = sorted(theirs)[:-1]
        for face in range(1, 7):
            one, other = _fought([*rest, face], ours, scores, False, guards, lord)
            lost += one / 6
            won += other / 6
        return lost, won
    if guards:
        lost = sum((weight for score, weight in scores.items() if score < against), Fraction(0))
        return lost, sum((weight for score, weight in scores.items() if score > against), Fraction(0))
    return Fraction(1), Fraction(0)
