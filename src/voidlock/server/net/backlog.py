"""Bounded work per event-loop tick: bytes that have been read wait here and are parsed in small pieces."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Backlog:
    """Bytes of one connection that are not parsed yet; nothing more is read until they are.

    `parse` takes up to `piece` bytes, and returns whether to continue in this tick. While
    `ready` is false nothing is parsed; the caller that makes it true again calls `resume`.
    """

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        transport: asyncio.Transport,
        piece: int,
        parse: Callable[[bytes], bool],
        ready: Callable[[], bool],
    ) -> None:
        self._loop = loop
        self._transport = transport
        self._piece = piece
        self._parse = parse
        self._ready = ready
        self._bytes = bytearray()
        self._later: asyncio.Handle | None = None
        self._held = False

    @property
    def waiting(self) -> bool:
        """Whether reading is paused."""
        return self._held or bool(self._bytes)

    def add(self, data: bytes) -> None:
        """Parse this tick's share of what was just read."""
        if not self.waiting and len(data) <= self._piece:
            # Nearly always: a whole small request.
            self._parse(data)
        else:
            self._bytes += data
            if self._later is None:
                self._work()
        if self.waiting:
            self._transport.pause_reading()

    def hold(self, seconds: float) -> None:
        """Parse and read nothing for so long."""
        self._held = True
        self._transport.pause_reading()
        if self._later is not None:
            self._later.cancel()
        self._later = self._loop.call_later(seconds, self._release)

    def resume(self) -> None:
        """Continue in the next tick."""
        if self._later is None:
            self._later = self._loop.call_soon(self._tick)

    def drop(self) -> None:
        """Forget everything: the connection is ending."""
        self._bytes.clear()
        if self._later is not None:
            self._later.cancel()
            self._later = None

    def _release(self) -> None:
        self._held = False
        self._tick()

    def _tick(self) -> None:
        self._later = None
        self._work()
        if not self.waiting and self._ready():
            self._transport.resume_reading()

    def _work(self) -> None:
        more = True
        while more and self._bytes and not self._held and self._ready() and not self._transport.is_closing():
            piece = bytes(self._bytes[: self._piece])
            del self._bytes[: self._piece]
            more = self._parse(piece)
        if self._transport.is_closing():
            self.drop()
        elif self._bytes and not self._held and self._ready():
            self.resume()
