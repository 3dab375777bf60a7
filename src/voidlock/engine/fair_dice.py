"""Commitment scheme: a game's seed follows from a secret that was committed to by its hash, and from players' words."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from typing import NamedTuple

from .events import Json

VERSION = 1
"""Version of the two functions below, which never change: another derivation gets another number."""


class FairDice(NamedTuple):
    """The hash that was shown first, the secret behind it, and by seat the words that players added."""

    hash: str
    secret: str
    words: Mapping[int, str]

    @property
    def seed(self) -> str:
        return seed_from(self.secret, self.words)

    def data(self) -> dict[str, Json]:
        words: dict[str, Json] = {str(seat): self.words[seat] for seat in sorted(self.words)}
        return {"version": VERSION, "hash": self.hash, "secret": self.secret, "words": words}


def new_secret() -> str:
    """256 random bits."""
    return secrets.token_hex(32)


def hash_of(secret: str) -> str:
    """The commitment: it fixes the secret and gives nothing of it away."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_from(secret: str, words: Mapping[int, str]) -> str:
    """The seed of the game. Words are single lines, so no two sets of words make the same text."""
    lines = [f"voidlock fair dice {VERSION}", secret, *[f"{seat} {words[seat]}" for seat in sorted(words)]]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def fair_dice(secret: str, words: Mapping[int, str] | None = None) -> FairDice:
    return FairDice(hash_of(secret), secret, words or {})
