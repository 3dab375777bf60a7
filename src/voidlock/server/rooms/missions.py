"""The missions of the package, their files, and a look at a person's own mission file."""

from __future__ import annotations

import asyncio

from msgspec import json
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from voidlock.games.hulk import mission_names
from voidlock.games.hulk.mission.file import drawn_map, read_mission, shipped_mission
from voidlock.games.hulk.mission.mission import MissionRefused
from voidlock.protocol.messages import MOST_MISSION
from voidlock.protocol.missions import Surveyed, mission_fault, mission_info
from voidlock.server.connection.rate_limit import RateLimiter

RATE, BURST = 5.0, 20.0
"""Mission files that are looked at in a second, and at once, for everybody."""

LETTER = 4
"""Bytes that a letter may take."""


def survey(text: str) -> Surveyed:
    """What a mission file holds."""
    try:
        return Surveyed(mission=mission_info(read_mission(text)), map=drawn_map(text), faults=[])
    except MissionRefused as refused:
        faults = [mission_fault(fault) for fault in refused.faults]
        return Surveyed(mission=None, map=drawn_map(text), faults=faults)


def routes() -> list[BaseRoute]:
    limiter = RateLimiter(RATE, BURST)
    listed = json.encode([mission_info(shipped_mission(name)) for name in mission_names()])

    async def missions(request: Request) -> Response:
        return Response(listed, media_type="application/json")

    async def file(request: Request) -> Response:
        name = request.path_params["name"]
        if name not in mission_names():
            return Response(status_code=404)
        return PlainTextResponse(shipped_mission(name).text)

    async def look_at(request: Request) -> Response:
        if not limiter.allows():
            return Response(status_code=429)
        body = b""
        async for part in request.stream():
            body += part
            if len(body) > LETTER * MOST_MISSION:
                return Response(status_code=413)
        text = body.decode("utf-8-sig", "replace")
        if len(text) > MOST_MISSION:
            return Response(status_code=413)
        # The sockets never wait for it, whatever somebody has drawn.
        return Response(json.encode(await asyncio.to_thread(survey, text)), media_type="application/json")

    return [
        Route("/missions", missions, methods=["GET"]),
        Route("/missions/{name}.txt", file, methods=["GET"]),
        Route("/missions", look_at, methods=["POST"]),
    ]
