"""Genestealer Lair: swarms gather at the red Terrain of their side, the Brood Lords spawn there; both slain wins."""

import pytest

from tests.cards.locations.arrival import arrive
from tests.stage import Stage, stage
from tests.stories import Story, stories

SIX = "gideon<, noctis<, leon<, valencio>, lorenzo>, deino>"


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


@stories(
    # the Brood Lords come from outside the piles
    Story("swarms gather at the red terrain of their side and a Brood Lord spawns at each", "R-14.7", "R-10.9")
    .on(arrive, "genestealer_lair", SIX, L1="claw", L4="tail tail", R1="head", R5="tongue")
    .sees(terrain={"ventilation_duct": "L2", "spore_chimney": "R6"})
    .answer("lord:lord_claw_tongue")
    .ends(swarms={"L2": "tail tail claw lord_claw_tongue", "R6": "head tongue lord_head_tail"}, piles=(6, 5)),
    *(
        Story(f"the current player says which Brood Lord goes left: {left} {right}", "H-33")
        .on(arrive, "genestealer_lair", SIX, players=3, current=3)
        .sees(seat=3, asks="lords")
        .answer(f"lord:lord_{left}")
        .sees(swarms={"L2": f"lord_{left}", "R6": f"lord_{right}"})
        for left, right in [("head_tail", "claw_tongue"), ("claw_tongue", "head_tail")]
    ),
    Story("in a formation of one all are at his position")
    .on(arrive, "genestealer_lair", "gideon<", L1="claw", R1="head")
    .answer("lord:lord_head_tail")
    .sees(swarms={"L1": "claw lord_head_tail", "R1": "head lord_claw_tongue"}),
    Story("nothing of the protected swarm can be slain", "R-12.6")
    .on(arrive, "genestealer_lair", SIX, L4="tail", R1="head", power_field="L4", then=["begin_action dead_aim"])
    .answer("lord:lord_head_tail")
    .ends(swarm={"L2": "tail lord_head_tail"}),
    Story("a Brood Lord slain before counts")
    .on(lords, "leon<", L1="lord_head_tail", dead_lords="lord_claw_tongue", dice=[1])
    .answer("attack:leon:L1")
    .sees(result="win"),
    Story("discarding the Spore Chimney does not matter")
    .on(
        lords,
        "gideon<, noctis>",
        play="run_and_gun",
        L1="lord_head_tail",
        R2="lord_claw_tongue",
        dead_lords="",
        terrain={"spore_chimney": "R2"},
        dice=[1],
    )
    .activate("noctis", "spore_chimney")
    .sees(terrain={"spore_chimney": "aside"}, result="", swarms={"L1": "lord_head_tail", "R2": "lord_claw_tongue"}),
)
def test_genestealer_lair(story: Story) -> None:
    story.play()


def test_one_slain_brood_lord_is_not_enough() -> None:
    t = lords("leon<", L1="lord_head_tail", R1="lord_claw_tongue", dice=[1])
    t.answer("attack:leon:L1")
    assert t.result == "" and t.state.dead_lords
    t.nothing_left_to_ask()
