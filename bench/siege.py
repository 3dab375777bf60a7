"""Siege: every known denial-of-service attack, one after the other, while well-behaved tables play 10 moves a second.

    python -m bench.siege                  every attack for 8 seconds, seven minutes in all; `make siege` is the same
    python -m bench.siege --only pings     attacks whose name contains this; make siege ARGS="--only pings" is the same
    python -m bench.siege --control        and each attack once more on another server beside it

The goals are a p99 of 50 ms and never more than 250 ms until a move is acknowledged. On a busy machine the control
shows what the attacker takes from the processor alone: then the goals are for what comes on top of that.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import NamedTuple

from bench.attacks import ATTACKS
from bench.floods import Attack, Target
from bench.heavy import heavy_file
from bench.load import percentile, sit_down
from bench.seat import Seat
from bench.served import Served, free_port, served
from voidlock.protocol.requests import new_key

GOAL_P99, GOAL_MAX = 50.0, 250.0
"""Milliseconds."""

TABLES = 4
"""Well-behaved tables: together they make enough moves for a p99."""

STARTS_WITHIN = 60.0
"""Seconds in which the attacker's process must be ready."""

OPTIONS = {"players": 2, "teams": [["red", "blue"], ["green", "grey"]], "seed": "siege"}

EVERY = 0.1
"""Seconds between two moves of a table."""

CUT_OFF = 60.0
"""Seconds after which a move without an acknowledgement is given up."""

CALM = 3.0
"""Seconds without an attack before it begins."""


class Figures(NamedTuple):
    """What was seen during an attack."""

    calm: list[float]
    """Milliseconds until each move before the attack was acknowledged."""
    delays: list[float]
    """The same during the attack."""
    cut: int
    """How often a table lost its connection."""
    memory: float = 0.0
    """Megabytes at most."""
    tracebacks: int = 0
    processor: float = 0.0
    """Processor time of the attacked server, per second."""
    refused: int = 0
    """Requests and connections that it refused."""

    @property
    def p99(self) -> float:
        return percentile(self.delays, 0.99)

    @property
    def most(self) -> float:
        return max(self.delays, default=0.0)


class Steady:
    """A table that plays well-behaved: its first player chooses a card and takes it back, ten times a second."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._seat = Seat()
        self._given = ""
        self.cut = 0
        """How often it has lost its connection."""

    @property
    def name(self) -> str:
        return self._seat.table

    async def sit_down(self) -> None:
        table = await sit_down(self._address, options=OPTIONS)
        self._seat, other = table.seats
        other.close()

    async def play(self, seconds: float) -> list[float]:
        """Move until the time is over; the milliseconds until each move was acknowledged."""
        delays: list[float] = []
        began = due = time.perf_counter()
        while due < began + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            sent = time.perf_counter()
            try:
                async with asyncio.timeout(CUT_OFF):
                    await self._move()
            except TimeoutError:
                self.cut += 1
            delays.append((time.perf_counter() - sent) * 1e3)
            due = max(due + EVERY, time.perf_counter())
        return delays

    async def _move(self) -> None:
        """Choose or take back; a request that its connection did not survive is repeated on the next one."""
        seat, key = self._seat, new_key()
        if self._given:
            request = {"type": "back", "seat": 1, "answer": self._given}
            self._given = ""
        else:
            await seat.until(lambda: bool(seat.owed))
            choice, texts, _ = seat.owed[0]
            self._given = texts[0]
            request = {"type": "answer", "choice": choice, "answer": self._given}
        while key not in seat.acknowledged:
            try:
                seat.say(**request, key=key)
                await seat.until(lambda: key in seat.acknowledged)
            except OSError:
                self.cut += 1
                await self._come_back()
        del seat.acknowledged[key]

    async def _come_back(self) -> None:
        with suppress(OSError):
            await self._seat.connect(self._address)
            self._seat.say(type="sit", table=self.name, secrets=[self._seat.secret])

    def leave(self) -> None:
        self._seat.close()


def launch(attack: Attack, target: Target, ready: Event) -> None:
    """In a process of its own: say that everything is loaded, then attack."""
    ready.set()
    attack(target)


@contextmanager
def attacking(attack: Attack, target: Target) -> Iterator[None]:
    """The attack goes on from another process as long as this lasts."""
    context = multiprocessing.get_context("spawn")
    ready = context.Event()
    attacker = context.Process(target=launch, args=(attack, target, ready), daemon=True)
    attacker.start()
    if not ready.wait(STARTS_WITHIN):
        raise SystemExit("the attacker did not start")
    try:
        yield
    finally:
        attacker.kill()
        attacker.join()


async def besieged(
    server: Served,
    attacked: Served,
    attack: Attack | None,
    seconds: float,
    heavy: object,
    tables: int = TABLES,
    calm: float = CALM,
    admin: int = 0,
) -> Figures:
    """How tables at `server` play while `attacked`, perhaps another server, is attacked; `admin` is its admin port."""
    playing = [Steady(server.address) for _ in range(tables)]
    for table in playing:
        await table.sit_down()
    other = playing[0]
    if attacked is not server:
        other = Steady(attacked.address)
        await other.sit_down()

    async def play(seconds: float) -> list[float]:
        return [delay for delays in await asyncio.gather(*[each.play(seconds) for each in playing]) for delay in delays]

    undisturbed = await play(calm) if calm else []
    most = [attacked.memory()]

    async def weigh() -> None:
        while True:
            most[0] = max(most[0], attacked.memory())
            await asyncio.sleep(0.5)

    weighing = asyncio.create_task(weigh())
    before = sum(attacked.used().values())
    try:
        if attack is None:
            delays = await play(seconds)
        else:
            target = Target(attacked.port, other.name, seconds + 5, heavy)
            with attacking(attack, target):
                delays = await play(seconds)
    finally:
        weighing.cancel()
    used = (sum(attacked.used().values()) - before) / seconds
    refused = await asyncio.to_thread(refusals, admin) if admin else 0
    for table in {*playing, other}:
        table.leave()
    return Figures(
        undisturbed, delays, sum([each.cut for each in playing]), most[0], attacked.tracebacks(), used, refused
    )


def refusals(admin: int) -> int:
    """What the server has counted."""
    with suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{admin}/metrics", timeout=20) as page:
        lines = page.read().decode().splitlines()
        numbers = [line.rpartition(" ")[2] for line in lines if line.startswith("voidlock_refusals_total{")]
        return int(sum(map(float, numbers)))
    return 0


def holds(found: Figures, control: Figures) -> bool:
    """Whether the goals are met, apart from what the attack costs a table of another server."""
    late = found.p99 - control.p99, found.most - control.most
    return late[0] <= GOAL_P99 and late[1] <= GOAL_MAX and not found.cut and not found.tracebacks


def run(name: str, attack: Attack | None, given: argparse.Namespace, heavy: object) -> bool:
    admin = free_port()
    control = Figures([], [], 0)
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        with served(folder, "--admin-port", str(admin)) as server:
            found = asyncio.run(besieged(server, server, attack, given.seconds, heavy, admin=admin))
        if attack is not None and given.control:
            with served(folder) as server, served(folder) as elsewhere:
                control = asyncio.run(besieged(server, elsewhere, attack, given.seconds / 2, heavy, calm=0.0))
    good = attack is None or holds(found, control)
    parts = [percentile(found.calm, share) for share in (0.5, 0.99, 1.0)]
    parts += [percentile(found.delays, 0.5), found.p99, found.most]
    parts += [control.p99, control.most] * given.control
    parts += [found.refused, found.memory, 100 * found.processor]
    notes = [f"cut {found.cut}x"] * bool(found.cut) + [f"{found.tracebacks} tracebacks"] * bool(found.tracebacks)
    notes += ["over the goal"] * (not good)
    print(f"| {name} | {' | '.join([f'{part:,.0f}' for part in parts])} | {', '.join(notes)} |", flush=True)
    return good


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--only", default="")
    parser.add_argument("--control", action="store_true")
    given = parser.parse_args()
    heavy = heavy_file()
    control = ["control p99", "control max"] * given.control
    heads = ["calm p50", "calm p99", "calm max", "p50", "p99", "max", *control, "refused", "memory, MB", "processor, %"]
    print(f"| attack | {' | '.join(heads)} | |")
    print(f"| --- | {' | '.join(['--:'] * len(heads))} | --- |", flush=True)
    good = [run("none", None, given, heavy)]
    for name, attack in ATTACKS.items():
        if given.only in name:
            good.append(run(name, attack, given, heavy))
    sys.exit(0 if all(good) else 1)


if __name__ == "__main__":
    main()
