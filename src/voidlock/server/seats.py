"""Who sits where at a table."""

from __future__ import annotations

import hashlib

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


class Chair:
    """A seat: who holds it, under what name, and the hash of the secret by which he is known.

    `bot` plays for the seat: the bot that holds it, or one that stands in for a person who is gone.
    """

    __slots__ = ("bot", "holder", "name", "number", "secret")

    def __init__(self, number: int) -> None:
        self.number = number
        self.free()

    def take(self, name: str, secret: str) -> None:
        self.holder, self.name, self.secret, self.bot = PERSON, name, secret, ""

    def seat_bot(self, bot: str) -> None:
        self.holder, self.name, self.secret, self.bot = BOT, "", "", bot

    def free(self) -> None:
        self.holder, self.name, self.secret, self.bot = NOBODY, "", "", ""

    @property
    def person(self) -> bool:
        """A person who plays, and is asked whether he agrees."""
        return self.holder == PERSON and not self.bot
