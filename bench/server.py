"""Load test of the server: real sockets, two per table, random legal answers, compared with a bare echo and the disk.

    python -m bench.server                    every run of 30 s (five minutes in all); `make load` is the same
    python -m bench.server --only closed

Every acknowledged move must be in the log, once and in order; a run that loses anything fails. The load comes from this
process and shares the processor with the server; what it takes of it is shown beside.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import uvloop

from bench.attacks import load_heavy_file, repeat
from bench.floods import Target
from bench.heavy import heavy_file
from bench.load import Figures, Table, closed, many, paced, sit_alone, sit_down
from bench.probes import Probes, echoing, probing
from bench.served import Served, Used, served
from voidlock.bench.loop import loop

ENDLESS = 86_400.0

LATE = 0.01
"""Seconds from which a move is late and wants an explanation."""


class Company(NamedTuple):
    """The rest of the load: tables of Space Hulk that play, tables at rest, and an attacker."""

    hulk: int = 0
    idle: int = 0
    attack: bool = False

    def description(self) -> str:
        named = [f"{self.hulk} tables of Space Hulk"] * bool(self.hulk) + [f"{self.idle} idle tables"] * bool(self.idle)
        named += ["an attacker"] * self.attack
        return f", beside {', '.join(named)}" if named else ""


class Run(NamedTuple):
    """One run: so many tables, at so many moves a second each (0: a closed loop), for so many times as long."""

    title: str
    tables: int
    rate: float
    company: Company = Company()
    times: float = 1.0


RUNS: dict[str, Run] = {
    "slow": Run("50 tables, 1 move a second", 50, 1.0),
    "company": Run("50 tables, 1 move a second", 50, 1.0, Company(hulk=5, idle=950, attack=True)),
    "busy": Run("200 tables, 2 moves a second", 200, 2.0),
    "closed": Run("50 tables, closed loop", 50, 0.0, times=2.0),
}


# ---------------------------------------------------------------------- who else is there


@asynccontextmanager
async def beside(server: Served, company: Company) -> AsyncIterator[None]:
    """As long as this lasts, the others are there too."""
    await many(server.address, company.idle)
    tasks = [asyncio.create_task(play_hulk(server.address, number)) for number in range(company.hulk)]
    if company.attack:
        target = Target(server.port, "", ENDLESS, heavy_file())
        tasks.append(asyncio.create_task(repeat(target, 2, load_heavy_file)))
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def play_hulk(address: str, number: int) -> None:
    """One game of Space Hulk after the other, an answer a second."""
    while True:
        table = await sit_alone(address, number)
        while not table.over:
            await table.move()
            await asyncio.sleep(1.0)
        table.leave()


# ---------------------------------------------------------------------- runs


async def measured(name: str, run: Run, seconds: float, folder: Path, echo: int) -> None:
    with served(folder) as server:
        tables = await many(server.address, run.tables)
        async with beside(server, run.company), probing(echo, folder) as probes:
            before = server.used()
            if run.rate:
                figures = await paced(tables, run.rate, seconds * run.times)
            else:
                figures, tables = await closed(
                    tables, seconds * run.times, lambda number: sit_down(server.address, number)
                )
            used = server.used().since(before)
        show(f"{name}: {run.title}{run.company.description()}", figures, probes, used)
        nothing_lost(server.database, tables)


def show(title: str, figures: Figures, probes: Probes, used: Used) -> None:
    print(f"{title}, {figures.seconds:.0f} s, {len(figures.moves):,} moves")
    parts = "  ".join([f"p{100 * share:g} {figures.part(share):.2f}" for share in (0.5, 0.9, 0.99, 0.999)])
    every = Used({**used, "load": figures.load})
    shares = "  ".join([f"{kind} {seconds / figures.seconds:.0%}" for kind, seconds in every.items()])
    a_move = "  ".join([f"{kind} {figures.a_move(seconds):.0f}" for kind, seconds in every.items()])
    print(f"  {figures.speed:,.0f} moves/s  {parts} ms  max {figures.part(1.0):.0f}")
    print(f"  of a core: {shares}")
    server = figures.a_move(used["front"] + used["game"])
    print(f"  µs a move: {a_move}; front and game together {server:.0f}")
    print(f"  {probes.explain(figures.moves, LATE)}")
    print(f"  {probes.summary()}", flush=True)


def nothing_lost(database: Path, tables: list[Table]) -> None:
    """Every acknowledged move is in the log, once and in order."""
    file = sqlite3.connect(database)
    for table in tables:
        rows = file.execute('SELECT body FROM log WHERE "table" = ? ORDER BY number', (table.name,))
        entries = [json.loads(row[0]) for row in rows]
        kept = [(entry["seat"], entry["answer"]) for entry in entries if entry["entry"] == "answered"]
        if kept != table.answers:
            sys.exit(f"table {table.name}: the log does not hold what was acknowledged")


async def at_rest(seconds: float, folder: Path) -> None:
    """A thousand tables after ten moves each, and nobody moves."""
    with served(folder) as server:
        empty = server.memory()
        tables = await many(server.address, 1000)
        for table in tables:
            for _ in range(5):
                await table.move()
        full, before = server.memory(), server.used()
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        used = sum(server.used().since(before).values()) / (time.perf_counter() - began)
        print(f"rest: 1,000 tables at rest: {full - empty:.0f} kB a table, {used:.1%} of a core")
        nothing_lost(server.database, tables)


async def run_all(names: list[str], seconds: float, folder: Path) -> None:
    with echoing() as echo:
        for name in names:
            if name == "rest":
                await at_rest(seconds / 3, folder)
            else:
                await measured(name, RUNS[name], seconds, folder, echo)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--only", choices=[*RUNS, "rest"])
    given = parser.parse_args()
    print(f"fixed loop {min([loop() for _ in range(20)]) * 1e3:.2f} ms")
    names = [given.only] if given.only else [*RUNS, "rest"]
    with tempfile.TemporaryDirectory() as folder:
        uvloop.run(run_all(names, given.seconds, Path(folder)))


if __name__ == "__main__":
    main()
