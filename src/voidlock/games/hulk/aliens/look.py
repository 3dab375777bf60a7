"""Planning context of one alien: obstacles, seen squares, and the marines it can reach (S2)."""

from __future__ import annotations

from itertools import islice
from typing import NamedTuple

from voidlock.engine import Thing
from voidlock.games.hulk.facts import FIRST_BLIP, TARGET_DISTANCE
from voidlock.games.hulk.map.network import blip_network, stealer_network
from voidlock.games.hulk.marines.movement import by_fire
from voidlock.games.hulk.numbers import NOBODY, Alien, Marine, Square
from voidlock.games.hulk.state import State
from voidlock.games.hulk.state.sight import seen_squares, squares_seen_past

from .paths import MOVE, OPEN, UNLIMITED, Ground, Way, adjacent_states, attack_states, best_way
from .priority import NO_WAY, by_priority, deciding_line

DETOUR = 6
"""A22, A29: the most extra AP that a path around a passing obstacle may cost."""

REACH, WITHIN, CLOSEST, KEPT, CHOSEN, BESIDE = (
    Thing("row", name) for name in ("reach", "within", "closest", "kept", "chosen", "beside")
)
ROUND, PAST = Thing("row", "round"), Thing("row", "past")


class Aim(NamedTuple):
    """A target marine, the path to him, and the row of S7 step 2 that picks him."""

    marine: Marine
    way: Way
    row: Thing


class Look:
    """The board for one alien on its square or entry square; the alien's own square counts as empty (A31)."""

    def __init__(self, state: State, alien: Alien, square: Square, starts: tuple[int, ...]) -> None:
        self.state = state
        self.board = state.board
        self.alien = alien
        self.square = square
        self.starts = starts
        self.is_blip = alien >= FIRST_BLIP
        here = 1 << square if state.place[alien] == square else 0
        self.seen = squares_seen_past(state, square) if here else seen_squares(state)
        marines = 0
        for there in state.where:
            if there >= 0:
                marines |= 1 << there
        self.lasting = state.bulkheads | marines
        stuck = 0
        if state.burning:
            stuck = self.board.mask([door for door in self.board.each(state.closed) if by_fire(state, door)])
        self.passing = (state.occupied & ~marines & ~here) | state.burning | state.barriers | stuck
        self.round = Ground(
            self.lasting | self.passing,
            self.lasting | self.passing | state.closed,
            state.closed & ~stuck,
            self.seen,
        )
        self.past = Ground(self.lasting, self.lasting | state.closed, state.closed, self.seen)
        self.far = state.distances(square)

    @classmethod
    def of_stealer(cls, state: State, alien: Alien) -> Look:
        square = state.place[alien]
        return cls(state, alien, square, (4 * square + state.looks[alien],))

    @classmethod
    def any_facing(cls, state: State, alien: Alien, square: Square) -> Look:
        """A stealer that is about to be placed on the square, with any facing."""
        return cls(state, alien, square, tuple(4 * square + facing for facing in range(4)))

    @classmethod
    def of_blip(cls, state: State, blip: Alien, square: Square) -> Look:
        return cls(state, blip, square, (4 * square,))

    # ------------------------------------------------------------------ paths

    def reach(self, marine: Marine, points: int) -> Way | None:
        """S2: a stealer's path to an attack state, around both kinds of obstacle, without entering sight.

        Under the brood effect sight does not matter.
        """
        there = self.state.where[marine]
        if self.far[there] - 1 > points and self.state.settings.distance_through_doors:
            return None
        under_brood = bool(self.state.brood >> self.alien & 1)
        return self._stealer_way(there, self.round, points, unseen=not under_brood)

    def _stealer_way(self, there: Square, ground: Ground, limit: int, *, unseen: bool) -> Way | None:
        board, state = self.board, self.state
        return best_way(
            board,
            stealer_network(board, state.settings.free_turn),
            self.starts,
            attack_states(board, there),
            ground,
            board.distances(there, state.bulkheads),
            state.luck,
            limit=limit,
            unseen=unseen,
        )

    def _any_way(self, there: Square, ground: Ground, limit: int) -> Way | None:
        if not self.is_blip:
            return self._stealer_way(there, ground, limit, unseen=False)
        board, state = self.board, self.state
        far = board.distances(there, state.bulkheads)
        return best_way(
            board, blip_network(board), self.starts, adjacent_states(board, there), ground, far, state.luck, limit=limit
        )

    def way(self, marine: Marine) -> Way | None:
        """S2, obstacles: a path around both kinds, unless a path through passing ones saves more than 6 AP."""
        there = self.state.where[marine]
        straight = self._any_way(there, self.past, UNLIMITED)
        if straight is None or not self.passing:
            return straight
        return self._any_way(there, self.round, straight.cost + DETOUR) or straight

    # ------------------------------------------------------------------ marines

    def priority(self, marines: list[Marine]) -> list[Marine]:
        return by_priority(self.state, marines, self.square)

    def reachable(self, points: int) -> list[tuple[Marine, Way]]:
        """The marine of highest target priority that a stealer can reach with these AP, and the path; empty if none."""
        near = [
            marine
            for marine in self.state.marines()
            if self.far[self.state.where[marine]] - 1 <= points or not self.state.settings.distance_through_doors
        ]
        for marine in self.priority(near):
            way = self.reach(marine, points)
            if way is not None:
                return [(marine, way)]
        return []

    def nearest(self) -> list[tuple[Marine, Thing]]:
        """S7 step 2 b and c: marines within 12 by priority, then the others by distance and priority."""
        state, far = self.state, self.far
        ordered = self.priority(state.marines())
        within = [marine for marine in ordered if far[state.where[marine]] <= TARGET_DISTANCE]
        others = sorted(
            [marine for marine in ordered if far[state.where[marine]] > TARGET_DISTANCE],
            key=lambda marine: far[state.where[marine]],
        )
        return [(marine, WITHIN) for marine in within] + [(marine, CLOSEST) for marine in others]

    def farther(self, kept: Marine = NOBODY) -> Aim | None:
        """S7 step 2 b and c, ignoring sight: the kept target, or the first marine with a path to him."""
        if kept >= 0:
            way = self.way(kept)
            if way is not None:
                return Aim(kept, way, KEPT)
        for marine, row in self.nearest():
            if marine != kept:
                way = self.way(marine)
                if way is not None:
                    return Aim(marine, way, row)
        return None

    def line(self, aim: Aim) -> Thing:
        """Why this marine leads his row: no path to those before him, or the priority line that beats the next one."""
        if aim.row in (WITHIN, CLOSEST) and aim.marine != self.nearest()[0][0]:
            return NO_WAY
        return deciding_line(self.state, [aim.marine, *self._next(aim)], self.square)

    def _next(self, aim: Aim) -> list[Marine]:
        """The next marine in the same row; empty if there is none."""
        state, far = self.state, self.far
        if aim.row is REACH:
            ordered = self.priority(state.marines())
            behind = ordered[ordered.index(aim.marine) + 1 :]
            return list(islice((marine for marine in behind if self.reach(marine, state.ap_left - 1)), 1))
        equal = TARGET_DISTANCE if aim.row is WITHIN else far[state.where[aim.marine]]
        alike = [marine for marine, row in self.nearest() if row is aim.row and far[state.where[marine]] <= equal]
        return [marine for marine in alike if marine != aim.marine][:1]

    # ------------------------------------------------------------------ sight

    def enters_sight(self, here: Square, square: Square) -> bool:
        """S2: whether a step leads from an unseen square onto a seen one."""
        return bool(self.seen >> square & 1) and not self.seen >> here & 1

    def blocked_by_sight(self, way: Way, points: int) -> bool:
        """S6: whether the affordable part of the path, up to the first passing obstacle, enters sight."""
        here = self.square
        for action in way.actions:
            points -= action.ap
            if points < 0 or (action.kind in (MOVE, OPEN) and self.passing >> action.square & 1):
                return False
            if action.kind == MOVE:
                if self.enters_sight(here, action.square):
                    return True
                here = action.square
        return False
