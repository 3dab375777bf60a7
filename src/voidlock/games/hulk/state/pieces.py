"""Placing, moving and removing pieces; deaths and their immediate effects."""

from __future__ import annotations

from voidlock.engine import Task, Thing
from voidlock.games.hulk.events.marines import (
    BlipCounted,
    BlipRemoved,
    MarineDied,
    ObjectHarmed,
    ObjectPutDown,
    StealerDied,
)
from voidlock.games.hulk.facts import FIRST_BLIP, LORD, LORD_VALUE, OLD
from voidlock.games.hulk.numbers import (
    NO_ALIEN,
    NOBODY,
    NOTHING,
    Alien,
    AlienSeen,
    AlienSet,
    Blip,
    Marine,
    Square,
    Stealer,
    at_alien,
)

from . import ALIEN_THINGS, DEAD, DESTROYED, GONE, OBJECT_STATES, OUT, UNDAMAGED, State
from .tasks import TASKS


def _put(state: State, square: Square, piece: int) -> None:
    """Record the piece on the square; `State.marine_at` and `alien_at` read it."""
    state.at[square] = piece
    state.occupied |= 1 << square


def clear(state: State, square: Square) -> None:
    state.at[square] = 0
    state.occupied &= ~(1 << square)


def put_marine(state: State, marine: Marine, square: Square) -> None:
    """Move the marine to the square, wherever he was before."""
    if state.where[marine] >= 0:
        clear(state, state.where[marine])
    state.where[marine] = square
    _put(state, square, marine + 1)


def put_alien(state: State, alien: Alien, square: Square) -> None:
    """Move the alien to the square, wherever it was before."""
    if state.place[alien] >= 0:
        clear(state, state.place[alien])
    state.place[alien] = square
    _put(state, square, -1 - alien)


def take_blip(state: State, value: int) -> Alien:
    """A free counter for a blip that enters play."""
    blip = next(blip for blip in state.counters() if state.place[blip] == OUT)
    state.value[blip] = value
    state.forced[blip] = 0
    return blip


# ---------------------------------------------------------------------- leaving and dying


def take_marine(state: State, marine: Marine, to: Square) -> None:
    """Take the marine off the board: DEAD or LEFT."""
    clear(state, state.where[marine])
    state.where[marine] = to
    state.ap[marine] = 0
    bit = ~(1 << marine)
    state.overwatch &= bit
    state.guard &= bit
    state.jammed &= bit
    if state.active == marine:
        state.active = NOBODY
    if state.target == marine:
        state.target = NOBODY
    if state.chosen == marine:
        state.chosen = NOBODY


def kill_marine(state: State, marine: Marine, cause: Thing) -> None:
    """Kill the marine; what he carried drops on his square (OBJ-1)."""
    square = state.where[marine]
    state.tell(MarineDied(state.board.marine_things[marine], state.board.things[square], cause))
    take_marine(state, marine, DEAD)
    if state.carrier() == marine:
        state.object_at = square
        state.tell(ObjectPutDown(object_thing(state), state.board.things[square]))


def take_alien(state: State, alien: Alien) -> None:
    """Take the alien out of play, with every task about it."""
    if state.place[alien] >= 0:
        clear(state, state.place[alien])
    state.place[alien] = OUT
    state.value[alien] = state.forced[alien] = state.looks[alien] = 0
    bit = ~(1 << alien)
    state.acted &= bit
    state.brood &= bit
    state.group &= bit
    state.exposed &= bit
    state.old &= bit
    state.aim = [NOTHING if target == at_alien(alien) else target for target in state.aim]
    if state.acting == alien:
        state.end_activation()
    state.agenda = [left for task in state.agenda for left in _without(task, alien)]


def _without(task: Task, alien: Alien) -> list[Task]:
    """Drop a task about the alien; a task about a set keeps the others; a sighting can still be answered."""
    name, *numbers = task
    about = TASKS.types(name)[0] if numbers else None
    if about == AlienSet:
        numbers[0] &= ~(1 << alien)
    elif about in (Stealer, Blip, AlienSeen) and numbers[0] == alien:
        if about != AlienSeen:
            return []
        numbers[0] = NO_ALIEN
    return [(name, *numbers)]


def kill_alien(state: State, alien: Alien) -> None:
    """Kill a stealer or a blip and count the casualties (for a blip, its value)."""
    square = state.board.things[state.place[alien]]
    if alien < FIRST_BLIP:
        state.kills += 1
        state.lord_dead |= alien == LORD
        state.tell(StealerDied(ALIEN_THINGS[alien], square))
        take_alien(state, alien)
        return
    value = state.value[alien]
    state.tell(BlipRemoved(ALIEN_THINGS[alien], square))
    state.kills += 1 if value == LORD_VALUE else value
    if value == LORD_VALUE:
        # Only ACN-3 reaches it in its blip: BRO-7 protects it from flames and storms.
        state.lord_dead = True
    elif counts_kills(state):
        state.tell(BlipCounted(ALIEN_THINGS[alien], value))
        discard_seen(state, alien)
    else:
        state.unseen.append(value + OLD * (state.old >> alien & 1))
    take_alien(state, alien)


def discard_seen(state: State, alien: Alien) -> None:
    """Discard a blip whose value is public; one fewer of that value is certain to be hidden."""
    value = state.value[alien]
    state.used.append(value)
    if not state.old >> alien & 1 and state.known[value]:
        state.known[value] -= 1


def counts_kills(state: State) -> bool:
    """Whether the mission counts casualties, so that blips killed unrevealed are looked at."""
    return any(condition.name == "kills" for condition in state.board.mission.victory)


# ---------------------------------------------------------------------- the object


def object_thing(state: State) -> Thing:
    return Thing("object", state.board.mission.special.object)


def harm_object(state: State) -> None:
    """OBJ-3: damage the object; the second time, destroy it."""
    if state.object_state == UNDAMAGED:
        state.object_state += 1
        state.tell(ObjectHarmed(object_thing(state), Thing("state", OBJECT_STATES[state.object_state])))
    else:
        destroy_object(state)


def destroy_object(state: State) -> None:
    state.object_at = GONE
    state.object_state = DESTROYED
    state.tell(ObjectHarmed(object_thing(state), Thing("state", OBJECT_STATES[DESTROYED])))
