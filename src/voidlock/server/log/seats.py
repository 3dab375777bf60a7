"""Who sits where at a table."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

NOBODY, PERSON, BOT = "nobody", "person", "bot"

LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
TABLE_LETTERS = 12


def hashed(secret: str) -> str:
    """Secrets are long and random, so a plain hash keeps them."""
    return hashlib.sha256(secret.encode()).hexdigest()


def table_of(host: str) -> str:
    """The name of the table that is opened with the host's secret: opened twice, it is one table."""
    digest = hashlib.blake2b(host.encode(), digest_size=TABLE_LETTERS, person=b"voidlock table").digest()
    return "".join([LETTERS[byte % len(LETTERS)] for byte in digest])


class Sitter(NamedTuple):
    """A person who has played a seat: his name, and the hash of his secret."""

    name: str
    secret: str


class Chair:
    """A seat: who holds it, under what name, and the hash of the secret by which he is known.

    `bot` plays for the seat: the bot that holds it, or one that stands in for a person who is gone. `before` are the
    people who have lost the seat or given it up while the game was played, in order.
    """

    __slots__ = ("before", "bot", "holder", "name", "number", "secret")

    def __init__(self, number: int) -> None:
        self.number = number
        self.before: list[Sitter] = []
        self.free()

    def take(self, name: str, secret: str) -> None:
        self.holder, self.name, self.secret, self.bot = PERSON, name, secret, ""

    def go_on_without(self, bot: str) -> None:
        """In a game that is played a bot goes on; whoever sat here has seen what the seat alone may know."""
        if self.holder == PERSON:
            self.before.append(Sitter(self.name, self.secret))
        self.seat_bot(bot)

    def seat_bot(self, bot: str) -> None:
        self.holder, self.name, self.secret, self.bot = BOT, "", "", bot

    def free(self) -> None:
        self.holder, self.name, self.secret, self.bot = NOBODY, "", "", ""

    @property
    def person(self) -> bool:
        """A person who plays, and is asked whether he agrees."""
        return self.holder == PERSON and not self.bot

    def secrets(self) -> set[str]:
        """The hashes of all who play the seat or have played it."""
        own = {self.secret} if self.holder == PERSON else set()
        return own | {sitter.secret for sitter in self.before}
