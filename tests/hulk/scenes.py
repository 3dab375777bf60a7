"""Scenes for what chance seldom brings: each is played to its end by rules that watch over it."""

from __future__ import annotations

from tests.hulk.boards import AIRLOCK, FORGE, NEST, RESCUE
from tests.hulk.stage import stage
from voidlock.hulk import SpaceHulk

FLAMER = "heavy_flamer power_fist"


def down_the_corridor(rules: SpaceHulk) -> None:
    """OVW-2: a stealer is seen all the way and does not come nearer than 13 squares."""
    t = stage(AIRLOCK, {"a": "1,5 E overwatch"}, {"S1": "20,5 W"}, phase="aliens", open=["13,5", "17,5"], rules=rules)
    assert t.walked("S1")[:2] == ["19,5", "18,5"]


def shot_as_a_reaction(rules: SpaceHulk) -> None:
    """CP-5: a clears his jam as a reaction, which keeps him in overwatch, and fires only at the next step."""
    t = stage(
        AIRLOCK,
        {"a": "5,5 E overwatch jammed"},
        {"S1": "9,5 W"},
        phase="aliens",
        command_points=1,
        dice="6 1",
        rules=rules,
    )
    t.answer("command:a", "clear")


def lord_in_flames(rules: SpaceHulk) -> None:
    stage(NEST, {"a": f"10,8 E {FLAMER}"}, {"broodlord": "12,8 W"}, rules=rules).act("a", "flame:12,8")


def blip_in_flames(rules: SpaceHulk) -> None:
    stage(AIRLOCK, {"a": f"6,5 E {FLAMER}"}, {"B1": "8,4 3"}, dice="6", rules=rules).act("a", "flame:7,5")


def device_in_flames(rules: SpaceHulk) -> None:
    t = stage(
        RESCUE,
        {"a": f"28,15 E {FLAMER}"},
        mission={"special": "object = cat@30,15", "defeat": "lose = object_destroyed(cat)"},
        open=["29,15"],
        rules=rules,
    )
    t.act("a", "flame:31,15")


def last_shot_wins(rules: SpaceHulk) -> None:
    t = stage(
        AIRLOCK,
        {"a": f"6,5 E {FLAMER} ammunition=1"},
        {"S1": "7,5 W"},
        mission={"victory": "win = kills(1)", "defeat": "lose = no_flamer_shots"},
        dice="6",
        rules=rules,
    )
    t.act("a", "flame:7,5")


def revealed_by_the_fire(rules: SpaceHulk) -> None:
    """BLP-10: (15,4) burns, so none of its stealers is placed there."""
    t = stage(
        AIRLOCK, {"a": "12,5 E"}, {"B1": "14,5 2"}, burning=["15,4"], settings={"door_by_fire": "free"}, rules=rules
    )
    t.act("a", "open:13,5")


def three_on_overwatch(rules: SpaceHulk) -> None:
    marines = {"a": "15,8 E overwatch", "b": "15,7 E overwatch"}
    t = stage(NEST, marines, {"B1": "18,8 3"}, dice="6 1, 1 2", exposed=["B1"], agenda=["reveals"], rules=rules)
    t.answer("place:18,7", "place:18,9", "next:a", "fire:S2", "fire:S1")


def cannon_explodes(rules: SpaceHulk) -> None:
    marines = {"a": "6,5 E assault_cannon power_fist may_explode", "b": "5,5 E", "c": "1,5 E"}
    t = stage(AIRLOCK, marines, {"S1": "9,5 W"}, dice="4 4 4, 3", rules=rules)
    t.act("a", "fire:S1")


def ambush_near_the_squad(rules: SpaceHulk) -> None:
    """S4: b stands in the room with his back to it."""
    marines = {"a": "8,5 W", "b": "15,4 E overwatch"}
    stage(AIRLOCK, marines, phase="invasion", agenda=["arrival"], dice="1", rules=rules)


def entry_seven_away(rules: SpaceHulk) -> None:
    """BLP-4: the marine stands 7 squares from E3."""
    full = {f"B{number}": f"E{1 + number % 2} 1" for number in range(1, 7)}
    stage(AIRLOCK, {"a": "11,5 E"}, full, phase="invasion", agenda=["arrival"], dice="3", rules=rules)


def before_the_bulkhead(rules: SpaceHulk) -> None:
    """BRD-5: a has no chainfist and cannot cut it; b has one and does."""
    cut = {"special": "bulkhead = chainfist_only"}
    marines = {"a": "12,9 E", "b": "14,9 W storm_bolter chainfist"}
    t = stage(FORGE, marines, mission=cut, rules=rules).act("a", "done")
    t.act("b", "assault:13,9")


def two_watch_the_door(rules: SpaceHulk) -> None:
    """OVW-5: the order matters, and is asked for, only where a cannon may explode."""
    for cannon in ("", "may_explode"):
        marines = {"a": f"15,7 E assault_cannon power_fist overwatch {cannon}", "b": "15,9 E overwatch"}
        dice = "1 2, 6 5 1" if cannon else "6 5 1, 1 2"
        t = stage(NEST, marines, {"S1": "19,8 W"}, phase="aliens", dice=dice, rules=rules)
        if cannon:
            t.answer("next:b")
