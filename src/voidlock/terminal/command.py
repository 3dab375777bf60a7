"""How this program was started, so that a hint can be typed as it stands."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path


def command() -> str:
    """`voidlock` where the shell finds it by that name, otherwise the path to it, from this folder if it is below."""
    started = Path(sys.argv[0])
    if started.name == "__main__.py" and started.parent.name == "cli":
        return f"{shlex.quote(sys.executable)} -m voidlock.cli"
    if started.stem != "voidlock" or not started.is_file():
        return "voidlock"
    found = shutil.which("voidlock")
    if found is not None and os.path.samefile(found, started):
        return "voidlock"
    whole = started.absolute()
    try:
        below = whole.relative_to(Path.cwd())
    except (ValueError, OSError):
        return shlex.quote(str(whole))
    return shlex.quote(str(below) if len(below.parts) > 1 else os.path.join(os.curdir, below))
