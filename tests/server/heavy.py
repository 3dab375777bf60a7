"""A mission that is as dear to play as a file of a few kilobytes can be."""

from __future__ import annotations

from functools import cache

from voidlock.engine import Json, Origin, save
from voidlock.games import kit_for
from voidlock.games.kit import Wanted
from voidlock.hulk import RULES

SIDE = 31


@cache
def heavy_mission() -> str:
    """An open floor, twelve marines, and twelve blips every turn."""
    marines = [(1 + number % 6, 1 + number // 6) for number in range(12)]
    ways = [((SIDE + 1, 16), (SIDE, 16)), ((16, SIDE + 1), (16, SIDE)), ((SIDE + 1, 30), (SIDE, 30))]
    ring, row = "#" * (SIDE + 2), "#" + "." * SIDE + "#"
    grid = [[*ring], *[[*row] for _ in range(SIDE)], [*ring]]
    for letter, squares in (("M", marines), ("E", [outer for outer, _ in ways])):
        for x, y in squares:
            grid[y][x] = letter
    sections = [ring, *[row.replace(".", "0")] * SIDE, ring]
    lines = [
        *("[mission]", "id = heavy", "title = Heavy", "origin = original", "edition = any", "levels = 1"),
        *("turn_limit = none", "[map]", *["".join(letters) for letters in grid], "[sections]", *sections, "[entries]"),
        *[f"E{number} = {a},{b} -> {c},{d}" for number, ((a, b), (c, d)) in enumerate(ways, 1)],
        "[marines]",
        *[f"m{number} = brother; storm_bolter power_fist; {x},{y}; E; A" for number, (x, y) in enumerate(marines)],
        *("[aliens]", "start_blips = 12", "start_placement = entries", "reinforcement = 12"),
        *("blip_pool = 1x9 2x4 3x9", "recycle = yes", "broodlord = no"),
        *("[victory]", "win = kills(999)", "[defeat]", "lose = all_marines_dead", "[notes]", "Heavy.", ""),
    ]
    return "\n".join(lines)


@cache
def heavy_file(answers: int = 20) -> dict[str, Json]:
    """A game of that mission in which the marines let the aliens come."""
    kit = kit_for(RULES)
    game = kit.begun(Origin("heavy", kit.setup(Wanted(mission=heavy_mission()))))
    for _ in range(answers):
        choice = game.pending[0]
        game.apply(choice.seat, choice.options[-1])
    return save(game)
