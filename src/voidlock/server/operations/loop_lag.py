"""Event loop lag: a timer that measures how late it runs."""

from __future__ import annotations

import asyncio

from .metrics import LOOP_LAG

EVERY = 0.5
"""Seconds between two measurements."""


async def measure_loop_lag(process: str) -> None:
    """Measure until cancelled. A blocked loop shows as one late timer."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        LOOP_LAG.labels(process).observe(max(0.0, loop.time() - due))
