"""Probability distribution of a Marine's attack: the number slain, by the number of rerolls.

The assumed reroll policy is `figure.REROLL_MISSES`: reroll only what slays nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from fractions import Fraction
from typing import NamedTuple

from voidlock.engine import Argument
from voidlock.games.angel.facts import (
    ACTION_NAMES,
    ACTION_THINGS,
    MARINE_THINGS,
    RANGE_OF,
    SECOND,
    SPOT_THINGS,
    SWARM_NAMES,
    spot_by_name,
)
from voidlock.games.angel.flow.attack import slays
from voidlock.games.angel.numbers import Marine, Spot
from voidlock.games.angel.view.types import AngelView
from voidlock.odds.figure import FROM_VIEW, REROLL_MISSES, Because, Figure, NoOdds

from .board import Board, Row, board
from .defence import FACE, FACES


def faces_slay(marine: Marine, standing: frozenset[str]) -> tuple[int, ...]:
    """R-7.7: how many cards each final face can slay, as the cards define it."""
    numbers = [ACTION_NAMES.index(name) for name in sorted(standing)]
    return tuple(slays(numbers, marine, face)[0] for face in FACES)


def slain_chances(by_face: tuple[int, ...], size: int, rerolls: int) -> tuple[Fraction, ...]:
    """The distribution of the number slain, from none to all, with this many rerolls of misses (R-7.3)."""
    chances = [Fraction(0)] * (size + 1)
    for number in by_face:
        chances[min(number, size)] += FACE
    miss = chances[0]
    rolls = sum((miss**roll for roll in range(rerolls + 1)), Fraction(0))
    return (miss ** (rerolls + 1), *[chance * rolls for chance in chances[1:]])


class Attack(NamedTuple):
    """With this many rerolls: the probability to slay at least one, and of each number."""

    rerolls: int
    hits: Figure
    slain: tuple[Fraction, ...]
    most: Figure | None = None
    """The probability to slay as many as the attack can, where that is more than one."""

    @property
    def mean(self) -> Fraction:
        """The expected number slain."""
        return sum((number * chance for number, chance in enumerate(self.slain)), Fraction(0))


class Attacks(NamedTuple):
    """One attack with 0, 1, ... rerolls, up to the Marine's tokens, and its assumptions."""

    by_rerolls: tuple[Attack, ...]
    assumes: tuple[Because, ...]


def attacks(view: AngelView, marine: str, spot: str, with_cards: Iterable[str] = ()) -> Attacks:
    """The odds of one attack by the Marine on the swarm at a spot that he can target (R-6.19)."""
    here = board(view, with_cards)
    target = _target(here, marine, spot)
    row = here.rows[here.row_of(marine)]
    size, by_face = here.swarm_at(target).size, faces_slay(row.marine, here.now)
    found: list[Attack] = []
    for rerolls in range(_tokens_left(view, row) + 1):
        slain = slain_chances(by_face, size, rerolls)
        most = min(max(by_face), size)
        told: dict[str, Argument] = {
            "marine": MARINE_THINGS[row.marine],
            "spot": SPOT_THINGS[target],
            "size": size,
            "faces": len([number for number in by_face if number]),
            "rerolls": rerolls,
            "most": most,
            "cards": [
                thing
                for thing in ACTION_THINGS
                if thing.id in here.now and by_face != faces_slay(row.marine, here.now - {thing.id})
            ],
        }
        hits = Figure(1 - slain[0], Because("odds-attacks", told))
        found.append(
            Attack(rerolls, hits, slain, Figure(slain[most], Because("odds-attacks-most", told)) if most > 1 else None)
        )
    return Attacks(tuple(found), (REROLL_MISSES, FROM_VIEW))


def _tokens_left(view: AngelView, row: Row) -> int:
    """The tokens for rerolls: an attack that is paid for takes one itself."""
    if not any(question.get("kind") == "paid_attack" for question in view["open"]["owed"]):
        return row.tokens
    if not row.tokens:
        raise NoOdds("token")
    return row.tokens - 1


def most_slain(here: Board, marine: str) -> int:
    """How many an attack by this Marine may slay, whichever swarm he can target."""
    sizes = [0]
    for spot in SWARM_NAMES:
        with suppress(NoOdds):
            sizes.append(here.swarm_at(_target(here, marine, spot)).size)
    return min(max(faces_slay(here.rows[here.row_of(marine)].marine, here.now)), max(sizes))


def _target(here: Board, marine: str, spot: str) -> Spot:
    """R-3.7, R-6.19: on the side he faces, within range, not under Power Field."""
    place = here.row_of(marine)
    row = here.rows[place]
    if spot not in SWARM_NAMES:
        raise NoOdds(spot)
    target = spot_by_name(spot)
    if (
        target % SECOND >= 2 * len(here.rows)
        or target & 1 != row.facing
        or abs((target % SECOND >> 1) - place) > RANGE_OF[row.marine]
        or target == here.power_field
        or not here.swarm_at(target).size
    ):
        raise NoOdds(spot)
    return target
