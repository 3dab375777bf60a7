"""Request dispatch: commands are written to the log, queries are answered; each kind of request has one line here."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import assert_never

from voidlock.protocol import (
    AddWords,
    Admit,
    Advise,
    Agree,
    Answer,
    ArrowKeys,
    Back,
    Chat,
    Close,
    Fetch,
    Free,
    FromClient,
    FromServer,
    GameFile,
    Leave,
    Look,
    Odds,
    Rename,
    Review,
    Route,
    SeatBot,
    Start,
    SwitchChat,
    Take,
    Told,
    Undo,
    Why,
)
from voidlock.server.log import permissions, seating
from voidlock.server.log.permissions import C, Rule, permitted
from voidlock.server.log.seats import hashed
from voidlock.server.log.table import NotAllowed
from voidlock.server.rooms import queries
from voidlock.server.rooms.hub import Hub
from voidlock.server.rooms.room import Client, Room

from .admission import seat_person

MOST_THINKING = 2
"""Background tasks a client may have running."""


class Dispatcher:
    """Carries out the requests of clients; raises `Refused`."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def __call__(self, client: Client, room: Room, message: FromClient) -> None:
        if not room.sees(client) and not isinstance(message, Take | Leave):
            # A client with an invitation can only ask the host for a seat.
            raise NotAllowed("table_no_spectators")
        match message:
            case Answer():
                await self._change(client, message, permissions.answer)
            case Back():
                await self._change(client, message, permissions.take_back)
            case Undo():
                await self._change(client, message, permissions.undo)
            case Agree():
                await self._change(client, message, permissions.agree)
            case Chat():
                await self._change(client, message, permissions.chat)
            case Rename():
                await self._change(client, message, permissions.rename)
            case Leave():
                await self._change(client, message, permissions.leave)
            case Start():
                await self._change(client, message, permissions.start)
            case SeatBot():
                permissions.affordable(message.bot, self._hub.bot_games)
                await self._change(client, message, permissions.seat_bot)
            case Free():
                await self._change(client, message, permissions.free)
            case Close():
                await self._change(client, message, permissions.close)
            case SwitchChat():
                await self._change(client, message, permissions.switch_chat)
            case Admit():
                await self._change(client, message, seating.admit)
            case AddWords():
                await self._change(client, message, seating.add_words)
            case Take():
                await self._take(client, room, message)
            case Why():
                self._query(client, lambda: queries.legal(client, room, message))
            case ArrowKeys():
                self._query(client, lambda: queries.arrows(room, message))
            case Route():
                self._query(client, lambda: queries.routed(room, message))
            case Fetch():
                await self._fetch(client, room, message)
            case Advise():
                self._think(client, lambda: queries.advised(self._hub.thinkers, client, room, message))
            case Odds():
                self._think(client, lambda: queries.chances(self._hub.thinkers, client, room, message))
            case Look():
                self._think(client, lambda: queries.looked_back(self._hub.thinkers, client, room, message))
            case Review():
                self._think(client, lambda: queries.reviewed(self._hub.thinkers, client, room, message))
            case _:
                assert_never(message)

    async def _change(self, client: Client, command: C, rule: Rule[C]) -> None:
        key, *others = client.keys(command.key)
        await self._hub.writer.change(
            client.table, key, lambda table: permitted(rule, table, client.requester, command), others
        )
        client.send(Told(key=command.key))

    def _query(self, client: Client, found: Callable[[], FromServer]) -> None:
        client.send(self._hub.budget.request(found))

    async def _fetch(self, client: Client, room: Room, message: Fetch) -> None:
        """The game file. Before the end of a game that others could still join, everybody is told who has it."""
        table = room.table
        if len(table.chairs) > 1 and not table.playing().result:
            seating.file_due(table, client.hashes)
            key, *others = [f"file-{hash}" for hash in sorted(client.hashes)]
            await self._hub.writer.change(
                client.table, key, lambda table: seating.file_given(table, client.hashes), others
            )
        self._query(client, lambda: GameFile(key=message.key, file=queries.whole_file(client, room)))

    async def _take(self, client: Client, room: Room, message: Take) -> None:
        """One more seat for the same client."""
        secret = hashed(message.secret)
        await seat_person(self._hub, client.table, client.requester, message, secret)
        client.hashes.add(secret)
        room.identify(client)
        room.show_game()
        self._hub.presence.changed(room)
        client.send(Told(key=message.key))

    def _think(self, client: Client, begin: Callable[[], Coroutine[None, None, None]]) -> None:
        """Start background work; its result is sent when ready. Over-limit requests are refused before any work."""
        if len(client.thinking) >= MOST_THINKING:
            raise NotAllowed("table_busy")
        task = asyncio.create_task(self._hub.budget.request(begin))
        client.thinking.add(task)
        task.add_done_callback(client.thinking.discard)
