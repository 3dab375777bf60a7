"""Section 12: the librarian; section 14: the Broodlord; section 15: objects."""

from __future__ import annotations

import pytest

from tests.hulk.boards import AIRLOCK, NEST
from tests.hulk.stage import stage
from tests.hulk.stories import Story, check, params

LIBRARIAN = "librarian storm_bolter force_axe"


STORIES = """
PSI-1 PSI-4: prescience gives a command point back
    AIRLOCK a 3,5 E librarian storm_bolter force_axe; b 1,5 E | command_points=1 | command_spent=2
    > activate:a prescience = state cp 2; state psi[0] 19; ap a 4; refuses prescience power_used PSI-3
PSI-1 PSI-4: prescience gives a command point back (2)
    AIRLOCK a 3,5 E librarian storm_bolter force_axe
    > activate:a = refuses prescience no_cp_spent PSI-4
PSI-4 CP-3: the point given back is one that was spent
    AIRLOCK a 3,5 E librarian storm_bolter force_axe ap=0; b 1,5 E | command_points=2 | agenda=["next_marine"]
    > command:b turn:N activate:a = state cp 1; state cp_spent 1
    > prescience = state cp 2; state cp_spent 0
PSI-1: psi points do not come back
    AIRLOCK a 3,5 E librarian storm_bolter force_axe psi=1
    > activate:a = offers barrier; refuses barrier:5,5 too_little_psi PSI-1
PSI-1: psi points do not come back (2)
    AIRLOCK a 3,5 E
    > activate:a = refuses barrier:5,5 no_psyker PSI-1; may fire:13,5
PSI-4: a barrier needs an empty square in sight
    AIRLOCK a 10,5 E librarian storm_bolter force_axe
    > activate:a = offers barrier 11,5 12,5
BRO-2 BRO-3: its score is the highest and the lowest die
    AIRLOCK a 7,5 E; b 1,5 E; broodlord 8,5 W | phase=aliens | dice=4 3 2 / 6, 6 1 1 / 1
    = assault_ended.score 6 7
BRO-2 BRO-3: its score is the highest and the lowest die (3)
    AIRLOCK a 7,5 E sergeant storm_bolter power_sword; b 1,5 E; broodlord 8,5 W | phase=aliens | dice=6 3 2 / 6, 1
    > parry = first assault_ended.score 4
BRO-2: it walks like a stealer
    AIRLOCK a 1,5 W; broodlord 8,5 E | phase=aliens
    = broodlord 3,5 W; stops broodlord no_ap 0
BRO-5: it does not walk into fire
    AIRLOCK a 3,5 W; broodlord 8,5 W | phase=aliens | burning=["7,5"]
    = broodlord 8,5 W; stops broodlord passing 6
OBJ-3: it wanders three steps while loose and whole
    AIRLOCK a 1,5 E | mission={"special": "object = cat@9,5;;object_wander = cat 3"} | phase=status | dice=1
    = count object_wandered 3
OBJ-3: it wanders three steps while loose and whole (2)
    AIRLOCK a 1,5 E | mission={"special": "object = cat@9,5;;object_wander = cat 3"} | phase=status | dice=1
    | object={"at": "9,5", "state": "damaged"}
    = no object_wandered
OBJ-3: it wanders three steps while loose and whole (3)
    AIRLOCK a 1,5 E | mission={"special": "object = cat@9,5;;object_wander = cat 3"} | phase=status | dice=1
    | object={"at": "a"}
    = no object_wandered
OBJ-3: flames destroy it outright
    AIRLOCK a 6,5 E heavy_flamer power_fist | mission={"special": "object = cat@9,5;;object_wander = cat 3"}
    > activate:a flame:8,5 = state object_state 2
"""


@pytest.mark.parametrize("story", params(STORIES))
def test_stories(story: Story) -> None:
    check(story)


@pytest.mark.rule("PSI-2")
def test_psi_points_go_to_the_best_die() -> None:
    t = stage(AIRLOCK, {"a": f"7,5 E {LIBRARIAN}"}, {"S1": "8,5 W"}, phase="aliens", dice="6 2 2 / 3")
    assert t.options() == ["psi:0", "psi:1", "psi:2", "psi:3"]
    t.answer("psi:3")
    assert (t.alien("S1"), t.state.psi[0]) == ("gone", 17)
    behind = stage(
        AIRLOCK, {"a": f"7,5 N {LIBRARIAN}", "b": "1,5 E"}, {"S1": "8,5 W"}, phase="aliens", dice="6 2 2 / 3"
    )
    assert behind.marine("a") == "dead"


@pytest.mark.rule("PSI-3")
def test_one_power_per_phase_also_with_an_interrupt() -> None:
    t = stage(AIRLOCK, {"a": f"3,5 E {LIBRARIAN}", "b": "1,5 E"})
    t.act("b", "command:a", "barrier:5,5")
    assert t.state.barriers and t.state.cp == 0
    t.answer("done").act("a")
    assert t.why_not("barrier:4,5") == ("power_used", "PSI-3")
    reacting = stage(AIRLOCK, {"a": f"3,5 E {LIBRARIAN}"}, {"S1": "8,5 W"}, phase="aliens", command_points=1)
    reacting.answer("command:a")
    assert reacting.why_not("barrier:4,5") == ("power_in_marine_phase", "PSI-3")


@pytest.mark.rule("PSI-4")
def test_a_barrier_is_impassable_and_hides_until_the_turn_ends() -> None:
    t = stage(AIRLOCK, {"a": f"3,5 E {LIBRARIAN}"}, {"S1": "8,5 W"}, agenda=None, dice="1").act("a", "barrier:5,5")
    assert t.state.psi[0] == 18
    assert t.offers("fire") == []
    t.answer("move:4,5")
    assert t.why_not("move:5,5") == ("barrier_there", "PSI-4")
    t.answer("done")
    assert (t.state.barriers, t.alien("S1")) == (0, "6,5 W")
    assert stage(AIRLOCK, {"a": f"3,5 E {LIBRARIAN}"}).act("a").offers("barrier")[-1] == "9,5"


@pytest.mark.rule("PSI-4")
def test_a_storm_takes_one_stealer_or_rolls_for_the_whole_section() -> None:
    t = stage(NEST, {"a": f"15,8 E {LIBRARIAN}"}, {"S1": "18,8 W", "S2": "19,6 W"}, dice="2").act("a", "storm:S1")
    assert (t.alien("S1"), t.alien("S2"), t.state.psi[0]) == ("gone", "19,6 W", 17)
    wide = stage(
        NEST, {"a": f"13,8 E {LIBRARIAN}", "b": "16,7 E"}, {"S1": "18,8 W", "S2": "19,6 W"}, open=["14,8"], dice="3 4 4"
    )
    wide.act("a")
    assert wide.area("storm_section:S1")[1] == ["S2", "b", "S1"]
    wide.answer("storm_section:S1")
    assert [event["needs"] for event in wide.tell("fate_rolled")] == [4, 4, 4]
    assert (wide.alien("S2"), wide.marine("b"), wide.alien("S1")) == ("19,6 W", "dead", "gone")


# ---------------------------------------------------------------------- the Broodlord

WITH_LORD = {"aliens": "start_blips = 0;;reinforcement = 0;;blip_pool = 1x9 2x4 3x9;;broodlord = yes"}


@pytest.mark.rule("BRO-1")
def test_the_first_blip_of_three_is_the_broodlord() -> None:
    t = stage(AIRLOCK, {"a": "5,5 W"}, {"B1": "9,5 3", "B2": "10,5 3"}, mission=WITH_LORD, dice="6 6")
    t.act("a", "turn:N", "turn:E")
    assert t.alien("broodlord") == "9,5 W"
    assert len(t.told("lord_revealed")) == 1 and not t.told("blip_revealed")
    t.answer("fire:broodlord")
    assert [event["number"] for event in t.tell("blip_revealed")] == [3]
    assert (t.alien("broodlord"), len(t.told("lord_revealed"))) == ("gone", 1)
    plain = stage(AIRLOCK, {"a": "5,5 W"}, {"B1": "9,5 2"}, mission=WITH_LORD).act("a", "turn:N", "turn:E")
    assert plain.alien("broodlord") == "gone" and plain.state.lord is False


@pytest.mark.rule("BRO-4")
def test_a_shot_needs_two_dice_to_kill_it() -> None:
    t = stage(AIRLOCK, {"a": "5,5 E"}, {"broodlord": "9,5 W"}, dice="6 5, 6 4, 5 5").act("a", "fire:broodlord")
    assert t.alien("broodlord") == "9,5 W"
    t.answer("fire:broodlord")
    assert t.alien("broodlord") == "9,5 W"
    t.answer("fire:broodlord")
    assert t.alien("broodlord") == "gone" and t.state.lord_dead


@pytest.mark.rule("BRO-5", "BRO-7")
def test_flames_and_storms_do_not_hurt_it() -> None:
    burnt = stage(AIRLOCK, {"a": "6,5 E heavy_flamer power_fist"}, {"broodlord": "8,5 W"}).act("a", "flame:7,5")
    assert burnt.alien("broodlord") == "8,5 W" and not burnt.told("fate_rolled")
    hidden = stage(
        AIRLOCK,
        {"a": "6,5 E heavy_flamer power_fist"},
        {"B1": "8,4 broodlord"},
        mission={
            "aliens": "start_blips = 0;;reinforcement = 0;;blip_pool = 1x9;;broodlord = placed;;placed = broodlord@8,4"
        },
    ).act("a", "flame:7,5")
    assert hidden.alien("B1") == "8,4"
    stormed = stage(NEST, {"a": f"15,8 E {LIBRARIAN}"}, {"broodlord": "18,8 W"}).act("a", "storm:broodlord")
    assert stormed.alien("broodlord") == "18,8 W" and stormed.state.psi[0] == 17


@pytest.mark.rule("BRO-6")
def test_an_explosion_hurts_it() -> None:
    t = stage(
        AIRLOCK,
        {"a": "2,5 E assault_cannon power_fist may_explode", "b": "12,5 E"},
        {"broodlord": "3,5 E"},
        dice="1 1 1, 4",
    ).act("a", "fire:broodlord")
    assert t.state.lord_dead
    hidden = stage(
        AIRLOCK,
        {"a": "2,5 E assault_cannon power_fist may_explode", "b": "8,5 W"},
        {"S1": "3,5 E", "B1": "1,5 broodlord"},
        dice="5 5 5, 4",
        mission={
            "aliens": "start_blips = 0;;reinforcement = 0;;blip_pool = 1x9;;broodlord = placed;;placed = broodlord@1,5"
        },
    ).act("a", "fire:S1")
    assert (hidden.alien("B1"), hidden.state.lord_dead) == ("gone", True)


# ---------------------------------------------------------------------- objects

CAT = {"special": "object = cat@9,5;;object_wander = cat 3"}


@pytest.mark.rule("OBJ-1")
def test_a_marine_who_ends_a_move_on_it_takes_it_and_drops_it_when_he_dies() -> None:
    t = stage(AIRLOCK, {"a": "8,5 E", "b": "1,5 E"}, mission=CAT).act("a", "move:9,5", "move:10,5")
    assert t.state.carrier() == t.number("a")
    elsewhere = stage(AIRLOCK, {"a": "8,5 W", "b": "1,5 E"}, mission=CAT).act("a", "move:7,5")
    assert elsewhere.state.object_at == elsewhere.state.board.numbers[9, 5]
    carried = stage(
        AIRLOCK,
        {"a": "8,5 E", "b": "1,5 E"},
        {"S1": "9,5 W"},
        mission={"special": "object = cat@9,5"},
        object={"at": "a"},
        phase="aliens",
        dice="6 1 1 / 1, 1",
    )
    assert carried.marine("a") == "dead"
    assert carried.state.object_at == carried.state.board.numbers[8, 5]


@pytest.mark.rule("OBJ-2")
def test_it_is_passed_on_or_put_down_for_one() -> None:
    t = stage(AIRLOCK, {"a": "8,5 E", "b": "7,5 E", "c": "2,5 E"}, mission=CAT, object={"at": "a"}).act("a")
    assert t.offers("pass") == ["b"]
    assert t.why_not("pass:c") == ("nobody_beside", "OBJ-2")
    t.answer("pass:b")
    assert (t.state.carrier(), t.ap("a")) == (t.number("b"), 3)
    assert t.why_not("drop") == ("carries_nothing", "OBJ-2")
    t.answer("done").act("b", "drop")
    assert t.state.object_at == t.state.board.numbers[7, 5]


@pytest.mark.rule("OBJ-3", "A24")
def test_a_stealer_that_enters_its_square_harms_it() -> None:
    t = stage(AIRLOCK, {"a": "1,5 W"}, {"S1": "10,5 W"}, mission=CAT, phase="aliens")
    assert t.state.object_state == 1
    twice = stage(
        AIRLOCK, {"a": "1,5 W"}, {"S1": "10,5 W"}, mission=CAT, phase="aliens", object={"at": "9,5", "state": "damaged"}
    )
    assert twice.state.object_state == 2
    assert t.walked("S1")[0] == "9,5"


@pytest.mark.rule("OBJ-2", "OBJ-3")
def test_passed_to_somebody_in_flames_it_burns() -> None:
    t = stage(AIRLOCK, {"a": "9,5 W", "b": "8,5 E"}, mission=CAT, object={"at": "a"}, burning=["8,5"])
    t.act("a", "pass:b")
    assert (t.state.object_state, t.state.carrier()) == (2, -1)
    cool = stage(AIRLOCK, {"a": "9,5 W", "b": "8,5 E"}, mission=CAT, object={"at": "a"}, burning=["9,5"])
    assert cool.act("a", "pass:b").state.object_state == 0
