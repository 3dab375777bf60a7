"""Event loop and garbage collector, as all our processes use them."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Coroutine

HAND_OVER = 0.001
"""Seconds the store's thread waits at most for Python's global lock: a busy loop would keep it for five times as long,
and a move waits three times for it."""


def run_fast(work: Coroutine[None, None, None]) -> None:
    """Run on uvloop if it is installed."""
    sys.setswitchinterval(HAND_OVER)
    try:
        import uvloop
    except ModuleNotFoundError:
        asyncio.run(work)
    else:
        uvloop.run(work)


NEW_OBJECTS = 5_000
"""New objects before a collection: some milliseconds, once in about forty moves."""
HOUR, DAY = 3600.0, 86400.0


GENERATIONS = 10
"""Collections of a generation before the next older one is collected too."""


def freeze_what_is_loaded() -> None:
    """Let the garbage collector walk only what comes from now on, by its generations.

    That suits a process without tables: it holds little, and a closed connection is found after some hundred others.
    """
    gc.collect()
    gc.freeze()
    # Walks nothing, but the collector learns how little is left: it walks the oldest only once a quarter is new.
    gc.collect()
    gc.set_threshold(NEW_OBJECTS, GENERATIONS, GENERATIONS)


def collect_in_short_pauses(thaw: float) -> None:
    """Let the garbage collector walk each object once, and everything only every `thaw` seconds.

    A game is many small lists without cycles. Left alone, the collector walks all tables again and again for nothing:
    half of the CPU time, and pauses of tenths of a second. So what it has walked is frozen. Frozen objects still go
    when nobody holds them; only cycles among them stay until the next thaw.
    """
    freeze_what_is_loaded()
    gc.set_threshold(NEW_OBJECTS, 1_000_000, 1_000_000)
    gc.callbacks.append(_freeze)
    asyncio.get_running_loop().call_later(thaw, _collect_everything, thaw)


def _freeze(phase: str, info: dict[str, int]) -> None:
    if phase == "stop":
        gc.freeze()


def _collect_everything(thaw: float) -> None:
    gc.unfreeze()
    gc.collect()
    asyncio.get_running_loop().call_later(thaw, _collect_everything, thaw)
