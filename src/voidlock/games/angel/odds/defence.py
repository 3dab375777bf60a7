"""One attack on a Marine: what can come of it, and how likely.

The assumed way of spending is `figure.SPENDING`: a token or the Artefact whenever the roll would kill and paying is
allowed, the token first.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from voidlock.engine import Argument, Thing
from voidlock.games.angel.facts import (
    ACTION_THINGS,
    EVENT_NAMES,
    EVENT_THINGS,
    MARINE_NAMES,
    MARINE_THINGS,
    SKULLS,
    SPOT_NAMES,
    SPOT_THINGS,
    TEAM_OF,
    TERRAIN_NAMES,
    TERRAIN_THINGS,
    YELLOW,
)
from voidlock.games.angel.view_types import AngelView
from voidlock.probability.figure import FROM_VIEW, SPENDING, Because, Figure, NoOdds

from .board import NO_SWARM, Board, Swarm, board

FACES = range(len(SKULLS))
FACE = Fraction(1, len(SKULLS))


class Defence(NamedTuple):
    """What a Marine has against one swarm; `tokens` are those he may pay, none towards his back (R-7.2)."""

    tokens: int = 0
    artefact: bool = False
    block: bool = False
    counter_attack: bool = False
    defensive_stance: bool = False
    second_wind: bool = False


class Aftermath(NamedTuple):
    """One way an attack ends; `swarm` is what Counter Attack left of the attackers."""

    survives: bool
    tokens: int
    artefact: bool
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
    """R-7.4 step 1, then what is decided."""
    if SKULLS[face] and defence.counter_attack:
        return countered(swarm, defence)
    if (
        (SKULLS[face] and defence.block)
        or (face == 0 and defence.second_wind)
        or (bought and face != 0 and defence.defensive_stance)
    ):
        return _ends(True, swarm, defence)
    return decided(swarm, defence, face)


def countered(swarm: Swarm, defence: Defence) -> Outcomes:
    """R-7.8: Counter Attack slays one card, and the rest attacks again (R-8.5)."""
    left = swarm.less_one()
    return outcomes(left, defence) if left.size else _ends(True, NO_SWARM, defence)


def decided(swarm: Swarm, defence: Defence, face: int) -> Outcomes:
    """R-7.4 step 2, for a face that is no miss by itself: what comes of it by the assumed way of spending."""
    if not _kills(swarm, face):
        return accepted(swarm, defence, face)
    if defence.tokens:
        return paid(swarm, defence)
    if defence.artefact:
        return shielded(swarm, defence)
    return accepted(swarm, defence, face)


def paid(swarm: Swarm, defence: Defence) -> Outcomes:
    """A token is paid for another roll."""
    return outcomes(swarm, defence._replace(tokens=defence.tokens - 1), True)


def shielded(swarm: Swarm, defence: Defence) -> Outcomes:
    """The Artefact is discarded, and the attack misses."""
    return _ends(True, swarm, defence._replace(artefact=False))


def accepted(swarm: Swarm, defence: Defence, face: int) -> Outcomes:
    """R-7.4 step 3."""
    return _ends(not _kills(swarm, face), swarm, defence)


def _kills(swarm: Swarm, face: int) -> bool:
    """R-13.10: each Brood Lord takes 1 off."""
    return face - swarm.lords <= swarm.size


def _ends(survives: bool, swarm: Swarm, defence: Defence) -> Outcomes:
    return {Aftermath(survives, defence.tokens, defence.artefact, swarm): Fraction(1)}


def survival(swarm: Swarm, defence: Defence) -> Fraction:
    """The chance to survive one attack, with all that Counter Attack makes of it."""
    return sum((chance for way, chance in outcomes(swarm, defence).items() if way.survives), Fraction(0))


# ---------------------------------------------------------------------- from a view


def defence_of(here: Board, place: int, side: int) -> Defence:
    """What the Marine of a row has against a swarm on one of his sides."""
    row = here.rows[place]
    return Defence(
        tokens=row.tokens if row.facing == side else 0,
        artefact=row.seat == here.artefact_seat,
        block="block" in here.standing and MARINE_NAMES[row.marine] == "gideon",
        counter_attack="counter_attack" in here.standing and MARINE_NAMES[row.marine] == "lorenzo",
        defensive_stance="defensive_stance" in here.standing and TEAM_OF[row.marine] == YELLOW,
        second_wind=row.marine in here.second_wind,
    )


def cards_of(defence: Defence) -> list[Thing]:
    """The cards that help him."""
    named = {thing.id: thing for thing in ACTION_THINGS}
    helping = [named[name] for name in ("block", "counter_attack", "defensive_stance") if getattr(defence, name)]
    if defence.second_wind:
        helping.append(EVENT_THINGS[EVENT_NAMES.index("second_wind")])
    if defence.artefact:
        helping.append(TERRAIN_THINGS[TERRAIN_NAMES.index("artefact")])
    return helping


class OneAttack(NamedTuple):
    """The chance that a Marine survives one swarm's attack, and what it assumes."""

    survives: Figure
    assumes: tuple[Because, ...]


def attacked(view: AngelView, spot: str, with_cards: Iterable[str] = ()) -> OneAttack:
    """The attack of the swarm at a spot, of its cards that are still to attack, on the Marine it is engaged with."""
    here = board(view, with_cards)
    number = SPOT_NAMES.index(spot) if spot in SPOT_NAMES else len(SPOT_NAMES)
    if number >= 2 * len(here.rows) or not here.pending(number).size:
        raise NoOdds(spot)
    swarm, defence = here.pending(number), defence_of(here, number >> 1, number & 1)
    told: dict[str, Argument] = {
        "marine": MARINE_THINGS[here.rows[number >> 1].marine],
        "spot": SPOT_THINGS[number],
        "size": swarm.size,
        "lords": swarm.lords,
        "needs": swarm.size + swarm.lords + 1,
        "tokens": defence.tokens,
        "cards": cards_of(defence),
    }
    return OneAttack(Figure(survival(swarm, defence), Because("odds-attacked", told)), (SPENDING, FROM_VIEW))
