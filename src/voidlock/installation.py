"""How this copy of Voidlock is started and extended, so that hints can be typed as they stand."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
from importlib import metadata
from pathlib import Path


def command() -> str:
    """The command that starts this program: as the launcher says, `voidlock` if the shell finds it, else a path."""
    launcher = os.environ.get("VOIDLOCK_COMMAND")
    if launcher:
        return shlex.quote(launcher)
    started = Path(sys.argv[0])
    if started.name == "__main__.py" and started.parent.name == "cli":
        return f"{typed(Path(sys.executable))} -m voidlock.cli"
    if started.stem != "voidlock" or not started.is_file():
        return "voidlock"
    found = shutil.which("voidlock")
    if found is not None and os.path.samefile(found, started):
        return "voidlock"
    return typed(started.absolute())


def typed(path: Path) -> str:
    """A path as it is typed here: relative if it lies below this folder."""
    try:
        below = path.relative_to(Path.cwd())
    except (ValueError, OSError):
        return shlex.quote(str(path))
    return shlex.quote(str(below) if len(below.parts) > 1 else os.path.join(os.curdir, below))


def install_command(extra: str) -> str:
    """The command that adds an extra to this Python; it names libraries, so it works however this was installed."""
    wanted = " ".join(shlex.quote(requirement) for requirement in requirements(extra))
    return f"{typed(Path(sys.executable))} -m pip install {wanted}"


def requirements(extra: str) -> list[str]:
    """What an extra needs, as the package's own metadata states it."""
    pattern = re.compile(rf"""(.+?)\s*;.*\bextra\s*==\s*['"]{re.escape(extra)}['"]""")
    found = [pattern.fullmatch(line) for line in metadata.requires("voidlock") or []]
    return [match[1] for match in found if match]
