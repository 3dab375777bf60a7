"""Surrounded: all Genestealers go to one Marine's position and keep their sides."""

from functools import partial

import pytest

from tests.stage import Stage, stage
from tests.stories import Story, stories
from voidlock.engine import UndoRefused

surrounded = partial(stage, event="surrounded")


@stories(
    Story("all Genestealers go to his position and keep their sides", "R-9.3", "R-12.1")
    .on(
        surrounded,
        "gideon<, noctis>, claudio<",
        L1="claw",
        R1="head tail lord_head_tail",
        R2="tail",
        L3="tongue lord_claw_tongue",
    )
    .then(Stage.open_to_all, "surrounded")
    .sees(asks="event_target", options=["target:gideon", "target:noctis", "target:claudio"])
    .answer("target:noctis")
    .ends(swarms={"L2": "claw tongue lord_claw_tongue", "R2": "head tail tail lord_head_tail"}),
    # Overwatch stops the story while Power Field is still in force.
    # Valencio faces the left swarm, but nothing in it can be slain any more.
    Story("Power Field spreads over its side alone", "R-12.6", "F-12")
    .on(
        surrounded,
        "leon> 1, gideon<, valencio< 1",
        L1="claw",
        L3="tail",
        R2="head",
        power_field="L1",
        standing=["overwatch"],
    )
    .answer("target:gideon")
    .sees(swarms={"L2": "tail claw", "R2": "head"}, power_field="L2", options=["attack:leon:R2", "stop"]),
    Story("what spawns afterwards stays at its terrain")
    .on(
        surrounded,
        "gideon<, noctis>, claudio>",
        L1="claw",
        terrain={"ventilation_duct": "R1", "dark_corner": "L3"},
        piles={"left": "head tail", "right": "tongue tail"},
    )
    .answer("target:noctis")
    .ends(swarms={"L2": "claw", "R1": "tongue", "L3": "head"}),
)
def test_surrounded(story: Story) -> None:
    story.play()


@pytest.mark.rule("R-9.2")
def test_what_was_named_cannot_be_changed_after_the_reveal() -> None:
    t = stage("gideon<, claudio>", players=2, R1="claw", event="surrounded")
    t.answer("target:claudio")
    with pytest.raises(UndoRefused):
        t.game.undo()
    assert t.swarms() == {"R2": "claw"}
