"""Threat map: how soon aliens reach each square, and the expected loss of marines for a place and a facing."""

from __future__ import annotations

from typing import NamedTuple

from voidlock.games.hulk.aliens.activating import to_nearest
from voidlock.games.hulk.facts import FIRST_BLIP, LURK_DISTANCE
from voidlock.games.hulk.map.fighters import Fighter
from voidlock.games.hulk.marines.shooting import gun_works
from voidlock.games.hulk.numbers import NOBODY, Marine, Square
from voidlock.games.hulk.state import OUT, State, entry_of
from voidlock.games.hulk.state.sight import seen_squares

NEVER = 99
STRIKES = 5
"""An alien that gets beside a marine within this many AP can attack in the same phase."""
NEXT = 11
"""An alien that gets there within this many AP can attack in the next phase."""

UNSEEN, SEEN = 1.0, 0.45
"""The chance that an alien comes: unseen all the way, or by first stepping into sight (S6)."""
BARE = 0.9
"""The same for an alien already in sight."""
LATER, LATER_SEEN = 0.3, 0.1
"""The same for an alien yet to arrive at an entry area."""
SOON, SOON_SEEN = 0.15, 0.05
"""The same for an alien one phase farther away."""
AMBUSH, AMBUSH_SEEN = 0.03, 0.01
"""The same for an ambush (S4)."""
WATCHED = 0.5
"""The share of the danger that remains under overwatch."""

FLANK = 0.95
"""The chance to die when attacked from the side or from behind."""


def in_front(fighter: Fighter) -> float:
    """The chance to die when facing the attacker, over two or three attacks."""
    if fighter.blocks:
        return 0.35
    if fighter.dice > 1:
        return 0.4
    return 0.5 if fighter.force_axe else 0.6 if fighter.parries else 0.8


class Threat(NamedTuple):
    """By square, the AP that the nearest alien needs to get there around walls, marines and flames.

    hidden   blips, lurkers, and stealers that no marine sees
    bare     stealers in sight
    later    what may arrive at an entry area
    """

    hidden: list[int]
    bare: list[int]
    later: list[int]


def threat(state: State) -> Threat:
    view = seen_squares(state)
    hidden: list[tuple[int, Square]] = []
    bare: list[tuple[int, Square]] = []
    squares = state.board.entry_squares
    for alien, place in enumerate(state.place):
        if place == OUT:
            continue
        if place < 0:
            if state.forced[alien] != state.turn:
                hidden.append((1, squares[entry_of(place)]))
        elif alien < FIRST_BLIP and view >> place & 1:
            bare.append((0, place))
        else:
            hidden.append((0, place))
    later: list[tuple[int, Square]] = []
    if state.board.mission.reinforcement and (state.pool or state.board.mission.recycle):
        for square in squares:
            if to_nearest(state, square) > LURK_DISTANCE:
                later.append((1, square))
    return Threat(_flood(state, hidden), _flood(state, bare), _flood(state, later))


def _flood(state: State, starts: list[tuple[int, Square]]) -> list[int]:
    """Multi-source Dijkstra with buckets, as far as two phases reach; a closed door costs 1 more."""
    board = state.board
    reached = [NEVER] * len(board.squares)
    shut = state.bulkheads | state.burning | state.barriers
    for square in state.where:
        if square >= 0:
            shut |= 1 << square
    closed = state.closed
    edges: list[list[Square]] = [[] for _ in range(NEXT + 3)]
    for cost, square in starts:
        if cost < reached[square]:
            reached[square] = cost
            edges[cost].append(square)
    for cost in range(NEXT + 1):
        for square in edges[cost]:
            if reached[square] < cost:
                continue
            for _, target, corner in board.steps[square]:
                bit = 1 << target
                if shut & bit or (corner and corner & (shut | closed) == corner):
                    continue
                far = cost + (2 if closed & bit else 1)
                if far < reached[target]:
                    reached[target] = far
                    edges[far].append(target)
    return reached


class Squad(NamedTuple):
    """What the danger to all marines depends on, except for the one about to act.

    sides    by other marine: the squares from which he can be attacked, each with his chance to die
    worth    by other marine
    view     the squares the others see; `watch` those they see in overwatch
    """

    threat: Threat
    sides: list[list[tuple[Square, float]]]
    worth: list[float]
    view: int
    watch: int


def squad(state: State, marine: Marine, threat: Threat, worth: list[float]) -> Squad:
    """The other marines as they stand, with this one removed from the board."""
    board, rule = state.board, state.settings.los_corridor_rule
    blocking = state.blocking()
    if marine >= 0 and state.where[marine] >= 0:
        blocking &= ~(1 << state.where[marine])
    view = watch = 0
    all_sides, worths = [], []
    for other in state.marines():
        if other == marine:
            continue
        there = board.field_of_view(state.where[other], state.facing[other], blocking, rule)
        view |= there
        if state.overwatch >> other & 1 and gun_works(state, other):
            watch |= there
        all_sides.append(sides(state, other, state.where[other], state.facing[other], marine))
        worths.append(worth[other])
    return Squad(threat, all_sides, worths, view, watch)


def sides(
    state: State, marine: Marine, square: Square, facing: int, mover: Marine = NOBODY
) -> list[tuple[Square, float]]:
    """The squares from which a marine in this place and facing can be attacked, each with his chance to die.

    The moving marine's own square counts as free: he may leave it.
    """
    found = []
    fighter = state.board.fighters[marine]
    for side in range(4):
        near = state.board.neighbours[square][2 * side]
        if near < 0 or (state.bulkheads | state.burning | state.barriers) >> near & 1:
            continue
        friend = state.marine_at(near)
        if friend >= 0 and friend not in (mover, marine):
            continue
        found.append((near, in_front(fighter) if side == facing else FLANK))
    return found


def chance(threat: Threat, square: Square, view: int, watch: int) -> float:
    """The chance that an alien stands on a square before the marines can act again."""
    hidden, bare, later = threat.hidden[square], threat.bare[square], threat.later[square]
    in_view = view >> square & 1
    spared = 1.0
    if bare <= STRIKES:
        spared *= 1 - BARE
    if hidden <= STRIKES:
        spared *= 1 - (SEEN if in_view else UNSEEN)
    elif hidden <= NEXT:
        spared *= 1 - (SOON_SEEN if in_view else SOON)
    if later <= STRIKES:
        spared *= 1 - (LATER_SEEN if in_view else LATER)
    spared *= 1 - (AMBUSH_SEEN if in_view else AMBUSH)
    danger = 1 - spared
    return danger * WATCHED if watch >> square & 1 else danger


def danger(squad: Squad, own: list[tuple[Square, float]], square: Square, worth: float, view: int, watch: int) -> float:
    """The expected loss of marines, weighted by worth, if one more stands on the square with this view."""
    view |= squad.view
    watch |= squad.watch
    threat = squad.threat
    known: dict[Square, float] = {square: 0.0}
    total = 0.0
    for one_sides, one_worth in zip([own, *squad.sides], [worth, *squad.worth], strict=True):
        spared = 1.0
        for near, dies in one_sides:
            if near not in known:
                known[near] = chance(threat, near, view, watch)
            spared *= 1 - known[near] * dies
        total += one_worth * (1 - spared)
    return total
