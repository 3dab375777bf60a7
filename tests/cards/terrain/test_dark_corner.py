"""Dark Corner: no ability; orange spawn boxes hit it."""

import pytest

from tests.cards.terrain.no_ability import can_never_be_activated, is_hit_by

BOXES = {
    "secret_route 1": 0,
    "enter_formation 1": 0,
    "enter_formation 0": 2,
    "full_scan 0": 0,
    "stalking_from_the_shadows 1": 0,
    "gun_jam 1": 0,
}
"""The boxes of some Event cards with what they spawn here."""


@pytest.mark.rule("R-6.14")
@pytest.mark.parametrize("location", ["void_lock_6", "cryo_control"])
def test_it_can_never_be_activated(location: str) -> None:
    can_never_be_activated("dark_corner", location)


@pytest.mark.rule("R-15.1", "R-10.2")
def test_orange_boxes_hit_it_and_no_others() -> None:
    is_hit_by("dark_corner", BOXES)
