"""Tables of stories: each row is a position, the answers given, and what is seen on the way and at the end.

@stories(
    Story("he may place the token", "R-6.9")
    .on(stage, "lorenzo>, deino<", R1="claw tail", play="lead_by_example", dice=[2])
    .answer("attack:lorenzo:R1", "slay:R1:claw", "place:deino")
    .ends(tokens={"deino": 1}),
)
def test_lead_by_example(story: Story) -> None:
    story.play()
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec

import pytest

from tests.stage import Stage

P = ParamSpec("P")


class Story:
    """A story with its title and the rules it proves; nothing happens before it is played."""

    def __init__(self, title: str, *rules: str) -> None:
        self.title = title
        self.rules = rules
        self.scene: Callable[[], Stage] | None = None
        self.steps: list[Callable[[Stage], object]] = []

    def on(self, scene: Callable[P, Stage], *args: P.args, **position: P.kwargs) -> Story:
        """Begin on a stage, or in a scene that sets one."""
        self.scene = lambda: scene(*args, **position)
        return self

    def then(self, step: Callable[Concatenate[Stage, P], object], *args: P.args, **kwargs: P.kwargs) -> Story:
        self.steps.append(lambda t: step(t, *args, **kwargs))
        return self

    def answer(self, *texts: str) -> Story:
        return self.then(Stage.answer, *texts)

    def stand_still(self) -> Story:
        return self.then(Stage.stand_still)

    def activate(self, marine: str, terrain: str) -> Story:
        return self.then(Stage.activate, marine, terrain)

    def sees(self, **facts: object) -> Story:
        """Now these facts hold, named as the methods of the stage."""
        return self.then(Stage.sees, **facts)

    def ends(self, **facts: object) -> Story:
        """Nothing is left to ask in this round, every die is rolled, and these facts hold."""
        return self.then(Stage.ends).sees(**facts)

    def play(self) -> None:
        assert self.scene is not None, "the story has no scene"
        t = self.scene()
        for step in self.steps:
            step(t)


def stories(*rows: Story) -> pytest.MarkDecorator:
    """One test for each row, named by its title and marked with its rules."""
    return pytest.mark.parametrize(
        "story", [pytest.param(row, id=row.title, marks=pytest.mark.rule(*row.rules)) for row in rows]
    )
