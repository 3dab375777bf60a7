"""A seat at a table of a server. It comes back by itself, and asks again with the same keys what was not answered."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import TypeVar

import msgspec
from msgspec import Raw
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from voidlock import protocol
from voidlock.protocol import Entered, FirstMessage, FromClient, FromServer, Refusal, SeatInfo, State, TableInfo, Talk
from voidlock.table import SPECTATOR, Choice, Event, Option, Reason, Thing
from voidlock.texts import Words

from ..telling import because
from .hearing import choice, event, reason, table
from .keys import UNDO
from .links import Link, Seats
from .sitting import Declined, Sitting, Unreasonable, View
from .thinking import Advice, Estimate

DECODER: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
ENCODER = msgspec.json.Encoder()

WAITS = (0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds between one try to connect and the next."""

M = TypeVar("M", bound=FromServer)


class AtTable(Sitting):
    """Shows what the server tells, and asks it."""

    def __init__(self, link: Link, seats: Seats, name: str, wanted: int = 0) -> None:
        self.link, self.seats, self.name, self.wanted = link, seats, name, wanted
        self.connected = False
        self.refused: Reason | None = None
        self.info: TableInfo | None = None
        self.state: State | None = None
        self.held: list[int] = []
        self.talk: Talk | None = None
        self._told: dict[str, list[Event | None]] = {}
        self._socket: ClientConnection | None = None
        self._work: asyncio.Task[None] | None = None
        self._asked: dict[str, tuple[FromClient, asyncio.Future[FromServer]]] = {}

    # ------------------------------------------------------------------ what is shown

    @property
    def view(self) -> View | None:
        if self.state is None:
            return None
        own = self.state.own.get(str(self.looker), Raw(b"{}"))
        return {"seat": self.looker, "open": table(self.state.open), "own": table(own)}

    @property
    def asked(self) -> Choice[object] | None:
        pending = self._pending()
        return pending[0][1] if pending else None

    def _pending(self) -> list[tuple[str, Choice[object]]]:
        """The questions of the looker with the names under which they are answered."""
        view = self.view
        if view is None or self.state is None or not self.looker:
            return []
        own = view["own"]
        asked = own.get("pending") if isinstance(own, dict) else None
        names = [owed.choice for owed in self.state.owed if owed.seat == self.looker]
        return list(zip(names, [choice(each) for each in asked], strict=False)) if isinstance(asked, list) else []

    @property
    def events(self) -> list[Event]:
        return [told for told in self._told.get(str(self.looker), []) if told is not None]

    def status(self, words: Words) -> str:
        if self.refused is not None:
            return words.say("screen-refused-by", why=because(self.refused, words))
        if self.info is None:
            return words.say("screen-connecting", host=self.link.host)
        if self.info.status == "closed":
            return words.say("screen-table-closed")
        view = self.view
        if view is None:
            seats = words.say("terminal-comma").join(seat_in_words(seat, words) for seat in self.info.seats)
            waits = words.say("terminal-space") + words.say("screen-wait-host")
            return words.say("screen-table-open", seats=seats) + waits
        opened = view["open"]
        assert isinstance(opened, dict)
        if opened["result"]:
            return words.say("screen-over", result=Thing("result", str(opened["result"])))
        owed = opened["owed"]
        first = owed[0] if isinstance(owed, list) and owed else None
        if isinstance(first, dict):
            return words.say("screen-waits-person", seat=Thing("seat", str(first["seat"])))
        return words.say("screen-waits")

    def trouble(self, words: Words) -> str:
        if self.info is not None and not self.connected:
            return words.say("screen-lost")
        proposal = self.info.proposal if self.info is not None else None
        if proposal is not None and self.looker not in proposal.agreed:
            return words.say("screen-undo-asked", seat=Thing("seat", str(proposal.seat)), key=UNDO)
        if self.talk is not None:
            return words.say("screen-said", name=self.talk.name, text=self.talk.text)
        return ""

    def farewell(self, words: Words) -> list[str]:
        return [words.say("screen-left-table")] if self.held else []

    # ------------------------------------------------------------------ the connection

    async def begin(self) -> None:
        self._work = asyncio.create_task(self._stay())

    async def end(self) -> None:
        if self._work is not None:
            self._work.cancel()
            with suppress(asyncio.CancelledError):
                await self._work

    async def _stay(self) -> None:
        """Be connected, always anew, until the server says that there is nothing to come back to."""
        tries = 0
        while self.refused is None:
            try:
                async with connect(self.link.socket, open_timeout=10, max_size=None) as socket:
                    await self._stay_connected(socket)
                    tries = 0
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            self.connected, self._socket = False, None
            self.changed()
            if self.refused is None:
                await asyncio.sleep(WAITS[min(tries, len(WAITS) - 1)])
                tries += 1
        for _, waiting in self._asked.values():
            waiting.cancel()

    async def _stay_connected(self, socket: ClientConnection) -> None:
        await self._heard(socket)
        await socket.send(ENCODER.encode(self._first()).decode())
        while True:
            message = await self._heard(socket)
            if isinstance(message, Entered) and not self.connected:
                self.connected, self._socket = True, socket
                for request, _ in list(self._asked.values()):
                    await socket.send(ENCODER.encode(request).decode())
            await self._take(message)
            if self._wants_seat():
                return

    def _first(self) -> FirstMessage:
        """Come back, sit down where a seat is free, or look on."""
        kept = self.seats.secrets
        if kept and self.held:
            return protocol.Sit(table=self.link.table, secrets=list(kept.values()))
        if kept:
            seat, secret = min(kept.items())
            # Sitting down twice with the same secret is sitting down once.
            if self.wanted == seat:
                return protocol.Join(table=self.link.table, name=self.name, seat=seat, secret=secret)
            return protocol.Sit(table=self.link.table, secrets=list(kept.values()))
        return protocol.Watch(table=self.link.table)

    def _wants_seat(self) -> bool:
        """Whether a seat is free for somebody who has none: then its secret is made, and he comes in again."""
        if self.seats.secrets or self.info is None:
            return False
        free = [seat.number for seat in self.info.seats if seat.holder == "nobody"]
        wanted = self.wanted if self.wanted else min(free, default=0)
        if not wanted:
            return False
        self.wanted = wanted
        self.seats.make(wanted)
        return True

    async def _heard(self, socket: ClientConnection) -> FromServer:
        frame = await socket.recv()
        return DECODER.decode(frame)

    async def _take(self, message: FromServer) -> None:
        """What the server says is shown, or answers what was asked."""
        if isinstance(message, Entered):
            self.held = message.seats
            self.looker = message.seats[0] if message.seats else SPECTATOR
        elif isinstance(message, TableInfo):
            self.info = message
        elif isinstance(message, State):
            self.state = message
            for seat, news in message.news.items():
                self._told.setdefault(seat, [])[news.since :] = [event(raw) for raw in news.events]
        elif isinstance(message, Talk):
            self.talk = message
        elif isinstance(message, Refusal) and not message.key:
            self.refused = reason(message)
            if not self.held and self.wanted:
                self.seats.forget(self.wanted)
        key = getattr(message, "key", "")
        if key in self._asked:
            _, waiting = self._asked.pop(key)
            if not waiting.done():
                waiting.set_result(message)
        else:
            self.changed()

    async def _request(self, request: FromClient, kind: type[M]) -> M:
        """What the server answers; over a connection that breaks it is asked again. Raises Declined."""
        waiting: asyncio.Future[FromServer] = asyncio.get_running_loop().create_future()
        self._asked[request.key] = request, waiting
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(ENCODER.encode(request).decode())
        answer = await waiting
        if isinstance(answer, Refusal):
            raise Unreasonable(reason(answer))
        assert isinstance(answer, kind)
        return answer

    # ------------------------------------------------------------------ what people do

    def _name_of(self, wanted: Choice[object]) -> str:
        for name, pending in self._pending():
            if (pending.kind, pending.subject, pending.texts()) == (wanted.kind, wanted.subject, wanted.texts()):
                return name
        raise Declined("screen-not-asked")

    async def answer(self, choice: Choice[object], option: Option[object]) -> None:
        name = self._name_of(choice)
        await self._request(protocol.Answer(key=key(), choice=name, answer=option.text), protocol.Told)

    async def undo(self) -> None:
        """Take one's own answer back, or agree to what somebody else asks for."""
        proposal = self.info.proposal if self.info is not None else None
        if proposal is not None and self.looker not in proposal.agreed:
            await self._request(protocol.Agree(key=key(), yes=True), protocol.Told)
            return
        await self._request(protocol.Undo(key=key()), protocol.Told)

    async def why_not(self, text: str, seat: int) -> Reason | None:
        try:
            await self._request(protocol.Why(key=key(), seat=seat, answer=text[:80]), protocol.Told)
        except Unreasonable as refused:
            return refused.reason
        return None

    async def advise(self, choice: Choice[object]) -> Advice:
        request = protocol.Advise(key=key(), choice=self._name_of(choice))
        given = await self._request(request, protocol.Advice)
        estimates = [Estimate(each.answer, each.chance, each.low, each.high) for each in given.answers]
        return Advice(estimates, [step.answer for step in given.plan])


def key() -> str:
    return secrets.token_hex(8)


def seat_in_words(seat: SeatInfo, words: Words) -> str:
    about = Thing("seat", str(seat.number))
    if seat.holder == "nobody":
        return words.say("screen-seat-free", seat=about)
    if seat.holder == "bot":
        return words.say("screen-seat-bot", seat=about, name=seat.bot)
    return words.say("screen-seat-person" if seat.here else "screen-seat-away", seat=about, name=seat.name)
