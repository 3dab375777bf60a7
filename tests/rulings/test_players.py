"""Section 17: one to three players."""

import pytest

from tests.stage import stage


@pytest.mark.rule("R-17.2")
def test_a_player_plays_one_card_for_each_of_his_teams_and_all_resolve_in_one_order() -> None:
    t = stage("gideon, claudio, leon, lorenzo, calistarius, zael", players=3)
    assert [choice.seat for choice in t.game.pending] == [1, 1, 2, 2, 3, 3]
    t.answer("choose:block", "choose:lead_by_example")
    t.answer("choose:defensive_stance", "choose:power_field", "choose:overwatch", "choose:strategize")
    t.answer(*["place:gideon"] * 5)
    assert [event.data()["action"] for event in t.told("action_began")] == [
        *["block", "defensive_stance", "overwatch", "strategize", "power_field", "lead_by_example"]
    ]


@pytest.mark.rule("R-17.2")
def test_a_player_whose_one_team_is_dead_plays_for_the_other() -> None:
    t = stage("gideon, claudio", teams=[["green", "red"], ["yellow", "blue"]], players=2)
    assert [(choice.seat, choice.subject.id) for choice in t.game.pending if choice.subject] == [
        (1, "green"),
        (2, "yellow"),
    ]


@pytest.mark.rule("R-17.3", "R-3.11")
def test_an_action_card_never_includes_the_players_other_teams() -> None:
    t = stage("gideon>, leon>, calistarius>", R1="claw", play="full_auto")
    assert t.options() == ["attack:leon:R1", "stop"]
    t = stage("leon> 1, gideon> 1", R1="claw", R2="tail", event="evasion", standing=["overwatch"])
    assert t.options() == ["attack:leon:R1", "attack:leon:R2", "stop"]


@pytest.mark.rule("R-17.3", "H-25")
def test_stealth_tactics_is_paid_by_any_marine_the_player_controls() -> None:
    t = stage(
        "calistarius, gideon 1, claudio 1",
        players=2,
        teams=[["grey", "green"], ["yellow", "red"]],
        play="stealth_tactics",
    )
    t.answer("stop", "stop", "discard:left")
    assert t.options() == ["pay:gideon", "no"]
