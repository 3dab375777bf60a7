"""Plug-in interface of a game: its state and its rules, as protocols."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Protocol, Self, TypeVar, runtime_checkable

from .choice import Choice, Option, Reason
from .events import Json, Listener
from .script import Script, Task
from .views.question import View


class State(Protocol):
    """Everything on the table, flat and cheap to copy."""

    agenda: list[Task]
    """The task stack: the last line runs next."""

    told: Listener | None
    """What hears of events; None if nobody does."""

    result: str
    """How the game ended; empty until then."""

    def copy(self) -> Self:
        """The same position, sharing nothing mutable; the copy records no events."""
        ...


S = TypeVar("S", bound=State)
S_co = TypeVar("S_co", bound=State, covariant=True)


@runtime_checkable
class OwnDie(Protocol):
    """Optional: a game whose die does not show 0 to 5 gives its faces."""

    faces: range


def faces_of(rules: object) -> range:
    """The faces of a game's die."""
    return rules.faces if isinstance(rules, OwnDie) else range(6)


@runtime_checkable
class OwnGame(Protocol):
    """Optional: a subclass of `Game` whose views have their type; every game of these rules is made from it."""

    game: type


@runtime_checkable
class CarriesOver(Protocol):
    """Optional: a game whose current rules can be configured to play a game of older rules as it began."""

    version: int

    def migrate(self, beginning: dict[str, Json], version: int) -> dict[str, Json] | None:
        """Migrate the setup or position of a game of an older version, so that its inputs give the same game.

        None if the current rules cannot be configured that way.
        """
        ...


class Rules(Protocol[S]):
    """The rules of one game: its tasks, what each seat may see, and how its positions are written."""

    name: str
    version: int
    """Incremented whenever the same inputs may lead to a different game."""

    steps: dict[str, Callable[..., None]]
    """Tasks that ask nothing: plain functions of the state and the task's numbers."""

    scripts: dict[str, Callable[..., Script[None]]]
    """Tasks that may ask."""

    round_task: str
    """The task that begins a round; a game file keeps the position before it."""

    verbs: Collection[str]
    """The first words of answers, in lower case; a text with any other answers no question of the game."""

    def seats(self, state: S) -> int:
        """The number of seats, which are numbered from 1."""
        ...

    def open_view(self, state: S, owed: Sequence[Choice[object]] = ()) -> View:
        """What everybody may know, with the pending questions."""
        ...

    def own_view(
        self, state: S, seat: int, owed: Sequence[Choice[object]] = (), given: Sequence[Option[object]] = ()
    ) -> View:
        """What only this seat may know, with the choices it owes and the answers it can take back."""
        ...

    def redeal(self, state: S, seat: int, number: int) -> None:
        """Determinisation: re-deal, by the number, everything that the seat cannot know."""
        ...

    def why_not(self, state: S, choice: Choice[object], text: str) -> Reason:
        """Why this text, which starts with a verb of the game, is not a legal answer to the choice."""
        ...

    def set_up(self, setup: dict[str, Json]) -> S:
        """The state before the first task of a new game."""
        ...

    def place(self, position: dict[str, Json], seed: bytes) -> S:
        """The state that a written position describes; what it leaves open is dealt by the seed."""
        ...

    def write(self, state: S) -> dict[str, Json]:
        """The complete position, as `place` reads it."""
        ...
