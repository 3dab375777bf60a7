"""HTTP: the web page and its assets with security headers, health and readiness checks."""

from __future__ import annotations

import asyncio
import gzip
import os
from functools import partial
from importlib.resources import files
from pathlib import Path

from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from voidlock.server.access.addresses import Proxies
from voidlock.server.access.gate import Gate
from voidlock.server.store.readiness import Readiness
from voidlock.server.store.store import Store
from voidlock.server.workers.jobs import Thinker

from . import challenges, missions
from .invitations import Tag, address_of, describe_invitation, language_for
from .monitoring import probes

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types svelte-trusted-html voidlock"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
}

PathLike = str | os.PathLike[str]

PACKED = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest", ".zip"}
"""Files that are sent compressed."""

MOST_PACKED = 256
"""Compressed files that are kept in memory; the page has about forty."""

STATIC = Path(os.environ.get("VOIDLOCK_PAGE") or str(files("voidlock.server").joinpath("static")))
"""The folder of the built page; `VOIDLOCK_PAGE` names another one for development."""


class SecurityHeaders:
    """ASGI middleware that adds the headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    *message["headers"],
                    *[(name.encode(), value.encode()) for name, value in HEADERS.items()],
                ]
            await send(message)

        await self.app(scope, receive, send_with_headers)


SECURITY_HEADERS = Middleware(SecurityHeaders)


def page_is_built() -> bool:
    return (STATIC / "index.html").is_file()


class Page(StaticFiles):
    """Static files, compressed once. Names under `assets` contain a hash, so browsers may cache them for ever."""

    def __init__(self, directory: Path, proxies: Proxies | None = None) -> None:
        super().__init__(directory=directory, html=True)
        self._proxies = proxies or Proxies()
        self._packed: dict[tuple[str, int], asyncio.Future[bytes]] = {}
        """By path and time of the last change, the files that are compressed or being compressed."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """An invitation says in its tags who invites to which game."""
        request = Request(scope)
        if path not in (".", "index.html") or scope["method"] != "GET" or "game" not in request.query_params:
            response = await super().get_response(path, scope)
            if isinstance(response, FileResponse) and Path(response.path).suffix in PACKED and _takes_gzip(scope):
                response = _pack_response(response, await self._compress(response))
            return response
        return self.tagged(request, partial(describe_invitation, query=request.query_params))

    def tagged(self, request: Request, tag: Tag, status: int = 200) -> Response:
        """The page as a messenger reads it: it knows whom the link is from, in its language."""
        proxied = request.client is not None and self._proxies.trusts(request.client.host)
        address = address_of(request.headers, request.url.scheme, proxied=proxied)
        page = tag((STATIC / "index.html").read_text(encoding="utf-8"), language_for(request.headers), address)
        return HTMLResponse(page, status, {"cache-control": "no-cache", "vary": "accept-language"})

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        path = Path(full_path)
        lasting = "assets" in path.parts
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        response.headers["vary"] = "Accept-Encoding"
        return response

    async def warm_up(self) -> None:
        """Warm up before the first request: making a page loads what answers it from a thread, for 80 ms."""
        await self.get_response("index.html", {"type": "http", "method": "HEAD", "headers": []})

    async def _compress(self, plain: FileResponse) -> bytes:
        """A file, compressed. In a thread, since the event loop has no time for it, and once for all requests."""
        assert plain.stat_result is not None
        version = str(plain.path), plain.stat_result.st_mtime_ns
        if version not in self._packed:
            if len(self._packed) >= MOST_PACKED:
                self._packed.clear()
            self._packed[version] = asyncio.ensure_future(asyncio.to_thread(compress, plain.path))
        try:
            # Others wait for it too.
            return await asyncio.shield(self._packed[version])
        except OSError:
            self._packed.pop(version, None)
            raise


def compress(path: PathLike) -> bytes:
    return gzip.compress(Path(path).read_bytes(), mtime=0)


def _takes_gzip(scope: Scope) -> bool:
    return "gzip" in Headers(scope=scope).get("accept-encoding", "")


def _pack_response(plain: FileResponse, body: bytes) -> Response:
    """The same page in fewer bytes; a part of it cannot be asked for."""
    headers = {name: value for name, value in plain.headers.items() if name not in ("content-length", "accept-ranges")}
    return Response(body, plain.status_code, {**headers, "content-encoding": "gzip"})


def routes(gate: Gate, readiness: Readiness, thinkers: Thinker, store: Store, page: Page | None) -> list[BaseRoute]:
    """The public pages. Counters are on the admin port alone: the number of moves hints at secrets."""
    found: list[BaseRoute] = [*probes(readiness, say_why=False), *missions.routes(gate, thinkers)]
    found += challenges.routes(store, None if page is None else page.tagged)
    if page is not None:
        found.append(Mount("/", page))
    return found
