"""Imports point one way: a module knows the layers below its own and nothing above or beside it."""

import ast
import sys

import pytest

from tools import import_graph

# From the bottom up; layers of one row do not know each other. A game's folders stand where their role does.
ORDER = (
    {"installation"},
    {"engine"},
    {"games.kit"},
    {"games.angel", "games.hulk"},
    {"games"},
    {"odds", "reference"},
    {"words"},
    {"games.angel.reference", "games.hulk.reference"},
    {"games.angel.odds", "games.hulk.odds"},
    {"bots"},
    {"search"},
    {"games.angel.bots", "games.hulk.bots"},
    {"sim", "gym"},
    {"games.angel.tally", "games.hulk.tally", "games.angel.environment", "games.hulk.environment"},
    {"games.angel.report", "games.hulk.report"},
    {"angel", "hulk"},
    {"protocol"},
    {"games.hulk.catalogue"},
    {"terminal", "server"},
    {"games.angel.lines", "games.hulk.lines"},
    {"games.angel.screen", "games.hulk.screen"},
    {"public", "bench"},
    {"cli"},
    {"__main__"},
)
RANK = {layer: rank for rank, row in enumerate(ORDER) for layer in row}

# A kit knows every part of its game, and a package its public names: imported upward, but only when used.
KITS = {
    *("voidlock", "voidlock.gym", "voidlock.odds"),
    *("voidlock.games", "voidlock.games.kit", "voidlock.games.angel.kit", "voidlock.games.hulk.kit"),
}

# The terminal plays any game: it asks the kit and names no game, not even its rules.
GAMES = {layer for layer in RANK if layer.startswith(("games.angel", "games.hulk"))} | {"angel", "hulk"}

# No version risk in saved games, and mypyc compiles them.
STANDARD_LIBRARY_ONLY = {"engine", "games.kit", "games.angel", "games.hulk", "games"}

# These carry message ids and arguments, never sentences.
WORDLESS = {"engine", "games.kit", "games.angel", "games.hulk", "games", "protocol"}


PACKAGES = {"voidlock", "voidlock.games", "voidlock.games.angel", "voidlock.games.hulk"}
"""An import of a layer from one of these names the layer last."""


def layer_of(name: str) -> str:
    """The layer of a module, by the longest prefix that is one; empty for `voidlock` itself."""
    parts = name.split(".")[1:]
    for size in range(len(parts), 0, -1):
        if ".".join(parts[:size]) in {*RANK, "texts"}:
            return ".".join(parts[:size])
    return parts[0] if parts else ""


def imported(source: str, module: str, is_package: bool) -> list[tuple[int, str]]:
    """Every import of a module's source, wherever it stands: line and full dotted name. Of a kit, those at once."""
    found: list[tuple[int, str]] = []
    for one in import_graph.imports(source, module if is_package else module.rpartition(".")[0]):
        if one.at_once or module not in KITS:
            # "from voidlock import angel" reaches a layer only through the name it takes.
            whole = not one.start or one.start in PACKAGES
            found += [(one.line, name) for name in (one.names if whole else (one.start,))]
    return found


def complaint(layer: str, name: str) -> str | None:
    """Why a layer may not import this name, or None when it may."""
    top, *rest = name.split(".")
    if top != "voidlock":
        if layer in STANDARD_LIBRARY_ONLY and top not in sys.stdlib_module_names:
            return f"{layer} keeps to the standard library, not {name}"
        return None
    target = layer_of(name) if rest else ""
    if target == layer or target not in {*RANK, "texts"}:
        return None
    if layer in {"", "texts"}:
        return f"{layer or 'voidlock/__init__'} imports nothing of ours, not {name}"
    if target == "texts":
        return f"{layer} carries no words, so not {name}" if layer in WORDLESS else None
    if RANK[target] < RANK[layer] and not (layer in {"terminal", "words"} and target in GAMES):
        return None
    return f"{layer} may not know {name}"


def complaints(source: str, module: str, is_package: bool = False) -> list[str]:
    """What is wrong with a module's imports, one line each."""
    layer = layer_of(module)
    if layer not in {*RANK, "texts", ""}:
        return [f"{module}: {layer} has no place in the order of layers"]
    found = [(line, complaint(layer, name)) for line, name in imported(source, module, is_package)]
    return [f"{module}:{line}: {reason}" for line, reason in found if reason]


def test_imports_point_one_way() -> None:
    wrong: list[str] = []
    for module in import_graph.modules():
        is_package = module.name == module.package
        wrong += complaints(module.path.read_text(encoding="utf-8"), module.name, is_package)
    assert not wrong, "\n".join(wrong)


def test_folders_do_not_import_each_other() -> None:
    assert import_graph.cycles(import_graph.folders()) == []


def test_no_function_of_a_package_has_the_name_of_its_module() -> None:
    """The module would take its place as soon as anything imports it."""
    modules = {module.name: module.path for module in import_graph.modules()}
    wrong = [
        f"{package}.{node.name}"
        for package, path in modules.items()
        if path.name == "__init__.py"
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and f"{package}.{node.name}" in modules
    ]
    assert wrong == []


def test_the_modules_of_the_terminal_model_do_not_hold_each_other() -> None:
    """Imports for type checkers count: a helper that holds its maker is a cycle."""
    graph = import_graph.modules_of("voidlock.terminal.model")
    assert "voidlock.terminal.model.narrator" in graph["voidlock.terminal.model.control.controller"]
    assert import_graph.cycles(graph) == []


def test_a_cycle_is_found() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set[str]()}
    assert import_graph.cycles(graph) == [("b", "c")]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("voidlock.engine.game", "import voidlock.angel"),
        ("voidlock.engine.game", "from voidlock import angel"),
        ("voidlock.engine.game", "from ..angel.state import State"),
        ("voidlock.engine.game", "from .. import angel"),
        ("voidlock.engine.game", "def late():\n    from voidlock.cli import main"),
        ("voidlock.engine.game", "if TYPE_CHECKING:\n    from voidlock.angel import state"),
        ("voidlock.engine.game", "import click"),
        ("voidlock.games.angel.cards.actions.red", "from ....hulk import board"),
        ("voidlock.games.angel.state", "from voidlock.games.hulk.map.board import Square"),
        ("voidlock.games.angel.view", "from voidlock.texts import text"),
        ("voidlock.games.angel.state", "import numpy as np"),
        ("voidlock.games.hulk.map.board", "from voidlock.games.angel.state import State"),
        ("voidlock.odds.exact", "from voidlock.bots import seat"),
        ("voidlock.games.angel.bots.brother", "from voidlock.sim import run"),
        ("voidlock.protocol.messages", "from voidlock.server import app"),
        ("voidlock.protocol.messages", "from voidlock import texts"),
        ("voidlock.server.app", "from voidlock.terminal import app"),
        ("voidlock.terminal.app", "from voidlock import cli"),
        ("voidlock.games.angel.kit", "from .screen.board import AngelBoard"),
        ("voidlock.terminal.app", "from voidlock.games.angel.screen.board import AngelBoard"),
        ("voidlock.words.telling", "from voidlock.games.angel.facts import ACTIONS"),
        ("voidlock.words.telling", "from voidlock.terminal.console import printable"),
        ("voidlock.terminal.menu.options", "from voidlock.games import angel"),
        ("voidlock.terminal.menu.start", "def late():\n    from voidlock.games.hulk.lines.missions import read_text"),
        ("voidlock.texts.bundle", "from voidlock.engine import events"),
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
        ("voidlock.engine.game", "import json\nfrom collections.abc import Generator"),
        ("voidlock.engine.game", "from . import choice\nfrom .choice import Choice"),
        ("voidlock.games.angel.state", "from voidlock.engine.choice import Choice"),
        ("voidlock.games.angel.state", "from voidlock import __version__"),
        ("voidlock.games.angel.kit", "def screen():\n    from .screen.board import AngelBoard"),
        ("voidlock.games.kit", "if TYPE_CHECKING:\n    from voidlock.texts import Words"),
        ("voidlock.sim.run", "from voidlock.bots import brother"),
        ("voidlock.texts.bundle", "from fluent.runtime import FluentBundle"),
        ("voidlock.terminal.plain", "from voidlock.texts import bundle\nfrom voidlock.games import kit_of"),
        ("voidlock.cli", "import click\nfrom voidlock.terminal import plain"),
    ],
)
def test_an_allowed_import_passes(module: str, source: str) -> None:
    assert complaints(source, module) == []


def test_the_picture_of_the_house_is_up_to_date() -> None:
    drawn = import_graph.PICTURE.read_text(encoding="utf-8")
    assert drawn == import_graph.picture(), "run: python -m tools.import_graph"
