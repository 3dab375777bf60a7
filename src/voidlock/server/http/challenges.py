"""HTTP routes of challenges: the page with the tags of one, what it shows as JSON, and its picture."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from functools import partial

from msgspec import json
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from voidlock.protocol.challenges import Challenge
from voidlock.server.log.challenges import read_challenge
from voidlock.server.store.store import Store, StoreFailed

from .invitations import Tag, describe_challenge
from .pictures import draw

NAME = re.compile(r"[0-9a-z]{10}", re.ASCII)

HERE, HOME = '="./', '="../'
"""The page's own files, as the page names them, and as they are found from the folder of the challenges."""

LASTING = {"cache-control": "public, max-age=86400"}
"""A challenge never changes."""

Tagged = Callable[[Request, Tag, int], Response]


def routes(store: Store, tagged: Tagged | None) -> list[BaseRoute]:
    """The routes; without a built page, those for programs."""

    async def find(request: Request) -> Challenge | int:
        """The challenge that is asked for, or the status of the refusal."""
        name = request.path_params["name"]
        if not NAME.fullmatch(name):
            return 404
        try:
            # A visit: a challenge that is used does not expire.
            lines = await store.read(name)
        except StoreFailed:
            return 503
        return (read_challenge(lines[0].body) if lines else None) or 404

    async def shown(request: Request) -> Response:
        found = await find(request)
        if isinstance(found, int):
            return Response(status_code=found)
        return Response(json.encode(found), media_type="application/json", headers=LASTING)

    async def picture(request: Request) -> Response:
        found = await find(request)
        if isinstance(found, int):
            return Response(status_code=found)
        fellows = tuple([(fellow.who[1], fellow.home) for fellow in found.squad if fellow.who[0] == "marine"])
        body = await asyncio.to_thread(draw, found.result == "win", fellows)
        return Response(body, media_type="image/png", headers=LASTING)

    async def page(request: Request) -> Response:
        """Even of one that is gone: the page says so."""
        assert tagged is not None
        found = await find(request)
        if isinstance(found, int):
            return tagged(request, lambda page, _language, _address: page.replace(HERE, HOME), found)
        name = request.path_params["name"]
        tag = partial(describe_challenge, challenge=found, picture=f"c/{name}.png")
        return tagged(request, lambda *given: tag(*given).replace(HERE, HOME), 200)

    pages = [] if tagged is None else [Route("/c/{name}", page, methods=["GET"])]
    return [
        Route("/c/{name}.json", shown, methods=["GET"]),
        Route("/c/{name}.png", picture, methods=["GET"]),
        *pages,
    ]
