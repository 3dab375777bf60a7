"""The private parts of uvicorn that the limits need, imported here and nowhere else.

pyproject.toml allows the minor version that they were written for; `tests/server/test_uvicorn_parts.py` names what is
used of them.
"""

from __future__ import annotations

from uvicorn._types import ASGI3Application, ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

__all__ = [
    "ASGI3Application",
    "ASGIReceiveEvent",
    "ASGISendEvent",
    "HttpToolsProtocol",
    "RequestResponseCycle",
    "WebSocketsSansIOProtocol",
]
