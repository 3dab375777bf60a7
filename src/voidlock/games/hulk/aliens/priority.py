"""S2: sort key for the target priority of marines, and the most isolated marine."""

from __future__ import annotations

from voidlock.engine import Thing, rank
from voidlock.games.hulk.facts import BOLTER
from voidlock.games.hulk.marines.shooting import gun_works
from voidlock.games.hulk.numbers import Marine, Square
from voidlock.games.hulk.state import State

Key = tuple[int, int, int, int, int]

LINES = tuple(Thing("line", name) for name in ("mentioned", "fire_power", "arc", "bolter", "random"))
RANDOM = LINES[-1]
ONLY, NO_WAY, LONELY = (Thing("line", name) for name in ("only", "no_way", "lonely"))


def key(state: State, marine: Marine, square: Square) -> Key:
    """The lines of the priority list, smaller first, for an alien on the square (-1: no alien)."""
    special = state.board.mission.special
    fighter = state.board.fighters[marine]
    mentioned = fighter.id in special.priority or (special.priority_carrier and state.carrier() == marine)
    has_fire_power = state.overwatch >> marine & 1 and gun_works(state, marine)
    outside = square >= 0 and not state.board.in_arc(state.where[marine], state.facing[marine], square)
    return (
        int(not mentioned),
        int(bool(has_fire_power)),
        int(not outside),
        int(fighter.gun != BOLTER),
        rank(state.luck, -10 - marine),
    )


def by_priority(state: State, marines: list[Marine], square: Square) -> list[Marine]:
    if len(marines) < 2:
        return marines
    return sorted(marines, key=lambda marine: key(state, marine, square))


def deciding_line(state: State, marines: list[Marine], square: Square) -> Thing:
    """The line that puts the first of these marines before the next one."""
    if len(marines) < 2:
        return ONLY
    first, second = (key(state, marine, square) for marine in marines[:2])
    return next(line for line, one, other in zip(LINES, first, second, strict=True) if one != other)


def most_isolated(state: State) -> Marine:
    """The marine whose nearest squadmate is farthest away; ties by the random number of the placed blip."""
    return min(state.marines(), key=lambda marine: (-_apart(state, marine), rank(state.luck, -10 - marine)))


def isolating_line(state: State, first: Marine) -> Thing:
    """Why the most isolated marine comes before the others."""
    others = [marine for marine in state.marines() if marine != first]
    if not others:
        return ONLY
    return RANDOM if _apart(state, first) in [_apart(state, marine) for marine in others] else LONELY


def _apart(state: State, marine: Marine) -> int:
    """The distance to his nearest squadmate; 0 if there is none."""
    far = state.distances(state.where[marine])
    return min([far[state.where[other]] for other in state.marines() if other != marine], default=0)
