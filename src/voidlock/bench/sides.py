"""The same trials on several sides in turns: compiled, plain, and other engines in environments of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from voidlock.engine import play

from .loop import Figure

RIVALS = ("catanatron", "open_spiel")
KEPT = Path("build") / "bench"
"""Where the environments of other engines are kept."""

Sides = Mapping[str, tuple[Sequence[str], Mapping[str, str]]]
"""By name, the command of a side and its environment."""


def is_compiled() -> bool:
    return not str(play.__file__).endswith(".py")


def sides(wanted: str, against: Sequence[str]) -> Sides:
    """This build, the plain sources beside it if it is compiled, and the rivals."""
    own = (sys.executable, "-m", "voidlock.bench.games", wanted)
    found: dict[str, tuple[Sequence[str], Mapping[str, str]]] = {}
    if is_compiled():
        found["compiled"] = (own, {})
    found["plain"] = (own, {"VOIDLOCK_PLAIN": "1"})
    for name in against:
        # The rival's Python imports the loop from here, and nothing else of ours.
        where = {"PYTHONPATH": str(Path(__file__).parents[2]), "VOIDLOCK_PLAIN": "1"}
        found[name] = ((_environment(name), "-m", "voidlock.bench.rivals", name), where)
    return found


def _environment(name: str) -> str:
    """The Python of an environment with this package from PyPI, which is made once."""
    folder = KEPT / name
    python = folder / "bin" / "python"
    if not python.exists():
        venv.create(folder, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", name], check=True)
    return str(python)


def run(measured: Sides, rounds: int) -> Iterator[dict[str, list[Figure]]]:
    """The best figures of each side so far, after each of its runs; the sides take turns."""
    best: dict[str, list[Figure]] = {}
    for _ in range(rounds):
        for name, (command, environment) in measured.items():
            done = subprocess.run(
                command, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True, check=True
            )
            found = [Figure(*line) for line in json.loads(done.stdout)]
            before = best.get(name, found)
            best[name] = [one.better(other) for one, other in zip(before, found, strict=True)]
            yield best


def table(best: Mapping[str, list[Figure]]) -> Iterator[str]:
    """A line for each figure: ours compiled and plain, then the rivals'; in fixed loops, so that machines compare."""
    ours = [name for name in best if name not in RIVALS]
    yield f"{'':<50}{''.join(f'{name:>14}' for name in ours)}{'times':>8}{'loops':>12}"
    for figures in zip(*[best[name] for name in ours], strict=True):
        values = "".join(f"{shown(figure):>14}" for figure in figures)
        times = figures[0].in_loops / figures[-1].in_loops
        faster = times if figures[0].unit == "/s" else 1 / times
        yield f"{figures[0].name:<50}{values}{faster if len(figures) > 1 else 1:>8.2f}{figures[0].in_loops:>12.5g}"
    for name in best:
        if name in RIVALS:
            for figure in best[name]:
                values = f"{shown(figure):>14}{'':>{14 * len(ours) - 6}}"
                yield f"{f'{name}, {figure.name}':<50}{values}{figure.in_loops:>12.5g}"


def shown(figure: Figure) -> str:
    digits = 0 if figure.value >= 100 else 1 if figure.value >= 10 else 2
    return f"{figure.value:,.{digits}f} {figure.unit}"
