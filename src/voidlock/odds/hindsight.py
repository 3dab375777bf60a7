"""Value objects for looking back at choices: what the librarian would have chosen, and what that was worth.

The search finds them, clients show them: nothing here imports either.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from voidlock.engine import Option


class Place(NamedTuple):
    """Where in a game a choice was made: the inputs before it, the seat, and the kind of question."""

    inputs: int
    seat: int
    kind: str


class Costly(NamedTuple):
    """A choice that differs from the librarian's: both answers, and the difference in the chance to win.

    `events` are those that the seat had been told. The difference is `cost`, from `low` to `high`. `clear`: the other
    answer is better by more than luck; otherwise the two are about equal. A client of a table knows no `place`.
    """

    events: int
    given: Option[object]
    better: Option[object]
    cost: float
    low: float
    high: float
    clear: bool
    place: Place | None = None


class Hindsight(NamedTuple):
    """What the choices of a round were worth; round 0 is a whole game.

    `choices` is how many the seats made, `looked` how many of them were compared in time. `told` are those where the
    librarian would have chosen otherwise, the most expensive first.
    """

    choices: int
    looked: int
    told: Sequence[Costly]
    round: int = 0
