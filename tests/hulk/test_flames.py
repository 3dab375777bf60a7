"""Section 9.3: the heavy flamer."""

from __future__ import annotations

import pytest

from tests.hulk.boards import AIRLOCK
from tests.hulk.stage import Stage, stage
from tests.hulk.stories import Story, check, params

FLAMER = "heavy_flamer power_fist"


def burning(t: Stage) -> set[str]:
    return {t.state.board.names[square] for square in t.state.board.each(t.state.burning)}


@pytest.mark.rule("FLA-1")
def test_squares_that_are_empty_or_hold_a_stealer_outside_ones_own_section() -> None:
    t = stage(AIRLOCK, {"a": f"6,5 E {FLAMER}"}, {"S1": "10,5 W"}).act("a")
    assert t.offers("flame") == ["7,5", "8,5", "9,5", "10,5"]
    assert t.why_not("flame:11,5") == ("not_seen", "LOS-1")
    assert stage(AIRLOCK, {"a": f"5,5 E {FLAMER}"}).act("a").why_not("flame:6,5") == ("own_section", "FLA-1")
    assert stage(AIRLOCK, {"a": "5,5 E"}).act("a").why_not("flame:8,5") == ("no_flamer", "FLA-1")
    allowed = stage(AIRLOCK, {"a": f"5,5 E {FLAMER}"}, settings={"flamer_own_section": "allowed"}).act("a")
    assert "6,5" in allowed.offers("flame")


@pytest.mark.rule("FLA-1")
def test_the_flamer_reaches_twelve_squares_and_no_closed_door() -> None:
    t = stage(AIRLOCK, {"a": f"1,5 E {FLAMER}"}, open=["13,5"]).act("a")
    assert t.offers("flame")[-1] == "13,5"
    assert t.why_not("flame:14,5") == ("out_of_reach", "FLA-1")
    shut = stage(AIRLOCK, {"a": f"9,5 E {FLAMER}"}).act("a")
    assert shut.why_not("flame:13,5") == ("no_target", "FLA-1")


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
"""


@pytest.mark.parametrize("story", params(STORIES))
def test_stories(story: Story) -> None:
    check(story)


@pytest.mark.rule("FLA-2")
def test_the_whole_section_burns_but_for_closed_doors() -> None:
    t = stage(AIRLOCK, {"a": f"11,5 E {FLAMER}"}, open=["13,5"]).act("a", "flame:14,5")
    room = t.state.board.sections[t.state.board.section_names.index("6")]
    names = {t.state.board.names[square] for square in t.state.board.each(room)}
    assert burning(t) == names - {"17,5", "15,7"}
    assert (t.state.ammo[0], t.ap("a")) == (5, 2)


@pytest.mark.rule("FLA-2", "FLA-3")
def test_the_view_tells_what_would_burn_before_it_does() -> None:
    t = stage(AIRLOCK, {"a": f"6,5 E {FLAMER}", "b": "8,5 E"}, {"S1": "7,5 W", "B1": "8,4 2"}, dice="2 1 2", exposed=[])
    t.act("a")
    squares, endangered = t.area("flame:7,5")
    t.answer("flame:7,5")
    assert squares == burning(t)
    assert sorted(endangered) == sorted(str(event["piece"]) for event in t.tell("fate_rolled"))


@pytest.mark.rule("BRO-5")
def test_the_broodlord_is_in_no_danger() -> None:
    t = stage(AIRLOCK, {"a": f"6,5 E {FLAMER}"}, {"broodlord": "8,5 W", "S1": "7,5 W"}).act("a")
    assert t.area("flame:7,5")[1] == ["S1"]


@pytest.mark.rule("FLA-3")
def test_every_piece_dies_on_two_or_more() -> None:
    t = stage(AIRLOCK, {"a": f"6,5 E {FLAMER}", "b": "8,5 E"}, {"S1": "7,5 W", "B1": "8,4 2"}, dice="2 1 2", exposed=[])
    t.act("a", "flame:7,5")
    fates = {str(event["piece"]): event["fate"] for event in t.tell("fate_rolled")}
    assert fates == {"B1": "dies", "S1": "survives", "b": "dies"}
    assert (t.alien("B1"), t.alien("S1"), t.marine("b")) == ("gone", "7,5 W", "dead")


@pytest.mark.rule("FLA-5")
def test_flames_hide_what_is_behind_them_until_the_turn_ends() -> None:
    t = stage(AIRLOCK, {"a": f"5,5 E {FLAMER}"}, agenda=None, dice="1").act("a", "flame:8,5")
    assert "9,5" not in t.offers("flame") and "7,5" in t.offers("flame")
    t.answer("done")
    assert (t.state.turn, t.state.burning) == (2, 0)
