"""Builds what the page needs to play without a server: Python for the browser, and the rules compiled for it.

Run it as `python -m tools.here`, once the page is built. It writes `assets/here` into the folder of the page, and
`here.json`, which names the files and their sizes.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from msgspec.json import encode

from tools.import_graph import Module, imports, modules
from tools.page import PAGE, ROOT, WEB, NotBuilt, install
from voidlock.games import KITS

STATIC = PAGE.parent
PYODIDE = WEB / "node_modules" / "pyodide"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")

WHOLE = tuple(f"voidlock.{folder}." for folder in ("engine", "games", "odds", "bots", "search"))
"""Cards, bots and games are found by name, so these are taken whole."""
LEFT_OUT = {"screen", "lines", "environment", "report", "reference"}
"""Roles in a game for clients, simulations and the reference."""
BEGIN = "voidlock.server.here"

NOT_KEPT = {"here.json", "index.html", "invitation.jpg", "offline.js"}
"""Files that a page without a connection does not ask for, or keeps in another way."""

STAND_INS = ROOT / "tools" / "unmeasured"

PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--only-binary", ":all:")
"""For which Python the pinned pyodide takes wheels."""


def needed() -> list[Module]:
    """Our modules that a device may import."""
    known = {module.name: module for module in modules()}
    waiting = [BEGIN, *(name for name in known if name.startswith(WHOLE) and not _left_out(name))]
    found = set(waiting)
    while waiting:
        fresh = {name for name in _imported(known[waiting.pop()]) if name in known and not _left_out(name)} - found
        found |= fresh
        waiting += fresh
    return [known[name] for name in sorted(found)]


def _left_out(name: str) -> bool:
    """Whether a module has a role in its game that no table needs."""
    return name.startswith("voidlock.games.") and not LEFT_OUT.isdisjoint(name.split("."))


def _imported(module: Module) -> Iterator[str]:
    """What a module imports with itself, the server's later too, and the packages in which all that lies."""
    for one in imports(module.path.read_text(encoding="utf-8"), module.package):
        for name in (one.start, *one.names):
            parts = name.split(".")
            if one.at_once or name.startswith("voidlock.server."):
                yield from (".".join(parts[:size]) for size in range(1, len(parts) + 1))


def data() -> list[Path]:
    """Missions, lessons, puzzles and numbers beside the modules."""
    games = ROOT / "src" / "voidlock" / "games"
    files = [path for path in games.rglob("*") if path.is_file() and path.suffix in (".toml", ".txt", ".json")]
    return sorted(path for path in files if not LEFT_OUT & set(path.relative_to(games).parts))


def pinned(name: str) -> str:
    """The lines of a package in the lock file of the game, with the hashes of all its wheels."""
    lock = (ROOT / "locks" / "play.lock").read_text(encoding="utf-8")
    found = re.search(rf"^{name}==(?:.*\\\n)*.*\n", lock, re.MULTILINE)
    if found is None:
        raise NotBuilt(f"locks/play.lock does not name {name}.")
    return found[0]


def fetch(name: str, folder: Path) -> Path:
    """The wheel of a package for the browser. Raises NotBuilt."""
    lock = folder / "here.lock"
    lock.write_text(pinned(name), encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "download", "-qq", "--disable-pip-version-check", "--no-deps"]
    run(*pip, "--require-hashes", "-r", str(lock), "--dest", str(folder), *PLATFORM)
    return next(folder.glob("*.whl"))


def run(*command: str) -> str:
    """What a command prints. Raises NotBuilt with what it says of a failure."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotBuilt(f"{' '.join(command[:3])} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def pack(file: Path) -> None:
    """Our modules, their data, and what stands in for libraries of a server, as they are."""
    with zipfile.ZipFile(file, "w") as archive:
        for path in [*(module.path for module in needed()), *data()]:
            archive.write(path, path.relative_to(ROOT / "src"))
        for path in sorted(STAND_INS.rglob("*.py")):
            archive.write(path, path.relative_to(STAND_INS))


def build() -> None:
    """Write the files. Raises NotBuilt."""
    install()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        pack(folder / "sources.zip")
        wheel = fetch("msgspec", folder)
        run("node", "tools/precompile.mjs", str(folder / "sources.zip"), str(wheel), name)
        write_missions()
        publish(folder)


def publish(folder: Path) -> None:
    """Copy what was compiled, and the runtime, under names that change with their contents."""
    here = STATIC / "assets" / "here"
    shutil.rmtree(here, ignore_errors=True)
    runtime = here / f"pyodide-{digest(*(PYODIDE / each for each in RUNTIME))}"
    runtime.mkdir(parents=True)
    files = [Path(shutil.copy(PYODIDE / each, runtime)) for each in RUNTIME]
    named = {"runtime": f"{runtime.relative_to(STATIC).as_posix()}/"}
    for part in ("python", "voidlock"):
        made = folder / f"{part}.zip"
        files.append(Path(shutil.copy(made, here / f"{part}-{digest(made)}.zip")))
        named[part] = files[-1].relative_to(STATIC).as_posix()
    sizes = {file.relative_to(STATIC).as_posix(): file.stat().st_size for file in files}
    # Pyodide asks for the list of packages that belong to it: there are none.
    lock = {"info": json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"], "packages": {}}
    every = sorted(file.relative_to(STATIC).as_posix() for file in STATIC.rglob("*") if file.is_file())
    kept = [file for file in every if file not in NOT_KEPT]
    told = {**named, "lock": lock, "bytes": sizes, "files": kept}
    (STATIC / "here.json").write_text(json.dumps(told, indent=1), encoding="utf-8")


def write_missions() -> None:
    """Write what a server tells of missions: their list, and the file of each."""
    folder = STATIC / "missions"
    folder.mkdir(exist_ok=True)
    for kit in KITS.values():
        if kit.missions is None:
            continue
        known = kit.missions()
        (folder / "list.json").write_bytes(encode([known.info(name) for name in known.names()]))
        for name in known.names():
            (folder / f"{name}.txt").write_text(known.text(name), encoding="utf-8")


def digest(*files: Path) -> str:
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:10]


if __name__ == "__main__":
    try:
        build()
    except NotBuilt as trouble:
        sys.exit(str(trouble))
