"""What a client says: first who it is, then what it wants."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Raw, UnsetType

from .messages import Key, Message, Name, Options, SeatNumber, Secret, TableId, Text

# ---------------------------------------------------------------------- first


class Open(Message, tag="open", kw_only=True):
    """Open a table and sit down at its first seat; with one player the game begins at once.

    `host` is the secret of the host, `secret` that of the seat. The same host's secret again is the same table. A game
    file may be gone on with. `after` is the host's secret of a table whose game is over: everybody there is told of the
    new one.
    """

    name: Name
    host: Secret
    secret: Secret
    options: Options
    file: Raw | UnsetType = UNSET
    after: Secret | UnsetType = UNSET


class Join(Message, tag="join", kw_only=True):
    """Sit down at a free seat, or at one that a bot holds."""

    table: TableId
    name: Name
    seat: SeatNumber
    secret: Secret


class Sit(Message, tag="sit", kw_only=True):
    """Come back with the secrets of one's seats, and the host's."""

    table: TableId
    secrets: Annotated[list[Secret], Meta(min_length=1, max_length=7)]


class Watch(Message, tag="watch", kw_only=True):
    """Look on, or look whether there is a free seat."""

    table: TableId


FirstMessage = Open | Join | Sit | Watch


# ---------------------------------------------------------------------- later


class Take(Message, tag="take", kw_only=True):
    """One more seat for somebody at the same device."""

    key: Key
    seat: SeatNumber
    name: Name
    secret: Secret


class Start(Message, tag="start", kw_only=True):
    """The host begins the game."""

    key: Key


class Answer(Message, tag="answer", kw_only=True):
    """An answer to a choice, by its text."""

    key: Key
    choice: Annotated[str, Meta(max_length=40)]
    answer: Text


class Back(Message, tag="back", kw_only=True):
    """Take a secret answer back while others are still owed."""

    key: Key
    seat: SeatNumber
    answer: Text


class Undo(Message, tag="undo", kw_only=True):
    """Take one's last answer back, or ask everybody for it where others have answered since."""

    key: Key


class Agree(Message, tag="agree", kw_only=True):
    """Whether one agrees to the undo that somebody asks for."""

    key: Key
    yes: bool


class Why(Message, tag="why", kw_only=True):
    """Why is this no answer now? Refused with the reason; granted if it is one. Nothing is done."""

    key: Key
    seat: SeatNumber
    answer: Text


class SeatBot(Message, tag="seat_bot", kw_only=True):
    """The host seats a bot."""

    key: Key
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)]


class Free(Message, tag="free", kw_only=True):
    """The host frees a seat; in a game that is played a bot goes on."""

    key: Key
    seat: SeatNumber


class Rename(Message, tag="rename", kw_only=True):
    """Another name for one's own seat; the host may rename any."""

    key: Key
    seat: SeatNumber
    name: Name


class Leave(Message, tag="leave", kw_only=True):
    """Give one's seat up for good; its secret is void."""

    key: Key
    seat: SeatNumber


class Close(Message, tag="close", kw_only=True):
    """The host closes the table."""

    key: Key


class Chat(Message, tag="chat", kw_only=True):
    key: Key
    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class SwitchChat(Message, tag="switch_chat", kw_only=True):
    """The host opens or shuts the chat."""

    key: Key
    open: bool


class Advise(Message, tag="advise", kw_only=True):
    """What would the librarian answer to what this seat owes?"""

    key: Key
    choice: Annotated[str, Meta(max_length=40)]


class Reckon(Message, tag="reckon", kw_only=True):
    """The exact chances, from what the seat may know."""

    key: Key
    seat: Annotated[int, Meta(ge=0, le=6)]


class Look(Message, tag="look", kw_only=True):
    """The board as one's own seat (0: a spectator) saw it when it had been told so many events."""

    key: Key
    seat: Annotated[int, Meta(ge=0, le=6)]
    events: Annotated[int, Meta(ge=0, le=1_000_000)]


class Route(Message, tag="route", kw_only=True):
    """What a walk would cost a marine of Space Hulk before it is walked."""

    key: Key
    terminator: Annotated[str, Meta(max_length=40)]
    square: Annotated[str, Meta(max_length=8)]


class Review(Message, tag="review", kw_only=True):
    """How lucky a game that is over was."""

    key: Key


class Fetch(Message, tag="fetch", kw_only=True):
    """The game file: for a person who has played without other people at any time, for everybody once it is over."""

    key: Key


FromClient = (
    Take
    | Start
    | Answer
    | Back
    | Undo
    | Agree
    | Why
    | SeatBot
    | Free
    | Rename
    | Leave
    | Close
    | Chat
    | SwitchChat
    | Advise
    | Reckon
    | Look
    | Route
    | Review
    | Fetch
)
