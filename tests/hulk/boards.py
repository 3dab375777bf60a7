"""Boards for tests: a mission of the package with other marines, or one drawn in a few lines."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files

from voidlock.games.hulk.map.board import Board, board_of
from voidlock.games.hulk.mission.shipped import find_mission

AIRLOCK, FORGE, NEST = "airlock-nine", "cold-forge", "the-nest"
SUICIDE, EXTERMINATE, RESCUE = "suicide-mission", "exterminate", "rescue"
CLEANSE, DECOY, DEFEND = "cleanse-and-burn", "decoy", "defend"

BROTHER = "brother; storm_bolter power_fist"


def mission_text(name: str) -> str:
    return files("voidlock.games.hulk").joinpath("missions", f"{find_mission(name)}.txt").read_text(encoding="utf-8")


def board(name: str) -> Board:
    return board_of(mission_text(name))


def blocks_of(text: str) -> dict[str, list[str]]:
    """The blocks of a mission file with their lines."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in text.splitlines():
        if line.startswith("[") and line.endswith("]"):
            lines = found.setdefault(line[1:-1], [])
        else:
            lines.append(line)
    return found


def text_of(blocks: Mapping[str, list[str]]) -> str:
    return "".join(f"[{name}]\n" + "".join(f"{line}\n" for line in lines) for name, lines in blocks.items())


def with_marines(name: str, marines: Mapping[str, str], **lines: str) -> str:
    """A mission of the package with these marines (`brother; storm_bolter power_fist; 7,5; E; A`) and no others.

    It is lost when all are dead and won by 900 kills, unless `victory` and `defeat` say otherwise; `special`, `aliens`
    and other blocks can be given too, their lines separated by `;;`.
    """
    blocks = blocks_of(mission_text(name))
    points = [tuple(int(part) for part in marine.split(";")[2].split(",")) for marine in marines.values()]
    rows = [list(row.replace("M", ".")) for row in blocks["map"]]
    for x, y in points:
        if rows[y][x] not in "+/":
            rows[y][x] = "M"
    blocks["map"] = ["".join(row) for row in rows]
    blocks["marines"] = [f"{id} = {marine}" for id, marine in marines.items()]
    blocks["victory"] = ["win = kills(900)"]
    blocks["defeat"] = ["lose = all_marines_dead"]
    blocks["special"] = ["cannon_reload = 1"]
    for block, given in lines.items():
        blocks[block] = [line.strip() for line in given.split(";;")]
    return text_of(blocks)


DRAWN = """[mission]
id = drawn
title = Drawn for a test
origin = original
[map]
{map}
[sections]
{sections}
[entries]
{entries}
[ladders]
{ladders}
[marines]
m = brother; storm_bolter power_fist; {marine}; N; A
[aliens]
start_blips = 0
reinforcement = 1
blip_pool = 1x9 2x4 3x9
[victory]
win = kills(900)
[defeat]
lose = all_marines_dead
[notes]
"""


def drawn(rows: list[str], sections: list[str] | None = None, ladders: str = "") -> str:
    """A mission from a drawing with one M; without sections all floor of a connected part is one of its own."""
    entries: list[str] = []
    marine = ""
    for y, row in enumerate(rows):
        for x, glyph in enumerate(row):
            if glyph == "M":
                marine = f"{x},{y}"
            if glyph == "E":
                beside = [(x + dx, y + dy) for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0))]
                inside = [
                    (a, b) for a, b in beside if 0 <= b < len(rows) and 0 <= a < len(row) and rows[b][a] not in "#E"
                ]
                entries.append(f"E{len(entries) + 1} = {x},{y} -> {inside[0][0]},{inside[0][1]}")
    letters = sections or ["".join("#" if glyph in "#E" else "a" for glyph in row) for row in rows]
    return DRAWN.format(
        map="\n".join(rows), sections="\n".join(letters), entries="\n".join(entries), ladders=ladders, marine=marine
    )
