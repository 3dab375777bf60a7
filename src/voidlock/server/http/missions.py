"""HTTP routes for missions: the built-in ones, their files, checking a custom one, and trying it out."""

from __future__ import annotations

from msgspec import json
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import BaseRoute, Route

from voidlock.games import KITS
from voidlock.protocol.messages import MOST_MISSION
from voidlock.server.access.gate import Gate
from voidlock.server.operations.refusals import refusals
from voidlock.server.workers.fair_queue import Owner
from voidlock.server.workers.jobs import MissionSurvey, NoThought, Thinker, job

from .trials import Trials, number_in

CHARACTER = 4
"""Most bytes of a UTF-8 character."""

WHY_NOT = {"busy": 429, "too_long": 422, "failed": 503}
"""The status of a mission that is not looked at."""


async def read_body(request: Request) -> str | Response:
    """The mission file in the body of a request, or why it is not taken."""
    body = b""
    try:
        async for part in request.stream():
            body += part
            if len(body) > CHARACTER * MOST_MISSION:
                return Response(status_code=413)
    except ClientDisconnect:
        return Response(status_code=400)
    text = body.decode("utf-8-sig", "replace")
    return Response(status_code=413) if len(text) > MOST_MISSION else text


def routes(gate: Gate, thinkers: Thinker) -> list[BaseRoute]:
    """The mission routes; none if no game has missions."""
    found = next((kit.missions() for kit in KITS.values() if kit.missions is not None), None)
    if found is None:
        return []
    known = found
    listed = json.encode([known.info(name) for name in known.names()])

    async def missions(request: Request) -> Response:
        return Response(listed, media_type="application/json")

    async def file(request: Request) -> Response:
        name = request.path_params["name"]
        if name not in known.names():
            return Response(status_code=404)
        return PlainTextResponse(known.text(name))

    async def look_at(request: Request) -> Response:
        account = gate.account_of(request.scope)
        if not account.missions.allows() or not gate.mission_checks.allows():
            refusals.count("mission_checks", account.address)
            return Response(status_code=429)
        text = await read_body(request)
        if isinstance(text, Response):
            return text
        try:
            found = await thinkers.think(job(Owner("", account.address), MissionSurvey(text)))
        except NoThought as none:
            return Response(status_code=WHY_NOT[none.why])
        return Response(found, media_type="application/json")

    trials = Trials(gate, thinkers)

    async def try_out(request: Request) -> Response:
        text = await read_body(request)
        if isinstance(text, Response):
            return text
        results = trials.run(gate.account_of(request.scope), text, number_in(request.query_params.get("games", "")))
        return StreamingResponse(results, media_type="application/x-ndjson")

    return [
        Route("/missions", missions, methods=["GET"]),
        Route("/missions/{name}.txt", file, methods=["GET"]),
        Route("/missions", look_at, methods=["POST"]),
        Route("/missions/trial", try_out, methods=["POST"]),
    ]
