"""The messages. A client's first one says who it is; every other one carries a key.

The server answers a key with `told`, with what was asked for, or with a `refusal`, and shows everybody at the table
what has become of it. The same key twice is one request, so that a client that does not know whether it was heard may
ask again.

Secrets are made by the client and kept by it; the server knows their hashes alone.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

PROTOCOL = 1

Key = Annotated[str, Meta(min_length=8, max_length=64)]
"""Made by the client, new for every request."""
Name = Annotated[str, Meta(min_length=1, max_length=24)]
TableId = Annotated[str, Meta(pattern="^[0-9a-z]{12}$")]
Secret = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{22,64}$")]
"""At least 128 bits from a good source of chance."""
SeatNumber = Annotated[int, Meta(ge=1, le=6)]
Text = Annotated[str, Meta(min_length=1, max_length=80)]
MOST_MISSION = 20_000
"""Letters of a mission file."""


class Message(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What all messages are."""


# ---------------------------------------------------------------------- shared


class Options(Struct, forbid_unknown_fields=True, kw_only=True):
    """What the host settles when the table is opened.

    game        `angel`, or `hulk`, which is for one player
    mission     of `hulk`: the name of a mission of the package, or the whole text of a mission file
    teams       of `angel`: `draft`, `random`, or the teams of each player
    seed        words that settle every shuffle and die, shown to all; empty: nobody knows them
    spectators  whether people without a seat may watch the game
    takeover    seconds after which a bot plays for a person who is gone; 0: never
    bot         which bot that is; empty: the usual one of the game
    advice      whether the librarian may be asked what it would do
    """

    game: Annotated[str, Meta(max_length=20)] = "angel"
    mission: Annotated[str, Meta(max_length=MOST_MISSION)] = ""
    players: SeatNumber = 1
    teams: str | list[list[str]] = "draft"
    seed: Annotated[str, Meta(max_length=80)] = ""
    spectators: bool = True
    takeover: Annotated[int, Meta(ge=0, le=86_400)] = 0
    bot: Annotated[str, Meta(max_length=40)] = ""
    advice: bool = True


class SeatInfo(Struct, forbid_unknown_fields=True, kw_only=True):
    """A seat as everybody sees it.

    `holder` is `nobody`, `person` or `bot`; `bot` plays for it, which may be for a person who is gone; `here`: somebody
    is connected for it.
    """

    number: int
    holder: str
    name: str = ""
    bot: str = ""
    here: bool = False


# ---------------------------------------------------------------------- from a client, first


class Open(Message, tag="open", kw_only=True):
    """Open a table and sit down at its first seat; with one player the game begins at once.

    `host` is the secret of the host, `secret` that of the seat. The same host's secret again is the same table. A game
    file may be gone on with.
    """

    name: Name
    host: Secret
    secret: Secret
    options: Options
    file: Raw | UnsetType = UNSET


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


# ---------------------------------------------------------------------- from a client, later


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


class Intend(Message, tag="intend", kw_only=True):
    """Tell the others what one means to answer, which binds nobody; an empty answer takes that back."""

    key: Key
    seat: SeatNumber
    answer: Annotated[str, Meta(max_length=80)]


class Review(Message, tag="review", kw_only=True):
    """How lucky a game that is over was."""

    key: Key


class Fetch(Message, tag="fetch", kw_only=True):
    """The game file: for a person without other people at any time, for everybody once the game is over."""

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
    | Intend
    | Review
    | Fetch
)


# ---------------------------------------------------------------------- from the server


class Hello(Message, tag="hello", kw_only=True):
    """The server's first message."""

    protocol: int = PROTOCOL
    version: str
    rules: dict[str, int]
    """By game the version of its rules."""


class Entered(Message, tag="entered", kw_only=True):
    """Where the client is, and for which seats it speaks; told again whenever that changes."""

    table: str
    seats: list[int]
    host: bool


class Proposal(Struct, forbid_unknown_fields=True, kw_only=True):
    """Somebody asks for an undo, and who has agreed."""

    seat: int
    agreed: list[int]


class Intent(Struct, forbid_unknown_fields=True, kw_only=True):
    """What somebody means to answer, and the things of the board it is about."""

    seat: int
    answer: str
    things: list[tuple[str, str]]


class TableInfo(Message, tag="table", kw_only=True):
    """The table as everybody sees it.

    `status` is `open`, `playing`, `over` or `closed`; `went_on`: the rules of the game have changed in the
    middle, and it went on from the start of its round.
    """

    status: str
    options: Options
    seats: list[SeatInfo]
    chat: bool = True
    proposal: Proposal | None = None
    intents: list[Intent] = []
    went_on: bool = False


class Addressed(Struct, forbid_unknown_fields=True, kw_only=True):
    """The name under which a choice is answered, as long as it is owed; in the order of the seat's pending ones."""

    choice: str
    seat: int


class News(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a seat is told. Events from number `since` on replace those that the client has from there."""

    since: int
    events: list[Raw]


class Refusal(Message, tag="refusal", kw_only=True):
    """Nothing was changed. `id` and `arguments` make the sentence; `rule` is the number of the rule."""

    key: str = ""
    id: str
    rule: str = ""
    arguments: dict[str, Raw] = {}


class State(Message, tag="state", kw_only=True):
    """The game as the client's seats see it: the part that is open to all, and by seat its own part and its news.

    A spectator is seat 0. `undo` is `free`, `ask` (everybody has to agree) or empty; `barred` says why it is empty.
    """

    open: Raw
    own: dict[str, Raw]
    news: dict[str, News]
    owed: list[Addressed]
    undo: str = ""
    barred: Refusal | None = None


class Told(Message, tag="told", kw_only=True):
    """A request was granted."""

    key: str


class Talk(Message, tag="talk", kw_only=True):
    """Somebody said something; `number` tells a line apart from one that was told before."""

    number: int
    seat: int
    name: str
    text: str


class Estimate(Struct, forbid_unknown_fields=True, kw_only=True):
    """An answer, the chance to win after it as far as the librarian can tell, and its interval."""

    answer: str
    chance: float
    low: float
    high: float


class Planned(Struct, forbid_unknown_fields=True, kw_only=True):
    """An answer that the librarian would give, and the things of the board it is about."""

    answer: str
    things: list[tuple[str, str]]


class Advice(Message, tag="advice", kw_only=True):
    """What the librarian thinks of each answer to the choice, and what it would do, beginning with the best."""

    key: str
    choice: str
    answers: list[Estimate]
    plan: list[Planned]


class Chances(Message, tag="chances", kw_only=True):
    """Exact chances by what they are about: the message id and arguments of the reason, and the number."""

    key: str
    seat: int
    figures: Raw


class Then(Message, tag="then", kw_only=True):
    """The board as it was: the open part, and the seat's own."""

    key: str
    seat: int
    open: Raw
    own: Raw


class Routed(Message, tag="routed", kw_only=True):
    """The cheapest walk to the square: its points, and its orders as they are answered one by one."""

    key: str
    cost: int
    orders: list[str]


class Reviewed(Message, tag="reviewed", kw_only=True):
    """Rolls and deaths with the chances there were, and luck against what the rolls promised (`odds.review`)."""

    key: str
    review: Raw


class GameFile(Message, tag="file", kw_only=True):
    key: str
    file: Raw


FromServer = (
    Hello | Entered | TableInfo | State | Told | Refusal | Talk | Advice | Chances | Then | Routed | Reviewed | GameFile
)
