"""Import graph between layers, generated into docs/architecture.md.

python tools/import_graph.py            prints it
python tools/import_graph.py --write    updates the document; a test fails while it is out of date
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "voidlock"
DOCUMENT = ROOT / "docs" / "architecture.md"
MARK = re.compile(r"(<!-- imports -->\n).*?(<!-- end -->)", re.DOTALL)

ROLES = ("odds", "bots", "tally", "report", "environment", "lines", "screen", "kit", "catalogue", "reference")
"""Parts of a game that are separate layers; the rest of its folder is its rules."""


def layer_of(parts: tuple[str, ...]) -> str:
    """The layer of a module path below `voidlock`; folders with the same role in both games are one layer."""
    if parts[0] != "games":
        return parts[0]
    if len(parts) == 1 or parts[1] == "kit":
        return "games"
    role = parts[2] if len(parts) > 2 else ""
    return "games" if role == "kit" else f"games/*/{role}" if role in ROLES else "games/* (rules)"


def _names(node: ast.AST, package: list[str]) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if not isinstance(node, ast.ImportFrom):
        return []
    base = package[: len(package) - node.level + 1] if node.level else []
    start = ".".join([*base, *([node.module] if node.module else [])])
    # A name may be a module of the package, or something that the package exports.
    return [f"{start}.{alias.name}" for alias in node.names]


def _target(name: str) -> str | None:
    """The layer of a dotted name; None outside `voidlock`."""
    parts = name.split(".")
    if parts[0] != "voidlock" or len(parts) == 1:
        return None
    path = SOURCE.joinpath(*parts[1:])
    if not (path.is_dir() or path.with_suffix(".py").exists()):
        parts = parts[:-1]
    return layer_of(tuple(parts[1:])) if len(parts) > 1 else None


def edges() -> dict[str, dict[str, bool]]:
    """By layer, its imports, and whether each is always late (in a function or for types alone)."""
    found: dict[str, dict[str, bool]] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        module = parts[:-1] if parts[-1] == "__init__" else parts
        if not module:
            continue
        package = ["voidlock", *(module if parts[-1] == "__init__" else parts[:-1])]
        layer = layer_of(module)
        own = found.setdefault(layer, {})
        tree = ast.parse(path.read_text(encoding="utf-8"))
        at_once = {id(node) for node in tree.body}
        for node in ast.walk(tree):
            for target in filter(None, map(_target, _names(node, package))):
                if target != layer:
                    own[target] = own.get(target, True) and id(node) not in at_once
    return found


def ordered(found: dict[str, dict[str, bool]]) -> list[str]:
    """Topological order: each layer after all that it imports at module level."""
    rows: list[str] = []
    waiting = sorted(found)
    while waiting:
        ready = [layer for layer in waiting if all(late or to in rows for to, late in found[layer].items())]
        if not ready:
            raise SystemExit(f"these layers import each other: {', '.join(waiting)}")
        rows += ready
        waiting = [layer for layer in waiting if layer not in ready]
    return rows


def drawn() -> str:
    """The graph as a Markdown table."""
    found = edges()
    rows = ordered(found)
    lines = ["| layer, from the bottom up | imports | imports late, when used |", "| --- | --- | --- |"]
    for layer in rows:
        at_once = [f"`{to}`" for to in rows if found[layer].get(to) is False]
        late = [f"`{to}`" for to in rows if found[layer].get(to) is True]
        lines.append(f"| `{layer}` | {' '.join(at_once)} | {' '.join(late)} |")
    return "\n".join(lines) + "\n"


def updated(document: str) -> str:
    return MARK.sub(lambda found: found[1] + drawn() + found[2], document)


if __name__ == "__main__":
    if "--write" in sys.argv[1:]:
        DOCUMENT.write_text(updated(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
    else:
        sys.stdout.write(drawn())
