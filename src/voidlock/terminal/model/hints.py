"""Hints: what is new to a player is explained once, where it happens. A hint exists if it has a message."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from voidlock.engine import Choice, Event, Thing
from voidlock.engine.files.record import write_text
from voidlock.texts import Words

if TYPE_CHECKING:
    from voidlock.terminal.model.controller import Controller

LATELY = 40
"""How many of the last events count as just happened."""

HOW = ("how", "outcome", "lurk")
"""The fields that tell two events of one kind apart."""


class Hints:
    """The hints that a player has seen, and whether they want more; saved if there is a folder.

    `wanted` decides for this time only; without a folder, nothing is explained unless it is wanted.
    """

    def __init__(self, folder: Path | None = None, wanted: bool | None = None) -> None:
        self.path = folder / "hints.json" if folder is not None else None
        self.on = folder is not None
        self.seen: list[str] = []
        if self.path is not None:
            with suppress(OSError, ValueError, AttributeError):
                kept = json.loads(self.path.read_text(encoding="utf-8"))
                self.on = kept.get("on") is not False
                self.seen = [str(hint) for hint in kept.get("seen") or []]
        self._kept_on = self.on
        if wanted is not None:
            self.on = wanted

    def due(self, choice: Choice[object], events: Sequence[Event], words: Words) -> str:
        """The hint that is new: that of the question, or of the latest event. The setup has not just happened."""
        if not self.on:
            return ""
        begun = next((place for place, event in enumerate(events) if event.name == "round_began"), 0)
        happened = reversed(events[max(begun, len(events) - LATELY) :])
        hints = [f"ask-{choice.kind}", *[hint for event in happened for hint in hints_of(event)]]
        return next((hint for hint in hints if hint not in self.seen and words.has(f"hint-{hint}")), "")

    def see(self, *hints: str) -> None:
        new = [hint for hint in dict.fromkeys(hints) if hint not in self.seen]
        if new:
            self.seen += new
            self._keep()

    def switch(self, on: bool) -> None:
        """Explain what is new, or nothing any more."""
        self.on = self._kept_on = on
        self._keep()

    def _keep(self) -> None:
        if self.path is not None:
            # A game that cannot be saved says so; a hint that comes twice does no harm.
            with suppress(OSError):
                write_text(self.path, json.dumps({"on": self._kept_on, "seen": self.seen}) + "\n")


def hints_of(event: Event) -> Iterator[str]:
    """The hints of an event, the more special first."""
    arguments = event.arguments()
    for field in HOW:
        how = arguments.get(field)
        if isinstance(how, Thing):
            yield f"{event.name}-{how.id}"
            break
    yield event.name


class Hinting:
    """The hint that comes with a question. One for each position, so none follows another at once."""

    def __init__(self, controller: Controller, hints: Hints) -> None:
        self.controller, self.hints = controller, hints
        self._done = 0
        """The position whose hint was put away."""

    @property
    def due(self) -> str:
        """The hint of this question; none in a lesson or a puzzle, and none while events are told."""
        controller, prompt = self.controller, self.controller.prompt
        if prompt.choice is None or prompt.offers is not None or controller.teller.waits or controller.covered:
            return ""
        if self._done == controller.position or controller.sitting.coached(controller.words):
            return ""
        return self.hints.due(prompt.choice, controller.sitting.events, controller.words)

    def told(self, way: str = "") -> str:
        """The hint in words; those for one way of playing (`lines`), if there are any. Empty if none is due."""
        due, words = self.due, self.controller.words
        if not due:
            return ""
        id = f"hint-{due}-{way}" if words.has(f"hint-{due}-{way}") else f"hint-{due}"
        return words.say("terminal-hints-new", text=words.say(id))

    def put_away(self) -> bool:
        """The player has read the hint, or a lesson that explains the same. Returns whether there was one."""
        choice, sitting = self.controller.prompt.choice, self.controller.sitting
        if choice is not None and sitting.coached(self.controller.words):
            happened = [hint for event in sitting.events[-LATELY:] for hint in hints_of(event)]
            self.hints.see(f"ask-{choice.kind}", *happened)
            return False
        due = self.due
        if due:
            self.hints.see(due)
            self._done = self.controller.position
        return bool(due)
