"""Section 16 and the conditions of mission files: how each mission is won and lost."""

from __future__ import annotations

import pytest

from tests.hulk.boards import AIRLOCK, CLEANSE, FORGE
from tests.hulk.stage import Stage, stage
from tests.stage import LaidOut
from voidlock.engine import Game, Json, seed_of
from voidlock.hulk import RULES

FLAMER = "heavy_flamer power_fist"


def at(mission: str, dice: str = "", **position: Json) -> Stage:
    """A position of a mission as it is, in the marine phase unless it says otherwise."""
    position.setdefault("phase", "marines")
    state = RULES.place({"mission": mission, **position}, seed_of("ending"))
    faces = [int(face) for face in dice.split()]
    return Stage(Game(RULES, state, LaidOut(seed_of("ending"), {"die": faces})).start())


def over(t: Stage) -> tuple[str, str]:
    return t.result, t.state.ended_by


# ---------------------------------------------------------------------- the missions


@pytest.mark.parametrize(("squares", "result"), [(4, "win"), (3, "")])
def test_a_blockade_reaches_as_far_as_it_says(squares: int, result: str) -> None:
    """a stands four squares from two entry areas, b two squares from the third."""
    mission = {"victory": f"win = blockade({squares})"}
    t = stage(AIRLOCK, {"a": "8,5 E", "b": "15,8 S"}, mission=mission, agenda=["end_marines"])
    assert t.result == result


def test_cleanse_and_burn() -> None:
    first = at(CLEANSE, marines={"a_flamer": "14,7 W"}, open=["12,7"]).act("a_flamer")
    shot = first.offered("flame:11,7")
    assert (shot.get("burns"), shot.get("wins")) == (True, None)
    first.answer("flame:11,7")
    assert first.result == "" and first.state.burned == 1
    second = at(CLEANSE, marines={"a_flamer": "14,7 W"}, open=["12,7"], burned=["bank_south"]).act("a_flamer")
    assert second.offered("flame:11,7").get("wins")
    assert over(second.answer("flame:11,7")) == ("win", "flame_each")
    again = at(CLEANSE, marines={"a_flamer": "14,7 W"}, open=["12,7"], burned=["bank_north"]).act("a_flamer")
    assert "burns" not in again.offered("flame:11,7")


@pytest.mark.rule("BLP-10")
def test_a_stealer_that_is_placed_on_the_objective_ends_the_mission_before_the_next_is_placed() -> None:
    """`alien_on` is looked at at once: nothing is asked in a mission that is lost."""
    t = stage(
        AIRLOCK,
        {"a": "12,5 E"},
        {"B1": "15,5 3"},
        mission={"objectives": "duct = 14,4", "defeat": "lose = alien_on(duct)"},
    ).act("a", "open:13,5", "place:14,4")
    assert over(t) == ("loss", "alien_on")
    assert t.on_board() == ["14,4 W", "15,5 W"]


def test_operating_costs_what_the_mission_says() -> None:
    t = at(FORGE, marines={"sb1": "15,3 E"}).act("sb1", "operate:console_north")
    assert (t.ap("sb1"), t.state.operated, t.offers("operate")) == (2, 1, [])
    assert t.why_not("operate:console_north") == ("nothing_to_operate", "")


# ---------------------------------------------------------------------- what holds for all


def test_kills_count_and_a_blip_killed_unrevealed_counts_its_value() -> None:
    t = stage(
        AIRLOCK,
        {"a": f"6,5 E {FLAMER}"},
        {"B1": "8,4 3"},
        mission={"victory": "win = kills(3)"},
        dice="6",
    ).act("a", "flame:7,5")
    assert over(t) == ("win", "kills")
    assert t.tell("blip_counted")[0]["number"] == 3


def test_without_marines_on_the_board_every_mission_is_lost() -> None:
    t = stage(
        AIRLOCK,
        {"a": "20,5 E"},
        mission={"defeat": "lose = alive_plus_exited_below(1)", "victory": "win = kills(5)"},
    ).act("a", "leave:E")
    assert over(t) == ("loss", "all_marines_dead")


def test_the_status_phase_removes_every_marker() -> None:
    t = stage(
        AIRLOCK,
        {"a": "3,5 E overwatch jammed aim=S1", "b": "1,5 E guard"},
        {"S1": "15,10 N"},
        phase="status",
        burning=["8,5"],
        barriers=["9,5"],
        dice="4",
    )
    assert (t.state.burning, t.state.barriers, t.marked("a"), t.marked("b"), t.state.aim) == (0, 0, [], [], [0, 0])
    assert t.state.cp == 4
