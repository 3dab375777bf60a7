"""Review of a finished game: every roll with its exact probability, and luck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from voidlock.engine import Game, Json
from voidlock.engine.rules import S

from .luck import Luck, RollWithChance, luck, lucky, unlucky
from .story import as_story
from .written import Fields, as_fields


class Trial(RollWithChance, Fields, Protocol):
    """A roll of the game: the number of its event, its kind, its probability and whether it succeeded."""

    @property
    def number(self) -> int: ...

    @property
    def kind(self) -> str: ...


R = TypeVar("R", bound=Trial)
D = TypeVar("D", bound=Fields)
T = TypeVar("T", bound=Fields)


class Review(NamedTuple, Generic[R, D, T]):
    """Rolls and deaths in order, the rolls most against the odds, luck by kind of roll, statistics, and the story."""

    result: str
    rolls: tuple[R, ...]
    deaths: tuple[D, ...]
    lucky: tuple[R, ...]
    unlucky: tuple[R, ...]
    luck: dict[str, Luck]
    statistics: T
    story: Fields
    """The game in one sentence: the facts of one kind of story."""


def result_of(game: Game[S]) -> str:
    """The result of the game. Raises `ValueError` while it is still played."""
    if not game.result:
        raise ValueError("a game that is not over cannot be reviewed")
    return game.result


def compile_review(
    result: str, rolls: Iterable[R], deaths: Iterable[D], kinds: Sequence[str], statistics: T, story: Fields
) -> Review[R, D, T]:
    """The review, with luck for each of these kinds of roll."""
    rolls = tuple(rolls)
    by_kind = {kind: luck([roll for roll in rolls if roll.kind == kind]) for kind in kinds}
    return Review(result, rolls, tuple(deaths), lucky(rolls), unlucky(rolls), by_kind, statistics, story)


def data(review: Review[R, D, T]) -> dict[str, Json]:
    """The review as JSON: a thing is a pair of kind and name; rolls are listed once and referred to by number."""
    return {
        "result": review.result,
        "rolls": [as_fields(roll) for roll in review.rolls],
        "deaths": [_death(death) for death in review.deaths],
        "lucky": _numbers(review.lucky),
        "unlucky": _numbers(review.unlucky),
        "luck": {kind: as_fields(luck) for kind, luck in review.luck.items()},
        "statistics": as_fields(review.statistics),
        "story": as_story(review.story),
    }


def _death(death: Fields) -> dict[str, Json]:
    rolls: tuple[Trial, ...] | None = getattr(death, "rolls", None)
    fields = as_fields(death)
    return fields if rolls is None else {**fields, "rolls": _numbers(rolls)}


def _numbers(rolls: Iterable[Trial]) -> list[Json]:
    return [roll.number for roll in rolls]
