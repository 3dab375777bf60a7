"""Surrounded: all Genestealers go to one Marine's position and keep their sides."""

import pytest

from tests.stage import stage
from voidlock.engine import UndoRefused


@pytest.mark.rule("R-9.3", "R-12.1")
def test_all_genestealers_go_to_his_position_and_keep_their_sides() -> None:
    t = stage(
        "gideon<, noctis>, claudio<",
        L1="claw",
        R1="head tail lord_head_tail",
        R2="tail",
        L3="tongue lord_claw_tongue",
        event="surrounded",
    )
    t.open_to_all("surrounded")
    assert t.asked.kind == "event_target"
    assert t.options() == ["target:gideon", "target:noctis", "target:claudio"]
    t.answer("target:noctis")
    t.round_is_over()
    assert t.swarms() == {"L2": "claw tongue lord_claw_tongue", "R2": "head tail tail lord_head_tail"}


@pytest.mark.rule("R-12.6", "F-12")
def test_power_field_spreads_over_its_side_alone() -> None:
    # Overwatch stops the story while Power Field is still in force.
    t = stage(
        "leon> 1, gideon<, valencio< 1",
        L1="claw",
        L3="tail",
        R2="head",
        power_field="L1",
        standing=["overwatch"],
        event="surrounded",
    )
    t.answer("target:gideon")
    assert t.swarms() == {"L2": "tail claw", "R2": "head"}
    assert t.power_field() == "L2"
    # Valencio faces the left swarm, but nothing in it can be slain any more.
    assert t.options() == ["attack:leon:R2", "stop"]


def test_what_spawns_afterwards_stays_at_its_terrain() -> None:
    t = stage(
        "gideon<, noctis>, claudio>",
        L1="claw",
        terrain={"ventilation_duct": "R1", "dark_corner": "L3"},
        piles={"left": "head tail", "right": "tongue tail"},
        event="surrounded",
    )
    t.answer("target:noctis")
    t.round_is_over()
    assert t.swarms() == {"L2": "claw", "R1": "tongue", "L3": "head"}


@pytest.mark.rule("R-9.4")
def test_a_marine_is_named_even_when_there_is_no_genestealer() -> None:
    t = stage("gideon<, noctis>", event="surrounded")
    t.answer("target:noctis")
    t.round_is_over()
    assert t.swarms() == {}


@pytest.mark.rule("R-9.2", "R-9.5")
def test_the_current_player_names_anybodys_marine_in_secret() -> None:
    t = stage("gideon<, claudio>, noctis<", players=2, current=2, R1="claw", R3="tail", event="surrounded")
    t.read_alone("surrounded")
    assert t.asked.seat == 2
    t.answer("target:gideon")
    assert t.revealed() == [["surrounded", ["gideon"]]]
    assert t.swarms() == {"R1": "tail claw"}


@pytest.mark.rule("R-9.2")
def test_what_was_named_cannot_be_changed_after_the_reveal() -> None:
    t = stage("gideon<, claudio>", players=2, R1="claw", event="surrounded")
    t.answer("target:claudio")
    with pytest.raises(UndoRefused):
        t.game.undo()
    assert t.swarms() == {"R2": "claw"}
