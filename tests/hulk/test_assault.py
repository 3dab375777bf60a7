"""Section 11: close assault."""

from __future__ import annotations

import pytest

from tests.hulk.boards import AIRLOCK
from tests.hulk.stage import Stage, stage
from tests.hulk.stories import Story, check, params

HAMMER = "sergeant thunder_hammer storm_shield"

STORIES = """
CLS-1: only what is directly ahead can be attacked
    AIRLOCK a 7,5 E; S1 8,4 S
    > activate:a = offers assault; refuses assault:S1 nothing_ahead CLS-1
CLS-2 CLS-3: the best dice are compared
    AIRLOCK a 7,5 E; b 1,5 E; S1 8,5 W | phase=aliens | dice=2 6 1 / 5
    = assault_ended.score 6; assault_ended.score2 5; assault_ended.outcome attacker; a dead
CLS-4: a beaten attacker behind the defender lives
    AIRLOCK a 7,5 W; b 1,5 E; S1 8,5 W | phase=aliens | dice=1 2 3 / 5, 6 6 6 / 1
    = assault_ended.outcome unharmed; offers face E; may stay
    > face:E = a dead
CLS-5: after a tie the defender may turn
    AIRLOCK a 7,5 N; b 1,5 E; S1 8,5 W | phase=aliens | dice=3 3 3 / 3, 6 1 1 / 1
    > face:E = marine_faces.terminator a; marine_faces.facing E
CLS-6: a sword parries the highest die
    AIRLOCK a 7,5 E sergeant storm_bolter power_sword; b 1,5 E; S1 8,5 W | phase=aliens | dice=6 2 6 / 3, 1
    = asked parry
    > parry = parried.terminator a; parried.die 6; parried.again 1; parried.score 6; parried.score2 4
    = assault_ended.score 6; assault_ended.score2 4; assault_ended.outcome attacker
CLS-7: guard rolls again after both rolls
    AIRLOCK a 7,5 E guard; b 1,5 E; S1 8,5 W | phase=aliens | dice=5 2 2 / 1, 6
    = asked guard_reroll
    > reroll_all = S1 gone; marks a guard
CLS-8 BRD-5: a chainfist cuts a bulkhead where the mission says so
    FORGE a 12,9 E storm_bolter chainfist | mission={"special": "bulkhead = chainfist_only"}
    > activate:a assault:13,9 = squares bulkheads; may move:13,9
BRD-5: where the mission says nothing a chainfist does not
    FORGE a 12,9 E storm_bolter chainfist
    > activate:a = offers assault
CLS-9: nobody moves by an assault
    AIRLOCK a 7,5 E; b 1,5 E; S1 8,5 W | dice=1 1 1 / 6
    > activate:a assault:S1 = a 7,5 E; may move:8,5
CLS-10: stealers leave each other alone
    AIRLOCK a 1,5 W; S1 8,3 S; S2 8,4 S | phase=aliens
    = no assault_ended
"""


@pytest.mark.parametrize("story", params(STORIES))
def test_stories(story: Story) -> None:
    check(story)


def attacked(weapons: str, dice: str, facing: str = "E") -> Stage:
    """A stealer attacks a marine on 7,5 from the east."""
    marines = {"a": f"7,5 {facing} {weapons}", "b": "1,5 E"}
    return stage(AIRLOCK, marines, {"S1": "8,5 W"}, phase="aliens", dice=dice)


def attacks(weapons: str, dice: str) -> Stage:
    """A marine on 7,5 attacks a stealer on 8,5."""
    t = stage(AIRLOCK, {"a": f"7,5 E {weapons}", "b": "1,5 E"}, {"S1": "8,5 W"}, dice=dice)
    return t.act("a", "assault:S1")


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
