"""The garbage collector of each process, in an interpreter of its own."""

from __future__ import annotations

import subprocess
import sys

import pytest

LONG_LIVED = """
import asyncio, gc
from collections import deque
from weakref import WeakSet
from voidlock.server.processes.event_loop import HOUR, collect_in_short_pauses, freeze_what_is_loaded

class Knot:
    def __init__(self):
        self.parts = [[self] for _ in range(100)]

async def main():
    {set_up}
    all, held = WeakSet(), deque(maxlen=200)
    for _ in range(10_000):
        held.append(Knot())
        all.add(held[-1])
    print(len(all))

asyncio.run(main())
"""


def kept(set_up: str) -> int:
    """Of 10,000 knots of a hundred objects, of which 200 live at a time, those in memory at the end."""
    told = subprocess.run([sys.executable, "-c", LONG_LIVED.format(set_up=set_up)], capture_output=True, check=True)
    return int(told.stdout)


def test_the_front_frees_cycles_that_lived_for_long() -> None:
    """A process with tables keeps them until its next thaw; that is why connections leave none."""
    assert kept("freeze_what_is_loaded()") < 10_000 / 2
    assert kept("collect_in_short_pauses(HOUR)") > 10_000 * 0.9


SERVING = """
import socket
from contextlib import asynccontextmanager
from voidlock.server import serve as front

class Idle:
    families = readiness = None

    def __init__(self, *given, **named):
        pass

    @asynccontextmanager
    async def running(self):
        yield None

def chosen(name):
    def end(*thaw):
        print(name)
        raise SystemExit
    return end

for name in ("freeze_what_is_loaded", "collect_in_short_pauses"):
    setattr(front, name, chosen(name))
front.Service = Idle
front.Thinkers.warm_up = lambda thinkers: None
front.has_game_processes = lambda: {game_processes}
with socket.socket() as listener:
    front.serve(listener, None, front.Settings("log.db", 1, 0.0, 0.0), print)
"""


@pytest.mark.parametrize(
    ("game_processes", "collector"), [(True, "freeze_what_is_loaded"), (False, "collect_in_short_pauses")]
)
def test_a_front_whose_tables_are_elsewhere_frees_cycles(game_processes: bool, collector: str) -> None:
    script = SERVING.format(game_processes=game_processes)
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, encoding="utf-8", check=True)
    assert told.stdout.split() == [collector]
