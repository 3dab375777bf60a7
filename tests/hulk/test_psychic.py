"""Section 12: the librarian; section 14: the Broodlord; section 15: objects."""

from __future__ import annotations

import pytest

from tests.hulk.stories import Story, check, params

STORIES = """
PSI-1 PSI-4: prescience gives a command point back
    AIRLOCK a 3,5 E librarian storm_bolter force_axe; b 1,5 E | command_points=1 | command_spent=2
    > activate:a prescience = state cp 2; state psi[0] 19; ap a 4; refuses prescience power_used PSI-3
PSI-1: psi points do not come back
    AIRLOCK a 3,5 E librarian storm_bolter force_axe psi=1
    > activate:a = offers barrier; refuses barrier:5,5 too_little_psi PSI-1
BRO-2 BRO-3: its score is the highest and the lowest die
    AIRLOCK a 7,5 E; b 1,5 E; broodlord 8,5 W | phase=aliens | dice=4 3 2 / 6, 6 1 1 / 1
    = assault_ended.score 6 7
BRO-2: it walks like a stealer
    AIRLOCK a 1,5 W; broodlord 8,5 E | phase=aliens
    = broodlord 3,5 W; stops broodlord no_ap 0
BRO-5: it does not walk into fire
    AIRLOCK a 3,5 W; broodlord 8,5 W | phase=aliens | burning=["7,5"]
    = broodlord 8,5 W; stops broodlord passing 6
OBJ-3: it wanders three steps
    AIRLOCK a 1,5 E | mission={"special": "object = cat@9,5;;object_wander = cat 3"} | phase=status | dice=1
    = count object_wandered 3
OBJ-3: flames destroy it outright
    AIRLOCK a 6,5 E heavy_flamer power_fist | mission={"special": "object = cat@9,5;;object_wander = cat 3"}
    > activate:a flame:8,5 = state object_state 2
PSI-2: psi points go to the best die
    AIRLOCK a 7,5 E librarian storm_bolter force_axe; S1 8,5 W | phase=aliens | dice=6 2 2 / 3
    = offers psi 0 1 2 3
    > psi:3 = S1 gone; state psi[0] 17
PSI-3: one power per phase also with an interrupt
    AIRLOCK a 3,5 E librarian storm_bolter force_axe; b 1,5 E
    > activate:b command:a barrier:5,5 = squares barriers 5,5; state cp 0
    > done activate:a = refuses barrier:4,5 power_used PSI-3
PSI-3: no power in a reaction
    AIRLOCK a 3,5 E librarian storm_bolter force_axe; S1 8,5 W | phase=aliens | command_points=1
    > command:a = refuses barrier:4,5 power_in_marine_phase PSI-3
PSI-4: a barrier is impassable and hides until the turn ends
    AIRLOCK a 3,5 E librarian storm_bolter force_axe; S1 8,5 W | agenda=null | dice=1
    > activate:a barrier:5,5 = state psi[0] 18; offers fire
    > move:4,5 = refuses move:5,5 barrier_there PSI-4
    > done = squares barriers; S1 6,5 W
PSI-4: a barrier may be six squares away
    AIRLOCK a 3,5 E librarian storm_bolter force_axe
    > activate:a = offers barrier 4,5 5,5 6,5 7,5 8,5 9,5
PSI-4: a storm takes one stealer
    NEST a 15,8 E librarian storm_bolter force_axe; S1 18,8 W; S2 19,6 W | dice=2
    > activate:a storm:S1 = S1 gone; S2 19,6 W; state psi[0] 17
PSI-4: a storm may roll for the whole section
    NEST a 13,8 E librarian storm_bolter force_axe; b 16,7 E; S1 18,8 W; S2 19,6 W | open=["14,8"] | dice=3 4 4
    > activate:a = area storm_section:S1 S2 b S1
    > storm_section:S1 = fate_rolled.needs 4 4 4; S2 19,6 W; b dead; S1 gone
BRO-1: the first blip of three is the broodlord
    AIRLOCK a 5,5 W; B1 9,5 3; B2 10,5 3 | dice=6 6
    | mission={"aliens": "start_blips = 0;;reinforcement = 0;;blip_pool = 1x9 2x4 3x9;;broodlord = yes"}
    > activate:a turn:N turn:E = broodlord 9,5 W; count lord_revealed 1; no blip_revealed
    > fire:broodlord = blip_revealed.number 3; broodlord gone; count lord_revealed 1
BRO-1: a blip of two is not
    AIRLOCK a 5,5 W; B1 9,5 2
    | mission={"aliens": "start_blips = 0;;reinforcement = 0;;blip_pool = 1x9 2x4 3x9;;broodlord = yes"}
    > activate:a turn:N turn:E = broodlord gone; state lord false
BRO-5: flames do not hurt it
    AIRLOCK a 6,5 E heavy_flamer power_fist; broodlord 8,5 W
    > activate:a flame:7,5 = broodlord 8,5 W; no fate_rolled
BRO-5: flames do not hurt it in its blip
    AIRLOCK a 6,5 E heavy_flamer power_fist; B1 8,4 broodlord
    | mission={"aliens":
    "start_blips = 0;;reinforcement = 0;;blip_pool = 1x9;;broodlord = placed;;placed = broodlord@8,4"}
    > activate:a flame:7,5 = B1 8,4
BRO-7: a storm does not hurt it
    NEST a 15,8 E librarian storm_bolter force_axe; broodlord 18,8 W
    > activate:a storm:broodlord = broodlord 18,8 W; state psi[0] 17
BRO-6: an explosion hurts it
    AIRLOCK a 2,5 E assault_cannon power_fist may_explode; b 12,5 E; broodlord 3,5 E | dice=1 1 1, 4
    > activate:a fire:broodlord = state lord_dead true
BRO-6: an explosion hurts it in its blip
    AIRLOCK a 2,5 E assault_cannon power_fist may_explode; b 8,5 W; S1 3,5 E; B1 1,5 broodlord | dice=5 5 5, 4
    | mission={"aliens":
    "start_blips = 0;;reinforcement = 0;;blip_pool = 1x9;;broodlord = placed;;placed = broodlord@1,5"}
    > activate:a fire:S1 = B1 gone; state lord_dead true
OBJ-1: a marine who ends a move on it takes it
    AIRLOCK a 8,5 E; b 1,5 E | mission={"special": "object = cat@9,5;;object_wander = cat 3"}
    > activate:a move:9,5 move:10,5 = object a
OBJ-2: it is passed on or put down for one
    AIRLOCK a 8,5 E; b 7,5 E; c 2,5 E | mission={"special": "object = cat@9,5;;object_wander = cat 3"}
    | object={"at": "a"}
    > activate:a = offers pass b; refuses pass:c nobody_beside OBJ-2
    > pass:b = object b; ap a 3; refuses drop carries_nothing OBJ-2
    > done activate:b drop = object 7,5
OBJ-3 A24: a stealer that enters its square harms it
    AIRLOCK a 1,5 W; S1 10,5 W | phase=aliens | mission={"special": "object = cat@9,5;;object_wander = cat 3"}
    = state object_state 1; walked S1 9,5 8,5 7,5 6,5 5,5 4,5
OBJ-2: passed by somebody in flames it does not
    AIRLOCK a 9,5 W; b 8,5 E | mission={"special": "object = cat@9,5;;object_wander = cat 3"} | object={"at": "a"}
    | burning=["9,5"]
    > activate:a pass:b = state object_state 0
OBJ-2 OBJ-3: passed to somebody in flames it burns
    AIRLOCK a 9,5 W; b 8,5 E | mission={"special": "object = cat@9,5;;object_wander = cat 3"} | object={"at": "a"}
    | burning=["8,5"]
    > activate:a pass:b = state object_state 2
"""


@pytest.mark.parametrize("story", params(STORIES))
def test_stories(story: Story) -> None:
    check(story)
