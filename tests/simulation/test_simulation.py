"""A server under accidents, a thousand table-hours in less than a minute; each planted fault is found.

A failure says how to repeat it step by step, also under a debugger.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator

import pytest

from tests.simulation.faults import FAULTS
from tests.simulation.stories import STORIES, play
from tests.simulation.world import World

TIMES = int(os.environ.get("VOIDLOCK_GAMES", "1"))
"""`VOIDLOCK_GAMES=20` simulates twenty times as long."""

# What a killed process was doing fails when its memory is freed.
pytestmark = [
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.filterwarnings("ignore:coroutine .* was never awaited:RuntimeWarning"),
]


@pytest.fixture(autouse=True)
def freed() -> Iterator[None]:
    yield
    gc.collect()


@pytest.mark.parametrize("number", range(4 * TIMES))
def test_nothing_is_lost_doubled_or_shown_wrong(number: int) -> None:
    assert play("hours", number) > 500


@pytest.mark.parametrize("number", range(8 * TIMES))
def test_many_accidents(number: int) -> None:
    assert play("accidents", number) > 50


@pytest.mark.parametrize("servers", [1, 2])
def test_a_seed_is_one_story(servers: int) -> None:
    one, again = (World("same", 2, servers=servers, pause=30, accident=60) for _ in range(2))
    assert one.run(1) == again.run(1)
    assert one.disk.logs == again.disk.logs


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    fault(monkeypatch)
    with pytest.raises(AssertionError) as found:
        for number in range(24):
            play("faults", number)
    assert f"tests.simulation {[*STORIES][-1]} " in found.value.__notes__[0]
    print(found.value, *found.value.__notes__)
