"""Authentication by secret: a connection's first message opens a table, takes a seat, returns to one, or watches."""

from __future__ import annotations

import contextlib
from typing import assert_never

from msgspec import UnsetType

from voidlock.engine import Refused
from voidlock.protocol import Join, Open, Sit, Watch
from voidlock.server.log.permissions import opened, played_again, seated, started
from voidlock.server.log.seats import hashed, table_of
from voidlock.server.log.table import NotAllowed, Table
from voidlock.server.rooms.hub import Hub
from voidlock.server.rooms.room import Client


async def admitted(hub: Hub, first: Open | Join | Sit | Watch) -> Client:
    """The client that this first message makes; raises `Refused`."""
    match first:
        case Open():
            return await _open(hub, first)
        case Join():
            secret = hashed(first.secret)
            await seat_person(hub, first.table, first.seat, first.name, secret)
            return Client(first.table, [secret])
        case Sit():
            room = await hub.cache.newest(first.table)
            hashes = [hashed(secret) for secret in first.secrets]
            if not room.table.seats_of(hashes) and room.table.host not in hashes:
                raise NotAllowed("table_secret_void")
            return Client(first.table, hashes)
        case Watch():
            room = await hub.cache.newest(first.table)
            client = Client(first.table)
            if not room.admits(client):
                raise NotAllowed("table_no_spectators")
            if room.spectating() >= room.limits.spectators:
                raise NotAllowed("table_spectators_full")
            return client
        case _:
            assert_never(first)


async def _open(hub: Hub, first: Open) -> Client:
    """Open a table. Each step has its own idempotency key, so a repeated request completes one that was cut off.

    Everything that can be refused is refused before the first step, so that no empty table is left behind.
    """
    name, host, secret = table_of(first.host), hashed(first.host), hashed(first.secret)
    entry = opened(first.options, host, first.file)
    planned = Table(name)
    planned.apply(entry)
    seated(planned, 1, first.name, secret)
    await hub.writer.open_table(name, entry)
    await seat_person(hub, name, 1, first.name, secret)
    room = await hub.cache.room(name)
    if room.table.options.players == 1:
        await hub.writer.change(name, "start", started)
    if not isinstance(first.after, UnsetType):
        await _lead_on(hub, table_of(first.after), hashed(first.after), name)
    return Client(name, [host, secret])


async def _lead_on(hub: Hub, name: str, host: str, next: str) -> None:
    """Tell everybody at the old table about the new one; an expired table has nobody to tell."""
    with contextlib.suppress(Refused):
        await hub.writer.change(name, f"again-{next}", lambda table: played_again(table, host, next))


async def seat_person(hub: Hub, name: str, seat: int, person: str, secret: str) -> None:
    """Seat a person; repeating it with the same secret changes nothing."""
    await hub.writer.change(name, f"seat-{secret}", lambda table: seated(table, seat, person, secret))
    room = await hub.cache.room(name)
    if room.table.seats_of([secret]) != [seat]:
        raise NotAllowed("table_secret_void")
