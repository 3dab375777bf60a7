"""Events tell what happened, as values: log, animations, sounds and statistics come from this one stream."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from typing import ClassVar, Literal

from .choice import Argument, Thing

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


Role = Literal["heading", "deed", "effect", "outcome", "death", "reason", "end", "note"]
"""What an event is to those who tell it.

heading     a round, a turn or a phase begins, or the players are somewhere new
deed        the game acts by itself: an enemy moves or attacks, a card is drawn
effect      something else that is seen on the board
outcome     what dice or a reveal have decided
death       somebody of the players' side is lost
reason      why the next deed is done; told to those who ask
end         the game is over
note        everything else: what players have just done themselves, and bookkeeping
"""

_FIELDS: dict[type, tuple[str, ...]] = {}
"""By kind of event the names of its fields, which `dataclasses` would look for every time."""


@dataclass(slots=True)
class Event:
    """One thing that happened. Its fields are things of the board and numbers, never sentences."""

    name: ClassVar[str] = "event"
    role: ClassVar[Role] = "note"

    ends_secret: ClassVar[bool] = False
    """Whether everybody now knows what one seat alone was told just before."""

    def __init_subclass__(cls, role: Role | None = None) -> None:
        # A dataclass with slots is made twice, the second time without arguments.
        if role is not None:
            cls.role = role
        cls.name = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()

    def reveals(self) -> bool:
        """Whether it shows something that was hidden: undo never goes back across it."""
        return False

    def seen_by(self, seat: int) -> Event | None:
        """What this seat is told of it: the event itself, its open form, or nothing."""
        return self

    def arguments(self) -> dict[str, Argument]:
        kind = type(self)
        names = _FIELDS.get(kind)
        if names is None:
            names = _FIELDS[kind] = tuple([field.name for field in fields(self)])
        return {name: getattr(self, name) for name in names}

    def data(self) -> dict[str, Json]:
        """The event as JSON: its name and its fields, things by their names."""
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
