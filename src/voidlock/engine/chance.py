"""Counter-based random numbers: a script asks chance for a die, a draw or a shuffle and gets a whole number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b


class Chance:
    """A question to chance: one of `sides` whole numbers, starting at `first`."""

    __slots__ = ("first", "kind", "sides")

    def __init__(self, kind: str, sides: int, first: int = 0) -> None:
        self.kind = kind
        self.sides = sides
        self.first = first

    def __repr__(self) -> str:
        return f"{self.kind} of {self.sides}"


D6 = Chance("die", 6)
SHUFFLE = Chance("shuffle", 1 << 64)


class ImpossibleChance(ValueError):
    """A scripted answer is impossible for this chance question."""


def one_of(count: int) -> Chance:
    """A draw of one of `count` equally likely things."""
    return Chance("draw", count)


class Source:
    """Answers for chance: first the scripted ones, then a keyed hash of (seed, k).

    There is no generator to store: the k-th answer follows from the seed alone, so a restart rolls the same.
    """

    __slots__ = ("given", "seed", "to_come")

    def __init__(self, seed: bytes, to_come: Mapping[str, Sequence[int]] | None = None) -> None:
        self.seed = seed
        self.given = 0
        self.to_come: dict[str, list[int]] = {kind: list(reversed(values)) for kind, values in (to_come or {}).items()}

    def copy(self) -> Source:
        other = Source(self.seed)
        other.given = self.given
        if self.to_come:
            other.to_come = {kind: values[:] for kind, values in self.to_come.items()}
        return other

    def answer(self, chance: Chance) -> int:
        """The next answer. Raises `ImpossibleChance` if a scripted one does not fit."""
        k = self.given
        self.given = k + 1
        if self.to_come:
            laid_out = self.to_come.get(chance.kind)
            if laid_out:
                value = laid_out.pop()
                if not 0 <= value - chance.first < chance.sides:
                    raise ImpossibleChance(f"{chance.kind} {value}")
                return value
        digest = blake2b(k.to_bytes(8, "big"), digest_size=8, key=self.seed).digest()
        return int.from_bytes(digest, "big") % chance.sides + chance.first
