"""Mission files: all nine are sound, and whatever is wrong with one is said with its line."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.hulk.boards import (
    AIRLOCK,
    CLEANSE,
    DECOY,
    DEFEND,
    EXTERMINATE,
    FORGE,
    NEST,
    RESCUE,
    blocks_of,
    drawn,
    mission_text,
    text_of,
)
from voidlock import hulk
from voidlock.engine import Thing
from voidlock.games.hulk.catalogue import mission_info
from voidlock.games.hulk.events.marines import MissionBegan, OwnMissionBegan
from voidlock.games.hulk.mission.file import read_mission
from voidlock.games.hulk.mission.mission import Fault, MissionRefused
from voidlock.games.hulk.mission.played import Played, benchmark_of
from voidlock.games.hulk.mission.shipped import find_mission, mission_names, shipped_mission
from voidlock.games.hulk.view.types import hulk_view
from voidlock.texts import Words

ROOT = Path(__file__).parent.parent.parent


def test_the_nine_missions_are_sound() -> None:
    assert len(mission_names()) == 9
    for name in mission_names():
        assert shipped_mission(name).id == name


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("airlock-nine", "original-1-airlock-nine"),
        ("Airlock Nine", "original-1-airlock-nine"),
        ("classic-5-decoy", "classic-5-decoy"),
        ("nine", "original-1-airlock-nine"),
        ("nowhere", ""),
        ("", ""),
    ],
)
def test_a_mission_is_found_by_the_end_of_its_name(typed: str, meant: str) -> None:
    assert find_mission(typed) == meant


def test_what_a_file_says_is_read() -> None:
    rescue = read_mission(mission_text(RESCUE))
    assert (rescue.special.object, rescue.special.object_at, rescue.special.wander) == ("cat", "30,15", 3)
    assert rescue.special.priority_carrier
    assert rescue.special.permuted == ("A", "B")
    exterminate = read_mission(mission_text(EXTERMINATE))
    assert (len(exterminate.special.rooms), exterminate.recycle, len(exterminate.pool)) == (6, False, 18)
    forge = read_mission(mission_text(FORGE))
    assert forge.special.chainfist_only
    assert (forge.special.operate_cost, forge.turn_limit) == (2, 16)
    nest = read_mission(mission_text(NEST))
    assert (nest.broodlord, nest.placed, nest.special.dormant) == ("placed", "19,10", 6)
    assert read_mission(mission_text(CLEANSE)).special.priority == ("a_flamer", "b_flamer")


def test_missions_that_differ_from_the_classic_ones_say_so() -> None:
    """What was changed so that each can be won and none by standing still; `docs/benchmark.md` has the figures."""
    assert shipped_mission(find_mission(EXTERMINATE)).reinforcement == 1
    assert shipped_mission(find_mission(RESCUE)).reinforcement == 2
    assert [condition.arguments for condition in shipped_mission(find_mission(DECOY)).victory] == [("4",)]
    defend = shipped_mission(find_mission(DEFEND))
    assert [defend.map[3][x] for x in (14, 18)] == ["+", "+"]
    for name in (EXTERMINATE, RESCUE, DECOY, DEFEND):
        assert any("differs from the classic" in note.lower() for note in shipped_mission(find_mission(name)).notes)


def test_no_blip_of_the_first_mission_hides_three() -> None:
    assert set(shipped_mission(find_mission(AIRLOCK)).pool) == {1, 2}


def faults(text: str) -> list[Fault]:
    with pytest.raises(MissionRefused) as refusal:
        read_mission(text)
    return refusal.value.faults


def put(old: str, new: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        assert old in text, old
        return text.replace(old, new, 1)

    return change


def without(block: str) -> Callable[[str], str]:
    return lambda text: text_of({name: lines for name, lines in blocks_of(text).items() if name != block})


INSIDE = """[mission]
id = inside
title = An entry area inside the board
origin = original
[map]
#######
#M....#
#.##..#
#.#E#.#
#.###.#
#.....#
#######
[sections]
#######
#aaaaa#
#a##aa#
#a###a#
#a###a#
#aaaaa#
#######
[entries]
E1 = 3,3 -> 3,2
[marines]
m = brother; storm_bolter power_fist; 1,1; N; A
[aliens]
start_blips = 0
reinforcement = 1
blip_pool = 1x9
[victory]
win = kills(9)
[defeat]
lose = all_marines_dead
[notes]
""".replace("#.##..#", "#.#...#").replace("#a##aa#", "#a#aaa#")

WRONG: list[tuple[str, Callable[[str], str], str]] = [
    ("no map", without("map"), "mission_block_missing"),
    ("another encoding", put("Airlock Nine", "\ufffd\ufffd"), "mission_not_utf8"),
    ("unknown block", put("[exits]", "[ways]"), "mission_word_unknown"),
    ("block twice", put("[exits]", "[map]"), "mission_block_twice"),
    ("no key", put("title = Airlock Nine\n", ""), "mission_key_missing"),
    ("unknown key", put("levels = 1", "floors = 1"), "mission_word_unknown"),
    ("key twice", put("levels = 1", "title = Again"), "mission_key_twice"),
    ("no line", put("levels = 1", "levels"), "mission_line_unreadable"),
    ("no number", put("reinforcement = 1", "reinforcement = many"), "mission_value_unreadable"),
    ("no point", put("8,0 -> 8,1", "8 -> 8,1"), "mission_value_unreadable"),
    ("no arrow", put("20,5 -> E", "20,5"), "mission_value_unreadable"),
    ("no role", put("sgt = sergeant;", "sgt = captain;"), "mission_word_unknown"),
    ("no weapon", put("power_sword", "spoon"), "mission_word_unknown"),
    ("two guns", put("storm_bolter power_sword", "storm_bolter heavy_flamer"), "mission_two_guns"),
    ("a name", put("sgt = ", "the sergeant = "), "mission_name_unreadable"),
    ("short row", put("########.#############", "########.############"), "mission_row_length"),
    ("glyph", put("#MMM....", "#MMM.?.."), "mission_glyph_unknown"),
    ("section letter missing", put("#00011122255566666777#", "#0001112225556666677##"), "mission_section_misplaced"),
    ("section in pieces", put("#00011122255566666777#", "#00011122255566666770#"), "mission_section_in_pieces"),
    (
        "floor on the edge",
        lambda text: put("#000111", "0000111")(put("#MMM...", ".MMM...")(text)),
        "mission_floor_on_edge",
    ),
    ("door in the open", put("########.#####...#####", "########.#####.+.#####"), "mission_door_in_the_open"),
    ("entry not listed", put("E1 = 8,0 -> 8,1\n", ""), "mission_entry_unlisted"),
    ("entry elsewhere", put("8,0 -> 8,1", "9,0 -> 8,1"), "mission_entry_not_drawn"),
    ("entry square", put("8,0 -> 8,1", "8,0 -> 8,2"), "mission_entry_square"),
    ("entry inside", lambda text: INSIDE, "mission_entry_inside"),
    ("exit inside", put("20,5 -> E", "20,5 -> W"), "mission_exit_inside"),
    ("exit not listed", put("X1 = 20,5 -> E", "X1 = 19,5 -> N"), "mission_exit_unlisted"),
    ("marine not drawn", put("; 3,5; E", "; 4,5; E"), "mission_marine_not_drawn"),
    ("marine not listed", put("; 3,5; E", "; 2,5; E"), "mission_marine_unlisted"),
    ("two on a square", put("; 3,5; E", "; 2,5; E"), "mission_square_twice"),
    ("squad", put("permute A", "permute C"), "mission_word_unknown"),
    ("deployment", put("permute A", "anywhere"), "mission_value_unreadable"),
    ("another word for it", put("permute A", "shuffle A"), "mission_value_unreadable"),
    ("a number in a word", put("exited(2)", "exited(two)"), "mission_condition_number"),
    ("no such condition", put("exited(2)", "flee(2)"), "mission_word_unknown"),
    ("exits too few", put("exited(2)", "exited(4)"), "mission_condition_impossible"),
    ("no limit", put("alive_plus_exited_below(2)", "turn_limit"), "mission_condition_impossible"),
    ("no flamer", put("alive_plus_exited_below(2)", "no_flamer_shots"), "mission_condition_impossible"),
    ("about nothing", put("alive_plus_exited_below(2)", "alien_on(ducting)"), "mission_word_unknown"),
    ("a defeat that wins", put("exited(2)", "all_marines_dead"), "mission_condition_wrong_block"),
    ("no victory", put("win = exited(2)\n", ""), "mission_without_condition"),
    ("broodlord nowhere", put("broodlord = no", "broodlord = placed"), "mission_broodlord_place"),
    ("nobody need leave", put("exited(2)", "exited(0)"), "mission_condition_number"),
    ("placement", put("start_placement = entries", "start_placement = rooms"), "mission_word_unknown"),
    ("objective in a wall", put("[exits]", "[objectives]\nvault = 4,4\n[exits]"), "mission_not_floor"),
    ("rooms", put("deployment = permute A", "deployment = one_per_room\nrooms = 3,5 2,5"), "mission_too_few_rooms"),
    ("sleep", put("[special]", "[special]\ndormant = broodlord soon"), "mission_value_unreadable"),
    ("ladder", put("[exits]", "[ladders]\nL1 = 1,5 -> 2,5\n[exits]"), "mission_ladder_not_drawn"),
]


def test_of_one_short_row_only_that_row_is_told() -> None:
    found = faults(put("\n########.#############\n", "\n########.############\n")(mission_text(AIRLOCK)))
    assert [(fault.reason.id, fault.block, fault.key) for fault in found] == [("mission_row_length", "map", "1")]


def test_a_map_of_one_row_is_all_edge() -> None:
    assert "mission_floor_on_edge" in [fault.reason.id for fault in faults(drawn(["#M.E"]))]


@pytest.mark.parametrize(("change", "id"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG])
def test_what_is_wrong_is_said(change: Callable[[str], str], id: str) -> None:
    found = faults(change(mission_text(AIRLOCK)))
    assert id in [fault.reason.id for fault in found], found
    assert [fault.line for fault in found] == sorted(fault.line for fault in found)


@pytest.mark.parametrize(
    ("condition", "form"),
    [("exited()", "one_number"), ("operate_each()", "many"), ("exit_with(cat)", "object_state")],
)
def test_what_a_condition_is_about_is_told(condition: str, form: str) -> None:
    (found,) = faults(mission_text(AIRLOCK).replace("exited(2)", condition))
    assert (found.reason.id, found.reason.arguments["form"]) == ("mission_value_unreadable", form)


def test_a_mission_has_one_level_unless_it_says_more() -> None:
    assert read_mission(mission_text(AIRLOCK).replace("levels = 1\n", "")).levels == 1


@pytest.mark.parametrize(
    ("right", "typed", "meant", "kind"),
    [
        ("storm_bolter power_sword", "stormbolter power_sword", "storm_bolter", "weapon"),
        ("sgt = sergeant;", "sgt = Sergant;", "sergeant", "role"),
        ("[exits]", "[exit]", "exits", "block"),
        ("turn_limit = none", "turnlimit = none", "turn_limit", "key"),
        ("exited(2)", "exitted(2)", "exited", "condition"),
        ("recycle = yes", "recycle = Yes", "yes", "word"),
    ],
)
def test_a_wrong_word_is_told_as_typed_with_the_one_that_was_meant(
    right: str, typed: str, meant: str, kind: str
) -> None:
    (found,) = [
        fault.reason
        for fault in faults(mission_text(AIRLOCK).replace(right, typed, 1))
        if fault.reason.id == "mission_word_meant"
    ]
    assert (found.arguments["kind"], found.arguments["near"]) == (kind, meant)
    assert meant in str(found.arguments["valid"]).split(", ")
    for language in ("en", "ja"):
        told = Words(language).say(f"reason-{found.id}", **found.arguments)
        assert str(found.arguments["text"]) in told
        assert meant in told


def test_every_mission_has_been_played_and_the_page_says_how_it_went() -> None:
    benchmark = json.loads((ROOT / "docs" / "benchmark.json").read_text(encoding="utf-8"))
    for name in mission_names():
        info = mission_info(shipped_mission(name), name)
        row = benchmark[f"sergeant-{name.split('-', 2)[2]}"]
        assert info.played is not None
        assert (info.played.games, info.played.wins, info.played.turns) == (row["games"], row["wins"], row["rounds"])
        assert 0 < info.played.minutes < 120
        assert 1 <= info.played.hardness <= 4


@pytest.mark.parametrize("name", mission_names())
def test_every_mission_can_be_won_and_lost(name: str) -> None:
    found = benchmark_of(name)
    assert found is not None
    assert 0.15 <= found.wins / found.games <= 0.75


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_editor_says_how_often_the_missions_are_won(language: str) -> None:
    shares = [
        round(100 * each.wins / each.games) for name in mission_names() if (each := benchmark_of(name)) is not None
    ]
    told = re.findall(r"\d+", Words(language).say("editor-trial-text"))
    assert [int(number) for number in told if number != "100"] == [min(shares), max(shares)]


@pytest.mark.parametrize(("wins", "hardness"), [(275, 1), (274, 2), (200, 2), (199, 3), (125, 3), (124, 4)])
def test_how_hard_a_mission_is_follows_from_the_sergeants_victories(wins: int, hardness: int) -> None:
    assert Played(500, wins, 4.0, 10).hardness == hardness


def test_the_mission_to_start_with_is_more_often_won_than_lost() -> None:
    page = (ROOT / "web" / "src" / "shared" / "setup" / "missions.ts").read_text(encoding="utf-8")
    found = re.search(r'FIRST = "(.+)"', page)
    assert found is not None
    first = mission_info(shipped_mission(found[1]), found[1])
    assert first.played is not None
    assert first.played.wins > 0.55 * first.played.games
    assert len(first.marines) == min(len(shipped_mission(name).marines) for name in mission_names())
    assert mission_names()[0] == found[1]


def test_the_line_is_that_of_the_file() -> None:
    text = mission_text(AIRLOCK)
    changed = text.replace("20,5 -> E", "20,5 -> W")
    wanted = text.splitlines().index("X1 = 20,5 -> E") + 1
    assert [(fault.line, fault.reason.id) for fault in faults(changed)] == [(wanted, "mission_exit_inside")]


def test_what_is_missing_with_its_block_has_no_line() -> None:
    found = faults(without("aliens")(mission_text(AIRLOCK)))
    assert {fault.reason.id for fault in found} == {"mission_block_missing", "mission_key_missing"}
    assert {fault.line for fault in found} == {0}


def test_a_square_nobody_can_walk_to_is_named() -> None:
    text = mission_text(AIRLOCK)
    text = text.replace("########E######.######\n", "##.#####E######.######\n", 1)
    text = text.replace(
        "###############8######\n######################", "##9############8######\n######################", 1
    )
    found = faults(text)
    assert ("mission_unreachable", {"square": "2,10"}) in [(fault.reason.id, fault.reason.arguments) for fault in found]


@pytest.mark.parametrize("text", ["", "nonsense", "[mission\n", "\x00\ufffd\n= 7\n[no]"])
def test_what_is_no_mission_at_all_is_one_fault(text: str) -> None:
    (found,) = faults(text)
    assert found.reason.id == "mission_no_mission"


def test_a_mission_of_the_package_is_told_by_its_name_and_a_persons_own_by_its_title() -> None:
    shipped = shipped_mission("original-1-airlock-nine")
    own = mission_text(AIRLOCK).replace(f"title = {shipped.title}", "title = The Back Door")
    began = hulk.new("airlock-nine", seed=1)
    mine = hulk.new(own, seed=1)
    assert began.events_for(1)[0] == MissionBegan(Thing("mission", "original-1-airlock-nine"))
    assert mine.events_for(1)[0] == OwnMissionBegan("The Back Door")
    assert [game.open_part()["mission"] for game in (began, mine)] == ["original-1-airlock-nine", ""]


def test_a_marine_of_an_own_mission_may_have_a_name() -> None:
    text = mission_text(AIRLOCK).replace("3,5; E; A", "3,5; E; A; Sergeant Kane")
    game = hulk.new(text, seed=1)
    marines = hulk_view(game.view(1))["open"]["marines"]
    assert (marines["sgt"].get("name"), marines["sb1"].get("name")) == ("Sergeant Kane", None)
    with pytest.raises(MissionRefused):
        read_mission(text.replace("Sergeant Kane", "K" * 31))


def test_what_its_author_writes_is_plain_text() -> None:
    """No control character of a terminal, no turned direction, no tower of marks: not in titles, not in faults."""
    title = "\u202e\u200fThe \x1b[31mLong" + "\u0335\u0336" * 12 + "\tDrop"
    text = mission_text(AIRLOCK).replace("Airlock Nine", title)
    text = text.replace("3,5; E; A", "3,5; E; A; Brother\u202e \x07Kell").replace("[notes]\n", "[notes]\nRun\u2066!\n")
    mission = read_mission(text)
    assert mission.title == "The [31mLong\u0335\u0336\u0335\u0336 Drop"
    assert (mission.marines[0].name, mission.notes[0]) == ("Brother Kell", "Run!")
    with pytest.raises(MissionRefused) as refused:
        read_mission(text.replace("levels = 1", "levels = \x1b[2J\u202emany"))
    assert refused.value.faults[0].reason.arguments["text"] == "[2Jmany"


def test_an_objective_is_named_in_letters_of_any_script() -> None:
    text = mission_text("suicide-mission")
    (name,) = [objective.id for objective in read_mission(text).objectives]
    renamed = read_mission(text.replace(name, "制御室"))
    assert [objective.id for objective in renamed.objectives] == ["制御室"]
    with pytest.raises(MissionRefused):
        read_mission(text.replace(name, "2号室"))


def test_sixty_blips_are_the_most() -> None:
    pool = "blip_pool = 1x14 2x8"
    assert len(read_mission(put(pool, "blip_pool = 1x50 2x10")(mission_text(AIRLOCK))).pool) == 60
    over = faults(put(pool, "blip_pool = 1x50 2x11")(mission_text(AIRLOCK)))
    assert [fault.reason.id for fault in over] == ["mission_value_unreadable"]
