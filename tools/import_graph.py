"""The imports of src/voidlock: which room imports which, as the picture docs/house.svg.

python -m tools.import_graph    draws it; a test fails while it is out of date
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "voidlock"
PICTURE = ROOT / "docs" / "house.svg"

ROOMS = {
    "engine": "runtime: scripts, choices, chance",
    "texts": "Fluent messages, two languages",
    "games": "kits and rules of both games",
    "odds": "exact chances, luck, puzzles",
    "reference": "cards, terms, rules to look up",
    "bots": "bots, search, advice",
    "sim": "many games, tallies, plots",
    "gym": "learning environments",
    "bench": "speed, digests of games",
    "protocol": "messages of server and clients",
    "words": "sentences without a console",
    "terminal": "full screen and plain lines",
    "server": "tables, store, page",
    "voidlock": "functions of import voidlock",
    "cli": "the commands",
}
"""Every room, with what it holds."""

SAME_ROOM = {"search": "bots", "public": "voidlock", "angel": "voidlock", "hulk": "voidlock", "__main__": "cli"}
ROLES = {
    **{"odds": "odds", "bots": "bots", "tally": "sim", "report": "sim", "environment": "gym", "lines": "terminal"},
    **{"screen": "terminal", "catalogue": "protocol", "reference": "reference"},
}
"""Which room a folder of a game belongs to, by its role; the rest of a game is its rules."""

WIDTH, HEIGHT, GAP, ROW = 196, 48, 14, 92
"""Pixels of a room, between two rooms, and from one row to the next."""

Graph = Mapping[str, set[str]]


class Import(NamedTuple):
    """An import statement: its line, and whether it runs with the module."""

    line: int
    start: str
    """The module that names are taken from; empty for `import a.b`."""
    names: tuple[str, ...]
    """What it imports, with dots."""
    at_once: bool


class Module(NamedTuple):
    name: str
    path: Path

    @property
    def package(self) -> str:
        """The package whose folder the module lies in."""
        return self.name if self.path.name == "__init__.py" else self.name.rpartition(".")[0]

    @property
    def folder(self) -> str:
        """Its node among the folders; an `__init__`, and a module that lies beside folders, stand for themselves."""
        beside = [path for path in self.path.parent.iterdir() if (path / "__init__.py").exists()]
        return self.name if beside or self.name == self.package else f"{self.package}/"


def modules() -> list[Module]:
    """Every module of the package."""
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        parts = ["voidlock", *path.relative_to(SOURCE).with_suffix("").parts]
        found.append(Module(".".join(parts[:-1] if parts[-1] == "__init__" else parts), path))
    return found


def imports(source: str, package: str) -> Iterator[Import]:
    """Every import of a source text, wherever it stands."""
    tree = ast.parse(source)
    late = {inner for node in ast.walk(tree) if _is_late(node) for inner in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield Import(node.lineno, "", tuple([alias.name for alias in node.names]), node not in late)
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".")
            base = parts[: len(parts) - node.level + 1] if node.level else []
            start = ".".join([*base, *([node.module] if node.module else [])])
            names = tuple([f"{start}.{alias.name}" for alias in node.names])
            yield Import(node.lineno, start, names, node not in late)


def _is_late(node: ast.AST) -> bool:
    """Whether what stands in it does not run on import: a function, or what is there for type checkers alone."""
    checking = isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
    return checking or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)


def modules_of(folder: str) -> Graph:
    """By module of a folder and those inside it, the ones among them that it imports, for type checkers too."""
    every = {module.name: module for module in modules() if module.name.startswith(f"{folder}.")}
    found: dict[str, set[str]] = {name: set() for name in every}
    for module in every.values():
        for one in imports(module.path.read_text(encoding="utf-8"), module.package):
            found[module.name] |= {name for name in (one.start, *one.names) if name in every}
    return found


def folders() -> Graph:
    """By folder, the folders that its modules import when they are imported."""
    every = {module.name: module for module in modules()}
    found: dict[str, set[str]] = {module.folder: set() for module in every.values()}
    for module in every.values():
        for one in imports(module.path.read_text(encoding="utf-8"), module.package):
            for name in one.names if one.at_once else ():
                # A name is a module, or something that a module has.
                target = every.get(name) or every.get(name.rpartition(".")[0])
                if target and target.folder != module.folder:
                    found[module.folder].add(target.folder)
    return found


def reachable(graph: Graph, start: str) -> set[str]:
    """What one reaches from a node in one or more steps."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        fresh = graph[waiting.pop()] - found
        found |= fresh
        waiting += fresh
    return found


def cycles(graph: Graph) -> list[tuple[str, ...]]:
    """The strongly connected components of more than one node."""
    reached = {node: reachable(graph, node) for node in graph}
    found = {
        tuple(sorted(to for to in reached[node] if node in reached[to])) for node in graph if node in reached[node]
    }
    return sorted(found)


def room_of(folder: str) -> str:
    """The room of a folder or module; empty for what every room may use."""
    parts = folder.split(".")[1:]
    if not parts or parts == ["installation"]:
        return ""
    if parts[0] == "games":
        return next((ROLES[part] for part in parts[2:3] if part in ROLES), "games")
    return SAME_ROOM.get(parts[0], parts[0])


def rooms() -> Graph:
    """By room, the rooms it imports when it is imported, from the bottom up."""
    every = {module.name for module in modules()}
    found: dict[str, set[str]] = {}
    for module in modules():
        room = room_of(module.name)
        if not room:
            continue
        own = found.setdefault(room, set())
        for one in imports(module.path.read_text(encoding="utf-8"), module.package):
            names = [name if name in every else name.rpartition(".")[0] for name in one.names if one.at_once]
            own |= {room_of(name) for name in names if name.startswith("voidlock.")} - {room, ""}
    return found


def rows(graph: Graph) -> list[list[str]]:
    """The rooms in rows, each above all that it imports."""
    height: dict[str, int] = {}
    while len(height) < len(graph):
        ready = [node for node in sorted(graph) if node not in height and graph[node] <= height.keys()]
        if not ready:
            raise SystemExit(f"these rooms import each other: {cycles(graph)}")
        height |= {node: 1 + max([height[to] for to in graph[node]], default=-1) for node in ready}
    return [[node for node in graph if height[node] == row] for row in range(max(height.values()) + 1)]


def arrows(graph: Graph) -> list[tuple[str, str]]:
    """The imports that do not follow from others (transitive reduction)."""
    return [
        (node, to)
        for node in sorted(graph)
        for to in sorted(graph[node])
        if not any(to in reachable(graph, other) for other in graph[node] - {to})
    ]


def picture() -> str:
    """The house as SVG: a room stands above what it imports."""
    graph = rooms()
    levels = rows(graph)[::-1]
    width = max(len(level) for level in levels) * (WIDTH + GAP) + GAP
    height = len(levels) * ROW - (ROW - HEIGHT) + 2 * GAP
    place: dict[str, tuple[int, int]] = {}
    for number, level in enumerate(levels):
        left = (width - len(level) * (WIDTH + GAP) + GAP) // 2
        place |= {room: (left + index * (WIDTH + GAP), GAP + number * ROW) for index, room in enumerate(level)}
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">',
        "<title>The rooms of src/voidlock: each imports what its lines lead down to</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        '<g fill="none" stroke="#89a" stroke-width="1.5">',
        *[_line(place[one], place[other]) for one, other in arrows(graph)],
        "</g>",
        *[_box(room, *at) for room, at in place.items()],
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _line(above: tuple[int, int], below: tuple[int, int]) -> str:
    start, end = above[0] + WIDTH // 2, below[0] + WIDTH // 2
    top, bottom = above[1] + HEIGHT, below[1]
    return f'<path d="M{start} {top}C{start} {top + 30} {end} {bottom - 30} {end} {bottom}"/>'


def _box(room: str, left: int, top: int) -> str:
    middle = left + WIDTH // 2
    return (
        f'<rect x="{left}" y="{top}" width="{WIDTH}" height="{HEIGHT}" rx="6" fill="#eef2f6" stroke="#456"/>'
        f'<text x="{middle}" y="{top + 20}" text-anchor="middle" font-size="15" font-weight="bold">{room}</text>'
        f'<text x="{middle}" y="{top + 38}" text-anchor="middle" font-size="11">{ROOMS[room]}</text>'
    )


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
