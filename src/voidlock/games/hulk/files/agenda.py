"""The agenda in words: tasks with what they are about, as files hold them."""

from __future__ import annotations

from voidlock.engine import Reader, Task
from voidlock.games.hulk.map.facts import FIRST_BLIP, SETUP
from voidlock.games.hulk.state.state import ALIEN_NAMES, OUT, State
from voidlock.games.hulk.state.tasks import TASKS

MARINE = ("marine", "chosen", "reacted")
ALIEN = ("alien", "blip")
SQUARE = ("square", "door")
SETS = ("placed", "born")
NONE = "-"
"""In place of a name: nobody, nothing."""

MAY_BE_NONE = ("chosen", "reacted", "door")

FOR_STEALERS = ("stealer_acts", "brood_entry", "overwatch_fire")
FOR_BLIPS = ("blip_begins", "blip_acts")
FOR_LURKERS = ("brood_entry",)
ON_BOARD = ("overwatch_fire", "blip_acts", "overwatch_door")
OF_ACTIVATION = ("stealer_acts", "blip_begins", "blip_acts")

BEFORE_THE_GAME = ("shuffle_pool", "deploy_squad", "deploy_in_rooms", "look_round", "start_blips")


def write_task(state: State, task: Task) -> str:
    """`overwatch_fire S3 sgt`"""
    words = [task[0]]
    for parameter, number in zip(TASKS.parameters(task[0]), task[1:], strict=True):
        words.append(_word(state, parameter, number))
    return " ".join(words)


def _word(state: State, parameter: str, number: int) -> str:
    if parameter in SETS:
        names = [name for alien, name in enumerate(ALIEN_NAMES) if number >> alien & 1]
        return "+".join(names) or NONE
    if number < 0:
        return NONE
    if parameter in MARINE:
        return state.board.marine_names[number]
    if parameter in SQUARE:
        return state.board.names[number]
    return ALIEN_NAMES[number] if parameter in ALIEN else str(number)


def read_agenda(state: State, lines: list[Reader]) -> list[Task]:
    """The tasks to come, the next one last; each must fit the position."""
    tasks = [_read_task(state, line) for line in lines]
    for line, task in zip(lines, tasks, strict=True):
        if not _fits(state, task):
            raise line.refuse("task_does_not_fit", name=task[0])
    return tasks[::-1]


def _read_task(state: State, line: Reader) -> Task:
    name, words = TASKS.read(line)
    return (name, *[_number(state, parameter, word) for parameter, word in words])


def _number(state: State, parameter: str, word: Reader) -> int:
    if parameter in SETS:
        names = [] if word.text() == NONE else word.text().split("+")
        aliens = [Reader(name, word.where).one_of(ALIEN_NAMES[:FIRST_BLIP]) for name in names]
        return sum(1 << alien for alien in sorted(set(aliens)) if state.place[alien] != OUT)
    if word.text() == NONE:
        if parameter not in MAY_BE_NONE and parameter != "alien":
            raise word.refuse("missing")
        return -1
    if parameter in MARINE:
        return word.one_of(state.board.marine_names)
    if parameter in SQUARE:
        return word.one_of(state.board.names)
    if parameter in ALIEN:
        return word.one_of(ALIEN_NAMES[: len(state.place)])
    squads = {marine.squad for marine in state.board.mission.marines}
    if not word.text().isdecimal() or len(word.text()) > 3:
        raise word.refuse("not_a_number")
    return Reader(int(word.text()), word.where).number(0, len(squads) - 1)


def _fits(state: State, task: Task) -> bool:
    """Whether the game itself could have put the task on the agenda of this position."""
    name, *numbers = task
    if name in BEFORE_THE_GAME:
        all_there = len(state.marines()) == len(state.where)
        return (
            state.phase == SETUP
            and all_there
            and (name != "deploy_in_rooms" or bool(state.board.mission.special.rooms))
        )
    if state.phase == SETUP:
        return name in ("arrival", "begin_turn")
    parameters = TASKS.parameters(name)
    if "alien" in parameters or "blip" in parameters:
        return _fits_alien(state, name, numbers[0])
    if name == "activation":
        return state.activated >> numbers[0] & 1 == 1
    return True


def _fits_alien(state: State, name: str, alien: int) -> bool:
    if alien < 0:
        return name == "reaction"
    place = state.place[alien]
    if place == OUT and name != "reaction":
        return False
    if name in OF_ACTIVATION and state.acting != alien:
        return False
    if (name in FOR_STEALERS and alien >= FIRST_BLIP) or (name in FOR_BLIPS and alien < FIRST_BLIP):
        return False
    if name in FOR_LURKERS and place >= 0:
        return False
    return name not in ON_BOARD or place >= 0
