"""Generatorium: a skull slays up to four Genestealers anywhere, any other face the activating Marine."""

import pytest

from tests.cards.locations.arrival import at_panel
from tests.stage import ARTEFACT_HELD
from tests.stories import Story, stories


@stories(
    *(
        Story(f"a skull slays four cards anywhere one by one: {skull}")
        .on(
            at_panel,
            "generatorium",
            "gideon<, leon>, noctis>",
            L1="claw tail",
            R2="head",
            R3="tongue claw",
            dice=[skull],
        )
        .activate("gideon", "control_panel")
        .sees(options=["slay:L1:tail", "slay:L1:claw", "slay:R2:head", "slay:R3:claw", "slay:R3:tongue", "enough"])
        .answer("slay:R3:tongue", "slay:L1:claw", "slay:R2:head", "slay:R3:claw")
        .ends(swarms={"L1": "tail"}, discard="head claw claw tongue", formation="gideon leon noctis")
        for skull in [1, 2, 3]
    ),
    Story("the roll stands", "R-7.2")
    .on(at_panel, "generatorium", "gideon< 3, leon>", terrain=ARTEFACT_HELD, L1="claw", dice=[5])
    .activate("gideon", "control_panel")
    .ends(slain="noctis valencio gideon", supply=12),
    Story("the controller of the activating Marine decides")
    .on(
        at_panel,
        "generatorium",
        "gideon<, leon>",
        L1="claw",
        R2="head",
        players=2,
        teams=["red", "green"],
        current=1,
        dice=[1],
    )
    .activate("gideon", "control_panel")
    .sees(seat=2, asks="slay")
    .answer("slay:R2:head")
    .sees(seat=2),
    Story("his team mate goes on with the card", "R-6.4", "R-6.16")
    .on(at_panel, "generatorium", "gideon<, noctis<", terrain={"door": "L2"}, dice=[4])
    .activate("gideon", "control_panel")
    .answer("activate:noctis:door")
    .ends(formation="noctis", terrain_tokens={"door": 1}),
    Story("slaying everything here does not win", "R-16.1")
    .on(at_panel, "generatorium", "gideon<", L1="claw", piles={"left": 0, "right": 0}, dice=[1])
    .activate("gideon", "control_panel")
    .answer("slay:L1:claw")
    .sees(genestealers=0, result=""),
)
def test_generatorium(story: Story) -> None:
    story.play()


@pytest.mark.rule("R-13.9")
def test_a_brood_lord_goes_last_of_his_swarm() -> None:
    t = at_panel("generatorium", "gideon<, leon>", L1="claw lord_head_tail", R2="head", dice=[1])
    t.activate("gideon", "control_panel")
    assert "slay:L1:lord_head_tail" not in t.options()
    t.answer("slay:L1:claw", "slay:L1:lord_head_tail", "enough")
    assert t.swarms() == {"R2": "head"}
