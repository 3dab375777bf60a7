"""WebSocket connections: handshake and first frame; then the client's frames are relayed to its table and back."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from msgspec import json
from starlette.websockets import WebSocket, WebSocketDisconnect

from voidlock.engine import Reason, Refused
from voidlock.protocol.replies import Channels
from voidlock.protocol.requests import Open
from voidlock.protocol.telling import refusal
from voidlock.server.access.accounts import Account
from voidlock.server.access.gate import RELAYED, Gate
from voidlock.server.operations.event_log import ADDRESS, event
from voidlock.server.operations.metrics import RECEIVED_BYTES
from voidlock.server.operations.refusals import refusals
from voidlock.server.processes.backend import Backend, Session
from voidlock.server.store.store import StoreFailed
from voidlock.server.tables.queries import FAILED
from voidlock.server.tables.sessions import head_of, hello

from .arrivals import Arrivals
from .connection import TOO_LARGE, SocketConnection, check_budgets
from .websocket_protocol import POLICY_VIOLATION, connection_of

OPEN = Open.__struct_config__.tag


class WebSocketHandler:
    """Handles connections; one call is one of them."""

    def __init__(self, backend: Backend, gate: Gate, arrivals: Arrivals, channels: Channels | None = None) -> None:
        self._hello = hello(channels or Channels()).decode()
        self._backend = backend
        self._gate = gate
        self._arrivals = arrivals

    async def __call__(self, socket: WebSocket) -> None:
        account = self._gate.account_of(socket.scope)
        peer = socket.client.host if socket.client else ""
        address = account.address if account.limited else peer
        ADDRESS.set(address)
        connection = connection_of(socket.scope)
        waits = account.limited and not self._gate.is_relayed(socket.scope)
        if waits and not await connection.wait_for(self._arrivals.turn(address)):
            return
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.accept()
            await socket.send_text(self._hello)
            client = SocketConnection(connection, self._gate, account, address, relayed=RELAYED in socket.headers)
            session = await self._enter(socket, client, account)
            if session is not None:
                await client.relay(session)

    async def _enter(self, socket: WebSocket, client: SocketConnection, account: Account) -> Session | None:
        """The way to the client's table, if its first frame comes in time."""
        limits = self._gate.limits
        try:
            async with asyncio.timeout(limits.first_seconds):
                frame = await _frame(socket, limits.first_bytes)
            check_budgets(account, frame)
            if head_of(frame).type == OPEN:
                self._check_opening(account)
            return await self._backend.enter(client, frame)
        except TimeoutError:
            reason = Reason("table_too_late")
        except Refused as refused:
            reason = refused.reason
        except StoreFailed as error:
            event("store_failed", level=logging.ERROR, reason=str(error))
            reason = FAILED
        refusals.count(reason.id)
        await socket.send_text(json.encode(refusal(reason)).decode())
        await socket.close(POLICY_VIOLATION)
        return None

    def _check_opening(self, account: Account) -> None:
        if self._gate.full:
            raise Refused(Reason("table_server_full"))
        if not (account.tables.allows() and self._gate.tables.allows()):
            raise Refused(Reason("table_too_many_tables"))


async def _frame(socket: WebSocket, largest: int) -> bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    frame: bytes = message["bytes"] if text is None else text.encode()
    RECEIVED_BYTES.inc(len(frame))
    if len(frame) > largest:
        await socket.close(TOO_LARGE)
        raise WebSocketDisconnect(TOO_LARGE)
    return frame
