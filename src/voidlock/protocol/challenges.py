"""What a challenge shows, sent over HTTP before there is a table: how its game ended, and how to play it again."""

from __future__ import annotations

from msgspec import Struct

from voidlock.engine import Thing

from .messages import Options


class Ending(Struct, kw_only=True):
    """The game in one sentence: the message `story-<id>`, and the facts that it names."""

    id: str
    about: dict[str, Thing | int | str]


class Fellow(Struct, kw_only=True):
    """One of the squad, and whether he came home."""

    who: Thing
    home: bool


class Challenge(Struct, kw_only=True):
    """A finished game: with these options every card and die is the same. `by` is who sends it, or empty."""

    by: str
    options: Options
    result: str
    round: int
    """Or the turn."""
    place: str = ""
    """The last location of `angel`."""
    story: Ending
    squad: list[Fellow]
