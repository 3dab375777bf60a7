"""Travelling to a location, and standing at its Control Panel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.stage import Stage, stage

TWELVE = "gideon, noctis, claudio, goriel, leon, valencio, lorenzo, deino, calistarius, scipio, zael, omnio"


def marines(number: int) -> str:
    """A formation of so many."""
    return ",".join(TWELVE.split(",")[:number])


def arrive(
    location: str,
    formation: str,
    *,
    then: Sequence[str] = (),
    ahead: Sequence[str] = (),
    dice: Sequence[int] = (),
    **position: object,
) -> Stage:
    """The left pile is empty and the phase ends: travel to the location; further locations ahead, tasks to follow."""
    return stage(
        formation,
        play="",
        event="",
        agenda=["travel_check", *then],
        dice=dice,
        **{"ahead": [location, *ahead], "piles": {"left": 0, "right": 1}, **position},
    )


def at_panel(
    location: str,
    formation: str,
    *,
    play: str = "run_and_gun",
    panel: str = "L1",
    terrain: Mapping[str, object] | None = None,
    agenda: Sequence[str] = ("next_action",),
    dice: Sequence[int] = (),
    **position: object,
) -> Stage:
    """At the location, its Control Panel at L1; the Green team's Run and Gun is about to be resolved."""
    return stage(
        formation,
        play=play,
        event="",
        agenda=agenda,
        dice=dice,
        location=location,
        terrain={"control_panel": panel, **(terrain or {})},
        **position,
    )


def lies(layout: str) -> list[str]:
    """A layout as `Stage.layout` tells it."""
    return sorted(layout.split())
