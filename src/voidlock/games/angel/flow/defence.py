"""The Genestealer Attack Phase: swarms attack one by one, and Marines defend."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from voidlock.engine import Choice, Option, Script, Thing, ask
from voidlock.games.angel.cards.base import ACTION_CARDS, EVENT_CARDS, TERRAIN_CARDS, ActionCard, EventCard
from voidlock.games.angel.events import MissedBy, SwarmAttacks, SwarmMissed, TerrainSpent
from voidlock.games.angel.facts import (
    EVERY_SPOT,
    FACE_THINGS,
    MARINE_THINGS,
    NEEDS_ABOVE,
    OUTCOME_MISS,
    OUTCOME_SLAIN,
    SEAT_THINGS,
    SKULL_FACES,
    SPOT_THINGS,
    TERRAIN_THINGS,
)
from voidlock.games.angel.numbers import Marine, Spot
from voidlock.games.angel.state import NOWHERE, State, place_held
from voidlock.games.angel.state.options import ACCEPT, PAY, of_terrain
from voidlock.games.angel.state.swarms import lords, size
from voidlock.games.angel.state.tasks import script, step

from .attack import roll_die, signs
from .formation import keep_apart, pay_token, slay_marine


@step
def swarms_attack(state: State) -> None:
    """R-8.1: every swarm is pending, except those under Power Field."""
    state.attacking = True
    state.done = [0] * len(state.swarms)
    if state.field != NOWHERE:
        _mark_done(state, state.field)
    state.agenda.append(next_swarm.later())


@step
def next_swarm(state: State) -> None:
    """R-8.2: the pending swarm nearest the top attacks, left before right; after the last, step 3b."""
    for spot, swarm in enumerate(state.swarms):
        if swarm:
            state.agenda.append(next_swarm.later())
            state.agenda.append(swarm_attack.later(EVERY_SPOT[spot]))
            return
    state.attacking = False
    state.swarms = state.done
    state.done = [0] * len(state.swarms)


@script
def swarm_attack(state: State, spot: Spot) -> Script[None]:
    """R-8.3: one swarm attacks the Marine it is engaged with, and is then done."""
    marine = state.formation[spot >> 1]
    thing = MARINE_THINGS[marine]
    state.tell(SwarmAttacks(SPOT_THINGS[spot], thing, size(state.swarms[spot])))
    bought = False
    while True:
        face = yield from roll_die(state, thing, *_good(state, marine, spot, bought))
        by = _misses_by_itself(state, marine, face, bought)
        if by is not None:
            state.tell(MissedBy(thing, by.thing))
            yield from _after_miss(state, spot, by)
            return
        answer = yield from _defend(state, marine, spot, face)
        if answer != PAY.value:
            break
        pay_token(state, marine)
        bought = True
    survives = _survives(state, spot, face)
    _mark_done(state, spot)
    if answer >= 0:
        state.terrain[answer] = NOWHERE
        state.tell(TerrainSpent(TERRAIN_THINGS[answer], SEAT_THINGS[state.seat_of(marine)]))
        state.tell(MissedBy(thing, TERRAIN_THINGS[answer]))
    elif survives:
        state.tell(SwarmMissed(thing, SPOT_THINGS[spot]))
    else:
        slay_marine(state, marine, SPOT_THINGS[spot])


def _survives(state: State, spot: Spot, face: int) -> bool:
    """R-7.4 step 3: whether the face is high enough."""
    return face > _to_beat(state, spot)


def _to_beat(state: State, spot: Spot) -> int:
    """R-13.10: the size of the swarm, plus one for each Brood Lord, who takes one off the number."""
    swarm = state.swarms[spot]
    return size(swarm) + lords(swarm)


def _good(state: State, marine: Marine, spot: Spot, bought: bool) -> tuple[tuple[Thing, ...], tuple[Thing, ...]]:
    """The faces with which he survives, and what that needs: what a card counts, or more than the swarm."""
    effects = tuple([(event, about) for event, about, _ in state.effects_now()])
    return _good_faces(tuple(state.standing), effects, marine, bought, _to_beat(state, spot))


@cache
def _good_faces(
    standing: tuple[int, ...], effects: tuple[tuple[int, int], ...], marine: Marine, bought: bool, to_beat: int
) -> tuple[tuple[Thing, ...], tuple[Thing, ...]]:
    saved = saving_faces(standing, effects, marine, bought)
    high = FACE_THINGS[to_beat + 1 :]
    good = tuple([face for face in FACE_THINGS if face in saved or face in high])
    if not good:
        return good, NEEDS_ABOVE[-1:]
    # A card that counts every number above the swarm's counts more: then it alone says what is needed.
    if not high or set(high) <= set(saved):
        return good, signs(saved)
    low = tuple([face for face in saved if face in SKULL_FACES or face not in high])
    return good, (*signs(low), NEEDS_ABOVE[to_beat])


def saving_faces(
    standing: Sequence[int], effects: Sequence[tuple[int, int]], marine: Marine, bought: bool
) -> tuple[Thing, ...]:
    """The faces that a card in force turns into a miss."""
    faces = enumerate(FACE_THINGS)
    return tuple([thing for face, thing in faces if find_miss(standing, effects, marine, face, bought) is not None])


def _mark_done(state: State, spot: Spot) -> None:
    """R-12.4: cards that have attacked are one swarm, or two until the Event Phase ends (23.1, `merge`)."""
    if state.done[spot] and state.settings.merge == "event":
        keep_apart(state, spot, state.swarms[spot])
    else:
        state.done[spot] += state.swarms[spot]
    state.swarms[spot] = 0


def _defend(state: State, marine: Marine, spot: Spot, face: int) -> Script[int]:
    """R-7.4 step 2: pay a token (only towards the front), discard a card that shields, or accept."""
    seat = state.seat_of(marine)
    held = place_held(seat)
    options: list[Option[int]] = []
    if state.tokens[marine] and state.facing[marine] == spot & 1:
        options.append(PAY)
    options += [
        of_terrain("discard", card)
        for card, place in enumerate(state.terrain)
        if place == held and TERRAIN_CARDS[card].shields
    ]
    options.append(ACCEPT)
    choice = Choice(
        seat,
        "defence",
        options,
        card=SPOT_THINGS[spot],
        subject=MARINE_THINGS[marine],
        face=FACE_THINGS[face],
        outcome=OUTCOME_MISS if _survives(state, spot, face) else OUTCOME_SLAIN,
    )
    return (yield from ask(choice))


def _misses_by_itself(state: State, marine: Marine, face: int, bought: bool) -> ActionCard | EventCard | None:
    """R-7.4 step 1: the card in force that makes this roll a miss."""
    effects = [(event, about) for event, about, _ in state.effects_now()]
    return find_miss(state.standing, effects, marine, face, bought)


def find_miss(
    standing: Sequence[int], effects: Sequence[tuple[int, int]], marine: Marine, face: int, bought: bool
) -> ActionCard | EventCard | None:
    """R-7.4 step 1: the first card in force that makes this roll a miss."""
    for number in standing:
        if ACTION_CARDS[number].misses(marine, face, bought):
            return ACTION_CARDS[number]
    for event, about in effects:
        if EVENT_CARDS[event].misses(about, marine, face):
            return EVENT_CARDS[event]
    return None


def _after_miss(state: State, spot: Spot, by: ActionCard | EventCard) -> Script[None]:
    """The rest of the card that made the miss; the swarm is done unless it attacks again (R-8.5)."""
    more = by.after_miss(state, spot) if isinstance(by, ActionCard) else None
    if more is None:
        _mark_done(state, spot)
        return
    yield from more
    if state.swarms[spot]:
        state.agenda.append(swarm_attack.later(EVERY_SPOT[spot]))
