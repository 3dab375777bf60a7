"""Section 9.3: the heavy flamer."""

from __future__ import annotations

import pytest

from tests.hulk.stories import Story, check, params

STORIES = """
FLA-1: only a flamer with a shot left sets anything alight
    AIRLOCK a 6,5 E heavy_flamer power_fist ammunition=0
    > activate:a = offers flame
FLA-4: the same section may be set alight again
    AIRLOCK a 6,5 E heavy_flamer power_fist; S1 7,5 W | dice=1 6
    > activate:a flame:7,5 flame:7,5 = S1 gone
FLA-6: out of the flames is free of risk and nobody walks in
    AIRLOCK a 9,5 E; b 6,5 E | burning=["7,5", "8,5", "9,5"]
    > activate:a move:10,5 = a 10,5 E
    > done activate:b = refuses move:7,5 flames_there MOV-5
FLA-7: neither overwatch nor a shot after moving
    AIRLOCK a 5,5 E heavy_flamer power_fist; S1 12,5 W
    > activate:a = may_not overwatch
    > move:6,5 = offers snap
FLA-8: a burnt blip is never seen
    AIRLOCK a 6,5 E heavy_flamer power_fist; B1 8,4 2 | dice=6 | mission={"victory": "win = exited(1)"}
    > activate:a flame:7,5 = state unseen [2]; state used []; no blip_revealed; no blip_counted; count blip_removed 1
FLA-1: squares in sight that are empty or hold a stealer
    AIRLOCK a 6,5 E heavy_flamer power_fist; S1 10,5 W
    > activate:a = offers flame 7,5 8,5 9,5 10,5; refuses flame:11,5 not_seen LOS-1
FLA-1: not his own section
    AIRLOCK a 5,5 E heavy_flamer power_fist
    > activate:a = refuses flame:6,5 own_section FLA-1
FLA-1: nobody else burns anything
    AIRLOCK a 5,5 E
    > activate:a = refuses flame:8,5 no_flamer FLA-1
FLA-1: the flamer reaches twelve squares
    AIRLOCK a 1,5 E heavy_flamer power_fist | open=["13,5"]
    > activate:a = may flame:13,5; refuses flame:14,5 out_of_reach FLA-1
FLA-1: the flamer reaches no closed door
    AIRLOCK a 9,5 E heavy_flamer power_fist
    > activate:a = refuses flame:13,5 no_target FLA-1
FLA-2: the whole section burns but for closed doors
    AIRLOCK a 11,5 E heavy_flamer power_fist | open=["13,5"]
    > activate:a flame:14,5 = squares burning 14,4 15,4 16,4 13,5 14,5 15,5 16,5 14,6 15,6 16,6; state ammo [5]; ap a 2
FLA-2 FLA-3: every piece in what burns dies on two or more, and is told so before
    AIRLOCK a 6,5 E heavy_flamer power_fist; b 8,5 E; S1 7,5 W; B1 8,4 2 | dice=2 1 2 | exposed=[]
    > activate:a = area flame:7,5 B1 S1 b
    > flame:7,5 = fate_rolled.piece B1 S1 b; fate_rolled.fate dies survives dies; B1 gone; S1 7,5 W; b dead
FLA-5: flames hide what is behind them until the turn ends
    AIRLOCK a 5,5 E heavy_flamer power_fist | agenda=null | dice=1
    > activate:a flame:8,5 = may_not flame:9,5; may flame:7,5
    > done = state turn 2; squares burning
"""


@pytest.mark.parametrize("story", params(STORIES))
def test_stories(story: Story) -> None:
    check(story)
