"""What the limits need of uvicorn's private parts: if it is gone, a sentence says what."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from voidlock.server.net.uvicorn_parts import HttpToolsProtocol, RequestResponseCycle, WebSocketsSansIOProtocol

SOURCE = Path(__file__).parents[2] / "src" / "voidlock"

METHODS = [
    (HttpToolsProtocol, "connection_made", "transport"),
    (HttpToolsProtocol, "connection_lost", "exc"),
    (HttpToolsProtocol, "data_received", "data"),
    (HttpToolsProtocol, "resume_writing", ""),
    (HttpToolsProtocol, "on_headers_complete", ""),
    (HttpToolsProtocol, "on_body", "body"),
    (HttpToolsProtocol, "on_message_complete", ""),
    (HttpToolsProtocol, "on_response_complete", ""),
    (HttpToolsProtocol, "handle_websocket_upgrade", ""),
    (HttpToolsProtocol, "send_400_response", "msg"),
    (HttpToolsProtocol, "_start_asgi_task", "cycle app"),
    (WebSocketsSansIOProtocol, "connection_made", "transport"),
    (WebSocketsSansIOProtocol, "connection_lost", "exc"),
    (WebSocketsSansIOProtocol, "data_received", "data"),
    (WebSocketsSansIOProtocol, "handle_pong", "event"),
    (WebSocketsSansIOProtocol, "handle_parser_exception", ""),
    (WebSocketsSansIOProtocol, "keepalive_timeout", ""),
    (WebSocketsSansIOProtocol, "send_receive_event_to_app", ""),
    (WebSocketsSansIOProtocol, "receive", ""),
    (WebSocketsSansIOProtocol, "send", "message"),
]

ATTRIBUTES: list[tuple[type[object], str]] = [
    (HttpToolsProtocol, "config loop transport client server logger parser pipeline cycle"),
    (RequestResponseCycle, "disconnected message_event response_started response_complete"),
    (
        WebSocketsSansIOProtocol,
        "config loop transport client server conn queue frames read_paused disconnected initial_response"
        " handshake_initiated handshake_complete close_sent close_timer close_timeout",
    ),
]


@pytest.mark.parametrize(("kind", "name", "parameters"), METHODS)
def test_a_method_takes_what_the_limits_pass(kind: type[object], name: str, parameters: str) -> None:
    method = inspect.getattr_static(kind, name, None)
    assert inspect.isfunction(method), f"uvicorn's {kind.__name__} has no method {name}, which net/ overrides or calls"
    taken = list(inspect.signature(method).parameters)[1:]
    assert taken == parameters.split(), f"uvicorn's {kind.__name__}.{name} takes {taken}, but net/ passes {parameters}"


@pytest.mark.parametrize(("kind", "names"), ATTRIBUTES)
def test_an_attribute_is_set(kind: type[object], names: str) -> None:
    found = set(re.findall(r"self\.(\w+)(?:, self\.\w+)*(?:: [^=\n]+)? = ", inspect.getsource(kind)))
    missing = set(names.split()) - found
    assert not missing, f"uvicorn's {kind.__name__} does not set {sorted(missing)} any more, which net/ uses"


def test_private_parts_are_imported_in_one_module() -> None:
    private = re.compile(r"uvicorn\.(_|protocols)")
    using = [path.name for path in SOURCE.rglob("*.py") if private.search(path.read_text(encoding="utf-8"))]
    assert using == ["uvicorn_parts.py"]
