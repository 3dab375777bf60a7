"""Section 9: bolters, cannons, jams; section 10: overwatch."""

from __future__ import annotations

import pytest

from tests.hulk.boards import AIRLOCK
from tests.hulk.stage import stage
from tests.hulk.stories import Story, check, params

STORIES = """
SHT-2: the second shot at the same target needs one less
    AIRLOCK a 5,5 E; S1 12,5 W | dice=5 5, 5 1
    > activate:a fire:S1 = S1 12,5 W
    > fire:S1 = S1 gone; shot_fired.how aimed sustained
SHT-2: another target loses the bonus
    NEST a 15,8 E; S1 18,7 W; S2 18,9 W | dice=1 2, 1 2, 1 2
    > activate:a fire:S1 fire:S2 fire:S1 = set shot_fired.how aimed
SHT-2: to clear a jam loses the bonus
    AIRLOCK a 5,5 E jammed aim=S1; S1 12,5 W | dice=1 2
    > activate:a clear fire:S1 = shot_fired.how aimed
only stealers and closed doors that are seen are targets
    AIRLOCK a 5,5 E; b 9,5 E; S1 12,5 W; S2 8,2 S
    > activate:a = offers fire; refuses fire:S1 not_seen LOS-1; refuses fire:13,5 not_seen LOS-1
JAM-1 OVW-2: a double on overwatch jams and still kills
    AIRLOCK a 5,5 E overwatch; S1 8,5 N | phase=aliens | dice=6 6
    = S1 gone; marks a overwatch jammed
JAM-2: a jam is cleared for one
    AIRLOCK a 5,5 E jammed; S1 12,5 W
    > activate:a = offers fire; refuses fire:S1 jammed JAM-2; refuses overwatch jammed OVW-1
    > clear = marks a; ap a 3; offers fire S1
ACN-1: every shot uses one
    AIRLOCK a 5,5 E assault_cannon power_fist; S1 12,5 W | dice=1 2 3, 1 2 3
    > activate:a fire:S1 = state ammo [9]
    > move:6,5 snap:S1 = state ammo [8]
ACN-2: the reload costs four and comes once
    AIRLOCK a 5,5 E assault_cannon power_fist ammunition=0; b 1,5 E | command_points=4
    > activate:a reload = state ammo[0] 10; ap a 0; marks a may_explode; refuses reload no_reload ACN-2
ACN-2: the reload costs four and comes once (2)
    AIRLOCK a 5,5 E assault_cannon power_fist ap=3 | activated=["a"] | active=a | agenda=["activation a"]
    = refuses reload too_few_points CP-6
ACN-3: after the reload three of a kind blow it up
    AIRLOCK a 2,5 E assault_cannon power_fist may_explode; b 1,5 E; c 5,5 E; S1 3,5 E; B1 8,1 2 | dice=5 5 5, 4, 3
    > activate:a fire:S1 = a dead; S1 gone; b dead; c 5,5 E
ACN-4: without ammunition there is no gun
    AIRLOCK a 5,5 E assault_cannon power_fist ammunition=0; S1 12,5 W
    > activate:a = refuses fire:S1 no_ammunition ACN-4; refuses overwatch no_ammunition OVW-1
OVW-2 OVW-3 SHT-2: overwatch fires after each action that is seen
    # A stealer that was seen walks on: three moves, three shots, the later ones sustained.
    AIRLOCK a 5,5 E overwatch; S1 9,5 W | phase=aliens | dice=1 2, 4 1, 5 2
    = shot_fired.how overwatch overwatch_sustained overwatch_sustained; walked S1 8,5 7,5 6,5; S1 gone
OVW-3: a marine who sees the stealer that closed the door does not fire at the door
    AIRLOCK a 16,5 W overwatch; S1 14,4 W | phase=aliens | agenda=["overwatch_door S1 13,5"]
    = no shot_fired
OVW-3: a marine who sees the stealer that closed the door does not fire at the door (2)
    AIRLOCK a 16,5 W overwatch; S1 12,5 E | phase=aliens | agenda=["overwatch_door S1 13,5"] | dice=1 1
    = shot_fired.target 13,5
OVW-3: at a door that a blip has closed nobody fires
    AIRLOCK a 9,5 E overwatch; B1 14,5 1 | phase=aliens | agenda=["overwatch_door B1 13,5"]
    = no shot_fired
OVW-4: a killing assault opens a view
    AIRLOCK a 5,5 E; b 2,5 E overwatch; S1 6,5 W | phase=aliens | dice=6 6 6 1, 6 1
    = a dead; S1 gone
OVW-5: all fire even if the first has killed
    NEST a 15,7 E overwatch; b 15,9 E overwatch; S1 19,8 W | phase=aliens | dice=6 1, 2 2
    = count shot_fired 2; marks b overwatch jammed
OVW-5 SHT-2: a shot at a dead stealer gives no bonus against the next one
    # b fires at S1 although a has killed it. The stealer of the blip behind is S1 again, but another target.
    NEST a 15,8 E overwatch; b 15,7 E overwatch; S1 18,8 W; B1 19,9 1 | phase=aliens | dice=6 1, 1 2, 1 2, 6 1
    = shot_fired.terminator a b a b; shot_fired.target S1 S1 S1 S1; shot_fired.needs 6 6 6 6; count stealer_died 2
OVW-5: the player sets the order where a cannon may explode
    NEST a 15,7 E assault_cannon power_fist overwatch may_explode; b 15,9 E overwatch; S1 19,8 W | phase=aliens
    | dice=1 2, 6 5 1
    = asked overwatch_order
    > next:b = shot_fired.terminator b a
OVW-5 OVW-6: after a reveal nobody picks a stealer that is dead
    # a kills S2. b may still choose between the other two; c, who comes last, has one left and is not asked.
    NEST a 15,8 E overwatch; b 15,7 E overwatch; c 15,9 E overwatch; d 17,10 N; B1 18,8 3 | dice=6 1, 6 1, 1 2
    | exposed=["B1"] | agenda=["reveals", "next_marine"]
    > place:18,7 place:18,9 next:a = offers fire S1 S2 S3
    > fire:S2 next:b = offers fire S1 S3
    > fire:S3 = shot_fired.target S2 S3 S1
OVW-3 OVW-6 S-3: being revealed is fired at in the alien phase too
    # A blip opens the door to a marine in overwatch.
    AIRLOCK a 9,5 E overwatch; B1 14,5 1 | phase=aliens | dice=1, 6 1
    = count blip_revealed 1; stealers
OVW-6: an alien that stood there before the reveal is not fired at
    # a sees S1, which does nothing, and none of those that are placed.
    AIRLOCK a 8,5 N overwatch; b 9,5 W; S1 8,1 S; B1 12,5 1
    > activate:b turn:N turn:E = count blip_revealed 1; no shot_fired; asked order
OVW-6: an alien that stood there before the reveal is not fired at (2)
    NEST a 15,8 E overwatch; b 17,9 N; S1 18,8 W; B1 18,7 1 | dice=6 1
    > activate:b turn:E = shot_fired.target S2
OVW-7 CP-5: clearing the jam with a command point restores overwatch
    AIRLOCK a 5,5 E overwatch jammed; S1 9,5 W | phase=aliens | command_points=1 | dice=6 1
    = asked react
    > command:a clear = walked S1 8,5 7,5; count shot_fired 1; marks a overwatch
OVW-8 CP-5: the reaction comes before overwatch and costs the shot
    AIRLOCK a 5,5 E overwatch; b 4,5 E; S1 8,5 W | phase=aliens | command_points=1 | dice=6 1
    > command:a fire:S1 = S1 gone; shot_fired.how aimed; marks a
OVW-8: a stealer that a reaction hides is not fired at
    # It was seen when its action ended, but who fires is judged when the shots are due.
    AIRLOCK a 3,5 E overwatch; b 8,6 N; S1 12,5 W | phase=aliens | command_points=1 | dice=3 3 3 3
    = asked react; S1 11,5 W
    > command:b move:8,5 = no shot_fired
"""


@pytest.mark.parametrize("story", params(STORIES))
def test_stories(story: Story) -> None:
    check(story)


@pytest.mark.rule("SHT-3")
@pytest.mark.parametrize("weapons", ["sergeant thunder_hammer storm_shield", "lightning_claws"])
def test_hammer_and_claws_have_no_gun(weapons: str) -> None:
    t = stage(AIRLOCK, {"a": f"5,5 E {weapons}"}, {"S1": "12,5 W"}).act("a")
    assert t.offers("fire") == [] and "overwatch" not in t.options()
    assert t.why_not("fire:S1") == ("no_gun", "SHT-3")


@pytest.mark.rule("JAM-3")
@pytest.mark.parametrize(("setting", "marks"), [("clear", []), ("stay", ["jammed"])])
def test_jams_end_with_the_turn(setting: str, marks: list[str]) -> None:
    t = stage(AIRLOCK, {"a": "5,5 E jammed"}, phase="status", dice="1", settings={"jam_end_of_turn": setting})
    assert t.marked("a") == marks
