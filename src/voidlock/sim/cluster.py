"""Executor on Ray, on this machine or a cluster. Only `--cluster` imports this.

Every machine needs the same version of Voidlock, and custom bots under the same path. Each worker checks that before it
plays, because results of another version or bot must not be mixed in.
"""

from __future__ import annotations

import json
import logging
import os
import platform
import socket
import sys
from contextlib import ExitStack, redirect_stdout, suppress
from dataclasses import replace
from functools import cached_property
from pathlib import Path

import ray

from voidlock.engine import Json

from .games import play_chunk
from .play import Chunk, Done, Settings
from .processes import TRIES, Job, WorkerLost, processors
from .refused import SettingRefused
from .written import settings_data

LOCAL = "local"
"""The address that starts a private Ray on this machine."""

STORE = 80 * 2**20
"""Shared memory of a private Ray in bytes, near the minimum: tallies are small and bypass it."""

PATIENCE = 10.0
"""Connection timeout in seconds. Ray itself would try for minutes."""


class Cluster:
    """Runs several chunks at a time on Ray workers. A chunk whose worker is lost is retried.

    If this process has already joined a Ray cluster, that one is used and left running.
    """

    def __init__(self, address: str, jobs: int | None, games: int) -> None:
        self._address = address
        self._jobs = jobs
        self._games = games
        self._out: dict[object, Job] = {}
        self._until_closed = ExitStack()
        # Retry ourselves, as often as the process pool does.
        self._play = ray.remote(num_cpus=1, max_retries=0)(play_there)

    @cached_property
    def width(self) -> int:
        """The number of workers. Starts Ray lazily, which takes seconds: a run with nothing to play never does."""
        # Ray reports lost workers on standard output, which is for the results.
        self._until_closed.enter_context(redirect_stdout(sys.stderr))
        if not ray.is_initialized():
            self._until_closed.callback(ray.shutdown)
            self._join()
        wanted = self._jobs or int(ray.cluster_resources().get("CPU", 1))
        return max(1, min(wanted, self._games))

    def submit(self, settings: Settings, chunk: Chunk) -> None:
        self._hand_out(Job(settings, chunk, 1))

    def wait(self) -> Done:
        while True:
            (ready, *_), _ = ray.wait(list(self._out))
            job = self._out.pop(ready)
            try:
                answer = ray.get(ready)
            except ray.exceptions.RayTaskError as error:
                # Games and bots return their errors as results; this error means a machine could not even start.
                raise SettingRefused("sim_cluster_failed", why=_last_line(error)) from error
            except ray.exceptions.RayError:
                if job.tries == TRIES:
                    raise WorkerLost(job.chunk) from None
                self._hand_out(job._replace(tries=job.tries + 1))
                continue
            if isinstance(answer, Exception):
                raise answer
            assert isinstance(answer, Done)
            return answer

    def close(self) -> None:
        """Leave Ray, which ends our workers; on a shared Ray they finish their chunks, which are discarded.

        `ray.cancel` does not help: on a chunk that is just returning it can crash this process (Ray 2.60).
        """
        self._out.clear()
        self._until_closed.close()

    def _hand_out(self, job: Job) -> None:
        known = settings_data(job.settings)
        self._out[self._play.remote(job.settings, job.chunk, known, os.getcwd())] = job

    def _join(self) -> None:
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
        # After Ctrl-C nobody waits for the chunks of dead workers; Ray would print an error for each.
        os.environ["RAY_IGNORE_UNHANDLED_ERRORS"] = "1"
        quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
        address = find_cluster(self._address)
        try:
            if address == LOCAL:
                width = min(self._jobs or processors(), self._games)
                ray.init(LOCAL, num_cpus=width, include_dashboard=False, object_store_memory=STORE, **quiet)
            else:
                _knock(address)
                ray.init(address, **quiet)
        except (OSError, ValueError, RuntimeError, ray.exceptions.RayError) as error:
            why = _last_line(error)
            if address == LOCAL:
                raise SettingRefused("sim_cluster_start", why=why) from error
            raise SettingRefused("sim_cluster_address", address=address, why=why) from error


def play_there(settings: Settings, chunk: Chunk, known: dict[str, Json], folder: str) -> Done | Exception:
    """Run a chunk on a worker: the result, or the error. `known` holds the settings as the sender read them."""
    # A bot's path may be relative to the folder of the run, if this machine has that folder.
    with suppress(OSError):
        os.chdir(folder)
    try:
        found = settings_data(replace(settings, digests=()))
        # Another version may have other fields and bots; report that first.
        for field in ("voidlock", "rules", *known):
            if found.get(field) != known[field]:
                here, there = json.dumps(known[field]), json.dumps(found.get(field))
                raise SettingRefused("sim_cluster_other", node=platform.node(), field=field, here=here, there=there)
        return play_chunk(settings, chunk)
    except Exception as error:
        return error


def find_cluster(address: str) -> str:
    """Resolve `auto` from the environment or from the file that `ray start` writes."""
    if address != "auto":
        return address
    if os.environ.get("RAY_ADDRESS"):
        return os.environ["RAY_ADDRESS"]
    folder = os.environ.get("RAY_TMPDIR") or os.environ.get("TMPDIR") or "/tmp"
    try:
        return Path(folder, "ray", "ray_current_cluster").read_text(encoding="utf-8").strip() or address
    except OSError:
        return address


def _knock(address: str) -> None:
    """Check that something listens there, if the address is a host and port."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


def _last_line(error: BaseException) -> str:
    """The informative line of a Ray error."""
    lines = str(error).strip().splitlines()
    return lines[-1].strip()[:300] if lines else type(error).__name__
