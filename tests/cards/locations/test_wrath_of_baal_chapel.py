"""Wrath of Baal Chapel: upon entering, the Artefact is put at any spot."""

import pytest

from tests.cards.locations.arrival import arrive, lies
from tests.stories import Story, stories


@stories(
    # nobody may decline
    *(
        Story(f"the Artefact is put at any spot: {spot}", "R-14.7")
        .on(arrive, "wrath_of_baal_chapel", "gideon<, leon>, noctis>")
        .sees(options=["put:L1", "put:R1", "put:L2", "put:R2", "put:L3", "put:R3"])
        .answer(f"put:{spot}")
        .ends(terrain={"artefact": spot})
        for spot in ["L1", "R1", "L2", "R2", "L3", "R3"]
    ),
    Story("also at a spot with other terrain", "R-13.5")
    .on(arrive, "wrath_of_baal_chapel", "gideon<, leon>, noctis>")
    .answer("put:R1")
    .sees(layout=lies("artefact:R1 corridor:L3 dark_corner:R3 door:R1 ventilation_duct:L1")),
    Story("the current player decides")
    .on(arrive, "wrath_of_baal_chapel", "gideon<, leon>", players=2, teams=["green", "red"], current=2)
    .sees(seat=2, asks="arrive"),
    # Secret Route: major orange, then major green; the Corridor lies at L3 too.
    Story("it is a green spawn point", "R-10.3")
    .on(
        arrive,
        "wrath_of_baal_chapel",
        "gideon>, leon>, noctis>",
        then=["event_phase"],
        events=["secret_route"],
        deck="head " * 5,
    )
    .answer("put:L3")
    .ends(swarm={"L3": "head head head head"}),
)
def test_wrath_of_baal_chapel(story: Story) -> None:
    story.play()


@pytest.mark.rule("R-6.14")
def test_a_marine_who_faces_it_and_another_terrain_card_takes_one_of_them() -> None:
    """Run and Gun, a round later: the Door is at R1 too, and Gideon has one activation."""
    t = arrive("wrath_of_baal_chapel", "gideon>, leon>", then=["begin_action run_and_gun"])
    t.answer("put:R1", "stop", "stop")
    assert sorted(t.options()) == ["activate:gideon:artefact", "activate:gideon:door", "stop"]
    t.answer("activate:gideon:artefact")
    assert t.terrain("artefact") == "held by 1"
    t.nothing_left_to_ask()
