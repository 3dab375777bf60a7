"""S10, S11: the worked examples of the rules. Dice as they are listed there."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.hulk.boards import AIRLOCK, SUICIDE
from tests.hulk.stage import Stage, stage
from tests.hulk.stories import Story, check, params
from voidlock.engine import Json
from voidlock.games.hulk.aliens.invasion import ambush_squares

TIE = "3 3 3 3 "


def aliens(board: str, marines: dict[str, str], here: Mapping[str, Json], dice: str = "") -> Stage:
    """One alien phase without new blips, played until the player is asked or nothing is left."""
    return stage(board, marines, here, phase="aliens", dice=dice)


# ---------------------------------------------------------------------- S10


STORIES = """
S10.1: under the brood effect it comes and attacks three times
    AIRLOCK a 7,5 E; S1 8,2 S | phase=aliens | dice=5 3 3 3 3 3 3 3 3 3 3 3 3
    = walked S1 8,3 8,4 8,5; S1 8,5 W; count assault_ended 3; all dice rolled
S10.3: nobody looks so nothing is tested
    AIRLOCK a 7,5 W; S1 8,2 S | phase=aliens | dice=3 3 3 3 3 3 3 3 3 3 3 3
    > stay* = no brood_tested; S1 8,5 W; count assault_ended 3
S11.1 CLS-4: attack needs a turn
    AIRLOCK a 7,5 E; S1 8,5 S | phase=aliens | dice=4 2 1 / 4, 5 3 3 / 6
    = S1 gone; count alien_turned 1; no brood_tested; all dice rolled
S11.2 A28: the unseen way
    AIRLOCK a 15,5 E; b 15,6 N overwatch; S1 12,5 W | phase=aliens | dice=3 3 3 / 3
    = first alien_targets.marine a; walked S1 13,5 14,4 15,4; asked face_attacker
    > stay = S1 15,4 S; stops S1 no_ap 0; no brood_tested; no shot_fired; all dice rolled
S11.6 A6: a blip waits
    AIRLOCK a 3,5 E; B1 8,1 2 | phase=aliens | dice=4
    = B1 8,4; stops B1 sight 3; no blip_revealed
S11.7 A23 BLP-11: a blip opens a watched door
    AIRLOCK a 9,5 E; B1 16,5 1 | phase=aliens | dice=1
    = first brood_tested.section 6; walked B1 15,5 14,5; stealers 14,5 W; count alien_activated 1
S10.1: a stealer waits at the edge of sight
    AIRLOCK a 7,5 E; S1 8,2 S | phase=aliens | dice=1
    = S1 8,3 S; stops S1 sight 5; all dice rolled
S10.2: three stealers need a three
    AIRLOCK a 7,5 E; S1 8,2 S; S2 8,1 S; S3 8,3 S | phase=aliens | dice=2
    = first brood_tested.alien S3; first brood_tested.number 3; stealers 8,1 S 8,2 S 8,3 S
S10.2: with a three they come
    AIRLOCK a 7,5 E; S1 8,2 S; S2 8,1 S; S3 8,3 S | phase=aliens | dice=3*17
    = alien_activated.alien S3 S1 S2; S3 8,5 W
S10.4: a blip behind a door reveals itself before it moves
    AIRLOCK a 15,5 W; B1 15,9 1 | phase=aliens | dice=3*12
    > stay* = blip_revealed.blip B1; blip_revealed.number 1; blip_revealed.how voluntary; some alien_moved
S10.5: a watched entry is tested
    AIRLOCK a 8,5 N; B1 E1 1 | phase=aliens | dice=4
    = B1 E1; first brood_tested.section 3; first brood_tested.number 1; first brood_tested.outcome brood_failure
S10.5: two succeed with the same die
    AIRLOCK a 8,5 N; B1 E1 1; B2 E1 1 | phase=aliens | dice=4 3*12
    = first brood_tested.outcome brood_success; stealers 8,3 S 8,4 S
S10.6: without fire power the bolter and chance decide
    AIRLOCK a 3,5 E; b 2,5 W | phase=invasion | agenda=["arrival"] | dice=2
    | mission={"aliens": "start_blips = 0;;reinforcement = 1;;blip_pool = 1x9"}
    = blip_arrived.row top_priority; blip_arrived.marine a
S11.3 A21: the target is kept
    FORGE x 7,11 S lightning_claws; y 6,9 S; S1 12,15 W | phase=aliens | dice=1
    = alien_targets.marine x; alien_targets.line arc
    = brood_tested.section f; brood_tested.number 1; brood_tested.die 1
    = walked S1 11,15 10,15 9,15 8,15; S1 8,15 W; stops S1 sight 2; all dice rolled
S11.4 A9 A10: three lurkers at a watched entry
    AIRLOCK a 8,5 N; B1 E1 1; B2 E1 2; B3 {"at": "E1", "value": 1, "forced": 1} | phase=aliens | dice=2
    = B1 E1; B2 E1; B3 E1; all dice rolled
S11.4 A9 A10: a three brings all four stealers
    AIRLOCK a 8,5 N; B1 E1 1; B2 E1 2; B3 {"at": "E1", "value": 1, "forced": 1} | phase=aliens | dice=3*13
    = stealers 8,1 S 8,2 S 8,3 S 8,4 S; count assault_ended 3; all dice rolled
    = stops S1 no_ap 0; stops S2 passing 4; stops S3 passing 5; stops S4 passing 6
S11.11 A34: a lurker whose way is watched
    AIRLOCK a 3,5 E; B1 E1 2 | phase=aliens | dice=4
    = first brood_tested.section 3; first brood_tested.number 1; B1 8,4; stops B1 sight 2
S11.11 A34: with a five it comes
    AIRLOCK a 3,5 E; B1 E1 2 | phase=aliens | dice=5
    = stealers 5,5 W 6,5 W
S11.11 A34: where only its entry counts it comes as far
    AIRLOCK a 3,5 E; B1 E1 2 | phase=aliens | settings={"lurking": "entry"}
    = B1 8,4; stops B1 sight 2
"""


@pytest.mark.parametrize("story", params(STORIES))
def test_stories(story: Story) -> None:
    check(story)


# ---------------------------------------------------------------------- S11


@pytest.mark.rule("S11.5", "A8")
def test_connected_one_step_only() -> None:
    t = aliens(AIRLOCK, {"a": "1,5 E"}, {"S1": "8,4 S", "S2": "8,3 S", "S3": "8,2 S"}, "5")
    test = t.tell("brood_tested")[0]
    assert (test["section"], test["number"]) == ("2", 1)
    assert t.tell("brood_group")[0]["aliens"] == ["S1", "S2"]
    assert (t.alien("S1"), t.alien("S2"), t.alien("S3")) == ("2,5 W", "3,5 W", "4,5 W")
    assert not t.told("assault_ended")
    t.nothing_left_to_roll()


@pytest.mark.rule("S11.8", "A19", "A33")
def test_every_entry_area_served() -> None:
    t = stage(
        AIRLOCK,
        {"a": "8,3 S", "b": "12,5 E overwatch"},
        phase="invasion",
        agenda=["invasion", "alien_phase"],
        dice="3 2 4 3",
        mission={"aliens": "start_blips = 0;;reinforcement = 4;;blip_pool = 1x9 2x4 3x9"},
    )
    arrived = t.tell("blip_arrived")
    assert [event["marine"] for event in arrived] == ["a", "a", "a"]
    assert sorted(str(event["entry"]) for event in arrived) == ["E1", "E2", "E3"]
    assert {event["lurk"] for event in arrived} == {"forced"}
    assert len(t.told("blip_lost")) == 1
    assert not t.told("alien_activated")


@pytest.mark.rule("S11.9", "A17")
def test_ambush_squares() -> None:
    def squares(board: str, marines: dict[str, str], marine: str) -> list[str]:
        t = stage(board, marines)
        return sorted(t.state.board.names[square] for square in ambush_squares(t.state, t.number(marine)))

    assert squares(AIRLOCK, {"a": "8,5 W"}, "a") == ["14,4", "14,5", "14,6"]
    assert squares(AIRLOCK, {"a": "3,5 E", "b": "2,5 W overwatch"}, "a") == ["8,3", "8,7"]
    assert squares(AIRLOCK, {"a": "1,5 E"}, "a") == []
    assert squares(SUICIDE, {"a": "8,12 E"}, "a") == ["14,12", "2,12", "8,18"]


@pytest.mark.rule("S11.9")
def test_the_first_in_priority_is_ambushed_first() -> None:
    t = stage(
        AIRLOCK,
        {"a": "3,5 E", "b": "2,5 W overwatch"},
        phase="invasion",
        agenda=["arrival"],
        dice="1",
        mission={"aliens": "start_blips = 0;;reinforcement = 1;;blip_pool = 1x9"},
    )
    (ambush,) = t.tell("blip_ambushes")
    assert (ambush["marine"], ambush["number"]) == ("a", 2)
    assert ambush["square"] in ("8,3", "8,7")
    lonely = stage(AIRLOCK, {"a": "1,5 E"}, phase="invasion", agenda=["arrival"], dice="1")
    assert len(lonely.told("blip_lost")) == 1


@pytest.mark.rule("S11.10", "A25", "A27")
@pytest.mark.parametrize("turns", ["stay", "face:S"])
def test_strike_through_a_door(turns: str) -> None:
    t = aliens(SUICIDE, {"a": "8,12 E"}, {"B1": "8,16 3"}, TIE * 3)
    assert sorted(f"{e['square']} {e['facing']}" for e in t.tell("stealer_placed")) == ["8,15 N", "8,16 N", "8,17 N"]
    while t.game.pending:
        t.answer(turns if turns in t.options() else "stay")
    assert t.on_board() == ["8,13 N", "8,14 N", "8,15 N"]
    assert sorted(left for _, left in t.stops().values()) == [0, 4, 4]
    t.nothing_left_to_roll()
