"""Section 16: how the game is won and lost."""

import pytest

from tests.stage import Stage, stage
from tests.stories import Story, stories
from voidlock.games.angel.facts import LOCATIONS, SETUPS

NONE_LEFT = {"left": 0, "right": 0}
FINAL = ["genestealer_lair", "launch_control_room", "toxin_pumping_station"]


@pytest.mark.rule("R-16.1")
def test_the_final_location_is_the_last_card_of_the_location_deck() -> None:
    assert [location.id for location in LOCATIONS if location.final] == FINAL
    assert [location.id for location in LOCATIONS if location.tier == "4"] == FINAL
    assert all(setup.tiers[-1] == "4" and setup.tiers.count("4") == 1 for setup in SETUPS)


@pytest.mark.rule("R-16.1", "R-16.2")
@pytest.mark.parametrize("location", LOCATIONS, ids=lambda location: location.id)
def test_clearing_formation_and_piles_wins_only_there(location: object) -> None:
    place = next(fact for fact in LOCATIONS if fact is location)
    t = stage("leon<", L1="claw", location=place.id, piles=NONE_LEFT, play="full_auto", dice=[1])
    t.answer("attack:leon:L1")
    assert t.result == ("win" if place.final else "")


def cornered(*, piles: object = NONE_LEFT, dice: list[int], play: str = "full_auto", **position: object) -> Stage:
    """Leon and Valencio at the Launch Control Room."""
    return stage(
        "leon<, valencio<",
        play=play,
        event="",
        agenda=None,
        dice=dice,
        location="launch_control_room",
        piles=piles,
        **position,
    )


@stories(
    *(
        Story("not while a Genestealer is left in the formation or a pile", "R-16.2")
        .on(cornered, L1=here, R2=there, piles={"left": left, "right": right}, dice=[1])
        .answer("attack:leon:L1")
        .sees(result="")
        for here, there, left, right in [
            ("claw claw", "", 0, 0),
            ("claw", "head", 0, 0),
            ("claw", "", 1, 0),
            ("claw", "", 0, 1),
        ]
    ),
    # Leon has two more attacks and Valencio his; Lead by Example's token is not asked for.
    Story("nothing that was still to be resolved happens", "R-16.2")
    .on(cornered, L1="claw", dice=[1])
    .answer("attack:leon:L1")
    .ends(result="win"),
    Story("the last card of the formation slain by an event wins", "R-16.3")
    .on(stage, "gideon<", L1="claw", location="launch_control_room", piles=NONE_LEFT, event="for_my_battle_brothers")
    .sees(result="win", times={"round_began": 0}),
    Story("shuffling the last of the formation into an empty pile does not win", "R-16.5", "H-24")
    .on(stage, "lorenzo<", L1="claw", location="launch_control_room", piles=NONE_LEFT, play="intimidation", dice=[5])
    .stand_still()
    .answer("roll", "pile:left")
    .sees(genestealers=0, pile={"left": ["claw"]}, result=""),
    Story("spawning the last card of the piles does not win", "R-16.5", "H-24")
    .on(
        stage,
        "gideon<",
        location="launch_control_room",
        terrain={"corridor": "L1"},
        piles={"left": "head", "right": 0},
        agenda=["spawn_box secret_route 1"],
    )
    .sees(swarms={"L1": "head"}, pile={"left": []}, result=""),
)
def test_end_of_the_game(story: Story) -> None:
    story.play()
