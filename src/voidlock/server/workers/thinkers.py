"""Process pool behind a multilevel feedback queue: short jobs never wait for long ones, and each address has its turn.

Jobs in the short lane have a slice of CPU time. One that needs more starts again in the long lane, and its table's
next jobs go there right away.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict

from voidlock.server.operations.event_log import event
from voidlock.server.operations.metrics import THOUGHT_SECONDS

from .fair_queue import FairQueue
from .jobs import LONG, SHORT, Job, Lane, NoThought
from .worker import DONE, FAILED, STOPPED, Died, Order, Worker

SLICE = 0.3
"""CPU seconds of a job in the short lane. Usual ones take a tenth of that."""

TRIES = 3
"""Attempts when worker processes die."""

PATIENCE = 30.0
"""Seconds that a job may take beside twice its CPU time; then its worker hangs, and is killed."""

MOST_ASKED = 16
"""Jobs that the clients of one address may have waiting or running."""

MOST_SLOW = 10_000
"""Tables remembered as slow."""


class Ticket:
    """A job on its way through the pool."""

    def __init__(self, job: Job, lane: Lane) -> None:
        self.job = job
        self.lane = lane
        self.result: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.worker: Worker | None = None
        """The worker process that computes it."""
        self.tries = 0
        self.hung = False

    @property
    def seconds(self) -> float:
        return min(SLICE, self.job.seconds) if self.lane == SHORT else self.job.seconds

    def fail(self, reason: NoThought) -> None:
        if not self.result.done():
            self.result.set_exception(reason)


class Thinkers:
    """Computes jobs: `processes` workers for long ones, and half as many, at least one, for short ones alone."""

    def __init__(self, processes: int, most_asked: int = MOST_ASKED) -> None:
        self._most_asked = most_asked
        self._workers = [Worker(LONG) for _ in range(processes)] + [
            Worker(SHORT) for _ in range(max(1, processes // 2))
        ]
        self._idle: dict[Lane, list[Worker]] = {
            lane: [worker for worker in self._workers if worker.lane == lane] for lane in (SHORT, LONG)
        }
        self._waiting: dict[Lane, FairQueue[Ticket]] = {SHORT: FairQueue(), LONG: FairQueue()}
        self._asked: Counter[str] = Counter()
        """By address, its clients' jobs."""
        self._slow: OrderedDict[str, None] = OrderedDict()
        """Tables whose short jobs are long, the latest last."""
        self._running: set[asyncio.Task[None]] = set()
        self._closed = False
        self.started = 0
        """Jobs that workers were given so far."""

    async def think(self, job: Job) -> bytes:
        """The job's result; raises `NoThought`. Cancelling the call withdraws the job, even one that runs."""
        with THOUGHT_SECONDS.labels(job.lane).time():
            return await self._compute_bounded(job)

    async def _compute_bounded(self, job: Job) -> bytes:
        if not job.asked:
            return await self._compute(job)
        if self._asked[job.owner.address] >= self._most_asked:
            raise NoThought("busy")
        self._asked[job.owner.address] += 1
        try:
            return await self._compute(job)
        finally:
            self._asked[job.owner.address] -= 1
            if not self._asked[job.owner.address]:
                del self._asked[job.owner.address]

    def counters(self) -> dict[str, int]:
        waiting = sum([len(queue) for queue in self._waiting.values()])
        return {"thoughts_running": len(self._running), "thoughts_waiting": waiting}

    def waiting(self, lane: Lane) -> int:
        return len(self._waiting[lane])

    def warm_up(self) -> None:
        """Start a worker for short jobs before anybody waits for it."""
        self._idle[SHORT][-1].start()

    def close(self) -> None:
        """End the processes. Jobs that are left fail."""
        self._closed = True
        for worker in self._workers:
            worker.close()
        for queue in self._waiting.values():
            while (ticket := queue.take()) is not None:
                ticket.fail(NoThought("failed", "closed"))

    # ------------------------------------------------------------------ scheduling

    async def _compute(self, job: Job) -> bytes:
        if self._closed:
            raise NoThought("failed", "closed")
        ticket = Ticket(job, LONG if job.owner.table in self._slow else job.lane)
        self._queue(ticket)
        try:
            return await ticket.result
        finally:
            if ticket.result.cancelled():
                self._withdraw(ticket)

    def _queue(self, ticket: Ticket) -> None:
        self._waiting[ticket.lane].add(ticket.job.owner, ticket)
        self._assign(ticket.lane)

    def _assign(self, lane: Lane) -> None:
        """Give waiting jobs to idle workers."""
        while self._idle[lane] and not self._closed and (ticket := self._waiting[lane].take()) is not None:
            task = asyncio.create_task(self._run(self._idle[lane].pop(), ticket))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    def _withdraw(self, ticket: Ticket) -> None:
        """Drop a job whose caller has given up. A worker is only interrupted: a new one takes longer to start."""
        if not self._waiting[ticket.lane].remove(ticket.job.owner, ticket) and ticket.worker is not None:
            ticket.worker.stop()

    def _kill_after(self, seconds: float, ticket: Ticket) -> asyncio.TimerHandle:
        def kill() -> None:
            if ticket.worker is not None:
                event("thinker_killed", level=logging.WARNING, table=ticket.job.owner.table)
                ticket.hung = True
                ticket.worker.kill()

        return asyncio.get_running_loop().call_later(seconds, kill)

    # ------------------------------------------------------------------ running

    async def _run(self, worker: Worker, ticket: Ticket) -> None:
        ticket.worker, ticket.hung = worker, False
        ticket.tries += 1
        self.started += 1
        overdue = self._kill_after(PATIENCE + 2 * ticket.seconds, ticket)
        try:
            if not ticket.result.done():
                self._settle(ticket, await worker.run(Order(ticket.seconds, ticket.job.body)))
        except Died:
            self._handle_death(ticket)
        finally:
            overdue.cancel()
            ticket.worker = None
            self._idle[worker.lane].append(worker)
            self._assign(worker.lane)

    def _settle(self, ticket: Ticket, reply: bytes) -> None:
        if ticket.result.done():
            return
        kind, rest = reply[:1], reply[1:]
        if kind == DONE:
            ticket.result.set_result(rest)
        elif kind == FAILED:
            ticket.fail(NoThought("failed", rest.decode()))
        elif kind == STOPPED and ticket.lane == SHORT:
            self._demote(ticket)
        else:
            ticket.fail(NoThought("too_long"))

    def _demote(self, ticket: Ticket) -> None:
        self._slow[ticket.job.owner.table] = None
        while len(self._slow) > MOST_SLOW:
            self._slow.popitem(last=False)
        ticket.lane, ticket.tries = LONG, 0
        self._queue(ticket)

    def _handle_death(self, ticket: Ticket) -> None:
        if ticket.result.done():
            return
        if ticket.hung:
            ticket.fail(NoThought("too_long"))
        elif ticket.tries < TRIES and not self._closed:
            self._queue(ticket)
        else:
            ticket.fail(NoThought("failed", "the processes that think keep dying"))
