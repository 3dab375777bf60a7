"""Psychic Assault: a roll of 0 or 1 slays a Marine, and nothing helps him."""

import pytest

from tests.stage import stage


@pytest.mark.rule("R-9.3")
@pytest.mark.parametrize("face", [0, 1])
def test_a_0_or_a_1_slays_him(face: int) -> None:
    t = stage("gideon< 2, noctis>, claudio>", event="psychic_assault", dice=[face])
    t.open_to_all("psychic_assault")
    assert t.options() == ["target:gideon", "target:noctis", "target:claudio"]
    t.answer("target:gideon")
    t.round_is_over()
    assert t.formation() == "noctis claudio"
    assert t.supply() == 12


@pytest.mark.parametrize("face", [2, 3, 4, 5])
def test_any_other_face_does_nothing(face: int) -> None:
    t = stage("gideon<, noctis>", event="psychic_assault", dice=[face])
    t.answer("target:gideon")
    t.round_is_over()
    assert t.formation() == "gideon noctis"


@pytest.mark.rule("R-7.2")
def test_he_is_not_defending_so_no_reroll_no_artefact_and_no_block() -> None:
    t = stage(
        "gideon< 3, noctis>",
        terrain={"artefact": {"held_by": 1}},
        standing=["block"],
        event="psychic_assault",
        dice=[1],
    )
    t.answer("target:gideon")
    t.round_is_over()
    assert t.formation() == "noctis"
    assert t.terrain("artefact") == "held by 1"


def test_second_wind_does_not_help_either() -> None:
    t = stage(
        "gideon<, noctis>",
        effects=[{"card": "second_wind", "about": "gideon"}],
        event="psychic_assault",
        dice=[0],
    )
    t.answer("target:gideon")
    assert t.formation() == "noctis"


@pytest.mark.rule("R-12.5", "R-13.2", "R-13.3")
def test_the_boxes_see_the_shifted_formation() -> None:
    """Claudio's row joins that of Noctis below him before the red box comes."""
    t = stage(
        "gideon<, claudio<, noctis>",
        L2="claw",
        L3="head",
        terrain={"ventilation_duct": "L2"},
        piles={"left": "tail tail", "right": 3},
        event="psychic_assault",
        dice=[0],
    )
    t.answer("target:claudio")
    t.round_is_over()
    assert t.swarms() == {"L2": "head tail claw"}
    assert t.terrain("ventilation_duct") == "L2"


@pytest.mark.rule("R-16.4")
def test_the_last_marine_lost_is_the_game_lost() -> None:
    t = stage("gideon<", terrain={"ventilation_duct": "L1"}, event="psychic_assault", dice=[1])
    t.nothing_left_to_ask()
    assert t.result == "loss"
    assert t.told("spawned") == []


@pytest.mark.rule("R-4.5", "H-8", "R-13.7")
def test_if_it_ends_the_team_of_the_current_player_the_next_one_spawns() -> None:
    t = stage(
        "gideon<, claudio>, goriel>",
        players=2,
        table={"green": "block", "yellow": "heroic_charge"},
        terrain={"ventilation_duct": "R2", "spore_chimney": "R3"},
        piles={"left": 3, "right": "claw"},
        ahead=[],
        event="psychic_assault",
        dice=[0],
    )
    t.read_alone("psychic_assault")
    assert t.asked.seat == 1
    t.answer("target:gideon")
    assert (t.asked.kind, t.asked.seat) == ("spawn_order", 2)


@pytest.mark.rule("R-9.2", "R-9.5", "H-18")
def test_the_target_is_named_in_secret_and_stands() -> None:
    t = stage("gideon<, claudio>", players=2, event="psychic_assault", dice=[3])
    t.read_alone("psychic_assault")
    t.answer("target:claudio")
    t.round_is_over()
    assert t.revealed() == [["psychic_assault", ["claudio"]]]
    names = [event.name for event in t.game.events_for(2)]
    assert names.index("event_revealed") < names.index("die_rolled")
