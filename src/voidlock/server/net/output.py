"""Stalled output: how long a client has read nothing of what it is sent."""

from __future__ import annotations


class Output:
    """What a connection still has to send, looked at from time to time.

    `written` counts bytes that the transport was given. A connection that does not count them says when the transport
    has made room instead.
    """

    __slots__ = ("_left", "_since", "written")

    def __init__(self) -> None:
        self.written = 0
        self._left = 0
        """Bytes that had left at the last look, of those that were counted."""
        self._since = 0.0
        """Since when nothing has moved; 0 if that is not known."""

    def resume(self) -> None:
        """The transport has sent much of what waited."""
        self._since = 0.0

    def stuck_for(self, waiting: int, now: float) -> float:
        """Seconds for which nothing has moved, as far as looks can tell; `waiting` bytes have not left yet."""
        left = self.written - waiting
        if not waiting or left > self._left or not self._since:
            self._since = now
        self._left = left
        return now - self._since
