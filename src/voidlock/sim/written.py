"""Serialisation of tallies and settings as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from voidlock import __version__
from voidlock.bots.chair import Fault
from voidlock.engine import Json

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


def read_tally(data: Json, tally: Tally) -> None:
    """Fill an empty tally from JSON. Raises `ValueError` if it belongs to another game."""
    fields = object_in(data)
    tally.games, tally.wins, tally.answers, tally.faults = numbers_in(fields, "games", "wins", "answers", "faults")
    for name, counts in tally.numbers.items():
        counts.update(counts_in(fields.get(name)))
    for name, named in tally.names.items():
        named.update({key: _number(times) for key, times in object_in(fields.get(name)).items()})
    for part, uses in object_in(fields.get("uses")).items():
        for name, numbers in object_in(uses).items():
            if name not in tally.uses.get(part, ()):
                raise ValueError(f"{part} {name}")
            tally.uses[part][name] = Use([_number(number) for number in _list(numbers)])
    tally.notes = [_note(_list(note)) for note in _list(fields.get("notes"))]


def _note(parts: list[Json]) -> Note:
    # Older files have no traceback.
    game, seat, bot, kind, detail, *trace = parts
    return Note(_number(game), Fault(_number(seat), str(bot), str(kind), str(detail), *map(str, trace)))


def object_in(data: Json) -> dict[str, Json]:
    if not isinstance(data, dict):
        raise ValueError("no object")
    return data


def numbers_in(fields: Mapping[str, Json], *names: str) -> list[int]:
    return [_number(fields.get(name)) for name in names]


def counts_in(data: Json) -> dict[int, int]:
    """The inverse of `by_number`."""
    return {int(number): _number(times) for number, times in object_in(data).items()}


def _list(data: Json) -> list[Json]:
    if not isinstance(data, list):
        raise ValueError("no list")
    return data


def _number(data: Json) -> int:
    if not isinstance(data, int) or isinstance(data, bool) or data < 0:
        raise ValueError("no number")
    return data
