"""S8: activation of a blip, and reveals of the blips in a brood group (S6)."""

from __future__ import annotations

from voidlock.engine import Script, TaskKind, rank
from voidlock.games.hulk.events.aliens import StealerPlaced, StealersLost
from voidlock.games.hulk.facts import ALIEN_AP, FACING_THINGS
from voidlock.games.hulk.marines.answering import reaction_to_placing, squares_of
from voidlock.games.hulk.marines.movement import obstacle
from voidlock.games.hulk.marines.paying import settle
from voidlock.games.hulk.numbers import EVERY_ALIEN, NOBODY, Alien, AlienSet, Blip, Marine, MarineOrNobody, Square
from voidlock.games.hulk.state import ALIEN_THINGS, OUT, State, entry_of
from voidlock.games.hulk.state.pieces import put_alien
from voidlock.games.hulk.state.sight import seen_squares
from voidlock.games.hulk.state.tasks import (
    BLIP_BEGINS,
    GROUP_BLIPS,
    GROUP_LURKING_BLIPS,
    STEALER_ACTS,
    script,
    script_of,
    step,
)

from .actions import alien_enters, alien_moves, alien_uses_door
from .activating import BORN, GROUP, activate, pick_closest, stands, stop
from .aiming import facing_for, tell_aim
from .brood import brood_entry, brood_test, waiting_members
from .look import Aim, Look
from .paths import OPEN
from .reveals import BROOD, VOLUNTARY, Turned, adjacent_room, turn_over
from .stealer import blocked_at_entry, entry_barred


@script_of(BLIP_BEGINS)
def blip_begins(state: State, blip: Blip) -> Script[None]:
    """S8 steps 1 to 3 and 5: reveal to strike if possible, otherwise make the brood check, then move or enter."""
    lurking = state.place[blip] < OUT
    square = stands(state, blip)
    struck = strike(state, blip, square, lurking)
    if struck >= 0:
        reveal_for(state, blip, struck, brood=False)
        return
    look = Look.of_blip(state, blip, square)
    aim = look.farther()
    if aim is None:
        stop(state, blip, "no_path")
        return
    tell_aim(look, aim)
    state.target = aim.marine
    if lurking:
        blocked = blocked_at_entry(look, aim, entry_barred(state, blip, square))
    else:
        blocked = look.blocked_by_sight(aim.way, ALIEN_AP)
    if blocked:
        broken_out = yield from brood_test(state, blip, square)
        if broken_out:
            return
    if lurking:
        _enter(state, blip, square)
    else:
        state.agenda.append(blip_acts.later(blip))


def strike(state: State, blip: Alien, square: Square, lurking: bool) -> Marine:
    """Step 1: the marine of highest priority that a stealer on the blip's square could reach; NOBODY if none."""
    points = ALIEN_AP - state.settings.reveal_cost
    if lurking:
        if entry_barred(state, blip, square):
            return NOBODY
        points -= 1
    for marine, _ in Look.any_facing(state, blip, square).reachable(points):
        return marine
    return NOBODY


def _enter(state: State, blip: Alien, square: Square) -> None:
    """Step 5: the entry square must be free, unseen, not burning and not next to a marine."""
    why = entry_barred(state, blip, square)
    if why or _adjacent_to_marine(state, square):
        stop(state, blip, why or "entry_near")
        return
    state.agenda.append(blip_acts.later(blip))
    state.moved = True
    alien_enters(state, blip, square, 0, 1)


def _adjacent_to_marine(state: State, square: Square) -> bool:
    return any(state.board.around[there] >> square & 1 for there in state.where if there >= 0)


@script
def blip_acts(state: State, blip: Blip) -> Script[None]:
    """Step 4: take one step or open one door; the path is recomputed each time, the target is kept."""
    if state.ap_left < 1:
        stop(state, blip, "no_ap")
        return
    look = Look.of_blip(state, blip, state.place[blip])
    aim = look.farther(state.target)
    if aim is None or not aim.way.actions:
        stop(state, blip, "no_path")
        return
    tell_aim(look, aim)
    state.target = aim.marine
    why = _obstacle(state, blip, look, aim)
    if why:
        stop(state, blip, why)
        return
    action = aim.way.actions[0]
    state.agenda.append(blip_acts.later(blip))
    state.moved = True
    if action.kind == OPEN:
        alien_uses_door(state, blip, action.square)
    else:
        yield from alien_moves(state, blip, action.square, 0, 1)


def _obstacle(state: State, blip: Alien, look: Look, aim: Aim) -> str:
    """BLP-8: why the next action is illegal: it enters sight, ends next to a marine, or is blocked; empty if legal."""
    action = aim.way.actions[0]
    if look.passing >> action.square & 1:
        return "passing"
    if action.kind == OPEN:
        return ""
    if look.seen >> action.square & 1:
        return "sight"
    if _adjacent_to_marine(state, action.square):
        return "near"
    corner = next((corner for _, target, corner in state.board.steps[look.square] if target == action.square), 0)
    return "passing" if obstacle(state, look.square, action.square, corner) else ""


# ---------------------------------------------------------------------- reveals


def reveal_for(state: State, blip: Alien, chosen: Marine, *, brood: bool) -> None:
    """S8 step 2: reveal the stealers for the chosen marine; they are activated immediately, closest first.

    Under the brood effect seen squares are allowed, and stealers of a lurking blip enter without AP (S6 effect 4).
    """
    place = state.place[blip]
    turned = turn_over(state, blip, BROOD if brood else VOLUNTARY)._replace(acted=0)
    aliens = turned.aliens
    state.chosen = chosen
    if place < OUT:
        for alien in aliens:
            state.place[alien] = place
            turned.mark(state, alien)
        state.agenda.append((brood_born if brood else next_born).later(_marks(aliens), chosen))
    else:
        aliens = _place(state, turned, place, chosen, brood)
        state.agenda.append(next_born.later(_marks(aliens), chosen))
        if seen_squares(state) & squares_of(state, _marks(aliens)):
            state.agenda.append(reaction_to_placing.later(_marks(aliens)))
    settle(state)


def _marks(aliens: list[Alien]) -> int:
    found = 0
    for alien in aliens:
        found |= 1 << alien
    return found


def _place(state: State, turned: Turned, square: Square, chosen: Marine, brood: bool) -> list[Alien]:
    """Place the first stealer on the blip's square, the others on free squares nearest to the marine; then set facings.

    Return the stealers that were placed; the others are lost.
    """
    far = state.distances(state.where[chosen])
    placed: list[Alien] = []
    for alien in turned.aliens:
        there = square
        if placed:
            hidden = 0 if brood else seen_squares(state)
            room = [free for free in adjacent_room(state, square) if not hidden >> free & 1]
            if not room:
                state.tell(StealersLost(len(turned.aliens) - len(placed)))
                break
            there = min(room, key=lambda free: (far[free], rank(state.luck, free)))
        put_alien(state, alien, there)
        turned.mark(state, alien)
        placed.append(alien)
    for alien in placed:
        there = state.place[alien]
        facing = facing_for(Look.any_facing(state, alien, there), ALIEN_AP - state.settings.reveal_cost)
        state.looks[alien] = facing
        state.tell(StealerPlaced(ALIEN_THINGS[alien], state.board.things[there], FACING_THINGS[facing]))
    return placed


@script
def next_born(state: State, born: AlienSet, chosen: MarineOrNobody) -> Script[None]:
    """S5 step 3: activate the stealers of a reveal, closest first, before anything else."""
    waiting = [alien for alien in state.aliens() if born >> alien & 1 and not state.acted >> alien & 1]
    if not waiting:
        return
    alien = yield from pick_closest(state, waiting, BORN)
    yield from activate(state, alien, ALIEN_AP - _reveal_cost(state, alien), chosen)
    state.agenda.extend([next_born.later(born, chosen), STEALER_ACTS.later(alien)])


def _reveal_cost(state: State, alien: Alien) -> int:
    """BLP-9: a voluntary reveal may cost AP; a reveal by the brood effect is free."""
    return 0 if state.brood >> alien & 1 else state.settings.reveal_cost


@step
def brood_born(state: State, born: AlienSet, chosen: MarineOrNobody) -> None:
    """S6 effect 4: place and activate the stealers of a lurking blip, one after another."""
    if born:
        first = born & -born
        state.agenda.extend(
            [brood_born.later(born ^ first, chosen), brood_entry.later(EVERY_ALIEN[first.bit_length() - 1], chosen)]
        )


@script_of(GROUP_BLIPS)
def group_blips(state: State) -> Script[None]:
    """S6 effect 3: reveal the group's blips on the board where they stand, closest first."""
    waiting = waiting_members(state, blips=True, lurking=False)
    if waiting:
        yield from _reveal_member(state, waiting, GROUP_BLIPS)


@script_of(GROUP_LURKING_BLIPS)
def group_lurking_blips(state: State) -> Script[None]:
    """S6 effect 4; A33: a blip whose entry square holds a marine is not even revealed."""
    waiting = [
        blip
        for blip in waiting_members(state, blips=True, lurking=True)
        if state.marine_at(state.board.entry_squares[entry_of(state.place[blip])]) < 0
    ]
    if waiting:
        yield from _reveal_member(state, waiting, GROUP_LURKING_BLIPS)


def _reveal_member(state: State, waiting: list[Alien], kind: TaskKind[()]) -> Script[None]:
    """Reveal the closest one; the chosen marine is the target of the blip's path (S8 step 3)."""
    blip = yield from pick_closest(state, waiting, GROUP)
    yield from activate(state, blip)
    state.agenda.append(kind.later())
    aim = Look.of_blip(state, blip, stands(state, blip)).farther()
    if aim is None:
        stop(state, blip, "no_path")
        return
    reveal_for(state, blip, aim.marine, brood=True)
