"""Game files with something wrong in them: a game or a FileError, never anything else."""

import json
import os
import random
from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.breaking import break_somewhere, game_or_file_error
from tests.playthroughs.games import data_of
from tests.random_play.play import GAMES, play, started
from tests.random_play.policies import careful
from voidlock.angel import RULES, State
from voidlock.engine import FileError, Game, Json, load, save

FILES = int(os.environ.get("VOIDLOCK_BROKEN_FILES", "200"))
"""How many are tried; `VOIDLOCK_BROKEN_FILES=20000` tries more, and others each time."""


@cache
def files() -> list[str]:
    """Whole games, games in the middle, and positions of the start of a round."""
    data = [data_of("solo"), data_of("six")]
    for players in (1, 2, 5):
        kept: list[dict[str, Json]] = []
        game = play(started("late", players, 3), careful, random.Random(3), keeper(kept))
        data += [kept[len(kept) // 3], save(game)]
        data += [{"voidlock": 1, "seed": "1", "position": RULES.write(state)} for _, state in game.rounds]
    return [json.dumps(one) for one in data]


def keeper(kept: list[dict[str, Json]]) -> Callable[[Game[State]], None]:
    return lambda game: kept.append(save(game))


NAMES = ("", "?", "leon", "leon< 3", "claw", "door", "L1", "R12", "red", "die 9", "undo 3", "back 1 stop", "1 stop")
TASKS = (
    *(
        "read_event",
        "event_ability",
        "discard_event",
        "move_swarms",
        "swarm_attack L1",
        "swarm_attack R12",
        "next_swarm",
    ),
    *("travel_check", "next_location", "fill_piles", "enter", "support red", "attackers grey", "activate blue"),
    *("attack_again leon 2 full_auto", "paid_attacks overwatch", "spawn_box evasion 1", "teleport leon teleportarium"),
    *("choose_actions", "share_teams 0", "deal_formation", "after_action strategize", "end_round"),
)
ODD: st.SearchStrategy[Json] = st.one_of(
    st.none(),
    st.booleans(),
    st.floats(),
    st.integers(-3, 40),
    st.just(10**30),
    st.sampled_from(NAMES),
    st.text(max_size=12),
    st.lists(st.sampled_from(["leon", "claw", "yellow", 1]), max_size=3),
    st.dictionaries(st.sampled_from(["left", "L1", "card", "red"]), st.integers(0, 9), max_size=2),
)


@settings(
    max_examples=FILES,
    deadline=None,
    derandomize="VOIDLOCK_BROKEN_FILES" not in os.environ,
    suppress_health_check=[HealthCheck.too_slow],
)
@given(st.data())
def test_a_game_or_a_file_error(data: st.DataObject) -> None:
    file = json.loads(data.draw(st.sampled_from(files())))
    if "position" in file and data.draw(st.booleans()):
        file["position"]["agenda"] = data.draw(st.lists(st.sampled_from(TASKS), min_size=1, max_size=3))
    break_somewhere(file, data, ODD)
    game_or_file_error(file, GAMES)


@pytest.mark.parametrize(
    "agenda", ["read_event", "swarm_attack R12", "spawn_box evasion 7", "support red", "next_location"]
)
def test_an_agenda_that_does_not_fit(agenda: str) -> None:
    position: dict[str, Json] = {"formation": ["leon<", "valencio>"], "ahead": [], "agenda": [agenda]}
    with pytest.raises(FileError):
        load({"voidlock": 1, "game": "angel", "position": position}, GAMES)
