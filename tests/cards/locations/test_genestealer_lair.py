"""Genestealer Lair: swarms gather at the red Terrain of their side, the Brood Lords spawn there; both slain wins."""

import pytest

from tests.cards.locations.arrival import arrive, lies, marines
from tests.stage import Stage, stage


@pytest.mark.rule("R-14.5")
@pytest.mark.parametrize(
    ("number", "layout"),
    [
        (12, "dark_corner:L1 ventilation_duct:L2 corridor:R11 spore_chimney:R12"),
        (10, "dark_corner:L1 ventilation_duct:L2 corridor:R9 spore_chimney:R10"),
        (8, "dark_corner:L1 ventilation_duct:L2 corridor:R7 spore_chimney:R8"),
        (6, "dark_corner:L1 ventilation_duct:L2 corridor:R5 spore_chimney:R6"),
        (3, "dark_corner:L1 ventilation_duct:L2 corridor:R2 spore_chimney:R3"),
        (1, "dark_corner:L1 ventilation_duct:L1 corridor:R1 spore_chimney:R1"),
    ],
)
def test_its_terrain(number: int, layout: str) -> None:
    assert arrive("genestealer_lair", marines(number)).layout() == lies(layout)


@pytest.mark.rule("R-14.6")
def test_its_piles() -> None:
    t = arrive("genestealer_lair", marines(6))
    assert (len(t.pile("left")), len(t.pile("right"))) == (6, 5)


SIX = "gideon<, noctis<, leon<, valencio>, lorenzo>, deino>"


@pytest.mark.rule("R-14.7", "R-10.9")
def test_swarms_gather_at_the_red_terrain_of_their_side_and_a_brood_lord_spawns_at_each() -> None:
    t = arrive("genestealer_lair", SIX, L1="claw", L4="tail tail", R1="head", R5="tongue")
    assert (t.terrain("ventilation_duct"), t.terrain("spore_chimney")) == ("L2", "R6")
    t.answer("lord:lord_claw_tongue")
    assert t.swarms() == {"L2": "tail tail claw lord_claw_tongue", "R6": "head tongue lord_head_tail"}
    assert (len(t.pile("left")), len(t.pile("right"))) == (6, 5)  # the Brood Lords come from outside the piles
    t.nothing_left_to_ask()


@pytest.mark.rule("H-33")
@pytest.mark.parametrize(("left", "right"), [("head_tail", "claw_tongue"), ("claw_tongue", "head_tail")])
def test_the_current_player_says_which_brood_lord_goes_left(left: str, right: str) -> None:
    t = arrive("genestealer_lair", SIX, players=3, current=3)
    assert (t.asked.seat, t.asked.kind) == (3, "lords")
    t.answer(f"lord:lord_{left}")
    assert t.swarms() == {"L2": f"lord_{left}", "R6": f"lord_{right}"}


def test_in_a_formation_of_one_all_are_at_his_position() -> None:
    t = arrive("genestealer_lair", "gideon<", L1="claw", R1="head")
    t.answer("lord:lord_head_tail")
    assert t.swarms() == {"L1": "claw lord_head_tail", "R1": "head lord_claw_tongue"}


@pytest.mark.rule("R-12.6", "R-14.8")
def test_the_gathered_swarm_with_its_brood_lord_is_under_the_power_field_of_one_of_them() -> None:
    t = arrive(
        "genestealer_lair", SIX, L1="claw", L4="tail", R1="head", power_field="L4", then=["attack_phase"], dice=[0]
    )
    t.answer("lord:lord_claw_tongue")
    assert t.power_field() == "L2"
    assert t.swarms() == {"L2": "tail claw lord_claw_tongue", "R5": "head lord_head_tail"}
    assert t.slain() == "deino"  # the right swarm alone attacked
    t.nothing_left_to_ask()


@pytest.mark.rule("R-12.6")
def test_nothing_of_the_protected_swarm_can_be_slain() -> None:
    t = arrive("genestealer_lair", SIX, L4="tail", R1="head", power_field="L4", then=["begin_action dead_aim"])
    t.answer("lord:lord_head_tail")
    assert t.swarm("L2") == "tail lord_head_tail"
    t.nothing_left_to_ask()


@pytest.mark.rule("R-11.8", "H-37")
def test_a_swarm_that_has_moved_in_this_event_phase_moves_again() -> None:
    """Secret Route moves claws; its orange box empties the left pile, so that travel follows in step 4g."""
    t = stage(
        SIX,
        L4="claw",
        terrain={"dark_corner": "L6"},
        piles={"left": "head", "right": 2},
        ahead=["genestealer_lair"],
        event="secret_route",
    )
    moved = [str(event.data()["spot2"]) for event in t.told("swarm_moved")]
    assert moved == ["L5", "L2", "L2"]
    t.answer("lord:lord_head_tail")
    assert t.swarms() == {"L2": "head claw lord_head_tail", "R6": "lord_claw_tongue"}
    t.round_is_over()


def lords(formation: str, *, dice: list[int], play: str = "full_auto", **position: object) -> Stage:
    return stage(formation, location="genestealer_lair", play=play, event="", agenda=None, dice=dice, **position)


@pytest.mark.rule("R-16.2")
def test_the_game_is_won_when_both_brood_lords_are_slain() -> None:
    """Genestealers in the formation and in the piles do not matter, nor does what was still to come."""
    t = lords("leon<, valencio<", L1="lord_head_tail", L2="lord_claw_tongue", R1="claw", dice=[1, 2])
    t.answer("attack:leon:L1")
    assert t.result == ""
    t.answer("attack:leon:L2")
    assert t.result == "win"
    assert t.swarms() == {"R1": "claw"} and t.pile("left")
    t.nothing_left_to_ask()


def test_one_slain_brood_lord_is_not_enough() -> None:
    t = lords("leon<", L1="lord_head_tail", R1="lord_claw_tongue", dice=[1])
    t.answer("attack:leon:L1")
    assert t.result == "" and t.state.dead_lords
    t.nothing_left_to_ask()


def test_a_brood_lord_slain_before_counts() -> None:
    t = lords("leon<", L1="lord_head_tail", dead_lords="lord_claw_tongue", dice=[1])
    t.answer("attack:leon:L1")
    assert t.result == "win"


def test_discarding_the_spore_chimney_does_not_matter() -> None:
    t = lords(
        "gideon<, noctis>",
        play="run_and_gun",
        L1="lord_head_tail",
        R2="lord_claw_tongue",
        dead_lords="",
        terrain={"spore_chimney": "R2"},
        dice=[1],
    )
    t.activate("noctis", "spore_chimney")
    assert t.terrain("spore_chimney") == "aside" and t.result == ""
    assert t.swarms() == {"L1": "lord_head_tail", "R2": "lord_claw_tongue"}


@pytest.mark.rule("R-16.2")
def test_the_general_victory_also_exists() -> None:
    """Made up: without Brood Lords, clearing the formation with both piles empty wins."""
    t = lords("leon<", L1="claw", piles={"left": 0, "right": 0}, dice=[1])
    t.answer("attack:leon:L1")
    assert t.result == "win"
