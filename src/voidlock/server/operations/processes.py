"""CPU time and memory of the server and of its child processes, from /proc where there is one."""

from __future__ import annotations

import multiprocessing
import os
from pathlib import Path
from typing import NamedTuple

from prometheus_client import Metric

from .metrics import family

AFTER_NAME = 2
"""The fields of /proc/PID/stat after the name count from here (proc(5))."""

USER, SYSTEM, RESIDENT = 13, 14, 23
"""Fields of /proc/PID/stat, counted from 0: clock ticks in user and kernel mode, and resident pages."""


class Usage(NamedTuple):
    """What a process has used."""

    cpu: float
    memory: float


def usage(process: int) -> Usage | None:
    """CPU seconds and bytes of memory of a process; None if it is gone or the system does not tell."""
    try:
        text = Path(f"/proc/{process}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return None
    # The name is in brackets and may contain spaces.
    fields = text.rpartition(")")[2].split()
    user, system, pages = [int(fields[field - AFTER_NAME]) for field in (USER, SYSTEM, RESIDENT)]
    return Usage((user + system) / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE"))


def process_families(name: str) -> list[Metric]:
    """The usage of this process, under this name, and of every process it has started with multiprocessing."""
    children = [(child.name, child.pid) for child in multiprocessing.active_children() if child.pid is not None]
    found = [(label, usage(process)) for label, process in [(name, os.getpid()), *children]]
    cpu = family("process_cpu_seconds_total", "CPU time used, by process.", "process")
    memory = family("process_memory_bytes", "Resident memory, by process.", "process")
    for label, used in found:
        if used is not None:
            cpu.add_metric([label], used.cpu)
            memory.add_metric([label], used.memory)
    return [cpu, memory]
