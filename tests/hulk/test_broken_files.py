"""A broken file of Space Hulk is a game or a file error, never a crash."""

from __future__ import annotations

import json
import os
import random
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.breaking import break_somewhere, game_or_file_error
from tests.hulk.policies import GAMES, careful, play
from voidlock import hulk
from voidlock.engine import FileError, Game, Json, load, save
from voidlock.games.hulk.state.tasks import TASKS
from voidlock.hulk import RULES

FILES = int(os.environ.get("VOIDLOCK_BROKEN_FILES", "150"))


@cache
def files() -> list[str]:
    """Whole games, games in the middle, and positions at the start of turns."""
    data: list[dict[str, Json]] = []
    for mission in ("airlock-nine", "the-nest", "rescue"):
        kept: list[dict[str, Json]] = []

        def each(game: Game[hulk.State], kept: list[dict[str, Json]] = kept) -> None:
            kept.append(save(game))
            if game.state.agenda and len(kept) % 9 == 0:
                kept.append({"voidlock": 1, "game": "hulk", "position": RULES.write(game.state)})

        play(hulk.new(mission, seed=5), careful, random.Random(5), each)
        data += [kept[len(kept) // 3], kept[-1], *[one for one in kept if "position" in one][:6]]
    return [json.dumps(one) for one in data]


NAMES = (
    "",
    "?",
    "sgt",
    "dead",
    "3,5",
    "3,5 E",
    "99,99",
    "E1",
    "E1 2",
    "S1",
    "B1",
    "broodlord",
    "closed",
    "die 9",
    "1 end",
)
TASK_NAMES = sorted({*TASKS.steps, *TASKS.scripts})
WORDS = ("sgt", "S1", "B1", "8,5", "13,5", "-", "0", "S1+S2", "broodlord", "1")
ODD: st.SearchStrategy[Json] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 40),
    st.just(10**30),
    st.sampled_from(NAMES),
    st.text(max_size=12),
    st.lists(st.sampled_from(["sgt", "S1", "8,5", 1, 3]), max_size=3),
    st.dictionaries(st.sampled_from(["at", "facing", "value", "S1", "B1"]), st.sampled_from(NAMES), max_size=2),
)


@st.composite
def agendas(draw: st.DrawFn) -> list[str]:
    lines = []
    for _ in range(draw(st.integers(1, 3))):
        name = draw(st.sampled_from(TASK_NAMES))
        words = draw(st.lists(st.sampled_from(WORDS), max_size=3))
        lines.append(" ".join([name, *words]))
    return lines


@settings(
    max_examples=FILES,
    deadline=None,
    derandomize="VOIDLOCK_BROKEN_FILES" not in os.environ,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.large_base_example, HealthCheck.data_too_large],
)
@given(st.data())
def test_a_game_or_a_file_error(data: st.DataObject) -> None:
    file = json.loads(data.draw(st.sampled_from(files())))
    if "position" in file and data.draw(st.booleans()):
        file["position"]["agenda"] = data.draw(agendas())
    break_somewhere(file, data, ODD)
    game_or_file_error(file, GAMES)


@pytest.mark.parametrize(
    "agenda",
    ["stealer_acts S1", "blip_acts S1", "overwatch_fire S1 -", "activation sgt", "deploy_squad 0", "reaction - 8,5"],
)
def test_an_agenda_that_does_not_fit(agenda: str) -> None:
    position: dict[str, Json] = {"mission": "airlock-nine", "agenda": [agenda]}
    with pytest.raises(FileError):
        load({"voidlock": 1, "game": "hulk", "position": position}, GAMES)
