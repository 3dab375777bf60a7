"""S6: the brood test, and activation of the group that breaks out."""

from __future__ import annotations

from voidlock.engine import Script, Thing, draw_one
from voidlock.games.hulk.events.aliens import BroodGroup, BroodTested
from voidlock.games.hulk.facts import ALIEN_AP, FIRST_BLIP
from voidlock.games.hulk.numbers import EVERY_ALIEN, NO_SQUARE, NOBODY, Alien, MarineOrNobody, Square, Stealer
from voidlock.games.hulk.state import ALIEN_THINGS, OUT, State, entry_of
from voidlock.games.hulk.state.tasks import GROUP_BLIPS, GROUP_LURKING_BLIPS, STEALER_ACTS, roll, script

from .actions import alien_enters
from .activating import GROUP, activate, is_dormant, pick_closest, stands, stop, to_nearest
from .aiming import facing_for
from .look import Look
from .reveals import adjacent_room

NEEDED = 6
SUCCESS, FAILURE = Thing("outcome", "brood_success"), Thing("outcome", "brood_failure")


def brood_test(state: State, alien: Alien, square: Square) -> Script[bool]:
    """At most one test per section and phase; True if the group breaks out now, with its tasks on the agenda."""
    section = state.board.section[square]
    if state.tested >> section & 1:
        return False
    state.tested |= 1 << section
    counted = in_section(state, section)
    face = yield from roll()
    score = face + len(counted)
    success = score >= NEEDED
    outcome, thing = SUCCESS if success else FAILURE, state.board.section_things[section]
    state.tell(BroodTested(ALIEN_THINGS[alien], thing, len(counted), face, score, NEEDED, outcome))
    if success:
        _break_out(state, alien, counted)
    return success


def in_section(state: State, section: int) -> list[Alien]:
    """A6, A7: the stealers and blips that stand on the section or lurk at an entry area attached to it."""
    return [alien for alien in state.aliens() if state.board.section[stands(state, alien)] == section]


def _break_out(state: State, alien: Alien, counted: list[Alien]) -> None:
    """S6, effect: the group is under the brood effect; the testing alien continues, or counts as unactivated."""
    group = counted + connected_aliens(state, counted)
    marks = 0
    for member in group:
        if not is_dormant(state, member):
            marks |= 1 << member
    state.brood |= marks
    state.group = marks
    state.tell(BroodGroup([ALIEN_THINGS[member] for member in sorted(group) if marks >> member & 1]))
    if alien >= FIRST_BLIP or state.place[alien] < 0:
        state.acted &= ~(1 << alien)
    state.agenda.extend(
        [group_lurking_stealers.later(), GROUP_LURKING_BLIPS.later(), GROUP_BLIPS.later(), group_stealers.later()]
    )


def connected_aliens(state: State, counted: list[Alien]) -> list[Alien]:
    """A8: aliens of other sections adjacent to one that stands on the section; pieces do not break the connection."""
    walls = state.closed | state.bulkheads | state.barriers
    near = 0
    for member in counted:
        square = state.place[member]
        if square >= 0:
            for _, target, corner in state.board.steps[square]:
                if not corner or corner & walls != corner:
                    near |= 1 << target
    return [
        alien
        for alien, place in zip(EVERY_ALIEN, state.place, strict=False)
        if place >= 0 and near >> place & 1 and alien not in counted
    ]


def waiting_members(state: State, *, blips: bool, lurking: bool) -> list[Alien]:
    """Members of the group that are not activated yet."""
    return [
        alien
        for alien, place in zip(EVERY_ALIEN, state.place, strict=False)
        if state.group >> alien & 1
        and not state.acted >> alien & 1
        and (alien >= FIRST_BLIP) == blips
        and (place < OUT if lurking else place >= 0)
    ]


@script
def group_stealers(state: State) -> Script[None]:
    """Effect 2: activate stealers on the board, closest first."""
    waiting = waiting_members(state, blips=False, lurking=False)
    if waiting:
        alien = yield from pick_closest(state, waiting, GROUP)
        yield from activate(state, alien)
        state.agenda.extend([group_stealers.later(), STEALER_ACTS.later(alien)])


@script
def group_lurking_stealers(state: State) -> Script[None]:
    """Effect 5: lurking stealers enter and act with their full AP."""
    waiting = waiting_members(state, blips=False, lurking=True)
    if waiting:
        alien = yield from pick_closest(state, waiting, GROUP)
        state.agenda.extend([group_lurking_stealers.later(), brood_entry.later(alien, NOBODY)])


@script
def brood_entry(state: State, alien: Stealer, chosen: MarineOrNobody) -> Script[None]:
    """Effect 4: enter for no AP, on the entry square or beside it if an alien is there (A10); then activate it.

    Without room it keeps lurking, unactivated, and is not tried again with this group.
    """
    entry = state.board.entry_squares[entry_of(state.place[alien])]
    square = yield from _room_at(state, entry)
    yield from activate(state, alien, ALIEN_AP, chosen)
    if square < 0:
        stop(state, alien, "entry_taken")
        state.acted &= ~(1 << alien)
        state.group &= ~(1 << alien)
        return
    state.agenda.append(STEALER_ACTS.later(alien))
    alien_enters(state, alien, square, facing_for(Look.any_facing(state, alien, square), state.ap_left), 0)


def _room_at(state: State, entry: Square) -> Script[Square]:
    """The entry square; if an alien holds it, the free adjacent square closest to a marine; NO_SQUARE if none."""
    if state.marine_at(entry) >= 0 or (state.burning | state.barriers) >> entry & 1:
        return NO_SQUARE
    if not state.occupied >> entry & 1:
        return entry
    room = adjacent_room(state, entry)
    if not room:
        return NO_SQUARE
    distances = [to_nearest(state, square) for square in room]
    tied = [square for square, distance in zip(room, distances, strict=True) if distance == min(distances)]
    return tied[0] if len(tied) == 1 else (yield from draw_one(tied))
