"""Invariants of a position, checked in tests and when a saved position is loaded, never during play."""

from __future__ import annotations

from voidlock.engine import Reason, Thing
from voidlock.games.hulk.facts import CANNON, FIRST_BLIP, FLAMER, LORD, LORD_VALUE, OLD
from voidlock.games.hulk.state import ALIEN_THINGS, GONE, LEFT, OUT, State, entry_of
from voidlock.games.hulk.state.ending import overdue


def violations(state: State) -> list[Reason]:
    """The invariants that do not hold."""
    found = [*_squares(state), *_marines(state), *_blips(state), *_board(state)]
    if found or not state.phase:  # During deployment marines have no square.
        return found
    return overdue_result(state)


def overdue_result(state: State) -> list[Reason]:
    """No question is open in a mission that is already won or lost (section 16)."""
    over = None if state.result else overdue(state)
    if over is None:
        return []
    result, condition = over
    return [
        Reason("already_decided", "", {"result": Thing("result", result), "condition": Thing("condition", condition)})
    ]


def _squares(state: State) -> list[Reason]:
    """BRD-1: at most one piece per square, and every piece where the board says it is."""
    found = []
    at = [0] * len(state.board.squares)
    for marine, square in enumerate(state.where):
        if square >= len(at) or square < LEFT:
            found.append(Reason("piece_nowhere", "BRD-1", {"piece": state.board.marine_things[marine]}))
        elif square >= 0:
            if at[square]:
                found.append(Reason("square_shared", "BRD-1", {"square": state.board.things[square]}))
            at[square] = marine + 1
    for alien, place in enumerate(state.place):
        if place >= len(at) or (place < OUT and entry_of(place) >= len(state.board.entry_squares)):
            found.append(Reason("piece_nowhere", "BRD-1", {"piece": ALIEN_THINGS[alien]}))
        elif place >= 0:
            if at[place]:
                found.append(Reason("square_shared", "BRD-1", {"square": state.board.things[place]}))
            at[place] = -1 - alien
    occupied = sum(1 << square for square, piece in enumerate(at) if piece)
    if not found and (at != state.at or occupied != state.occupied):
        found.append(Reason("board_disagrees", "BRD-1"))
    shut = state.closed | state.bulkheads | state.barriers
    if occupied & shut:
        square = state.board.each(occupied & shut)[0]
        found.append(Reason("piece_in_a_door", "BRD-4", {"square": state.board.things[square]}))
    return found


def _marines(state: State) -> list[Reason]:
    """Only marines on the board have markers; overwatch and guard exclude each other (OVW-1)."""
    found = []
    special = state.board.mission.special
    most = {FLAMER: special.flamer_ammo, CANNON: special.cannon_ammo}
    for marine, square in enumerate(state.where):
        bit, fighter = 1 << marine, state.board.fighters[marine]
        thing = state.board.marine_things[marine]
        if square < 0 and (state.overwatch | state.guard | state.jammed) & bit:
            found.append(Reason("marker_on_nobody", "", {"terminator": thing}))
        if state.overwatch & state.guard & bit:
            found.append(Reason("overwatch_and_guard", "OVW-1", {"terminator": thing}))
        if not 0 <= state.ammo[marine] <= most.get(fighter.gun, 0) or state.psi[marine] < 0 or state.ap[marine] < 0:
            found.append(Reason("points_out_of_range", "", {"terminator": thing}))
    if state.cp < 0 or state.cp_spent < 0:
        found.append(Reason("command_out_of_range", "CP-6"))
    return found


def _blips(state: State) -> list[Reason]:
    """BLP-1: every blip of the mission is in the pile, in play or used; there is at most one Broodlord."""
    found = []
    there = sum(1 << alien for alien, place in enumerate(state.place) if place != OUT)
    seen = sum(1 << alien for alien, place in enumerate(state.place) if place >= 0 and alien >= FIRST_BLIP)
    if (state.acted | state.brood | state.group | state.old) & ~there or state.exposed & ~seen:
        found.append(Reason("alien_not_there", "S-7"))
    play = [state.value[alien] for alien in range(FIRST_BLIP, len(state.place)) if state.place[alien] != OUT]
    values = [*state.pool, *state.used, *[value % OLD for value in state.unseen], *play]
    if state.phase and sorted(value for value in values if value != LORD_VALUE) != sorted(state.board.mission.pool):
        found.append(Reason("blips_not_complete", "BLP-1"))
    lords = values.count(LORD_VALUE) + int(state.place[LORD] != OUT)
    if lords > 1 or (lords and state.lord_dead):
        found.append(Reason("lord_there_twice", "BRO-1"))
    hidden = [*state.pool, *play, *[value % OLD for value in state.unseen]]
    if any(number > hidden.count(value) for value, number in enumerate(state.known)):
        found.append(Reason("known_blip_missing", "BLP-1"))
    return found


def _board(state: State) -> list[Reason]:
    board = state.board
    found = []
    if state.closed & state.destroyed or (state.closed | state.destroyed) & ~board.doors:
        found.append(Reason("door_nowhere", "BRD-4"))
    if state.bulkheads & ~board.bulkheads:
        found.append(Reason("door_nowhere", "BRD-5"))
    if state.object_at >= len(board.squares) or state.carrier() >= len(state.where):
        found.append(Reason("object_nowhere", "OBJ-1"))
    if not board.mission.special.object and state.object_at != GONE:
        found.append(Reason("object_nowhere", "OBJ-1"))
    return found
