"""Exact odds of shots, and of overwatch as a Markov chain over a stealer's actions in view."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import NamedTuple

from voidlock.engine import Argument
from voidlock.games.hulk.facts import BOLTER, SHOT_DICE, SHOT_NEEDS
from voidlock.games.hulk.view.types import HulkView
from voidlock.odds.figure import Because, Figure, NoOdds

from .seen import Fighter, closed_doors, fighter, stealers

LORD = "broodlord"


def hit_probability(dice: int, needs: int, hits: int) -> Fraction:
    """The binomial probability that enough dice reach the number."""
    rolls = list(product(range(1, 7), repeat=dice))
    return Fraction(len([roll for roll in rolls if len([face for face in roll if face >= needs]) >= hits]), len(rolls))


def hit(view: HulkView, marine: str, target: str) -> Figure:
    """An aimed shot at a stealer (by its name) or a closed door (by its square): SHT-1, SHT-2, BRO-4."""
    shooter = fighter(view, marine)
    square = stealers(view).get(target, target if target in closed_doors(view) else "")
    if shooter.arms.gun not in SHOT_DICE or not shooter.works or square not in shooter.sees:
        raise NoOdds(target)
    sustained = shooter.aim == target
    needs = SHOT_NEEDS[shooter.arms.gun] - sustained
    chance = hit_probability(SHOT_DICE[shooter.arms.gun], needs, 2 if target == LORD else 1)
    told: dict[str, Argument] = {
        "terminator": shooter.arms.thing,
        "target": target,
        "dice": SHOT_DICE[shooter.arms.gun],
        "needs": needs,
    }
    return Figure(chance, Because("odds-hulk-hit", told))


class Watch(NamedTuple):
    """Overwatch against this many actions in view: dead after each one, and jammed at the end."""

    dead: tuple[Figure, ...]
    jammed: Figure


def overwatch(view: HulkView, marine: str, actions: int, target: str = "") -> Watch:
    """OVW-2: one shot after each action in view, the later ones sustained; a jam ends the fire (JAM-2)."""
    shooter = fighter(view, marine)
    if shooter.arms.gun not in SHOT_DICE or not shooter.works or actions < 1:
        raise NoOdds(marine)
    firing = [Fraction(0), Fraction(0)]
    firing[int(bool(target) and shooter.aim == target)] = Fraction(1)
    dead, jammed = Fraction(0), Fraction(0)
    found = []
    for number in range(1, actions + 1):
        firing, killed, stuck = _one_shot(shooter, firing, 2 if target == LORD else 1)
        dead += killed
        jammed += stuck
        told: dict[str, Argument] = {"terminator": shooter.arms.thing, "number": number}
        found.append(Figure(dead, Because("odds-hulk-overwatch", told)))
    return Watch(tuple(found), Figure(jammed, Because("odds-hulk-jammed", {"terminator": shooter.arms.thing})))


def _one_shot(shooter: Fighter, firing: list[Fraction], hits: int) -> tuple[list[Fraction], Fraction, Fraction]:
    """Probabilities: still firing at a living stealer (plain, sustained), newly dead, newly jammed."""
    left, killed, stuck = [Fraction(0), Fraction(0)], Fraction(0), Fraction(0)
    rolls = list(product(range(1, 7), repeat=SHOT_DICE[shooter.arms.gun]))
    for sustained, weight in enumerate(firing):
        needs = SHOT_NEEDS[shooter.arms.gun] - sustained
        for roll in rolls:
            share = weight / len(rolls)
            jams = shooter.arms.gun == BOLTER and len(set(roll)) == 1
            stuck += share if jams else 0
            if len([face for face in roll if face >= needs]) >= hits:
                killed += share
            elif not jams:
                left[1] += share
    return left, killed, stuck
