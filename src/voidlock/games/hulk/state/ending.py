"""Victory and defeat: the mission's conditions, and when each is checked (section 16)."""

from __future__ import annotations

from collections.abc import Callable

from voidlock.engine import Over, Thing
from voidlock.games.hulk.events.marines import MissionEnded
from voidlock.games.hulk.facts import COMMAND, FLAMER, INVASION, OVER
from voidlock.games.hulk.mission.mission import Condition

from . import DEAD, DESTROYED, LEFT, OBJECT_STATES, OUT, State

AT_ONCE, MARINES_DONE, STATUS, TURN_OVER = range(4)
"""The moments at which conditions are checked; AT_ONCE conditions are checked at each.

After TURN_OVER, conditions on the number of turns alone can no longer change.
"""

MOMENTS: dict[str, tuple[int, ...]] = {
    "exterminate": (STATUS,),
    "blockade": (MARINES_DONE, STATUS),
    "survive": (STATUS, TURN_OVER),
    "turn_limit": (STATUS, TURN_OVER),
}
"""Conditions that are checked only at certain moments."""


Verdict = tuple[str, str]
"""The result of a mission, and the condition that ends it."""


def judge(state: State, moment: int = AT_ONCE) -> None:
    """End the mission if a condition is met."""
    found = verdict(state, moment)
    if found is not None:
        end(state, *found)


def judge_victory(state: State, moment: int = AT_ONCE) -> None:
    found = _victory(state, moment)
    if found is not None:
        end(state, *found)


def verdict(state: State, moment: int = AT_ONCE) -> Verdict | None:
    """The verdict of this moment's conditions. If one event meets victory and defeat, victory counts."""
    won = _victory(state, moment)
    if won is not None:
        return won
    for condition in state.board.mission.defeat:
        if _is_met(state, condition, moment):
            return "loss", condition.name
    return None if state.marines() else ("loss", "all_marines_dead")


def _victory(state: State, moment: int) -> Verdict | None:
    for condition in state.board.mission.victory:
        if _is_met(state, condition, moment):
            return "draw" if condition.label.startswith("draw") else "win", condition.name
    return None


def _is_met(state: State, condition: Condition, moment: int) -> bool:
    return moment in MOMENTS.get(condition.name, (moment,)) and MET[condition.name](state, condition)


def overdue(state: State) -> Verdict | None:
    """The verdict that must already have ended the mission: the game never asks a question in this position."""
    found = verdict(state, MARINES_DONE) if state.phase == INVASION else None
    last = state.copy()
    last.turn -= 1
    return found or verdict(last, STATUS if state.phase == COMMAND and state.turn > 1 else TURN_OVER)


def end(state: State, result: str, condition: str) -> None:
    state.result = result
    state.ended_by = condition
    state.phase = OVER
    state.tell(MissionEnded(Thing("result", result), Thing("condition", condition)))
    raise Over


# ---------------------------------------------------------------------- the conditions


def _objectives(state: State, condition: Condition) -> list[int]:
    return [state.board.objective_names.index(name) for name in condition.arguments]


def _number(condition: Condition) -> int:
    return int(condition.arguments[0])


def _flamed(state: State, condition: Condition) -> bool:
    return all(state.burned >> objective & 1 for objective in _objectives(state, condition))


def _operated(state: State, condition: Condition) -> bool:
    return all(state.operated >> objective & 1 for objective in _objectives(state, condition))


def _exterminated(state: State, condition: Condition) -> bool:
    """Whether the supply is used up and no alien is on the board or lurking."""
    return not state.pool and all(place == OUT for place in state.place)


def _blockaded(state: State, condition: Condition) -> bool:
    near = [state.distances(state.where[marine]) for marine in state.marines()]
    return all(any(far[square] <= _number(condition) for far in near) for square in state.board.entry_squares)


def _carried_out(state: State, condition: Condition) -> bool:
    carrier = state.carrier()
    out = carrier >= 0 and state.where[carrier] == LEFT
    return out and OBJECT_STATES[state.object_state] == condition.arguments[1]


def _no_flamer_shots(state: State, condition: Condition) -> bool:
    fighters = state.board.fighters
    return not any(fighters[marine].gun == FLAMER and state.ammo[marine] for marine in state.marines())


def _alien_on(state: State, condition: Condition) -> bool:
    squares = state.board.objectives[_objectives(state, condition)[0]]
    return any(place >= 0 and squares >> place & 1 for place in state.place)


def _flame_in_section(state: State, condition: Condition) -> bool:
    if not state.burning:
        return False
    board = state.board
    squares = board.objectives[_objectives(state, condition)[0]]
    return any(state.burning & board.sections[board.section[square]] for square in board.each(squares))


def _too_late(state: State, condition: Condition) -> bool:
    return state.turn >= state.board.mission.turn_limit


MET: dict[str, Callable[[State, Condition], bool]] = {
    "flame_any": _flamed,
    "flame_each": _flamed,
    "exterminate": _exterminated,
    "blockade": _blockaded,
    "kills": lambda state, condition: state.kills >= _number(condition),
    "exited": lambda state, condition: state.where.count(LEFT) >= _number(condition),
    "exit_with": _carried_out,
    "operate_each": _operated,
    "survive": lambda state, condition: state.turn >= _number(condition),
    "broodlord_dead": lambda state, condition: state.lord_dead,
    "no_flamer_shots": _no_flamer_shots,
    "all_marines_dead": lambda state, condition: not state.marines(),
    "alive_plus_exited_below": lambda state, condition: len(state.where) - state.where.count(DEAD) < _number(condition),
    "object_destroyed": lambda state, condition: state.object_state == DESTROYED,
    "alien_on": _alien_on,
    "flame_in_section": _flame_in_section,
    "turn_limit": _too_late,
}
