"""What is mutated: the areas of the code that decide, and the mutants of their files."""

from __future__ import annotations

import ast
import hashlib
from functools import cache
from pathlib import Path
from types import CodeType
from typing import NamedTuple

from mutants import Mutant, mutants

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src/voidlock"


class Area(NamedTuple):
    """The mutated files or folders of the package, the tests that should notice, and the tests and files left out."""

    sources: tuple[str, ...]
    tests: tuple[str, ...]
    without: tuple[str, ...] = ()
    but: tuple[str, ...] = ()


ANGEL = ("games/angel/*.py", *(f"games/angel/{part}" for part in ("cards", "files", "flow", "state", "view")))
SECRETS = ("games/angel/redeal.py", "games/angel/view/parts.py", "games/angel/view/view.py")
HULK = (
    "games/hulk/*.py",
    *(f"games/hulk/{part}" for part in ("aliens", "events", "files", "map", "marines", "mission")),
    *(f"games/hulk/{part}" for part in ("reasons", "state", "turn", "view")),
)
SEARCH = ("search", *(f"games/{game}/bots/{part}.py" for game in ("angel", "hulk") for part in ("lore", "value")))

AREAS = {
    "angel": Area(
        ANGEL,
        ("tests/cards", "tests/rulings", "tests/positions", "tests/playthroughs", "tests/reference/test_reference.py"),
        but=SECRETS,
    ),
    # Their laws are checked at every choice of whole games, which takes minutes.
    "secrets": Area(
        SECRETS, ("tests/random_play/test_laws_of_angel.py", "tests/random_play/test_view_parts.py", "tests/rulings")
    ),
    "hulk": Area(
        HULK,
        ("tests/hulk",),
        # Long games that check little or what shorter ones check as well, and tests of other areas.
        tuple(
            f"tests/hulk/test_{name}.py" for name in ("tasks", "line_mode", "odds", "review", "words", "faults", "twin")
        ),
    ),
    "odds": Area(
        ("probability", "games/angel/odds", "games/hulk/odds"),
        (
            "tests/odds",
            "tests/puzzles",
            *(f"tests/hulk/test_{name}.py" for name in ("matters", "odds", "review", "stakes")),
        ),
    ),
    "brother": Area(
        ("games/angel/bots/brother",),
        tuple(f"tests/bots/test_brother{part}.py" for part in ("", "_thumbs", "_ground", "_machines", "_cards")),
    ),
    "sergeant": Area(
        ("games/hulk/bots/sergeant",),
        tuple(f"tests/bots/test_sergeant{part}.py" for part in ("", "_thumbs", "_ground", "_orders", "_edges")),
    ),
    "librarian": Area(
        SEARCH,
        tuple(
            f"tests/bots/test_{name}.py"
            for name in (
                "lines",
                "librarian",
                "librarian_hulk",
                "librarian_features",
                "librarian_figures",
                "advice",
                "thinking_time",
                "choices",
            )
        ),
    ),
    "permissions": Area(
        ("server/log/permissions.py",),
        tuple(f"tests/server/test_permissions{part}.py" for part in ("", "_of_seats", "_to_begin")),
    ),
}

DECIDES_NOTHING = {"__init__.py", "catalogue.py", "kit.py", "report.py", "tally.py", "types.py"}
"""Wiring, types and words about a game: other tests cover them."""


class Case(NamedTuple):
    """A mutant with what is needed to run and report it."""

    mutant: Mutant
    path: Path
    source: bytes
    meaning: str
    """A hash of the module and the mutant's number in it."""

    @property
    def name(self) -> str:
        return f"{self.mutant.module}:{self.mutant.function or '(module)'}"

    @property
    def place(self) -> tuple[str, str, str]:
        """Where it is, and its lines before and after, as equivalent mutants are listed."""
        return self.name, *self.mutant.lines(self.source)

    @property
    def file(self) -> str:
        return str(self.path.relative_to(ROOT))

    @property
    def key(self) -> str:
        """Stays the same as long as the module's code does, whatever its comments say."""
        return f"{self.name} {self.meaning}"

    def module_code(self) -> CodeType:
        return compile(self.mutant.applied(self.source), str(self.path), "exec", dont_inherit=True)

    def function_code(self) -> CodeType:
        """The changed function, compiled alone in its place: the rest of a long module would take most of the time."""
        mutant = self.mutant
        text = mutant.applied(self.source).split(b"\n")
        until = mutant.until + len(text) - len(self.source.split(b"\n"))
        classes = mutant.function.split(".")[:-1]
        headers = [f"{'    ' * depth}class {name}:".encode() for depth, name in enumerate(classes)]
        above = [*[b""] * (mutant.line - 1 - len(headers)), *headers]
        alone = b"\n".join([*above, *text[mutant.line - 1 : until]])
        waiting = [compile(alone, str(self.path), "exec", dont_inherit=True)]
        while (waiting[-1].co_qualname, waiting[-1].co_firstlineno) != (mutant.function, mutant.line):
            waiting += [const for const in waiting.pop().co_consts if isinstance(const, CodeType)]
        return waiting[-1]


def files_of(area: Area) -> list[Path]:
    places = [place for name in area.sources for place in sorted(SOURCES.glob(name))]
    files = [path for place in places for path in (sorted(place.rglob("*.py")) if place.is_dir() else [place])]
    others = {SOURCES / name for name in area.but}
    return [path for path in files if path not in others and not _decides_nothing(path)]


def _decides_nothing(path: Path) -> bool:
    return path.parent.name in ("angel", "hulk") and path.name in DECIDES_NOTHING


def module_of(path: Path) -> str:
    """The name by which a source file is imported."""
    parts = path.relative_to(SOURCES.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def cases(area: Area) -> list[Case]:
    found: list[Case] = []
    for path in files_of(area):
        module = module_of(path).removeprefix("voidlock.")
        source = path.read_bytes()
        meaning = meaning_of(source)
        found += [
            Case(mutant, path, source, f"{meaning} {number}") for number, mutant in enumerate(mutants(module, source))
        ]
    return found


def meaning_of(source: bytes) -> str:
    """A hash of a module's code without comments and docstrings."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            node.body = [
                part for part in node.body if not (isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant))
            ]
    return hashlib.sha256(ast.dump(tree).encode()).hexdigest()[:16]
