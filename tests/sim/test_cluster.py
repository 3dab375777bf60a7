"""What only a real Ray shows. `make cluster` installs Ray and runs these tests."""

from __future__ import annotations

import json
import logging
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from threading import Timer
from time import monotonic, sleep

import pytest

from tests.bots.persons import persons
from tests.saying import said
from tests.sim.settings import of_angel
from tests.sim.typed import SIM, sim, sim_apart
from voidlock.engine import Json
from voidlock.sim.command import executor_for
from voidlock.sim.play import Settings
from voidlock.sim.refused import SettingRefused
from voidlock.sim.run import run
from voidlock.sim.written import settings_data

ray = pytest.importorskip("ray", reason="Ray is not installed: nothing is played on a cluster (make cluster does that)")

pytestmark = [pytest.mark.cluster, pytest.mark.slow]

PATIENCE = 90
"""Seconds in which a Ray must have started."""

SETTINGS = of_angel(2, "draft", ("random", "random"), "cluster")


@pytest.fixture(scope="module", autouse=True)
def rays_own_folder() -> Iterator[None]:
    """Ray leaves files behind. A short path, because sockets stand in it."""
    with (
        tempfile.TemporaryDirectory(prefix="v", ignore_cleanup_errors=True) as folder,
        pytest.MonkeyPatch.context() as m,
    ):
        m.setenv("RAY_TMPDIR", folder)
        yield


@pytest.fixture(scope="module")
def started(rays_own_folder: None) -> Iterator[None]:
    """One Ray for many tests: starting it takes seconds."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    ray.init("local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    yield
    ray.shutdown()


def test_never_more_at_once_than_there_are_games(started: None) -> None:
    executor = executor_for(5, 1, "local")
    assert executor.width == 1
    executor.close()


def test_a_machine_with_another_version_is_refused(started: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def newer(settings: Settings) -> dict[str, Json]:
        return {**settings_data(settings), "voidlock": "99"}

    monkeypatch.setattr("voidlock.sim.cluster.settings_data", newer)
    with pytest.raises(SettingRefused) as refused:
        run(SETTINGS, 4, executor_for(2, 4, "local"))
    assert refused.value.reason.id == "sim_cluster_other"
    assert refused.value.reason.arguments["field"] == "voidlock"


# ---------------------------------------------------------------------- as it is typed


def test_the_command_starts_a_ray_of_its_own(tmp_path: Path) -> None:
    """A worker is killed, and still standard output holds one JSON object: that of local processes."""
    bot = persons(tmp_path, "DiesOnce")
    played = sim_apart("--games", "60", "--seed", "7", "--jobs", "2", "--bot", bot, "--cluster", "--json")
    assert played.returncode == 0, played.stderr
    assert played.stdout == sim("--games", "60", "--seed", "7", "--jobs", "1", "--bot", bot, "--json").stdout


def unreached(address: str) -> str:
    return said("reason-sim_cluster_address", address=address, why="?").partition("?")[0]


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nonsense", "ray://127.0.0.1:1"])
def test_a_cluster_that_does_not_answer_is_refused_at_once(address: str) -> None:
    start = monotonic()
    refused = sim_apart("--games", "4", "--cluster", address)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.startswith(unreached(address))
    assert "Traceback" not in refused.stderr
    assert monotonic() - start < 30


def test_a_cluster_of_which_only_a_note_is_left_is_refused_at_once(tmp_path: Path) -> None:
    note = tmp_path / "ray" / "ray_current_cluster"
    note.parent.mkdir()
    note.write_text("127.0.0.1:1")
    refused = sim_apart("--games", "4", "--cluster", "auto", RAY_TMPDIR=str(tmp_path))
    assert refused.returncode == 2
    assert refused.stderr.startswith(unreached("127.0.0.1:1"))
    named = sim_apart("--games", "4", "--cluster", "auto", RAY_ADDRESS="127.0.0.1:2")
    assert named.stderr.startswith(unreached("127.0.0.1:2"))


def test_the_command_joins_a_cluster() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    ours = Path(sys.executable).with_name("ray")
    options = ["--head", "--block", f"--port={port}", "--num-cpus=2", "--include-dashboard=false"]
    with tempfile.TemporaryDirectory(prefix="v", ignore_cleanup_errors=True) as folder:
        head = subprocess.Popen(
            [ours, "start", *options, "--disable-usage-stats"],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
            env={**os.environ, "RAY_TMPDIR": folder},
        )
        too_late = Timer(PATIENCE, head.kill)
        try:
            too_late.start()
            assert head.stdout is not None
            assert any("Ray runtime started" in line for line in head.stdout), "Ray does not start"
            too_late.cancel()
            asked = ("--games", "40", "--seed", "7", "--json")
            named = sim_apart(*asked, "--cluster", f"127.0.0.1:{port}")
            noted = sim_apart(*asked, "--cluster", "auto", RAY_TMPDIR=folder)
        finally:
            too_late.cancel()
            head.terminate()
            head.communicate(timeout=60)
        gone(head.pid)
    assert named.returncode == noted.returncode == 0, named.stderr + noted.stderr
    assert named.stdout == noted.stdout == sim(*asked, "--jobs", "1").stdout


def test_ctrl_c_leaves_results_and_nobody_running(tmp_path: Path) -> None:
    """As a terminal does, the signal goes to all processes at once."""
    path = tmp_path / "run.jsonl"
    typed = ["--games", "10000000", "--seed", "stop", "--jobs", "2", "--cluster", "--resume", str(path), "--json"]
    stopped = subprocess.Popen(
        [*SIM, *typed], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    start = monotonic()
    while not path.exists() or len(path.read_bytes().splitlines()) < 4:
        still_at_it(stopped, start)
    os.killpg(stopped.pid, signal.SIGINT)
    out, error = stopped.communicate(timeout=60)
    assert stopped.returncode == 130, error
    assert error == ""
    told = json.loads(out)
    assert told["complete"] is False
    assert told["games"] > 0
    kept = [json.loads(line)["tally"] for line in path.read_bytes().splitlines()[1:]]
    assert told["games"] == sum(tally["games"] for tally in kept)
    assert told["answers"] == sum(tally["answers"] for tally in kept)
    asked = ("--games", str(told["games"]), "--seed", "stop", "--json")
    assert sim_apart(*asked, "--resume", str(path)).stdout == sim(*asked, "--jobs", "1").stdout
    gone(stopped.pid)


def test_ctrl_c_while_ray_starts(tmp_path: Path) -> None:
    stopped = subprocess.Popen(
        [*SIM, "--games", "1000", "--seed", "stop", "--jobs", "2", "--cluster", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    start = monotonic()
    while len(session(stopped.pid)) < 2:
        still_at_it(stopped, start)
    os.killpg(stopped.pid, signal.SIGINT)
    out, error = stopped.communicate(timeout=60)
    assert stopped.returncode == 130, error
    assert json.loads(out)["games"] == 0
    gone(stopped.pid)


def still_at_it(process: subprocess.Popen[str], start: float) -> None:
    """Wait a little for a process that has not ended, nor taken too long."""
    if process.poll() is not None or monotonic() - start > PATIENCE:
        process.kill()
        pytest.fail(str(process.communicate()))
    sleep(0.05)


def session(leader: int) -> list[int]:
    """The processes that were started by this one, at however many removes."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                if os.getsid(int(entry.name)) == leader:
                    found.append(int(entry.name))
            except ProcessLookupError:
                pass
    return found


def gone(leader: int) -> None:
    for _ in range(100):
        if not session(leader):
            return
        sleep(0.1)
    pytest.fail("a process is still there")
