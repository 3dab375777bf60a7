"""Authentication by secret: a connection's first message opens a table, takes a seat, returns to one, or watches."""

from __future__ import annotations

import contextlib
from typing import assert_never

from msgspec import Raw, UnsetType

from voidlock.engine import AnyGame, Refused
from voidlock.games import kit_of
from voidlock.protocol.replies import Glanced
from voidlock.protocol.requests import Glance, Join, Open, Sit, Take, Watch
from voidlock.server.log.permissions import Requester, begin_game, check_bot_budget, open_table, play_again, take_seat
from voidlock.server.log.seating import sit_down
from voidlock.server.log.seats import hash_secret, table_of
from voidlock.server.log.table import PLAYING, NotAllowed, Table

from .hub import Hub
from .mission_cost import is_own, try_out
from .room import Client, Post, Room

STRANGER = Requester([], host=False)


async def admit(hub: Hub, first: Open | Join | Sit | Watch, post: Post) -> Client:
    """The client that this first message makes; raises `Refused`."""
    match first:
        case Open():
            return await _open(hub, first, post)
        case Join():
            secret = hash_secret(first.secret)
            await seat_person(hub, first.table, STRANGER, first, secret)
            return Client(first.table, [secret], post, invite_of(first))
        case Sit():
            _, hashes = await _known(hub, first)
            return Client(first.table, hashes, post)
        case Watch():
            await hub.cache.newest(first.table)
            return Client(first.table, (), post, invite_of(first))
        case _:
            assert_never(first)


async def _known(hub: Hub, first: Sit | Glance) -> tuple[Room, list[str]]:
    """The room, and the hashes of the secrets, of which one at least is known there."""
    room = await hub.cache.newest(first.table)
    hashes = [hash_secret(secret) for secret in first.secrets]
    table = room.table
    if not table.seats_of(hashes) and not table.requested_seats(hashes) and table.host not in hashes:
        raise NotAllowed("table_secret_void")
    return room, hashes


async def glance(hub: Hub, first: Glance) -> Glanced:
    """Who waits for whom; whoever asks is not here. Raises `Refused`."""
    room, hashes = await _known(hub, first)
    table = room.table
    owed = table.game.pending if table.game is not None and table.status == PLAYING else ()
    return Glanced(
        table=table.id,
        status=table.status,
        seats=table.info(room.connected_seats()).seats,
        own=table.seats_of(hashes),
        owing=sorted({choice.seat for choice in owed}),
    )


async def _open(hub: Hub, first: Open, post: Post) -> Client:
    """Open a table. Each step has its own idempotency key, so a repeated request completes one that was cut off.

    Everything that can be refused is refused before the first step, so that no empty table is left behind.
    """
    name, host, secret = table_of(first.host), hash_secret(first.host), hash_secret(first.secret)
    check_bot_budget(first.options.bot, hub.bot_games)
    entry, game = hub.budget.request(lambda: open_table(first.options, host, first.file, invite_of(first)))
    if is_own(first):
        _try_out(hub, game)
    planned = Table(name)
    planned.apply(entry)
    take_seat(planned, 1, first.name, secret)
    await hub.writer.open_table(name, entry)
    await hub.writer.change(name, f"seat-{secret}", lambda table: take_seat(table, 1, first.name, secret))
    room = await hub.cache.room(name)
    if hub.slow is not None and kit_of(room.table.options.game).slow != hub.slow:
        # The same host has opened it at the same moment for a game of another process.
        raise NotAllowed("table_try_again")
    if room.table.options.players == 1:
        # A new game begins with the dice of the first request; a file is loaded already, unless this is another file.
        known = game if isinstance(entry.file, Raw) and entry.file == room.table.file else None
        await hub.writer.change(name, "start", lambda table: begin_game(table, known))
    if not isinstance(first.after, UnsetType):
        await _lead_on(hub, table_of(first.after), hash_secret(first.after), name)
    return Client(name, [host, secret], post)


def _try_out(hub: Hub, game: AnyGame) -> None:
    """Refuse a mission that could not be played here anyway."""
    try:
        hub.budget.request(lambda: try_out(game))
    except NotAllowed as slow:
        raise NotAllowed("table_mission_slow") from slow


async def _lead_on(hub: Hub, name: str, host: str, next: str) -> None:
    """Tell everybody at the old table about the new one; an expired table has no clients."""
    with contextlib.suppress(Refused):
        await hub.writer.change(name, f"again-{next}", lambda table: play_again(table, host, next))


async def seat_person(hub: Hub, name: str, who: Requester, wish: Join | Take, secret: str) -> None:
    """Seat a person, or let them ask the host; repeating it with the same secret changes nothing."""
    invite = invite_of(wish)
    await hub.writer.change(
        name,
        f"seat-{secret}",
        lambda table: sit_down(table, who, wish.seat, wish.name, secret, invite),
    )
    table = (await hub.cache.room(name)).table
    if wish.seat not in (*table.seats_of([secret]), *table.requested_seats([secret])):
        raise NotAllowed("table_secret_void")


def invite_of(first: Open | Join | Take | Watch) -> str:
    """The hash of the invitation that a message brings; empty without one."""
    return "" if isinstance(first.invite, UnsetType) else hash_secret(first.invite)
