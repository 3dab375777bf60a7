"""Sections are found from the map: rooms with their doorways, junctions, lengths of corridor."""

from __future__ import annotations

import pytest

from tests.hulk.boards import AIRLOCK, blocks_of, mission_text, text_of
from voidlock.games.hulk.catalogue import survey
from voidlock.games.hulk.mission.file import read_mission
from voidlock.games.hulk.mission.sections import LETTERS, LONGEST, complete
from voidlock.games.hulk.mission.shipped import mission_names, shipped_mission, shipped_text

HALL = [
    "################",
    "#...############",
    "#...+........#.#",
    "#...###.####...#",
    "#######.########",
    "################",
]


def test_a_room_has_its_doorway_and_a_junction_the_squares_around_it() -> None:
    assert complete(HALL, []) == (
        "################",
        "#000############",
        "#000012223333#4#",
        "#000###2####444#",
        "#######5########",
        "################",
    )


def test_a_corridor_is_cut_from_one_of_its_ends() -> None:
    assert complete(["#####", "#...#", "#.#.#", "#.#.#", "#####"], []) == ("#####", "#001#", "#0#1#", "#0#1#", "#####")


def test_letters_that_are_given_stay_and_the_rest_is_found() -> None:
    given = [row.replace("0", "k").replace("3", "?") for row in complete(HALL, [])]
    found = complete(HALL, given)
    assert [row.replace("k", "0") for row in found][1:4] == [
        "#000############",
        "#000012223333#4#".replace("3", found[2][10]),
        "#000###2####444#",
    ]
    assert found[2][10] in set(LETTERS) - set("k124")


def without_sections(text: str) -> str:
    return text_of({name: lines for name, lines in blocks_of(text).items() if name != "sections"})


@pytest.mark.parametrize("name", mission_names())
def test_every_mission_can_do_without_its_sections(name: str) -> None:
    mission = shipped_mission(name)
    found = read_mission(without_sections(shipped_text(name))).sections
    assert complete(mission.map, []) == found
    corridors = [letter for letter in set("".join(found)) - {"#"} if "".join(found).count(letter) <= LONGEST]
    assert corridors, "corridors are cut into pieces"


def test_a_map_with_more_sections_than_letters_has_larger_ones() -> None:
    """61 corridors of three squares each branch off one another."""
    rows = ["#" * 64]
    for y in range(1, 62):
        rows.append("#" + ("." * 62 if y % 2 else "." + "#" * 29 + "." + "#" * 30 + ".") + "#")
    rows.append("#" * 64)
    found = complete(rows, [])
    letters = set("".join(found)) - {"#"}
    assert len(letters) <= 62
    assert all(
        (glyph == "#") == (letter == "#")
        for row, line in zip(rows, found, strict=True)
        for glyph, letter in zip(row, line, strict=True)
    )


def test_squares_that_touch_no_other_stay_apart_and_the_last_ones_get_no_letter() -> None:
    wall, row = "#" * 65, "#." * 32 + "#"
    assert set("".join(complete([wall, row, wall, row, wall], []))) == {"#", *LETTERS}


def test_a_faulty_file_can_still_be_drawn() -> None:
    surveyed = survey(mission_text(AIRLOCK).replace("exited(2)", "exited(9)").replace("power_sword", "spoon"))
    assert surveyed.mission is None
    assert surveyed.draft is not None
    assert surveyed.draft.marines[0].at == "3,5"
    assert [(fault.id, fault.block, fault.key) for fault in surveyed.faults] == [
        ("mission_word_unknown", "marines", "sgt")
    ]


def test_a_fault_names_its_squares() -> None:
    surveyed = survey(mission_text(AIRLOCK).replace("20,5 -> E", "20,5 -> W"))
    assert [(fault.id, fault.squares) for fault in surveyed.faults] == [("mission_exit_inside", ["20,5"])]
