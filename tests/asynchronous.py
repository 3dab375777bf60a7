"""Coroutine tests: `@asynchronous` runs each in an event loop of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import ParamSpec

P = ParamSpec("P")


def asynchronous(test: Callable[P, Coroutine[None, None, None]]) -> Callable[P, None]:
    """The test as pytest calls it; its fixtures and parameters stay as they are."""

    @wraps(test)
    def run(*given: P.args, **named: P.kwargs) -> None:
        asyncio.run(test(*given, **named))

    return run


async def eventually(true: Callable[[], object], seconds: float = 40) -> None:
    """Wait until something holds; a test that waits longer than this fails."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)
