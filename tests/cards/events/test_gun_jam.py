"""Gun Jam: next round a team that did not play Attack this round may not play it."""

import pytest

from tests.stage import Stage, stage


def choosable(t: Stage, team: str) -> list[str]:
    """What the team may choose; empty if there is but one card, which needs no question."""
    return next(
        (choice.texts() for choice in t.game.pending if choice.subject is not None and choice.subject.id == team), []
    )


@pytest.mark.rule("R-5.3", "R-9.3")
def test_the_team_may_not_play_its_attack_card_next_round() -> None:
    t = stage(
        "gideon<, leon>, zael>",
        table={"green": "block", "red": "full_auto", "purple": "forward_scouting"},
        event="gun_jam",
    )
    t.open_to_all("gun_jam")
    assert t.asked.kind == "event_target"
    assert t.options() == ["target:green", "target:purple"]  # Red played Attack
    t.answer("target:green")
    t.round_is_over()
    assert choosable(t, "green") == []  # Run and Gun is all that is left
    assert choosable(t, "purple") == ["choose:strategize", "choose:flamer_attack"]
    assert choosable(t, "red") == ["choose:overwatch", "choose:onward_brothers"]
    t.answer("choose:strategize", "choose:overwatch")
    assert t.state.last[0] == 1  # Run and Gun was played


def test_it_is_over_after_that_round() -> None:
    t = stage(
        "gideon<, leon>",
        phase="event",
        agenda=["event_phase"],
        table={"green": "block", "red": "full_auto"},
        events="gun_jam secret_route",
    )
    t.round_is_over()
    t.answer("choose:overwatch", "place:leon", "stop", "stop")
    t.round_is_over()
    assert t.state.round == 3
    assert choosable(t, "green") == ["choose:block", "choose:dead_aim"]


@pytest.mark.rule("R-9.4")
def test_if_every_team_attacked_only_the_boxes_are_resolved() -> None:
    t = stage("gideon<, leon>", L1="tail", table={"green": "dead_aim", "red": "full_auto"}, event="gun_jam")
    t.round_is_over()
    assert len(t.told("event_without_effect")) == 1
    assert t.swarms() == {"L2": "tail"}
    assert choosable(t, "green") == ["choose:block", "choose:run_and_gun"]


def test_an_eliminated_team_is_no_target() -> None:
    t = stage(
        "gideon<, leon>, zael>",
        teams=[["green", "red", "purple", "yellow"]],
        table={"green": "block", "red": "overwatch", "purple": "flamer_attack"},
        event="gun_jam",
    )
    assert t.options() == ["target:green", "target:red"]


def test_everybody_sees_the_effect_in_force() -> None:
    t = stage("gideon<, claudio>", players=2, table={"green": "block", "yellow": "reorganize"}, event="gun_jam")
    t.answer("target:green")
    opened = t.game.view(0)["open"]
    assert isinstance(opened, dict) and isinstance(opened["effects"], dict)
    assert opened["effects"]["events"] == [{"card": "gun_jam", "about": "green", "round": 2}]
