"""A client's connection while it is at a table: frames are checked and passed on as they come, without a task."""

from __future__ import annotations

import asyncio

from msgspec import json

from voidlock.engine import Reason, Refused
from voidlock.protocol.requests import Advise, Chat, Look, Odds, Rename, Review
from voidlock.protocol.telling import refusal
from voidlock.server.access.accounts import Account
from voidlock.server.access.gate import Gate
from voidlock.server.access.rate_limit import RateLimiter
from voidlock.server.operations.event_log import event
from voidlock.server.operations.metrics import RECEIVED_BYTES, SENT_BYTES
from voidlock.server.operations.refusals import refusals
from voidlock.server.processes.backend import RESTART, Session
from voidlock.server.tables.sessions import TOO_FAST, head_of

from .websocket_protocol import POLICY_VIOLATION, LimitedSocket

TOO_LARGE = 1009

TALK = {kind.__struct_config__.tag for kind in (Chat, Rename)}
THOUGHTS = {kind.__struct_config__.tag for kind in (Advise, Look, Odds, Review)}
"""Requests that have a limit of their own."""

TOO_MUCH_SENT = Reason("table_too_much_sent")


class SocketConnection:
    """The front's end of a connection, with back-pressure both ways.

    A client that does not read what it is sent is disconnected; while its table does not read what the client sends,
    nothing more is read from the client.
    """

    def __init__(
        self, socket: LimitedSocket, gate: Gate, account: Account, address: str, *, relayed: bool = False
    ) -> None:
        self.address = address
        self.limited = account.limited
        self.relayed = relayed
        self._socket = socket
        self._gate = gate
        self._account = account
        self._session: Session | None = None
        self._requests, self._chats = RateLimiter(gate.limits.requests), RateLimiter(gate.limits.chats)
        self._waiting: asyncio.Task[None] | None = None
        """Waits until the table reads again."""

    # ------------------------------------------------------------------ to the client

    def post(self, frame: bytes | None) -> None:
        if frame is None:
            self._socket.end(POLICY_VIOLATION)
            return
        if self._account.sent_bytes.owes():
            self._send_away_over_budget()
            return
        SENT_BYTES.inc(len(frame))
        self._account.sent_bytes.spend(len(frame))
        if not self._socket.send_text(frame):
            refusals.count("unread_bytes", self.address)
            event("sent_away", kind="not_reading", address=self.address)

    def _send_away_over_budget(self) -> None:
        """Whatever others do at its table, an address is not sent more than its share."""
        if not self._socket.close_sent:
            refusals.count(TOO_MUCH_SENT.id, self.address)
            event("sent_away", kind="over_budget", address=self.address)
            self._socket.send_text(json.encode(refusal(TOO_MUCH_SENT)))
            self._socket.end(POLICY_VIOLATION)

    def reconnect(self) -> None:
        self._socket.end(RESTART)

    # ------------------------------------------------------------------ from the client

    async def relay(self, session: Session) -> None:
        """Pass frames on until the client leaves, is cut off, or is sent away."""
        self._session = session
        try:
            await self._socket.relay(self._receive)
        finally:
            if self._waiting is not None:
                self._waiting.cancel()
            session.close()
            # It may hold us.
            self._session = None

    def _receive(self, frame: bytes) -> None:
        session, limits = self._session, self._gate.limits
        assert session is not None
        RECEIVED_BYTES.inc(len(frame))
        if len(frame) > limits.frame_bytes:
            self._socket.end(TOO_LARGE)
            return
        try:
            self._check(frame)
        except Refused as refused:
            refusals.count(refused.reason.id, self.address)
            self.post(json.encode(refusal(refused.reason, head_of(frame).key)))
            if self._requests.refused > limits.excess_requests:
                self._gate.offence(self._account, "requests")
                event("sent_away", kind="too_fast", address=self.address)
                self.post(None)
            return
        session.receive(frame)
        if session.full:
            self._socket.pause()
            self._waiting = asyncio.get_running_loop().create_task(self._go_on(session))

    async def _go_on(self, session: Session) -> None:
        await session.drain()
        self._socket.go_on()

    def _check(self, frame: bytes) -> None:
        if not self._requests.allows():
            raise Refused(TOO_FAST)
        check_budgets(self._account, frame)
        kind = head_of(frame).type
        if kind in THOUGHTS and not self._account.thoughts.allows():
            raise Refused(Reason("table_too_many_thoughts"))
        if kind in TALK and not self._chats.allows():
            raise Refused(TOO_FAST)


def check_budgets(account: Account, frame: bytes) -> None:
    """An address that is over its budget is refused before any work is done for it."""
    if account.cpu.owes():
        raise Refused(Reason("table_too_much_time"))
    if account.sent_bytes.owes():
        raise Refused(TOO_MUCH_SENT)
    if not account.bytes.allows(len(frame)):
        raise Refused(Reason("table_too_much_saved"))
