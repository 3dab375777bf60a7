"""What is dear to a server: a mission whose aliens think long, a game of it, and a game file full of padding."""

from __future__ import annotations

from functools import cache


@cache
def heavy_mission(side: int = 31) -> str:
    """An open floor with twelve marines, and twelve blips every turn: as dear as a mission file can be."""
    marines = [(1 + number % 6, 1 + number // 6) for number in range(12)]
    ways = [((side + 1, 16), (side, 16)), ((16, side + 1), (16, side)), ((side + 1, 30), (side, 30))]
    ring, row = "#" * (side + 2), "#" + "." * side + "#"
    grid = [[*ring], *[[*row] for _ in range(side)], [*ring]]
    for letter, squares in (("M", marines), ("E", [outer for outer, _ in ways])):
        for x, y in squares:
            grid[y][x] = letter
    sections = [ring, *[row.replace(".", "0")] * side, ring]
    lines = [
        *("[mission]", "id = heavy", "title = Heavy", "origin = original", "edition = 3", "levels = 1"),
        *("turn_limit = none", "[map]", *["".join(letters) for letters in grid], "[sections]", *sections, "[entries]"),
        *[f"E{number} = {a},{b} -> {c},{d}" for number, ((a, b), (c, d)) in enumerate(ways, 1)],
        "[marines]",
        *[f"m{number} = brother; storm_bolter power_fist; {x},{y}; E; A" for number, (x, y) in enumerate(marines)],
        *("[aliens]", "start_blips = 12", "start_placement = entries", "reinforcement = 12"),
        *("blip_pool = 1x9 2x4 3x9", "recycle = yes", "broodlord = no"),
        *("[victory]", "win = kills(999)", "[defeat]", "lose = all_marines_dead", "[notes]", "x", ""),
    ]
    return "\n".join(lines)


def heavy_file(answers: int = 45) -> object:
    """A game of that mission in which the marines let the aliens come."""
    from voidlock.engine import Origin, save
    from voidlock.games import KITS, Wanted

    kit = KITS["hulk"]
    game = kit.begin(Origin("heavy", kit.setup(Wanted(1, "random", heavy_mission(), {}))))
    for _ in range(answers):
        texts = game.choices_of(1)[0].texts()
        game.apply(1, next((text for text in texts if text in ("end", "done", "pass")), texts[0]))
    return save(game)


@cache
def padded_file() -> object:
    return {"voidlock": 1, "game": "angel", "seed": "x" * 200_000, "setup": {"players": 1, "teams": "random"}}
