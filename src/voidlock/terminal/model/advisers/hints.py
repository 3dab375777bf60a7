"""Hints: what is new to a player is explained once, where it happens. A hint exists if it has a message."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from voidlock.engine import Choice, Event, Thing
from voidlock.engine.files.record import write_text
from voidlock.terminal.model.context import Context
from voidlock.terminal.model.emitted import Redrawn
from voidlock.terminal.model.narrator import Narrator
from voidlock.terminal.model.typed import read_switch
from voidlock.texts import Words

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

    def __init__(self, context: Context, hints: Hints, narrator: Narrator) -> None:
        self._sitting, self._output, self._prompt, _, _ = context
        self.hints, self._narrator = hints, narrator
        self._put_away = False
        """Whether the hint of this position was put away."""

    @property
    def due(self) -> str:
        """The hint of this question; none in a lesson or a puzzle, and none while events are told."""
        prompt, narrator, words = self._prompt, self._narrator, self._output.words
        if prompt.choice is None or prompt.offers is not None or narrator.waits or narrator.covered:
            return ""
        if self._put_away or self._sitting.lesson_text(words):
            return ""
        return self.hints.due(prompt.choice, self._sitting.events, words)

    def describe(self, way: str = "") -> str:
        """The hint in words; those for one way of playing (`lines`), if there are any. Empty if none is due."""
        due, words = self.due, self._output.words
        if not due:
            return ""
        id = f"hint-{due}-{way}" if words.has(f"hint-{due}-{way}") else f"hint-{due}"
        return words.say("terminal-hints-new", text=words.say(id))

    def put_away(self) -> bool:
        """The player has read the hint, or a lesson that explains the same. Returns whether there was one."""
        choice, sitting = self._prompt.choice, self._sitting
        if choice is not None and sitting.lesson_text(self._output.words):
            happened = [hint for event in sitting.events[-LATELY:] for hint in hints_of(event)]
            self.hints.see(f"ask-{choice.kind}", *happened)
            return False
        due = self.due
        if due:
            self.hints.see(due)
            self._put_away = True
        return bool(due)

    def forget(self) -> None:
        """Another position may have a hint of its own."""
        self._put_away = False

    async def switch(self, rest: str) -> None:
        """Explain what is new, or nothing any more; without an argument, the other of the two."""
        words = self._output.words
        wanted = read_switch(rest, words)
        self.hints.switch(not self.hints.on if wanted is None else wanted)
        self._output.say(words.say("terminal-hints-switched-on" if self.hints.on else "terminal-hints-switched-off"))
        self._output.emit(Redrawn())
