"""Worker process: computes one job at a time at low priority, and stops when told to or when its CPU time is up."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
import traceback
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait

from msgspec import Struct, msgpack

from voidlock.server.operations.signals import block_signals

from .jobs import LONG, SHORT, Lane, result

CONTEXT = multiprocessing.get_context("spawn")

NICE: dict[Lane, int] = {SHORT: 5, LONG: 15}
"""How far below the server: a short job does not share its core with a long one."""

RING_AGAIN = 0.1
"""CPU seconds between two alarms: a destructor may swallow the first."""

HAS_SIGNALS = sys.platform != "win32"
"""Elsewhere a job that must stop ends with its process."""

READY, BEGUN, DONE, STOPPED, FAILED = b"r", b"b", b"d", b"s", b"f"
"""First bytes of what a worker says."""


class Order(Struct, array_like=True):
    """A job's body, and the CPU seconds it may take now."""

    seconds: float
    body: bytes


ORDER = msgpack.Decoder(Order)


class Died(Exception):
    """The process has ended without a result."""


# ---------------------------------------------------------------------- the process


class Stopped(BaseException):
    """The job's time is up, or it was withdrawn. Not an `Exception`, because a bot may catch those."""


class Alarm:
    """Interrupts the running job: SIGPROF comes from the CPU timer, or from the server."""

    def __init__(self) -> None:
        self.armed = False
        if HAS_SIGNALS:
            signal.signal(signal.SIGPROF, self._ring)

    def set(self, seconds: float) -> None:
        if HAS_SIGNALS:
            signal.setitimer(signal.ITIMER_PROF, seconds, RING_AGAIN)

    def clear(self) -> None:
        self.armed = False
        if HAS_SIGNALS:
            signal.setitimer(signal.ITIMER_PROF, 0)

    def _ring(self, number: int, frame: object) -> None:
        if self.armed:
            raise Stopped


def work(pipe: Connection, lane: Lane) -> None:
    """Run a worker process until it is told to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    alarm = Alarm()
    sys.unraisablehook = _report
    threading.Thread(target=_end_with_server, daemon=True).start()
    _import_games()
    if HAS_SIGNALS:
        os.nice(NICE[lane])
    pipe.send_bytes(READY)
    while True:
        try:
            order = ORDER.decode(pipe.recv_bytes())
        except EOFError:
            return
        pipe.send_bytes(_reply(order, alarm, pipe))


def _reply(order: Order, alarm: Alarm, pipe: Connection) -> bytes:
    try:
        try:
            # The server interrupts no job that has not begun, and no alarm is heard once it has ended.
            alarm.armed = True
            pipe.send_bytes(BEGUN)
            alarm.set(order.seconds)
            return DONE + result(order.body)
        finally:
            alarm.clear()
    except Stopped:
        alarm.clear()
        return STOPPED
    except Exception:
        return FAILED + traceback.format_exc().encode()


def _report(unraisable: sys.UnraisableHookArgs) -> None:
    """A destructor that was running swallows an alarm; the next one rings soon."""
    if unraisable.exc_type is not Stopped:
        sys.__unraisablehook__(unraisable)


def _end_with_server() -> None:
    """Exit when the server is gone, even in the middle of a job."""
    if HAS_SIGNALS:
        # Alarms are for the main thread.
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGPROF])
    server = multiprocessing.parent_process()
    assert server is not None
    wait([server.sentinel])
    os._exit(0)


def _import_games() -> None:
    """Import what jobs need, so that the first one is as quick as the next."""
    import voidlock.odds.sheets
    import voidlock.search.consulted  # noqa: F401  # imported for later
    from voidlock.bots.names import own_bots
    from voidlock.games import KITS

    for kit in KITS.values():
        for make in own_bots(kit).values():
            make()


# ---------------------------------------------------------------------- its handle in the server


class Worker:
    """A process, started when first needed and again after it died, and the thread that talks to it."""

    def __init__(self, lane: Lane) -> None:
        self.lane = lane
        self._thread = ThreadPoolExecutor(1, "thinker")
        self._lock = threading.Lock()
        """Guards everything below."""
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self._computing = self._stopped = self._closed = False

    def start(self) -> None:
        """Start the process in the background, if it does not run yet."""
        self._thread.submit(self._ensure_started)

    async def run(self, order: Order) -> bytes:
        """The process's reply; raises `Died`."""
        self._stopped = False
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._exchange, order)

    def stop(self) -> None:
        """Interrupt the job; where there are no signals, end the process."""
        with self._lock:
            self._stopped = True
            if self._computing:
                self._interrupt()

    def _interrupt(self) -> None:
        process = self._process
        if process is None or process.pid is None:
            return
        if HAS_SIGNALS:
            os.kill(process.pid, signal.SIGPROF)
        else:
            process.kill()

    def kill(self) -> None:
        with self._lock:
            if self._process is not None:
                self._process.kill()

    def close(self) -> None:
        self._closed = True
        self.kill()
        self._thread.shutdown(wait=False, cancel_futures=True)

    # ------------------------------------------------------------------ in the thread

    def _exchange(self, order: Order) -> bytes:
        try:
            pipe = self._ensure_started()
            pipe.send_bytes(msgpack.encode(order))
            pipe.recv_bytes()
            with self._lock:
                self._computing = True
                if self._stopped:
                    self._interrupt()
            return pipe.recv_bytes()
        except (EOFError, OSError) as error:
            self._discard()
            raise Died from error
        finally:
            with self._lock:
                self._computing = False

    def _ensure_started(self) -> Connection:
        if self._pipe is None:
            here, there = CONTEXT.Pipe()
            with self._lock:
                if self._closed:
                    raise EOFError
                process = CONTEXT.Process(target=work, args=(there, self.lane), daemon=True)
                if HAS_SIGNALS:
                    # Starting the tracker unblocks signals, so it comes first.
                    resource_tracker.ensure_running()
                with block_signals():
                    process.start()
                self._process, self._pipe = process, here
            there.close()
            here.recv_bytes()
        return self._pipe

    def _discard(self) -> None:
        with self._lock:
            process, pipe = self._process, self._pipe
            self._process = self._pipe = None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()
            process.join()
