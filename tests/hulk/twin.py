"""A second, slow and literal reading of S2 and S5 to S8: what an alien may do next, as a set of acceptable deeds.

It knows points and sets of points, searches without any bound, tries every order of tied things, and shares nothing
with the engine but the state it is asked about.
"""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from tests.hulk.twin_points import COMPASS, Point, ahead_and_aside, clear_line, distances, steps
from voidlock.games.hulk.facts import FIRST_BLIP, LORD_VALUE
from voidlock.games.hulk.state import OUT, State, entry_of

Cost = tuple[int, int, int, int]
Deed = tuple[str, Point | int, int]
"""`("move", square, facing)`, `("turn", facing, 0)`, `("open", door, 0)`, `("attack", marine, 0)`, `("stop", 0, 0)`."""

MOST_PATHS = 3000

STOP: Deed = ("stop", 0, 0)


class TooMany(Exception):
    """More equal paths than anybody wants to list."""


class Node(NamedTuple):
    square: Point
    facing: int
    opened: frozenset[Point]


Step = tuple[Deed, Node, int]


class Twin:
    """The board as it lies, in points."""

    def __init__(self, state: State) -> None:
        self.state = state
        squares = state.board.squares
        self.floor = set(squares)
        self.section = {point: state.board.section[number] for number, point in enumerate(squares)}
        self.rooms = {point for number, point in enumerate(squares) if state.board.rooms >> number & 1}
        self.closed = self._points(state.closed)
        self.bulkheads = self._points(state.bulkheads)
        self.burning = self._points(state.burning)
        self.barriers = self._points(state.barriers)
        self.marines = {number: squares[square] for number, square in enumerate(state.where) if square >= 0}
        self.aliens = {number: squares[place] for number, place in enumerate(state.place) if place >= 0}
        self.lurkers = {
            number: squares[state.board.entry_squares[entry_of(place)]]
            for number, place in enumerate(state.place)
            if place < OUT
        }

    def _points(self, marks: int) -> set[Point]:
        return {point for number, point in enumerate(self.state.board.squares) if marks >> number & 1}

    # ------------------------------------------------------------------ sight and distance

    def sees(self, marine: int, target: Point, without: Point | None) -> bool:
        """Section 8 on points; the piece on `without` does not block."""
        start, facing = self.marines[marine], self.state.facing[marine]
        ahead, aside = ahead_and_aside(start, facing, target)
        if ahead < 1 or aside > ahead or target not in self.floor:
            return False
        if self.state.settings.los_corridor_rule and target not in self.rooms and aside and ahead > 1:
            return False
        blocking = self.closed | self.bulkheads | self.burning | self.barriers
        blocking |= {place for place in (*self.marines.values(), *self.aliens.values()) if place != without}

        def blocks(point: Point) -> bool:
            return point not in self.floor or point in blocking

        return clear_line(start, target, blocks)

    def seen(self, alien: int) -> set[Point]:
        """S2: seen squares for an acting alien."""
        own = self.aliens.get(alien)
        return {point for point in self.floor if any(self.sees(marine, point, own) for marine in self.marines)}

    def steps(self, point: Point, blocked: set[Point]) -> list[Point]:
        """Squares beside one that the corner rule lets through, given what it counts as blocked."""
        return steps(point, self.floor, blocked)

    def distances(self, start: Point) -> dict[Point, int]:
        return distances(start, self.floor, self.bulkheads)

    def stands(self, alien: int) -> Point:
        return self.aliens[alien] if alien in self.aliens else self.lurkers[alien]

    def to_nearest(self, alien: int) -> int:
        far = self.distances(self.stands(alien))
        return min(far.get(place, 1 << 20) for place in self.marines.values())

    # ------------------------------------------------------------------ S5

    def next_aliens(self) -> set[int]:
        """Every alien that may be activated next."""
        state = self.state
        waiting = {
            alien
            for alien in (*self.aliens, *self.lurkers)
            if not state.acted >> alien & 1
            and not (alien >= FIRST_BLIP and state.value[alien] == LORD_VALUE and not state.lord_awake)
            and (alien in self.aliens or state.forced[alien] != state.turn)
        }
        stealers = {alien for alien in waiting if alien in self.aliens and alien < FIRST_BLIP}
        blips = {alien for alien in waiting if alien in self.aliens and alien >= FIRST_BLIP}
        chosen = stealers or blips or waiting
        least = min([self.to_nearest(alien) for alien in chosen], default=0)
        return {alien for alien in chosen if self.to_nearest(alien) == least}

    # ------------------------------------------------------------------ target priority

    def lines(self, marine: int, alien: int | None) -> tuple[int, int, int, int]:
        state, mission = self.state, self.state.board.mission
        fact, bit = mission.marines[marine], 1 << marine
        mentioned = fact.id in mission.special.priority
        mentioned |= mission.special.priority_carrier and state.carrier() == marine
        armed = bool(state.overwatch & bit) and not state.jammed & bit
        if "assault_cannon" in fact.weapons and not state.ammo[marine]:
            armed = False
        inside = True
        if alien is not None:
            ahead, aside = ahead_and_aside(self.marines[marine], state.facing[marine], self.stands(alien))
            inside = ahead >= 1 and aside <= ahead
        return int(not mentioned), int(armed), int(inside), int("storm_bolter" not in fact.weapons)

    def first_of(self, marines: list[int], alien: int | None) -> list[int]:
        """Those who may come first."""
        least = min(self.lines(marine, alien) for marine in marines)
        return [marine for marine in marines if self.lines(marine, alien) == least]

    # ------------------------------------------------------------------ paths

    def stuck(self) -> set[Point]:
        """Closed doors that may not be operated now."""
        if self.state.settings.door_by_fire == "free":
            return set()
        return {
            (x, y)
            for x, y in self.closed
            if any((x + dx, y + dy) in self.burning for dx in (-1, 0, 1) for dy in (-1, 0, 1))
        }

    def lasting(self) -> set[Point]:
        return self.bulkheads | set(self.marines.values())

    def passing(self, alien: int) -> set[Point]:
        others = {place for other, place in self.aliens.items() if other != alien}
        return others | self.burning | self.barriers | self.stuck()

    def blocked(self, alien: int) -> set[Point]:
        """MOV-4: what the corner rule counts now."""
        others = {place for other, place in self.aliens.items() if other != alien}
        return others | set(self.marines.values()) | self.closed | self.bulkheads | self.barriers

    def following(self, node: Node, blip: bool, blocked: set[Point]) -> list[Step]:
        """Every single action from a state, with what it leads to and its AP."""
        found: list[Step] = []
        if not blip:
            for facing in range(4):
                if facing != node.facing:
                    found.append((("turn", facing, 0), node._replace(facing=facing), 1))
        shut = self.closed - node.opened
        for there in self.steps(node.square, blocked | shut):
            if there in blocked:
                continue
            dx, dy = there[0] - node.square[0], there[1] - node.square[1]
            fx, fy = COMPASS[node.facing]
            forward = dx * fx + dy * fy
            if there in shut:
                if blip or forward == 1:
                    found.append((("open", there, 0), node._replace(opened=node.opened | {there}), 1))
                continue
            cost = 2 if forward == -1 and not blip else 1
            turned = [0] if blip else [node.facing, (node.facing + 1) % 4, (node.facing + 3) % 4]
            for facing in turned:
                found.append((("move", there, facing), Node(there, facing, node.opened), cost))
        return found

    def best(
        self,
        starts: list[Node],
        target: Point,
        blip: bool,
        blocked: set[Point],
        seen: set[Point],
        unseen: bool,
        limit: int,
    ) -> list[tuple[Node, list[Step]]]:
        """Every path of the least cost, whole, each with the state it starts from."""
        goals = {(target[0] + dx, target[1] + dy): COMPASS_BACK[dx, dy] for dx, dy in COMPASS.values()}
        least: dict[Node, Cost] = {}
        before: dict[Node, list[tuple[Node, Step]]] = {}
        ticket = count()
        queue: list[tuple[Cost, int, Node]] = []
        for start in starts:
            least[start] = (0, 0, 0, 0)
            before[start] = []
            heappush(queue, (least[start], next(ticket), start))
        done: set[Node] = set()
        found: list[Node] = []
        bound: Cost | None = None
        while queue:
            cost, _, node = heappop(queue)
            if node in done or (bound is not None and cost > bound):
                continue
            done.add(node)
            if node.square in goals and (blip or goals[node.square] == node.facing):
                bound = cost
                found.append(node)
                continue
            for step in self.following(node, blip, blocked):
                deed, after, points = step
                entered = deed[0] == "move"
                if entered and unseen and after.square in seen and node.square not in seen:
                    continue
                moved = abs(after.square[0] - node.square[0]) + abs(after.square[1] - node.square[1])
                total = (
                    cost[0] + points,
                    cost[1] + int(entered and after.square in seen),
                    cost[2] + 1,
                    cost[3] + int(moved == 2),
                )
                if total[0] > limit:
                    continue
                if after not in least or total < least[after]:
                    least[after] = total
                    before[after] = [(node, step)]
                    heappush(queue, (total, next(ticket), after))
                elif total == least[after]:
                    before[after].append((node, step))
        return [path for node in found for path in self._whole(node, before)]

    def _whole(self, node: Node, before: dict[Node, list[tuple[Node, Step]]]) -> list[tuple[Node, list[Step]]]:
        paths: list[tuple[Node, list[Step]]] = []
        waiting: list[tuple[Node, list[Step]]] = [(node, [])]
        while waiting:
            at, steps = waiting.pop()
            if not before[at]:
                paths.append((at, steps))
            waiting += [(earlier, [step, *steps]) for earlier, step in before[at]]
            if len(paths) + len(waiting) > MOST_PATHS:
                raise TooMany
        return paths

    def ways(self, alien: int, starts: list[Node], target: Point, blip: bool) -> list[tuple[Node, list[Step]]]:
        """S2, obstacles: the best paths ignoring sight, round or past what passes."""
        seen = self.seen(alien)
        both = self.best(starts, target, blip, self.lasting() | self.passing(alien), seen, False, 999)
        straight = self.best(starts, target, blip, self.lasting(), seen, False, 999)
        if both and (not straight or ap(both) <= ap(straight) + 6):
            return both
        return straight

    def reach(self, alien: int, starts: list[Node], marine: int, points: int) -> list[tuple[Node, list[Step]]]:
        """S2: the best paths to an attack state that do not enter sight; under the brood effect it does not matter."""
        blocked = self.lasting() | self.passing(alien)
        free = not self.state.brood >> alien & 1
        return self.best(starts, self.marines[marine], False, blocked, self.seen(alien), free, points)

    # ------------------------------------------------------------------ S7 step 2

    def stealer_paths(
        self, alien: int, starts: list[Node], points: int
    ) -> list[tuple[int, list[tuple[Node, list[Step]]]]]:
        """Every marine it may go for now, with the paths it may take to him."""
        chosen, kept = self.state.chosen, self.state.target
        if chosen >= 0:
            paths = self.reach(alien, starts, chosen, points)
            if paths:
                return [(chosen, paths)]
        if kept >= 0:
            paths = self.reach(alien, starts, kept, points - 1)
            if paths:
                return [(kept, paths)]
        can = {marine: self.reach(alien, starts, marine, points - 1) for marine in self.marines}
        reached = [marine for marine, paths in can.items() if paths]
        if reached:
            return [(marine, can[marine]) for marine in self.first_of(reached, alien)]
        return self.farther(alien, starts, blip=False)

    def farther(self, alien: int, starts: list[Node], *, blip: bool) -> list[tuple[int, list[tuple[Node, list[Step]]]]]:
        """S7 step 2 b and c."""
        kept = self.state.target
        if kept >= 0:
            paths = self.ways(alien, starts, self.marines[kept], blip)
            if paths:
                return [(kept, paths)]
        far = self.distances(self.stands(alien))
        left = [marine for marine in self.marines if marine != kept]
        while left:
            within = [marine for marine in left if far.get(self.marines[marine], 1 << 20) <= 12]
            if within:
                first = self.first_of(within, alien)
            else:
                least = min(far.get(self.marines[marine], 1 << 20) for marine in left)
                first = self.first_of([m for m in left if far.get(self.marines[m], 1 << 20) == least], alien)
            found = [(marine, self.ways(alien, starts, self.marines[marine], blip)) for marine in first]
            with_path = [(marine, paths) for marine, paths in found if paths]
            if with_path:
                return with_path
            left = [marine for marine in left if marine not in first]
        return []

    # ------------------------------------------------------------------ what comes next

    def enters_sight(self, alien: int, path: list[Step], points: int) -> bool:
        """S6: the part that is paid for, up to the first passing obstacle, has a step into sight."""
        here, seen, passing = self.stands(alien), self.seen(alien), self.passing(alien)
        for deed, node, cost in path:
            points -= cost
            if points < 0 or (deed[0] in ("move", "open") and deed[1] in passing):
                return False
            if deed[0] == "move":
                if node.square in seen and here not in seen:
                    return True
                here = node.square
        return False

    def is_open(self, alien: int) -> bool:
        """S7, S8: whether its entry square is free, not burning and, without the brood effect, unseen."""
        entry = self.lurkers[alien]
        taken = {*self.marines.values(), *self.aliens.values()} | self.barriers | self.burning
        return entry not in taken and (bool(self.state.brood >> alien & 1) or entry not in self.seen(alien))

    def stopped_at_entry(self, alien: int, path: list[Step]) -> bool:
        """S6, A34: whether sight blocks a lurking alien with this path from its entry square."""
        entry = self.lurkers[alien]
        if entry in self.marines.values():
            return False
        if entry in self.seen(alien):
            return True
        if self.state.settings.lurking == "entry" or not self.is_open(alien):
            return False
        return self.enters_sight(alien, path, self.state.ap_left - 1)

    def first_deeds(self, paths: list[tuple[Node, list[Step]]], present: int) -> set[Deed]:
        """The first actions of the best paths, with facings as S2 wants them."""
        found: set[Deed] = set()
        for chain in {squares_of(path) for _, path in paths}:
            same = [path for _, path in paths if squares_of(path) == chain]
            for path in same:
                found |= self._facing(same, path[0], chain, present)
        return found

    def _facing(self, same: list[list[Step]], first: Step, chain: tuple[Point, ...], present: int) -> set[Deed]:
        deed, node, _ = first
        if deed[0] == "open":
            return {deed}
        alike = {path[0][0] for path in same if path[0][0][0] == deed[0] and path[0][1].square == node.square}
        following = chain[0] if deed[0] == "turn" else chain[1] if len(chain) > 1 else None
        if deed[0] == "turn" and not chain:
            return alike
        if following is None:
            return alike
        facings = {(other[1] if deed[0] == "turn" else other[2]): other for other in alike}
        return {facings[facing] for facing in suiting(node.square, following, set(facings), present)}


def suiting(square: Point, following: Point, facings: set[object], present: int) -> set[int]:
    """S2: of the facings those that suit the next square."""
    numbers = {facing for facing in facings if isinstance(facing, int)}
    straight = {f for f in numbers if ahead_and_aside(square, f, following) == (1, 0)}
    if straight:
        return straight
    front = {f for f in numbers if ahead_and_aside(square, f, following) == (1, 1)}
    fitting = front or numbers
    return {present} if present in fitting else fitting


def squares_of(path: list[Step]) -> tuple[Point, ...]:
    """The squares a path leads over."""
    return tuple(node.square for deed, node, _ in path if deed[0] == "move")


def ap(paths: list[tuple[Node, list[Step]]]) -> int:
    return sum(points for _, _, points in paths[0][1])


COMPASS_BACK = {(dx, dy): (facing + 2) % 4 for facing, (dx, dy) in COMPASS.items()}
