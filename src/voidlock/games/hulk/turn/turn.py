"""Phases of a turn, written as scripts (coroutines) and steps (sections 3, 4, 16)."""

from __future__ import annotations

from voidlock.engine import Choice, Option, Script, draw_one, follow
from voidlock.games.hulk.aliens.activating import alien_phase
from voidlock.games.hulk.aliens.invasion import invasion
from voidlock.games.hulk.events.marines import (
    CommandDrawn,
    CommandRedrawn,
    MarineActivated,
    MarkersRemoved,
    ObjectWandered,
    TurnBegan,
)
from voidlock.games.hulk.facts import COMMAND, MARINE_AP, MARINES, STATUS
from voidlock.games.hulk.marines.answering import commanded
from voidlock.games.hulk.marines.movement import obstacle
from voidlock.games.hulk.marines.orders import ORDERS, orders
from voidlock.games.hulk.marines.paying import settle
from voidlock.games.hulk.marines.psychic import powers
from voidlock.games.hulk.marines.shooting import snap, snap_shots
from voidlock.games.hulk.numbers import NOBODY, NOTHING, Marine, Target
from voidlock.games.hulk.state import UNDAMAGED, State
from voidlock.games.hulk.state.ending import MARINES_DONE, judge
from voidlock.games.hulk.state.ending import STATUS as STATUS_MOMENT
from voidlock.games.hulk.state.options import Answer, of_marine, plain
from voidlock.games.hulk.state.pieces import object_thing
from voidlock.games.hulk.state.tasks import SEAT, ask_player, open_phase, roll, script, step


@step
def begin_turn(state: State) -> None:
    state.tell(TurnBegan(state.turn))
    state.agenda.extend(AFTER_THE_START)


# ---------------------------------------------------------------------- command phase


@script
def command_phase(state: State) -> Script[None]:
    """CP-1, S-1: a die sets the command points; CP-2: with a sergeant on the board the player may redraw once."""
    open_phase(state, COMMAND)
    state.cp_spent = 0
    state.cp = yield from roll()
    state.tell(CommandDrawn(state.cp))
    if any(state.board.fighters[marine].role == "sergeant" for marine in state.marines()):
        verb, _ = yield from ask_player("command_points", [plain("keep"), plain("redraw")])
        if verb == "redraw":
            state.cp = yield from roll()
            state.tell(CommandRedrawn(state.cp))


# ---------------------------------------------------------------------- marine action phase


@step
def marine_phase(state: State) -> None:
    open_phase(state, MARINES)
    state.activated = 0
    state.power_used = False
    state.agenda.append(next_marine.later())


@script
def next_marine(state: State) -> Script[None]:
    """ACT-2: activate marines one after another, each once; activated ones can act on command points (CP-3).

    With `end_asked` the end is asked for even if it is the only answer.
    """
    state.active = state.snap = NOBODY
    waiting = [marine for marine in state.marines() if not state.activated >> marine & 1]
    options = [of_marine(state.board, "activate", marine) for marine in waiting] + commands(state)
    if state.settings.end_asked and not options:
        yield Choice(SEAT, "next_marine", [plain("end")])
        return
    verb, number = yield from ask_player("next_marine", [*options, plain("end")])
    if verb == "end":
        return
    marine = Marine(number)
    state.agenda.append(next_marine.later())
    if verb == "activate":
        state.activated |= 1 << marine
        state.active = marine
        state.ap[marine] = MARINE_AP
        state.tell(MarineActivated(state.board.marine_things[marine]))
        state.agenda.append(activation.later(marine))
    else:
        state.agenda.append(commanded.later(marine))


def commands(state: State) -> list[Option[Answer]]:
    """The marines who can act outside an activation of theirs."""
    return [
        of_marine(state.board, "command", marine)
        for marine in state.marines()
        if marine != state.active and (state.cp or powers(state, marine))
    ]


@script
def activation(state: State, marine: Marine) -> Script[None]:
    """ACT-1: one action after another while he can pay; CP-4: another marine may interrupt with command points."""
    if state.where[marine] < 0:
        return
    state.active = marine
    snaps = snap_shots(state, marine) if state.snap == marine else []
    options = [*snaps, *orders(state, marine), *commands(state), plain("done")]
    verb, number = yield from ask_player("order", options, state.board.marine_things[marine])
    state.snap = NOBODY
    if verb == "done":
        state.ap[marine] = 0
        state.active = NOBODY
        return
    state.agenda.append(activation.later(marine))
    if verb == "command":
        state.agenda.append(commanded.later(Marine(number)))
        return
    if verb == "snap":
        yield from snap(state, marine, Target(number))
        return
    yield from follow(ORDERS[verb](state, marine, number))


@step
def end_marines(state: State) -> None:
    state.active = NOBODY
    judge(state, MARINES_DONE)


# ---------------------------------------------------------------------- mission status phase


@step
def mission_status(state: State) -> None:
    """Section 16, step 1: remove markers, then reveal blips that come into view."""
    open_phase(state, STATUS)
    if state.burning or state.barriers:
        state.tell(MarkersRemoved())
    state.burning = state.barriers = 0
    state.overwatch = state.guard = 0
    if state.settings.jam_end_of_turn == "clear":
        state.jammed = 0
    state.aim = [NOTHING] * len(state.aim)
    state.cp = 0
    state.agenda.extend([begin_turn.later(), mission_check.later(), mission_events.later()])
    settle(state)


@script
def mission_events(state: State) -> Script[None]:
    """OBJ-3: a loose, undamaged object wanders; each step leads to a random square that a piece could step to."""
    for _ in range(state.board.mission.special.wander):
        here = state.object_at
        if here < 0 or state.object_state != UNDAMAGED:
            return
        free = [target for _, target, corner in state.board.steps[here] if not obstacle(state, here, target, corner)]
        if not free:
            return
        state.object_at = yield from draw_one(free)
        state.tell(ObjectWandered(object_thing(state), state.board.things[state.object_at]))


@step
def mission_check(state: State) -> None:
    judge(state, STATUS_MOMENT)
    state.turn += 1


AFTER_THE_START = (
    mission_status.later(),
    alien_phase.later(),
    invasion.later(),
    end_marines.later(),
    marine_phase.later(),
    command_phase.later(),
)
"""The phases of a turn; the last comes first."""
