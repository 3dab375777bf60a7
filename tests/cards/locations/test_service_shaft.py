"""Service Shaft: upon entering, every Marine faces right."""

import pytest

from tests.cards.locations.arrival import arrive, lies, marines
from tests.stories import Story, stories


@stories(
    *(
        Story(f"its terrain: {number}", "R-14.5").on(arrive, "service_shaft", marines(number)).sees(layout=lies(layout))
        for number, layout in [
            (12, "dark_corner:L2 ventilation_duct:L6 corridor:R7 door:R10"),
            (10, "dark_corner:L2 ventilation_duct:L6 corridor:R5 door:R8"),
            (8, "dark_corner:L2 ventilation_duct:L6 corridor:R3 door:R6"),
            (6, "dark_corner:L2 ventilation_duct:L6 corridor:R1 door:R4"),
            (3, "dark_corner:L2 ventilation_duct:L3 corridor:R1 door:R1"),
            (1, "dark_corner:L1 ventilation_duct:L1 corridor:R1 door:R1"),
        ]
    ),
    Story("its piles", "R-14.6").on(arrive, "service_shaft", marines(6)).sees(piles=(7, 7)),
    Story("nothing else changes")
    .on(arrive, "service_shaft", "gideon<, leon< 2", L1="claw", R2="head")
    .sees(formation="gideon leon", tokens={"leon": 2}, swarms={"L1": "claw", "R2": "head"}),
)
def test_service_shaft(story: Story) -> None:
    story.play()


@pytest.mark.rule("R-14.7")
def test_every_marine_faces_right() -> None:
    t = arrive("service_shaft", "gideon<, noctis>, leon< 2", players=2)
    assert [t.facing(marine) for marine in ("gideon", "noctis", "leon")] == ["right"] * 3
    assert len(t.told("marine_turned")) == 2
    t.nothing_left_to_ask()
