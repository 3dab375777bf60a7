"""The publisher's FAQ: one story an answer."""

import pytest

from tests.stage import stage
from tests.stories import Story, stories


@stories(
    Story("support is for the team and the other types are for each Marine", "F-2")
    .on(stage, "leon>, valencio>, gideon>", play="overwatch")
    .answer("place:leon")
    .ends(),
    Story("support is for the team and the other types are for each Marine", "F-2")
    .on(stage, "leon>, gideon>, valencio>", play="onward_brothers")
    .answer("move:leon:gideon", "move:valencio:leon")
    .sees(formation="gideon valencio leon"),
    Story("support is for the team and the other types are for each Marine", "F-2")
    .on(stage, "lorenzo>, deino>", R1="claw claw", play="lead_by_example", dice=[0, 0])
    .answer("attack:lorenzo:R1", "attack:deino:R1")
    .ends(),
)
def test_faq(story: Story) -> None:
    story.play()


@pytest.mark.rule("F-11")
def test_the_first_box_is_served_before_the_second_and_within_a_box_the_current_player_says() -> None:
    t = stage(
        "leon<, gideon<, claudio<",
        players=2,
        current=2,
        terrain={"dark_corner": "L1", "door": "L2", "control_panel": "L3"},
        piles={"left": ["head"] * 5},
        event="enter_formation",
    )
    # Major orange takes three; major yellow has two for the Door and the Control Panel together.
    assert (t.asked.kind, t.asked.seat, t.options()) == ("spawn_order", 2, ["spawn:door", "spawn:control_panel"])
    t.answer("spawn:control_panel")
    assert [event.data()["spot"] for event in t.told("spawned")] == ["L1", "L3"]
    assert t.swarms() == {"L1": "head head head", "L3": "head head"}
