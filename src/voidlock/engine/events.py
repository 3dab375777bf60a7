"""Event stream: what happened, as values. Log, animations, sounds and statistics all come from it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar, Literal, Protocol, dataclass_transform

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


@dataclass_transform()
class Event:
    """One thing that happened. A kind of event is a dataclass of things of the board and numbers, never sentences."""

    name: ClassVar[str] = "event"
    role: ClassVar[Role] = "note"

    rule: ClassVar[str] = ""
    """The rule, or the section, that a line of the log about it leads to."""

    begins_round: ClassVar[bool] = False
    """Whether a round or turn begins with it; then its field `number` counts them."""

    ends_secret: ClassVar[bool] = False
    """Whether everybody now knows what only one seat was told just before."""

    __match_args__: ClassVar[tuple[str, ...]] = ()
    """The names of its fields; every dataclass has them."""

    roll: int = 0
    """The number of the die roll that it follows from, or that a deed leads to; 0 if there is none. `Play` sets it."""

    def __init_subclass__(cls, role: Role | None = None, rule: str = "") -> None:
        cls.role, cls.rule = role or cls.role, rule or cls.rule
        cls.name = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
        dataclass(cls)

    def reveals(self) -> bool:
        """Whether it shows something hidden; undo never crosses it."""
        return False

    def for_seat(self, seat: int) -> Event | None:
        """What this seat sees of it: the event itself, its public form, or nothing."""
        return self

    def arguments(self) -> dict[str, Argument]:
        return {name: getattr(self, name) for name in self.__match_args__}

    def data(self) -> dict[str, Json]:
        """The event as JSON: its name and its fields, with things by name."""
        told: dict[str, Json] = {"event": self.name}
        for name, value in self.arguments().items():
            told[name] = as_json(value)
        return told


class Listener(Protocol):
    """What a state tells its events to: a list that collects them, or a witness."""

    def append(self, event: Event, /) -> None: ...


def as_json(value: Argument) -> Json:
    if isinstance(value, Thing):
        return value.id
    if isinstance(value, int | str):
        return value
    return [thing.id for thing in value]
