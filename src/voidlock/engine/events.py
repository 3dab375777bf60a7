"""Event stream: what happened, as values. Log, animations, sounds and statistics all come from it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, fields
from typing import ClassVar, Literal

from .choice import Argument, Thing

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


Role = Literal["heading", "deed", "effect", "outcome", "death", "reason", "end", "note"]
"""How an event is presented.

heading     a round, a turn or a phase begins, or the players reach a new place
deed        the game acts by itself: an enemy moves or attacks, a card is drawn
effect      any other visible change on the board
outcome     the result of dice or of a reveal
death       a piece of the players' side is lost
reason      why the next deed happens; shown on request
end         the game is over
note        everything else: what players have just done themselves, and bookkeeping
"""

_FIELDS: dict[type, tuple[str, ...]] = {}
"""The field names of each kind of event, cached because `dataclasses` would look them up every time."""


@dataclass(slots=True)
class Event:
    """One thing that happened. Its fields are things of the board and numbers, never sentences."""

    name: ClassVar[str] = "event"
    role: ClassVar[Role] = "note"

    begins_round: ClassVar[bool] = False
    """Whether a round or turn begins with it; then its field `number` counts them."""

    ends_secret: ClassVar[bool] = False
    """Whether everybody now knows what only one seat was told just before."""

    roll: int = field(default=0, init=False, repr=False, compare=False)
    """The number of the die roll that it follows from, or that a deed leads to; 0 if there is none. `Play` sets it."""

    def __init_subclass__(cls, role: Role | None = None) -> None:
        # A dataclass with slots is created twice, the second time without arguments.
        if role is not None:
            cls.role = role
        cls.name = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()

    def reveals(self) -> bool:
        """Whether it shows something hidden; undo never crosses it."""
        return False

    def for_seat(self, seat: int) -> Event | None:
        """What this seat sees of it: the event itself, its public form, or nothing."""
        return self

    def arguments(self) -> dict[str, Argument]:
        kind = type(self)
        names = _FIELDS.get(kind)
        if names is None:
            names = _FIELDS[kind] = tuple([each.name for each in fields(self) if each.init])
        return {name: getattr(self, name) for name in names}

    def data(self) -> dict[str, Json]:
        """The event as JSON: its name and its fields, with things by name."""
        told: dict[str, Json] = {"event": self.name}
        for name, value in self.arguments().items():
            told[name] = as_json(value)
        return told


def as_json(value: Argument) -> Json:
    if isinstance(value, Thing):
        return value.id
    if isinstance(value, int | str):
        return value
    return [thing.id for thing in value]
