"""Interface between a screen and its game session: a local game, a table on a server, or a replay."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from voidlock.engine import SPECTATOR, Argument, Choice, Event, Option, Reason, Thing
from voidlock.games.kit import Route
from voidlock.odds.hindsight import Hindsight, Progress
from voidlock.terminal.model.advice import Advice
from voidlock.terminal.model.board.game_values import View
from voidlock.terminal.model.keys import LEAVE, PAST
from voidlock.texts import Called, Words
from voidlock.words.telling import answer, because

if TYPE_CHECKING:
    from voidlock.terminal.model.board.game_board import GameBoard


class Declined(Exception):
    """A request that is refused here or now: a message with its arguments, or a reason of the game."""

    def __init__(self, id: str, **arguments: str | int) -> None:
        super().__init__(id)
        self.id = id
        self.arguments = arguments

    def describe(self, words: Words) -> str:
        return words.say(self.id, self.arguments)


class Unreasonable(Declined):
    """Declined for a reason of the rules."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"reason-{reason.id}")
        self.reason = reason

    def describe(self, words: Words) -> str:
        return because(self.reason, words)


class Offer(NamedTuple):
    """An action beside the game: the text to type, and the message that describes it.

    `final`: it can't be undone, so the player is asked once more.
    """

    text: str
    id: str
    arguments: Mapping[str, Argument] = {}
    final: bool = False


class Given(NamedTuple):
    """A seat's answer that a question beside the game is about; None if it is secret."""

    seat: int
    option: Option[object] | None = None

    def describe(self, words: Words) -> str:
        seat = Thing("seat", str(self.seat))
        if self.option is None:
            return words.say("web-undo-secret", seat=seat)
        return words.say("web-undo-answer", seat=seat, answer=answer(self.option, words))


class Offers(NamedTuple):
    """A question beside the game, with its possible answers."""

    id: str
    arguments: Mapping[str, Argument]
    offers: list[Offer]
    given: Sequence[Given] = ()

    def describe(self, words: Words) -> str:
        return "\n".join([words.say(self.id, self.arguments), *[each.describe(words) for each in self.given]])


class ChatMessage(NamedTuple):
    """A line of the talk, and how many events had been told before it: a player's text, or a line of our own words."""

    events: int
    name: str
    text: str
    line: str = ""
    arguments: Mapping[str, Argument] = {}
    about: tuple[Thing, ...] = ()

    def describe(self, words: Words) -> str:
        if not self.line:
            return words.say("talk-said", name=self.name, text=self.text)
        said = words.say(f"talk-{self.line}", self.arguments, name=self.name)
        return words.say("talk-at", said=said, about=self.about) if self.about else said


REVIEWS = ("review", "costly")
"""Offers after the end that tell something: how the game was won or lost, and which choices cost most."""

COPY = "copy"
"""The offer to copy the sitting's `to_copy`."""


def describe_result(result: str, words: Words) -> str:
    """The result of the game, and what the player can do now."""
    return words.say("screen-over", result=Thing("result", result), past=PAST, leave=LEAVE)


def ignore() -> None:
    """Default observer: does nothing."""


def throw(error: BaseException) -> None:
    raise error


async def wait_for_nothing() -> None:
    """Default: nothing to wait for."""


class Sitting:
    """What a screen shows and how it answers. `changed` is called whenever there is something new to show.

    A bot waits for `caught_up`, which returns when everything has been told, and then for `pause` seconds.
    """

    viewer = SPECTATOR
    """The seat whose view is shown."""

    everybody = SPECTATOR
    """The viewer when everybody here may look: a single player's own seat, otherwise the spectator."""

    cover = 0
    """The seat that must be alone at the screen before it is uncovered; 0 if it need not be covered."""

    steps = False
    """Whether this is a replay to step through."""

    @property
    def plays(self) -> bool:
        """Whether a player here has a seat, and so can answer and undo."""
        return True

    @property
    def can_undo(self) -> bool:
        """Whether there may be an answer that a player here takes back."""
        return self.plays and self.view is not None

    leaps = False
    """Whether the board jumped: the events in between are not told."""

    left = False
    """Whether the player has taken an offer that ends the sitting."""

    home = False
    """Whether leaving leads back to the menu."""

    sequels: Sequence[str] = ()
    """What the player may choose after the end, beside a review and leaving: `again`, `menu`."""

    chosen = ""
    """What the player wants after the end."""

    talks = False
    """Whether there are other people to chat with."""

    pause = 0.0
    changed: Callable[[], None] = staticmethod(ignore)
    caught_up: Callable[[], Awaitable[None]] = staticmethod(wait_for_nothing)
    mistaken: Callable[[BaseException], None] = staticmethod(throw)
    """Is called with errors of background tasks."""

    def __init__(self, board: GameBoard) -> None:
        self.board = board

    def run_in_background(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Run a background task."""

        def look(task: asyncio.Task[None]) -> None:
            error = None if task.cancelled() else task.exception()
            if error is not None:
                self.mistaken(error)

        task = asyncio.create_task(work)
        task.add_done_callback(look)
        return task

    # ------------------------------------------------------------------ display

    @property
    def view(self) -> View | None:
        """The viewer's view; None before there is a game."""
        raise NotImplementedError

    @property
    def questions(self) -> list[Choice[object]]:
        """The questions of the people here, the viewer's first."""
        return []

    @property
    def question(self) -> Choice[object] | None:
        """The question for the current viewer."""
        owed = self.questions
        return owed[0] if owed and not self.cover else None

    @property
    def offers(self) -> Offers | None:
        """Offers that must be settled before the game asks anything."""
        return None

    @property
    def events(self) -> list[Event]:
        """All events that the viewer was told."""
        return self.events_of(self.viewer)

    def events_of(self, seat: int) -> list[Event]:
        """All events that a seat was told."""
        raise NotImplementedError

    def own_news(self, seat: int) -> list[Event]:
        """Events before the question that look different to this seat than to the table."""
        return []

    @property
    def to_copy(self) -> str:
        """What others need to join."""
        return ""

    @property
    def advises(self) -> bool:
        """Whether the Librarian may be asked."""
        return True

    @property
    def over(self) -> bool:
        """Whether no more questions will come."""
        return False

    @property
    def is_saved(self) -> bool:
        """Whether every answer is saved on this computer."""
        return False

    @property
    def chat(self) -> list[ChatMessage]:
        """The chat."""
        return []

    def called(self, words: Words) -> Called:
        """The names of the people here."""
        return {}

    def frame(self, events: int) -> View | None:
        """The board after the viewer was told this many events, if it is in memory."""
        return None

    async def past(self, events: int) -> View:
        """The same, fetched if necessary. Raises Declined."""
        raise Declined("screen-no-past")

    def status(self, words: Words) -> str:
        """The text in place of a question when no player here is asked."""
        raise NotImplementedError

    def meanwhile(self, words: Words) -> str:
        """The text in place of a question, or of the end, while the events before it are shown."""
        return words.say("screen-meanwhile")

    def lesson_text(self, words: Words) -> str:
        """What the lesson says now; empty in an ordinary game."""
        return ""

    @property
    def points(self) -> Collection[Thing]:
        """The things that the lesson points at."""
        return ()

    def wrong(self, option: Option[object]) -> Reason | None:
        """Why the lesson does not want this legal answer; None if it does."""
        return None

    def people(self, words: Words) -> str:
        """The players, with who is here and who is deciding; empty for a single player."""
        return ""

    def trouble(self, words: Words) -> str:
        """A warning that holds as long as its cause."""
        return ""

    def farewell(self, words: Words) -> list[str]:
        """Lines for the plain terminal after the screen is closed."""
        return []

    # ------------------------------------------------------------------ actions

    async def begin(self) -> None:
        """Start with the screen."""

    async def end(self) -> None:
        """Stop with the screen."""

    async def answer(self, choice: Choice[object], option: Option[object]) -> None:
        raise Declined("screen-not-asked")

    async def take(self, offer: Offer) -> None:
        raise Declined("screen-not-asked")

    async def look_over(self, words: Words) -> list[str]:
        """How the finished game was won or lost, and how lucky it was, in lines. Raises Declined."""
        raise Declined("screen-not-asked")

    async def undo(self) -> str:
        """Undo the last answer. Returns the message that says what happened."""
        raise Declined("screen-not-asked")

    async def why_not(self, text: str, seat: int) -> Reason | None:
        raise Declined("screen-not-asked")

    async def advise(self, choice: Choice[object]) -> Advice:
        """Ask the Librarian. Raises Declined, and Failed if thinking fails."""
        raise Declined("screen-advice-here")

    async def hindsight(self, round: int) -> Hindsight:
        """What the choices in a round that is over were worth. Raises Declined, and Failed if thinking fails."""
        raise Declined("screen-advice-here")

    async def costly(self, tell: Callable[[Progress], None]) -> Hindsight:
        """The most expensive choices of a finished game; `tell` hears how far it has come.

        Raises Declined, and Failed if thinking fails.
        """
        raise Declined("screen-advice-here")

    async def way(self, walker: str, square: str) -> Route:
        """The cheapest path of a piece to a square. Raises Declined."""
        raise Declined("reason-no_way")

    async def save(self, place: str, words: Words) -> str:
        """Save the game to a file that the player names. Returns the confirmation."""
        raise Declined("screen-not-asked")

    async def say(self, text: str) -> None:
        """Send a chat message to the table."""
        raise Declined("screen-alone")

    async def plan(self, choice: Choice[object], option: Option[object]) -> None:
        """Tell the others at the table what the player is about to answer."""
        raise Declined("screen-alone")

    async def dice(self, text: str, words: Words) -> list[str]:
        """How the dice can be checked; at a table before the game, `text` is added to the seed."""
        raise Declined("screen-not-asked")

    async def settle(self) -> None:
        """Show or hide the offers about the table."""
        raise Declined("screen-alone")

    def decide_who_looks(self) -> None:
        """Everybody looks at a question; if it or what led to it is secret, its seat alone, after a cover."""
        owed, self.cover = self.questions, 0
        if self.everybody != SPECTATOR or not owed:
            self.viewer = self.everybody
        elif not owed[0].secret and not self.own_news(owed[0].seat):
            self.viewer = SPECTATOR
        elif owed[0].seat != self.viewer:
            self.cover = owed[0].seat

    def sit_down(self) -> None:
        """Uncover the screen for the player who is now alone in front of it."""
        if self.cover:
            self.viewer, self.cover = self.cover, 0
            self.changed()

    async def look_as_next(self) -> None:
        """Switch to the view of the next seat, or of everybody."""
        raise Declined("screen-own-eyes")

    def step(self, by: str) -> None:
        """Step through a replay: `next`, `back`, `first`, `last`, `round_next`, `round_back`, `run`."""
