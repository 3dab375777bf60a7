"""Review of a finished game: every roll with its exact probability, and luck."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Generic, NamedTuple, Protocol, TypeVar

from voidlock.engine import Game, Json, Thing
from voidlock.engine.rules import S
from voidlock.engine.views.question import pair

from .figure import as_float
from .luck import Luck, RollWithChance, luck, lucky, unlucky


class Fields(Protocol):
    """A named tuple of things, numbers and other named tuples."""

    def _asdict(self) -> dict[str, object]: ...


class Story(NamedTuple):
    """The game in one sentence: the message `story-<id>`, and the facts that it names."""

    id: str
    about: Mapping[str, Thing | int | str]


def story_of(id: str, **about: Thing | int | str) -> Story:
    return Story(id, about)


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
    story: Story
    squad: Mapping[Thing, bool]
    """Everybody who went, and whether he came home."""
    honours: tuple[Story, ...] = ()
    """What stands out of each player's part: as the story."""


def result_of(game: Game[S]) -> str:
    """The result of the game. Raises `ValueError` while it is still played."""
    if not game.result:
        raise ValueError("a game that is not over cannot be reviewed")
    return game.result


def compile_review(
    result: str,
    rolls: Iterable[R],
    deaths: Iterable[D],
    kinds: Sequence[str],
    statistics: T,
    story: Story,
    squad: Mapping[Thing, bool],
    honours: tuple[Story, ...] = (),
) -> Review[R, D, T]:
    """The review, with luck for each of these kinds of roll."""
    rolls = tuple(rolls)
    by_kind = {kind: luck([roll for roll in rolls if roll.kind == kind]) for kind in kinds}
    against = lucky(rolls), unlucky(rolls)
    return Review(result, rolls, tuple(deaths), *against, by_kind, statistics, story, squad, honours)


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
        "story": as_fields(review.story),
        "squad": [{"who": pair(who), "home": home} for who, home in review.squad.items()],
        "honours": [as_fields(honour) for honour in review.honours],
    }


def _death(death: Fields) -> dict[str, Json]:
    rolls: tuple[Trial, ...] | None = getattr(death, "rolls", None)
    fields = as_fields(death)
    return fields if rolls is None else {**fields, "rolls": _numbers(rolls)}


def _numbers(rolls: Iterable[Trial]) -> list[Json]:
    return [roll.number for roll in rolls]


# ---------------------------------------------------------------------- as JSON


def as_fields(told: Fields) -> dict[str, Json]:
    return {name: _json(value) for name, value in told._asdict().items()}


def _json(value: object) -> Json:
    match value:
        case Thing():
            return pair(value)
        case Fraction():
            return as_float(value)
        case tuple() if hasattr(value, "_asdict"):
            return {name: _json(field) for name, field in value._asdict().items()}
        case tuple():
            return [_json(one) for one in value]
        case dict():
            return {name: _json(field) for name, field in value.items()}
        case None | int() | float() | str():
            return value
    raise TypeError(type(value))
