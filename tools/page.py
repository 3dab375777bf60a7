"""Build script: builds the page from web/ into the package, where the server finds it.

`make` calls it when the page is out of date; the build hook of the package calls it when pip installs from source.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "src" / "voidlock" / "server" / "static" / "index.html"

OLDEST_NODE = (20, 19)
"""The minimum version for Vite."""


class NotBuilt(Exception):
    """The page could not be built; the text says why."""


def has_node() -> bool:
    """True if npm and a recent enough Node are on the PATH."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", told)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE


def build() -> None:
    """Install the packages of package-lock.json, unless they are there, and build. Raises NotBuilt."""
    web = ROOT / "web"
    npm = shutil.which("npm")
    if npm is None or not has_node():
        raise NotBuilt(f"Node {OLDEST_NODE[0]}.{OLDEST_NODE[1]} or newer with npm is needed.")
    stamp, lock = web / "node_modules" / ".installed", web / "package-lock.json"
    if not stamp.is_file() or stamp.stat().st_mtime < lock.stat().st_mtime:
        run([npm, "ci", "--silent", "--no-audit", "--no-fund"], web)
        stamp.touch()
    run([npm, "run", "--silent", "build"], web)


def run(command: list[str], folder: Path) -> None:
    # The page's types are generated from the protocol, by this Python.
    environment = {**os.environ, "PYTHON": sys.executable}
    done = subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        raise NotBuilt(f"{' '.join(command[1:])} failed:\n{done.stdout}")


if __name__ == "__main__":
    if "--has-node" in sys.argv:
        sys.exit(not has_node())
    try:
        build()
    except NotBuilt as trouble:
        sys.exit(str(trouble))
