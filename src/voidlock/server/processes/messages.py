"""Typed messages between the front process and a game process."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.msgpack import Decoder

from voidlock.server.access.limits import Limits
from voidlock.server.notifications.settings import NotificationSettings
from voidlock.server.operations.event_log import LogSettings
from voidlock.server.tables.budget import REQUEST_CPU
from voidlock.server.workers.jobs import Job, NoResult

from .wire import Message, Reply

HUNG_AFTER = 20.0
"""Seconds without a sign of life. The longest work without a pause, an entry of a log, may take one."""

# ---------------------------------------------------------------------- from the front


class GameSettings(NamedTuple):
    """What game processes are told, beside their names.

    database     the address of the database
    request_cpu  seconds of CPU time a request may take
    log          where their events go
    bot_games    games that a bot may play out for an answer; None: what each game allows
    limits       of tables and their spectators
    hung_after   seconds without a sign of life after which a process is killed
    notifications  how players are told that it is their turn
    """

    database: str = ""
    request_cpu: float = REQUEST_CPU
    log: LogSettings = LogSettings()
    bot_games: int | None = None
    limits: Limits = Limits()
    hung_after: float = HUNG_AFTER
    notifications: NotificationSettings = NotificationSettings()


class Begin(Message, frozen=True, tag=1):
    """The first message: the name that metrics call the process, and whether it plays the slow games."""

    name: str
    slow: bool
    settings: GameSettings


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


class Thought(Reply, frozen=True, tag=6):
    """The result of `Think`, or why there is none."""

    result: bytes = b""
    why: NoResult | None = None
    detail: str = ""


class Count(Message, frozen=True, tag=9):
    """Asks for the metrics."""

    call: int


class End(Message, frozen=True, tag=10):
    """Finish what is being written, and end."""


class Ping(Message, frozen=True, tag=12):
    """Asks for a sign of life."""


class Wake(Message, frozen=True, tag=13):
    """The alarm of a table rings."""

    table: str


FromFront = Begin | Connect | Request | Disconnect | Thought | Count | End | Ping | Wake

# ---------------------------------------------------------------------- from a game process


class Ready(Message, frozen=True, tag=32):
    """The process serves; or its store cannot be used, and why."""

    failure: str = ""


class Frame(Message, frozen=True, tag=33):
    """A frame for a client; None sends it away, once everything before is sent."""

    connection: int
    frame: bytes | None


class Failing(Message, frozen=True, tag=35):
    """A call of the store has failed."""


class Think(Message, frozen=True, tag=37):
    """A job for the process pool."""

    call: int
    job: Job


class Cancel(Message, frozen=True, tag=38):
    """Cancels a `Think`."""

    call: int


class Charge(Message, frozen=True, tag=39):
    """CPU seconds that requests from this address took, and the bytes that others were sent for them."""

    address: str
    seconds: float
    sent_bytes: int


class Counted(Reply, frozen=True, tag=40):
    """The metrics, in the Prometheus text format."""

    text: bytes


class Pong(Message, frozen=True, tag=42):
    """The reply to `Ping`."""


FromGame = Ready | Frame | Failing | Think | Cancel | Charge | Counted | Pong

FROM_FRONT: Decoder[list[FromFront]] = Decoder(list[FromFront])
FROM_GAME: Decoder[list[FromGame]] = Decoder(list[FromGame])
