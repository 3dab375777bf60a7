"""Serialisation of a run's results, as a JSON object and as CSV. Neither depends on the number of processes.

The object has these fields; a `Rate` is `wins`, `rate`, `low` and `high` (the 95 % Wilson interval; `rate` is null
without games), a `Spread` is `mean` (null without games) and `counts`, games by number.

format        "voidlock-sim-1"
settings      players, teams and the settings that are not the default, or mission; bots, bot_files (digest by
              bot; `random` has none), seed, strict, limit,
              game, rules, voidlock, and `games`, the number wanted. Game i is dealt by the seed "<seed> <i>", i from 0
complete      whether all of them were played; false after Ctrl-C
games         how many were played
wins, rate, low, high   the `Rate` of winning
answers       answers given by all seats together

of Death Angel
rounds        `Spread` over rounds
survivors     `Spread` over Marines alive at the end, lost games with their 0 included
reached       `Spread` over locations entered, the Setup Location included
ended         lost games by the location where they ended
causes        lost games by what slew the last Marine: "swarm", or kind and name of a card
deaths        Marines slain, by the same
teams, actions, events, locations   by name: used, games, a `Rate` over these games, slain, lost, attacks, missed
              (as `sim.tally.Use` says)

of Space Hulk
turns         `Spread` over turns
lost, left, slain   `Spread` over marines who died, marines who left the board and stealers slain
results       games by result: win, draw or loss
ended         games by the condition of the mission that ended them
deaths        marines who died, by what killed them

of both
faults        how many bots lost their seats to `random`
notes         the first of them: game, seat, bot, kind (rubbish, raised, hung), detail, trace
"""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

from voidlock.engine import Json

from .play import Settings
from .run import Outcome
from .tally import Tally, Use
from .wilson import wilson
from .written import by_name, by_number, settings_data

FORMAT = "voidlock-sim-1"

COLUMNS = ("part", "name", "used", "games", "wins", "rate", "low", "high", "slain", "lost", "attacks", "missed")


def results(settings: Settings, games: int, outcome: Outcome) -> dict[str, Json]:
    """The JSON object described above."""
    tally = outcome.tally
    return {
        "format": FORMAT,
        "settings": {**settings_data(settings), "games": games},
        "complete": outcome.complete,
        "games": tally.games,
        **rate(tally.wins, tally.games),
        "answers": tally.answers,
        **{name: distribution(counts) for name, counts in tally.numbers.items()},
        **{name: by_name(counts) for name, counts in tally.names.items()},
        **{part: {name: _use(use) for name, use in uses.items()} for part, uses in tally.uses.items()},
        "faults": tally.faults,
        "notes": [{"game": game, **fault._asdict()} for game, fault in tally.notes],
    }


def rate(wins: int, games: int) -> dict[str, Json]:
    low, high = wilson(wins, games)
    return {"wins": wins, "rate": wins / games if games else None, "low": low, "high": high}


def distribution(counts: Counter[int]) -> dict[str, Json]:
    games = counts.total()
    mean = sum([number * times for number, times in counts.items()]) / games if games else None
    return {"mean": mean, "counts": by_number(counts)}


def _use(use: Use) -> dict[str, Json]:
    return {
        "used": use.used,
        "games": use.games,
        **rate(use.wins, use.games),
        "slain": use.slain,
        "lost": use.lost,
        "attacks": use.attacks,
        "missed": use.missed,
    }


# ---------------------------------------------------------------------- CSV


def rows(tally: Tally) -> Iterator[list[str]]:
    """A row for the run, for each team, card and location, and for each count; unused cells are empty."""
    yield _row("run", "", {"games": tally.games, **rate(tally.wins, tally.games)})
    for part, uses in tally.uses.items():
        for name, use in uses.items():
            yield _row(part, name, _use(use))
    for part, numbers in tally.numbers.items():
        for number in sorted(numbers):
            yield _row(part, str(number), {"games": numbers[number]})
    for part, names in tally.names.items():
        column = "lost" if part in tally.PIECES else "games"
        for name, times in by_name(names).items():
            yield _row(part, name, {column: times})


def _row(part: str, name: str, cells: Mapping[str, Json]) -> list[str]:
    told = [cells.get(column) for column in COLUMNS[2:]]
    return [
        part,
        name,
        *["" if cell is None else f"{cell:.6g}" if isinstance(cell, float) else str(cell) for cell in told],
    ]


def see_that_it_can_be_written(path: Path) -> None:
    """Raise `OSError` now rather than after an hour of playing; leaves no file behind."""
    new = not path.exists()
    path.open("ab").close()
    if new:
        path.unlink()


def csv_text(tally: Tally) -> str:
    """The table as CSV."""
    page = io.StringIO(newline="")
    writer = csv.writer(page, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(rows(tally))
    return page.getvalue()
