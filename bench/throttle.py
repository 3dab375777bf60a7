"""Throttle: gives a group of processes a fixed share of a processor core, by stopping them for the rest of each period.

With it, a server that has too little processor time can be measured where the benchmark's own processes have enough.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress

from bench.served import processor_time

PERIOD = 0.1
"""Seconds: the kernel counts processor time in hundredths."""

LOOK_EVERY = 0.005


@contextmanager
def throttled(share: float, groups: Sequence[Callable[[], list[int]]]) -> Iterator[None]:
    """As long as this lasts, each group of processes gets at most this share of a core."""
    ended = threading.Event()
    threads = [threading.Thread(target=_throttle, args=(share, group, ended)) for group in groups]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        ended.set()
        for thread in threads:
            thread.join()


def _throttle(share: float, group: Callable[[], list[int]], ended: threading.Event) -> None:
    processes = group()
    began, used = time.perf_counter(), _used(processes)
    while not ended.wait(LOOK_EVERY):
        owed = (_used(processes) - used) / share - (time.perf_counter() - began)
        if owed > 0:
            _signal(processes, signal.SIGSTOP)
            ended.wait(min(PERIOD, owed))
            _signal(processes, signal.SIGCONT)


def _used(processes: Sequence[int]) -> float:
    return sum([processor_time(process) for process in processes])


def _signal(processes: Sequence[int], number: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, number)
