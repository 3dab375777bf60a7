"""Second Wind: through the next round every 0 in a Marine's defence rolls is a miss."""

import pytest

from tests.stage import Stage, stage


def under_attack(formation: str, dice: list[int], *, L1: str = "", R1: str = "", R2: str = "") -> Stage:
    """Gideon has the Second Wind in this round."""
    return stage(
        formation,
        phase="attack",
        agenda=["swarms_attack"],
        effects=[{"card": "second_wind", "about": "gideon"}],
        dice=dice,
        L1=L1,
        R1=R1,
        R2=R2,
    )


@pytest.mark.rule("R-7.4", "R-7.8")
@pytest.mark.parametrize("facing", ["<", ">"])
def test_a_0_is_a_miss_from_front_and_behind(facing: str) -> None:
    t = under_attack(f"gideon{facing}, noctis>", [0], L1="claw claw claw claw claw")
    t.nothing_left_to_ask()
    assert t.formation() == "gideon noctis"
    assert [event.data() for event in t.told("missed_by")] == [
        {"event": "missed_by", "marine": "gideon", "card": "second_wind"}
    ]


@pytest.mark.rule("R-7.4", "H-15")
def test_no_reroll_is_offered_after_a_0() -> None:
    t = under_attack("gideon< 2, noctis>", [0], L1="claw")
    t.nothing_left_to_ask()
    assert t.tokens("gideon") == 2


def test_every_0_counts_also_that_of_a_reroll_and_of_each_swarm() -> None:
    t = under_attack("gideon< 1, noctis>", [1, 0, 0], L1="claw", R1="tail")
    t.answer("reroll")
    t.nothing_left_to_ask()
    assert t.formation() == "gideon noctis"


@pytest.mark.rule("H-14", "R-7.1")
def test_against_brood_lords_the_face_counts_not_the_number() -> None:
    t = under_attack("gideon<, noctis>", [0], L1="lord_head_tail lord_claw_tongue")
    assert t.formation() == "gideon noctis"
    # A 1 becomes a lower number, but it is no 0.
    t = under_attack("gideon<, noctis>", [1], L1="lord_head_tail")
    assert t.formation() == "noctis"


def test_other_faces_and_other_marines_are_not_helped() -> None:
    assert under_attack("gideon<, noctis>", [1], L1="claw").formation() == "noctis"
    assert under_attack("gideon<, noctis>", [0], R2="claw").formation() == "gideon"


def test_it_is_in_force_through_the_next_round_and_then_over() -> None:
    t = stage(
        "gideon<, noctis>, leon>",
        L1="head",
        phase="event",
        agenda=["event_phase"],
        table={"green": "block", "red": "overwatch"},
        events="second_wind secret_route",
        dice=[0, 0],
    )
    t.answer("target:gideon")
    t.answer("choose:run_and_gun", "choose:onward_brothers", *["stop"] * 4)
    assert t.state.round == 3 and t.formation() == "gideon noctis leon"
    t.answer("choose:block", "choose:overwatch", "place:leon", "place:leon")
    assert t.slain() == "valencio gideon"


def test_this_round_it_does_not_help_yet() -> None:
    t = stage(
        "gideon<, noctis>",
        L1="head",
        phase="attack",
        agenda=["swarms_attack"],
        effects=[{"card": "second_wind", "about": "gideon", "round": 2}],
        dice=[0],
    )
    assert t.formation() == "noctis"


@pytest.mark.rule("R-9.3")
def test_any_marine_can_be_named() -> None:
    t = stage("gideon<, noctis>", event="second_wind")
    t.open_to_all("second_wind")
    assert t.options() == ["target:gideon", "target:noctis"]


@pytest.mark.rule("R-9.2", "R-9.5")
def test_the_marine_of_another_player_is_named_in_secret() -> None:
    t = stage("gideon<, claudio>", players=2, current=2, event="second_wind")
    t.read_alone("second_wind")
    t.answer("target:gideon")
    assert t.revealed() == [["second_wind", ["gideon"]]]
    assert [event.data() for event in t.told("effect_began")] == [
        {"event": "effect_began", "card": "second_wind", "subject": "gideon"}
    ]
