"""Positions written by hand: defaults, and what is refused with its place."""

from __future__ import annotations

import random

import pytest

from tests.hulk.boards import (
    AIRLOCK,
    CLEANSE,
    DEFEND,
    EXTERMINATE,
    FORGE,
    NEST,
    RESCUE,
    SUICIDE,
    drawn,
    with_marines,
)
from tests.hulk.policies import careful, play
from tests.hulk.stage import stage
from voidlock import hulk
from voidlock.engine import FileError, Game, Json, Reason, Source, Thing, seed_of
from voidlock.games.hulk.facts import FIRST_BLIP, OLD
from voidlock.games.hulk.files.invariants import violations
from voidlock.games.hulk.mission.mission import CONDITIONS
from voidlock.games.hulk.redeal import redeal
from voidlock.games.hulk.state import DEAD
from voidlock.hulk import RULES


def refused(position: dict[str, Json]) -> tuple[str, object]:
    with pytest.raises(FileError) as error:
        RULES.place(position, seed_of("x"))
    return error.value.reason.id, error.value.reason.arguments["where"]


WRONG: list[tuple[dict[str, Json], str, str]] = [
    ({}, "missing", "position.mission"),
    ({"mission": "nowhere"}, "mission_not_known", "position.mission"),
    ({"mission": {}}, "missing", "position.mission"),
    ({"mission": {"text": "[map]"}}, "mission_faulty", "position.mission.text"),
    ({"mission": AIRLOCK, "marines": {"nobody": "3,5 E"}}, "unknown_field", "position.marines.nobody"),
    ({"mission": AIRLOCK, "marines": {"sgt": {"facing": "E"}}}, "missing", "position.marines.sgt"),
    ({"mission": AIRLOCK, "marines": {"sgt": "2,5 E"}}, "square_taken", "position.marines.sgt"),
    (
        {"mission": AIRLOCK, "marines": {"sgt": {"at": "3,5", "ap": 5}}},
        "number_out_of_range",
        "position.marines.sgt.ap",
    ),
    ({"mission": AIRLOCK, "aliens": {"S1": "2,5 E"}}, "square_taken", "position.aliens.S1"),
    ({"mission": AIRLOCK, "aliens": {"B1": "8,1 7"}}, "number_out_of_range", "position.aliens.B1"),
    ({"mission": AIRLOCK, "open": ["5,5"]}, "no_such_door", "position.open"),
    ({"mission": AIRLOCK, "used": [2] * 9}, "too_many_blips", "position"),
    ({"mission": AIRLOCK, "unseen": [2], "unseen_old": [1, 1]}, "not_as_many", "position.unseen_old"),
    ({"mission": AIRLOCK, "known": [1]}, "three_numbers", "position.known"),
    ({"mission": AIRLOCK, "known": [0, 100, 0]}, "number_out_of_range", "position.known[1]"),
    (
        {"mission": AIRLOCK, "aliens": {"B1": {"at": "E1", "forced": 1_000_001}}},
        "number_out_of_range",
        "position.aliens.B1.forced",
    ),
    ({"mission": AIRLOCK, "phase": "ended"}, "phase_needs_agenda", "position.phase"),
    ({"mission": AIRLOCK, "agenda": ["dance"]}, "task_unknown", "position.agenda[0]"),
    ({"mission": AIRLOCK, "agenda": ["activation"]}, "task_arguments", "position.agenda[0]"),
    ({"mission": AIRLOCK, "acting": {"ap": 3}}, "missing", "position.acting"),
    ({"mission": AIRLOCK, "acting": {"alien": "S1"}}, "task_about_nothing", "position.acting.alien"),
    ({"mission": AIRLOCK, "marines": {"sgt": "dead", "sb1": "dead", "sb2": "dead"}}, "impossible_position", "position"),
    ({"mission": AIRLOCK, "marines": {"sgt": "13,5 E"}}, "impossible_position", "position"),
    ({"mission": AIRLOCK, "acted": ["S5"]}, "impossible_position", "position"),
    ({"mission": AIRLOCK, "object": {"at": "5,5"}}, "impossible_position", "position"),
    (
        {"mission": AIRLOCK, "marines": {"sgt": {"at": "3,5", "psi": 3, "ammunition": 4}}},
        "impossible_position",
        "position",
    ),
]


@pytest.mark.parametrize(("position", "id", "where"), WRONG)
def test_what_is_wrong_is_said_with_its_place(position: dict[str, Json], id: str, where: str) -> None:
    assert refused(position) == (id, where)


LEFT_AND_DEAD: dict[str, Json] = {"sgt": "left", "sb1": "left", "sb2": "dead"}
CARRIED_OUT: dict[str, Json] = {"b_sb3": "left"}
ALL_USED: list[Json] = [*[1] * 9, *[3] * 9]
TWO: dict[str, Json] = {
    "mission": {
        "text": with_marines(
            AIRLOCK,
            {"a": "brother; storm_bolter power_fist; 8,5; E; A", "b": "brother; storm_bolter power_fist; 15,8; S; A"},
            victory="win1 = blockade(6);;win2 = kills(5)",
        )
    }
}

DECIDED: list[tuple[dict[str, Json], str, str]] = [
    ({"mission": SUICIDE, "burned": ["control_room"]}, "win", "flame_any"),
    ({"mission": CLEANSE, "burned": ["bank_north", "bank_south"]}, "win", "flame_each"),
    ({"mission": FORGE, "operated": ["console_north", "console_south"]}, "win", "operate_each"),
    ({"mission": AIRLOCK, "marines": LEFT_AND_DEAD}, "win", "exited"),
    ({"mission": RESCUE, "marines": CARRIED_OUT, "object": {"at": "b_sb3"}}, "win", "exit_with"),
    (
        {"mission": RESCUE, "marines": CARRIED_OUT, "object": {"at": "b_sb3", "state": "damaged"}},
        "draw",
        "exit_with",
    ),
    ({**TWO, "kills": 5}, "win", "kills"),
    ({**TWO, "kills": 5, "phase": "deployment", "agenda": ["start_blips", "begin_turn"]}, "win", "kills"),
    ({"mission": NEST, "aliens": {}, "broodlord": {"appeared": True, "dead": True}}, "win", "broodlord_dead"),
    ({"mission": EXTERMINATE, "turn": 9, "used": ALL_USED, "pool": []}, "win", "exterminate"),
    ({**TWO, "phase": "invasion"}, "win", "blockade"),
    ({**TWO, "turn": 2}, "win", "blockade"),
    ({"mission": DEFEND, "turn": 17, "phase": "marines"}, "win", "survive"),
    ({"mission": SUICIDE, "marines": {"flamer": "dead"}}, "loss", "no_flamer_shots"),
    ({"mission": SUICIDE, "marines": {"flamer": {"at": "4,12", "ammunition": 0}}}, "loss", "no_flamer_shots"),
    (
        {"mission": FORGE, "marines": dict.fromkeys(("sgt", "claws", "cannon", "chain", "sb1"), "dead")},
        "loss",
        "all_marines_dead",
    ),
    ({"mission": AIRLOCK, "marines": {"sgt": "dead", "sb1": "dead"}}, "loss", "alive_plus_exited_below"),
    ({"mission": RESCUE, "object": {"state": "destroyed"}}, "loss", "object_destroyed"),
    ({"mission": DEFEND, "aliens": {"S1": "16,1 S"}}, "loss", "alien_on"),
    ({"mission": DEFEND, "burning": ["16,1"]}, "loss", "flame_in_section"),
    ({"mission": FORGE, "turn": 17, "phase": "aliens"}, "loss", "turn_limit"),
]


@pytest.mark.parametrize(("position", "result", "condition"), DECIDED)
def test_a_position_that_is_won_or_lost_is_refused(position: dict[str, Json], result: str, condition: str) -> None:
    with pytest.raises(FileError) as error:
        RULES.place(position, seed_of("x"))
    over = {"result": Thing("result", result), "condition": Thing("condition", condition)}
    assert error.value.reason.because == Reason("already_decided", "", over)


def test_every_way_to_end_a_mission_is_among_these() -> None:
    assert {condition for _, _, condition in DECIDED} == set(CONDITIONS)


STILL_OPEN: list[dict[str, Json]] = [
    {"mission": EXTERMINATE, "turn": 9, "used": ALL_USED, "pool": [], "phase": "marines"},
    {**TWO, "phase": "marines"},
    {**TWO, "phase": "aliens"},
    {**TWO},
    {"mission": DEFEND, "turn": 16},
    {"mission": FORGE, "turn": 16},
    {"mission": CLEANSE, "burned": ["bank_north"]},
]


@pytest.mark.parametrize("position", STILL_OPEN)
def test_a_condition_whose_moment_has_not_come_decides_nothing(position: dict[str, Json]) -> None:
    assert RULES.place(position, seed_of("x")).result == ""


def test_a_finished_game_that_is_written_down_asks_nothing() -> None:
    game = play(hulk.new(AIRLOCK, seed=3), careful, random.Random(3))
    again = Game(RULES, RULES.place(RULES.write(game.state), seed_of("x")), Source(seed_of("x"))).start()
    assert (again.result, list(again.pending)) == (game.result, [])


def test_what_is_left_out_has_a_default() -> None:
    state = RULES.place({"mission": AIRLOCK, "aliens": {"B1": "8,1 ?"}}, seed_of("x"))
    assert state.value[23] in (1, 2, 3)
    assert len(state.pool) == 21
    assert (state.turn, state.where.count(DEAD)) == (1, 0)


@pytest.mark.rule("BLP-1")
@pytest.mark.parametrize("blip", ["8,2", "8,2 ?"])
def test_a_blip_whose_value_is_not_told_is_one_of_the_mission(blip: str) -> None:
    mission = {"aliens": "start_blips = 0;;reinforcement = 1;;blip_pool = 2x3"}
    state = stage(AIRLOCK, {"a": "1,5 E"}, {"B1": blip}, mission=mission).state
    assert (state.value[FIRST_BLIP], state.pool) == (2, [2, 2])


@pytest.mark.rule("BRD-4")
@pytest.mark.parametrize(
    ("given", "shut"), [({}, ["4,1"]), ({"destroyed": ["2,1"]}, ["4,1"]), ({"open": []}, ["2,1", "4,1"])]
)
def test_doors_stand_as_the_mission_draws_them_unless_the_file_says_so(given: dict[str, Json], shut: list[str]) -> None:
    text = drawn(["########", "#M/.+.E#", "########"])
    state = RULES.place({"mission": {"text": text}, **given}, seed_of("x"))
    assert [state.board.names[square] for square in state.board.each(state.closed)] == shut


def test_a_marine_has_no_points_unless_the_file_says_so() -> None:
    assert RULES.place({"mission": AIRLOCK, "marines": {"sgt": "8,5 E"}}, seed_of("x")).ap == [0, 0, 0]


@pytest.mark.parametrize(("marks", "unseen"), [({}, [1, 2]), ({"unseen_old": [0, 1]}, [1, 2 + OLD])])
def test_blips_removed_unseen_are_as_old_as_the_file_says(marks: dict[str, Json], unseen: list[int]) -> None:
    state = RULES.place({"mission": AIRLOCK, "unseen": [1, 2], "kills": 0, **marks}, seed_of("x"))
    assert (state.unseen, state.kills) == (unseen, 0)


@pytest.mark.rule("BLP-1", "BLP-2")
def test_what_is_certain_about_blips_stays_certain_when_dealt_again() -> None:
    """Old blips cannot be among those that were certainly shuffled into the pile."""
    t = stage(
        AIRLOCK,
        {"a": "1,5 E"},
        {"B1": "8,1 1", "B2": "8,9 3"},
        mission={"aliens": "start_blips = 0;;reinforcement = 1;;blip_pool = 1x1 2x2 3x2"},
        old=["B1"],
        pool=[2, 2],
        unseen=[3],
        unseen_old=[1],
        known=[0, 2, 0],
    )
    values = set()
    for number in range(60):
        state = t.state.copy()
        redeal(state, 1, number)
        assert violations(state) == []
        assert sorted([*state.pool, state.value[23], state.value[24], *[value % 4 for value in state.unseen]]) == [
            1,
            2,
            2,
            3,
            3,
        ]
        assert [value >= OLD for value in state.unseen] == [True]
        values.add(state.value[23])
    assert values == {1, 3}


def test_a_pile_that_was_renewed_in_play_keeps_every_law() -> None:
    """With a small pool the used pile comes back again and again."""
    text = hulk.new("the-nest", seed=1).state.board.text
    text = text.replace("blip_pool = 1x9 2x4 3x9", "blip_pool = 1x2 2x2 3x1").replace(
        "id = original-3-the-nest", "id = small"
    )
    renewed = 0
    for seed in range(8):
        rng = random.Random(seed)

        def each(game: Game[hulk.State], rng: random.Random = rng) -> None:
            if rng.random() < 0.2:
                dealt = game.redealt(1, rng)
                assert dealt.result or violations(dealt.state) == []
                assert dealt.view(1) == game.view(1)

        game = play(hulk.new(text, seed=seed), careful, rng, each)
        renewed += len([event for _, event in game.events if event.name == "pool_renewed"])
    assert renewed > 3
