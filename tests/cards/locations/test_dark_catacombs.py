"""Dark Catacombs: upon entering, one spawns behind a Marine, one without tokens if there is one."""

import pytest

from tests.cards.locations.arrival import arrive, lies, marines


@pytest.mark.rule("R-14.5")
@pytest.mark.parametrize(
    ("number", "layout"),
    [
        (12, "dark_corner:L1 door:L3 ventilation_duct:R8 corridor:R9"),
        (10, "dark_corner:L1 door:L3 ventilation_duct:R6 corridor:R7"),
        (8, "dark_corner:L1 door:L3 ventilation_duct:R4 corridor:R5"),
        (6, "dark_corner:L1 door:L3 ventilation_duct:R2 corridor:R3"),
        (3, "dark_corner:L1 door:L3 ventilation_duct:R1 corridor:R1"),
        (1, "dark_corner:L1 door:L1 ventilation_duct:R1 corridor:R1"),
    ],
)
def test_its_terrain(number: int, layout: str) -> None:
    assert arrive("dark_catacombs", marines(number)).layout() == lies(layout)


@pytest.mark.rule("R-14.6")
def test_its_piles() -> None:
    t = arrive("dark_catacombs", marines(6))
    assert (len(t.pile("left")), len(t.pile("right"))) == (6, 6)


DECK = "head " * 6 + "claw " * 6


@pytest.mark.rule("R-14.7")
@pytest.mark.parametrize(("marine", "swarms"), [("gideon", {"R1": "claw"}), ("leon", {"L3": "head"})])
def test_one_spawns_behind_a_marine_without_tokens(marine: str, swarms: dict[str, str]) -> None:
    t = arrive("dark_catacombs", "gideon<, noctis> 1, leon>", deck=DECK)
    assert t.options() == ["target:gideon", "target:leon"]
    t.answer(f"target:{marine}")
    assert t.swarms() == swarms
    t.nothing_left_to_ask()


def test_the_only_marine_without_tokens_is_not_asked_for() -> None:
    t = arrive("dark_catacombs", "gideon< 1, noctis> 1, leon>", deck=DECK)
    assert t.swarms() == {"L3": "head"}
    t.nothing_left_to_ask()


def test_if_all_have_tokens_any_marine_can_be_chosen() -> None:
    t = arrive("dark_catacombs", "gideon< 1, noctis> 2", deck=DECK)
    assert t.options() == ["target:gideon", "target:noctis"]
    t.answer("target:noctis")
    assert t.swarms() == {"L2": "head"}
    assert (t.tokens("gideon"), t.tokens("noctis")) == (1, 2)


def test_the_current_player_decides() -> None:
    t = arrive("dark_catacombs", "gideon<, leon<", players=2, teams=["green", "red"], current=2)
    assert (t.asked.seat, t.asked.kind) == (2, "arrive")


def test_it_joins_a_swarm_that_is_there() -> None:
    t = arrive("dark_catacombs", "gideon<, leon<", deck=DECK, R1="tail", L1="tongue")
    t.answer("target:gideon")
    assert t.swarms() == {"L1": "tongue", "R1": "tail claw"}
