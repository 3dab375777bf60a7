"""Edges at which a small mistake would go unnoticed: first squares, first marines, last rounds."""

from __future__ import annotations

import pytest

from tests.hulk.boards import AIRLOCK, RESCUE, drawn, mission_text
from tests.hulk.stage import stage
from tests.hulk.stories import Story, check, params
from tests.refusing import for_reason
from voidlock.engine import FileError, seed_of
from voidlock.games.hulk.aliens.brood import connected_aliens
from voidlock.games.hulk.files.written import write
from voidlock.games.hulk.map.board import board_of
from voidlock.games.hulk.numbers import NO_ALIEN, Alien
from voidlock.hulk import RULES


@pytest.mark.parametrize(("facing", "behind"), ["NS", "SN", "EW", "WE"])
def test_nobody_turns_right_round_in_one_order(facing: str, behind: str) -> None:
    table = stage(AIRLOCK, {"a": f"3,5 {facing}"}).act("a")
    assert table.why_not(f"turn:{behind}")[0] == "half_turn"
    assert len(table.offers("turn")) == 2


@pytest.mark.rule("ACN-2")
def test_a_cannon_fires_its_last_round() -> None:
    for rounds, fires in ((1, ["S1"]), (0, [])):
        gun = f"assault_cannon power_fist ammunition={rounds}"
        assert stage(AIRLOCK, {"a": f"3,5 E {gun}"}, {"S1": "7,5 W"}).act("a").offers("fire") == fires


@pytest.mark.rule("OBJ-3")
def test_an_object_wanders_from_the_first_square_of_the_map() -> None:
    mission = {
        "victory": "win = exit_with(cat,undamaged)",
        "special": "object = cat@21,2;;object_wander = cat 1",
    }
    table = stage(RESCUE, {"a": "28,15 E"}, mission=mission, phase="status", agenda=["mission_events"])
    assert table.state.board.names[table.state.object_at] == "21,3"


def test_the_first_marine_is_written_as_the_one_who_acts() -> None:
    table = stage(AIRLOCK, {"a": "3,5 E", "b": "1,5 E"})
    assert write(table.state)["active"] is None
    assert write(table.act("a").state)["active"] == "a"


STORIES = """
a set of stealers in a file names all of them
    AIRLOCK a 1,5 W; S1 12,5 W; S2 11,5 W; S3 10,5 W | phase=aliens | agenda=["next_born S1+S3 a"]
    | dice=1 1 1 / 1, 1 1 1 / 1, 1 1 1 / 1, 1 1 1 / 1, 1 1 1 / 1, 1 1 1 / 1, 1 1 1 / 1, 1 1 1 / 1, 1 1 1 / 1,
    = set alien_activated.alien S1 S3
OVW-2: a marine on the first square fires on overwatch
    AIRLOCK a 8,1 S overwatch; S1 8,6 N | phase=aliens | dice=6 1
    = shot_fired.terminator a
CP-3: a marine on the first square is commanded
    AIRLOCK a 8,1 S | command_points=1 | agenda=["commanded a"]
    = asked order
a marine on the first square is a target
    AIRLOCK a 8,1 S; S1 8,9 N | phase=aliens | acting={"alien": "S1", "target": "a", "chosen": "a"} | agenda=[]
    = state target 0; state chosen 0
"""


@pytest.mark.parametrize("story", params(STORIES))
def test_stories(story: Story) -> None:
    check(story)


@pytest.mark.parametrize("task", ["stealer_acts B1", "blip_acts S1"])
def test_a_task_for_stealers_is_none_for_blips(task: str) -> None:
    with pytest.raises(FileError, check=for_reason("task_does_not_fit")):
        stage(AIRLOCK, {"a": "1,5 W"}, {"S1": "12,5 W", "B1": {"at": "8,2", "value": 1}}, phase="aliens", agenda=[task])


def test_empty_lines_count_in_notes_alone() -> None:
    whole = mission_text(AIRLOCK)
    text = whole.replace("[sections]\n", "\n[sections]\n").replace("\nA marine leaves", "\n\nA marine leaves")
    assert board_of(text).names == board_of(whole).names
    assert len(board_of(text).mission.notes) == len(board_of(whole).mission.notes) + 1


def test_a_lurking_stealer_that_dares_not_be_seen_stops_and_one_that_does_comes() -> None:
    """S6: a brood test of one fails with a 1; two stealers succeed with a 4."""
    alone = stage(AIRLOCK, {"a": "8,5 N"}, {"S1": "E1"}, phase="aliens", dice="1")
    assert alone.stops() == {"S1": ("entry_seen", 6)}
    ties = "3 3 3 3 " * 12
    both = stage(AIRLOCK, {"a": "8,5 N"}, {"S1": "E1", "S2": "E1"}, phase="aliens", dice="4 " + ties)
    assert "entry_seen" not in [why for why, _ in both.stops().values()]


@pytest.mark.rule("BLP-9")
def test_a_stealer_born_by_the_brood_effect_has_all_its_points() -> None:
    """A voluntary reveal costs all six of them under this setting."""
    for brood, moves in ((["S2"], True), ([], False)):
        table = stage(
            AIRLOCK,
            {"a": "1,5 W"},
            {"S2": "12,5 W"},
            phase="aliens",
            settings={"reveal_cost": 6},
            brood=brood,
            agenda=["next_born S2 a"],
            dice="3 3 3 3",
        )
        assert bool(table.walked("S2")) == moves


# ---------------------------------------------------------------------- the first square of the map, whose number is 0


def test_a_stealer_on_the_first_square_is_in_sight() -> None:
    """He has no points left for the shot; nothing else is against it."""
    table = stage(AIRLOCK, {"a": "8,4 N"}, {"S1": "8,1 S"}, dice="1 2, 1 2, 1 2, 1 2").act("a", *["fire:S1"] * 4)
    assert table.offers("fire") == []
    assert table.why_not("fire:S1")[0] != "not_seen"


def test_where_nobody_stands_there_is_no_alien() -> None:
    state = stage(AIRLOCK, {"a": "8,4 N"}, {"S1": "8,2 S"}).state
    assert state.alien_at(state.board.square_called("8,1")) == NO_ALIEN
    assert state.alien_at(state.board.square_called("8,2")) == 0


@pytest.mark.rule("A8")
def test_a_stealer_on_the_first_square_joins_its_neighbour_of_another_section() -> None:
    text = drawn(["######", "#..M.E", "######"], ["######", "#abbb#", "######"])
    state = RULES.place({"mission": {"text": text}, "aliens": {"S1": "1,1 E", "S2": "2,1 E"}}, seed_of("edge"))
    assert connected_aliens(state, [Alien(0)]) == [1]


# ---------------------------------------------------------------------- doors


def test_a_door_that_is_drawn_open_is_open() -> None:
    text = drawn(["######", "#M/..E", "######"])
    assert not RULES.place({"mission": {"text": text}}, seed_of("edge")).closed
    gone = RULES.place({"mission": {"text": text}, "destroyed": ["2,1"]}, seed_of("edge"))
    assert (gone.closed, gone.destroyed) == (0, 1 << 1)
