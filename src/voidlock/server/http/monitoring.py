"""Admin listener: metrics and readiness on a port of their own, which strangers cannot reach."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from ipaddress import ip_address

import uvicorn
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4, Metric
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from voidlock.server.access.hosts import hostname
from voidlock.server.operations.metrics import exposition
from voidlock.server.store.readiness import Readiness

Families = Callable[[], Awaitable[list[Metric]]]
"""Collects the metrics of all processes of this server."""


def probes(readiness: Readiness, *, say_why: bool) -> list[BaseRoute]:
    """Liveness and readiness. The reason may name hosts and paths: only the operator is told."""

    async def live(request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def ready(request: Request) -> Response:
        problem = await readiness.problem()
        if not problem:
            return PlainTextResponse("ready\n")
        return PlainTextResponse(f"store failed: {problem}\n" if say_why else "store failed\n", 503)

    return [Route("/healthz", live), Route("/readyz", ready)]


class OwnNameOnly:
    """ASGI middleware: a port of this computer alone must not be reached under a stranger's name (DNS rebinding)."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        own, _ = scope.get("server") or ("", 0)
        asked = hostname(Headers(scope=scope).get("host", ""))
        if scope["type"] == "http" and is_loopback(own) and not (asked == "localhost" or is_loopback(asked or "")):
            await PlainTextResponse("only for this computer\n", 421)(scope, receive, send)
            return
        await self._app(scope, receive, send)


def is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def admin_app(families: Families, readiness: Readiness) -> Starlette:
    async def metrics(request: Request) -> Response:
        return Response(exposition(await families()), media_type=CONTENT_TYPE_PLAIN_0_0_4)

    pages = [*probes(readiness, say_why=True), Route("/metrics", metrics)]
    return Starlette(routes=pages, middleware=[Middleware(OwnNameOnly)])


class AdminServer(uvicorn.Server):
    """A second uvicorn server in one process: signals are left to the first."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def serving_admin(listener: socket.socket | None, app: Starlette) -> AsyncIterator[None]:
    """Serve the admin pages while the context lasts; do nothing without a listener."""
    if listener is None:
        yield
        return
    config = uvicorn.Config(app, log_config=None, access_log=False, lifespan="off", ws="none")
    server = AdminServer(config)
    serving = asyncio.create_task(server.serve([listener]))
    try:
        yield
    finally:
        server.should_exit = server.force_exit = True
        await serving
