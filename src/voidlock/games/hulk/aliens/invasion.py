"""S3, S4: arrival of new blips, at entry areas or as an ambush."""

from __future__ import annotations

from voidlock.engine import SHUFFLE, Script, Thing, draw_one, rank, shuffle
from voidlock.games.hulk.events.aliens import (
    ArrivalRolled,
    BlipAmbushes,
    BlipArrived,
    BlipLost,
    NoBlipLeft,
    PoolRenewed,
)
from voidlock.games.hulk.facts import AMBUSH_DISTANCE, BLIPS_PER_ENTRY, FIRST_BLIP, INVASION, LURK_DISTANCE, OLD
from voidlock.games.hulk.marines.paying import settle
from voidlock.games.hulk.numbers import NO_SQUARE, NOBODY, Marine, Square
from voidlock.games.hulk.state import ALIEN_THINGS, OUT, State, lurking_at
from voidlock.games.hulk.state.options import of_entry
from voidlock.games.hulk.state.pieces import put_alien, take_blip
from voidlock.games.hulk.state.sight import seen_squares
from voidlock.games.hulk.state.tasks import ask_player, open_phase, roll, script, step

from .priority import by_priority, deciding_line, isolating_line, most_isolated

AMBUSH, PLAYER = 1, 6
TOP, ISOLATED, PLAYERS, HIDDEN = (Thing("row", name) for name in ("top_priority", "isolated", "player", "ambush"))
NO_ROOM = Thing("line", "no_room")
FORCED, FREE = Thing("lurk", "forced"), Thing("lurk", "free")


@script
def arrival(state: State) -> Script[None]:
    """S3: draw one blip face down; a die decides where it arrives. It leaves the pile when it is placed."""
    if not state.pool:
        yield from _renew(state)
    if not state.pool:
        state.tell(NoBlipLeft())  # BLP-14
        return
    face = yield from roll()
    state.luck = yield SHUFFLE
    if face == AMBUSH:
        yield from _ambush(state)
        return
    entry, marine, row = yield from _entry_for(state, face)
    if entry < 0:
        _lose(state, face)
        return
    _arrive(state, entry, face, marine, row)


@step
def invasion(state: State) -> None:
    """BLP-3: the mission's blips arrive."""
    open_phase(state, INVASION)
    state.received = 0
    state.agenda.extend([arrival.later()] * state.board.mission.reinforcement)


def _renew(state: State) -> Script[None]:
    """BLP-1: shuffle the used pile back in, unless the mission's supply is finite."""
    if not state.board.mission.recycle or not (state.used or state.unseen):
        return
    state.known = [state.used.count(value) for value in range(4)]
    values = state.used + [value % OLD for value in state.unseen]
    state.used, state.unseen = [], []
    # Sorted, so that the order reveals nothing about how the blips got there.
    state.pool = yield from shuffle(sorted(values))
    for alien in range(FIRST_BLIP, len(state.place)):
        if state.place[alien] != OUT:
            state.old |= 1 << alien
    state.tell(PoolRenewed())


def _lose(state: State, face: int) -> None:
    """S-5: discard the blip unseen; it never counts as a casualty."""
    state.unseen.append(state.pool.pop())
    state.tell(BlipLost(face))


# ---------------------------------------------------------------------- entry areas


def open_entries(state: State) -> list[int]:
    """S2: entry areas that have received no blip this phase and hold fewer than three."""
    blips = [state.place[alien] for alien in range(FIRST_BLIP, len(state.place))]
    return [
        entry
        for entry in range(len(state.board.entry_squares))
        if not state.received >> entry & 1 and blips.count(lurking_at(entry)) < BLIPS_PER_ENTRY
    ]


def _entry_for(state: State, face: int) -> Script[tuple[int, Marine, Thing]]:
    """S3 table: the entry area (-1 if none is open), the marine named by the row, and the row."""
    entries = open_entries(state)
    if face == PLAYER:
        if not entries:
            return -1, NOBODY, PLAYERS
        _, entry = yield from ask_player("place_blip", [of_entry(state.board, "enter", entry) for entry in entries])
        return entry, NOBODY, PLAYERS
    marine = most_isolated(state) if face == PLAYER - 1 else by_priority(state, state.marines(), NO_SQUARE)[0]
    row = ISOLATED if face == PLAYER - 1 else TOP
    if not entries:
        return -1, marine, row
    far = state.distances(state.where[marine])
    squares = state.board.entry_squares
    entry = min(entries, key=lambda entry: (far[squares[entry]], rank(state.luck, -100 - entry)))
    return entry, marine, row


def _arrive(state: State, entry: int, face: int, marine: Marine, row: Thing) -> None:
    """BLP-4, S-6: the blip is forced to lurk this turn if a marine is within 6 of the entry square."""
    blip = take_blip(state, state.pool.pop())
    state.place[blip] = lurking_at(entry)
    state.received |= 1 << entry
    far = state.distances(state.board.entry_squares[entry])
    nearest = min([far[square] for square in state.where if square >= 0])
    if nearest <= LURK_DISTANCE:
        state.forced[blip] = state.turn
    named = state.board.marine_things[marine] if marine >= 0 else ""
    state.tell(ArrivalRolled(face, row, named, _line(state, marine, row)))
    distance = far[state.where[marine]] if marine >= 0 else nearest
    lurks = FORCED if state.forced[blip] else FREE
    state.tell(BlipArrived(ALIEN_THINGS[blip], state.board.entry_things[entry], face, row, named, distance, lurks))


def _line(state: State, marine: Marine, row: Thing) -> Thing | str:
    """Why the row means this marine; empty if the player chooses."""
    if row is TOP:
        return deciding_line(state, by_priority(state, state.marines(), NO_SQUARE), NO_SQUARE)
    return isolating_line(state, marine) if row is ISOLATED else ""


# ---------------------------------------------------------------------- ambush


def ambush_squares(state: State, marine: Marine) -> list[Square]:
    """S4 step 2: squares exactly 6 away, free, unseen, and not next to any marine."""
    board = state.board
    barred = state.occupied | state.closed | state.bulkheads | state.barriers | state.burning | seen_squares(state)
    for square in state.where:
        if square >= 0:
            barred |= board.around[square]
    far = state.distances(state.where[marine])
    return [square for square in board.every if far[square] == AMBUSH_DISTANCE and not barred >> square & 1]


def _ambush(state: State) -> Script[None]:
    """S4: the first marine by priority who has an ambush square gets the blip on a random one."""
    ordered = by_priority(state, state.marines(), NO_SQUARE)
    for marine in ordered:
        squares = ambush_squares(state, marine)
        if squares:
            square = squares[0] if len(squares) == 1 else (yield from draw_one(squares))
            blip = take_blip(state, state.pool.pop())
            put_alien(state, blip, square)
            named, things = state.board.marine_things[marine], state.board.things
            line = deciding_line(state, ordered, NO_SQUARE) if marine == ordered[0] else NO_ROOM
            state.tell(ArrivalRolled(AMBUSH, HIDDEN, named, line))
            state.tell(BlipAmbushes(ALIEN_THINGS[blip], things[square], named, len(squares)))
            settle(state)
            return
    _lose(state, AMBUSH)
