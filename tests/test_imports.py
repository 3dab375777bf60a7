"""Imports point one way: a module knows the layers below its own and nothing above or beside it."""

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "voidlock"

# From the bottom up; layers of one row do not know each other.
ORDER = (
    {"installation"},
    {"table"},
    {"angel", "hulk"},
    {"games"},
    {"odds"},
    {"bots", "sim", "gym"},
    {"protocol"},
    {"terminal", "server"},
    {"cli"},
    {"__main__"},
)
RANK = {layer: rank for rank, row in enumerate(ORDER) for layer in row}

# Simulations and environments seat bots; a bot knows neither.
BESIDE = {("sim", "bots"), ("gym", "bots")}

# No version risk in saved games, and mypyc compiles them.
STANDARD_LIBRARY_ONLY = {"table", "angel", "hulk", "games"}

# These carry message ids and arguments, never sentences.
WORDLESS = {"table", "angel", "hulk", "games", "protocol"}


def imported(source: str, module: str, is_package: bool) -> list[tuple[int, str]]:
    """Every import of a module's source, wherever it stands: line and full dotted name."""
    package = module.split(".") if is_package else module.split(".")[:-1]
    found: list[tuple[int, str]] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            start = ".".join([*base, *([node.module] if node.module else [])])
            # "from voidlock import angel" reaches a layer only through the name it takes.
            names = [f"{start}.{alias.name}" for alias in node.names] if start == "voidlock" else [start]
            found += [(node.lineno, name) for name in names]
    return found


def complaint(layer: str, name: str) -> str | None:
    """Why a layer may not import this name, or None when it may."""
    top, *rest = name.split(".")
    if top != "voidlock":
        if layer in STANDARD_LIBRARY_ONLY and top not in sys.stdlib_module_names:
            return f"{layer} keeps to the standard library, not {name}"
        return None
    target = rest[0] if rest else ""
    if target == layer or target not in {*RANK, "texts"}:
        return None
    if layer in {"", "texts"}:
        return f"{layer or 'voidlock/__init__'} imports nothing of ours, not {name}"
    if target == "texts":
        return f"{layer} carries no words, so not {name}" if layer in WORDLESS else None
    if RANK[target] < RANK[layer] or (layer, target) in BESIDE:
        return None
    return f"{layer} may not know {name}"


def complaints(source: str, module: str, is_package: bool = False) -> list[str]:
    """What is wrong with a module's imports, one line each."""
    layer = module.split(".")[1] if "." in module else ""
    if layer not in {*RANK, "texts", ""}:
        return [f"{module}: {layer} has no place in the order of layers"]
    found = [(line, complaint(layer, name)) for line, name in imported(source, module, is_package)]
    return [f"{module}:{line}: {reason}" for line, reason in found if reason]


def test_imports_point_one_way() -> None:
    wrong: list[str] = []
    for path in sorted(SOURCE.rglob("*.py")):
        parts = ["voidlock", *path.relative_to(SOURCE).with_suffix("").parts]
        is_package = parts[-1] == "__init__"
        module = ".".join(parts[:-1] if is_package else parts)
        wrong += complaints(path.read_text(encoding="utf-8"), module, is_package)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("voidlock.table.game", "import voidlock.angel"),
        ("voidlock.table.game", "from voidlock import angel"),
        ("voidlock.table.game", "from ..angel.state import State"),
        ("voidlock.table.game", "from .. import angel"),
        ("voidlock.table.game", "def late():\n    from voidlock.cli import main"),
        ("voidlock.table.game", "if TYPE_CHECKING:\n    from voidlock.angel import state"),
        ("voidlock.table.game", "import click"),
        ("voidlock.angel.cards.actions.red", "from ....hulk import board"),
        ("voidlock.angel.state", "from voidlock.hulk.board import Square"),
        ("voidlock.angel.view", "from voidlock.texts import text"),
        ("voidlock.angel.state", "import numpy as np"),
        ("voidlock.hulk.board", "from voidlock.angel.state import State"),
        ("voidlock.odds.exact", "from voidlock.bots import brother"),
        ("voidlock.bots.brother", "from voidlock.sim import run"),
        ("voidlock.protocol.messages", "from voidlock.server import app"),
        ("voidlock.protocol.messages", "from voidlock import texts"),
        ("voidlock.server.app", "from voidlock.terminal import app"),
        ("voidlock.terminal.app", "from voidlock import cli"),
        ("voidlock.texts.bundle", "from voidlock.table import events"),
        ("voidlock.shortcut", "import os"),
        ("voidlock", "from voidlock.cli import main"),
    ],
)
def test_a_forbidden_import_is_caught(module: str, source: str) -> None:
    assert len(complaints(source, module)) == 1


def test_a_package_finds_its_own_relative_imports() -> None:
    assert complaints("from .hulk import board", "voidlock.angel", is_package=True) == []
    assert len(complaints("from ..hulk import board", "voidlock.angel", is_package=True)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("voidlock.table.game", "import json\nfrom collections.abc import Generator"),
        ("voidlock.table.game", "from . import choice\nfrom .choice import Choice"),
        ("voidlock.angel.state", "from voidlock.table.choice import Choice"),
        ("voidlock.angel.state", "from voidlock import __version__"),
        ("voidlock.sim.run", "from voidlock.bots import brother"),
        ("voidlock.texts.bundle", "from fluent.runtime import FluentBundle"),
        ("voidlock.terminal.plain", "from voidlock.texts import bundle\nfrom voidlock.angel import view"),
        ("voidlock.cli", "import click\nfrom voidlock.terminal import plain"),
    ],
)
def test_an_allowed_import_passes(module: str, source: str) -> None:
    assert complaints(source, module) == []
