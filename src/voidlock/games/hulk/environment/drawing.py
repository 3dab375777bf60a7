"""Plain-text rendering of the map."""

from __future__ import annotations

from voidlock.games.hulk.mission.mission import point_of
from voidlock.games.hulk.view.types import HulkView

FACES = {"N": "^", "E": ">", "S": "v", "W": "<"}


def draw_map(view: HulkView) -> str:
    """The map with its pieces: arrows for marines, `s` stealers, `?` blips, `*` fire, `+` closed and `'` open doors."""
    shown = view["open"]
    rows = [list(row.replace("M", ".").replace("B", ".")) for row in shown["map"]]
    marks = {square: "+" if door == "closed" else "'" for square, door in shown["doors"].items()}
    marks |= dict.fromkeys(shown["bulkheads"], "B")
    marks |= dict.fromkeys(shown["burning"], "*")
    marks |= {blip["at"]: "?" for blip in shown["blips"].values() if blip["at"] is not None}
    marks |= {stealer["at"]: "s" for stealer in shown["stealers"].values() if stealer["at"] is not None}
    marks |= {each["at"]: FACES[each["facing"]] for each in shown["marines"].values() if each["at"] is not None}
    for square, mark in marks.items():
        x, y = point_of(square)
        rows[y][x] = mark
    head = f"turn {shown['turn']}, {shown['phase']}, {shown['command_points']} CP"
    return "\n".join([head + (f": {shown['result']}" if shown["result"] else ""), *["".join(row) for row in rows]])
