"""Repeat one story: `python -m tests.simulation NAME NUMBER [FAULT]`, under a debugger with `-m pdb` before `-m`."""

from __future__ import annotations

import sys

import pytest

from tests.simulation.faults import FAULTS
from tests.simulation.stories import play


def main(name: str, number: str, fault: str = "") -> None:
    with pytest.MonkeyPatch.context() as patch:
        for plant in [plant for plant in FAULTS if plant.__name__ == fault]:
            plant(patch)
        print(f"{play(name, int(number))} answers acknowledged, every law holds")


def ignore(unraisable: object) -> None:
    """What a killed process was doing fails when its memory is freed."""


if __name__ == "__main__":
    sys.unraisablehook = ignore
    main(*sys.argv[1:])
