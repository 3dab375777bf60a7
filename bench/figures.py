"""Benchmark suite of docs/benchmark.md: plays the missing runs, writes the tables, draws the plot.

    python bench/figures.py play brother-1 brother-2
    python bench/figures.py play                        what is not there yet
    python bench/figures.py write

Every run is an ordinary `voidlock sim` and can be repeated with the command below its table. A stopped run resumes
where it was; the results are in docs/benchmark.json.
"""

from __future__ import annotations

import argparse
import json
import resource
import sys
from itertools import combinations
from pathlib import Path
from typing import NamedTuple, NotRequired, TypedDict

from voidlock.games.angel.facts import TEAM_NAMES, setup_for
from voidlock.games.hulk.mission.shipped import find_mission, shipped_mission
from voidlock.hulk import mission_names
from voidlock.sim import Progress, simulate
from voidlock.sim.tally import Tally
from voidlock.sim.wilson import wilson

ROOT = Path(__file__).parent.parent
FOUND = ROOT / "docs" / "benchmark.json"
PAGE = ROOT / "docs" / "benchmark.md"
PLOT = ROOT / "docs" / "benchmark.svg"
KEPT = ROOT / ".figures"
PLAYED = ROOT / "src" / "voidlock" / "games" / "hulk" / "missions" / "played.json"
"""What the page tells about each mission before it is chosen."""

SEED = "voidlock-1"
SECOND = "librarian:4000"
"""At most about a second per choice on the reference machine; a number of games is exactly repeatable."""
SMALL = "librarian:24"

BRIEFING = 0.44


class Run(NamedTuple):
    """One row of a table: Death Angel with players and teams, or a mission of Space Hulk."""

    name: str
    players: int
    teams: str
    bot: str
    games: int
    mission: str = ""

    @property
    def command(self) -> str:
        what = f"--game hulk --mission {self.mission}" if self.mission else ""
        who = what or f"--players {self.players} --teams {self.teams}"
        return f"voidlock sim {who} --bot {self.bot} --games {self.games} --seed {SEED}"


class Found(TypedDict):
    """The results of a run; for a mission, `survivors` are the marines who did not die."""

    command: str
    games: int
    wins: int
    survivors: float
    rounds: float
    """For a mission: turns."""
    locations: float
    """For a mission: stealers slain."""
    milliseconds: float
    """Processor time per answer."""
    version: str
    rules: int
    """The version of the game's rules."""
    mark: NotRequired[str]
    """A sign beside the bot, explained on the page: the bot has changed since. A new run removes it."""


MISSIONS = [name.partition("-")[2].partition("-")[2] for name in mission_names()]
"""The short names of the missions."""

SEARCHED = {"airlock-nine": 100, "suicide-mission": 60}
"""By mission, the number of games that two cores can afford."""
HULK_LIBRARIAN = "librarian:48"


TRIOS = [",".join(trio) for trio in combinations(sorted(TEAM_NAMES), 3)]

RUNS = {
    run.name: run
    for run in [
        *[Run(f"random-{players}", players, "draft", "random", 20_000) for players in range(1, 7)],
        *[Run(f"brother-{players}", players, "draft", "brother", 4_000) for players in range(1, 7)],
        *[Run(f"recruit-{players}", players, "draft", "recruit", 1_000) for players in range(1, 7)],
        *[Run(f"veteran-{players}", players, "draft", "veteran", 100) for players in range(1, 7)],
        Run("librarian-second", 1, "draft", SECOND, 100),
        *[Run(f"librarian-{players}", players, "draft", SMALL, 100) for players in range(1, 7)],
        *[Run(f"random-{trio}", 1, trio, "random", 2_000) for trio in TRIOS],
        *[Run(f"brother-{trio}", 1, trio, "brother", 2_000) for trio in TRIOS],
        *[Run(f"random-{mission}", 1, "", "random", 1_000, mission) for mission in MISSIONS],
        *[Run(f"sergeant-{mission}", 1, "", "sergeant", 500, mission) for mission in MISSIONS],
        *[Run(f"librarian-{mission}", 1, "", HULK_LIBRARIAN, games, mission) for mission, games in SEARCHED.items()],
    ]
}


def found() -> dict[str, Found]:
    return json.loads(FOUND.read_text(encoding="utf-8")) if FOUND.exists() else {}


def processor_seconds() -> float:
    """Processor time of this process and its workers: other work on the machine does not count."""
    spent = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum([each.ru_utime + each.ru_stime for each in spent])


def play(run: Run, jobs: int) -> None:
    """Play a run, or the rest of it, and store the results."""
    KEPT.mkdir(exist_ok=True)
    start = processor_seconds()
    played: list[int] = [0]

    def watch(progress: Progress) -> None:
        played[0] = progress.done - progress.earlier
        left = f"{progress.seconds_left:.0f} s left" if progress.seconds_left is not None else ""
        print(
            f"\r{run.name}: {progress.done}/{progress.games}, {progress.wins} won, {left}   ", end="", file=sys.stderr
        )

    report = simulate(
        players=None if run.mission else run.players,
        teams=None if run.mission else run.teams,
        mission=run.mission or None,
        bot=run.bot,
        games=run.games,
        seed=SEED,
        jobs=jobs,
        strict=True,
        resume=KEPT / f"{run.name}.run",
        watch=watch,
    )
    print(file=sys.stderr)
    tally = report.outcome.tally
    if not report.outcome.complete:
        raise KeyboardInterrupt
    before = found().get(run.name)
    milliseconds = before["milliseconds"] if before else 0.0
    if played[0]:
        answers = tally.answers * played[0] / tally.games
        milliseconds = (processor_seconds() - start) / answers * 1000
    settings = report.data["settings"]
    assert isinstance(settings, dict)
    everything = found()
    everything[run.name] = Found(
        command=run.command,
        games=tally.games,
        wins=tally.wins,
        survivors=_mean(tally.numbers["survivors"]) if not run.mission else _living(run.mission, tally),
        rounds=_mean(tally.numbers["turns" if run.mission else "rounds"]),
        locations=_mean(tally.numbers["slain" if run.mission else "reached"]),
        milliseconds=round(milliseconds, 4),
        version=str(settings["voidlock"]),
        rules=int(str(settings["rules"])),
    )
    FOUND.write_text(json.dumps(everything, indent=1) + "\n", encoding="utf-8")


def _living(mission: str, tally: Tally) -> float:
    return len(shipped_mission(find_mission(mission)).marines) - _mean(tally.numbers["lost"])


def _mean(counts: dict[int, int]) -> float:
    return round(sum([number * count for number, count in counts.items()]) / sum(counts.values()), 4)


# ---------------------------------------------------------------------- writing


def per_cent(part: float) -> str:
    return f"{100 * part:.1f}" if part >= 0.001 or not part else f"{100 * part:.2f}"


def rate(row: Found) -> str:
    low, high = wilson(row["wins"], row["games"])
    return f"**{per_cent(row['wins'] / row['games'])}** ({per_cent(low)}-{per_cent(high)})"


def casualties(run: Run, row: Found) -> float:
    if run.mission:
        return 1 - row["survivors"] / len(shipped_mission(find_mission(run.mission)).marines)
    return 1 - row["survivors"] / (2 * setup_for(run.players).teams)


def table(names: list[str]) -> list[str]:
    """A row per run: who plays, win rate, casualties, rounds, time, the rules version."""
    columns = ("players", "rounds", "locations")
    return [*_rows(names, columns), "", _repeated("--players PLAYERS --teams draft")]


def missions() -> list[str]:
    """A row per mission and bot."""
    names = [f"{bot}-{mission}" for mission in MISSIONS for bot in ("random", "sergeant", "librarian")]
    columns = ("mission", "turns", "slain")
    return [*_rows(names, columns), "", _repeated("--game hulk --mission MISSION")]


def _rows(names: list[str], columns: tuple[str, str, str]) -> list[str]:
    who, length, reached = columns
    lines = [
        f"| {who} | bot | won, % (95 %) | games | casualties, % | {length} | {reached} | ms a choice | rules |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    rows = found()
    for run, row in [(RUNS[name], rows[name]) for name in names if name in RUNS and name in rows]:
        title = shipped_mission(find_mission(run.mission)).title if run.mission else run.players
        places = 1 if run.mission else 2
        lines.append(
            f"| {title} | {run.bot}{row.get('mark', '')} | {rate(row)} | {row['games']:,} "
            f"| {per_cent(casualties(run, row))} | {row['rounds']:.1f} | {row['locations']:.{places}f} "
            f"| {row['milliseconds']:.3g} | {row['rules']} |"
        )
    return lines


def _repeated(who: str) -> str:
    """The command that plays a row again."""
    return f"`voidlock sim {who} --bot BOT --games GAMES --seed {SEED}` plays a row again."


def trios() -> list[str]:
    rows = found()
    lines = ["| teams | random, % (95 %) | brother, % (95 %) |", "| --- | --- | --- |"]
    have = [trio for trio in TRIOS if f"brother-{trio}" in rows and f"random-{trio}" in rows]
    for trio in sorted(have, key=lambda trio: -rows[f"brother-{trio}"]["wins"]):
        names = ", ".join(trio.split(","))
        lines.append(f"| {names} | {rate(rows[f'random-{trio}'])} | {rate(rows[f'brother-{trio}'])} |")
    lines.append("")
    example = RUNS[f"brother-{TRIOS[0]}"]
    lines.append(f"{example.games:,} games each; for example `{example.command}`.")
    return lines


PARTS = {
    "second": lambda: table(["random-1", "brother-1", "librarian-1", "librarian-second"]),
    "players": lambda: table(
        [f"{bot}-{players}" for players in range(1, 7) for bot in ("random", "brother", "librarian")]
    ),
    "levels": lambda: table(
        [f"{bot}-{players}" for bot in ("recruit", "brother", "veteran") for players in range(1, 7)]
        + ["librarian-second"]
    ),
    "trios": trios,
    "missions": missions,
}


def write() -> None:
    """Write the tables between their marks on the page, and draw the plot."""
    text = PAGE.read_text(encoding="utf-8")
    for name, lines in PARTS.items():
        begin, end = f"<!-- {name}: made by bench/figures.py -->", f"<!-- end of {name} -->"
        before, _, rest = text.partition(begin)
        _, _, after = rest.partition(end)
        text = "\n".join([f"{before}{begin}", "", *lines(), "", f"{end}{after}"])
    PAGE.write_text(text, encoding="utf-8")
    PLAYED.write_text(json.dumps(played(), indent=1) + "\n", encoding="utf-8")
    draw()


def played() -> dict[str, dict[str, float]]:
    """The sergeant's results by mission, as the package ships them."""
    rows = found()
    of = {find_mission(name): rows.get(f"sergeant-{name}") for name in MISSIONS}
    return {
        name: {"games": row["games"], "wins": row["wins"], "turns": row["rounds"]} for name, row in of.items() if row
    }


def draw() -> None:
    """Win rates with their intervals by number of players, beside the claim of the briefing."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "voidlock"
    from matplotlib import pyplot

    rows = found()
    figure, axes = pyplot.subplots(figsize=(8, 4.5))
    series = [
        ("librarian", SMALL, "#0072b2", "s"),
        ("brother", "brother", "#e69f00", "o"),
        ("random", "random", "#777777", "x"),
    ]
    for shift, (bot, label, colour, mark) in enumerate(series):
        points = [(players, rows[f"{bot}-{players}"]) for players in range(1, 7) if f"{bot}-{players}" in rows]
        _points(axes, [(players + 0.12 * (shift - 1), row) for players, row in points], label, colour, mark)
    if "librarian-second" in rows:
        _points(axes, [(0.7, rows["librarian-second"])], SECOND, "#d55e00", "D")
    axes.axhline(100 * BRIEFING, color="#999999", linestyle="--", linewidth=1)
    axes.text(6.45, 100 * BRIEFING + 1, "the briefing: 44 %", ha="right", color="#555555")
    axes.set(xlabel="players", ylabel="games won, %", xlim=(0.4, 6.5), ylim=(0, None), xticks=range(1, 7))
    axes.set_title("Death Angel: how often it is won, with 95 % intervals", loc="left")
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    axes.legend(frameon=False, loc="upper right", bbox_to_anchor=(1.0, 0.95))
    figure.savefig(PLOT, metadata={"Date": None}, bbox_inches="tight")


def _points(axes: object, points: list[tuple[float, Found]], label: str, colour: str, mark: str) -> None:
    from matplotlib.axes import Axes

    assert isinstance(axes, Axes)
    rates = [100 * row["wins"] / row["games"] for _, row in points]
    bounds = [wilson(row["wins"], row["games"]) for _, row in points]
    errors = [
        [rate - 100 * low for rate, (low, _) in zip(rates, bounds, strict=True)],
        [100 * high - rate for rate, (_, high) in zip(rates, bounds, strict=True)],
    ]
    axes.errorbar([x for x, _ in points], rates, yerr=errors, fmt=mark, color=colour, label=label, capsize=3)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["play", "write"])
    parser.add_argument("names", nargs="*", metavar="RUN", help="none: every run that is not there yet")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    unknown = [name for name in options.names if name not in RUNS]
    if unknown:
        parser.error(f"no run {', '.join(unknown)}; there are {', '.join(RUNS)}")
    if options.what == "write":
        write()
        return
    for name in options.names or [name for name in RUNS if name not in found()]:
        play(RUNS[name], options.jobs)


if __name__ == "__main__":
    main()
