"""Exact outcome of a close assault, by enumeration of both sides' dice (CLS-2 to CLS-7).

Assumed policy: the marine parries, or rerolls on guard, only if he would die otherwise, and spends no psi points.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import NamedTuple

from voidlock.engine import Argument
from voidlock.games.hulk.map.facts import STEALER_DICE
from voidlock.games.hulk.view.types import HulkView
from voidlock.probability.figure import Because, Figure, NoOdds

from .seen import ahead, fighter, stealers
from .shots import LORD

HULK_FIGHTING = Because("odds-hulk-fighting")


class Assault(NamedTuple):
    """One attack: the probabilities that the marine or the stealer dies, and the assumptions."""

    dies: Figure
    kills: Figure
    assumes: tuple[Because, ...]


class Sides(NamedTuple):
    """A marine and an adjacent stealer in terms of the close assault table."""

    in_front: bool
    bonus: int
    scores: dict[int, Fraction]
    """The probability of each score of the marine."""
    dice: int
    """The same for the stealer."""
    parries: bool
    guards: bool
    lord: bool


def sides(view: HulkView, marine: str, stealer: str) -> Sides:
    """Raises NoOdds if they are not adjacent."""
    fights, places = fighter(view, marine), stealers(view)
    beside = [ahead(fights.square, facing) for facing in range(4)]
    if places.get(stealer) not in beside:
        raise NoOdds(stealer)
    in_front = places[stealer] == beside[fights.facing]
    arms = fights.arms
    bonus = arms.veteran + arms.weapon if in_front else 0
    if not in_front and not view["open"]["settings"]["veteran_bonus_front_only"]:
        bonus = arms.veteran
    scores = _scores(arms.dice if in_front else 1, bonus)
    dice = STEALER_DICE - int(in_front and arms.blocks)
    return Sides(in_front, bonus, scores, dice, in_front and arms.parries, fights.guard, stealer == LORD)


def assaulted(view: HulkView, marine: str, stealer: str) -> Assault:
    """The odds if an adjacent stealer attacks the marine."""
    both = sides(view, marine, stealer)
    dies = kills = Fraction(0)
    for theirs in product(range(1, 7), repeat=both.dice):
        for ours, weight in both.scores.items():
            lost, won = _fought(list(theirs), ours, both)
            dies += weight * lost / 6**both.dice
            kills += weight * won / 6**both.dice if both.in_front else 0
    return _assault(view, marine, stealer, both, dies, kills)


def _assault(view: HulkView, marine: str, stealer: str, both: Sides, dies: Fraction, kills: Fraction) -> Assault:
    told: dict[str, Argument] = {
        "terminator": fighter(view, marine).arms.thing,
        "stealer": stealer,
        "front": int(both.in_front),
    }
    return Assault(
        Figure(dies, Because("odds-hulk-dies", told)), Figure(kills, Because("odds-hulk-kills", told)), (HULK_FIGHTING,)
    )


class Rolled(NamedTuple):
    """A close assault with dice on the table: the marine, the stealer and their rolls."""

    marine: str
    stealer: str
    ours: tuple[int, ...]
    theirs: tuple[int, ...]


def answered(view: HulkView, rolled: Rolled, kind: str) -> dict[str, Assault]:
    """Outcome odds for each answer to a parry (CLS-6) or guard reroll (CLS-7)."""
    both = sides(view, rolled.marine, rolled.stealer)
    ours, theirs = max(rolled.ours) + both.bonus, list(rolled.theirs)
    if kind == "parry":
        ways = {
            "parry": _parried(theirs, ours, both),
            "accept": _fought(theirs, ours, both._replace(parries=False)),
        }
    else:
        ways = {
            "reroll_all": _guarded(_score(theirs, both.lord), both.scores),
            "accept": _fought(theirs, ours, both._replace(parries=False, guards=False)),
        }
    return {
        answer: _assault(view, rolled.marine, rolled.stealer, both, dies, kills if both.in_front else Fraction(0))
        for answer, (dies, kills) in ways.items()
    }


def _parried(theirs: list[int], ours: int, both: Sides) -> tuple[Fraction, Fraction]:
    """CLS-6: the stealer rerolls its highest die."""
    lost = won = Fraction(0)
    rest = sorted(theirs)[:-1]
    for face in range(1, 7):
        one, other = _fought([*rest, face], ours, both._replace(parries=False))
        lost += one / 6
        won += other / 6
    return lost, won


def _guarded(against: int, scores: dict[int, Fraction]) -> tuple[Fraction, Fraction]:
    """CLS-7: the marine rerolls all his dice."""
    lost = sum((weight for score, weight in scores.items() if score < against), Fraction(0))
    return lost, sum((weight for score, weight in scores.items() if score > against), Fraction(0))


def _scores(dice: int, bonus: int) -> dict[int, Fraction]:
    """The probability of each score of the marine."""
    rolls = Counter(max(roll) + bonus for roll in product(range(1, 7), repeat=dice))
    return {score: Fraction(times, 6**dice) for score, times in sorted(rolls.items())}


def _score(theirs: list[int], lord: bool) -> int:
    return max(theirs) + (min(theirs) if lord else 0)


def _fought(theirs: list[int], ours: int, both: Sides) -> tuple[Fraction, Fraction]:
    """The probabilities that the marine dies and that he wins, given both rolls."""
    against = _score(theirs, both.lord)
    if against <= ours:
        return Fraction(0), Fraction(int(against < ours))
    if both.parries:
        return _parried(theirs, ours, both)
    if both.guards:
        return _guarded(against, both.scores)
    return Fraction(1), Fraction(0)
