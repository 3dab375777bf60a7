"""The Void Locks: Setup Locations without an ability that settle spawn sizes, Terrain, piles and the way ahead."""

import pytest

from tests.cards.locations.arrival import TWELVE, lies, marines
from tests.stage import Stage, stage
from tests.stories import Story, stories
from voidlock.games.angel.facts import LOCATION_NAMES, LOCATIONS

LOCKS = ["void_lock_6", "void_lock_8", "void_lock_10", "void_lock_12"]


def begin(number: int, lock: str) -> Stage:
    """So many Marines at a Void Lock as it is laid out."""
    return stage(marines(number), location=lock, terrain=None, agenda=["travel_check"])


@stories(
    *(
        Story(f"their terrain: {lock} {number}", "R-14.5").on(begin, number, lock).sees(layout=lies(layout))
        for lock, number, layout in [
            ("void_lock_6", 6, "door:L1 dark_corner:L3 ventilation_duct:R4 corridor:R5"),
            ("void_lock_8", 8, "door:L1 dark_corner:L3 ventilation_duct:R5 corridor:R7"),
            ("void_lock_10", 10, "door:L2 dark_corner:L4 ventilation_duct:R6 corridor:R8"),
            ("void_lock_12", 12, "door:L2 dark_corner:L5 ventilation_duct:R7 corridor:R10"),
        ]
    ),
    # Gun Jam: a major yellow box and a minor red one.
    *(
        Story(f"they give the spawn sizes for the whole game: {players} {major} {minor}", "R-10.2", "R-14.4")
        .on(
            stage,
            TWELVE,
            players=players,
            terrain={"door": "L1", "ventilation_duct": "R12"},
            agenda=["spawn_box gun_jam 0", "spawn_box gun_jam 1"],
            location=location,
        )
        .sees(size={"L1": major, "R12": minor})
        for location in [None, "munitorium", "toxin_pumping_station"]
        for players, major, minor in [(1, 2, 1), (2, 3, 1), (3, 5, 3), (4, 3, 1), (5, 4, 2), (6, 5, 3)]
    ),
)
def test_void_locks(story: Story) -> None:
    story.play()


@pytest.mark.rule("R-6.17", "H-12")
@pytest.mark.parametrize("lock", LOCKS)
def test_no_ability(lock: str) -> None:
    assert LOCATIONS[LOCATION_NAMES.index(lock)].ability == ""
    t = stage("gideon<", location=lock, terrain={"control_panel": "L1"}, play="run_and_gun")
    t.answer("stop")
    t.nothing_left_to_ask()
