"""Runs in Pyodide: compiles our modules, and those of the standard library that they use (`tools/precompile.mjs`)."""

from __future__ import annotations

import importlib
import importlib._bootstrap_external
import sys
import zipfile
from importlib.util import source_hash
from pathlib import Path

SOURCES, STDLIB = Path("/sources"), Path("/stdlib.zip")
ALSO = ("traceback", "zipfile", "shutil", "encodings.idna", "encodings.utf_8_sig", "linecache", "tokenize")
"""Imported late by what is used: to unpack, and to say what failed."""
OPTIMIZED = 2
"""Without docstrings."""


def compiled(source: bytes, name: str) -> bytes:
    """A module as .pyc, which is never compared with its source."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=OPTIMIZED)
    return bytes(importlib._bootstrap_external._code_to_hash_pyc(code, source_hash(source), checked=False))


def names() -> list[str]:
    """Every module among the sources."""
    paths = [path.relative_to(SOURCES).with_suffix("").parts for path in SOURCES.rglob("*.py")]
    return sorted(".".join(parts[:-1] if parts[-1] == "__init__" else parts) for parts in paths)


def use_everything() -> None:
    """Import all that is ours, so that what it imports is known."""
    sys.path.insert(0, str(SOURCES))
    for name in [*names(), *ALSO]:
        importlib.import_module(name)


def write(file: str, contents: dict[str, bytes]) -> None:
    """An archive that is the same for the same contents; whoever sends it compresses it."""
    with zipfile.ZipFile(file, "w") as archive:
        for name, content in sorted(contents.items()):
            archive.writestr(zipfile.ZipInfo(name), content)


def standard_library() -> dict[str, bytes]:
    """The modules that were imported, and what lies beside them."""
    with zipfile.ZipFile(STDLIB) as archive:
        every = {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}
    used = {name.replace(".", "/") for name in sys.modules}
    found = {}
    for name, content in every.items():
        module = name.removesuffix(".py").removesuffix("/__init__")
        if name.endswith(".py") and module in used:
            found[f"{name}c"] = compiled(content, name)
    return found


def ours() -> dict[str, bytes]:
    found = {}
    for path in SOURCES.rglob("*"):
        name = path.relative_to(SOURCES).as_posix()
        if path.is_dir() or ".dist-info" in name or path.suffix in (".pyi", ".typed") or "__pycache__" in name:
            continue
        content = path.read_bytes()
        found.update({f"{name}c": compiled(content, name)} if path.suffix == ".py" else {name: content})
    return found


use_everything()
write("/python.zip", standard_library())
write("/voidlock.zip", ours())
