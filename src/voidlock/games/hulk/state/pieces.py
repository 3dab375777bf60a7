"""Putting pieces on the board, moving them and taking them off; what dies, and what that means at once."""

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
from voidlock.games.hulk.map.facts import FIRST_BLIP, LORD, LORD_VALUE, OLD

from .state import ALIEN_THINGS, CARRIED, DEAD, DESTROYED, GONE, NOBODY, OBJECT_STATES, OUT, UNDAMAGED, State

ABOUT_AN_ALIEN = frozenset(["stealer_acts", "blip_begins", "blip_acts", "overwatch_fire", "brood_entry"])
"""Tasks whose first number is an alien: they end with it, because another may get its number."""

ABOUT_ALIENS = frozenset(["reaction_to_placing", "overwatch_placed", "next_born", "brood_born"])
"""Tasks whose first number is a set of aliens."""


def put(state: State, square: int, piece: int) -> None:
    """A piece (marine + 1, or -1 - alien) now stands on the square."""
    state.at[square] = piece
    state.occupied |= 1 << square


def clear(state: State, square: int) -> None:
    state.at[square] = 0
    state.occupied &= ~(1 << square)


def put_marine(state: State, marine: int, square: int) -> None:
    """The marine stands on the square, wherever he was before."""
    if state.where[marine] >= 0:
        clear(state, state.where[marine])
    state.where[marine] = square
    put(state, square, marine + 1)


def put_alien(state: State, alien: int, square: int) -> None:
    """The alien stands on the square, wherever it was before."""
    if state.place[alien] >= 0:
        clear(state, state.place[alien])
    state.place[alien] = square
    put(state, square, -1 - alien)


def take_blip(state: State, value: int) -> int:
    """The counter of a blip that comes into play."""
    blip = next(alien for alien in range(FIRST_BLIP, len(state.place)) if state.place[alien] == OUT)
    state.value[blip] = value
    state.forced[blip] = 0
    return blip


# ---------------------------------------------------------------------- leaving and dying


def take_marine(state: State, marine: int, to: int) -> None:
    """The marine is off the board: DEAD or LEFT."""
    clear(state, state.where[marine])
    state.where[marine] = to
    state.ap[marine] = 0
    bit = ~(1 << marine)
    state.overwatch &= bit
    state.guard &= bit
    state.jammed &= bit
    if state.active == marine:
        state.active = -1
    if state.target == marine:
        state.target = -1
    if state.chosen == marine:
        state.chosen = -1


def kill_marine(state: State, marine: int, cause: Thing) -> None:
    """What he carried drops on his square (OBJ-1)."""
    square = state.where[marine]
    state.tell(MarineDied(state.board.marine_things[marine], state.board.things[square], cause))
    take_marine(state, marine, DEAD)
    if state.object_at == CARRIED - marine:
        state.object_at = square
        state.tell(ObjectPutDown(object_thing(state), state.board.things[square]))


def take_alien(state: State, alien: int) -> None:
    """The alien is out of play, and every task about it."""
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
    state.aim = [0 if target == alien + 1 else target for target in state.aim]
    if state.acting == alien:
        state.end_activation()
    state.agenda = [
        _without(task, alien) for task in state.agenda if task[0] not in ABOUT_AN_ALIEN or list(task)[1] != alien
    ]


def _without(task: Task, alien: int) -> Task:
    """A task about a set of aliens is one about the others; what was seen of a dead one can still be reacted to."""
    name, *numbers = task
    if name in ABOUT_ALIENS:
        numbers[0] &= ~(1 << alien)
    elif name == "reaction" and numbers[0] == alien:
        numbers[0] = NOBODY
    return name, *numbers


def kill_alien(state: State, alien: int) -> None:
    """A stealer or a blip dies; casualties count (a blip its value)."""
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
        # ACN-3 alone reaches it in its blip: BRO-7 protects it from flames and storms.
        state.lord_dead = True
    elif counts_kills(state):
        state.tell(BlipCounted(ALIEN_THINGS[alien], value))
        discard_seen(state, alien)
    else:
        state.unseen.append(value + OLD * (state.old >> alien & 1))
    take_alien(state, alien)


def discard_seen(state: State, alien: int) -> None:
    """The blip's value is known to all and lies in the used pile; one blip less is certain to be hidden."""
    value = state.value[alien]
    state.used.append(value)
    if not state.old >> alien & 1 and state.known[value]:
        state.known[value] -= 1


def counts_kills(state: State) -> bool:
    """Whether the mission counts casualties, so that unrevealed blips are looked at."""
    return any(condition.name == "kills" for condition in state.board.mission.victory)


# ---------------------------------------------------------------------- the object


def object_thing(state: State) -> Thing:
    return Thing("object", state.board.mission.special.object)


def harm_object(state: State) -> None:
    """OBJ-3: damaged; a second time destroyed."""
    if state.object_state == UNDAMAGED:
        state.object_state += 1
        state.tell(ObjectHarmed(object_thing(state), Thing("state", OBJECT_STATES[state.object_state])))
    else:
        destroy_object(state)


def destroy_object(state: State) -> None:
    state.object_at = GONE
    state.object_state = DESTROYED
    state.tell(ObjectHarmed(object_thing(state), Thing("state", OBJECT_STATES[DESTROYED])))
