"""S6: what a brood success brings into play, and where there is no room."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.hulk.boards import AIRLOCK, drawn
from tests.hulk.stage import Stage, stage
from tests.hulk.stories import Story, check, params
from voidlock.engine import Game, Json, Source, seed_of
from voidlock.games.hulk.aliens.actions import alien_uses_door
from voidlock.games.hulk.marines.answering import overwatch_door, reaction
from voidlock.games.hulk.numbers import NO_ALIEN, Alien
from voidlock.games.hulk.rules import RULES
from voidlock.games.hulk.state.pieces import kill_alien

TIES = "3 3 3 3 " * 12


STORIES = """
A9 A10: lurking stealers of the group enter with all their points
    AIRLOCK a 8,5 N; S1 E1; S2 E1 | phase=aliens
    | dice=4 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3
    = stealers 8,3 S 8,4 S; alien_entered.left 6 6
an alien on the entry square makes them appear beside it
    # On the free square beside it that is closest to a marine.
    NEST a 19,8 W; S1 25,7 S; B1 E3 1 | phase=aliens | open=["20,8"] | acted=["S1"] | group=["B1"] | brood=["B1"]
    | agenda=["group_lurking_blips"]
    | dice=3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3
    = alien_entered.square 24,8
blips of the group are revealed where they stand even in sight of marines
    AIRLOCK a 7,5 E; S1 8,3 S; B1 8,2 2 | phase=aliens
    | dice=4 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3
    = first blip_revealed.how brood; stealers 8,3 S 8,4 S 8,5 W
a blip that causes the test is revealed and its stealers come into sight
    # S6 effect 3: it counts as unactivated; both have all their AP.
    AIRLOCK a 3,5 E; B1 8,1 2 | phase=aliens
    | dice=5 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3
    = blip_revealed.blip B1; blip_revealed.how brood; stealers 4,5 W 5,5 W
five aliens succeed whatever the die
    AIRLOCK a 7,5 E; S1 8,3 S; S2 8,2 S; S3 8,1 S; B1 E1 1; B2 E1 1 | phase=aliens | dice=1 3*48
    = first brood_tested.number 5; first brood_tested.die 1; first brood_tested.score 6; first brood_tested.needs 6
    = first brood_tested.outcome brood_success
where there is no room they stay lurking unactivated
    AIRLOCK a 8,5 S; S1 8,1 S; S2 8,2 S; B1 E1 2 | phase=aliens | group=["B1"] | brood=["B1"] | acted=["S1", "S2"]
    | agenda=["group_lurking_blips"]
    = S3 E1; S4 E1; state acted 3; state group 0
where the entry square burns they stay lurking
    AIRLOCK a 8,5 S; B1 E1 1 | phase=aliens | burning=["8,1"] | group=["B1"] | brood=["B1"]
    | agenda=["group_lurking_blips"]
    = S1 E1
a dormant broodlord counts and does not come
    AIRLOCK a 7,5 E; S1 8,3 S; B1 8,1 broodlord | phase=aliens | dice=4 3*48
    | mission={"special": "dormant = broodlord 2",
    "aliens": "start_blips = 0;;reinforcement = 0;;blip_pool = 1x9;;broodlord = placed;;placed = broodlord@8,1"}
    = first brood_tested.number 2; B1 8,1
"""


@pytest.mark.parametrize("story", params(STORIES))
def test_stories(story: Story) -> None:
    check(story)


def test_of_two_free_squares_as_close_one_is_drawn_by_lot() -> None:
    rows = ["####E####", "#.......#", "#.#####.#", "#...M...#", "#########"]
    position: dict[str, Json] = {
        "mission": {"text": drawn(rows)},
        "marines": {"m": "4,3 S"},
        "aliens": {"S1": "4,1 S", "S2": "E1"},
        "phase": "aliens",
        "acted": ["S1"],
        "group": ["S2"],
        "brood": ["S2"],
        "agenda": ["group_lurking_stealers"],
    }
    entered = set()
    for seed in range(6):
        game = Game(RULES, RULES.place(position, seed_of("lot")), Source(seed_of(f"lot {seed}"))).start()
        entered |= {str(event["square"]) for event in Stage(game).tell("alien_entered")}
    assert entered == {"3,1", "5,1"}


@pytest.mark.rule("OVW-3", "DOR-5")
def test_other_minds_may_close_doors() -> None:
    state = stage(AIRLOCK, {"a": "9,5 E overwatch"}, {"S1": "14,5 W"}, open=["13,5"]).state
    state.acting, state.ap_left, state.agenda = Alien(0), 6, []
    door = state.board.numbers[13, 5]
    alien_uses_door(state, Alien(0), door)
    assert state.closed >> door & 1
    assert [task[0] for task in state.agenda] == ["overwatch_door", "reaction"]


@pytest.mark.rule("OVW-3")
def test_what_a_dead_alien_did_at_a_door_can_still_be_answered() -> None:
    """Its number is taken off the agenda: another stealer may get it."""
    t = stage(AIRLOCK, {"a": "9,5 E overwatch"}, {"S1": "14,5 W"}, open=["13,5"])
    state, alien = t.state, Alien(0)
    square, door = state.place[alien], state.board.numbers[13, 5]
    state.acting, state.ap_left, state.agenda = alien, 6, []
    alien_uses_door(state, alien, door)
    kill_alien(state, alien)
    assert state.agenda == [overwatch_door.later(NO_ALIEN, door), reaction.later(NO_ALIEN, square, door)]
    again = RULES.place(RULES.write(state) | {"phase": "aliens"}, seed_of("any"))
    assert again.agenda == state.agenda


# ---------------------------------------------------------------------- lurkers whose path is seen


OPEN = ("13,5", "15,7")


def past_the_watch(
    aliens: dict[str, str], lurking: str, dice: str = "1", *, opened: Sequence[str] = OPEN, burning: Sequence[str] = ()
) -> Stage:
    """A marine looks through the door at 13,5; from E3 the sixth AP steps into it, the seventh if 15,7 is closed."""
    return stage(
        AIRLOCK,
        {"a": "12,5 E"},
        aliens,
        phase="aliens",
        dice=dice,
        settings={"lurking": lurking},
        open=[*opened],
        burning=[*burning],
        acted=["S9"] if "S9" in aliens else [],
        agenda=["next_alien"],
    )


@pytest.mark.rule("A34", "A7")
@pytest.mark.parametrize("alien", [{"B1": "E3 1"}, {"S1": "E3"}])
def test_a_lurker_whose_path_enters_sight_makes_the_test_of_its_entrys_section(alien: dict[str, str]) -> None:
    """The entry square is out of sight in both readings; what its AP pay for beyond it counts in one."""
    t = past_the_watch(alien, "path")
    (test,) = t.tell("brood_tested")
    (name,) = alien
    assert (test["alien"], test["section"], test["number"]) == (name, "8", 1)
    assert (t.stops(), t.alien(name)[:4]) == ({name: ("sight", 1)}, "14,6")
    before = past_the_watch(alien, "entry", dice="")
    assert (before.stops(), before.aliens(), before.told("brood_tested")) == (t.stops(), t.aliens(), [])


@pytest.mark.rule("A34", "A10")
def test_lurkers_that_break_out_come_into_sight_with_all_their_points() -> None:
    t = past_the_watch({"B1": "E3 2", "S1": "E3"}, "path", dice="4 " + TIES)
    assert [event["left"] for event in t.tell("alien_entered")] == [6, 6, 6]
    assert (t.tell("brood_tested")[0]["number"], t.on_board()[0]) == (2, "13,5 W")


@pytest.mark.rule("A34")
@pytest.mark.parametrize("alien", [{"B1": "E3 1"}, {"S1": "E3"}])
def test_what_its_points_do_not_pay_for_does_not_block_a_lurker(alien: dict[str, str]) -> None:
    """With the door in its way closed the seventh AP would step into sight."""
    t = past_the_watch(alien, "path", dice="", opened=["13,5"])
    assert (t.told("brood_tested"), t.stops()) == ([], {next(iter(alien)): ("no_ap", 0)})


@pytest.mark.rule("A34")
@pytest.mark.parametrize("alien", [{"B1": "E3 1"}, {"S1": "E3"}])
def test_a_lurker_that_cannot_enter_is_not_blocked_by_sight(alien: dict[str, str]) -> None:
    """The entry square itself is the first passing obstacle: S9 stands on it, or it burns."""
    (name,) = alien
    taken = past_the_watch(alien | {"S9": "15,10 N"}, "path", dice="")
    assert (taken.told("brood_tested"), taken.stops()) == ([], {name: ("entry_taken", 6)})
    burning = past_the_watch(alien, "path", dice="", burning=["15,10"])
    assert (burning.told("brood_tested"), burning.stops()) == ([], {name: ("entry_burning", 6)})


@pytest.mark.rule("A34", "A21")
def test_a_lurking_stealer_tells_whom_it_goes_for_before_the_test_and_keeps_him() -> None:
    t = past_the_watch({"S1": "E3"}, "path")
    names = [
        event.name for _, event in t.game.events if event.name in ("alien_targets", "brood_tested", "alien_entered")
    ]
    assert names == ["alien_targets", "brood_tested", "alien_entered"]
