"""Worlds by name and number, so that a failure can be repeated."""

from __future__ import annotations

from typing import NamedTuple

from tests.simulation.world import World


class Story(NamedTuple):
    """How many tables are played for how many hours, and how often what happens."""

    tables: int
    hours: float
    pause: float
    accident: float


STORIES = {
    "hours": Story(tables=25, hours=10, pause=600, accident=1200),
    "accidents": Story(tables=3, hours=0.25, pause=10, accident=20),
    "faults": Story(tables=2, hours=0.5, pause=10, accident=20),
}


def play(name: str, number: int) -> int:
    """Play a story, with odd numbers on two servers; returns how many answers were acknowledged."""
    story = STORIES[name]
    world = World(f"{name} {number}", story.tables, servers=1 + number % 2, pause=story.pause, accident=story.accident)
    try:
        return world.run(story.hours)
    except Exception as error:
        error.add_note(f"Repeat it: python -m pdb -m tests.simulation {name} {number}")
        raise
