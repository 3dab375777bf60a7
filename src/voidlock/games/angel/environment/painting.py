"""The table as a picture with the page's art: one SVG, turned into pixels by CairoSVG where it is installed."""

from __future__ import annotations

import io
import json
from collections.abc import Iterable
from functools import cache
from html import escape
from importlib.resources import files
from typing import TypedDict

import numpy as np

from voidlock.games.angel.view.types import AngelOpen, AngelView, Row
from voidlock.gym.picture import Picture

WIDTH, HEIGHT = 960, 720
TOP = 96
"""Pixels above the formation."""
PLATE = 250
"""Pixels of a Marine's plate."""
GROUND, INK, QUIET, LIT = "#05090c", "#f4efe6", "#9fb0b5", "#ffb35c"


class Art(TypedDict):
    """A drawing of the page: its size and its SVG."""

    size: tuple[int, int]
    markup: str


def paint(view: AngelView) -> Picture | None:
    """The seat's table in colour; None without CairoSVG, or if the page was never built."""
    if not drawings():
        return None
    try:
        from cairosvg import svg2png
        from PIL import Image
    except (ImportError, OSError):  # CairoSVG is there, but the library of the system is not.
        return None
    with Image.open(io.BytesIO(svg2png(bytestring=board(view["open"]).encode()))) as image:
        return np.asarray(image.convert("RGB"), dtype=np.uint8)


@cache
def drawings() -> dict[str, Art]:
    """The page's art by kind and id; empty if the page was never built."""
    file = files(__package__) / "art.json"
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def board(seen: AngelOpen) -> str:
    """The table as SVG."""
    rows = seen["formation"]
    tall = min(104.0, (HEIGHT - TOP - 16) / max(len(rows), 1))
    title = seen["location"].replace("_", " ").upper()
    piles = seen["piles"]
    parts = [
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{GROUND}"/>',
        _art("location", seen["location"], 0, 0, WIDTH, HEIGHT, slice=True, opacity=0.35),
        _text(WIDTH / 2, 44, title, 34, INK, "middle"),
        _text(WIDTH / 2, 72, f"round {seen['round']} - {seen['result'] or seen['phase']}", 18, QUIET, "middle"),
        _text(24, 56, str(piles["left"]["cards"]), 34, LIT, "start"),
        _text(WIDTH - 24, 56, str(piles["right"]["cards"]), 34, LIT, "end"),
        *[part for place, row in enumerate(rows) for part in _row(row, seen, TOP + place * tall, tall - 6)],
    ]
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(parts)}</svg>'


def _row(row: Row, seen: AngelOpen, top: float, tall: float) -> Iterable[str]:
    """A position: the Marine's plate, and on each side its swarm and its Terrain."""
    left = row["facing"] == "left"
    x = (WIDTH - PLATE) / 2
    yield f'<rect x="{x}" y="{top}" width="{PLATE}" height="{tall}" fill="#131c21" stroke="#3a4a50"/>'
    yield _art("marine", row["marine"], x if left else x + PLATE - tall, top, tall, tall, mirrored=left)
    middle = top + tall / 2
    beside_art = x + tall + 10 if left else x + 12
    yield _text(beside_art, middle + 4, row["marine"].upper(), 20, INK, "start")
    if row["tokens"]:
        yield _text(beside_art, middle + 24, f"tokens {row['tokens']}", 14, LIT, "start")
    for side, spot in (("left", f"L{row['position']}"), ("right", f"R{row['position']}")):
        beside = row["left"] if side == "left" else row["right"]
        yield from _swarm([*beside["swarm"], *beside["done"]], side == "left", x, top, tall)
        cards = [id for id, card in seen["terrain"].items() if card["spot"] == spot]
        for place, id in enumerate(cards):
            at = 16 + place * (tall + 4)
            yield _art("terrain", id, at if side == "left" else WIDTH - at - tall, top, tall, tall)


def _swarm(kinds: list[str], left: bool, plate: float, top: float, tall: float) -> Iterable[str]:
    """The cards of a swarm, the first beside the Marine, and their number."""
    wide = tall * 100 / 120
    step = min(wide + 4, 150 / max(len(kinds), 1))
    for place, kind in reversed(list(enumerate(kinds))):
        far = 8 + place * step
        x = plate - far - wide if left else plate + PLATE + far
        yield _art("genestealer", kind, x, top, wide, tall, mirrored=left)
    if len(kinds) > 1:
        at = plate - 14 if left else plate + PLATE + 14
        yield f'<circle cx="{at}" cy="{top + tall - 14}" r="13" fill="{GROUND}" stroke="{LIT}"/>'
        yield _text(at, top + tall - 8, str(len(kinds)), 17, LIT, "middle")


def _art(
    kind: str,
    id: str,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    mirrored: bool = False,
    slice: bool = False,
    opacity: float = 1,
) -> str:
    drawing = drawings()[f"{kind} {id}"]
    fit = ' preserveAspectRatio="xMidYMid slice"' if slice else ""
    box = f'viewBox="0 0 {drawing["size"][0]} {drawing["size"][1]}"{fit}'
    turned = f"translate({x + width if mirrored else x} {y})" + (" scale(-1 1)" if mirrored else "")
    return (
        f'<g transform="{turned}" opacity="{opacity}">'
        f'<svg width="{width}" height="{height}" {box}>{drawing["markup"]}</svg></g>'
    )


def _text(x: float, y: float, said: str, size: int, colour: str, anchor: str) -> str:
    font = f'font-family="DejaVu Sans Condensed, sans-serif" font-weight="bold" font-size="{size}"'
    return f'<text x="{x}" y="{y}" fill="{colour}" text-anchor="{anchor}" {font}>{escape(said)}</text>'
