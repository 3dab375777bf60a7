"""Process pool that plays chunks and retries those of crashed workers."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import NamedTuple

from .games import play_chunk
from .play import Chunk, Done, Settings

TRIES = 3
"""Attempts per chunk before the run gives up: the system may have killed a process."""

# Spawn on every system: a new interpreter inherits no threads, locks or open files.
CONTEXT = multiprocessing.get_context("spawn")


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class WorkerLost(Exception):
    """Every attempt at the same chunk crashed its process."""

    def __init__(self, chunk: Chunk) -> None:
        super().__init__(chunk)
        self.chunk = chunk


class Job(NamedTuple):
    """A chunk in progress and its number of attempts."""

    settings: Settings
    chunk: Chunk
    tries: int


class Processes:
    """A pool of `width` processes with one chunk each. A chunk whose process dies is retried."""

    def __init__(self, width: int) -> None:
        self.width = width
        self._idle: list[tuple[Connection, BaseProcess]] = []
        self._busy: dict[Connection, tuple[BaseProcess, Job]] = {}

    def submit(self, settings: Settings, chunk: Chunk) -> None:
        self._hand_out(Job(settings, chunk, 1))

    def wait(self) -> Done:
        while True:
            ready = wait(list(self._busy))
            line = next(line for line in self._busy if line in ready)
            process, job = self._busy.pop(line)
            try:
                answer = line.recv()
            except (EOFError, OSError):
                line.close()
                process.join()
                if job.tries == TRIES:
                    raise WorkerLost(job.chunk) from None
                self._hand_out(job._replace(tries=job.tries + 1))
                continue
            self._idle.append((line, process))
            if isinstance(answer, Exception):
                raise answer
            assert isinstance(answer, Done)
            return answer

    def close(self) -> None:
        lines = [*self._idle, *[(line, process) for line, (process, _) in self._busy.items()]]
        for line, process in lines:
            process.terminate()
            line.close()
        for _, process in lines:
            process.join()
        self._idle.clear()
        self._busy.clear()

    def _hand_out(self, job: Job) -> None:
        line, process = self._idle.pop() if self._idle else start_worker()
        self._busy[line] = process, job
        # `wait` notices a dead process.
        with suppress(OSError):
            line.send(partial(play_chunk, job.settings, job.chunk))


def start_worker() -> tuple[Connection, BaseProcess]:
    """A process, and the pipe that it reads work from and sends results to."""
    ours, theirs = CONTEXT.Pipe()
    process = CONTEXT.Process(target=work, args=(theirs,), daemon=True)
    with _block_interrupts():
        process.start()
    theirs.close()
    return ours, process


@contextmanager
def _block_interrupts() -> Iterator[None]:
    """Block Ctrl-C, so that a process started here inherits the block from its first moment."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def work(line: Connection) -> None:
    """The worker loop: do work from the pipe until it is closed, or the process ends that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            task: Callable[[], object] = line.recv()
            try:
                answer = task()
            except Exception as error:
                answer = error
            line.send(answer)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)
