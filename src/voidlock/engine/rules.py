"""What a game must bring to be played on the table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Protocol, Self, TypeVar, runtime_checkable

from .choice import Choice, Option, Reason
from .events import Event, Json
from .question import View
from .script import Script, Task


class State(Protocol):
    """Everything that lies on the table, flat and cheap to copy."""

    agenda: list[Task]
    """What comes next; the last line comes first."""

    told: list[Event] | None
    """Where events are told; None while nobody listens."""

    result: str
    """How the game ended; empty while it goes on."""

    def copy(self) -> Self:
        """The same position, sharing nothing that changes; the copy tells nobody."""
        ...


S = TypeVar("S", bound=State)


@runtime_checkable
class OwnDie(Protocol):
    """A game whose die shows other numbers than 0 to 5 says which."""

    faces: range


def faces_of(rules: object) -> range:
    """What the die of a game shows."""
    return rules.faces if isinstance(rules, OwnDie) else range(6)


@runtime_checkable
class CarriesOver(Protocol):
    """A game whose rules of today can be set so that a game of older rules is played on as it began."""

    version: int

    def carried_over(self, beginning: dict[str, Json], version: int) -> dict[str, Json] | None:
        """The setup or position of a game of an older version, so that its inputs lead where they led.

        None if the rules of today cannot be set so.
        """
        ...


class Rules(Protocol[S]):
    """One game: its tasks, what each seat may see, and how its positions are written down."""

    name: str
    version: int
    """Raised whenever the same inputs may lead elsewhere."""

    steps: Mapping[str, Callable[..., None]]
    """Tasks that ask nothing: plain functions of the state and the task's numbers."""

    scripts: Mapping[str, Callable[..., Script[None]]]
    """Tasks that may ask."""

    round_task: str
    """The task that begins a round; a game file keeps the position before it."""

    verbs: Collection[str]
    """What answers begin with, in small letters; a text that begins otherwise answers no question of the game."""

    def seats(self, state: S) -> int:
        """How many seats there are, numbered from 1."""
        ...

    def open_view(self, state: S, owed: Sequence[Choice[object]] = ()) -> View:
        """What everybody may know, with the questions that are owed."""
        ...

    def own_view(
        self, state: S, seat: int, owed: Sequence[Choice[object]] = (), given: Sequence[Option[object]] = ()
    ) -> View:
        """What this seat alone may know, with the choices it owes and the answers it can take back."""
        ...

    def redeal(self, state: S, seat: int, number: int) -> None:
        """Deal anew, by the number, all that the seat cannot know."""
        ...

    def why_not(self, state: S, choice: Choice[object], text: str) -> Reason:
        """Why this text, which begins with a verb of the game, is no legal answer to the choice."""
        ...

    def set_up(self, setup: dict[str, Json]) -> S:
        """The state before the first task of a new game."""
        ...

    def place(self, position: dict[str, Json], seed: bytes) -> S:
        """The state that a written position describes; what it leaves open is dealt by the seed."""
        ...

    def write(self, state: S) -> dict[str, Json]:
        """The position, complete, as `place` reads it."""
        ...
