"""Services that notifications reach, on this computer: a web service that notes what is posted, and a mail server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple

from aiosmtpd.smtp import SMTP, Envelope, Session


class Posted(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class WebService:
    """Answers every request with `status`, once `open` is set."""

    def __init__(self) -> None:
        self.status = 201
        self.posted: list[Posted] = []
        self.open = asyncio.Event()
        self.open.set()
        self.port = 0

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.posted.append(Posted(head[0].split()[1], headers, body))
        await self.open.wait()
        with suppress(OSError):
            writer.write(f"HTTP/1.1 {self.status} whatever\r\nContent-Length: 0\r\n\r\n".encode())
            await writer.drain()
            writer.close()
            await writer.wait_closed()


@asynccontextmanager
async def web_service() -> AsyncIterator[WebService]:
    service = WebService()
    server = await asyncio.start_server(service.hear, "127.0.0.1", 0)
    service.port = server.sockets[0].getsockname()[1]
    async with server:
        yield service
        service.open.set()
        await asyncio.sleep(0.01)


class MailServer:
    """Takes mail for everybody, except that it knows no nobody@."""

    def __init__(self) -> None:
        self.mails: list[str] = []
        self.address = ""

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address.startswith("nobody@"):
            return "550 No such user"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        self.mails.append(envelope.content.decode())
        return "250 OK"


@asynccontextmanager
async def mail_server() -> AsyncIterator[MailServer]:
    handler = MailServer()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(handler, hostname="localhost", loop=loop), "127.0.0.1", 0)
    handler.address = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield handler
