"""Speed benchmark (`make bench`): fails below a floor that is scaled to the speed of this machine."""

from __future__ import annotations

import platform
import sys
from pathlib import Path

from measures import LOOP, alien_phases, in_mid_effect, kilobytes, loop, others, with_floor

GAMES = {1: 40, 6: 20}
"""By number of players, the games per run."""

LARGEST = 20.0
"""Size limit of the public part of a view, in kilobytes."""


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "unknown")


def main() -> int:
    print(f"{processor()}, {platform.python_implementation()} {platform.python_version()}")
    fixed = min([loop() for _ in range(20)])
    print(f"fixed loop {fixed * 1e3:.2f} ms; floors are stated for {LOOP * 1e3:.2f} ms and scaled")
    missed = []
    for players, games in GAMES.items():
        title = f"{players} player{'s' if players > 1 else ''}"
        print(f"\n{title:<41} {'in loops':>12} {'floor here':>10}")
        for figure in [*with_floor(players, games), *others(players, games)]:
            floor = "" if figure.floor is None else f"{figure.floor:>10,.0f}{'' if figure.holds else '  MISSED'}"
            print(f"{figure.name:<28} {figure.value:>10,.1f} {figure.unit:<2} {figure.ratio:>11.5f} {floor}")
            if not figure.holds:
                missed.append(f"{figure.name}, {players} players")
        middle = in_mid_effect(players, 300)
        size, own = kilobytes(middle, "open"), kilobytes(middle, "own")
        print(f"{'open part, largest':<28} {size:>10.1f} kB {'':>11} {LARGEST:>10,.0f}")
        print(f"{'own part, largest':<28} {own:>10.1f} kB")
        if size > LARGEST:
            missed.append(f"size of the open part, {players} players")
    print(f"\n{'an alien phase, twenty aliens':<41} {'in loops':>12} {'floor here':>10}")
    for figure in alien_phases():
        limit = (figure.floor or 0.0) / 1e3
        print(f"{figure.name:<28} {figure.value / 1e3:>10,.1f} ms {figure.ratio:>11.3f} {limit:>10,.0f}")
        if not figure.holds:
            missed.append(f"alien phase of {figure.name}")
    for name in missed:
        print(f"missed: {name}", file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
