"""S2: A* search over states (square and facing) for an alien's best path.

The search finds all paths of least cost; one of them is walked. One random number per activation breaks ties, so a path
recomputed after each step continues as it began (A32).
"""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from voidlock.engine import rank
from voidlock.games.hulk.map.board import Board
from voidlock.games.hulk.map.network import ACTION, AP, SEEN, Network
from voidlock.games.hulk.numbers import EVERY_SQUARE, Square

POINTS = AP.bit_length() - 1
"""Points are shifted into a cost: a compiled product of numbers this long is slow, and no timer may interrupt it."""

UNLIMITED = 1 << 18
UNREACHED = 1 << 60
STATES = 12
"""The number of low bits that hold the state in a queue item."""

MOVE, TURN, OPEN = range(3)


class Action(NamedTuple):
    """One action of a path: the square moved to or the door opened, the facing after it, and its AP."""

    kind: int
    square: Square
    facing: int
    ap: int


class Way(NamedTuple):
    """A path: its first state, its total AP, and its actions."""

    start: int
    cost: int
    actions: tuple[Action, ...]


class Ground(NamedTuple):
    """Terrain for the search: blocked squares, squares for the corner rule, closed doors, seen squares."""

    blocked: int
    corners: int
    closed: int
    seen: int


BLOCKED, CORNER, CLOSED, SEEN_NOW = 1, 2, 4, 8


@lru_cache(maxsize=16)
def floor_of(ground: Ground, squares: int) -> bytes:
    """By square, which of the four it is, as bits; one more stands for no square."""
    floor = bytearray(squares + 1)
    for kind, marks in zip((BLOCKED, CORNER, CLOSED, SEEN_NOW), ground, strict=True):
        left = marks
        while left:
            lowest = left & -left
            floor[lowest.bit_length() - 1] |= kind
            left ^= lowest
    return bytes(floor)


def attack_states(board: Board, square: Square) -> frozenset[int]:
    """S2: the states of a stealer that shares a side with a square and faces it."""
    near = board.neighbours[square][::2]
    return frozenset(4 * other + (side + 2) % 4 for side, other in enumerate(near) if other >= 0)


def adjacent_states(board: Board, square: Square) -> frozenset[int]:
    """The states of a blip on the squares that share a side with one."""
    return frozenset(4 * other for other in board.neighbours[square][::2] if other >= 0)


def best_way(
    board: Board,
    network: Network,
    starts: tuple[int, ...],
    goals: frozenset[int],
    ground: Ground,
    far: list[int],
    luck: int,
    *,
    limit: int = UNLIMITED,
    unseen: bool = False,
) -> Way | None:
    """The best path from one of the starts to one of the goals within `limit` AP, or None.

    `far` is the walking distance of each square from the target. With `unseen`, no step may enter sight.
    """
    search = _Search(network, ground, far, limit, unseen)
    found = search.run(starts, goals)
    if not found:
        return None
    return _Walk(board, search, goals, ground.closed, luck).way(starts, found)


class _Search:
    """A* that keeps all predecessors of equal cost; the walking distance is the admissible heuristic."""

    def __init__(self, network: Network, ground: Ground, far: list[int], limit: int, unseen: bool) -> None:
        self.moves, self.turns = network
        self.floor = floor_of(ground, len(far))
        self.far = far
        self.limit = (limit << POINTS) + AP - 1
        self.unseen = unseen
        self.best = [UNREACHED] * len(self.moves)
        self.before: list[list[int]] = [[]] * len(self.moves)
        self.queue: list[int] = []

    def run(self, starts: tuple[int, ...], goals: frozenset[int]) -> list[int]:
        """The goals reached at the least cost; empty if there is no path."""
        least = self.limit
        found: list[int] = []
        for state in starts:
            self._reach(state, 0, -1)
        done = bytearray(len(self.moves))
        best, queue = self.best, self.queue
        while queue:
            item = heappop(queue)
            if item >> STATES > least:
                break
            state = item & ((1 << STATES) - 1)
            if done[state]:
                continue
            done[state] = True
            if state in goals:
                least = best[state]
                found.append(state)
            else:
                self._expand(state, best[state])
        return found

    def _reach(self, state: int, cost: int, before: int) -> None:
        """Note a way to a state that is as cheap as the best one known, or cheaper."""
        if cost < self.best[state]:
            still = cost + (max(self.far[state >> 2] - 1, 0) << POINTS)
            if still > self.limit:
                return
            self.best[state] = cost
            self.before[state] = [before]
            heappush(self.queue, still << STATES | state)
        else:
            self.before[state].append(before)

    def _expand(self, state: int, cost: int) -> None:
        floor, best = self.floor, self.best
        after_turn = cost + AP + ACTION
        for turned in self.turns[state]:
            if after_turn <= best[turned]:
                self._reach(turned, after_turn, state)
        hidden = self.unseen and not floor[state >> 2] & SEEN_NOW
        for square, one, other, price, in_front, results in self.moves[state]:
            what = floor[square]
            if what & BLOCKED or floor[one] & floor[other] & CORNER:
                continue
            total = cost + price
            if what & CLOSED:
                if not in_front:
                    continue
                total += AP + ACTION
            if what & SEEN_NOW:
                if hidden:
                    continue
                total += SEEN
            for result in results:
                if total <= best[result]:
                    self._reach(result, total, state)


class _Walk:
    """Walks one of the best paths: squares by the activation's random number, facings by S2."""

    def __init__(self, board: Board, search: _Search, goals: frozenset[int], closed: int, luck: int) -> None:
        self.board = board
        self.best = search.best
        self.before = search.before
        self.goals = goals
        self.closed = closed
        self.luck = luck
        self.after: dict[int, list[int]] = {}

    def way(self, starts: tuple[int, ...], found: list[int]) -> Way:
        self._trace(found)
        state = self._with_facing([state for state in starts if state in self.after], -1)
        start, actions = state, []
        while state not in self.goals:
            following = self._next(state)
            points = (self.best[following] >> POINTS) - (self.best[state] >> POINTS)
            square, facing = EVERY_SQUARE[following >> 2], following & 3
            if square == state >> 2:
                actions.append(Action(TURN, square, facing, points))
            else:
                if self.closed >> square & 1:
                    actions.append(Action(OPEN, square, state & 3, 1))
                    points -= 1
                actions.append(Action(MOVE, square, facing, points))
            state = following
        return Way(start, self.best[state] >> POINTS, tuple(actions))

    def _trace(self, found: list[int]) -> None:
        """Store, for each state on a best path, its successors on best paths."""
        self.after = {state: [] for state in found}
        edge = found[:]
        while edge:
            state = edge.pop()
            for before in self.before[state]:
                if before >= 0:
                    if before not in self.after:
                        self.after[before] = []
                        edge.append(before)
                    self.after[before].append(state)

    def _squares_after(self, state: int) -> list[Square]:
        """The next other squares on best paths from a state, whether or not a turn comes between; empty at the goal."""
        found = []
        for following in self.after[state]:
            if following >> 2 != state >> 2:
                found.append(EVERY_SQUARE[following >> 2])
            else:
                found += self._squares_after(following)
        return found

    def _next(self, state: int) -> int:
        """The successor: among several squares the random order decides, among several facings S2."""
        following = self.after[state]
        if len(following) == 1:
            return following[0]
        square = state >> 2
        ahead = self._squares_after(state)
        if not ahead:
            return following[0]
        wanted = self._luckiest(ahead)
        moved = [other for other in following if other >> 2 == wanted]
        turned = [other for other in following if other >> 2 == square and wanted in self._squares_after(other)]
        if moved and (not turned or rank(self.luck, -2) & 1):
            return self._with_facing(moved, state & 3)
        return self._looking_at(turned, wanted, state & 3)

    def _luckiest(self, squares: list[Square]) -> Square:
        first = squares[0]
        if all(square == first for square in squares):
            return first
        return min(squares, key=lambda square: rank(self.luck, square))

    def _with_facing(self, states: list[int], present: int) -> int:
        """Among states on one square, all on best paths, the one whose facing fits the next step."""
        if len(states) == 1:
            return states[0]
        ahead = [square for state in states for square in self._squares_after(state)]
        if not ahead:
            return states[0]
        wanted = self._luckiest(ahead)
        return self._looking_at([state for state in states if wanted in self._squares_after(state)], wanted, present)

    def _looking_at(self, states: list[int], wanted: Square, present: int) -> int:
        """S2: face the next square, or else have it in the front three, preferably with the present facing."""
        near = self.board.neighbours[states[0] >> 2]
        straight = [state for state in states if near[2 * (state & 3)] == wanted]
        if straight:
            return straight[0]
        front = [state for state in states if wanted in (near[2 * (state & 3) + 1], near[2 * (state & 3) - 1])]
        fitting = front or states
        for state in fitting:
            if state & 3 == present:
                return state
        return min(fitting, key=lambda state: rank(self.luck, -4 - (state & 3)))
