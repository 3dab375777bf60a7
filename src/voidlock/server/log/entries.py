"""What a table's log holds: everything that ever happened to the table, in order. A table is what its log says."""

from __future__ import annotations

from msgspec import UNSET, Raw, Struct, UnsetType, json

from voidlock.protocol import Options


class Entry(Struct, tag_field="entry", kw_only=True, omit_defaults=True):
    """What all entries are."""


class Opened(Entry, tag="opened", kw_only=True):
    """`host` is the hash of the host's secret; a game file may be gone on with."""

    options: Options
    host: str
    file: Raw | UnsetType = UNSET


class Seated(Entry, tag="seated", kw_only=True):
    """A person takes a seat; `secret` is the hash of the seat's secret."""

    seat: int
    name: str
    secret: str


class BotSeated(Entry, tag="bot", kw_only=True):
    """A bot takes a seat, and whatever secret it had is void."""

    seat: int
    bot: str


class Freed(Entry, tag="freed", kw_only=True):
    """The seat is left or freed, and its secret void."""

    seat: int


class Renamed(Entry, tag="renamed", kw_only=True):
    seat: int
    name: str


class Started(Entry, tag="started", kw_only=True):
    """The game begins as the game file says, or goes on so under new rules."""

    file: Raw


class Answered(Entry, tag="answered", kw_only=True):
    """A seat's answer, what chance answered after it, and how the game ended.

    `round` holds the position at the start of a round that has begun, and after how many inputs that was.
    """

    seat: int
    answer: str
    chance: list[str] = []
    round: Raw | UnsetType = UNSET
    result: str = ""


class TookBack(Entry, tag="back", kw_only=True):
    """A seat's answer to an open secret question is owed again."""

    seat: int
    answer: str


class Undone(Entry, tag="undone", kw_only=True):
    """Everything after so many inputs is taken back."""

    inputs: int


class UndoAsked(Entry, tag="undo_asked", kw_only=True):
    """A person asks the others to go back to where there were so many inputs."""

    seat: int
    inputs: int
    agreed: list[int]


class UndoAgreed(Entry, tag="undo_agreed", kw_only=True):
    seats: list[int]


class UndoDeclined(Entry, tag="undo_declined", kw_only=True):
    pass


class TakenOver(Entry, tag="taken_over", kw_only=True):
    """A bot plays for a person who is gone."""

    seat: int
    bot: str


class Reclaimed(Entry, tag="reclaimed", kw_only=True):
    """The person is back."""

    seat: int


class Ignored(Entry, tag="intended", kw_only=True):
    """What a seat meant to answer, written by servers of protocol 1: counted, and otherwise skipped."""


class Said(Entry, tag="said", kw_only=True):
    seat: int
    text: str


class ChatSwitched(Entry, tag="chat", kw_only=True):
    open: bool


class Closed(Entry, tag="closed", kw_only=True):
    pass


class PlayedAgain(Entry, tag="again", kw_only=True):
    """The host plays again, at another table."""

    table: str


AnyEntry = (
    Opened
    | Seated
    | BotSeated
    | Freed
    | Renamed
    | Started
    | Answered
    | TookBack
    | Undone
    | UndoAsked
    | UndoAgreed
    | UndoDeclined
    | TakenOver
    | Reclaimed
    | Ignored
    | Said
    | ChatSwitched
    | Closed
    | PlayedAgain
)

_ENCODER = json.Encoder()
_DECODER = json.Decoder(AnyEntry)


def written(entry: AnyEntry) -> bytes:
    return _ENCODER.encode(entry)


def read(body: bytes) -> AnyEntry:
    entry: AnyEntry = _DECODER.decode(body)
    return entry
