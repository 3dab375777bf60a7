"""Tasks are put on the agenda by typed calls; mypy's check of unused ignores proves that it sees a wrong one."""

from __future__ import annotations

import pytest

from voidlock.engine import Script, TaskKind, Tasks

Counts = dict[str, int]

TASKS: Tasks[Counts] = Tasks()
DECLARED: TaskKind[int] = TaskKind("declared")


@TASKS.step
def add(state: Counts, one: int, two: int) -> None:
    state["sum"] = one + two


@TASKS.step
def begin(state: Counts) -> None:
    state.clear()


@TASKS.script_of(DECLARED)
def body(state: Counts, number: int) -> Script[None]:
    state["declared"] = number
    yield from ()


def test_a_line_holds_the_name_and_the_numbers() -> None:
    assert add.later(1, 2) == ("add", 1, 2)
    assert begin.later() == ("begin",)


def test_a_body_is_known_by_the_name_it_was_declared_with() -> None:
    assert DECLARED.later(3) == ("declared", 3)
    assert list(TASKS.scripts) == ["declared"]
    assert TASKS.parameters["declared"] == ["number"]


def test_too_few_numbers_are_seen_by_mypy() -> None:
    with pytest.raises(TypeError):
        add.later(1)  # type: ignore[call-arg,misc]


def test_something_else_than_a_number_is_seen_by_mypy() -> None:
    assert DECLARED.later("x")  # type: ignore[arg-type]
