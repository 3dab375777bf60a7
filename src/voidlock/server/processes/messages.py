"""Typed messages between the front process and a game process."""

from __future__ import annotations

from msgspec.msgpack import Decoder

from voidlock.server.access.limits import Limits
from voidlock.server.operations.event_log import LogSettings
from voidlock.server.store.store import Known, Line, Missing, StoreFailed, Taken
from voidlock.server.workers.jobs import Job, NoResult

from .wire import Message

# ---------------------------------------------------------------------- from the front


class Begin(Message, frozen=True, tag=1):
    """The first message: how to serve.

    database     the address of a database of one's own; empty: the store is called over the channel
    slow         whether this process plays the games that are slow to compute
    request_cpu  seconds of CPU time a request may take
    bot_games    games that a bot may play out for an answer; None: what each game allows
    name         what metrics call the process
    log          where its events go
    limits       of tables and their spectators
    """

    database: str
    slow: bool
    request_cpu: float
    bot_games: int | None
    name: str
    log: LogSettings
    limits: Limits


class Connect(Message, frozen=True, tag=2):
    """A connection from this address, whether limits per address hold for it, and its first frame."""

    connection: int
    address: str
    limited: bool
    frame: bytes


class Request(Message, frozen=True, tag=3):
    """A connection's next frame."""

    connection: int
    frame: bytes


class Disconnect(Message, frozen=True, tag=4):
    """A connection is gone."""

    connection: int


FAILURES: dict[str, type[Exception]] = {kind.__name__: kind for kind in (Known, Missing, Taken, StoreFailed)}
"""The store's exceptions by the name under which they cross the channel."""


class Stored(Message, frozen=True, tag=5):
    """The result of `Append` or `Read`; `failure` names the exception, and is empty if there is none."""

    call: int
    failure: str = ""
    detail: str = ""
    lines: tuple[Line, ...] = ()


class Thought(Message, frozen=True, tag=6):
    """The result of `Think`, or why there is none."""

    call: int
    result: bytes = b""
    why: NoResult | None = None
    detail: str = ""


class Forget(Message, frozen=True, tag=7):
    """These tables are deleted."""

    tables: list[str]


class Survey(Message, frozen=True, tag=8):
    """Check this mission file for a client at this address."""

    call: int
    address: str
    text: str


class Count(Message, frozen=True, tag=9):
    """Asks for the metrics."""

    call: int


class End(Message, frozen=True, tag=10):
    """Finish what is being written, and end."""


class CatchUp(Message, frozen=True, tag=11):
    """Another program has changed the log: any table may have new entries, or be gone."""


class Ping(Message, frozen=True, tag=12):
    """Asks for a sign of life."""


FromFront = Begin | Connect | Request | Disconnect | Stored | Thought | Forget | Survey | Count | End | CatchUp | Ping

# ---------------------------------------------------------------------- from a game process


class Ready(Message, frozen=True, tag=32):
    """The process serves; or its store cannot be used, and why."""

    failure: str = ""


class Frame(Message, frozen=True, tag=33):
    """A frame for these connections."""

    connections: list[int]
    frame: bytes


class Close(Message, frozen=True, tag=34):
    """Send a client away, once everything before is sent."""

    connection: int


class Append(Message, frozen=True, tag=35):
    call: int
    table: str
    number: int
    key: str
    body: bytes


class Read(Message, frozen=True, tag=36):
    call: int
    table: str
    after: int


class Think(Message, frozen=True, tag=37):
    """A job for the process pool."""

    call: int
    job: Job


class Cancel(Message, frozen=True, tag=38):
    """Nobody waits for this thought any more."""

    call: int


class Charge(Message, frozen=True, tag=39):
    """CPU seconds that requests from this address took, and the bytes that others were sent for them."""

    address: str
    seconds: float
    sent_bytes: int


class Counted(Message, frozen=True, tag=40):
    """The metrics, in the Prometheus text format."""

    call: int
    text: bytes


class Surveyed(Message, frozen=True, tag=41):
    """What `Survey` found, as JSON; empty if it takes too long."""

    call: int
    found: bytes


class Pong(Message, frozen=True, tag=42):
    """The reply to `Ping`."""


FromGame = Ready | Frame | Close | Append | Read | Think | Cancel | Charge | Counted | Surveyed | Pong

FROM_FRONT: Decoder[list[FromFront]] = Decoder(list[FromFront])
FROM_GAME: Decoder[list[FromGame]] = Decoder(list[FromGame])
