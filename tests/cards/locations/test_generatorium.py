"""Generatorium: a skull slays up to four Genestealers anywhere, any other face the activating Marine."""

import pytest

from tests.cards.locations.arrival import arrive, at_panel, lies, marines


@pytest.mark.rule("R-14.5")
@pytest.mark.parametrize(
    ("number", "layout"),
    [
        (12, "corridor:L1 dark_corner:L3 control_panel:R9 ventilation_duct:R10"),
        (10, "corridor:L1 dark_corner:L3 control_panel:R7 ventilation_duct:R8"),
        (8, "corridor:L1 dark_corner:L3 control_panel:R5 ventilation_duct:R6"),
        (6, "corridor:L1 dark_corner:L3 control_panel:R3 ventilation_duct:R4"),
        (3, "corridor:L1 dark_corner:L3 control_panel:R1 ventilation_duct:R1"),
        (1, "corridor:L1 dark_corner:L1 control_panel:R1 ventilation_duct:R1"),
    ],
)
def test_its_terrain(number: int, layout: str) -> None:
    assert arrive("generatorium", marines(number)).layout() == lies(layout)


@pytest.mark.rule("R-14.6")
def test_its_piles() -> None:
    t = arrive("generatorium", marines(6))
    assert (len(t.pile("left")), len(t.pile("right"))) == (5, 5)


@pytest.mark.parametrize("skull", [1, 2, 3])
def test_a_skull_slays_four_cards_anywhere_one_by_one(skull: int) -> None:
    t = at_panel("generatorium", "gideon<, leon>, noctis>", L1="claw tail", R2="head", R3="tongue claw", dice=[skull])
    t.activate("gideon", "control_panel")
    assert t.options() == ["slay:L1:tail", "slay:L1:claw", "slay:R2:head", "slay:R3:claw", "slay:R3:tongue", "enough"]
    t.answer("slay:R3:tongue", "slay:L1:claw", "slay:R2:head", "slay:R3:claw")
    assert t.swarms() == {"L1": "tail"} and t.discard() == "head claw claw tongue"
    assert t.formation() == "gideon leon noctis"
    t.nothing_left_to_ask()


@pytest.mark.rule("R-7.9", "H-28")
@pytest.mark.parametrize("slain", [[], ["slay:L1:claw"], ["slay:L1:claw", "slay:R2:head"]])
def test_he_may_stop_early_also_at_none(slain: list[str]) -> None:
    t = at_panel("generatorium", "gideon<, leon>", L1="claw tail", R2="head", dice=[1])
    t.activate("gideon", "control_panel").answer(*slain, "enough")
    assert t.genestealers() == 3 - len(slain)
    t.nothing_left_to_ask()


@pytest.mark.parametrize("face", [0, 4, 5])
def test_without_a_skull_the_activating_marine_is_slain(face: int) -> None:
    t = at_panel("generatorium", "gideon<, leon>, noctis>", L1="claw", dice=[face])
    t.activate("gideon", "control_panel")
    assert t.formation() == "leon noctis" and t.slain() == "valencio gideon"
    assert t.swarms() == {"L1": "claw"}
    t.nothing_left_to_ask()


@pytest.mark.rule("R-7.2")
def test_the_roll_stands() -> None:
    t = at_panel("generatorium", "gideon< 3, leon>", terrain={"artefact": {"held_by": 1}}, L1="claw", dice=[5])
    t.activate("gideon", "control_panel")
    assert t.slain() == "noctis valencio gideon" and t.supply() == 12
    t.nothing_left_to_ask()


def test_a_skull_without_genestealers_does_nothing() -> None:
    t = at_panel("generatorium", "gideon<, leon>", dice=[2])
    t.activate("gideon", "control_panel")
    assert t.formation() == "gideon leon"
    t.nothing_left_to_ask()


@pytest.mark.rule("R-13.9")
def test_a_brood_lord_goes_last_of_his_swarm() -> None:
    t = at_panel("generatorium", "gideon<, leon>", L1="claw lord_head_tail", R2="head", dice=[1])
    t.activate("gideon", "control_panel")
    assert "slay:L1:lord_head_tail" not in t.options()
    t.answer("slay:L1:claw", "slay:L1:lord_head_tail", "enough")
    assert t.swarms() == {"R2": "head"}


def test_a_swarm_under_power_field_is_safe() -> None:
    t = at_panel("generatorium", "gideon<, leon>", L1="claw tail", R2="head", power_field="L1", dice=[1])
    t.activate("gideon", "control_panel")
    assert t.options() == ["slay:R2:head", "enough"]
    t.answer("slay:R2:head")
    assert t.swarms() == {"L1": "tail claw"}
    t.nothing_left_to_ask()


def test_the_controller_of_the_activating_marine_decides() -> None:
    t = at_panel(
        "generatorium",
        "gideon<, leon>",
        L1="claw",
        R2="head",
        players=2,
        teams=["red", "green"],
        current=1,
        dice=[1],
    )
    t.activate("gideon", "control_panel")
    assert (t.asked.seat, t.asked.kind) == (2, "slay")
    t.answer("slay:R2:head")
    assert t.asked.seat == 2


@pytest.mark.rule("R-6.4", "R-6.16")
def test_his_team_mate_goes_on_with_the_card() -> None:
    t = at_panel("generatorium", "gideon<, noctis<", terrain={"door": "L2"}, dice=[4])
    t.activate("gideon", "control_panel").answer("activate:noctis:door")
    assert t.formation() == "noctis" and t.terrain_tokens("door") == 1
    t.nothing_left_to_ask()


@pytest.mark.rule("R-6.21", "H-36")
def test_a_team_that_dies_by_it_loses_the_rest_of_its_card() -> None:
    """Forward Scouting's look does not come."""
    t = at_panel("generatorium", "zael<, leon>", play="forward_scouting", dice=[5])
    t.activate("zael", "control_panel")
    assert t.formation() == "leon"
    t.nothing_left_to_ask()


@pytest.mark.rule("R-16.1")
def test_slaying_everything_here_does_not_win() -> None:
    t = at_panel("generatorium", "gideon<", L1="claw", piles={"left": 0, "right": 0}, dice=[1])
    t.activate("gideon", "control_panel").answer("slay:L1:claw")
    assert t.genestealers() == 0 and t.result == ""
