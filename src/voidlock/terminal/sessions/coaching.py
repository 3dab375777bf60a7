"""What a lesson and a puzzle have in common: they tell the player something beside the questions."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from voidlock.engine import AnyGame, Game, Reason, State, Thing
from voidlock.engine.files.record import write_text
from voidlock.terminal.model.session import Offer, Offers
from voidlock.texts import Words


class Coaching(ABC):
    """A lesson or a puzzle that a session plays."""

    kind: str
    """How the messages of its end begin."""

    last = False
    """Whether none comes after it."""

    @abstractmethod
    def game(self) -> Game[State]:
        """The game to play."""

    @abstractmethod
    def describe(self, game: AnyGame, words: Words) -> str:
        """What is said now."""

    @abstractmethod
    def is_over(self, game: AnyGame) -> bool: ...

    def offers(self, game: AnyGame) -> Offers | None:
        """What the player can do once it is over."""
        ways = ("again", "leave") if self.last else ("next", "again", "leave")
        offers = [Offer(way, f"{self.kind}-{way}") for way in ways]
        return Offers(f"{self.kind}-over", {}, offers) if self.is_over(game) else None

    @abstractmethod
    def keep(self, game: AnyGame) -> None:
        """Save the player's place."""

    def points(self, game: AnyGame) -> Sequence[Thing]:
        """The things that are pointed at."""
        return ()

    def wrong(self, game: AnyGame, text: str) -> Reason | None:
        """Why this legal answer is not wanted; None if it is."""
        return None

    def farewell(self, game: AnyGame, words: Words) -> list[str]:
        return []


class KeptIds:
    """Ids in a file of the data folder; none if it cannot be read. Without a folder to write to they are forgotten."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def __iter__(self) -> Iterator[str]:
        try:
            kept = json.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return
        yield from [str(id) for id in kept] if isinstance(kept, list) else ()

    def add(self, id: str) -> None:
        ids = [*self]
        if id not in ids:
            with suppress(OSError):
                write_text(self._file, json.dumps([*ids, id]) + "\n")
