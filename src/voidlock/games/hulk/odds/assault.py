"""Exact outcome of a close assault, by enumeration of both sides' dice (CLS-2 to CLS-7).

Assumed policy: the marine parries, or rerolls on guard, if that makes his death less likely, or a kill more likely at
the same risk; he spends no psi points.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import NamedTuple

from voidlock.engine import Argument
from voidlock.games.hulk.facts import FACING_NAMES, STEALER_DICE
from voidlock.games.hulk.view.types import HulkView
from voidlock.odds.figure import Because, Figure, NoOdds

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
    deadly: bool
    """Whether the marine dies if he loses: not if he attacks a stealer that faces elsewhere (CLS-4)."""
    bonus: int
    scores: dict[int, Fraction]
    """The probability of each score of the marine."""
    dice: int
    """The same for the stealer."""
    parries: bool
    guards: bool
    lord: bool


def sides(view: HulkView, marine: str, stealer: str, *, attacks: bool) -> Sides:
    """Whether the marine attacks, or the stealer. Raises NoOdds if they are not adjacent."""
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
    faced = ahead(places[stealer], FACING_NAMES.index(view["open"]["stealers"][stealer]["facing"])) == fights.square
    deadly = faced or not attacks
    return Sides(in_front, deadly, bonus, scores, dice, in_front and arms.parries, fights.guard, stealer == LORD)


def assault_odds(view: HulkView, marine: str, stealer: str, *, attacks: bool = False) -> Assault:
    """The odds if an adjacent stealer attacks the marine; if he `attacks`, those of his own attack."""
    both = sides(view, marine, stealer, attacks=attacks)
    dies = kills = Fraction(0)
    rolls = Counter(tuple(sorted(roll)) for roll in product(range(1, 7), repeat=both.dice))
    for theirs, times in rolls.items():
        for ours, weight in both.scores.items():
            fate = _best_fate(theirs, ours, both)
            dies += weight * fate.dies * times / 6**both.dice
            kills += weight * fate.kills * times / 6**both.dice
    return _assault(view, marine, stealer, both, Fate(dies, kills))


def _assault(view: HulkView, marine: str, stealer: str, both: Sides, fate: Fate) -> Assault:
    told: dict[str, Argument] = {
        "terminator": fighter(view, marine).arms.thing,
        "stealer": stealer,
        "front": int(both.in_front),
    }
    return Assault(
        Figure(fate.dies, Because("odds-hulk-dies", told)),
        Figure(fate.kills, Because("odds-hulk-kills", told)),
        (HULK_FIGHTING,),
    )


class Rolled(NamedTuple):
    """A close assault with dice on the table: the marine, the stealer and their rolls."""

    marine: str
    stealer: str
    ours: tuple[int, ...]
    theirs: tuple[int, ...]
    attacks: bool
    """Whether the marine attacks."""


def answer_odds(view: HulkView, rolled: Rolled, kind: str) -> dict[str, Assault]:
    """Outcome odds for each answer to a parry (CLS-6) or guard reroll (CLS-7)."""
    both = sides(view, rolled.marine, rolled.stealer, attacks=rolled.attacks)
    ours, theirs = max(rolled.ours) + both.bonus, rolled.theirs
    if kind == "parry":
        ways = {
            "parry": _parry(theirs, ours, both),
            "accept": _best_fate(theirs, ours, both._replace(parries=False)),
        }
    else:
        ways = {
            "reroll_all": _compare_scores(both.scores, _score(theirs, both.lord), both),
            "accept": _compare_scores({ours: Fraction(1)}, _score(theirs, both.lord), both),
        }
    return {answer: _assault(view, rolled.marine, rolled.stealer, both, fate) for answer, fate in ways.items()}


class Fate(NamedTuple):
    """The probabilities that the marine dies and that the stealer does."""

    dies: Fraction
    kills: Fraction


def _best_fate(theirs: tuple[int, ...], ours: int, both: Sides) -> Fate:
    """The best way to continue with these dice: leave them, parry (CLS-6), reroll on guard (CLS-7)."""
    against = _score(theirs, both.lord)
    ways = [_compare_scores({ours: Fraction(1)}, against, both)]
    if both.guards:
        ways.append(_compare_scores(both.scores, against, both))
    if both.parries:
        ways.append(_parry(theirs, ours, both))
    return min(ways, key=lambda fate: (fate.dies, -fate.kills))


def _parry(theirs: tuple[int, ...], ours: int, both: Sides) -> Fate:
    """CLS-6: the stealer rerolls its highest die."""
    rest = sorted(theirs)[:-1]
    fates = [_best_fate((*rest, face), ours, both._replace(parries=False)) for face in range(1, 7)]
    dies, kills = zip(*fates, strict=True)
    return Fate(sum(dies, Fraction(0)) / 6, sum(kills, Fraction(0)) / 6)


def _compare_scores(scores: dict[int, Fraction], against: int, both: Sides) -> Fate:
    """CLS-3 to CLS-5: what these scores of the marine come to, each with its probability."""
    lost = sum([weight for score, weight in scores.items() if score < against], Fraction(0))
    won = sum([weight for score, weight in scores.items() if score > against], Fraction(0))
    return Fate(lost if both.deadly else Fraction(0), won if both.in_front else Fraction(0))


def _scores(dice: int, bonus: int) -> dict[int, Fraction]:
    """The probability of each score of the marine."""
    rolls = Counter(max(roll) + bonus for roll in product(range(1, 7), repeat=dice))
    return {score: Fraction(times, 6**dice) for score, times in sorted(rolls.items())}


def _score(theirs: tuple[int, ...], lord: bool) -> int:
    return max(theirs) + (min(theirs) if lord else 0)
