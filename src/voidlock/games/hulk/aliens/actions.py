"""Alien actions, independent of the AI that picks them: each pays, changes the board and lets marines react (OVW-8)."""

from __future__ import annotations

from voidlock.engine import Script, Thing
from voidlock.games.hulk.events.aliens import AlienEntered, AlienMoved, AlienTurned
from voidlock.games.hulk.facts import FACING_THINGS, FIRST_BLIP
from voidlock.games.hulk.marines.answering import overwatch_door, queue_responses
from voidlock.games.hulk.marines.assault import close_assault
from voidlock.games.hulk.marines.flames import stays_in_flames, walk_in_flames
from voidlock.games.hulk.marines.movement import use_door
from voidlock.games.hulk.numbers import NO_ALIEN, Alien, Marine, Square
from voidlock.games.hulk.state import ALIEN_THINGS, State
from voidlock.games.hulk.state.pieces import harm_object, put_alien


def _facing(state: State, alien: Alien) -> Thing | str:
    return FACING_THINGS[state.looks[alien]] if alien < FIRST_BLIP else ""


def alien_moves(state: State, alien: Alien, square: Square, facing: int, ap: int) -> Script[None]:
    """Move one square; a stealer also takes its free turn. OBJ-3: stepping on a loose, wandering object harms it."""
    here = state.place[alien]
    state.ap_left -= ap
    put_alien(state, alien, square)
    state.looks[alien] = facing
    state.tell(AlienMoved(ALIEN_THINGS[alien], state.board.things[square], _facing(state, alien), state.ap_left))
    if stays_in_flames(state, here, square):
        yield from walk_in_flames(state, square)
    _trample(state, alien, square)
    queue_responses(state, alien if state.place[alien] == square else NO_ALIEN, square)


def alien_enters(state: State, alien: Alien, square: Square, facing: int, ap: int) -> None:
    """BLP-6: move from an entry area onto the board."""
    state.ap_left -= ap
    put_alien(state, alien, square)
    state.looks[alien] = facing
    state.tell(AlienEntered(ALIEN_THINGS[alien], state.board.things[square], _facing(state, alien), state.ap_left))
    _trample(state, alien, square)
    queue_responses(state, alien, square)


def _trample(state: State, alien: Alien, square: Square) -> None:
    if alien < FIRST_BLIP and state.object_at == square and state.board.mission.special.wander:
        harm_object(state)


def stealer_turns(state: State, alien: Alien, facing: int) -> None:
    state.ap_left -= 1
    state.looks[alien] = facing
    state.tell(AlienTurned(ALIEN_THINGS[alien], FACING_THINGS[facing], state.ap_left))
    queue_responses(state, alien, state.place[alien])


def alien_uses_door(state: State, alien: Alien, door: Square) -> None:
    """DOR-5. OVW-3: where only the closed door is visible, overwatch fires at the door."""
    state.ap_left -= 1
    use_door(state, door, ALIEN_THINGS[alien])
    if state.closed >> door & 1 and state.overwatch:
        state.agenda.append(overwatch_door.later(alien, door))
    queue_responses(state, alien, state.place[alien], door)


def stealer_attacks(state: State, alien: Alien, marine: Marine) -> Script[None]:
    state.ap_left -= 1
    square = state.place[alien]
    yield from close_assault(state, marine, alien, marine_attacks=False)
    queue_responses(state, alien if state.place[alien] == square else NO_ALIEN, square)
