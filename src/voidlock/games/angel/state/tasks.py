"""The task registry of Death Angel: modules register their tasks here."""

from __future__ import annotations

from voidlock.engine import Tasks

from . import State

TASKS: Tasks[State] = Tasks()
step = TASKS.step
script = TASKS.script
