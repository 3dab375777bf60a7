"""A game is one kit: its parts load when they are used, and not before."""

from __future__ import annotations

import ast
import dataclasses
import importlib
import inspect
import pickle
import re
import subprocess
import sys
from pathlib import Path

import pytest

from voidlock.engine import FileError, IllegalOption, Reason, Refused, State
from voidlock.games import DEFAULT, KITS, Kit, Lacking, Part, Wanted, choose_kit, kit_of, load_game, register, require
from voidlock.games import kit as kit_module
from voidlock.games.angel.kit import KIT as ANGEL
from voidlock.games.hulk.kit import KIT as HULK
from voidlock.texts import Words

ABOVE = ("voidlock.bots", "voidlock.search", "voidlock.sim", "voidlock.odds", "voidlock.protocol")
CLIENTS = ("voidlock.terminal", "voidlock.server", "voidlock.texts", "numpy", "textual", "msgspec")


def test_a_game_costs_nothing_but_its_rules_until_a_part_is_used() -> None:
    listing = "import sys, voidlock.games; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", listing], capture_output=True, encoding="utf-8", check=True)
    imported = set(done.stdout.split())
    assert "voidlock.games.hulk.kit" in imported
    assert imported.isdisjoint({*ABOVE, *CLIENTS})


def test_a_game_that_is_unregistered_leaves_no_words() -> None:
    """Tests of the engine import the example, which registers itself; others ask for the program's words."""
    importlib.import_module("tests.engine.cave")
    assert [*KITS] == ["angel", "hulk"]
    assert not Words("en").has("ask-cave_plan")


def named_parts(kit: Kit[State]) -> list[tuple[str, str]]:
    """Every part that a kit names, and its type: the X of `Part[X]` in the field that holds it."""
    found: list[tuple[str, str]] = []
    for field in dataclasses.fields(kit):
        subscripts = [node for node in ast.walk(ast.parse(str(field.type))) if isinstance(node, ast.Subscript)]
        types = [ast.unparse(node.slice) for node in subscripts if ast.unparse(node.value) == "Part"]
        value = getattr(kit, field.name)
        several = value.values() if isinstance(value, dict) else value if isinstance(value, list) else [value]
        found += [(part.name, kind) for kind in types for part in several if part is not None]
    return found


@pytest.mark.parametrize("kit", KITS.values(), ids=KITS)
def test_every_named_part_is_there(kit: Kit[State]) -> None:
    for name, _ in named_parts(kit):
        assert Part[object](name)() is not None
    assert kit.environment is not None and isinstance(Part[object](kit.environment.entry_point)(), type)
    assert kit.lessons and kit.puzzles


def test_every_named_part_has_the_type_of_its_field(tmp_path: Path) -> None:
    """A name tells mypy nothing, so mypy reads a module here that imports every part and gives it the field's type."""
    tree = ast.parse(inspect.getsource(kit_module))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    classes = [node.name for node in tree.body if isinstance(node, ast.ClassDef)]
    lines = [ast.unparse(node) for node in imports]
    lines += [f"from {kit_module.__name__} import {', '.join(classes)}"]
    for kit in KITS.values():
        lines += [f"from voidlock.games.{kit.name}.state import State as {kit.name}_state"]
        for number, (name, kind) in enumerate(named_parts(kit)):
            module, _, own = name.partition(":")
            part = f"{kit.name}_{number}"
            typed = re.sub(r"\bS\b", f"{kit.name}_state", kind)
            lines += [f"from {module} import {own} as {part}" if own else f"import {module} as {part}"]
            lines += [f"checked_{part}: {typed} = {part}"]
    (tmp_path / "parts.py").write_text("\n".join(lines), encoding="utf-8")
    mypy = [sys.executable, "-m", "mypy", "--strict", str(tmp_path / "parts.py")]
    done = subprocess.run(mypy, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_two_games_cannot_have_one_name() -> None:
    register(ANGEL)
    with pytest.raises(ValueError, match="angel"):
        register(dataclasses.replace(ANGEL, seats=1))
    assert KITS["angel"].seats == 6


def test_a_part_that_is_not_there_is_refused_by_its_name() -> None:
    bare: Kit[State] = dataclasses.replace(kit_of("hulk"), odds=None)
    with pytest.raises(Lacking) as refused:
        require(bare.odds, "odds")
    assert refused.value.reason.id == "game_lacks" and refused.value.reason.arguments == {"part": "odds"}


def test_which_game_is_meant() -> None:
    assert choose_kit(None).name == DEFAULT == ANGEL.name
    assert choose_kit(None, "rescue").name == choose_kit("hulk").name == HULK.name
    with pytest.raises(FileError) as refused:
        choose_kit("chess")
    assert refused.value.reason.id == "game_unknown"


def test_a_file_that_names_no_game_is_of_the_default_one() -> None:
    game, _ = load_game({"voidlock": 1, "setup": {"players": 1, "teams": "random"}})
    assert game.rules.name == DEFAULT
    with pytest.raises(FileError) as refused:
        load_game({"voidlock": 1, "game": "chess", "setup": {}})
    assert refused.value.reason.id == "game_unknown"


def test_setups() -> None:
    assert ANGEL.setup(Wanted()) == {"players": 1, "teams": "draft"}
    assert ANGEL.setup(Wanted(teams="Red, blue/green,grey")) == {
        "players": 2,
        "teams": [["red", "blue"], ["green", "grey"]],
    }
    assert ANGEL.setup(Wanted(2, "random", setting={"merge": "event"}))["settings"] == {"merge": "event"}
    assert HULK.setup(Wanted(mission="rescue")) == {"mission": "classic-3-rescue"}
    assert HULK.setup(Wanted(mission="rescue", setting={"end_asked": "on"}))["settings"] == {"end_asked": True}
    with pytest.raises(Refused) as refused:
        HULK.setup(Wanted())
    assert refused.value.reason.id == "sim_mission"


REFUSED = (Lacking("odds"), FileError("missing", "setup"), IllegalOption(Reason("game_is_over")))


@pytest.mark.parametrize("refused", REFUSED, ids=lambda refused: refused.reason.id)
def test_a_worker_process_can_pass_a_refusal_on(refused: Refused) -> None:
    again = pickle.loads(pickle.dumps(refused))
    assert (type(again), again.reason) == (type(refused), refused.reason)
