"""Resupply: all tokens on other Marines move to one Marine."""

import pytest

from tests.stage import changes, stage


@pytest.mark.rule("R-9.3")
def test_all_tokens_on_other_marines_move_to_him() -> None:
    t = stage("gideon< 3, noctis> 1, claudio> 2", event="resupply")
    t.open_to_all("resupply")
    assert t.options() == ["target:gideon", "target:noctis", "target:claudio"]
    with changes(t.supply, by=0):
        t.answer("target:noctis")
    t.round_is_over()
    assert [t.tokens(marine) for marine in ("gideon", "noctis", "claudio")] == [0, 6, 0]


def test_tokens_on_terrain_and_on_the_location_stay() -> None:
    t = stage(
        "gideon< 3, noctis>",
        location="launch_control_room",
        location_tokens=2,
        terrain={"door": {"spot": "L1", "tokens": 4}},
        event="resupply",
    )
    t.answer("target:noctis")
    assert (t.tokens("gideon"), t.tokens("noctis"), t.terrain_tokens("door")) == (0, 3, 4)
    assert t.state.launch == 2 and t.supply() == 3


def test_a_marine_is_named_even_if_there_is_no_token() -> None:
    t = stage("gideon<, noctis>", event="resupply")
    t.answer("target:noctis")
    t.round_is_over()
    assert t.supply() == 12


def test_he_keeps_what_he_has_when_the_others_have_none() -> None:
    t = stage("gideon< 2, noctis>", event="resupply")
    t.answer("target:gideon")
    assert t.tokens("gideon") == 2


@pytest.mark.rule("R-9.2", "R-9.5")
def test_tokens_go_from_player_to_player_by_a_secret_target() -> None:
    t = stage("gideon< 2, claudio> 1, noctis> 1", players=2, current=2, event="resupply")
    t.read_alone("resupply")
    t.answer("target:gideon")
    assert t.revealed() == [["resupply", ["gideon"]]]
    assert [t.tokens(marine) for marine in ("gideon", "claudio", "noctis")] == [4, 0, 0]
