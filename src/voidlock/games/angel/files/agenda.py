"""Codec of the agenda: tasks as words, with the names of what they are about."""

from __future__ import annotations

from voidlock.engine import Reader, Task
from voidlock.games.angel.cards.base import EVENT_CARDS
from voidlock.games.angel.facts import (
    ACTION_NAMES,
    ACTIONS,
    EVENT_NAMES,
    LOCATION_NAMES,
    MARINE_NAMES,
    SPOT_NAMES,
    TEAM_NAMES,
    TEAM_OF,
)
from voidlock.games.angel.state import State
from voidlock.games.angel.state.tasks import TASKS

PARAMETERS = {
    "team": TEAM_NAMES,
    "marine": MARINE_NAMES,
    "spot": SPOT_NAMES,
    "action": ACTION_NAMES,
    "event": EVENT_NAMES,
    "location": LOCATION_NAMES,
}
"""The names that a task's number stands for, by parameter."""

MOST = {"box": 1, "left": 3, "way": 2}
"""The largest value of a parameter that is a plain number."""

OF_AN_ACTION = {"support", "before_move", "move", "turn_around", "activate", "attackers", "more_attackers", "fresh"}
"""Tasks of the Action card that is being resolved, which is the last of those in force."""

OF_AN_EVENT = {"read_event", "event_ability", "event_boxes", "move_swarms", "discard_event", "end_setup"}
"""Tasks of the Event card that is being resolved."""

LAST_OF_AN_EVENT = {"discard_event", "end_setup"}

BEFORE_THE_FORMATION = {"shuffle_decks", "share_teams", "deal_formation"}
"""Setup tasks that run before there is a position."""


def write_task(task: Task) -> str:
    """A task as a line: `swarm_attack R3`."""
    words = [task[0]]
    for parameter, number in zip(TASKS.parameters[task[0]], task[1:], strict=True):
        names = PARAMETERS.get(parameter)
        words.append(names[number] if names else str(number))
    return " ".join(words)


def read_agenda(state: State, lines: list[Reader]) -> list[Task]:
    """The pending tasks, the next one last; each must fit the position."""
    tasks: list[Task] = []
    event_is_here = state.event >= 0
    for line in lines:
        task = _read_task(state, line)
        if (task[0] in OF_AN_EVENT and not event_is_here) or not _fits(state, task):
            raise line.refuse("task_does_not_fit", name=task[0])
        event_is_here = task[0] == "first_event" or (event_is_here and task[0] not in LAST_OF_AN_EVENT)
        tasks.append(task)
    return tasks[::-1]


def _read_task(state: State, line: Reader) -> Task:
    """Parse a line of `write_task`; what it is about must be there."""
    name, words = TASKS.read(line)
    numbers: list[int] = []
    for parameter, word in words:
        number = _number(parameter, word)
        if not _is_there(state, parameter, number):
            raise line.refuse("task_about_nothing", name=word.text())
        numbers.append(number)
    return (name, *numbers)


def _number(parameter: str, word: Reader) -> int:
    if parameter in PARAMETERS:
        return word.one_of(PARAMETERS[parameter])
    if not word.text().isdecimal() or len(word.text()) > 9:
        raise word.refuse("not_a_number")
    return Reader(int(word.text()), word.where).number(0, MOST[parameter])


def _is_there(state: State, parameter: str, number: int) -> bool:
    """Whether the subject of a task is on the table."""
    if parameter == "spot":
        return number < len(state.swarms)
    if parameter == "marine":
        return number in state.formation
    if parameter == "action":
        return state.controller[ACTIONS[number].team] > 0
    return parameter != "team" or state.controller[number] > 0


def _fits(state: State, task: Task) -> bool:
    """Whether the game itself could have put the task on the agenda of this position."""
    name, *numbers = task
    if name in OF_AN_ACTION and not (state.standing and ACTIONS[state.standing[-1]].team == numbers[0]):
        return False
    if name == "more_attackers":
        return TEAM_OF[numbers[1]] == numbers[0] and numbers[2] > 0
    if name == "event_ability":
        return state.event >= 0 and EVENT_CARDS[state.event].fits(state)
    if name == "begin_action":
        return state.in_play(ACTIONS[numbers[0]].team)
    if name == "next_swarm":
        return state.attacking
    if name == "swarm_attack":
        return state.attacking and state.swarms[numbers[0]] > 0
    if name == "next_location":
        return bool(state.location_deck)
    return name not in BEFORE_THE_FORMATION
