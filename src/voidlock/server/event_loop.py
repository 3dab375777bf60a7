"""Event loop and garbage collector, as all our processes use them."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Coroutine


def run_fast(work: Coroutine[None, None, None]) -> None:
    """Run on uvloop if it is installed."""
    try:
        import uvloop
    except ModuleNotFoundError:
        asyncio.run(work)
    else:
        uvloop.run(work)


def collect_rarely() -> None:
    """Tune the garbage collector: run less often, and never over what is there at the start.

    A game is many small lists without cycles. With Python's default thresholds the collector walks all tables again and
    again for nothing: half of the CPU time, and pauses of tenths of a second. Its count of new objects also grows with
    objects that are long gone, by some hundred a move, because Python keeps freed lists for the next ones.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 50)
