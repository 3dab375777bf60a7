"""Tables on a device: a page that stores entries in a file, and lines to its tables instead of sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Protocol

import msgspec

from voidlock.server.here import Connection, Device
from voidlock.server.store.store import Store
from voidlock.server.workers.jobs import result

ON_DEVICE = "device:"


class Line(Protocol):
    """What a client says and hears on its line."""

    async def send(self, message: str) -> None: ...

    async def recv(self) -> str | bytes: ...

    async def close(self) -> None: ...


class StoredPage:
    """Entries go to a store; long jobs are carried out in a thread."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.withdrawn: list[int] = []

    async def read(self, table: str) -> str:
        lines = await self.store.read(table)
        return msgspec.json.encode([(line.number, line.key, line.body.decode()) for line in lines]).decode()

    async def write(self, table: str, number: int, key: str, body: str) -> None:
        await self.store.append(table, number, key, body.encode())

    async def think(self, number: int, body: str, seconds: float) -> str | None:
        return (await asyncio.to_thread(result, body.encode())).decode()

    def withdraw(self, number: int) -> None:
        self.withdrawn.append(number)


DEVICES: dict[str, Device] = {}
"""By address, the devices that are on."""


@asynccontextmanager
async def on_device(page: StoredPage) -> AsyncIterator[str]:
    """The address of a device, as long as its page is open."""
    await page.store.open()
    device = Device(page)
    address = f"{ON_DEVICE}{id(device)}"
    DEVICES[address] = device
    try:
        await device.begin()
        yield address
    finally:
        del DEVICES[address]
        await device.end()
        await page.store.close()


class SentAway(Exception):
    """The other end has closed the line."""


class DeviceLine:
    """A connection to a device."""

    def __init__(self, device: Device) -> None:
        self._frames: asyncio.Queue[str | None] = asyncio.Queue()
        self._connection: Connection = device.connect(self._frames.put_nowait)

    async def send(self, message: str) -> None:
        self._connection.receive(message)

    async def recv(self) -> str:
        frame = await self._frames.get()
        if frame is None:
            raise SentAway
        return frame

    async def close(self) -> None:
        self._connection.close()


@asynccontextmanager
async def device_line(address: str) -> AsyncIterator[Line]:
    line = DeviceLine(DEVICES[address])
    try:
        yield line
    finally:
        await line.close()
