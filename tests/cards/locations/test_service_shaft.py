"""Service Shaft: upon entering, every Marine faces right."""

import pytest

from tests.cards.locations.arrival import arrive, lies, marines


@pytest.mark.rule("R-14.5")
@pytest.mark.parametrize(
    ("number", "layout"),
    [
        (12, "dark_corner:L2 ventilation_duct:L6 corridor:R7 door:R10"),
        (10, "dark_corner:L2 ventilation_duct:L6 corridor:R5 door:R8"),
        (8, "dark_corner:L2 ventilation_duct:L6 corridor:R3 door:R6"),
        (6, "dark_corner:L2 ventilation_duct:L6 corridor:R1 door:R4"),
        (3, "dark_corner:L2 ventilation_duct:L3 corridor:R1 door:R1"),
        (1, "dark_corner:L1 ventilation_duct:L1 corridor:R1 door:R1"),
    ],
)
def test_its_terrain(number: int, layout: str) -> None:
    assert arrive("service_shaft", marines(number)).layout() == lies(layout)


@pytest.mark.rule("R-14.6")
def test_its_piles() -> None:
    t = arrive("service_shaft", marines(6))
    assert (len(t.pile("left")), len(t.pile("right"))) == (7, 7)


@pytest.mark.rule("R-14.7")
def test_every_marine_faces_right() -> None:
    t = arrive("service_shaft", "gideon<, noctis>, leon< 2", players=2)
    assert [t.facing(marine) for marine in ("gideon", "noctis", "leon")] == ["right"] * 3
    assert len(t.told("marine_turned")) == 2
    t.nothing_left_to_ask()


def test_nothing_else_changes() -> None:
    t = arrive("service_shaft", "gideon<, leon< 2", L1="claw", R2="head")
    assert t.formation() == "gideon leon" and t.tokens("leon") == 2
    assert t.swarms() == {"L1": "claw", "R2": "head"}
