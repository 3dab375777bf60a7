"""Outcome distribution of one attack on a Marine, by exhaustive enumeration of its dice.

The assumed spending policy is `figure.SPENDING`: if the roll would kill, a token if allowed, else the card that shields
him.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from voidlock.engine import Argument, Thing
from voidlock.games.angel.cards.base import ActionCard
from voidlock.games.angel.facts import (
    ACTION_NAMES,
    ACTION_THINGS,
    EVENT_THINGS,
    MARINE_THINGS,
    SKULLS,
    SPOT_NAMES,
    SPOT_THINGS,
    TERRAIN_THINGS,
)
from voidlock.games.angel.flow.attack import signs
from voidlock.games.angel.flow.defence import find_miss, saving_faces
from voidlock.games.angel.numbers import Marine, Spot
from voidlock.games.angel.view.types import AngelView
from voidlock.odds.figure import FROM_VIEW, SPENDING, Because, Figure, NoOdds

from .board import NO_SWARM, Board, Swarm, board

UNSHIELDED = Because("odds-unshielded")

FACES = range(len(SKULLS))
FACE = Fraction(1, len(SKULLS))


COUNTS = -1
"""A face that no card turns into a miss."""

Misses = tuple[int, ...]
"""For each face: `COUNTS`, or how many cards of the swarm are slain after a card turns it into a miss."""

PLAIN: Misses = (COUNTS,) * len(SKULLS)


class Defence(NamedTuple):
    """A Marine's means against one swarm; `tokens` are those he may pay, none towards his back (R-7.2)."""

    tokens: int = 0
    shield: bool = False
    rolled: Misses = PLAIN
    bought: Misses = PLAIN
    """A roll paid for with a token."""

    @property
    def strikes_back(self) -> bool:
        return any(slain > 0 for slain in (*self.rolled, *self.bought))


class Aftermath(NamedTuple):
    """One way an attack ends; `swarm` holds the attackers that survive."""

    survives: bool
    tokens: int
    shield: bool
    swarm: Swarm


Outcomes = dict[Aftermath, Fraction]


@lru_cache(maxsize=1 << 14)
def outcomes(swarm: Swarm, defence: Defence, bought: bool = False) -> Outcomes:
    """R-7.4: every way the attack can end, from a roll about to be made; `bought` if a token paid for it."""
    ways: Outcomes = {}
    for face in FACES:
        for way, chance in _after(swarm, defence, face, bought).items():
            ways[way] = ways.get(way, Fraction(0)) + chance * FACE
    return ways


def _after(swarm: Swarm, defence: Defence, face: int, bought: bool) -> Outcomes:
    """R-7.4 step 1, then the decision."""
    slain = (defence.bought if bought else defence.rolled)[face]
    if slain == COUNTS:
        return decide(swarm, defence, face)
    return counter(swarm, defence, slain) if slain else _ends(True, swarm, defence)


def counter(swarm: Swarm, defence: Defence, slain: int = 1) -> Outcomes:
    """R-7.8: cards are slain after a miss, and the rest attacks again (R-8.5)."""
    for _ in range(slain):
        swarm = swarm.less_one() if swarm.size else swarm
    return outcomes(swarm, defence) if swarm.size else _ends(True, NO_SWARM, defence)


def decide(swarm: Swarm, defence: Defence, face: int) -> Outcomes:
    """R-7.4 step 2, for a face that is not a miss: the outcome under the assumed spending policy."""
    if not _kills(swarm, face):
        return accept(swarm, defence, face)
    if defence.tokens:
        return pay(swarm, defence)
    if defence.shield:
        return use_shield(swarm, defence)
    return accept(swarm, defence, face)


def pay(swarm: Swarm, defence: Defence) -> Outcomes:
    """He pays a token for another roll."""
    return outcomes(swarm, defence._replace(tokens=defence.tokens - 1), True)


def use_shield(swarm: Swarm, defence: Defence) -> Outcomes:
    """He discards the card that shields him, and the attack misses."""
    return _ends(True, swarm, defence._replace(shield=False))


def accept(swarm: Swarm, defence: Defence, face: int) -> Outcomes:
    """R-7.4 step 3."""
    return _ends(not _kills(swarm, face), swarm, defence)


def _kills(swarm: Swarm, face: int) -> bool:
    """R-13.10: each Brood Lord takes 1 off."""
    return face - swarm.lords <= swarm.size


def _ends(survives: bool, swarm: Swarm, defence: Defence) -> Outcomes:
    return {Aftermath(survives, defence.tokens, defence.shield, swarm): Fraction(1)}


def survival(swarm: Swarm, defence: Defence) -> Fraction:
    """The probability to survive one attack, including everything that misses cause."""
    return sum((chance for way, chance in outcomes(swarm, defence).items() if way.survives), Fraction(0))


# ---------------------------------------------------------------------- from a view


def defence_of(here: Board, place: int, side: int) -> Defence:
    """The means of a row's Marine against a swarm on one of his sides."""
    row = here.rows[place]
    standing = _numbers(here.standing)
    return Defence(
        tokens=row.tokens if row.facing == side else 0,
        shield=here.shield >= 0 and row.seat == here.shield_seat,
        rolled=misses(standing, here.effects, row.marine, False),
        bought=misses(standing, here.effects, row.marine, True),
    )


Effects = tuple[tuple[int, int], ...]


@lru_cache(maxsize=1 << 12)
def misses(standing: tuple[int, ...], effects: Effects, marine: Marine, bought: bool) -> Misses:
    """The effect of the cards in force on each face, as the cards define it."""
    return tuple(_miss(standing, effects, marine, face, bought) for face in FACES)


def _miss(standing: tuple[int, ...], effects: Effects, marine: Marine, face: int, bought: bool) -> int:
    by = find_miss(standing, effects, marine, face, bought)
    if by is None:
        return COUNTS
    return by.strikes_back if isinstance(by, ActionCard) else 0


def _numbers(standing: frozenset[str]) -> tuple[int, ...]:
    """In the order in which Action cards resolve."""
    return tuple(sorted(ACTION_NAMES.index(name) for name in standing))


def cards_of(here: Board, place: int) -> list[Thing]:
    """The cards that help the Marine of a row."""
    row, standing = here.rows[place], _numbers(here.standing)
    rolls = [(face, bought) for face in FACES for bought in (False, True)]
    makers = [find_miss(standing, here.effects, row.marine, *roll) for roll in rolls]
    helping = {by.thing: None for by in makers if by is not None}
    order = {thing: place for place, thing in enumerate((*ACTION_THINGS, *EVENT_THINGS))}
    shield = [TERRAIN_THINGS[here.shield]] if here.shield >= 0 and row.seat == here.shield_seat else []
    return [*sorted(helping, key=order.__getitem__), *shield]


class OneAttack(NamedTuple):
    """The probability that a Marine survives one swarm's attack, and its assumptions."""

    survives: Figure
    assumes: tuple[Because, ...]


def attack_from(view: AngelView, spot: str, with_cards: Iterable[str] = ()) -> OneAttack:
    """The attack by the remaining cards of the swarm at a spot on the Marine it is engaged with.

    The card that shields is left out: it stops only one of all attacks, so the phase alone counts it.
    """
    here = board(view, with_cards)
    number = Spot(SPOT_NAMES.index(spot) if spot in SPOT_NAMES else len(SPOT_NAMES))
    if number >= 2 * len(here.rows) or not here.pending(number).size:
        raise NoOdds(spot)
    shielded, here = here.shield >= 0, here._replace(shield=-1)
    swarm, defence = here.pending(number), defence_of(here, number >> 1, number & 1)
    row = here.rows[number >> 1]
    told: dict[str, Argument] = {
        "marine": MARINE_THINGS[row.marine],
        "spot": SPOT_THINGS[number],
        "size": swarm.size,
        "lords": swarm.lords,
        "needs": swarm.size + swarm.lords + 1,
        "saved": list(signs(saving_faces(_numbers(here.standing), here.effects, row.marine, False))),
        "tokens": defence.tokens,
        "cards": cards_of(here, number >> 1),
    }
    assumes = (SPENDING, UNSHIELDED, FROM_VIEW) if shielded else (SPENDING, FROM_VIEW)
    return OneAttack(Figure(survival(swarm, defence), Because("odds-attacked", told)), assumes)
