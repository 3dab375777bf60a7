"""ASGI middleware: the Host header must name this server, and an address gets so many pages a second."""

from __future__ import annotations

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from .gate import Gate
from .hosts import hostname

MISDIRECTED = 421


class RequestChecks:
    """Refuses a request with a line of plain text before anything else sees it."""

    def __init__(self, app: ASGIApp, gate: Gate) -> None:
        self._app = app
        self._gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        refused = self._refused(scope)
        if refused is None:
            await self._app(scope, receive, send)
            return
        await refused(scope, receive, send)

    def _refused(self, scope: Scope) -> PlainTextResponse | None:
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        account = self._gate.account_of(scope)
        if len(hosts) > 1 or (hosts and not hosts[0]):
            self._gate.refusals.count("host", account.address)
            return PlainTextResponse("A request needs one Host header.\n", 400)
        if hosts and not self._gate.host_names.knows(hosts[0]):
            self._gate.refusals.count("host", account.address)
            name = (hostname(hosts[0]) or hosts[0])[:100]
            text = f"This server does not answer to the name {name}. If it should, start it with --host-name {name}\n"
            return PlainTextResponse(text, MISDIRECTED)
        if scope["type"] == "http" and not account.pages.allows():
            self._gate.refusals.count("address_pages", account.address)
            text = "Too many requests from your network. Wait a moment and try again.\n"
            return PlainTextResponse(text, 429, {"retry-after": "5", "connection": "close"})
        return None
