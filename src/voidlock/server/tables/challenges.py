"""Making a challenge of a finished game: its review is computed by a worker, and stored once for each seat."""

from __future__ import annotations

from collections.abc import Coroutine

from voidlock.protocol.replies import ChallengeMade
from voidlock.protocol.requests import MakeChallenge
from voidlock.protocol.telling import refusal
from voidlock.server.log import challenges
from voidlock.server.log.entries import encode
from voidlock.server.log.table import Table
from voidlock.server.operations.event_log import event
from voidlock.server.store.store import Known, StoreFailed, TableLog, Taken
from voidlock.server.workers.jobs import LuckReview, Thinker, file_of

from .queries import FAILED, computed
from .room import Client, Room


def make_challenge(
    store: TableLog, thinkers: Thinker, client: Client, room: Room, message: MakeChallenge
) -> Coroutine[None, None, None]:
    """The challenge of the client's first seat, sent when it is stored; refused right away where there can be none."""
    name = challenges.challenger(room.table, client.requester)
    review = LuckReview(file_of(room.table.playing()), key=message.key)
    return _make(store, thinkers, client, room.table, message, name, review)


async def _make(
    store: TableLog,
    thinkers: Thinker,
    client: Client,
    table: Table,
    message: MakeChallenge,
    name: str,
    review: LuckReview,
) -> None:
    try:
        if not await store.read(name):
            found = await computed(thinkers, client, review)
            if found is None:
                return
            await _store(store, table, name, encode(challenges.challenge(table, message.by, found)))
    except StoreFailed:
        client.send(refusal(FAILED, message.key))
    else:
        client.send(ChallengeMade(key=message.key, id=name))


async def _store(store: TableLog, table: Table, name: str, body: bytes) -> None:
    try:
        await store.append(name, 1, "challenge", body)
        event("challenged", table=table.id, challenge=name)
    except (Known, Taken):
        # Another client of this seat was faster.
        return
