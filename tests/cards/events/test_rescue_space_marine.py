"""Rescue Space Marine: a slain Marine whose team is in play comes back as the last of the formation."""

import pytest

from tests.stage import stage

CARD = "rescue_space_marine"


@pytest.mark.rule("R-9.3", "R-13.1")
def test_a_slain_marine_comes_back_at_the_bottom_facing_right_without_tokens() -> None:
    t = stage("gideon< 2, claudio<, leon>", L1="head", R3="tail", event=CARD)
    t.open_to_all(CARD)
    assert t.options() == ["target:noctis", "target:goriel", "target:valencio"]
    t.answer("target:goriel")
    t.round_is_over()
    assert t.formation() == "gideon claudio leon goriel"
    assert (t.facing("goriel"), t.tokens("goriel")) == ("right", 0)
    assert t.slain() == "noctis valencio"
    # Nothing else moved.
    assert t.swarms() == {"L1": "head", "R3": "tail"}
    assert (t.facing("gideon"), t.facing("leon"), t.tokens("gideon")) == ("left", "right", 2)


def test_terrain_stays_where_it_is() -> None:
    t = stage("gideon<, claudio<, noctis>", terrain={"corridor": "R3", "door": "L1"}, event=CARD)
    t.round_is_over()
    assert t.formation() == "gideon claudio noctis goriel"
    assert (t.terrain("corridor"), t.terrain("door")) == ("R3", "L1")


@pytest.mark.rule("R-13.6")
def test_a_marine_of_an_eliminated_team_cannot_come_back() -> None:
    t = stage("gideon<, leon>", teams=[["green", "red", "blue"]], event=CARD)
    assert t.options() == ["target:noctis", "target:valencio"]


@pytest.mark.rule("R-9.4")
@pytest.mark.parametrize("teams", [["green", "red"], ["green", "red", "blue"]])
def test_if_none_can_come_back_only_the_boxes_are_resolved(teams: list[str]) -> None:
    t = stage("gideon<, noctis<, leon>, valencio>", teams=[teams], L1="claw", event=CARD)
    t.round_is_over()
    assert len(t.told("event_without_effect")) == 1
    assert t.formation() == "gideon noctis leon valencio"
    assert t.swarms() == {"L2": "claw"}


def test_it_is_not_optional() -> None:
    t = stage("gideon<, claudio<", event=CARD)
    assert t.options() == ["target:noctis", "target:goriel"]
    t = stage("gideon<, claudio<, goriel>", event=CARD)
    t.round_is_over()
    assert t.formation() == "gideon claudio goriel noctis"


@pytest.mark.rule("R-11.4")
def test_the_boxes_see_the_longer_formation() -> None:
    """The swarm at the bottom goes down to the new Marine instead of flanking."""
    t = stage("gideon<, noctis<, claudio<", L3="claw", event=CARD)
    t.round_is_over()
    assert t.swarms() == {"L4": "claw"}


def test_the_team_plays_on_and_he_acts_next_round() -> None:
    t = stage(
        "gideon<, leon>, valencio>",
        R3="head",
        table={"green": "block", "red": "full_auto"},
        event=CARD,
    )
    t.answer("choose:dead_aim", "choose:overwatch", "place:leon")
    assert t.options() == ["attack:noctis:R3", "stop"]


@pytest.mark.rule("R-9.2", "R-9.5")
def test_the_marine_of_another_player_is_named_in_secret() -> None:
    t = stage("gideon<, claudio<", players=2, event=CARD)
    t.read_alone(CARD)
    t.answer("target:goriel")
    assert t.revealed() == [[CARD, ["goriel"]]]
    assert t.formation() == "gideon claudio goriel"
    assert t.state.seat_of(t.state.formation[2]) == 2
