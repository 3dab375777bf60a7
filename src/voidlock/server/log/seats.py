"""Seats of a table, identified by hashed secrets (bearer tokens)."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

from .history import Step

NOBODY, PERSON, BOT = "nobody", "person", "bot"

LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
TABLE_LETTERS, CHALLENGE_LETTERS = 12, 10


def hash_secret(secret: str) -> str:
    """The hash of a secret. Secrets are long and random, so a plain hash is safe."""
    return hashlib.sha256(secret.encode()).hexdigest()


def mark_of(hash: str) -> str:
    """As much of a secret's hash as its owner needs to know it among their own."""
    return hash[:8]


def table_of(host: str) -> str:
    """The table's name, derived from the host's secret: opening twice gives one table."""
    return _name(host, TABLE_LETTERS, b"voidlock table")


def challenge_of(host: str, table: str, seat: int) -> str:
    """The name of a seat's challenge: one for each, and nobody can guess it who does not know the host's hash."""
    return _name(f"{host} {table} {seat}", CHALLENGE_LETTERS, b"challenge")


def _name(secret: str, letters: int, purpose: bytes) -> str:
    digest = hashlib.blake2b(secret.encode(), digest_size=letters, person=purpose).digest()
    return "".join([LETTERS[byte % len(LETTERS)] for byte in digest])


class Sitter(NamedTuple):
    """A person who has played a seat: their name, and the hash of their secret."""

    name: str
    secret: str


class Away(NamedTuple):
    """What the game was when a bot took over: how many inputs it had had, and how many events the seat had seen.

    `own` are the player's answers to a secret question that was still open.
    """

    bot: str
    inputs: int
    events: int
    own: Sequence[Step]


class Deputy(NamedTuple):
    """The bot that a player has ordered to answer while they are away, until when (seconds since 1970)."""

    bot: str
    until: float


class Chair:
    """A seat: its holder, name and the hash of its secret.

    `bot` plays for the seat: the bot that holds it, or one that stands in for an absent player, since `away`. That is
    kept until the player answers. `wanted_by` are the seats that ask for such a bot. `before` lists the people who have
    lost the seat or given it up during the game, in order. `deputy` is its player's order, and `deputising` whether the
    bot that stands in follows it.
    """

    __slots__ = ("away", "before", "bot", "deputising", "deputy", "holder", "name", "number", "secret", "wanted_by")

    def __init__(self, number: int) -> None:
        self.number = number
        self.before: list[Sitter] = []
        self.free()

    def take(self, name: str, secret: str) -> None:
        self._hold(PERSON, name, secret)

    def replace_by(self, bot: str) -> None:
        """A bot takes over for good; the person is remembered, because they have seen the seat's secrets."""
        if self.holder == PERSON:
            self.before.append(Sitter(self.name, self.secret))
        self.seat_bot(bot)

    def seat_bot(self, bot: str) -> None:
        self._hold(BOT, bot=bot)

    def free(self) -> None:
        self._hold(NOBODY)

    def _hold(self, holder: str, name: str = "", secret: str = "", bot: str = "") -> None:
        self.holder, self.name, self.secret, self.bot = holder, name, secret, bot
        self.away: Away | None = None
        self.wanted_by: set[int] = set()
        self.deputy: Deputy | None = None
        self.deputising = False

    def stand_in(self, away: Away, *, deputy: bool) -> None:
        """A bot plays for an absent player. If it has done so before, they have not seen what it did then either."""
        self.away = self.away or away
        self.deputising = deputy
        self.bot = away.bot
        self.wanted_by.clear()

    def reclaim(self) -> None:
        self.bot = ""
        self.deputising = False
        self.wanted_by.clear()

    @property
    def person(self) -> bool:
        """Whether a person plays it, whose agreement an undo needs."""
        return self.holder == PERSON and not self.bot

    def secrets(self) -> set[str]:
        """The hashes of everybody who plays the seat or has played it."""
        own = {self.secret} if self.holder == PERSON else set()
        return own | {sitter.secret for sitter in self.before}
