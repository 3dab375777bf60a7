"""Where the screen sits: at a game of its own, at a table of a server, before a game that is told again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import NamedTuple

from voidlock.engine import SPECTATOR, Argument, Choice, Event, Option, Reason, Thing
from voidlock.terminal.screen.advice import Advice
from voidlock.terminal.screen.game_board import GameBoard, View, Way
from voidlock.terminal.screen.keys import LEAVE, PAST
from voidlock.terminal.telling import because
from voidlock.texts import Words


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


class Offer(NamedTuple):
    """Something that can be done beside the game: the text that can be typed, and the message that says what it is."""

    text: str
    id: str
    arguments: Mapping[str, Argument] = {}


class Offers(NamedTuple):
    """A question beside the game, with what can be done."""

    id: str
    arguments: Mapping[str, Argument]
    offers: list[Offer]


class Said(NamedTuple):
    """What somebody said when so many events had been told."""

    events: int
    name: str
    text: str


def told_end(result: str, words: Words) -> str:
    """How the game ended, and what there is to do now."""
    return words.say("screen-over", result=Thing("result", result), past=PAST, leave=LEAVE)


def nothing() -> None:
    """Nobody listens yet."""


def thrown(error: BaseException) -> None:
    raise error


async def at_once() -> None:
    """Nothing is waited for."""


class Sitting:
    """What the screen shows and how it answers. `changed` is called whenever there is something new to show.

    A bot waits for `caught_up`, which comes back when all that happened has been told, and then for `pause` seconds.
    """

    looker = SPECTATOR
    """Through whose eyes the board is seen."""

    everybody = SPECTATOR
    """Who looks when everybody here looks: one person alone sees all that is theirs."""

    cover = 0
    """The seat that has to be brought before the screen alone; 0 if nothing has to be covered."""

    steps = False
    """Whether it is a game told again, which is stepped through."""

    @property
    def plays(self) -> bool:
        """Whether anybody here has a seat, and so something to answer or to take back."""
        return True

    leaps = False
    """Whether the board was leafed to: what lies in between is not told."""

    talks = False
    """Whether there are others who can be talked to."""

    pause = 0.0
    changed: Callable[[], None] = staticmethod(nothing)
    caught_up: Callable[[], Awaitable[None]] = staticmethod(at_once)
    mistaken: Callable[[BaseException], None] = staticmethod(thrown)
    """Is told of mistakes in what goes on beside the screen."""

    def __init__(self, board: GameBoard) -> None:
        self.board = board

    def go_on_beside(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Do something while the screen is there."""

        def look(task: asyncio.Task[None]) -> None:
            error = None if task.cancelled() else task.exception()
            if error is not None:
                self.mistaken(error)

        task = asyncio.create_task(work)
        task.add_done_callback(look)
        return task

    # ------------------------------------------------------------------ what is shown

    @property
    def view(self) -> View | None:
        """What the looker may know; None as long as there is no game."""
        raise NotImplementedError

    @property
    def owed(self) -> list[Choice[object]]:
        """The questions of the people here; those of whoever looks come first."""
        return []

    @property
    def asked(self) -> Choice[object] | None:
        """The question for whoever looks now."""
        owed = self.owed
        return owed[0] if owed and not self.cover else None

    @property
    def offers(self) -> Offers | None:
        """What has to be settled beside the game before anything else is asked."""
        return None

    @property
    def events(self) -> list[Event]:
        """All that the looker was told."""
        return self.told(self.looker)

    def told(self, seat: int) -> list[Event]:
        """All that a seat was told."""
        raise NotImplementedError

    def own_news(self, seat: int) -> list[Event]:
        """What led to the question and looks different to this seat than to the table."""
        return []

    @property
    def over(self) -> bool:
        """Whether nothing will be asked any more."""
        return False

    @property
    def kept(self) -> bool:
        """Whether every answer is saved on this computer."""
        return False

    @property
    def said(self) -> list[Said]:
        """What people have said to each other."""
        return []

    def frame(self, events: int) -> View | None:
        """The board when the looker had been told so many events, if it is at hand."""
        return None

    async def past(self, events: int) -> View:
        """The same, wherever it has to be fetched from. Raises Declined."""
        raise Declined("screen-no-past")

    def status(self, words: Words) -> str:
        """What is said instead of a question when nobody here is asked."""
        raise NotImplementedError

    def meanwhile(self, words: Words) -> str:
        """What is said in place of a question, or of the end, while what led to it is told."""
        return words.say("screen-meanwhile")

    def people(self, words: Words) -> str:
        """Who plays, who is there, who has to decide; empty where one person plays alone."""
        return ""

    def trouble(self, words: Words) -> str:
        """What has to be warned of as long as it lasts."""
        return ""

    def farewell(self, words: Words) -> list[str]:
        """What is said on the plain terminal once the screen is gone."""
        return []

    # ------------------------------------------------------------------ what people do

    async def begin(self) -> None:
        """The screen is there."""

    async def end(self) -> None:
        """The screen goes."""

    async def answer(self, choice: Choice[object], option: Option[object]) -> None:
        raise Declined("screen-not-asked")

    async def take(self, offer: Offer) -> None:
        raise Declined("screen-not-asked")

    async def undo(self) -> str:
        """Take the last answer back; the message that says what came of it."""
        raise Declined("screen-not-asked")

    async def why_not(self, text: str, seat: int) -> Reason | None:
        raise Declined("screen-not-asked")

    async def advise(self, choice: Choice[object]) -> Advice:
        """Raises Declined, and Failed of thinking."""
        raise Declined("screen-advice-here")

    async def way(self, walker: str, square: str) -> Way:
        """The cheapest walk of a piece to a square. Raises Declined."""
        raise Declined("reason-no_way")

    async def save(self, place: str, words: Words) -> str:
        """Write the game to a file of the person's own; what is said of it."""
        raise Declined("screen-not-asked")

    async def say(self, text: str) -> None:
        """Say something to the others at the table."""
        raise Declined("screen-alone")

    async def settle(self) -> None:
        """Offer what can be done about the table, or stop offering it."""
        raise Declined("screen-alone")

    def sit_down(self) -> None:
        """The one for whom the screen was covered looks now."""

    def look_as_next(self) -> None:
        """Look through the next seat's eyes, or everybody's."""
        raise Declined("screen-own-eyes")

    def step(self, by: str) -> None:
        """`next`, `back`, `first`, `last`, `round_next`, `round_back`, `run`."""
