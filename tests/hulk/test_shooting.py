"""Section 9: bolters, cannons, jams; section 10: overwatch."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from tests.hulk.boards import AIRLOCK, NEST, SUICIDE
from tests.hulk.stage import stage

CANNON = "assault_cannon power_fist"


@pytest.mark.rule("SHT-1")
@pytest.mark.parametrize(
    ("gun", "dice", "broken"),
    [("", "5 5", False), ("", "6 1", True), (CANNON, "4 4 1", False), (CANNON, "5 1 1", True)],
)
def test_doors_break_on_the_same_numbers(gun: str, dice: str, broken: bool) -> None:
    t = stage(AIRLOCK, {"a": f"9,5 E {gun}"}, dice=dice).act("a", "fire:13,5")
    assert (t.state.destroyed > 0) == broken


@pytest.mark.rule("SHT-2")
def test_the_second_shot_at_the_same_target_needs_one_less() -> None:
    t = stage(AIRLOCK, {"a": "5,5 E"}, {"S1": "12,5 W"}, dice="5 5, 5 1").act("a", "fire:S1")
    assert t.alien("S1") == "12,5 W"
    t.answer("fire:S1")
    assert t.alien("S1") == "gone"
    assert [event["how"] for event in t.tell("shot_fired")] == ["aimed", "sustained"]


@pytest.mark.rule("SHT-2")
def test_the_bonus_does_not_grow() -> None:
    t = stage(AIRLOCK, {"a": "5,5 E"}, {"S1": "12,5 W"}, dice="1 1, 4 4, 4 4").act("a", *["fire:S1"] * 3)
    assert [event["needs"] for event in t.tell("shot_fired")] == [6, 5, 5]
    assert t.alien("S1") == "12,5 W"


@pytest.mark.rule("SHT-2")
@pytest.mark.parametrize("between", [("turn:N", "turn:E"), ("move:6,5",), ("move:6,5", "snap:S1")])
def test_any_other_action_loses_the_bonus(between: tuple[str, ...]) -> None:
    t = stage(AIRLOCK, {"a": "5,5 E"}, {"S1": "12,5 W"}, dice="1 2 " * 3).act("a", "fire:S1", *between, "fire:S1")
    assert t.tell("shot_fired")[-1]["how"] == "aimed"
    jammed = stage(AIRLOCK, {"a": "5,5 E jammed aim=S1"}, {"S1": "12,5 W"}, dice="1 2").act("a", "clear", "fire:S1")
    assert jammed.tell("shot_fired")[-1]["how"] == "aimed"


@pytest.mark.rule("SHT-2")
def test_another_target_loses_the_bonus_and_so_does_the_end_of_the_turn() -> None:
    t = stage(NEST, {"a": "15,8 E"}, {"S1": "18,7 W", "S2": "18,9 W"}, dice="1 2, 1 2, 1 2")
    t.act("a", "fire:S1", "fire:S2", "fire:S1")
    assert {event["how"] for event in t.tell("shot_fired")} == {"aimed"}
    ended = stage(AIRLOCK, {"a": "5,5 E aim=S1"}, {"S1": "12,5 W"}, phase="status", dice="1")
    assert ended.state.aim == [0]


@pytest.mark.rule("SHT-2")
def test_the_death_of_another_stealer_does_not_lose_the_bonus() -> None:
    t = stage(NEST, {"a": "15,8 E", "b": "15,9 E"}, {"S1": "18,7 W", "S2": "18,9 W"}, dice="1 2, 6 1")
    t.act("a", "fire:S1", "done").act("b", "fire:S2", "done")
    assert t.state.aim == [1, 0]


@pytest.mark.rule("SHT-3")
@pytest.mark.parametrize("weapons", ["sergeant thunder_hammer storm_shield", "lightning_claws"])
def test_hammer_and_claws_have_no_gun(weapons: str) -> None:
    t = stage(AIRLOCK, {"a": f"5,5 E {weapons}"}, {"S1": "12,5 W"}).act("a")
    assert t.offers("fire") == [] and "overwatch" not in t.options()
    assert t.why_not("fire:S1") == ("no_gun", "SHT-3")


@pytest.mark.rule("SHT-4")
@pytest.mark.parametrize(
    ("dice", "needs", "chance"),
    [(2, 6, Fraction(11, 36)), (2, 5, Fraction(5, 9)), (3, 5, Fraction(19, 27)), (3, 4, Fraction(7, 8))],
)
def test_chances(dice: int, needs: int, chance: Fraction) -> None:
    rolls = list(product(range(1, 7), repeat=dice))
    assert Fraction(len([roll for roll in rolls if max(roll) >= needs]), len(rolls)) == chance


def test_only_stealers_and_closed_doors_that_are_seen_are_targets() -> None:
    t = stage(AIRLOCK, {"a": "5,5 E", "b": "9,5 E"}, {"S1": "12,5 W", "S2": "8,2 S"}).act("a")
    assert t.offers("fire") == []
    assert t.why_not("fire:S1") == ("not_seen", "LOS-1")
    assert t.why_not("fire:13,5") == ("not_seen", "LOS-1")


# ---------------------------------------------------------------------- jams


@pytest.mark.rule("JAM-1", "OVW-2")
def test_a_double_on_overwatch_jams_and_still_kills() -> None:
    t = stage(AIRLOCK, {"a": "5,5 E overwatch"}, {"S1": "8,5 N"}, phase="aliens", dice="6 6")
    assert t.alien("S1") == "gone"
    assert t.marked("a") == ["overwatch", "jammed"]


@pytest.mark.rule("JAM-1")
def test_aimed_shots_never_jam() -> None:
    t = stage(AIRLOCK, {"a": "5,5 E"}, {"S1": "12,5 W"}, dice="2 2, 3 3").act("a", "fire:S1", "move:6,5", "snap:S1")
    assert t.marked("a") == []


@pytest.mark.rule("JAM-1")
def test_a_cannon_never_jams() -> None:
    t = stage(
        AIRLOCK,
        {"a": f"5,5 E {CANNON} overwatch"},
        {"S1": "8,5 N"},
        phase="aliens",
        dice="5 5 5",
    )
    assert t.marked("a") == ["overwatch"]


@pytest.mark.rule("JAM-2")
def test_a_jam_is_cleared_for_one() -> None:
    t = stage(AIRLOCK, {"a": "5,5 E jammed"}, {"S1": "12,5 W"}).act("a")
    assert t.offers("fire") == []
    assert t.why_not("fire:S1") == ("jammed", "JAM-2")
    assert t.why_not("overwatch") == ("jammed", "OVW-1")
    t.answer("clear")
    assert (t.marked("a"), t.ap("a"), t.offers("fire")) == ([], 3, ["S1", "13,5"][:1])


@pytest.mark.rule("JAM-3")
@pytest.mark.parametrize(("setting", "marks"), [("clear", []), ("stay", ["jammed"])])
def test_jams_end_with_the_turn(setting: str, marks: list[str]) -> None:
    t = stage(AIRLOCK, {"a": "5,5 E jammed"}, phase="status", dice="1", settings={"jam_end_of_turn": setting})
    assert t.marked("a") == marks


# ---------------------------------------------------------------------- the cannon


@pytest.mark.rule("ACN-1")
def test_every_shot_uses_one() -> None:
    t = stage(AIRLOCK, {"a": f"5,5 E {CANNON}"}, {"S1": "12,5 W"}, dice="1 2 3, 1 2 3").act("a", "fire:S1")
    assert t.state.ammo == [9]
    t.answer("move:6,5", "snap:S1")
    assert t.state.ammo == [8]
    watching = stage(
        AIRLOCK,
        {"a": f"5,5 E {CANNON} overwatch"},
        {"S1": "8,5 N"},
        phase="aliens",
        dice="5 1 2",
    )
    assert watching.state.ammo == [9]


@pytest.mark.rule("ACN-2")
def test_the_reload_costs_four_and_comes_once() -> None:
    t = stage(AIRLOCK, {"a": f"5,5 E {CANNON} ammunition=0", "b": "1,5 E"}, command_points=4).act("a", "reload")
    assert (t.state.ammo[0], t.ap("a"), t.marked("a")) == (10, 0, ["may_explode"])
    assert t.why_not("reload") == ("no_reload", "ACN-2")
    poor = stage(AIRLOCK, {"a": f"5,5 E {CANNON} ap=3"}, activated=["a"], active="a", agenda=["activation a"])
    assert poor.why_not("reload") == ("too_few_points", "CP-6")


@pytest.mark.rule("ACN-3")
def test_after_the_reload_three_of_a_kind_blow_it_up() -> None:
    t = stage(
        AIRLOCK,
        {"a": f"2,5 E {CANNON} may_explode", "b": "1,5 E", "c": "5,5 E"},
        {"S1": "3,5 E", "B1": "8,1 2"},
        dice="5 5 5, 4, 3",
    )
    t.act("a", "fire:S1")
    assert (t.marine("a"), t.alien("S1"), t.marine("b")) == ("dead", "gone", "dead")
    assert t.marine("c") == "5,5 E"


@pytest.mark.rule("ACN-3")
def test_the_shot_is_resolved_first_and_others_may_survive() -> None:
    t = stage(AIRLOCK, {"a": f"2,5 E {CANNON} may_explode", "b": "1,5 E"}, {"S1": "3,5 E"}, dice="1 1 1, 3, 4").act(
        "a", "fire:S1"
    )
    assert (t.marine("a"), t.marine("b"), t.alien("S1")) == ("dead", "1,5 E", "gone")
    fresh = stage(AIRLOCK, {"a": f"2,5 E {CANNON}"}, {"S1": "3,5 E"}, dice="1 1 1").act("a", "fire:S1")
    assert fresh.marine("a") == "2,5 E"


@pytest.mark.rule("ACN-4")
def test_without_ammunition_there_is_no_gun() -> None:
    t = stage(AIRLOCK, {"a": f"5,5 E {CANNON} ammunition=0"}, {"S1": "12,5 W"}).act("a")
    assert t.why_not("fire:S1") == ("no_ammunition", "ACN-4")
    assert t.why_not("overwatch") == ("no_ammunition", "OVW-1")


# ---------------------------------------------------------------------- overwatch


@pytest.mark.rule("OVW-1")
def test_overwatch_costs_two_and_drops_guard() -> None:
    t = stage(AIRLOCK, {"a": "5,5 E"}).act("a", "guard", "overwatch")
    assert (t.marked("a"), t.ap("a")) == (["overwatch"], 0)


@pytest.mark.rule("OVW-2", "OVW-3", "SHT-2")
def test_overwatch_fires_after_each_action_that_is_seen() -> None:
    """A stealer that was seen walks on: three moves, three shots, the later ones sustained."""
    t = stage(AIRLOCK, {"a": "5,5 E overwatch"}, {"S1": "9,5 W"}, phase="aliens", dice="1 2, 4 1, 5 2")
    assert [event["how"] for event in t.tell("shot_fired")] == [
        "overwatch",
        "overwatch_sustained",
        "overwatch_sustained",
    ]
    assert t.walked("S1") == ["8,5", "7,5", "6,5"]
    assert t.alien("S1") == "gone"


@pytest.mark.rule("OVW-2")
def test_overwatch_reaches_twelve_squares() -> None:
    t = stage(SUICIDE, {"a": "11,12 E overwatch"}, {"S1": "25,12 W"}, phase="aliens", dice="1, 6 1")
    assert t.walked("S1") == ["24,12", "23,12"]
    assert len(t.told("shot_fired")) == 1


@pytest.mark.rule("OVW-2", "OVW-7", "JAM-2", "ACN-4")
@pytest.mark.parametrize("gun", ["jammed", f"{CANNON} ammunition=0"])
def test_a_gun_that_does_not_work_does_not_fire_on_overwatch(gun: str) -> None:
    t = stage(AIRLOCK, {"a": f"5,5 E overwatch {gun}"}, {"S1": "8,5 W"}, phase="aliens", dice="6 6 6 / 1")
    assert (t.marine("a"), t.told("shot_fired")) == ("dead", [])


@pytest.mark.rule("OVW-3")
def test_if_only_the_closed_door_is_seen_the_shot_goes_at_it() -> None:
    t = stage(
        AIRLOCK,
        {"a": "9,5 E overwatch"},
        {"S1": "14,5 W"},
        phase="aliens",
        dice="6 1",
        agenda=["overwatch_door S1 13,5"],
    )
    assert t.tell("shot_fired")[0]["target"] == "13,5"
    assert t.state.destroyed


@pytest.mark.rule("OVW-3")
def test_a_marine_who_sees_the_stealer_that_closed_the_door_does_not_fire_at_the_door() -> None:
    t = stage(
        AIRLOCK,
        {"a": "16,5 W overwatch"},
        {"S1": "14,4 W"},
        phase="aliens",
        agenda=["overwatch_door S1 13,5"],
    )
    assert t.told("shot_fired") == []
    alone = stage(
        AIRLOCK,
        {"a": "16,5 W overwatch"},
        {"S1": "12,5 E"},
        phase="aliens",
        agenda=["overwatch_door S1 13,5"],
        dice="1 1",
    )
    assert [event["target"] for event in alone.tell("shot_fired")] == ["13,5"]


@pytest.mark.rule("OVW-3")
def test_at_a_door_that_a_blip_has_closed_nobody_fires() -> None:
    t = stage(AIRLOCK, {"a": "9,5 E overwatch"}, {"B1": "14,5 1"}, phase="aliens", agenda=["overwatch_door B1 13,5"])
    assert t.told("shot_fired") == []


@pytest.mark.rule("OVW-4")
def test_a_killing_assault_opens_a_view() -> None:
    t = stage(
        AIRLOCK,
        {"a": "5,5 E", "b": "2,5 E overwatch"},
        {"S1": "6,5 W"},
        phase="aliens",
        dice="6 6 6 1, 6 1",
    )
    assert t.marine("a") == "dead"
    assert t.alien("S1") == "gone"


@pytest.mark.rule("OVW-5")
def test_all_fire_even_if_the_first_has_killed() -> None:
    t = stage(
        NEST,
        {"a": "15,7 E overwatch", "b": "15,9 E overwatch"},
        {"S1": "19,8 W"},
        phase="aliens",
        dice="6 1, 2 2",
    )
    assert len(t.told("shot_fired")) == 2
    assert t.marked("b") == ["overwatch", "jammed"]


@pytest.mark.rule("OVW-5", "SHT-2")
def test_a_shot_at_a_dead_stealer_gives_no_bonus_against_the_next_one() -> None:
    """b fires at S1 although a has killed it. The stealer of the blip behind is S1 again, but another target."""
    t = stage(
        NEST,
        {"a": "15,8 E overwatch", "b": "15,7 E overwatch"},
        {"S1": "18,8 W", "B1": "19,9 1"},
        phase="aliens",
        dice="6 1, 1 2, 1 2, 6 1",
    )
    assert [(event["terminator"], event["target"], event["needs"]) for event in t.tell("shot_fired")] == [
        *(("a", "S1", 6), ("b", "S1", 6)),
        *(("a", "S1", 6), ("b", "S1", 6)),
    ]
    assert len(t.told("stealer_died")) == 2


@pytest.mark.rule("OVW-5")
def test_the_player_sets_the_order_where_a_cannon_may_explode() -> None:
    t = stage(
        NEST,
        {"a": f"15,7 E {CANNON} overwatch may_explode", "b": "15,9 E overwatch"},
        {"S1": "19,8 W"},
        phase="aliens",
        dice="1 2, 6 5 1",
    )
    assert t.asked.kind == "overwatch_order"
    t.answer("next:b")
    assert [event["terminator"] for event in t.tell("shot_fired")] == ["b", "a"]


@pytest.mark.rule("OVW-6")
def test_after_a_reveal_each_fires_once_at_one_of_his_choice() -> None:
    t = stage(
        NEST,
        {"a": "15,8 E overwatch", "b": "17,9 N"},
        {"B1": "18,7 2"},
        dice="6 1",
        open=["14,8"],
    )
    assert t.asked.kind == "next_marine"
    t.act("b", "turn:E")
    while t.asked.kind in ("place_stealer", "overwatch_order"):
        t.answer(t.options()[0])
    assert t.asked.kind == "overwatch_target"
    t.answer("fire:S2")
    assert [event["target"] for event in t.tell("shot_fired")] == ["S2"]
    assert (t.alien("S2"), t.asked.kind) == ("gone", "order")


@pytest.mark.rule("OVW-5", "OVW-6")
def test_after_a_reveal_nobody_picks_a_stealer_that_is_dead() -> None:
    """a kills S2. b may still choose between the other two; c, who comes last, has one left and is not asked."""
    marines = {"a": "15,8 E overwatch", "b": "15,7 E overwatch", "c": "15,9 E overwatch", "d": "17,10 N"}
    t = stage(NEST, marines, {"B1": "18,8 3"}, dice="6 1, 6 1, 1 2", exposed=["B1"], agenda=["reveals", "next_marine"])
    t.answer("place:18,7", "place:18,9", "next:a")
    assert t.offers("fire") == ["S1", "S2", "S3"]
    t.answer("fire:S2", "next:b")
    assert t.offers("fire") == ["S1", "S3"]
    t.answer("fire:S3")
    assert [event["target"] for event in t.tell("shot_fired")] == ["S2", "S3", "S1"]


@pytest.mark.rule("OVW-3", "OVW-6", "S-3")
def test_being_revealed_is_fired_at_in_the_alien_phase_too() -> None:
    """A blip opens the door to a marine in overwatch."""
    t = stage(AIRLOCK, {"a": "9,5 E overwatch"}, {"B1": "14,5 1"}, phase="aliens", dice="1, 6 1")
    assert (len(t.told("blip_revealed")), t.on_board()) == (1, [])


@pytest.mark.rule("OVW-6")
def test_an_alien_that_stood_there_before_the_reveal_is_not_fired_at() -> None:
    """a sees S1, which does nothing, and none of those that are placed."""
    t = stage(AIRLOCK, {"a": "8,5 N overwatch", "b": "9,5 W"}, {"S1": "8,1 S", "B1": "12,5 1"})
    t.act("b", "turn:N", "turn:E")
    assert (len(t.told("blip_revealed")), t.told("shot_fired"), t.asked.kind) == (1, [], "order")
    both = stage(NEST, {"a": "15,8 E overwatch", "b": "17,9 N"}, {"S1": "18,8 W", "B1": "18,7 1"}, dice="6 1")
    both.act("b", "turn:E")
    assert [event["target"] for event in both.tell("shot_fired")] == ["S2"]


@pytest.mark.rule("OVW-7")
def test_overwatch_ends_when_he_is_attacked() -> None:
    t = stage(AIRLOCK, {"a": "7,5 W overwatch"}, {"S1": "8,5 W"}, phase="aliens", dice="3 3 3 3 " * 6)
    t.answer("face:E")
    assert t.marked("a") == []


@pytest.mark.rule("OVW-7", "CP-5")
def test_clearing_the_jam_with_a_command_point_restores_overwatch() -> None:
    t = stage(
        AIRLOCK,
        {"a": "5,5 E overwatch jammed"},
        {"S1": "9,5 W"},
        phase="aliens",
        command_points=1,
        dice="6 1",
    )
    assert t.asked.kind == "react"
    t.answer("command:a", "clear")
    assert t.walked("S1") == ["8,5", "7,5"]
    assert len(t.told("shot_fired")) == 1
    assert t.marked("a") == ["overwatch"]


@pytest.mark.rule("OVW-7")
def test_a_jam_may_end_overwatch() -> None:
    t = stage(
        AIRLOCK,
        {"a": "5,5 E overwatch"},
        {"S1": "8,5 N"},
        phase="aliens",
        dice="6 6",
        settings={"jam_keeps_overwatch": False},
    )
    assert t.marked("a") == ["jammed"]


@pytest.mark.rule("OVW-8", "CP-5")
def test_the_reaction_comes_before_overwatch_and_costs_the_shot() -> None:
    t = stage(
        AIRLOCK,
        {"a": "5,5 E overwatch", "b": "4,5 E"},
        {"S1": "8,5 W"},
        phase="aliens",
        command_points=1,
        dice="6 1",
    )
    t.answer("command:a", "fire:S1")
    assert t.alien("S1") == "gone"
    assert [event["how"] for event in t.tell("shot_fired")] == ["aimed"]
    assert t.marked("a") == []


@pytest.mark.rule("OVW-8")
def test_a_stealer_that_a_reaction_hides_is_not_fired_at() -> None:
    """It was seen when its action ended, but who fires is judged when the shots are due."""
    t = stage(
        AIRLOCK,
        {"a": "3,5 E overwatch", "b": "8,6 N"},
        {"S1": "12,5 W"},
        phase="aliens",
        command_points=1,
        dice="3 3 3 3",
    )
    assert (t.asked.kind, t.alien("S1")) == ("react", "11,5 W")
    t.answer("command:b", "move:8,5")
    assert t.told("shot_fired") == []
