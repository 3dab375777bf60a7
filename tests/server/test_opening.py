"""A browser is opened only where it can be seen."""

from __future__ import annotations

import pytest

from voidlock.server.opening import has_screen


@pytest.mark.parametrize(
    ("environ", "platform", "seen"),
    [
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "linux", False),
        ({}, "darwin", True),
        ({}, "win32", True),
        ({"SSH_CONNECTION": "192.0.2.7"}, "darwin", False),
        ({"SSH_CONNECTION": "192.0.2.7", "DISPLAY": "localhost:10.0"}, "linux", True),
        ({"CI": "true", "DISPLAY": ":0"}, "linux", False),
    ],
)
def test_where_there_is_a_screen(environ: dict[str, str], platform: str, seen: bool) -> None:
    assert has_screen(environ, platform) is seen
