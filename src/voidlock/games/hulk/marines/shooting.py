"""Storm bolters and assault cannons (section 9)."""

from __future__ import annotations

from voidlock.engine import Option, Script, Thing
from voidlock.games.hulk.events.marines import (
    CannonExploded,
    CannonReloaded,
    DoorDestroyed,
    GunJammed,
    JamCleared,
    ShotFired,
    ShotMissed,
)
from voidlock.games.hulk.facts import BOLTER, CANNON, EXPLOSION_KILLS, LORD, OVERWATCH_RANGE, SHOT_DICE, SHOT_NEEDS
from voidlock.games.hulk.numbers import (
    NOBODY,
    NOTHING,
    STEALERS_AND_LORD,
    Marine,
    MarineOrNobody,
    Square,
    Stealer,
    Target,
    alien_of,
    at_alien,
    at_door,
    door_of,
)
from voidlock.games.hulk.state import ALIEN_THINGS, State
from voidlock.games.hulk.state.options import Answer, of_marine, plain, shot_at
from voidlock.games.hulk.state.pieces import kill_alien, kill_marine
from voidlock.games.hulk.state.sight import sees
from voidlock.games.hulk.state.tasks import ask_player, dice_text, roll_all, script

from .fates import roll_fates
from .paying import act, settle

AIMED, MOVING, OVERWATCH = "aimed", "moving", "overwatch"
EXPLOSION = Thing("cause", "explosion")


def gun_works(state: State, marine: Marine) -> bool:
    """Whether he can fire a bolter or a cannon now (JAM-2, ACN-4)."""
    gun = state.board.fighters[marine].gun
    if gun == BOLTER:
        return not state.jammed >> marine & 1
    return gun == CANNON and state.ammo[marine] > 0


def targets(state: State, marine: Marine) -> list[Target]:
    """His legal targets, encoded as in `State.aim`: stealers and closed doors that he sees."""
    if not gun_works(state, marine):
        return []
    there = sees(state, marine)
    place = state.place
    found = [at_alien(alien) for alien in STEALERS_AND_LORD if place[alien] >= 0 and there >> place[alien] & 1]
    return found + [at_door(square) for square in state.board.each(there & state.closed)]


def target_thing(state: State, target: Target) -> Thing:
    return ALIEN_THINGS[alien_of(target)] if target > 0 else state.board.door_things[door_of(target)]


# ---------------------------------------------------------------------- actions


def fire(state: State, marine: Marine, target: Target) -> Script[None]:
    """Fire an aimed shot for 1 AP."""
    aim = state.aim[marine]
    act(state, marine, 1)
    state.aim[marine] = aim
    yield from shoot(state, marine, target, AIMED)
    settle(state)


@script
def free_shot(state: State, marine: Marine) -> Script[None]:
    """5.1 (a): after a move or a turn, as part of the same action, he may fire once for no AP."""
    if state.where[marine] < 0:
        return
    options = snap_shots(state, marine)
    if not options:
        return
    verb, number = yield from ask_player(
        "shoot_after_moving", [*options, plain("hold")], state.board.marine_things[marine]
    )
    if verb == "snap":
        yield from snap(state, marine, Target(number))


def snap_shots(state: State, marine: Marine) -> list[Option[Answer]]:
    return [shot_at(state.board, "snap", target) for target in targets(state, marine)]


def snap(state: State, marine: Marine, target: Target) -> Script[None]:
    yield from shoot(state, marine, target, MOVING)
    settle(state)


def clear_jam(state: State, marine: Marine, _: int) -> None:
    """JAM-2; OVW-7: suspended overwatch resumes."""
    kept = state.overwatch & 1 << marine
    act(state, marine, 1)
    state.overwatch |= kept
    state.jammed &= ~(1 << marine)
    state.tell(JamCleared(state.board.marine_things[marine]))


def reload(state: State, marine: Marine, _: int) -> None:
    """ACN-2: once per game; from now on the cannon may explode."""
    act(state, marine, 4)
    state.ammo[marine] = state.board.mission.special.cannon_ammo
    state.reloads[marine] -= 1
    state.reloaded |= 1 << marine
    state.tell(CannonReloaded(state.board.marine_things[marine]))


# ---------------------------------------------------------------------- one shot


def shoot(state: State, marine: Marine, target: Target, how: str) -> Script[None]:
    """Roll for one shot and apply the result. OVW-5: a target that has died meanwhile is still shot at."""
    fighter = state.board.fighters[marine]
    sustained = how != MOVING and state.aim[marine] == target
    needs = SHOT_NEEDS[fighter.gun] - sustained
    # SHT-2: a shot after a move neither gets the bonus nor passes it on. Nor does a shot at a dead stealer,
    # because another stealer may get its number.
    alien = alien_of(target)
    gone = alien >= 0 and state.place[alien] < 0
    state.aim[marine] = NOTHING if how == MOVING or gone else target
    if fighter.gun == CANNON:
        state.ammo[marine] -= 1
    faces = yield from roll_all(SHOT_DICE[fighter.gun])
    thing = target_thing(state, target)
    way = "sustained" if sustained and how == AIMED else f"{how}_sustained" if sustained else how
    state.tell(ShotFired(fighter.thing, thing, Thing("shot", way), dice_text(faces), needs))
    hits = len([face for face in faces if face >= needs])
    if hits < (2 if alien == LORD else 1):  # BRO-4
        state.tell(ShotMissed(fighter.thing, thing))
    elif alien >= 0:
        if state.place[alien] >= 0:
            kill_alien(state, alien)
    else:
        destroy_door(state, door_of(target), fighter.thing)
    if len(set(faces)) == 1:
        yield from _apply_matching_dice(state, marine, how)


def _apply_matching_dice(state: State, marine: Marine, how: str) -> Script[None]:
    """Matching dice: on overwatch a bolter jams (JAM-1); a reloaded cannon explodes (ACN-3)."""
    fighter = state.board.fighters[marine]
    if fighter.gun == BOLTER and how == OVERWATCH:
        state.jammed |= 1 << marine
        if not state.settings.jam_keeps_overwatch:
            state.overwatch &= ~(1 << marine)
        state.tell(GunJammed(fighter.thing))
    elif fighter.gun == CANNON and state.reloaded >> marine & 1:
        squares = state.board.sections[state.board.section[state.where[marine]]]
        state.tell(CannonExploded(fighter.thing))
        kill_marine(state, marine, EXPLOSION)
        yield from roll_fates(state, squares, EXPLOSION_KILLS, EXPLOSION)


def destroy_door(state: State, square: Square, by: Thing) -> None:
    """BRD-4: the door becomes ordinary floor permanently."""
    state.closed &= ~(1 << square)
    state.destroyed |= 1 << square
    state.tell(DoorDestroyed(by, state.board.door_things[square]))
    state.aim = [NOTHING if target == at_door(square) else target for target in state.aim]


# ---------------------------------------------------------------------- overwatch


@script
def overwatch_fire(state: State, alien: Stealer, reacted: MarineOrNobody) -> Script[None]:
    """OVW-2, OVW-5: each marine in overwatch who sees the stealer within 12 fires once, except the one who reacted."""
    shooters = on_overwatch(state, 1 << state.place[alien], reacted) if state.place[alien] >= 0 else []
    while shooters:
        marine = yield from first_to_fire(state, shooters, several=False)
        shooters.remove(marine)
        if state.where[marine] >= 0:
            yield from shoot(state, marine, at_alien(alien), OVERWATCH)
    settle(state)


def on_overwatch(state: State, squares: int, reacted: Marine = NOBODY) -> list[Marine]:
    """Marines in overwatch with a working gun who see one of the squares within range."""
    found = []
    for marine in state.marines():
        if state.overwatch >> marine & 1 and marine != reacted and gun_works(state, marine):
            there = state.board.each(sees(state, marine) & squares)
            if any(state.board.range(state.where[marine], square) <= OVERWATCH_RANGE for square in there):
                found.append(marine)
    return found


def first_to_fire(state: State, shooters: list[Marine], *, several: bool) -> Script[Marine]:
    """OVW-5: the marine player sets the order; the question is asked only if the order can matter.

    It matters with `several` targets to choose from, or with a cannon that may explode.
    """
    if not several and not any(state.reloaded >> marine & 1 for marine in shooters):
        return shooters[0]
    options = [of_marine(state.board, "next", marine) for marine in shooters]
    _, marine = yield from ask_player("overwatch_order", options)
    return Marine(marine)
