"""CPU time and memory of the server and of its child processes, from /proc where there is one."""

from __future__ import annotations

import multiprocessing
import os
from typing import NamedTuple

from prometheus_client import Metric, ProcessCollector

from .metrics import family


class Usage(NamedTuple):
    """What a process has used."""

    cpu: float
    memory: float


def usage(process: int) -> Usage | None:
    """CPU seconds and bytes of memory of a process; None if it is gone or the system does not tell."""
    families = ProcessCollector(pid=lambda: process, registry=None).collect()
    found = {sample.name: sample.value for family in families for sample in family.samples}
    if "process_cpu_seconds_total" not in found:
        return None
    return Usage(found["process_cpu_seconds_total"], found["process_resident_memory_bytes"])


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
