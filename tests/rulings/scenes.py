"""Scenes in which answers are refused: each answer with the rule that forbids it and what it is about."""

from collections.abc import Callable

from tests.stage import Stage

Refusals = dict[str, tuple[str, str]]
"""By what is wrong: the answer and the reason it is refused for."""


SCENES: list[tuple[Callable[[], Stage], Refusals]] = []
"""Every scene with what is refused in it; importing a file of scenes adds them."""


def scene(told: Refusals) -> Callable[[Callable[[], Stage]], Callable[[], Stage]]:
    def keep(made: Callable[[], Stage]) -> Callable[[], Stage]:
        SCENES.append((made, told))
        return made

    return keep
