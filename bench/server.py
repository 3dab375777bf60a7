"""Load test of the server: real sockets, two per table, random legal answers, compared with a bare echo.

    python bench/server.py              every run, the closed loop for two minutes (about six minutes in all)
    python bench/server.py --seconds 10 every run shorter
    python bench/server.py --only closed
    python bench/server.py --only slow --hulk 5 --idle 950 --attack    beside Space Hulk, idle tables and an attacker

Every acknowledged move must be in the log, once and in order; a run that loses anything fails.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import msgspec
import uvloop
import websockets
from measures import loop
from websockets.asyncio.client import ClientConnection

MISSIONS = ("suicide-mission", "exterminate", "rescue", "decoy", "defend")

SETTLED = 0.02
"""Seconds to wait for the other socket after an acknowledgement: it does not hear of secret moves."""

ECHO = """
import sys
import uvicorn
async def echo(scope, receive, send):
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})
uvicorn.run(echo, port=int(sys.argv[1]), ws="websockets-sansio", ws_per_message_deflate=False, lifespan="off",
            log_level="error", loop="uvloop")
"""


# ---------------------------------------------------------------------- the fields that are read of a state


class Option(msgspec.Struct):
    text: str


class Question(msgspec.Struct):
    options: list[Option]


class Own(msgspec.Struct):
    pending: list[Question]


class Opened(msgspec.Struct):
    result: str


class Owed(msgspec.Struct):
    choice: str
    seat: int


class Frame(msgspec.Struct):
    type: str
    key: str = ""
    table: str = ""
    id: str = ""
    open: Opened | None = None
    own: dict[str, Own] = {}
    owed: list[Owed] = []


FRAME = msgspec.json.Decoder(Frame)


# ---------------------------------------------------------------------- tables


class Seat:
    """One socket: what its seat owes, and when the last frame came."""

    def __init__(self, socket: ClientConnection, number: int) -> None:
        self.socket = socket
        self.number = number
        self.owed: list[tuple[str, list[str]]] = []
        self.result = ""
        self.heard = asyncio.Event()
        self.heard_at = 0.0
        self.acknowledged: dict[str, float] = {}
        self.table = ""
        self.secret, self.host = secrets.token_urlsafe(24), secrets.token_urlsafe(24)

    async def listen(self) -> None:
        async for data in self.socket:
            now = time.perf_counter()
            frame = FRAME.decode(data)
            if frame.type == "state":
                pending = frame.own[str(self.number)].pending
                texts = [[option.text for option in question.options] for question in pending]
                self.owed = list(zip([owed.choice for owed in frame.owed], texts, strict=True))
                self.result = frame.open.result if frame.open else ""
                self.heard_at = now
            elif frame.type in ("told", "refusal"):
                if frame.type == "refusal":
                    raise SystemExit(f"refused: {data!r}")
                self.acknowledged[frame.key] = now
            elif frame.type == "entered":
                self.table = frame.table
            self.heard.set()

    async def until(self, true: Callable[[], bool]) -> None:
        while not true():
            self.heard.clear()
            await self.heard.wait()

    def has_heard(self, since: float) -> bool:
        return self.heard_at > since

    async def say(self, **fields: object) -> None:
        await self.socket.send(json.dumps(fields))


class Table:
    """Two seats, and all acknowledged moves in order."""

    def __init__(self, seats: list[Seat], rng: random.Random) -> None:
        self.seats = seats
        self.rng = rng
        self.moves: list[tuple[int, str]] = []
        self.delays: list[float] = []

    @property
    def over(self) -> bool:
        return any(seat.result for seat in self.seats)

    async def move(self) -> None:
        """Give a random legal answer for a seat that owes one, and time until everybody has seen it."""
        mover = next((seat for seat in self.seats if seat.owed), None)
        if mover is None:
            await asyncio.sleep(0.001)
            return
        choice, texts = mover.owed[0]
        text, key = self.rng.choice(texts), secrets.token_hex(6)
        began = time.perf_counter()
        await mover.say(type="answer", key=key, choice=choice, answer=text)
        await mover.until(lambda: key in mover.acknowledged)
        self.moves.append((mover.number, text))
        for other in self.seats:
            if other is not mover and other.heard_at < began:
                with suppress(TimeoutError):
                    await asyncio.wait_for(other.until(partial(other.has_heard, began)), SETTLED)
        seen = [seat.heard_at for seat in self.seats if seat.heard_at >= began]
        self.delays.append(max([mover.acknowledged.pop(key), *seen]) - began)


async def sit_alone(address: str, number: int) -> Table:
    """A table of Space Hulk."""
    socket = await websockets.connect(address, compression=None, max_queue=None)
    ann = Seat(socket, 1)
    asyncio.create_task(ann.listen()).add_done_callback(_ended)
    options = {"game": "hulk", "mission": MISSIONS[number % len(MISSIONS)]}
    await ann.say(type="open", name="Ann", host=ann.host, secret=ann.secret, options=options)
    await ann.until(partial(ann.has_heard, 0.0))
    return Table([ann], random.Random(number))


async def sit_down(address: str, number: int, other: str = "") -> Table:
    """Two people start a game; Bob may be connected to another worker."""
    places = (address, other or address)
    sockets = [await websockets.connect(place, compression=None, max_queue=None) for place in places]
    ann, bob = (Seat(socket, seat) for seat, socket in enumerate(sockets, start=1))
    for seat in (ann, bob):
        task = asyncio.create_task(seat.listen())
        task.add_done_callback(_ended)
    await ann.say(type="open", name="Ann", host=ann.host, secret=ann.secret, options={"players": 2, "teams": "random"})
    await ann.until(lambda: bool(ann.table))
    await bob.say(type="join", table=ann.table, seat=2, name="Bob", secret=bob.secret)
    await bob.until(lambda: bool(bob.table))
    await ann.say(type="start", key="starting")
    for seat in (ann, bob):
        await seat.until(partial(seat.has_heard, 0.0))
    return Table([ann, bob], random.Random(number))


def _ended(task: asyncio.Task[None]) -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, websockets.ConnectionClosed):
        sys.exit(f"a socket ended: {error}")


async def many(address: str, tables: int) -> list[Table]:
    found: list[Table] = []
    for first in range(0, tables, 25):
        found += await asyncio.gather(*[sit_down(address, number) for number in range(first, min(first + 25, tables))])
    return found


# ---------------------------------------------------------------------- runs


class Figures(NamedTuple):
    moves: int
    seconds: float
    delays: list[float]

    def part(self, share: float) -> float:
        """The latency percentile in milliseconds: this share of the moves was seen by everybody within it."""
        ordered = sorted(self.delays) or [0.0]
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1e3


async def paced(tables: list[Table], rate: float, seconds: float) -> Figures:
    """Every table answers at this rate per second, spread evenly."""
    began = time.perf_counter()

    async def play(table: Table, first: float) -> None:
        due = began + first
        while due < began + seconds and not table.over:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await table.move()
            due += 1 / rate

    await asyncio.gather(*[play(table, index / len(tables) / rate) for index, table in enumerate(tables)])
    return gathered(tables, time.perf_counter() - began)


async def closed(address: str, tables: list[Table], seconds: float) -> tuple[Figures, list[Table]]:
    """Closed loop: every table answers as soon as it can; a finished game is replaced by another."""
    every = list(tables)
    began = time.perf_counter()

    async def play(table: Table) -> None:
        while time.perf_counter() < began + seconds:
            if table.over:
                for seat in table.seats:
                    await seat.socket.close()
                table = await sit_down(address, len(every))
                every.append(table)
            await table.move()

    await asyncio.gather(*[play(table) for table in tables])
    return gathered(every, time.perf_counter() - began), every


def gathered(tables: list[Table], seconds: float) -> Figures:
    delays = [delay for table in tables for delay in table.delays]
    return Figures(len(delays), seconds, delays)


async def echoes(port: int, sockets: int, rate: float, seconds: float) -> Figures:
    """The same frames on a server that only echoes."""
    text = "x" * 4096
    lines = [
        await websockets.connect(f"ws://127.0.0.1:{port}/", compression=None, max_queue=None) for _ in range(sockets)
    ]
    began = time.perf_counter()
    delays: list[float] = []

    async def play(line: ClientConnection, first: float) -> None:
        due = began + first
        while due < began + seconds:
            if rate:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
            sent = time.perf_counter()
            await line.send(text)
            await line.recv()
            delays.append(time.perf_counter() - sent)
            due = due + 1 / rate if rate else time.perf_counter()

    await asyncio.gather(*[play(line, index / len(lines) / rate if rate else 0.0) for index, line in enumerate(lines)])
    for line in lines:
        await line.close()
    return Figures(len(delays), time.perf_counter() - began, delays)


# ---------------------------------------------------------------------- servers


class Served(NamedTuple):
    port: int
    process: subprocess.Popen[str]
    database: Path

    @property
    def address(self) -> str:
        return f"ws://127.0.0.1:{self.port}/socket"

    def processes(self) -> dict[str, list[int]]:
        """The server's processes by what they do."""
        found = {"front": [self.process.pid], "game": [], "thinking": []}
        children = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        for child in " ".join([path.read_text(encoding="utf-8") for path in children]).split():
            command = Path(f"/proc/{child}/cmdline").read_text(encoding="utf-8")
            found["game" if "voidlock.server.game" in command else "thinking"].append(int(child))
        return found

    def memory(self) -> float:
        """Memory of the server's processes in megabytes."""
        found = 0
        for process in chain(*self.processes().values()):
            lines = Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines()
            found += next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
        return found / 1024

    def seconds(self) -> Used:
        """Processor time that each kind of process has used, in seconds."""
        return Used({kind: sum([_seconds(each) for each in found]) for kind, found in self.processes().items()})


class Used(dict[str, float]):
    """Processor time by kind of process."""

    def since(self, before: Used) -> Used:
        return Used({kind: seconds - before.get(kind, 0.0) for kind, seconds in self.items()})


def _seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


@contextmanager
def served(folder: Path) -> Iterator[Served]:
    database = folder / f"{secrets.token_hex(4)}.db"
    where = ["--port", "0", "--database", str(database), "--lang", "en"]
    command = [sys.executable, "-m", "voidlock.cli", "serve", *where]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    port = int(process.stdout.readline().rstrip("/\n").rpartition(":")[2])
    try:
        yield Served(port, process, database)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


@contextmanager
def echoing() -> Iterator[int]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen([sys.executable, "-c", ECHO, str(port)])
    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            break
        except OSError:
            time.sleep(0.05)
    try:
        yield port
    finally:
        process.terminate()
        process.wait()


def nothing_lost(database: Path, tables: list[Table]) -> None:
    """Every acknowledged move is in the log, once and in order."""
    file = sqlite3.connect(database)
    for table in tables:
        rows = file.execute('SELECT body FROM log WHERE "table" = ? ORDER BY number', (table.seats[0].table,))
        entries = [json.loads(row[0]) for row in rows]
        kept = [(entry["seat"], entry["answer"]) for entry in entries if entry["entry"] == "answered"]
        if kept != table.moves:
            sys.exit(f"table {table.seats[0].table}: the log does not hold what was acknowledged")


def show(name: str, figures: Figures, echo: Figures, used: Used) -> None:
    print(f"{name}, {figures.seconds:.0f} s, {figures.moves:,} moves")
    parts = "  ".join([f"p{100 * share:g} {figures.part(share):.2f}" for share in (0.5, 0.9, 0.99, 0.999)])
    shares = "  ".join([f"{kind} {seconds / figures.seconds:.0%}" for kind, seconds in used.items()])
    a_move = "  ".join([f"{kind} {1e6 * seconds / max(1, figures.moves):.0f}" for kind, seconds in used.items()])
    print(f"  {figures.moves / figures.seconds:,.0f} moves/s  {parts} ms  max {figures.part(1.0):.0f}")
    print(f"  of a core: {shares}; µs a move: {a_move}")
    print(f"  bare echo: {echo.moves / echo.seconds:,.0f} frames/s  p99 {echo.part(0.99):.2f} ms", flush=True)


RUNS: dict[str, tuple[str, int, float]] = {
    "slow": ("50 tables, 1 move a second", 50, 1.0),
    "busy": ("200 tables, 2 moves a second", 200, 2.0),
}


class Company(NamedTuple):
    """Who else is at the server: tables of Space Hulk that play, tables at rest, and an attacker."""

    hulk: int
    idle: int
    attack: bool


@asynccontextmanager
async def beside(server: Served, company: Company) -> AsyncIterator[None]:
    """As long as this lasts, the others are there too."""
    await many(server.address, company.idle)
    tasks = [asyncio.create_task(play_hulk(server.address, number)) for number in range(company.hulk)]
    if company.attack:
        sys.path.append(str(Path(__file__).parent.parent))
        from tests.server.heavy import heavy_file

        file = heavy_file()
        tasks += [asyncio.create_task(load(server.address, file)) for _ in range(2)]
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


async def load(address: str, file: object) -> None:
    """Load the dearest game file again and again."""
    while True:
        async with websockets.connect(address, compression=None) as socket:
            eve = Seat(socket, 1)
            await eve.say(type="open", name="Eve", host=eve.host, secret=eve.secret, options={}, file=file)
            while FRAME.decode(await socket.recv()).type != "refusal":
                pass


async def run(only: str, seconds: float, folder: Path, company: Company) -> None:
    with echoing() as echo:
        for name, (title, number, rate) in RUNS.items():
            if only in ("", name):
                with served(folder) as server:
                    tables = await many(server.address, number)
                    async with beside(server, company):
                        before = server.seconds()
                        figures = await paced(tables, rate, seconds)
                        used = server.seconds().since(before)
                    show(title, figures, await echoes(echo, number, rate, seconds / 4), used)
                    nothing_lost(server.database, tables)
        if only in ("", "closed"):
            with served(folder) as server:
                tables = await many(server.address, 50)
                async with beside(server, company):
                    before = server.seconds()
                    figures, tables = await closed(server.address, tables, 4 * seconds)
                    used = server.seconds().since(before)
                show("50 tables, closed loop", figures, await echoes(echo, 50, 0.0, seconds / 4), used)
                nothing_lost(server.database, tables)
        if only in ("", "idle"):
            with served(folder) as server:
                empty = server.memory()
                tables = await many(server.address, 1000)
                for table in tables:
                    for _ in range(5):
                        await table.move()
                full, before = server.memory(), server.seconds()
                await asyncio.sleep(seconds)
                used = sum(server.seconds().since(before).values()) / seconds
                print(f"1,000 tables at rest: {(full - empty) / 1000 * 1024:.0f} kB a table, {used:.1%} of a core")
                nothing_lost(server.database, tables)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--hulk", type=int, default=0, metavar="N", help="tables of Space Hulk beside")
    parser.add_argument("--idle", type=int, default=0, metavar="N", help="tables at rest beside")
    parser.add_argument("--attack", action="store_true", help="load the most expensive mission file again and again")
    parser.add_argument("--only", default="", choices=["", *RUNS, "closed", "idle"])
    given = parser.parse_args()
    print(f"fixed loop {min([loop() for _ in range(20)]) * 1e3:.2f} ms")
    with tempfile.TemporaryDirectory() as folder:
        company = Company(given.hulk, given.idle, given.attack)
        uvloop.run(run(given.only, given.seconds, Path(folder), company))


if __name__ == "__main__":
    main()
