"""Outnumbered: every engaged Marine loses all tokens."""

import pytest

from tests.stage import stage


@pytest.mark.rule("R-1.5", "R-3.5")
def test_engaged_marines_lose_all_tokens_from_front_or_behind() -> None:
    t = stage("gideon< 2, noctis> 3, claudio< 1", L1="head", L2="tail", event="outnumbered")
    t.round_is_over()
    assert [t.tokens(marine) for marine in ("gideon", "noctis", "claudio")] == [0, 0, 1]
    assert t.supply() == 11


def test_a_power_field_swarm_engages_as_well() -> None:
    t = stage("gideon< 2, noctis> 1", R1="head", power_field="R1", event="outnumbered")
    assert (t.tokens("gideon"), t.tokens("noctis")) == (0, 1)


def test_tokens_on_terrain_stay() -> None:
    t = stage(
        "gideon< 2, noctis> 1",
        L1="head",
        terrain={"door": {"spot": "L1", "tokens": 2}},
        event="outnumbered",
    )
    assert (t.tokens("gideon"), t.terrain_tokens("door")) == (0, 2)


def test_a_marine_who_is_engaged_only_by_the_boxes_keeps_his_tokens() -> None:
    t = stage(
        "gideon< 2, noctis> 1",
        R2="claw",
        terrain={"dark_corner": "L1"},
        piles={"left": "head head", "right": 2},
        event="outnumbered",
    )
    t.round_is_over()
    assert t.swarms() == {"L1": "head", "L2": "claw"}
    assert (t.tokens("gideon"), t.tokens("noctis")) == (2, 0)


def test_nobody_engaged_nobody_loses() -> None:
    t = stage("gideon< 2, claudio> 1", players=2, event="outnumbered")
    t.round_is_over()
    assert t.told("tokens_lost") == []
    assert [event.name for event in t.game.events_for(0)].count("event_drawn") == 1


def test_it_hits_the_marines_of_all_players() -> None:
    t = stage("gideon< 2, claudio> 1", players=2, L1="head", R2="head", event="outnumbered")
    t.round_is_over()
    assert t.supply() == 12
