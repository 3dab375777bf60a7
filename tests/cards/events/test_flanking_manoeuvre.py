"""Flanking Manoeuvre: every swarm goes behind the Marine it is engaged with."""

import pytest

from tests.stage import stage


def test_every_swarm_goes_behind_its_marine_and_those_there_stay() -> None:
    t = stage(
        "gideon<, noctis>, claudio<, goriel>",
        L1="claw",
        R2="head lord_head_tail",
        R3="tail",
        event="flanking_manoeuvre",
    )
    t.round_is_over()
    assert t.swarms() == {"R1": "claw", "L2": "head lord_head_tail", "R3": "tail"}


@pytest.mark.rule("R-12.1")
def test_swarms_of_both_sides_become_one() -> None:
    t = stage("gideon<, noctis>", L1="claw", R1="tail head", event="flanking_manoeuvre")
    t.round_is_over()
    assert t.swarms() == {"R1": "head tail claw"}


@pytest.mark.rule("R-12.6")
@pytest.mark.parametrize("field", ["L1", "R1"])
def test_power_field_covers_the_joined_swarm(field: str) -> None:
    t = stage(
        "gideon<, leon> 1",
        L1="claw",
        R1="tail",
        L2="head",
        R2="head",
        power_field=field,
        standing=["overwatch"],
        terrain={"ventilation_duct": "R2"},
        event="flanking_manoeuvre",
    )
    assert t.power_field() == "R1"
    assert t.swarm("R1") == "tail claw"
    # R2 went behind Leon; only what has just spawned there can be attacked.
    assert t.options() == ["attack:leon:R2", "stop"]


@pytest.mark.rule("R-9.6")
def test_there_is_no_movement_box() -> None:
    t = stage(
        "gideon<, noctis>",
        terrain={"ventilation_duct": "L1", "dark_corner": "R2"},
        piles={"left": "head tail", "right": "claw tongue"},
        event="flanking_manoeuvre",
    )
    t.round_is_over()
    assert t.swarms() == {"L1": "head", "R2": "claw"}


@pytest.mark.rule("R-9.1", "H-17")
def test_without_instinct_it_is_turned_up_for_everybody() -> None:
    t = stage(
        "leon< 1, claudio>",
        players=2,
        L1="claw",
        R2="head",
        terrain={"dark_corner": "L1"},
        standing=["overwatch"],
        event="flanking_manoeuvre",
    )
    t.open_to_all("flanking_manoeuvre")
    assert [event.data() for event in t.told("event_drawn")] == [{"event": "event_drawn", "card": "flanking_manoeuvre"}]
    assert t.revealed() == []
    assert t.swarm("R1") == "claw" and t.swarm("L2") == "head"
