"""Progress bar of the simulator on standard error, and its report as lines and tables."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Self, TextIO

from voidlock.bots.chair import Fault
from voidlock.games import choose_kit, kit_of
from voidlock.odds.figure import percent
from voidlock.sim.command import Report
from voidlock.sim.results import rate
from voidlock.sim.run import Progress
from voidlock.sim.tally import Share, Use
from voidlock.sim.written import by_name
from voidlock.terminal.menu.game_start import start_of
from voidlock.texts import Words
from voidlock.words.columns import columns_of, pad, wrap

COLUMNS = ("name", "used", "games", "rate", "slain", "lost")

BAR = 20
"""The width of the bar without its brackets."""


class ProgressLine:
    """A terminal line that is overwritten as the run progresses, and cleared at the end."""

    def __init__(self, words: Words, stream: TextIO = sys.stderr) -> None:
        self.words = words
        self.stream = stream
        self.width = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.clear()

    def show(self, progress: Progress) -> None:
        self.say(
            "sim-progress",
            bar=bar(progress.done, progress.games),
            done=progress.done,
            games=progress.games,
            speed=speed(progress.rate, self.words),
            left="-" if progress.seconds_left is None else duration(progress.seconds_left),
            wins=progress.wins,
        )

    def say(self, id: str, **arguments: int | str) -> None:
        if not self.stream.isatty():
            return
        # A wrapped line could not be overwritten.
        line = wrap(self.words.say(id, arguments), screen_columns(self.stream) - 1)[0]
        self.stream.write("\r" + pad(line, self.width))
        self.stream.flush()
        self.width = columns_of(line)

    def clear(self) -> None:
        if self.width:
            self.stream.write("\r" + " " * self.width + "\r")
            self.stream.flush()
            self.width = 0


def screen_columns(stream: TextIO) -> int:
    try:
        return os.get_terminal_size(stream.fileno()).columns or 80
    except (OSError, ValueError):
        return 80


def bar(done: int, games: int) -> str:
    """`[#####---------------]`, full only when everything is done."""
    full = BAR * done // games
    return f"[{'#' * full}{'-' * (BAR - full)}]"


def speed(rate: float, words: Words) -> str:
    """Games per second, or seconds per game for slow ones."""
    if 0 < rate < 1:
        return words.say("sim-speed-slow", number=f"{1 / rate:.1f}")
    return words.say("sim-speed", number=f"{rate:,.0f}" if rate >= 10 else f"{rate:.1f}")


def duration(seconds: float) -> str:
    """`1:05:09` or `5:09`."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def mission_text(typed: str | None, game: str | None) -> str | None:
    """The mission to simulate: its name, or the text of a custom file. Raises FileError."""
    return None if typed is None else start_of(choose_kit(game, typed)).mission(typed)


def figures(report: Report, words: Words) -> list[str]:
    """The whole report in lines."""
    settings, tally = report.settings, report.outcome.tally
    report_of = kit_of(settings.game).report
    if report_of is None:
        bots = ", ".join(dict.fromkeys(settings.bots))
        lines = [words.say("sim-run", players=len(settings.bots), bots=bots)]
    else:
        lines = report_of().heading(settings.setup, settings.bots, words)
    lines.append(words.say("sim-seed", seed=settings.seed))
    if not report.outcome.complete:
        lines.append(words.say("sim-stopped"))
    if tally.faults:
        lines += ["", words.say("sim-faults", number=tally.faults)]
        lines += [*[bot_trouble(fault, game, words) for game, fault in tally.notes], ""]
    lines.append(words.say("sim-won", wins=tally.wins, games=tally.games, rate=interval(tally.wins, tally.games)))
    if not tally.games:
        return lines
    for id, counts in tally.numbers.items():
        mean = sum(number * times for number, times in counts.items()) / tally.games
        lines.append(words.say(f"sim-{id}", number=f"{mean:.1f}"))
    for part, share in tally.SHARES.items():
        if tally.names[part].total():
            lines += ["", *shares(words, share, tally.names[part])]
    for part, kind in tally.KINDS.items():
        lines += ["", *table(words, part, kind, tally.uses[part])]
    return lines


def bot_trouble(fault: Fault, game: int | None, words: Words) -> str:
    """What a bot did wrong, and in which game."""
    seat = ("seat", str(fault.seat))
    why = words.say("sim-fault-why", kind=fault.kind, detail=fault.detail)
    return words.say("sim-fault", game="" if game is None else str(game), seat=seat, bot=fault.bot, why=why)


def interval(wins: int, games: int) -> str:
    """`12.0% (9.8-14.6)`: the rate with its 95% interval."""
    if not games:
        return "-"
    told = rate(wins, games)
    low, high = (percent(float(str(told[name])), 1).rstrip("%") for name in ("low", "high"))
    return f"{percent(wins / games, 1)} ({low}-{high})"


def shares(words: Words, share: Share, names: Counter[str]) -> list[str]:
    """Names with their counts and shares, the most frequent first."""
    counts = Counter({_name_of(share.kind, name, words): times for name, times in names.items()})
    rows = [[words.say(f"sim-part-{share.part}"), *[words.say(f"sim-column-{column}") for column in share.columns]]]
    for name in by_name(counts):
        rows.append([name, f"{counts[name]:,}", percent(counts[name] / counts.total(), 1)])
    return align(rows)


def _name_of(kind: str, name: str, words: Words) -> str:
    """The name of a thing. An id of two words starts with its own kind."""
    own, space, id = name.partition(" ")
    return words.name(own, id) if space else words.name(kind, name)


def table(words: Words, part: str, kind: str, uses: dict[str, Use]) -> list[str]:
    """Names with uses, games, win rate, Genestealers slain and Marines lost."""
    rows = [[words.say(f"sim-column-{column}") for column in COLUMNS]]
    rows[0][0] = words.say(f"sim-part-{part}")
    for name, use in uses.items():
        cells = [f"{use.used:,}", f"{use.games:,}", interval(use.wins, use.games), f"{use.slain:,}", f"{use.lost:,}"]
        rows.append([words.name(kind, name), *cells])
    return align(rows)


def align(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of cells as lines: the first column is left-aligned, the others right-aligned."""
    widths = [max(columns_of(row[place]) for row in rows) for place in range(len(rows[0]))]
    lines = []
    for first, *cells in rows:
        right = [" " * (width - columns_of(cell)) + cell for cell, width in zip(cells, widths[1:], strict=True)]
        lines.append("  ".join([pad(first, widths[0]), *right]).rstrip())
    return lines
