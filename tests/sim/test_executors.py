"""What holds of whoever plays the games: local processes, and a real Ray (`make cluster` installs Ray and runs it)."""

from __future__ import annotations

import logging
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.bots.persons import persons
from tests.sim.settings import of_angel
from voidlock.bots.chair import FaultyBot
from voidlock.bots.names import BotRefused
from voidlock.sim.command import executor_for
from voidlock.sim.play import Settings
from voidlock.sim.processes import Processes, WorkerLost
from voidlock.sim.run import Executor, InProcess, run
from voidlock.sim.written import tally_data

pytestmark = pytest.mark.slow

Crew = Callable[[int], Executor]
"""An executor of so many workers."""

SETTINGS = of_angel(2, "draft", ("random", "random"), "run")


@pytest.fixture(scope="module")
def ray_crew() -> Iterator[Crew]:
    """One Ray for many tests: starting it takes seconds. It leaves files behind, whose path must be short."""
    ray = pytest.importorskip(
        "ray", reason="Ray is not installed: nothing is played on a cluster (make cluster does that)"
    )
    with (
        tempfile.TemporaryDirectory(prefix="v", ignore_cleanup_errors=True) as folder,
        pytest.MonkeyPatch.context() as m,
    ):
        m.setenv("RAY_TMPDIR", folder)
        m.setenv("RAY_USAGE_STATS_ENABLED", "0")
        ray.init("local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
        yield lambda jobs: executor_for(jobs, 1000, "local")
        assert ray.is_initialized(), "a Ray that was there before stays"
        ray.shutdown()


@pytest.fixture(params=["processes", pytest.param("ray", marks=pytest.mark.cluster)])
def crew(request: pytest.FixtureRequest) -> Crew:
    if request.param == "processes":
        return Processes
    found: Crew = request.getfixturevalue("ray_crew")
    return found


def of(bot: str, *, strict: bool = False, limit: float = 30.0) -> Settings:
    return of_angel(1, "draft", (bot,), "run", strict, limit)


def equal_to_here(settings: Settings, games: int, executor: Executor) -> bool:
    outcome = run(settings, games, executor)
    return outcome.complete and tally_data(outcome.tally) == tally_data(run(settings, games, InProcess()).tally)


@pytest.mark.parametrize("jobs", [1, 3])
def test_result_does_not_depend_on_who_plays(crew: Crew, jobs: int) -> None:
    assert equal_to_here(SETTINGS, 60, crew(jobs))


def test_finds_a_bot_by_a_relative_path(crew: Crew, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    persons(tmp_path, "First")
    monkeypatch.chdir(tmp_path)
    assert equal_to_here(of("persons.py:First"), 4, crew(2))


def test_worker_that_dies_loses_no_game(crew: Crew, tmp_path: Path) -> None:
    outcome = run(of(persons(tmp_path, "DiesOnce")), 4, crew(2))
    assert (outcome.tally.games, outcome.tally.faults) == (4, 0)
    assert sum(outcome.tally.numbers["rounds"].values()) == 4


def test_bot_that_always_kills_its_worker_ends_the_run(crew: Crew, tmp_path: Path) -> None:
    with pytest.raises(WorkerLost) as lost:
        run(of(persons(tmp_path, "Dies")), 4, crew(1))
    assert lost.value.chunk == (0, 1)


def test_strict_fault_stops_the_run(crew: Crew, tmp_path: Path) -> None:
    with pytest.raises(FaultyBot) as faulty:
        run(of(persons(tmp_path, "Raises"), strict=True), 4, crew(1))
    assert (faulty.value.fault.kind, faulty.value.game) == ("raised", 0)
    assert faulty.value.fault.detail.startswith("ZeroDivisionError: all is lost (persons.py, line ")


@pytest.mark.parametrize(("bot", "limit"), [("Raises", 30.0), ("Leaves", 30.0), ("Hangs", 0.1)])
def test_faulty_bot_loses_its_seat(crew: Crew, tmp_path: Path, bot: str, limit: float) -> None:
    outcome = run(of(persons(tmp_path, bot), limit=limit), 3, crew(2))
    assert (outcome.tally.games, outcome.tally.faults) == (3, 3)


def test_unknown_bot_is_refused(crew: Crew) -> None:
    with pytest.raises(BotRefused):
        run(of("nobody"), 4, crew(1))
