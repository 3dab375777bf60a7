"""Fast path for WebSocket messages: a piece that is exactly one short text frame is read without the general parser.

Nearly every message of a client is one. The parser of `websockets` takes ten times as long, so it only sees the rest.
That is allowed only between two messages, and where a message ends is what `Boundary` keeps.
"""

from __future__ import annotations

from websockets.frames import Opcode

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

FIN, MASKED, LENGTH = 0x80, 0x80, 0x7F
WHOLE_TEXT = FIN | Opcode.TEXT
MASK = 4
MEDIUM, LONG = 126, 127
"""Lengths that stand for a number in the next two or eight bytes (RFC 6455, 5.2)."""


def whole_message(piece: bytes) -> bytes | None:
    """The text of a piece that is one whole masked text frame; None if it is anything else."""
    if len(piece) <= 2 + MASK or piece[0] != WHOLE_TEXT or not piece[1] & MASKED:
        return None
    size, start = piece[1] & LENGTH, 2
    if size >= MEDIUM:
        if size == LONG or len(piece) < 4 + MASK:
            return None
        size, start = int.from_bytes(piece[2:4], "big"), 4
    if not size or len(piece) != start + MASK + size:
        return None
    return apply_mask(piece[start + MASK :], piece[start : start + MASK])


class Boundary:
    """Follows the frames of a client: whether everything that was read so far ends between two messages.

    A client that splits messages, or whose frame heads come in two reads, is not followed any further.
    """

    __slots__ = ("_left", "_lost")

    def __init__(self) -> None:
        self._left = 0
        """Bytes to come of the frame under way."""
        self._lost = False

    @property
    def between(self) -> bool:
        return not self._left and not self._lost

    @property
    def left(self) -> int:
        """Bytes to come of the frame under way, if it is followed."""
        return 0 if self._lost else self._left

    def follow(self, piece: bytes) -> None:
        """The parser gets this piece."""
        at, end = self._left, len(piece)
        while at < end and not self._lost:
            size, start = piece[at + 1] & LENGTH if at + 1 < end else LONG, 2
            if size >= MEDIUM:
                start += 2 if size == MEDIUM else 8
                size = int.from_bytes(piece[at + 2 : at + start], "big")
            at += start
            self._lost = at + MASK > end or not piece[at - start] & FIN
            at += MASK + size
        self._left = at - end
