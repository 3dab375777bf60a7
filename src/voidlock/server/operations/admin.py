"""Admin listener: metrics and readiness on a port of their own, which strangers cannot reach."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from .metrics import Family, exposition
from .readiness import Readiness

EXPOSITION = "text/plain; version=0.0.4; charset=utf-8"

Families = Callable[[], Awaitable[list[Family]]]
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


def admin_app(families: Families, readiness: Readiness) -> Starlette:
    async def metrics(request: Request) -> Response:
        return Response(exposition(await families()), media_type=EXPOSITION)

    return Starlette(routes=[*probes(readiness, say_why=True), Route("/metrics", metrics)])


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
