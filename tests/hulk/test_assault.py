"""Section 11: close assault."""

from __future__ import annotations

import pytest

from tests.hulk.boards import AIRLOCK, FORGE
from tests.hulk.stage import Stage, stage
from voidlock.engine import Json

SWORD = "sergeant storm_bolter power_sword"
HAMMER = "sergeant thunder_hammer storm_shield"


def attacked(weapons: str, dice: str, facing: str = "E", settings: dict[str, Json] | None = None) -> Stage:
    """A stealer attacks a marine on 7,5 from the east."""
    marines = {"a": f"7,5 {facing} {weapons}", "b": "1,5 E"}
    return stage(AIRLOCK, marines, {"S1": "8,5 W"}, phase="aliens", dice=dice, settings=settings)


def attacks(weapons: str, dice: str, stealer: str = "W") -> Stage:
    """A marine on 7,5 attacks a stealer on 8,5."""
    t = stage(AIRLOCK, {"a": f"7,5 E {weapons}", "b": "1,5 E"}, {"S1": f"8,5 {stealer}"}, dice=dice)
    return t.act("a", "assault:S1")


def scores(t: Stage) -> tuple[object, object, object]:
    ended = t.tell("assault_ended")[0]
    return ended["score"], ended["score2"], ended["outcome"]


@pytest.mark.rule("CLS-1")
def test_only_what_is_directly_ahead_can_be_attacked() -> None:
    t = stage(AIRLOCK, {"a": "7,5 E"}, {"S1": "8,4 S"}).act("a")
    assert t.offers("assault") == []
    assert t.why_not("assault:S1") == ("nothing_ahead", "CLS-1")
    door = stage(AIRLOCK, {"a": "12,5 E"}).act("a")
    assert door.offers("assault") == ["13,5"]
    assert stage(AIRLOCK, {"a": "7,5 E", "b": "8,5 E"}).act("a").offers("assault") == []


@pytest.mark.rule("CLS-2", "CLS-3")
def test_the_best_dice_are_compared() -> None:
    t = attacked("", "2 6 1 / 5")
    assert scores(t) == (6, 5, "attacker")
    assert t.marine("a") == "dead"


@pytest.mark.rule("CLS-2")
@pytest.mark.parametrize(
    ("weapons", "dice", "score"),
    [
        ("storm_bolter power_fist", "6 6 6 / 3", 3),
        ("storm_bolter chainfist", "6 6 6 / 3", 3),
        ("lightning_claws", "6 6 6 / 3 2", 4),
        (HAMMER, "6 6 / 3", 5),
    ],
)
def test_each_row_of_the_table(weapons: str, dice: str, score: int) -> None:
    assert scores(attacked(weapons, dice))[1] == score


@pytest.mark.rule("CLS-2")
@pytest.mark.parametrize("weapons", [HAMMER, "lightning_claws"])
def test_from_flank_or_rear_one_plain_die(weapons: str) -> None:
    t = attacked(weapons, "6 6 6 / 3", facing="N")
    assert scores(t) == (6, 3, "attacker")


@pytest.mark.rule("CLS-2")
def test_every_modifier_is_told_so_that_the_sum_is_right() -> None:
    [rolled] = attacked(HAMMER, "6 6 / 3").tell("assault_rolled")
    assert rolled["modifiers"] == ["sergeant", "thunder_hammer"]
    assert (rolled["score"], rolled["score2"]) == (6, 3 + 2)
    [rolled] = attacked(HAMMER, "6 6 6 / 3", facing="N").tell("assault_rolled")
    assert (rolled["modifiers"], rolled["score2"]) == ([], 3)
    [rolled] = attacked("thunder_hammer lightning_claws", "6 6 6 / 3 2").tell("assault_rolled")
    assert (rolled["modifiers"], rolled["score2"]) == (["thunder_hammer"], 3 + 1)  # one strong weapon counts
    [rolled] = attacks("lightning_claws", "2 1 1 / 5 3").tell("assault_rolled")
    assert (rolled["modifiers"], rolled["score"], rolled["score2"]) == (["lightning_claws"], 5 + 1, 2)


@pytest.mark.rule("CLS-2")
def test_the_veteran_bonus_may_hold_all_round() -> None:
    for weapons, score in ((HAMMER, 4), ("sergeant storm_bolter power_sword", 4), ("lightning_claws", 3), ("", 3)):
        t = attacked(weapons, "6 6 6 / 3", facing="N", settings={"veteran_bonus_front_only": False})
        assert scores(t)[1] == score, weapons


@pytest.mark.rule("CLS-4")
def test_a_beaten_attacker_dies_only_in_front_of_the_defender() -> None:
    assert attacked("", "1 2 3 / 5").alien("S1") == "gone"
    t = attacked("", "1 2 3 / 5" + ", 6 6 6 / 1", facing="W")
    assert scores(t)[2] == "unharmed"
    assert t.options() == ["face:E", "stay"]
    t.answer("face:E")
    assert t.marine("a") == "dead"


@pytest.mark.rule("CLS-5")
def test_after_a_tie_the_defender_may_turn() -> None:
    t = attacked("", "3 3 3 / 3, 6 1 1 / 1", facing="N")
    t.answer("face:E")
    assert t.tell("marine_faces") == [{"event": "marine_faces", "terminator": "a", "facing": "E"}]


@pytest.mark.rule("CLS-4", "CLS-5")
def test_an_alien_that_is_attacked_from_behind_turns() -> None:
    tied = attacks("", "4 2 2 / 4", stealer="E")
    assert tied.alien("S1") == "8,5 W"
    beaten = attacks("", "6 2 2 / 4", stealer="E")
    assert (beaten.marine("a"), beaten.alien("S1")) == ("7,5 E", "8,5 W")
    faced = attacks("", "6 2 2 / 4", stealer="W")
    assert faced.marine("a") == "dead"


@pytest.mark.rule("CLS-6")
def test_a_sword_parries_the_highest_die() -> None:
    t = attacked(SWORD, "6 2 6 / 3, 1")
    assert t.asked.kind == "parry"
    t.answer("parry")
    [parried] = t.tell("parried")
    assert parried == {"event": "parried", "terminator": "a", "die": 6, "again": 1, "score": 6, "score2": 4}
    assert scores(t) == (6, 4, "attacker")
    kept = attacked(SWORD, "4 2 1 / 5").answer("accept")
    assert scores(kept) == (4, 6, "defender")


@pytest.mark.rule("CLS-6")
def test_a_shield_takes_a_die_and_nothing_works_from_behind() -> None:
    assert attacked(HAMMER, "6 5 / 6").alien("S1") == "gone"
    assert attacked(SWORD, "6 6 6 / 3", facing="N").marine("a") == "dead"


@pytest.mark.rule("CLS-7")
def test_guard_rolls_again_after_both_rolls() -> None:
    t = attacked("guard", "5 2 2 / 1, 6")
    assert t.asked.kind == "guard_reroll"
    t.answer("reroll_all")
    assert t.alien("S1") == "gone"
    assert t.marked("a") == ["guard"]


@pytest.mark.rule("CLS-8")
@pytest.mark.parametrize(
    ("weapons", "dice", "broken"),
    [
        ("storm_bolter power_fist", "5", False),
        ("storm_bolter power_fist", "6", True),
        (HAMMER, "4", True),
        ("storm_bolter chainfist", "", True),
    ],
)
def test_doors_break_on_a_modified_six(weapons: str, dice: str, broken: bool) -> None:
    t = stage(AIRLOCK, {"a": f"12,5 E {weapons}"}, dice=dice).act("a", "assault:13,5")
    assert (t.state.destroyed > 0) == broken
    assert (len(t.told("door_destroyed")), len(t.told("door_held"))) == (broken, not broken)
    assert len(t.told("door_struck")) == len(dice)
    t.nothing_left_to_roll()


@pytest.mark.rule("CLS-8", "BRD-5")
def test_a_chainfist_cuts_a_bulkhead_where_the_mission_says_so() -> None:
    cut = {"special": "bulkhead = chainfist_only"}
    t = stage(FORGE, {"a": "12,9 E storm_bolter chainfist"}, mission=cut).act("a", "assault:13,9")
    assert t.state.bulkheads == 0 and "move:13,9" in t.options()
    assert stage(FORGE, {"a": "12,9 E"}, mission=cut).act("a").offers("assault") == []
    assert stage(FORGE, {"a": "12,9 E storm_bolter chainfist"}).act("a").offers("assault") == []
    assert stage(FORGE, {"a": "12,9 E"}).act("a").offers("fire") == []


@pytest.mark.rule("CLS-9", "CLS-10")
def test_nobody_moves_by_an_assault_and_stealers_leave_each_other_alone() -> None:
    t = attacks("", "1 1 1 / 6")
    assert t.marine("a") == "7,5 E" and "move:8,5" in t.options()
    crowd = stage(AIRLOCK, {"a": "1,5 W"}, {"S1": "8,3 S", "S2": "8,4 S"}, phase="aliens")
    assert not crowd.told("assault_ended")
