"""Challenges: a finished game that others play again by its seed. Each has a log of its own, with one entry."""

from __future__ import annotations

from msgspec import DecodeError, Raw, Struct, ValidationError, json

from voidlock.protocol.challenges import Challenge, Ending, Fellow
from voidlock.protocol.messages import Options

from .entries import Challenged, decode
from .names import clean_name
from .permissions import Requester
from .seats import challenge_of
from .table import NotAllowed, Table

LONGEST = 80
"""Characters of the name of a mission; whatever is longer is a mission file."""


class Figures(Struct):
    """What the statistics of a review say of the end."""

    rounds: int = 0
    turns: int = 0
    locations: list[tuple[str, str]] = []


class Reviewed(Struct):
    """What a challenge takes from a game's review."""

    result: str
    story: Ending
    squad: list[Fellow]
    statistics: Figures


class Message(Struct):
    review: Reviewed


REVIEW = json.Decoder(Message)


def challenger(table: Table, who: Requester) -> str:
    """The name of the challenge that this client may make. Refused without a seat, before the end, without a seed."""
    who.must_sit()
    if not table.playing().result:
        raise NotAllowed("table_not_over")
    if not isinstance(table.file, Raw) and len(table.options.mission) <= LONGEST:
        return challenge_of(table.host, table.id, who.seats[0])
    raise NotAllowed("table_no_challenge")


def challenge(table: Table, by: str, review: bytes) -> Challenged:
    """The entry of a challenge: what everybody at the table has seen, and nothing that anybody has said there."""
    found = REVIEW.decode(review).review
    options, fair = table.options, table.fair_dice()
    again = Options(
        game=options.game,
        mission=options.mission,
        players=options.players,
        teams=options.teams,
        settings=options.settings,
        seed=options.seed or (fair.seed if fair else ""),
    )
    places = found.statistics.locations
    return Challenged(
        challenge=Challenge(
            by=clean_name(by),
            options=again,
            result=found.result,
            round=found.statistics.rounds or found.statistics.turns,
            place=places[-1][1] if places else "",
            story=found.story,
            squad=found.squad,
        )
    )


def read_challenge(body: bytes) -> Challenge | None:
    """The challenge of a first entry; None if it is another one."""
    try:
        entry = decode(body)
    except (DecodeError, ValidationError):
        return None
    return entry.challenge if isinstance(entry, Challenged) else None
