"""Process pool that plays chunks and retries those of crashed workers."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
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
        line, process = self._idle.pop() if self._idle else _start()
        self._busy[line] = process, job
        # `wait` notices a dead process.
        with suppress(OSError):
            line.send((job.settings, job.chunk))


def _start() -> tuple[Connection, BaseProcess]:
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
    """The worker loop: play chunks from the pipe until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            settings, chunk = line.recv()
            try:
                answer: Done | Exception = play_chunk(settings, chunk)
            except Exception as error:
                answer = error
            line.send(answer)
