"""Codec of the agenda: tasks and their arguments as text in saved positions."""

from __future__ import annotations

from voidlock.engine import Reader, Task
from voidlock.games.hulk.facts import FIRST_BLIP, SETUP
from voidlock.games.hulk.numbers import AlienSeen, AlienSet, Blip, Marine, MarineOrNobody, Square, SquareOrNone, Stealer
from voidlock.games.hulk.state import ALIEN_NAMES, OUT, State
from voidlock.games.hulk.state.tasks import TASKS

MARINES = (Marine, MarineOrNobody)
ALIENS = (Stealer, Blip, AlienSeen)
SQUARES = (Square, SquareOrNone)
MAY_BE_NONE = (MarineOrNobody, AlienSeen, SquareOrNone)
"""The kinds of argument a task can take, by the types that its body declares."""

NONE = "-"
"""Stands for no marine, no alien, or no square."""

FOR_LURKERS = ("brood_entry",)
ON_BOARD = ("overwatch_fire", "blip_acts", "overwatch_door")
OF_ACTIVATION = ("stealer_acts", "blip_begins", "blip_acts")

BEFORE_THE_GAME = ("shuffle_pool", "deploy_squad", "deploy_in_rooms", "look_round", "start_blips")


def write_task(state: State, task: Task) -> str:
    """Encode one task, as in `overwatch_fire S3 sgt`."""
    words = [task[0]]
    for kind, number in zip(TASKS.types(task[0]), task[1:], strict=True):
        words.append(_word(state, kind, number))
    return " ".join(words)


def _word(state: State, kind: object, number: int) -> str:
    if kind == AlienSet:
        names = [name for alien, name in enumerate(ALIEN_NAMES) if number >> alien & 1]
        return "+".join(names) or NONE
    if number < 0:
        return NONE
    if kind in MARINES:
        return state.board.marine_names[number]
    if kind in SQUARES:
        return state.board.names[number]
    return ALIEN_NAMES[number] if kind in ALIENS else str(number)


def read_agenda(state: State, lines: list[Reader]) -> list[Task]:
    """Decode the agenda, next task last. Raises if a task does not fit the position."""
    tasks = [_read_task(state, line) for line in lines]
    for line, task in zip(lines, tasks, strict=True):
        if not _fits(state, task):
            raise line.refuse("task_does_not_fit", name=task[0])
    return tasks[::-1]


def _read_task(state: State, line: Reader) -> Task:
    name, words = TASKS.read(line)
    kinds = TASKS.types(name)
    return (name, *[_number(state, kind, word) for kind, (_, word) in zip(kinds, words, strict=True)])


def _number(state: State, kind: object, word: Reader) -> int:
    if kind == AlienSet:
        names = [] if word.text() == NONE else word.text().split("+")
        aliens = [Reader(name, word.where).one_of(ALIEN_NAMES[:FIRST_BLIP]) for name in names]
        return sum(1 << alien for alien in sorted(set(aliens)) if state.place[alien] != OUT)
    if word.text() == NONE:
        if kind not in MAY_BE_NONE:
            raise word.refuse("missing")
        return -1
    if kind in MARINES:
        return word.one_of(state.board.marine_names)
    if kind in SQUARES:
        return word.one_of(state.board.names)
    if kind in ALIENS:
        return word.one_of(ALIEN_NAMES[: len(state.place)])
    squads = {marine.squad for marine in state.board.mission.marines}
    if not word.text().isdecimal() or len(word.text()) > 3:
        raise word.refuse("not_a_number")
    return Reader(int(word.text()), word.where).number(0, len(squads) - 1)


def _fits(state: State, task: Task) -> bool:
    """Whether the game itself could have put the task on this position's agenda."""
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
    about = TASKS.types(name)[0] if numbers else None
    if about in ALIENS:
        return _fits_alien(state, name, about, numbers[0])
    if name == "activation":
        return state.activated >> numbers[0] & 1 == 1
    return True


def _fits_alien(state: State, name: str, about: object, alien: int) -> bool:
    if alien < 0:
        return about == AlienSeen
    place = state.place[alien]
    if place == OUT and about != AlienSeen:
        return False
    if name in OF_ACTIVATION and state.acting != alien:
        return False
    if (about == Stealer and alien >= FIRST_BLIP) or (about == Blip and alien < FIRST_BLIP):
        return False
    if name in FOR_LURKERS and place >= 0:
        return False
    return name not in ON_BOARD or place >= 0
