"""Rule list and greedy planner for a marine's next order: the first rule that applies, else the best walk."""

from __future__ import annotations

from typing import NamedTuple, cast

from voidlock.engine import Choice, Game, Option
from voidlock.games.hulk.facts import ALIENS, BOLTER, CANNON, FIRST_BLIP, FLAMER, FLAMER_RANGE
from voidlock.games.hulk.map.floor import FAR
from voidlock.games.hulk.marines.movement import front_three
from voidlock.games.hulk.marines.orders import orders
from voidlock.games.hulk.marines.paying import budget
from voidlock.games.hulk.marines.shooting import gun_works, targets
from voidlock.games.hulk.numbers import EVERY_MARINE, Marine, Target, at_door, door_of
from voidlock.games.hulk.state import State
from voidlock.games.hulk.state.options import Answer, plain
from voidlock.games.hulk.state.tasks import SEAT

from .danger import Threat, danger, sides, squad, threat
from .fire import (
    ENOUGH,
    NEAR,
    best_flame,
    best_shot,
    rooms_to_burn,
    shots_to_keep,
    spares_ammunition,
    striking,
    strong,
    urgency,
)
from .goals import Goals, goals
from .relay import LONGEST, chain
from .walks import Walk, walks

STEP = 1.0
"""The worth of one step towards the goal, in marines."""
CAREFUL = 0.1
"""The worth of a step for a careful walk."""
BEARER = 2.5
"""The worth of a marine on whom the mission depends; the others are worth 1."""
WATCH = 0.04
"""The worth of overwatch by itself: an alien may always come."""
WAY_IN, GLANCE = 0.4, 0.3
"""The worth of a doorway in sight and in overwatch to marines who hold a room; the share without overwatch."""
WORTH_A_SHOT = 0.18
"""A shot is worth its point at this chance to kill something about to attack."""
MOST_ORDERS = 8
"""The most orders in one walk."""
STEADY = 0.004
"""The least worth that a point spent on walking must gain."""


class Plan(NamedTuple):
    """Where a marine should end, whether in overwatch, and what that is worth to the squad."""

    walk: Walk
    watches: bool
    worth: float


def worths(state: State, wanted: Goals) -> list[float]:
    """By marine, his worth to the mission."""
    return [
        BEARER if marine in wanted and wanted[marine].bearer else 1.0 for marine in EVERY_MARINE[: len(state.where)]
    ]


def plan(
    state: State, marine: Marine, points: int, wanted: Goals, worth: list[float], near: Threat, step: float = STEP
) -> Plan:
    """The best place he can reach, weighing his own progress against the danger to all marines."""
    board, rule = state.board, state.settings.los_corridor_rule
    goal = wanted.get(marine)
    others = squad(state, marine, near, worth)
    blocking = state.blocking() & ~(1 << state.where[marine])
    can_watch = gun_works(state, marine)
    here = state.where[marine]
    best = Plan(Walk(here, state.facing[marine], 0, None), False, -1e9)
    for walk in walks(state, marine, points):
        view = board.field_of_view(walk.square, walk.facing, blocking, rule)
        own = sides(state, marine, walk.square, walk.facing, marine)
        gain = -STEADY * walk.cost
        if goal is not None:
            gain -= step * goal.weight * goal.field[walk.square]
        watches = can_watch and (walk.cost + 2 <= points or (not walk.cost and bool(state.overwatch >> marine & 1)))
        lost = danger(others, own, walk.square, worth[marine], view, view if watches else 0)
        value = gain - lost + (WATCH if watches else 0.0)
        if goal is not None and goal.ways_in & view:
            value += WAY_IN * (goal.ways_in & view).bit_count() * (1.0 if watches else GLANCE)
        if value > best.worth + 1e-9:
            best = Plan(walk, watches, value)
    return best


def expected_loss(state: State, marine: Marine, walk: Walk, watches: bool, near: Threat) -> float:
    """How many marines the squad would lose to the next attacks, with this one at the end of a walk."""
    everybody = [1.0] * len(state.where)
    blocking = state.blocking() & ~(1 << state.where[marine])
    view = state.board.field_of_view(walk.square, walk.facing, blocking, state.settings.los_corridor_rule)
    own = sides(state, marine, walk.square, walk.facing, marine)
    others = squad(state, marine, near, everybody)
    return danger(others, own, walk.square, 1.0, view, view if watches else 0)


# ---------------------------------------------------------------------- an order


def order(state: State, choice: Choice[Answer]) -> int:
    """His next order: one after another in his activation, otherwise a single one for command points."""
    assert choice.subject is not None
    marine = state.board.marine_by_name(choice.subject.id)
    places = {option.value: place for place, option in enumerate(choice.options)}
    if state.phase == ALIENS:
        return reaction(state, marine, choice)
    for advice in (mission_first, into_range, free_shot, burn_them, shoot_them, strike, ready_the_gun, clear_the_door):
        place = advice(state, marine, choice)
        if place >= 0:
            return place
    return _walk(state, marine, choice, places)


def mission_first(state: State, marine: Marine, choice: Choice[Answer]) -> int:
    """Do what the victory asks for before anything else."""
    for place, option in enumerate(choice.options):
        verb, number = option.value
        if verb == "operate" or (verb == "leave" and may_leave(state, marine)):
            return place
        if verb == "move" and number == state.object_at:
            return place
    worth, place = best_flame(state, marine, choice)
    return place if worth >= 100 else -1


def may_leave(state: State, marine: Marine) -> bool:
    """Whether leaving helps: marines have to get out, or he carries the object."""
    names = [condition.name for condition in state.board.mission.victory]
    return "exited" in names or ("exit_with" in names and state.carrier() == marine)


def into_range(state: State, marine: Marine, choice: Choice[Answer]) -> int:
    """A flamer who can reach a view of the room to burn, with points left to fire, goes there."""
    rooms = rooms_to_burn(state)
    points = budget(state, marine) - 2
    if not rooms or points < 0 or state.board.fighters[marine].gun != FLAMER or not state.ammo[marine]:
        return -1
    board, rule = state.board, state.settings.los_corridor_rule
    blocking = state.blocking() & ~(1 << state.where[marine])
    for walk in walks(state, marine, points):
        doors = board.mask([door for door in front_three(state, walk.square, walk.facing) if state.closed >> door & 1])
        view = board.field_of_view(walk.square, walk.facing, blocking & ~doors, rule) & rooms & ~(state.closed & ~doors)
        view &= ~board.sections[board.section[walk.square]] & ~state.occupied
        opening = int(bool(view & ~board.field_of_view(walk.square, walk.facing, blocking, rule)) or bool(view & doors))
        near = [square for square in board.each(view) if board.range(walk.square, square) <= FLAMER_RANGE]
        if near and walk.cost + opening <= points:
            first = walk.first or ("open", at_door(board.each(doors)[0]) if doors else 0)
            for place, option in enumerate(choice.options):
                if option.value == first:
                    return place
    return -1


def clear_the_door(state: State, marine: Marine, choice: Choice[Answer]) -> int:
    """Shoot away a closed door before the room to burn, so that the flamer can stay at a distance."""
    if state.board.fighters[marine].gun != BOLTER:
        return -1
    rooms = rooms_to_burn(state)
    for place, option in enumerate(choice.options):
        verb, target = option.value
        if verb in ("snap", "fire") and target < 0 and rooms >> door_of(Target(target)) & 1:
            return place
    return -1


def free_shot(state: State, marine: Marine, choice: Choice[Answer]) -> int:
    """Always take a free shot, except with the last rounds of a cannon."""
    worth, place = best_shot(state, marine, choice, ("snap",))
    if state.board.fighters[marine].gun == CANNON and worth < 0.5:
        return -1
    return place


def burn_them(state: State, marine: Marine, choice: Choice[Answer]) -> int:
    """Flame groups, or a single stealer that is about to attack."""
    if state.board.fighters[marine].gun != FLAMER or state.ammo[marine] <= shots_to_keep(state, marine):
        return -1
    worth, place = best_flame(state, marine, choice)
    pressed = any(striking(state, alien) < NEAR for alien in state.stealers())
    return place if worth >= ENOUGH or (worth > 0 and pressed) else -1


def shoot_them(state: State, marine: Marine, choice: Choice[Answer]) -> int:
    """Shoot at a stealer that can attack soon until it is dead."""
    worth, place = best_shot(state, marine, choice, ("fire",))
    if worth >= WORTH_A_SHOT and not (spares_ammunition(state, marine) and worth < 0.5):
        return place
    return -1


def strike(state: State, marine: Marine, choice: Choice[Answer]) -> int:
    """Close assault for marines who usually win it; a chainfist cuts a closed bulkhead ahead."""
    fighter = state.board.fighters[marine]
    for place, option in enumerate(choice.options):
        verb, target = option.value
        if verb == "assault" and (
            (target > 0 and strong(fighter)) or (target < 0 and state.bulkheads >> door_of(Target(target)) & 1)
        ):
            return place
    return -1


def ready_the_gun(state: State, marine: Marine, choice: Choice[Answer]) -> int:
    """Clear a jam, or reload an empty cannon."""
    for place, option in enumerate(choice.options):
        verb, _ = option.value
        if verb == "clear" or (verb == "reload" and not state.ammo[marine]):
            return place
    return -1


def points_for(state: State, marine: Marine, wanted: Goals) -> int:
    """Command points go to marines on whom the mission depends, and to those in their way."""
    if state.active != marine:
        return state.cp
    own = state.ap[marine]
    goal = wanted.get(marine)
    if goal is None or not state.cp:
        return own
    if goal.bearer or in_the_way(state, marine, wanted):
        return own + state.cp
    return own


def in_the_way(state: State, marine: Marine, wanted: Goals) -> bool:
    """Whether he stands next to a bearer and nearer to the bearer's goal."""
    here = state.where[marine]
    for other, goal in wanted.items():
        there = state.where[other]
        beside = there >= 0 and other != marine and state.board.around[there] >> here & 1
        if goal.bearer and beside and goal.field[here] < goal.field[there]:
            return True
    return False


def _walk(state: State, marine: Marine, choice: Choice[Answer], places: dict[Answer, int]) -> int:
    """Walk to the best place in reach; there go on overwatch or guard."""
    done = places.get(("done", 0), len(choice.options) - 1)
    wanted = goals(state)
    if state.carrier() == marine:
        first = chain(state, wanted).first
        if first in places:
            return places[first]
    points = points_for(state, marine, wanted)
    worth = worths(state, wanted)
    best = plan(state, marine, points, wanted, worth, threat(state))
    if best.walk.first is not None:
        return places.get(best.walk.first, done)
    own = state.ap[marine] if state.active == marine else 0
    if own >= 2 and not state.overwatch >> marine & 1:
        for verb in ("overwatch", "guard"):
            if (verb, 0) in places and not state.guard >> marine & 1:
                return places[verb, 0]
    return done


def walk_in_full(game: Game[State], marine: Marine, step: float) -> list[Option[object]]:
    """The orders of a whole walk with his own points, at this worth of a step; overwatch at the end if it pays."""
    game = game.clone()
    found: list[Option[object]] = []
    for _ in range(MOST_ORDERS):
        if not game.pending or game.pending[0].kind != "order" or game.state.active != marine:
            break
        state, choice = game.state, cast("Choice[Answer]", game.pending[0])
        wanted = goals(state)
        best = plan(state, marine, state.ap[marine], wanted, worths(state, wanted), threat(state), step)
        answer = best.walk.first or ("overwatch", 0)
        option = next((option for option in choice.options if option.value == answer), None)
        if option is None:
            break
        found.append(option)
        game.apply(choice.seat, option)
        if answer[0] == "overwatch":
            break
    return found


# ---------------------------------------------------------------------- who acts next


def next_marine(state: State, choice: Choice[Answer]) -> int:
    """The object's carrier acts first, hand to hand; then marines with near targets, then the foremost.

    The remaining command points are spent last.
    """
    waiting = [
        (Marine(option.value[1]), place) for place, option in enumerate(choice.options) if option.value[0] == "activate"
    ]
    end = len(choice.options) - 1
    wanted = goals(state)
    if waiting:
        links = {marine: place for place, marine in enumerate(chain(state, wanted).marines)}
        turns = [(links.get(marine, LONGEST), _turn_of(state, marine, wanted), place) for marine, place in waiting]
        return min(turns)[2]
    return _spend(state, choice, wanted, end)


def _turn_of(state: State, marine: Marine, wanted: Goals) -> tuple[int, int, int]:
    """Sort key, smaller first: a marine with a near target, then the nearer to his goal."""
    goal = wanted.get(marine)
    far = goal.field[state.where[marine]] if goal is not None else FAR
    return (0 if shot_value(state, marine) >= WORTH_A_SHOT else 1, far, marine)


def _spend(state: State, choice: Choice[Answer], wanted: Goals, end: int) -> int:
    """Spend leftover command points on another shot at what is near, or on a bearer's steps to his goal."""
    commands = {
        Marine(option.value[1]): place for place, option in enumerate(choice.options) if option.value[0] == "command"
    }
    if not state.cp:
        return end
    for marine, place in sorted(commands.items()):
        if state.overwatch >> marine & 1:
            continue
        verb, number = _command(state, marine)
        goal = wanted.get(marine)
        if verb in ("fire", "flame", "leave", "operate"):
            return place
        if goal is None or not goal.bearer:
            continue
        if verb in ("open", "turn") or (verb == "move" and goal.field[number] < goal.field[state.where[marine]]):
            return place
    return end


def _command(state: State, marine: Marine) -> Answer:
    """What he would do for command points."""
    options = [*orders(state, marine), plain("done")]
    asked: Choice[Answer] = Choice(SEAT, "order", options, subject=state.board.marine_things[marine])
    return options[order(state, asked)].value


def best_target(state: State, marine: Marine) -> tuple[float, Target] | None:
    """The worth of his best aimed shot now, and its target."""
    shots = [(urgency(state, marine, ("fire", target)), target) for target in targets(state, marine) if target > 0]
    return max(shots, default=None)


def shot_value(state: State, marine: Marine) -> float:
    """The worth of his best aimed shot now."""
    best = best_target(state, marine)
    return best[0] if best is not None else 0.0


# ---------------------------------------------------------------------- in the alien phase


def react(state: State, choice: Choice[Answer]) -> int:
    """CP-5: the marine whose one action helps most, if any does."""
    best, place = 0.0, len(choice.options) - 1
    for offered, option in enumerate(choice.options):
        verb, marine = option.value
        if verb == "command":
            worth = reaction_worth(state, Marine(marine))
            if worth > best:
                best, place = worth, offered
    return place


def attackers(state: State, marine: Marine) -> list[int]:
    """The sides on which stealers stand next to him."""
    near = state.board.neighbours[state.where[marine]]
    return [side for side in range(4) if near[2 * side] >= 0 and 0 <= state.alien_at(near[2 * side]) < FIRST_BLIP]


def reaction_worth(state: State, marine: Marine) -> float:
    """The worth of firing at what comes, turning to an attacker, or clearing a jam in overwatch."""
    watching = state.overwatch >> marine & 1
    beside = attackers(state, marine)
    if state.jammed >> marine & 1:
        return 0.3 if watching else 0.0
    if watching and not beside:
        return 0.0
    if beside and state.facing[marine] not in beside:
        return 0.5
    return shot_value(state, marine)


def reaction(state: State, marine: Marine, choice: Choice[Answer]) -> int:
    """The one action of a reacting marine."""
    places = {option.value: place for place, option in enumerate(choice.options)}
    if ("clear", 0) in places:
        return places["clear", 0]
    beside = attackers(state, marine)
    if beside and state.facing[marine] not in beside:
        for side in beside:
            if ("turn", side) in places:
                return places["turn", side]
    _, place = best_shot(state, marine, choice, ("fire",))
    return place if place >= 0 else places["done", 0]
