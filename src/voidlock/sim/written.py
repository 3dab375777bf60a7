"""Serialisation of tallies and settings as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from voidlock import __version__
from voidlock.bots.chair import Fault
from voidlock.engine import Json, Reader

from .games import simulated_game
from .play import Settings
from .tally import Note, Tally, Use


def settings_data(settings: Settings) -> dict[str, Json]:
    """Everything that determines game i; the numbers of games and processes do not."""
    game = simulated_game(settings.game)
    bots: list[Json] = list(settings.bots)
    digests = settings.digests or [game.digest(name) for name in settings.bots]
    return {
        **settings.setup,
        "bots": bots,
        "bot_files": {name: digest for name, digest in zip(settings.bots, digests, strict=True) if digest},
        "seed": settings.seed,
        "strict": settings.strict,
        "limit": settings.limit,
        "game": game.rules.name,
        "rules": game.rules.version,
        "voidlock": __version__,
    }


def tally_data(tally: Tally) -> dict[str, Json]:
    """The full tally, for `read_tally`. Uses are lists of numbers in the order of `Use.FIELDS`."""
    return {
        "games": tally.games,
        "wins": tally.wins,
        "answers": tally.answers,
        **{name: by_number(counts) for name, counts in tally.numbers.items()},
        **{name: by_name(counts) for name, counts in tally.names.items()},
        "uses": {
            part: {name: list(use.numbers()) for name, use in uses.items() if any(use.numbers())}
            for part, uses in tally.uses.items()
        },
        "faults": tally.faults,
        "notes": [[game, *fault] for game, fault in tally.notes],
    }


def by_number(counts: Counter[int]) -> dict[str, Json]:
    return {str(number): counts[number] for number in sorted(counts)}


def by_name(counts: Counter[str]) -> dict[str, Json]:
    """Most frequent first, ties by name, so that the order is deterministic."""
    return {name: counts[name] for name in sorted(counts, key=lambda name: (-counts[name], name))}


# ---------------------------------------------------------------------- reading


MOST = 1 << 62
"""More than anybody counts to."""


def read_tally(data: Json, tally: Tally) -> None:
    """Fill an empty tally from JSON. Raises `ValueError` or `KeyError` if it belongs to another game."""
    fields = Reader(data, "tally").table()
    tally.games, tally.wins, tally.answers, tally.faults = [
        fields[name].number(0, MOST) for name in ("games", "wins", "answers", "faults")
    ]
    for name, counts in tally.numbers.items():
        counts.update(counts_in(fields[name].value))
    for name, named in tally.names.items():
        named.update({key: times.number(0, MOST) for key, times in fields[name].table().items()})
    for part, uses in fields["uses"].table().items():
        for name, numbers in uses.table(list(tally.uses[part])).items():
            tally.uses[part][name] = Use([number.number(0, MOST) for number in numbers.elements()])
    tally.notes = [_note(note.elements()) for note in fields["notes"].elements()]


def _note(parts: list[Reader]) -> Note:
    # Older files have no traceback.
    game, seat, bot, kind, detail, *trace = parts
    words = [part.text() for part in (bot, kind, detail, *trace)]
    return Note(game.number(0, MOST), Fault(seat.number(0, MOST), *words))


def object_in(data: Json) -> dict[str, Json]:
    return Reader(data, "results").mapping()


def numbers_in(fields: Mapping[str, Json], *names: str) -> list[int]:
    return [Reader(fields.get(name), name).number(0, MOST) for name in names]


def counts_in(data: Json) -> dict[int, int]:
    """The inverse of `by_number`."""
    return {int(number): times.number(0, MOST) for number, times in Reader(data, "counts").table().items()}
