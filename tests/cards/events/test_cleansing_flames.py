"""Cleansing Flames: a skull slays two cards engaged with a Marine."""

from functools import partial

import pytest

from tests.stage import stage
from tests.stories import Story, stories

CARD = "cleansing_flames"


@pytest.mark.rule("R-9.3")
@pytest.mark.parametrize("face", [1, 2, 3])
def test_a_skull_slays_two_cards_chosen_after_the_roll(face: int) -> None:
    t = stage("gideon<, noctis>", L1="claw head", R1="tail", R2="claw", event=CARD, dice=[face])
    t.open_to_all(CARD)
    t.answer("target:gideon")
    assert not t.unrolled()
    assert t.asked.kind == "event_follow_up"
    assert t.options() == ["slay:L1:head", "slay:L1:claw", "slay:R1:tail"]  # no "enough": two must go
    t.answer("slay:R1:tail", "slay:L1:head")
    t.round_is_over()
    assert t.swarms() == {"L1": "claw", "R2": "claw"}


cleansing_flames = partial(stage, event=CARD)


@stories(
    *(
        Story(f"without a skull nothing happens and nobody may reroll: {face}", "R-7.2")
        .on(cleansing_flames, "gideon< 2, noctis>", L1="claw", R2="claw", dice=[face])
        .answer("target:gideon")
        .ends(genestealers=2, tokens={"gideon": 2})
        for face in [0, 4, 5]
    ),
    Story("a Brood Lord can only be the second", "R-13.9")
    .on(cleansing_flames, "gideon<, noctis>", L1="lord_claw_tongue claw", R1="head head", dice=[2])
    .sees(options=["slay:L1:claw", "slay:R1:head"])
    .answer("slay:L1:claw")
    .sees(options=["slay:L1:lord_claw_tongue", "slay:R1:head"])
    .answer("slay:L1:lord_claw_tongue")
    .ends(swarms={"R1": "head head"}, discard="claw"),
)
def test_cleansing_flames(story: Story) -> None:
    story.play()
