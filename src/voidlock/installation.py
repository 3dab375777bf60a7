"""Introspection of the installed package: commands for hints that the user can copy and paste."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
from importlib import metadata
from pathlib import Path


def command() -> str:
    """The command that starts this program: what the launcher says, `voidlock` if on the PATH, else a path."""
    launcher = os.environ.get("VOIDLOCK_COMMAND")
    if launcher:
        return shlex.quote(launcher)
    started = Path(sys.argv[0])
    if started.name == "__main__.py" and started.parent.name == "voidlock":
        return f"{shell_path(Path(sys.executable))} -m voidlock"
    if _is_script(started):
        return f"{shell_path(Path(sys.executable))} {shell_path(started.absolute())}"
    if started.stem != "voidlock" or not started.is_file():
        return "voidlock"
    found = shutil.which("voidlock")
    if found is not None and os.path.samefile(found, started):
        return "voidlock"
    return shell_path(started.absolute())


def continuing(saved: Path) -> str:
    """The command that continues a saved game. A script that adds a game needs the file: `play` starts a new one."""
    return f"{command()} play" + (f" --load {shell_path(saved)}" if _is_script(Path(sys.argv[0])) else "")


def _is_script(started: Path) -> bool:
    """Whether someone's own Python file runs the program, with a game that `voidlock` does not know."""
    return started.suffix == ".py" and started.name != "__main__.py" and started.is_file()


def shell_path(path: Path) -> str:
    """A path as the user would type it: relative if it is below the current folder."""
    try:
        below = path.relative_to(Path.cwd())
    except (ValueError, OSError):
        return shlex.quote(str(path))
    return shlex.quote(str(below) if len(below.parts) > 1 else os.path.join(os.curdir, below))


def install_command(extra: str) -> str:
    """The command that installs an extra. pip fetches only what is missing."""
    return f"pip install 'voidlock[{extra}]'"


def requirements(extra: str) -> list[str]:
    """The requirements of an extra, from the package metadata."""
    pattern = re.compile(rf"""(.+?)\s*;.*\bextra\s*==\s*['"]{re.escape(extra)}['"]""")
    found = [pattern.fullmatch(line) for line in metadata.requires("voidlock") or []]
    return [match[1] for match in found if match]


def needing(module: str, command: str) -> str:
    """The extra that a command needs for a module; empty if none installs it."""
    name = OF_OTHERS.get(module.partition(".")[0], module.partition(".")[0])
    for extra in ("server", "texts") if command in ("serve", "admin") else ("terminal", "texts"):
        if any(re.match(rf"{re.escape(name)}\b", requirement) for requirement in requirements(extra)):
            return extra
    return ""


OF_OTHERS = {"rich": "textual", "anyio": "starlette", "fluent": "fluent.syntax"}
"""Modules that come with another library, or are named differently from theirs."""
