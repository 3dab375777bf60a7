"""Wrath of Baal Chapel: upon entering, the Artefact is put at any spot."""

import pytest

from tests.cards.locations.arrival import arrive, lies, marines


@pytest.mark.rule("R-14.5")
@pytest.mark.parametrize(
    ("number", "layout"),
    [
        (12, "ventilation_duct:L1 corridor:L3 door:R9 dark_corner:R12"),
        (10, "ventilation_duct:L1 corridor:L3 door:R7 dark_corner:R10"),
        (8, "ventilation_duct:L1 corridor:L3 door:R5 dark_corner:R8"),
        (6, "ventilation_duct:L1 corridor:L3 door:R3 dark_corner:R6"),
        (3, "ventilation_duct:L1 corridor:L3 door:R1 dark_corner:R3"),
        (1, "ventilation_duct:L1 corridor:L1 door:R1 dark_corner:R1"),
    ],
)
def test_its_terrain(number: int, layout: str) -> None:
    assert arrive("wrath_of_baal_chapel", marines(number)).layout() == lies(layout)


@pytest.mark.rule("R-14.6")
def test_its_piles() -> None:
    t = arrive("wrath_of_baal_chapel", marines(6))
    assert (len(t.pile("left")), len(t.pile("right"))) == (5, 6)


@pytest.mark.rule("R-14.7")
@pytest.mark.parametrize("spot", ["L1", "R1", "L2", "R2", "L3", "R3"])
def test_the_artefact_is_put_at_any_spot(spot: str) -> None:
    t = arrive("wrath_of_baal_chapel", "gideon<, leon>, noctis>")
    assert t.options() == ["put:L1", "put:R1", "put:L2", "put:R2", "put:L3", "put:R3"]  # nobody may decline
    t.answer(f"put:{spot}")
    assert t.terrain("artefact") == spot
    t.nothing_left_to_ask()


@pytest.mark.rule("R-13.5")
def test_also_at_a_spot_with_other_terrain() -> None:
    t = arrive("wrath_of_baal_chapel", "gideon<, leon>, noctis>")
    t.answer("put:R1")
    assert t.layout() == lies("artefact:R1 corridor:L3 dark_corner:R3 door:R1 ventilation_duct:L1")


def test_the_current_player_decides() -> None:
    t = arrive("wrath_of_baal_chapel", "gideon<, leon>", players=2, teams=["green", "red"], current=2)
    assert (t.asked.seat, t.asked.kind) == (2, "arrive")


@pytest.mark.rule("R-6.14")
def test_a_marine_who_faces_it_and_another_terrain_card_takes_one_of_them() -> None:
    """Run and Gun, a round later: the Door is at R1 too, and Gideon has one activation."""
    t = arrive("wrath_of_baal_chapel", "gideon>, leon>", then=["begin_action run_and_gun"])
    t.answer("put:R1", "stop", "stop")
    assert sorted(t.options()) == ["activate:gideon:artefact", "activate:gideon:door", "stop"]
    t.answer("activate:gideon:artefact")
    assert t.terrain("artefact") == "held by 1"
    t.nothing_left_to_ask()


@pytest.mark.rule("R-10.3")
def test_it_is_a_green_spawn_point() -> None:
    """Secret Route: major orange, then major green; the Corridor lies at L3 too."""
    t = arrive(
        "wrath_of_baal_chapel",
        "gideon>, leon>, noctis>",
        then=["event_phase"],
        events=["secret_route"],
        deck="head " * 5,
    )
    t.answer("put:L3")
    assert t.swarm("L3") == "head head head head"
    t.round_is_over()
