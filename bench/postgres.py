"""Workers on one PostgreSQL database: moves per second with one and two, and what a killed database loses.

    python bench/postgres.py                 both, with durable commits; about a minute
    python bench/postgres.py --apart         the two players of a table connected to different workers
    python bench/postgres.py --apart --relay ... and each table played by one of them
    python bench/postgres.py --kills 10      `kill -9` of the database under load, ten times

It needs PostgreSQL's programs (Debian: postgresql). The load comes from this process, so on two cores it competes with
the workers: the figures say so beside the moves, as processor time per move of everything but the load.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

import asyncpg
import uvloop

sys.path.insert(0, str(Path(__file__).parent.parent))

from server import Figures, Table, gathered, sit_down

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
    load: float
    """Seconds of processor time of this process, which is the load."""


async def closed(workers: list[Server], given: argparse.Namespace) -> Run:
    """Closed loop: every table answers as soon as it can, and a finished game is replaced by another."""
    turns = itertools.cycle([worker.address for worker in workers])

    async def seated(number: int) -> Table:
        first = next(turns)
        return await sit_down(first, number, next(turns) if given.apart else first)

    every = [await seated(number) for number in range(given.tables)]
    before, load = used(workers), time.process_time()
    began = time.perf_counter()

    async def play(table: Table) -> None:
        while time.perf_counter() < began + given.seconds:
            if table.over:
                for seat in table.seats:
                    await seat.socket.close()
                table = await seated(len(every))
                every.append(table)
            await table.move()

    await asyncio.gather(*[play(table) for table in list(every)])
    figures = gathered(every, time.perf_counter() - began)
    return Run(figures, every, used(workers) - before, time.process_time() - load)


def used(workers: list[Server]) -> float:
    """Processor time of the workers and their game processes so far, in seconds."""
    total = 0
    for process in [process for worker in workers for process in worker.left()]:
        fields = Path(f"{process}/stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / 100


async def nothing_lost(database: str, tables: list[Table]) -> None:
    """Every acknowledged move is in the log, once and in order."""
    connection = await asyncpg.connect(database)
    for table in tables:
        name = table.seats[0].table
        rows = await connection.fetch('SELECT body FROM voidlock_log WHERE "table" = $1 ORDER BY number', name)
        entries = [json.loads(row["body"]) for row in rows]
        kept = [(entry["seat"], entry["answer"]) for entry in entries if entry["entry"] == "answered"]
        if kept != table.moves:
            sys.exit(f"table {name}: the log does not hold what was acknowledged")
    await connection.close()


async def measured(database: str, folder: Path, number: int, given: argparse.Namespace) -> float:
    async with AsyncExitStack() as stack:
        workers = [Server(database, folder, relay=given.relay) for _ in range(number)]
        for worker in workers:
            stack.callback(worker.kill)
            await worker.start()
        run = await closed(workers, given)
        figures = run.figures
        speed = figures.moves / figures.seconds
        print(
            f"{number} worker{'s' if number > 1 else ''}: {speed:,.0f} moves/s, "
            f"p50 {figures.part(0.5):.1f} p99 {figures.part(0.99):.1f} ms, "
            f"{run.workers / figures.moves * 1e3:.2f} ms of workers' and "
            f"{run.load / figures.moves * 1e3:.2f} ms of the load's processor time a move",
            flush=True,
        )
        await nothing_lost(database, run.tables)
        return speed


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
    parser.add_argument("--kills", type=int, default=0)
    given = parser.parse_args()
    found = programs()
    if found is None:
        sys.exit("PostgreSQL is not installed")
    with running_postgres(found, DURABLE) as postgres, tempfile.TemporaryDirectory() as folder:
        if given.kills:
            uvloop.run(killed(postgres, postgres.new_database(), Path(folder), given.kills))
            return
        ratios = []
        for _ in range(given.rounds):
            one, two = (uvloop.run(measured(postgres.new_database(), Path(folder), number, given)) for number in (1, 2))
            ratios.append(two / one)
        print("two workers over one: " + ", ".join([f"{ratio:.2f}" for ratio in ratios]))


if __name__ == "__main__":
    main()
