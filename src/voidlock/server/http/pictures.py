"""The picture of a challenge as PNG, put together from parts with one palette: no library, a few milliseconds.

A row of each part is a row of bytes, so it is copied as it is. `tools/previews.py` draws the parts.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).with_name("previews")

WIDTH, HEIGHT = 1200, 630
SIDE, GAP, EDGE = 112, 12, 28
"""Of a portrait, between two, and below them."""
ABREAST = 9
"""Portraits in a row; more stand in two rows."""
FALLEN = "-fallen"

SIGNATURE = b"\x89PNG\r\n\x1a\n"
PLAIN = b"\0"
"""The filter of a row that is not filtered."""


class Part(NamedTuple):
    """A picture: its colours, and by row the numbers of them."""

    palette: bytes
    rows: list[bytes]


@cache
def names() -> frozenset[str]:
    """The parts there are."""
    return frozenset([path.stem for path in FOLDER.glob("*.png")])


@cache
def read(name: str) -> Part:
    """A part, as `encode` has written it."""
    body = (FOLDER / f"{name}.png").read_bytes()
    chunks: dict[bytes, bytes] = {}
    place = len(SIGNATURE)
    while place < len(body):
        size, kind = struct.unpack_from(">I4s", body, place)
        chunks[kind] = chunks.get(kind, b"") + body[place + 8 : place + 8 + size]
        place += size + 12
    width = struct.unpack_from(">I", chunks[b"IHDR"])[0]
    pixels = zlib.decompress(chunks[b"IDAT"])
    return Part(chunks[b"PLTE"], [pixels[at + 1 : at + 1 + width] for at in range(0, len(pixels), width + 1)])


def encode(palette: bytes, rows: Sequence[bytes]) -> bytes:
    """A PNG (ISO/IEC 15948) with one byte for each pixel."""
    header = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 3, 0, 0, 0)
    pixels = zlib.compress(b"".join([PLAIN + row for row in rows]))
    chunks = [(b"IHDR", header), (b"PLTE", palette), (b"IDAT", pixels), (b"IEND", b"")]
    return SIGNATURE + b"".join([_chunk(kind, body) for kind, body in chunks])


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


@lru_cache(64)
def draw(won: bool, squad: tuple[tuple[str, bool], ...]) -> bytes:
    """The end of a game, with the portraits of the squad: by name, and whether he came home."""
    ground = read("win" if won else "loss")
    rows = [bytearray(row) for row in ground.rows]
    known = [id if home else f"{id}{FALLEN}" for id, home in squad if id in names()]
    lines = [known] if len(known) <= ABREAST else [known[: len(known) // 2], known[len(known) // 2 :]]
    for number, line in enumerate(reversed(lines)):
        top = HEIGHT - EDGE - SIDE - number * (SIDE + GAP)
        left = (WIDTH - len(line) * (SIDE + GAP) + GAP) // 2
        for place, name in enumerate(line):
            at = left + place * (SIDE + GAP)
            for down, row in enumerate(read(name).rows):
                rows[top + down][at : at + SIDE] = row
    return encode(ground.palette, [bytes(row) for row in rows])
