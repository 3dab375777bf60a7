"""Build script: builds the page from web/ into the package, where the server finds it, and lints it.

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
WEB = ROOT / "web"
PAGE = ROOT / "src" / "voidlock" / "server" / "static" / "index.html"

OLDEST_NODE = (20, 19)
"""The minimum version for Vite."""


class NotBuilt(Exception):
    """The page could not be built or linted; the text says why."""


def has_node() -> bool:
    """True if npm and a recent enough Node are on the PATH."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", told)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE


def install() -> None:
    """Install the packages of package-lock.json, unless they are there. Raises NotBuilt."""
    stamp, lock = WEB / "node_modules" / ".installed", WEB / "package-lock.json"
    if not stamp.is_file() or stamp.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--silent", "--no-audit", "--no-fund")
        stamp.touch()


def build() -> None:
    """Install the packages, unless they are there, and build. Raises NotBuilt."""
    install()
    npm("run", "--silent", "build")


def lint() -> None:
    """Install the packages, unless they are there, and lint. Raises NotBuilt."""
    install()
    npm("run", "--silent", "lint")


def npm(*arguments: str) -> None:
    """Run npm in web/. Raises NotBuilt with what it has printed."""
    program = shutil.which("npm")
    if program is None or not has_node():
        raise NotBuilt(f"Node {OLDEST_NODE[0]}.{OLDEST_NODE[1]} or newer with npm is needed.")
    command = [program, *arguments]
    # The page's types are generated from the protocol, by this Python.
    environment = {**os.environ, "PYTHON": sys.executable}
    done = subprocess.run(
        command, cwd=WEB, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        raise NotBuilt(f"{' '.join(command[1:])} failed:\n{done.stdout}")


if __name__ == "__main__":
    if "--has-node" in sys.argv:
        sys.exit(not has_node())
    do = install if "--packages" in sys.argv else lint if "--lint" in sys.argv else build
    try:
        do()
    except NotBuilt as trouble:
        sys.exit(str(trouble))
