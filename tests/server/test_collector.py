"""The garbage collector of each process, in an interpreter of its own."""

from __future__ import annotations

import subprocess
import sys

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
