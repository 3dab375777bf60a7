"""ASGI middleware: Host must name this server, Origin its own page, and each address has a rate limit."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from voidlock.server.operations.refusals import refusals

from .accounts import Account
from .gate import Gate
from .hosts import hostname, same_origin

MISDIRECTED = 421

SAFE = ("GET", "HEAD", "OPTIONS")
"""Methods with which a page of another site costs no more than a link to us."""

OWN = ("same-origin", "none")
"""What a browser's Sec-Fetch-Site says of our own page, and of the person who uses it."""


class RequestChecks:
    """Refuses a request with a line of plain text before anything else sees it."""

    def __init__(self, app: ASGIApp, gate: Gate) -> None:
        self._app = app
        self._gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        account = self._gate.account_of(scope)
        answer = self._refuse(scope, account) or self._app

        async def send_charged(message: Message) -> None:
            """The bytes of a page; those of a socket's messages are counted where they are sent."""
            account.sent_bytes.spend(len(message.get("body", b"")))
            await send(message)

        await answer(scope, receive, send_charged if scope["type"] == "http" else send)

    def _refuse(self, scope: Scope, account: Account) -> PlainTextResponse | None:
        headers = Headers(scope=scope)
        hosts = headers.getlist("host")
        # RFC 9112, 3.2; HTTP/1.0 knows no Host.
        if len(hosts) > 1 or hosts == [""] or (not hosts and scope["http_version"] != "1.0"):
            refusals.count("host", account.address)
            return PlainTextResponse("A request needs one Host header.\n", 400)
        if hosts and not self._gate.host_names.knows(hosts[0]):
            refusals.count("host", account.address)
            name = (hostname(hosts[0]) or hosts[0])[:100]
            text = f"This server does not answer to the name {name}. If it should, start it with --host-name {name}\n"
            return PlainTextResponse(text, MISDIRECTED)
        if not _from_own_page(scope, headers):
            refusals.count("origin", account.address)
            return PlainTextResponse("Only this server's own page may do that.\n", 403)
        if scope["type"] == "http" and not account.pages.allows():
            refusals.count("address_pages", account.address)
            text = "Too many requests from your network. Wait a moment and try again.\n"
            return PlainTextResponse(text, 429, {"retry-after": "5", "connection": "close"})
        if scope["type"] == "http" and account.sent_bytes.owes():
            refusals.count("address_sent_bytes", account.address)
            text = "Your network has had its share of what this server can send. Wait a few minutes and try again.\n"
            return PlainTextResponse(text, 429, {"retry-after": "120", "connection": "close"})
        return None


def _from_own_page(scope: Scope, headers: Headers) -> bool:
    """Whether no other site's page has sent this, as far as it could do harm: a socket, or a request with effects."""
    if scope["type"] == "http" and scope["method"] in SAFE:
        return True
    site = headers.get("sec-fetch-site") if scope["type"] == "http" else None
    return (site is None or site in OWN) and same_origin(headers.get("origin"), headers.get("host"))
