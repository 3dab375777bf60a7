"""The tasks of the game by name: whoever brings one registers it here."""

from __future__ import annotations

from voidlock.engine import Tasks

TASKS = Tasks()
step = TASKS.step
script = TASKS.script
