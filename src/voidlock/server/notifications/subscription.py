"""What a player has asked for, and what whoever delivers it must do. Needs nothing that the page's Python lacks."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from msgspec import Struct, json

from voidlock.engine import Reason, Refused
from voidlock.protocol.replies import Channels


class Subscription(Struct, omit_defaults=True):
    """How a player is told. `owner` is the hash of the seat's secret: whoever has the seat next is not told.

    `address`, `p256dh` and `auth` are nobody's business: they go to no log and to no other player.
    """

    channel: str
    owner: str
    address: str = ""
    p256dh: str = ""
    auth: str = ""
    language: str = "en"


DECODER = json.Decoder(Subscription)
ENCODER = json.Encoder()


class Turn(NamedTuple):
    """Whose turn it is, and where."""

    table: str
    game: str
    name: str


class Gone(Exception):
    """The subscription is void: nobody will ever hear of it again."""


class Undelivered(Exception):
    """It was not delivered as far as we know. `why` names no address; `again`: nobody can have heard of it."""

    def __init__(self, why: str, *, again: bool = False) -> None:
        super().__init__(why)
        self.why = why
        self.again = again


class Notifier(Protocol):
    """Delivers notifications."""

    @property
    def channels(self) -> Channels:
        """What the host has set up."""
        ...

    async def check(self, wanted: Subscription) -> None:
        """Raises `Refused` if it cannot be delivered, or must not be."""
        ...

    async def notify(self, subscription: Subscription, turn: Turn) -> None:
        """Deliver it. Raises `Gone` or `Undelivered`."""
        ...

    async def send_code(self, wanted: Subscription, code: str) -> None:
        """Mail a code that proves whose address it is. Raises `Undelivered`."""
        ...


class Silence:
    """The host has set up nothing."""

    channels = Channels()

    async def check(self, wanted: Subscription) -> None:
        raise Refused(Reason("table_no_channel"))

    async def notify(self, subscription: Subscription, turn: Turn) -> None: ...

    async def send_code(self, wanted: Subscription, code: str) -> None: ...
