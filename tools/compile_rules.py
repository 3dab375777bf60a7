"""Compiles the rules of both games with mypyc, in place (`make compiled`): Python prefers a compiled module.

The sources stay as they are. What they read from themselves at run time is written out on the way: tables of fields
(`@flat`), because a class that is made at run time cannot be compiled, and the types of tasks.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
BUILD = ROOT / "build" / "compiled"

COMPILED = [
    "engine/branching.py engine/chance.py engine/choice.py engine/game.py engine/inputs.py engine/play.py",
    "engine/script.py engine/views/json_patch.py",
    "games/angel/ahead.py games/angel/facts.py games/angel/game.py games/angel/numbers.py games/angel/redeal.py",
    "games/angel/state games/angel/cards games/angel/flow games/angel/bots",
    "games/hulk/facts.py games/hulk/game.py games/hulk/numbers.py games/hulk/redeal.py",
    "games/hulk/map games/hulk/state games/hulk/aliens games/hulk/marines games/hulk/turn games/hulk/bots",
    "games/angel/view/__init__.py games/angel/view/parts.py games/hulk/view/__init__.py",
    *[f"games/angel/odds/{name}.py" for name in ("answers", "attack", "board", "deck", "defence", "event", "phase")],
    "search/budget.py search/lines.py search/race.py search/search.py",
]
"""Modules and folders that are compiled."""


def modules(parts: Sequence[str] = ("",)) -> Iterator[Path]:
    """The modules to compile, relative to the sources; those that begin with one of the parts."""
    package = SOURCES / "voidlock"
    for name in " ".join(COMPILED).split():
        path = package / name
        for module in [path] if path.suffix else sorted(path.rglob("*.py")):
            # A package without code of its own stays as it is.
            has_code = module.name != "__init__.py" or "def " in module.read_text(encoding="utf-8")
            if has_code and str(module.relative_to(package)).startswith(tuple(parts)):
                yield module.relative_to(SOURCES)


# ---------------------------------------------------------------------- tables of fields


TASK = re.compile(r"(step|script)$|script_of\(")


def write_out(source: str, game: str) -> str:
    """The module with what Python reads from itself at run time written out: tables of fields, types of tasks."""
    lines = source.splitlines(keepends=True)
    types = []
    for node in reversed(ast.parse(source).body):
        if isinstance(node, ast.ClassDef) and [ast.unparse(each) for each in node.decorator_list] == ["flat"]:
            lines[node.decorator_list[0].lineno - 1 : node.end_lineno] = [_class(node), "\n"]
        elif isinstance(node, ast.FunctionDef) and any(TASK.match(ast.unparse(each)) for each in node.decorator_list):
            kinds = [ast.unparse(each.annotation) for each in node.args.args[1:] if each.annotation]
            types.append(f"TASKS.keep_types({node.name}.name, [{', '.join(kinds)}])\n")
    if types:
        lines += [f"from voidlock.games.{game}.state.tasks import TASKS\n", *types]
    return "".join(lines)


def _class(node: ast.ClassDef) -> str:
    """The class with a constructor that makes a state or copies one, and its table beside it."""
    fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
    made, copied, given, table = [], [], [], []
    for each in fields:
        name, kind = ast.unparse(each.target), ast.unparse(each.annotation)
        assert isinstance(each.value, ast.Call)
        how, arguments = ast.unparse(each.value.func), [ast.unparse(argument) for argument in each.value.args]
        if how == "argument":
            given.append((name, kind))
        start = {
            "argument": name,
            "derive": f"{arguments[0]}(self)",
            "each": f"[{arguments[-1]}] * {arguments[0]}(self)",
        }.get(how, arguments[0])
        named = {str(keyword.arg): ast.unparse(keyword.value) for keyword in each.value.keywords}
        fresh = "fresh" in named
        made.append(f"self.{name}: {kind} = {start}")
        copied.append(f"self.{name} = {start if fresh else _slice(f'original.{name}', kind)}")
        saved, codec = named.get("saved", "''"), named.get("codec", "None")
        table.append(f"({name!r}, {how == 'argument'}, {saved}, {codec}, {fresh})")
    parameters = ", ".join(f"{name}: {kind}" for name, kind in given)
    passed = ", ".join(f"self.{name}" for name, _ in given)
    methods = [each for each in node.body if isinstance(each, ast.FunctionDef) and each.name != "copy"]
    return "\n".join(
        [
            f"class {node.name}:",
            f"    def __init__(self, {parameters}, original: {node.name} | None = None) -> None:",
            "        if original is None:",
            *[f"            {line}" for line in made],
            "        else:",
            *[f"            {line}" for line in copied],
            f"    def copy(self) -> {node.name}:",
            f"        return {node.name}({passed}, self)",
            *["    " + ast.unparse(each).replace("\n", "\n    ") for each in methods],
            "from voidlock.engine.fields import keep_table",
            f"keep_table({node.name}, [{', '.join(table)}])",
        ]
    )


def _slice(value: str, kind: str) -> str:
    if kind.startswith("list[list["):
        return f"[each[:] for each in {value}]"
    return f"{value}[:]" if kind.startswith("list[") and "|" not in kind else value


# ---------------------------------------------------------------------- constants


def make_final(source: str) -> str:
    """The module with its constants declared as `Final`: compiled code then does not look them up by name."""
    tree = ast.parse(source)
    assigned = [node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
    lines = source.splitlines(keepends=True)
    for node in reversed(tree.body):
        names = _names(node)
        if not names or not all(name.isupper() and assigned.count(name) == 1 for name in names):
            continue
        line = lines[node.lineno - 1]
        if isinstance(node, ast.Assign) and len(names) == 1:
            lines[node.lineno - 1] = line.replace(f"{names[0]} =", f"{names[0]}: Final =", 1)
        elif isinstance(node, ast.AnnAssign) and "Final" not in line:
            kind = ast.unparse(node.annotation)
            lines[node.lineno - 1] = line.replace(f": {kind} =", f": Final[{kind}] =", 1)
        elif isinstance(node, ast.Assign) and ast.unparse(node.value) == f"range({len(names)})":
            lines[node.lineno - 1] = "".join(f"{name}: Final = {number}; " for number, name in enumerate(names)) + "\n"
    future = "from __future__ import annotations\n"
    return "".join(lines).replace(future, f"{future}from typing import Final\n", 1)


INHERITED = ("Fight", "Source")
"""Classes that others inherit from which are not compiled."""


def open_to_heirs(source: str) -> str:
    """The module with these classes marked; mypyc reads the mark and removes it."""
    for name in INHERITED:
        source = re.sub(rf"^class {name}\b", f"{MARK}class {name}", source, count=1, flags=re.MULTILINE)
    return source


MARK = """from typing import TYPE_CHECKING
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
@mypyc_attr(allow_interpreted_subclasses=True)
"""


def _names(node: ast.stmt) -> list[str]:
    """The names that a statement assigns."""
    if isinstance(node, ast.AnnAssign):
        return [ast.unparse(node.target)] if node.value else []
    if isinstance(node, ast.Assign) and len(node.targets) == 1 and "TypeVar(" not in ast.unparse(node.value):
        target = node.targets[0]
        return [ast.unparse(each) for each in (target.elts if isinstance(target, ast.Tuple) else [target])]
    return []


# ---------------------------------------------------------------------- building


def stage(parts: Sequence[str] = ("",)) -> list[str]:
    """Copy the sources with their tables written out; the modules to compile."""
    shutil.rmtree(BUILD / "src", ignore_errors=True)
    shutil.copytree(
        SOURCES, BUILD / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "static", "*.ftl", "compiled")
    )
    chosen = list(modules(parts))
    for path in chosen:
        source = (SOURCES / path).read_text(encoding="utf-8")
        if path.parts[1] == "games":
            source = write_out(source, path.parts[2])
        (BUILD / "src" / path).write_text(open_to_heirs(make_final(source)), encoding="utf-8")
    return [f"src/{path}" for path in chosen]


def main(parts: Sequence[str] = ("",)) -> list[Path]:
    """Compile everything; the files that Python imports."""
    chosen = stage(parts)
    os.chdir(BUILD)
    extensions = mypycify(
        ["--config-file", str(ROOT / "pyproject.toml"), *chosen],
        opt_level=os.environ.get("VOIDLOCK_OPT", "1"),
        debug_level="0",
        multi_file=True,
        group_name="voidlock",
        target_dir=str(BUILD / "c"),
    )
    return build(extensions)


def build(extensions: list[Extension]) -> list[Path]:
    """Compile C files side by side; setuptools compiles those of one module one after another."""
    compiler = new_compiler()
    customize_compiler(compiler)
    headers = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]

    newest = max(header.stat().st_mtime for header in (BUILD / "c").rglob("*.h"))

    def compile_one(extension: Extension, source: str) -> str:
        (there,) = compiler.object_filenames([source], output_dir=str(BUILD / "objects"))
        if os.path.exists(there) and os.path.getmtime(there) > max(os.path.getmtime(source), newest):
            return there
        (made,) = compiler.compile(
            [source],
            output_dir=str(BUILD / "objects"),
            include_dirs=[*extension.include_dirs, *headers],
            extra_postargs=extension.extra_compile_args,
        )
        return made

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        objects = [[pool.submit(compile_one, each, source) for source in each.sources] for each in extensions]
    targets = [SOURCES / (each.name.replace(".", "/") + sysconfig.get_config_var("EXT_SUFFIX")) for each in extensions]
    for old in SOURCES.rglob("*.so"):
        old.unlink()
    for target, made in zip(targets, objects, strict=True):
        compiler.link_shared_object([one.result() for one in made], str(target))
    return targets


if __name__ == "__main__":
    print(f"{len(main(sys.argv[1:] or ('',)))} modules are compiled.")
