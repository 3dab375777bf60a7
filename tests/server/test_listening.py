"""Where the server listens."""

from __future__ import annotations

import pytest

from voidlock.server.net.listening import PORT, PortTaken, addresses, listen


def test_a_taken_port_is_passed_over() -> None:
    with listen("127.0.0.1", None) as first, listen("127.0.0.1", None) as second:
        assert first.getsockname()[1] >= PORT
        assert second.getsockname()[1] != first.getsockname()[1]


def test_a_port_that_was_named_is_not_another() -> None:
    with listen("127.0.0.1", None) as first, pytest.raises(PortTaken):
        listen("127.0.0.1", first.getsockname()[1])


def test_this_computer_only_unless_told() -> None:
    with listen("127.0.0.1", None) as listener:
        assert addresses(listener) == [f"http://localhost:{listener.getsockname()[1]}/"]
    with listen("0.0.0.0", None) as listener:
        assert addresses(listener)[0].startswith("http://localhost:")
