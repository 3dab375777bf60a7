"""Solo mode: order, targets, brood tests, and the readings of S9."""

from __future__ import annotations

import pytest

from tests.hulk.boards import AIRLOCK, FORGE, RESCUE, SUICIDE, drawn
from tests.hulk.stage import Stage, stage
from tests.hulk.stories import Story, check, params
from tests.stage import LaidOut
from voidlock.engine import Game, Json, seed_of
from voidlock.games.hulk.aliens.priority import by_priority
from voidlock.games.hulk.numbers import NO_SQUARE
from voidlock.hulk import RULES


def targets(t: Stage) -> list[str]:
    return [str(event["marine"]) for event in t.tell("alien_targets")]


STORIES = """
A1: an alien in sight does not freeze
    AIRLOCK a 2,5 E; S1 7,5 W | phase=aliens | dice=3 3 3 3 3 3 3 3
    = S1 3,5 W; no brood_tested
A4 A5: one die for a section before the first move
    AIRLOCK a 7,5 E; S1 8,2 S; S2 8,1 S | phase=aliens | dice=1
    = count brood_tested 1; stealers 8,2 S 8,3 S
A11: a blip does not strike through sight
    AIRLOCK a 7,5 E; B1 8,2 1 | phase=aliens | dice=1
    = no blip_revealed
A12: a diagonal neighbour is not attacked
    AIRLOCK a 7,5 W; S1 8,4 S | phase=aliens | dice=3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3
    > stay* = walked S1 8,5
A16: distances are walked
    AIRLOCK a 8,9 S; b 12,5 W overwatch; S1 15,9 N | phase=aliens
    = first alien_activated.distance 5
S-5: a six with no open entry area loses the blip
    AIRLOCK a 8,5 W; B1 E2 1; B2 E3 1; B3 E1 1; B4 E2 1; B5 E3 1; B6 E1 1; B7 E2 1; B8 E3 1; B9 E1 1
    | mission={"aliens": "start_blips = 0;;reinforcement = 1;;blip_pool = 1x20"} | phase=invasion | dice=6
    = count blip_lost 1; state unseen [1]; state kills 0
S-11: an ambush needs no open entry area
    AIRLOCK a 8,5 W; B1 E2 1; B2 E3 1; B3 E1 1; B4 E2 1; B5 E3 1; B6 E1 1; B7 E2 1; B8 E3 1; B9 E1 1
    | mission={"aliens": "start_blips = 0;;reinforcement = 1;;blip_pool = 1x20"} | phase=invasion | dice=1
    = count blip_ambushes 1; state received 0
S-9: the phase stops when the mission ends
    AIRLOCK a 7,5 E; S1 8,5 W; S2 8,2 S | phase=aliens | dice=6 6 6 / 1
    = result loss; count alien_activated 1
A30: a stealer opens the door and acts on in view
    AIRLOCK a 9,5 E; S1 14,5 W | phase=aliens | dice=1 3 3 3 3
    = walked S1 13,5 12,5 11,5 10,5
A9: a brood success beats forced lurking
    AIRLOCK a 8,5 N; B1 E1 1; B2 {"at": "E1", "value": 1, "forced": 1} | phase=aliens | dice=4 3 3 3 3 3 3 3 3 3 3 3 3
    = count blip_revealed 2
A2 A3: it waits at the edge of the shortest way
    FORGE a 15,6 S; b 1,9 W; S1 20,9 W | phase=aliens | dice=1
    = S1 16,9 W; stops S1 sight 2
A7: lurkers cause a test and count
    AIRLOCK a 8,5 N; B1 E1 1; S1 E1 | phase=aliens | dice=1
    = first brood_tested.number 2; B1 E1; S1 E1
A25: the marine for whom a blip was revealed is gone for with all points
    # S8 step 2: a is higher in priority and just in reach, b could be attacked. The stealer goes for a.
    AIRLOCK a 1,5 W; b 12,5 E overwatch; B1 8,5 1 | phase=aliens
    = S1 2,5 W; alien_targets.marine a; no assault_ended
who stands before the others is gone for since no way leads to them
    AIRLOCK a 3,5 E overwatch; b 2,5 E; S1 10,5 W | phase=aliens | dice=1*20
    = alien_targets.marine a; alien_targets.row within; alien_targets.line no_way
of two within reach a line of the list decides
    AIRLOCK a 8,4 N; b 8,6 S overwatch; S1 12,5 W | phase=aliens | dice=1*20
    = alien_targets.marine a; alien_targets.row reach; alien_targets.line fire_power
one within reach is the only one
    AIRLOCK a 8,4 N; S1 12,5 W | phase=aliens | dice=1*20
    = alien_targets.row reach; alien_targets.line only
S-4: an arrival says why that marine comes first
    AIRLOCK a 14,6 E; b 1,5 E overwatch | phase=invasion | agenda=["arrival"] | dice=4
    = arrival_rolled.die 4; arrival_rolled.row top_priority; arrival_rolled.marine a; arrival_rolled.line fire_power
S-4: alone he comes first
    AIRLOCK a 8,5 W | phase=invasion | agenda=["arrival"] | dice=2
    = arrival_rolled.line only
S-4: who is lonely comes first
    AIRLOCK a 1,5 E; b 2,5 E; c 15,6 N | phase=invasion | agenda=["arrival"] | dice=5
    = arrival_rolled.marine c; arrival_rolled.line lonely
S-4: of two as lonely chance decides
    AIRLOCK a 1,5 E; b 2,5 E | phase=invasion | agenda=["arrival"] | dice=5
    = arrival_rolled.line random
S-4: who is ambushed is told
    AIRLOCK a 8,5 W; b 15,4 E overwatch | phase=invasion | agenda=["arrival"] | dice=1
    = arrival_rolled.row ambush; arrival_rolled.marine a
A17: no ambush beside any marine
    # S4 step 2: b stands in the room with his back to it, and a blip keeps one square away from him too.
    AIRLOCK a 8,5 W; b 15,4 E overwatch | phase=invasion | agenda=["arrival"] | dice=1
    = blip_ambushes.marine a; blip_ambushes.square 14,6; blip_ambushes.number 1
A17: an ambush passes over a marine without a hidden square
    AIRLOCK a 1,5 E; b 8,5 W overwatch | phase=invasion | agenda=["arrival"] | dice=1
    = arrival_rolled.marine b; arrival_rolled.line no_room
S-7 S-8 A20: every alien is activated once the closest first
    AIRLOCK a 1,5 W; S1 8,1 S; S2 8,4 S; B1 15,8 1; B2 E3 1 | phase=aliens
    = alien_activated.alien S2 S1 B1 B2
S-7: stealers come before blips that are closer and these before lurkers
    AIRLOCK a 8,5 N; B1 12,5 1; S1 15,9 N; B2 E1 1 | phase=aliens | dice=1 3*48 | settings={"reveal_cost": 6}
    = alien_activated.alien S1 B1 B2
A22: fire is waited for
    AIRLOCK a 1,5 W; S1 8,4 S | phase=aliens | burning=["6,5"]
    = S1 7,5 W; stops S1 passing 5
A29: a short way round is taken
    NEST a 15,8 W; S1 17,8 W; S2 19,8 W; S3 16,8 W | phase=aliens | dice=3*80
    > stay* = stealers 15,7 S 15,9 N 16,8 W
the dormant broodlord sleeps
    NEST a 1,8 E; B1 19,10 broodlord; B2 19,6 1 | phase=aliens
    | mission={"special": "dormant = broodlord 6",
    "aliens": "start_blips = 0;;reinforcement = 0;;blip_pool = 1x9;;broodlord = placed;;placed = broodlord@19,10"}
    = B1 19,10; alien_activated.alien B2
"""


@pytest.mark.parametrize("story", params(STORIES))
def test_stories(story: Story) -> None:
    check(story)


@pytest.mark.rule("A13", "A14", "A15", "A18")
def test_target_priority_line_by_line() -> None:
    t = stage(
        SUICIDE,
        {
            "flamer": "8,12 W heavy_flamer power_fist",
            "watch": "8,11 E overwatch",
            "jammed": "7,12 W overwatch jammed",
            "claws": "9,12 W lightning_claws",
            "back": "7,11 W",
            "front": "9,13 E",
        },
        mission={"special": "priority_marines = flamer"},
    )
    square = t.state.board.numbers[13, 12]
    ordered = by_priority(t.state, t.state.marines(), square)
    names = [t.state.board.marine_names[marine] for marine in ordered]
    assert names[0] == "flamer"
    assert names[-1] == "watch"
    assert names.index("back") < names.index("claws") < names.index("front")
    assert {names[1], names[2]} == {"jammed", "back"}


@pytest.mark.rule("S-4", "S-5")
def test_a_blip_goes_to_the_entry_closest_to_the_first_in_priority() -> None:
    mission = {"aliens": "start_blips = 0;;reinforcement = 1;;blip_pool = 1x9"}
    t = stage(AIRLOCK, {"a": "14,6 E", "b": "1,5 E overwatch"}, mission=mission, phase="invasion", dice="4")
    (arrived,) = t.tell("blip_arrived")
    assert (arrived["entry"], arrived["marine"], arrived["row"]) == ("E3", "a", "top_priority")
    full = {f"B{number}": "E3 1" for number in (1, 2, 3)}
    other = stage(AIRLOCK, {"a": "14,6 E"}, full, mission=mission, phase="invasion", dice="4")
    assert other.tell("blip_arrived")[0]["entry"] in ("E1", "E2")


LOOP = [
    "##############",
    "#M..........E#",
    "####.#.#######",
    "####.#.#######",
    "####.#.#######",
    "####.#.#######",
    "####...#######",
    "##############",
]


@pytest.mark.rule("A22", "A29")
@pytest.mark.parametrize("alien", ["S1", "B1"])
@pytest.mark.parametrize(("start", "row", "cost"), [("7,1", "round", 5 + 6), ("6,1", "past", 4)])
def test_a_way_round_may_cost_six_more_and_no_seven(alien: str, start: str, row: str, cost: int) -> None:
    """S2: (5,1) is barred. From (7,1) the loop costs 6 AP more than the corridor, from (6,1) it costs 7 more."""
    state = RULES.place(
        {
            "mission": {"text": drawn(LOOP)},
            "marines": {"m": "1,1 W"},
            "aliens": {alien: f"{start} {'W' if alien == 'S1' else 1}"},
            "barriers": ["5,1"],
            "phase": "aliens",
            "agenda": ["alien_phase"],
        },
        seed_of("loop"),
    )
    t = Stage(Game(RULES, state, LaidOut(seed_of("loop"), {})).start())
    plan = t.tell("alien_plans")[0]
    assert (plan["row"], plan["cost"]) == (row, cost)
    assert t.walked(alien)[:1] == (["6,2"] if row == "round" else [])


@pytest.mark.rule("A32")
def test_a_tie_is_settled_once_for_an_activation() -> None:
    """From the middle of the room both ways round are equal: the stealer goes on as it began."""
    for seed in range(6):
        t = stage(FORGE, {"a": "7,15 S"}, {"S1": "7,3 S"}, phase="aliens", luck=seed)
        rows = [int(square.split(",")[1]) for square in t.walked("S1")]
        assert rows == sorted(rows)


@pytest.mark.rule("A32")
@pytest.mark.parametrize(
    ("luck", "deeds"), [(4, ["alien_turned", "alien_moved"]), (5, ["alien_moved", "alien_turned"])]
)
def test_a_turn_that_costs_the_same_before_a_step_and_after_it_is_left_to_chance(luck: int, deeds: list[str]) -> None:
    acting: Json = {"alien": "S1", "target": "a"}
    t = stage(
        AIRLOCK,
        {"a": "14,4 S"},
        {"S1": "15,5 E"},
        phase="aliens",
        dice="6 1 1 1",
        luck=luck,
        acting=acting,
        agenda=["stealer_acts S1"],
    )
    assert [event.name for _, event in t.game.events if event.name in deeds] == deeds
    assert t.alien("S1") == "15,4 W"


def test_the_carrier_of_the_cat_is_the_first_target() -> None:
    t = stage(
        RESCUE,
        {"a": "13,28 N", "b": "10,28 S"},
        mission={"special": "object = cat@30,15;;priority_marines = carrier(cat)"},
        object={"at": "a"},
    )
    assert by_priority(t.state, t.state.marines(), NO_SQUARE)[0] == t.number("a")
