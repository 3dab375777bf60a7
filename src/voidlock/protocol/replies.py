"""What the server says: the table, what has become of it, and what was asked for."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Raw, Struct, UnsetType, field

from voidlock.engine import Patch

from .messages import PROTOCOL, Message, Options, SeatInfo


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


class TableInfo(Message, tag="table", kw_only=True):
    """The table as everybody sees it.

    `status` is `open`, `playing`, `over` or `closed`; `went_on`: the rules of the game have changed in the
    middle, and it went on from the start of its round. `next` is the table at which its host plays again, or empty.
    """

    status: str
    options: Options
    seats: list[SeatInfo]
    chat: bool = True
    proposal: Proposal | None = None
    went_on: bool = False
    next: str = ""


class Addressed(Struct, forbid_unknown_fields=True, kw_only=True):
    """The name under which a choice is answered, as long as it is owed; in the order of the seat's pending ones."""

    choice: str
    seat: int


class News(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a seat is told. Events from number `since` on replace those that the client has from there.

    `boards` has a JSON Patch (RFC 6902) for each event: the first makes, of the open part the client was sent before,
    the one right after the event, and so on. It is absent where the client has to do without.
    """

    since: int
    events: list[Raw]
    boards: list[Patch] | UnsetType = UNSET


class Refusal(Message, tag="refusal", kw_only=True):
    """Nothing was changed. `id` and `arguments` make the sentence; `rule` is the number of the rule.

    `because` is the reason behind it: the sentence tells it as its argument `why`.
    """

    key: str = ""
    id: str
    rule: str = ""
    arguments: dict[str, Raw] = field(default_factory=dict)
    because: Refusal | None = None


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
    """An answer that was tried, the chance to win after it if rules of thumb play on, and an interval: that of the
    comparison with the leading answer, and for this one that of the chance."""

    answer: str
    chance: float
    low: float
    high: float


class Planned(Struct, forbid_unknown_fields=True, kw_only=True):
    """An answer that the librarian would give, and the things of the board it is about."""

    answer: str
    things: list[tuple[str, str]]


class Advice(Message, tag="advice", kw_only=True):
    """What the librarian thinks.

    verdict     `best`: the first of `level` is ahead of all others; `close`: those of `level` are about equal;
                `few`: too few games were imagined to tell
    answers     the answers that were tried
    level       the leading answer, and those that cannot be told apart from it
    plan        what the librarian would do, beginning with the leading answer
    rule        the answer by rules of thumb
    why         the name of that rule, where it has one
    plays_on    the bot whose rules of thumb play on in the imagined games
    """

    key: str
    choice: str
    verdict: Literal["best", "close", "few"]
    answers: list[Estimate]
    level: list[str]
    plan: list[Planned]
    rule: str
    why: str
    plays_on: str


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
    """The cheapest walk to the square: its points, its orders as they are answered, and the points of each."""

    key: str
    cost: int
    orders: list[str]
    costs: list[int]


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
