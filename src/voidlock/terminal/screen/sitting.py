"""Where the screen sits: at a game of its own, at a table of a server, before a game that is told again."""

from __future__ import annotations

from collections.abc import Callable

from voidlock.table import SPECTATOR, Choice, Event, Json, Option, Reason
from voidlock.texts import Words

from ..telling import because
from .thinking import Advice

View = dict[str, Json]


class Declined(Exception):
    """Something cannot be had here or now: a message with its arguments, or a reason of the game."""

    def __init__(self, id: str, **arguments: str | int) -> None:
        super().__init__(id)
        self.id = id
        self.arguments = arguments

    def told(self, words: Words) -> str:
        return words.say(self.id, self.arguments)


class Unreasonable(Declined):
    """Declined for a reason of the rules."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"reason-{reason.id}")
        self.reason = reason

    def told(self, words: Words) -> str:
        return because(self.reason, words)


def nothing() -> None:
    """Nobody listens yet."""


class Sitting:
    """What the screen shows and how it answers. `changed` is called whenever there is something new to show."""

    looker = SPECTATOR
    """Through whose eyes the board is seen."""

    cover = 0
    """The seat that has to be brought before the screen alone; 0 if nothing has to be covered."""

    steps = False
    """Whether it is a game told again, which is stepped through."""

    changed: Callable[[], None] = staticmethod(nothing)

    @property
    def view(self) -> View | None:
        """What the looker may know; None as long as there is no game."""
        raise NotImplementedError

    @property
    def asked(self) -> Choice[object] | None:
        """The question for the one who looks now."""
        raise NotImplementedError

    @property
    def events(self) -> list[Event]:
        """All that the looker was told."""
        raise NotImplementedError

    def status(self, words: Words) -> str:
        """What is said instead of a question when nobody here is asked."""
        raise NotImplementedError

    def trouble(self, words: Words) -> str:
        """What has to be warned of as long as it lasts."""
        return ""

    def farewell(self, words: Words) -> list[str]:
        """What is said on the plain terminal once the screen is gone."""
        return []

    async def begin(self) -> None:
        """The screen is there."""

    async def end(self) -> None:
        """The screen goes."""

    async def answer(self, choice: Choice[object], option: Option[object]) -> None:
        raise Declined("screen-not-asked")

    async def undo(self) -> None:
        raise Declined("screen-not-asked")

    async def why_not(self, text: str, seat: int) -> Reason | None:
        raise Declined("screen-not-asked")

    async def advise(self, choice: Choice[object]) -> Advice:
        """Raises Declined, and Failed of thinking."""
        raise Declined("screen-advice-here")

    async def save(self, place: str, words: Words) -> str:
        """Write the game to a file of the person's own; what is said of it."""
        raise Declined("screen-not-asked")

    def sit_down(self) -> None:
        """The one for whom the screen was covered looks now."""

    def step(self, by: str) -> None:
        """`next`, `back`, `first`, `last`, `round_next`, `round_back`, `run`."""

    has_bots = False
    """Whether somebody plays here at a pace of his own."""

    def pace(self) -> int:
        """Another pace for bots and for what is told again: 0, 1 or 2."""
        return 0
