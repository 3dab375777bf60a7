"""Workers on one PostgreSQL database: moves per second with one and two, and what a killed database loses.

    python -m bench.postgres                 both, with durable commits; about a minute
    python -m bench.postgres --share 0.25    each worker gets a quarter of a core, so that the cores are not the limit
    python -m bench.postgres --apart         the two players of a table connected to different workers
    python -m bench.postgres --apart --relay ... and each table played by one of them
    python -m bench.postgres --kills 10      `kill -9` of the database under load, ten times

It needs PostgreSQL's programs (Debian: postgresql). The load comes from this process and shares the cores with workers
and database. So the processor time of all three is shown, and what follows from it: two workers cannot be faster than
the cores divided by what one worker's moves already use.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import sys
import tempfile
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

import asyncpg
import uvloop

from bench.load import Figures, Table, closed, sit_down
from bench.served import processor_time
from bench.throttle import throttled
from tests.server.databases import Postgres, programs, running_postgres
from tests.server.people import all_go_on, every_answer_is_kept_once, everybody_at, playing, some_answers
from tests.server.processes import Server

DURABLE = ("-c", "listen_addresses=", "-c", "shared_buffers=64MB", "-c", "max_connections=80")
"""PostgreSQL's defaults: every commit waits for the disk."""


class Run(NamedTuple):
    figures: Figures
    tables: list[Table]
    workers: float
    """Seconds of processor time of the workers and their game processes."""
    database: float
    """The same of PostgreSQL."""


async def played(workers: list[Server], database: Callable[[], float], given: argparse.Namespace) -> Run:
    """Closed loop: every table answers as soon as it can, and a finished game is replaced by another."""
    turns = itertools.cycle([worker.address for worker in workers])

    async def seated(number: int) -> Table:
        first = next(turns)
        return await sit_down(first, number, next(turns) if given.apart else first)

    tables = [await seated(number) for number in range(given.tables)]
    groups = [lambda worker=worker: processes_of(worker) for worker in workers]
    with throttled(given.share or 1e9, groups):
        before = sum([processor_time(each) for worker in workers for each in processes_of(worker)]), database()
        figures, tables = await closed(tables, given.seconds, seated)
    used = sum([processor_time(each) for worker in workers for each in processes_of(worker)]) - before[0]
    return Run(figures, tables, used, database() - before[1])


def database_time(postgres: Postgres) -> float:
    """Processor time of PostgreSQL so far, with that of its processes that have ended."""
    postmaster, *backends = postgres.processes()
    return processor_time(postmaster, ended=True) + sum([processor_time(each) for each in backends])


def processes_of(worker: Server) -> list[int]:
    """A worker and everything it has started."""
    return [int(Path(process).name) for process in worker.left()]


async def nothing_lost(database: str, tables: list[Table]) -> None:
    """Every acknowledged move is in the log, once and in order."""
    connection = await asyncpg.connect(database)
    for table in tables:
        name = table.seats[0].table
        rows = await connection.fetch('SELECT body FROM voidlock_log WHERE "table" = $1 ORDER BY number', name)
        entries = [json.loads(row["body"]) for row in rows]
        kept = [(entry["seat"], entry["answer"]) for entry in entries if entry["entry"] == "answered"]
        if kept != table.answers:
            sys.exit(f"table {name}: the log does not hold what was acknowledged")
    await connection.close()


async def measured(
    address: str, database: Callable[[], float], folder: Path, number: int, given: argparse.Namespace
) -> Run:
    async with AsyncExitStack() as stack:
        workers = [Server(address, folder, relay=given.relay) for _ in range(number)]
        for worker in workers:
            stack.callback(worker.kill)
            await worker.start()
        run = await played(workers, database, given)
        figures = run.figures
        a_move = [figures.a_move(seconds) for seconds in (run.workers, run.database, figures.load)]
        print(
            f"{number} worker{'s' if number > 1 else ''}: {figures.speed:,.0f} moves/s, "
            f"p50 {figures.part(0.5):.1f} p99 {figures.part(0.99):.1f} ms; µs of processor time a move: "
            f"workers {a_move[0]:.0f}, database {a_move[1]:.0f}, load {a_move[2]:.0f}, together {sum(a_move):.0f}",
            flush=True,
        )
        await nothing_lost(address, run.tables)
        return run


def told(one: Run, two: Run) -> str:
    """The ratio, and the ratio that the cores allow."""
    cores = os.cpu_count() or 1
    together = (two.workers + two.database + two.figures.load) / len(two.figures.moves)
    ceiling = cores / together / one.figures.speed
    per_second = [len(run.figures.moves) / run.workers for run in (one, two)]
    return (
        f"two over one: {two.figures.speed / one.figures.speed:.2f} in moves a second "
        f"(all {cores} cores full: {ceiling:.2f}), "
        f"{per_second[1] / per_second[0]:.2f} in moves per processor second of a worker"
    )


async def killed(postgres: Postgres, database: str, folder: Path, kills: int) -> None:
    """Kill the database under load; what was acknowledged must be there, once."""
    rng = random.Random(kills)
    async with AsyncExitStack() as stack:
        workers = [Server(database, folder) for _ in range(2)]
        for worker in workers:
            stack.callback(worker.kill)
            await worker.start()
        turns = itertools.cycle(workers)
        async with playing(lambda: next(turns).address) as parties:
            for _ in range(kills):
                await some_answers(parties, rng.randrange(20))
                await asyncio.to_thread(postgres.kill)
                await asyncio.to_thread(postgres.start)
                await all_go_on(parties)
        answers = await every_answer_is_kept_once(database, everybody_at(parties))
        print(f"{kills} kills of the database, {answers:,} acknowledged answers: none lost, none twice", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--rounds", type=int, default=2, help="measure in turns, so that a busy machine shows")
    parser.add_argument("--apart", action="store_true")
    parser.add_argument("--relay", action="store_true")
    parser.add_argument("--share", type=float, default=0.0, help="of a core, for each worker; 0: all it can get")
    parser.add_argument("--kills", type=int, default=0)
    given = parser.parse_args()
    found = programs()
    if found is None:
        sys.exit("PostgreSQL is not installed")
    with running_postgres(found, DURABLE) as postgres, tempfile.TemporaryDirectory() as folder:
        if given.kills:
            uvloop.run(killed(postgres, postgres.new_database(), Path(folder), given.kills))
            return
        for _ in range(given.rounds):
            one, two = (
                uvloop.run(
                    measured(postgres.new_database(), lambda: database_time(postgres), Path(folder), number, given)
                )
                for number in (1, 2)
            )
            print(told(one, two), flush=True)


if __name__ == "__main__":
    main()
