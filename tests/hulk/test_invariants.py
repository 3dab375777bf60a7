"""What always holds of a position: the check notices every way in which it does not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.hulk.boards import AIRLOCK, RESCUE
from tests.hulk.stage import stage
from voidlock.games.hulk.facts import FIRST_BLIP, LORD, LORD_VALUE
from voidlock.games.hulk.files.invariants import violations
from voidlock.games.hulk.numbers import Marine, Square
from voidlock.games.hulk.state import LEFT, OUT, State, carried_by

FLAMER = "heavy_flamer power_fist"


def sound() -> State:
    """A flamer, a librarian and one who is dead; a stealer, a blip, the Broodlord and the device."""
    t = stage(
        RESCUE,
        {"a": f"28,15 E {FLAMER}", "b": "27,15 E librarian storm_bolter force_axe", "c": "26,15 E"},
        {"S1": "21,2 S", "B1": "21,3 2", "broodlord": "21,4 S"},
        mission={
            "special": "object = cat@30,15",
            "aliens": "start_blips = 0;;reinforcement = 0;;blip_pool = 1x9 2x4 3x9;;broodlord = yes",
        },
    )
    t.state.occupied &= ~(1 << t.state.where[2])
    t.state.at[t.state.where[2]] = 0
    t.state.where[2] = Square(OUT)
    assert violations(t.state) == []
    return t.state


def floor(state: State) -> int:
    return len(state.board.squares)


def entries(state: State) -> int:
    return len(state.board.entry_squares)


def overwatch_and_guard(state: State) -> None:
    state.overwatch = state.guard = 2


Break = Callable[[State], object]

BREAKS: dict[str, list[Break]] = {
    "piece_nowhere": [
        lambda state: state.where.__setitem__(0, Square(floor(state))),
        lambda state: state.where.__setitem__(0, Square(LEFT - 1)),
        lambda state: state.place.__setitem__(0, Square(floor(state))),
        lambda state: state.place.__setitem__(0, Square(OUT - 1 - entries(state))),
    ],
    "square_shared": [
        lambda state: state.where.__setitem__(1, state.where[0]),
        lambda state: state.place.__setitem__(0, state.where[0]),
        lambda state: state.place.__setitem__(0, state.place[FIRST_BLIP]),
    ],
    "board_disagrees": [
        lambda state: state.at.__setitem__(state.where[0], 0),
        lambda state: setattr(state, "occupied", 0),
    ],
    "piece_in_a_door": [lambda state: setattr(state, "barriers", 1 << state.where[0])],
    "marker_on_nobody": [
        lambda state: setattr(state, "overwatch", 4),
        lambda state: setattr(state, "guard", 4),
        lambda state: setattr(state, "jammed", 4),
    ],
    "overwatch_and_guard": [overwatch_and_guard],
    "points_out_of_range": [
        lambda state: state.ammo.__setitem__(0, -1),
        lambda state: state.ammo.__setitem__(0, state.board.mission.special.flamer_ammo + 1),
        lambda state: state.ammo.__setitem__(1, 1),
        lambda state: state.psi.__setitem__(1, -1),
        lambda state: state.ap.__setitem__(0, -1),
    ],
    "command_out_of_range": [
        lambda state: setattr(state, "cp", -1),
        lambda state: setattr(state, "cp_spent", -1),
    ],
    "alien_not_there": [
        lambda state: setattr(state, "acted", 2),
        lambda state: setattr(state, "brood", 2),
        lambda state: setattr(state, "group", 2),
        lambda state: setattr(state, "old", 2),
        lambda state: setattr(state, "exposed", 1),
        lambda state: setattr(state, "exposed", 1 << FIRST_BLIP + 1),
    ],
    "blips_not_complete": [lambda state: state.pool.pop(), lambda state: state.used.append(1)],
    "lord_there_twice": [
        lambda state: state.pool.append(LORD_VALUE),
        lambda state: setattr(state, "lord_dead", True),
    ],
    "known_blip_missing": [lambda state: state.known.__setitem__(2, 5)],
    "door_nowhere": [
        lambda state: setattr(state, "destroyed", state.closed),
        lambda state: setattr(state, "closed", 1 << state.place[0]),
        lambda state: setattr(state, "destroyed", 1 << state.place[0]),
        lambda state: setattr(state, "bulkheads", 1 << state.place[0]),
    ],
    "object_nowhere": [
        lambda state: setattr(state, "object_at", Square(floor(state))),
        lambda state: setattr(state, "object_at", carried_by(Marine(len(state.where)))),
    ],
}


@pytest.mark.parametrize(
    ("id", "breaks"),
    [
        pytest.param(id, breaks, id=f"{id}-{place}")
        for id, every in BREAKS.items()
        for place, breaks in enumerate(every)
    ],
)
def test_what_is_wrong_is_noticed(id: str, breaks: Break) -> None:
    state = sound()
    breaks(state)
    assert id in [reason.id for reason in violations(state)], violations(state)


def test_on_the_edge_of_what_can_be() -> None:
    """The last entry area, one who has left, a full flamer, no command points."""
    state = sound()
    for place in (state.place[LORD], state.where[1]):
        state.at[place], state.occupied = 0, state.occupied & ~(1 << place)
    state.place[LORD] = Square(OUT - entries(state))
    state.where[1] = Square(LEFT)
    state.ammo[0] = state.board.mission.special.flamer_ammo
    state.cp = state.cp_spent = state.psi[1] = state.ap[0] = 0
    state.known[2] = [*state.pool, 2].count(2)
    assert violations(state) == []


def test_without_an_object_in_the_mission_there_is_none() -> None:
    state = stage(AIRLOCK, {"a": "1,5 E"}).state
    assert violations(state) == []
    state.object_at = Square(0)
    assert [reason.id for reason in violations(state)] == ["object_nowhere"]
