"""Siege: every known denial-of-service attack, one after the other, while a well-behaved table plays 10 moves a second.

    python -m bench.siege                  12 seconds each, and half as long against another server as a control
    python -m bench.siege --seconds 3      shorter
    python -m bench.siege --only pings     attacks whose name contains this
    python -m bench.siege --source FOLDER  the sources of another version, for a comparison

The goals are a p99 of 50 ms and never more than 250 ms until a move is acknowledged. On a busy machine the same attack
on another server shows what the attacker takes from the processor alone: the goals are for what comes on top of that.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import NamedTuple

import websockets

from bench.attacks import ATTACKS, GONE, Attack, Target, heavy_file, new_secret
from bench.messages import MESSAGE, Message

GOAL_P99, GOAL_MAX = 50.0, 250.0
"""Milliseconds."""

EVERY = 0.1
"""Seconds between two moves of the well-behaved table."""

CUT_OFF = 60.0
"""Seconds after which a move without an acknowledgement is given up."""


# ---------------------------------------------------------------------- servers


class Served(NamedTuple):
    port: int
    process: subprocess.Popen[str]
    log: Path

    def processes(self) -> list[int]:
        """The server and everything it has started."""
        found, fresh = [], [self.process.pid]
        while fresh:
            found += fresh
            fresh = [child for parent in fresh for child in children(parent)]
        return found

    def memory(self) -> float:
        """Megabytes that all its processes hold."""
        return sum([resident(process) for process in self.processes()])

    def seconds(self) -> float:
        """Processor time that all its processes have used."""
        return sum([processor_time(process) for process in self.processes()])

    def tracebacks(self) -> int:
        text = self.log.read_text(encoding="utf-8", errors="replace")
        if "Traceback" in text:
            print("\n".join(text.splitlines()[-12:]))
        return text.count("Traceback")


def children(process: int) -> list[int]:
    with suppress(OSError):
        tasks = Path(f"/proc/{process}/task").iterdir()
        return [int(child) for task in tasks for child in (task / "children").read_text().split()]
    return []


def resident(process: int) -> float:
    with suppress(OSError):
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    return 0.0


def processor_time(process: int) -> float:
    with suppress(OSError):
        fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


@contextmanager
def served(folder: Path, source: str, options: list[str]) -> Iterator[Served]:
    """`voidlock serve` as anybody starts it."""
    name = secrets.token_hex(4)
    where = ["--port", "0", "--database", str(folder / f"{name}.db"), "--lang", "en", *options]
    environment = {**os.environ, **({"PYTHONPATH": source} if source else {})}
    log = folder / f"{name}.log"
    with log.open("w", encoding="utf-8") as told:
        process = subprocess.Popen(
            [sys.executable, "-m", "voidlock.cli", "serve", *where],
            stdout=subprocess.PIPE,
            stderr=told,
            text=True,
            env=environment,
        )
    assert process.stdout is not None
    port = int(process.stdout.readline().rstrip("/\n").rpartition(":")[2])
    try:
        yield Served(port, process, log)
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            print("  the server did not end within 20 s of SIGTERM", flush=True)
            process.kill()
            process.wait()
        process.stdout.close()


# ---------------------------------------------------------------------- the well-behaved table


class Figures(NamedTuple):
    delays: list[float]
    """Milliseconds until each move was acknowledged."""
    cut: int
    """How often the table lost its connection."""
    memory: float = 0.0
    """Megabytes at most."""
    tracebacks: int = 0
    processor: float = 0.0
    """Processor time of the attacked server, per second."""

    def part(self, share: float) -> float:
        ordered = sorted(self.delays) or [0.0]
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    @property
    def most(self) -> float:
        return max(self.delays, default=0.0)


class Table:
    """Two players; the first chooses an action card and takes it back, ten times a second."""

    def __init__(self, port: int) -> None:
        self._address = f"ws://127.0.0.1:{port}/socket"
        self._host, self._secrets = new_secret(), [new_secret(), new_secret()]
        self._line: websockets.ClientConnection | None = None
        self._choice = self._text = self._given = ""
        self.name = ""
        self.cut = 0

    async def _connect(self, **first: object) -> None:
        self._line = await websockets.connect(self._address, compression=None, max_queue=None, open_timeout=CUT_OFF)
        await self._line.send(json.dumps(first))
        self.name = (await self._hear("entered")).table

    async def _hear(self, type: str, key: str = "") -> Message:
        assert self._line is not None
        while True:
            message = MESSAGE.decode(await self._line.recv())
            asked = message.asked()
            if asked is not None:
                self._choice, self._text = asked[0], asked[1][0]
            if message.key == key and message.type in (type, "refusal"):
                if message.type == "refusal":
                    raise SystemExit(f"the well-behaved table was refused: {message}")
                return message

    async def sit_down(self) -> None:
        """Ann opens the table, Bob joins, and the game starts; Bob only needed to be there for that."""
        options = {"players": 2, "teams": [["red", "blue"], ["green", "grey"]], "seed": "siege"}
        ann, bob = self._secrets
        await self._connect(type="open", name="Ann", host=self._host, secret=ann, options=options)
        async with websockets.connect(self._address, compression=None) as other:
            await other.send(json.dumps({"type": "join", "table": self.name, "seat": 2, "name": "Bob", "secret": bob}))
            while MESSAGE.decode(await other.recv()).type != "entered":
                pass
        await self._ask("start", "start-the-game")
        if not self._choice:
            await self._hear("state")

    async def _ask(self, type: str, key: str, **fields: object) -> None:
        assert self._line is not None
        await self._line.send(json.dumps({"type": type, "key": key, **fields}))
        await self._hear("told", key)

    async def _move(self, number: int, key: str) -> None:
        if number % 2 == 0:
            self._given = self._text
            await self._ask("answer", key, choice=self._choice, answer=self._given)
        else:
            await self._ask("back", key, seat=1, answer=self._given)

    async def play(self, seconds: float) -> list[float]:
        """Move until the time is over; a move that the connection did not survive is repeated on the next."""
        delays: list[float] = []
        began = due = time.perf_counter()
        while due < began + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            sent = time.perf_counter()
            try:
                async with asyncio.timeout(CUT_OFF):
                    await self._acknowledged(len(delays))
            except TimeoutError:
                self.cut += 1
            delays.append((time.perf_counter() - sent) * 1e3)
            due = max(due + EVERY, time.perf_counter())
        return delays

    async def _acknowledged(self, number: int) -> None:
        key = secrets.token_hex(6)
        while True:
            try:
                await self._move(number, key)
                return
            except GONE:
                self.cut += 1
                with suppress(*GONE):
                    await self._connect(type="sit", table=self.name, secrets=[self._secrets[0]])

    async def leave(self) -> None:
        if self._line is not None:
            await self._line.close()


# ---------------------------------------------------------------------- one attack


def launch(attack: Attack, target: Target, ready: Event) -> None:
    """In a process of its own: say that everything is loaded, then attack."""
    ready.set()
    attack(target)


async def besieged(server: Served, attacked: Served, attack: Attack | None, seconds: float, heavy: object) -> Figures:
    """How the table at `server` plays while `attacked`, perhaps another server, is attacked from another process."""
    table = Table(server.port)
    await table.sit_down()
    other = table
    if attacked is not server:
        other = Table(attacked.port)
        await other.sit_down()
    attacker = None
    if attack is not None:
        context = multiprocessing.get_context("spawn")
        ready = context.Event()
        target = Target(attacked.port, other.name, seconds + 5, heavy)
        attacker = context.Process(target=launch, args=(attack, target, ready), daemon=True)
        attacker.start()
        await asyncio.to_thread(ready.wait)
    most, used = [server.memory()], attacked.seconds()

    async def weigh() -> None:
        while True:
            most[0] = max(most[0], attacked.memory())
            await asyncio.sleep(0.2)

    weighing = asyncio.create_task(weigh())
    try:
        delays = await table.play(seconds)
    finally:
        weighing.cancel()
        if attacker is not None:
            attacker.kill()
            attacker.join()
    used = (attacked.seconds() - used) / seconds
    await table.leave()
    await other.leave()
    return Figures(delays, table.cut, most[0], attacked.tracebacks(), used)


def holds(found: Figures, control: Figures) -> bool:
    """Whether the goals are met, apart from what the attack costs a table of another server."""
    late = found.part(0.99) - control.part(0.99), found.most - control.most
    return late[0] <= GOAL_P99 and late[1] <= GOAL_MAX and not found.cut and not found.tracebacks


def run(name: str, attack: Attack | None, seconds: float, source: str, options: list[str], heavy: object) -> bool:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        with served(folder, source, options) as server:
            found = asyncio.run(besieged(server, server, attack, seconds, heavy))
        control = Figures([], 0)
        if attack is not None:
            with served(folder, source, options) as server, served(folder, source, options) as elsewhere:
                control = asyncio.run(besieged(server, elsewhere, attack, seconds / 2, heavy))
    good = attack is None or holds(found, control)
    parts = [
        found.part(0.5),
        found.part(0.99),
        found.most,
        control.part(0.99),
        control.most,
        found.memory,
        100 * found.processor,
    ]
    notes = [f"cut {found.cut}x"] * bool(found.cut) + [f"{found.tracebacks} tracebacks"] * bool(found.tracebacks)
    print(
        f"| {name} | {' | '.join([f'{part:,.0f}' for part in parts])} | {', '.join(notes)} |",
        "" if good else "FAILS",
        flush=True,
    )
    return good


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=12.0)
    parser.add_argument("--only", default="")
    parser.add_argument("--source", default="")
    parser.add_argument("--serve", nargs="*", default=[], help="more options of voidlock serve")
    given = parser.parse_args()
    heavy = heavy_file()
    print("| attack | p50 | p99 | max | control p99 | control max | memory | processor | |")
    print("| --- | --: | --: | --: | --: | --: | --: | --: | --- |", flush=True)
    options = [f"--{option}" for option in given.serve]
    good = [run("none", None, given.seconds, given.source, options, heavy)]
    for name, attack in ATTACKS.items():
        if given.only in name:
            good.append(run(name, attack, given.seconds, given.source, options, heavy))
    sys.exit(0 if all(good) else 1)


if __name__ == "__main__":
    main()
