"""Service Shaft: upon entering, every Marine faces right."""

import pytest

from tests.cards.locations.arrival import arrive
from tests.stories import Story, stories


@stories(
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
