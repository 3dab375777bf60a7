"""Log entries (events in the sense of event sourcing): everything that ever happened to a table, in order."""

from __future__ import annotations

from msgspec import UNSET, Raw, Struct, UnsetType, field, json

from voidlock.engine import Thing
from voidlock.protocol.challenges import Challenge
from voidlock.protocol.messages import Options


class Entry(Struct, tag_field="entry", kw_only=True, omit_defaults=True):
    """Base of all entries."""


class Opened(Entry, tag="opened", kw_only=True):
    """The table is opened, perhaps to continue a game file.

    `host` and `invite` are the hashes of the host's secret and of the invitation; `dice` is the secret behind the dice.
    """

    options: Options
    host: str
    file: Raw | UnsetType = UNSET
    invite: str = ""
    dice: str = ""


class Seated(Entry, tag="seated", kw_only=True):
    """A person takes a seat; `secret` is the hash of the seat's secret."""

    seat: int
    name: str
    secret: str


class SeatAsked(Entry, tag="seat_asked", kw_only=True):
    """A person asks the players for a bot's seat; `secret` is the hash of the seat's secret to be."""

    seat: int
    name: str
    secret: str


class SeatDeclined(Entry, tag="seat_declined", kw_only=True):
    """A player declines, or the person does not ask any more."""

    seat: int


class BotSeated(Entry, tag="bot", kw_only=True):
    """A bot takes a seat; the seat's secret becomes void."""

    seat: int
    bot: str


class Freed(Entry, tag="freed", kw_only=True):
    """The seat is empty again, and its secret void."""

    seat: int


class Renamed(Entry, tag="renamed", kw_only=True):
    seat: int
    name: str


class WordsAdded(Entry, tag="words", kw_only=True):
    """A player adds words to the seed."""

    seat: int
    words: str


class FileGiven(Entry, tag="file_given", kw_only=True):
    """A player has had the game file before the end of the game."""

    seat: int


class Started(Entry, tag="started", kw_only=True):
    """The game starts from this game file, or continues from it under new rules."""

    file: Raw


class Answered(Entry, tag="answered", kw_only=True):
    """A seat's answer, the dice and draws that followed, and the result if the game ended.

    `round` holds the position at the start of a new round, and the number of inputs before it.
    """

    seat: int
    answer: str
    chance: list[str] = []
    round: Raw | UnsetType = UNSET
    result: str = ""


class TookBack(Entry, tag="back", kw_only=True):
    """A seat takes back its answer to an open secret question."""

    seat: int
    answer: str


class Kept(Struct, array_like=True, forbid_unknown_fields=True):
    """An answer that an undo leaves standing."""

    seat: int
    answer: str


class Undone(Entry, tag="undone", kw_only=True):
    """Everything after this many inputs is undone; of the secret answers given there, these are kept."""

    inputs: int
    kept: list[Kept] = field(default_factory=list)


class UndoAsked(Entry, tag="undo_asked", kw_only=True):
    """A player asks the others to undo everything after this many inputs."""

    seat: int
    inputs: int
    agreed: list[int]


class UndoAgreed(Entry, tag="undo_agreed", kw_only=True):
    seats: list[int]


class UndoDeclined(Entry, tag="undo_declined", kw_only=True):
    """A player declines the undo, or withdraws their own; older logs don't say who."""

    seat: int = 0


class BotCalled(Entry, tag="bot_called", kw_only=True):
    """Players ask for a bot in place of an absent player."""

    seat: int
    by: list[int]


class Deputed(Entry, tag="deputed", kw_only=True):
    """A player leaves an order: if they are asked while they are away before `until`, this bot answers.

    `until` is in seconds since 1970; 0 takes the order back.
    """

    seat: int
    bot: str = ""
    until: float = 0.0


class TakenOver(Entry, tag="taken_over", kw_only=True):
    """A bot plays for an absent player; as their `deputy`, if they have ordered it."""

    seat: int
    bot: str
    deputy: bool = False


class Reclaimed(Entry, tag="reclaimed", kw_only=True):
    """The player is back: the bot leaves, and nobody asks for one any more. Or the deputy's time has `ended`."""

    seat: int
    ended: bool = False


class Ignored(Entry, tag="intended", kw_only=True):
    """What a seat meant to answer, written by servers of protocol 1: counted, and otherwise skipped."""


class Said(Entry, tag="said", kw_only=True):
    """A player's text, or a phrase that every client says in its own language, perhaps about a thing of the board."""

    seat: int
    text: str = ""
    phrase: str = ""
    about: list[Thing] = []


class ChatSwitched(Entry, tag="chat", kw_only=True):
    open: bool


class GallerySwitched(Entry, tag="gallery", kw_only=True):
    open: bool


class Arranged(Entry, tag="arranged", kw_only=True):
    """The host has changed the options before the start."""

    options: Options


class Swapped(Entry, tag="swapped", kw_only=True):
    """Two seats have changed places."""

    seats: tuple[int, int]


class CallLinked(Entry, tag="call", kw_only=True):
    """The host has given the link of a meeting, or taken it away."""

    link: str


class Closed(Entry, tag="closed", kw_only=True):
    pass


class AgainWanted(Entry, tag="again_wanted", kw_only=True):
    """Players want another game, or stay behind."""

    seats: list[int]
    yes: bool


class PlayedAgain(Entry, tag="again", kw_only=True):
    """There is another table for the next game; `together`: with the same people in the same seats."""

    table: str
    together: bool = False


class Challenged(Entry, tag="challenge", kw_only=True):
    """The only entry of a challenge, which has a log of its own."""

    challenge: Challenge


AnyEntry = (
    Opened
    | Seated
    | SeatAsked
    | SeatDeclined
    | BotSeated
    | Freed
    | Renamed
    | WordsAdded
    | FileGiven
    | Started
    | Answered
    | TookBack
    | Undone
    | UndoAsked
    | UndoAgreed
    | UndoDeclined
    | BotCalled
    | Deputed
    | TakenOver
    | Reclaimed
    | Ignored
    | Said
    | ChatSwitched
    | GallerySwitched
    | Arranged
    | Swapped
    | CallLinked
    | Closed
    | AgainWanted
    | PlayedAgain
    | Challenged
)

_ENCODER = json.Encoder()
_DECODER = json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    return _ENCODER.encode(entry)


def decode(body: bytes) -> AnyEntry:
    entry: AnyEntry = _DECODER.decode(body)
    return entry
