"""Processes of this machine that play chunks."""

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
"""So often a chunk is handed out before the run gives up: a process may have been ended by the system."""

# A new interpreter, as on every system: no threads, locks or open files of ours get into it.
CONTEXT = multiprocessing.get_context("spawn")


def processors() -> int:
    """How many processors we may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class WorkerLost(Exception):
    """Processes died again and again over the same games."""

    def __init__(self, chunk: Chunk) -> None:
        super().__init__(chunk)
        self.chunk = chunk


class Job(NamedTuple):
    """A chunk that is out, and how often it was handed out."""

    settings: Settings
    chunk: Chunk
    tries: int


class Processes:
    """So many processes, each with one chunk at a time. A chunk whose process dies is handed out again."""

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
        # A process that is gone is noticed where its answer is awaited.
        with suppress(OSError):
            line.send((job.settings, job.chunk))


def _start() -> tuple[Connection, BaseProcess]:
    ours, theirs = CONTEXT.Pipe()
    process = CONTEXT.Process(target=work, args=(theirs,), daemon=True)
    with _undisturbed():
        process.start()
    theirs.close()
    return ours, process


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Whatever starts meanwhile is deaf to Ctrl-C from its first moment on; we hear it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def work(line: Connection) -> None:
    """Play what comes down the line until nobody is at its other end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            settings, chunk = line.recv()
            try:
                answer: Done | Exception = play_chunk(settings, chunk)
            except Exception as error:
                answer = error
            line.send(answer)
