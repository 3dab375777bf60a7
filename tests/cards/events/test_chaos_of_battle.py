"""Chaos of Battle: every Marine turns around, before the boxes."""

import pytest

from tests.stage import stage


def test_every_marine_of_every_player_turns_around() -> None:
    t = stage("gideon<, claudio>, noctis<", players=2, event="chaos_of_battle")
    t.round_is_over()
    assert [t.facing(marine) for marine in ("gideon", "claudio", "noctis")] == ["right", "left", "right"]
    assert len([event for event in t.game.events_for(0) if event.name == "event_drawn"]) == 1


@pytest.mark.rule("R-11.7")
def test_the_movement_box_reads_the_new_facing() -> None:
    """Before the turn both swarms would have been behind their Marines already."""
    t = stage("gideon<, noctis>", R1="head", L2="head", event="chaos_of_battle")
    t.round_is_over()
    assert t.swarms() == {"L1": "head", "R2": "head"}


@pytest.mark.rule("R-11.6", "R-11.7")
def test_a_swarm_that_is_behind_after_the_turn_stays() -> None:
    t = stage("gideon>, noctis<", R1="head", L2="head", event="chaos_of_battle")
    t.round_is_over()
    assert t.swarms() == {"R1": "head", "L2": "head"}


def test_nothing_but_the_facing_changes() -> None:
    t = stage("gideon< 1, noctis> 2", L1="claw", R2="tail", event="chaos_of_battle")
    assert t.formation() == "gideon noctis"
    assert t.swarms() == {"L1": "claw", "R2": "tail"}
    assert (t.tokens("gideon"), t.tokens("noctis")) == (1, 2)


def test_overwatch_at_the_end_of_the_phase_fires_to_the_new_front() -> None:
    t = stage("leon< 1, noctis>", L1="claw", R1="tail", standing=["overwatch"], event="chaos_of_battle")
    assert t.options() == ["attack:leon:R1", "stop"]
