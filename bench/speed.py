"""Speed benchmark (`make bench`): fails below a floor that is scaled to the speed of this machine.

Micro-benchmarks in processor time, relative to a fixed loop run alongside: machines differ and are busy.
"""

from __future__ import annotations

import json
import platform
import random
import sys
from collections.abc import Callable, Sequence
from itertools import cycle
from pathlib import Path
from time import process_time
from typing import NamedTuple

from voidlock import angel
from voidlock.angel import RULES, State
from voidlock.engine import Game, Source, load, save, seed_of
from voidlock.games.hulk.facts import ALIENS as PHASE_OF_ALIENS
from voidlock.games.hulk.facts import FIRST_BLIP
from voidlock.games.hulk.numbers import Alien
from voidlock.games.hulk.state.pieces import put_alien
from voidlock.hulk import RULES as HULK
from voidlock.hulk import State as HulkState
from voidlock.hulk import mission_names

LOOP = 0.012
"""Seconds that the fixed loop takes on the reference machine of the floors."""

GAMES = {"angel": RULES}
PASSES = 3

LARGEST = 20.0
"""Size limit of the public part of a view, in kilobytes."""


class Measure(NamedTuple):
    """`value` is per second or in microseconds; `ratio` is the same in units of the fixed loop; `floor` is scaled."""

    name: str
    value: float
    unit: str
    ratio: float
    floor: float | None
    holds: bool


def loop() -> float:
    """Seconds for a fixed piece of plain Python: calls, lists, dictionaries, integers."""
    start = process_time()
    counts: dict[int, int] = {}
    items = list(range(64))
    total = 0
    for number in range(60_000):
        item = items[number & 63]
        counts[item] = counts.get(item, 0) + number
        if item & 7 == 0:
            items = items[:]
        total += max(item, number & 31)
    assert total and counts
    return process_time() - start


def measure(name: str, unit: str, floor: float | None, once: Callable[[], float], times: int) -> Measure:
    """The best of many short runs, and the best of the fixed loops that precede them."""
    best, fixed = 0.0, 0.0
    for _ in range(times):
        fixed = min(fixed or 1e9, loop())
        value = once()
        best = value if not best else max(best, value) if unit == "/s" else min(best, value)
    slower = fixed / LOOP
    if unit == "/s":
        scaled = None if floor is None else floor / slower
        return Measure(name, best, unit, best * fixed, scaled, scaled is None or best >= scaled)
    scaled = None if floor is None else floor * slower
    return Measure(name, best, unit, best / 1e6 / fixed, scaled, scaled is None or best <= scaled)


# ---------------------------------------------------------------------- choices per second


def choices(players: int, games: int, *, keep: bool) -> Callable[[], float]:
    """Choices per second of whole random games."""

    def once() -> float:
        answers = 0
        start = process_time()
        for seed in range(games):
            rng = random.Random(seed)
            game = angel.new(players, seed=seed, keep=keep)
            while game.pending:
                game.play(int(rng.random() * len(game.pending[0].options)))
                answers += 1
        return answers / (process_time() - start)

    return once


# ---------------------------------------------------------------------- microseconds each


def in_mid_effect(players: int, number: int) -> list[Game[State]]:
    """Games that wait for an answer in the middle of a card, an attack or an event."""
    found: list[Game[State]] = []
    seed = 0
    while len(found) < number:
        rng = random.Random(seed)
        game = angel.new(players, seed=seed)
        while game.pending:
            if game.pending[0].kind not in ("choose_team", "choose_action") and rng.random() < 0.1:
                found.append(game.clone())
            game.play(int(rng.random() * len(game.pending[0].options)))
        seed += 1
    return found[:number]


def each(games: Sequence[Game[State]], do: Callable[[Game[State]], object]) -> Callable[[], float]:
    """Mean microseconds per game, on a warm processor."""

    def once() -> float:
        for game in games:
            do(game)
        start = process_time()
        for _ in range(PASSES):
            for game in games:
                do(game)
        return (process_time() - start) / len(games) / PASSES * 1e6

    return once


def open_part(game: Game[State]) -> object:
    return RULES.open_view(game.state)


def own_part(game: Game[State]) -> object:
    """The private part of a view whose public part is already built, as for every seat after the first."""
    return game.view(game.pending[0].seat)["own"]


def json_bytes(part: object) -> bytes:
    return json.dumps(part, ensure_ascii=False, separators=(",", ":")).encode()


def kilobytes(games: Sequence[Game[State]], part: str) -> float:
    """The largest size as JSON."""
    return max([len(json_bytes(game.view(game.pending[0].seat)[part])) for game in games]) / 1000


def with_floor(players: int, games: int, *, scale: float = 1.0, times: int = 20) -> list[Measure]:
    """Measures with a floor; a `scale` below 1 makes the floors gentler."""
    middle = in_mid_effect(players, 200)
    for game in middle:
        game.view(1)
    return [
        measure("choices, nothing kept", "/s", 20_000 * scale, choices(players, games, keep=False), times),
        measure("clone in mid-effect", "us", 20 / scale, each(middle, lambda game: game.clone()), times),
        measure("clone that keeps nothing", "us", 20 / scale, each(middle, lambda game: game.clone(keep=False)), times),
        measure("view, open part", "us", 150 / scale, each(middle, open_part), times),
        measure("view, own part", "us", 50 / scale, each(middle, own_part), times),
    ]


def others(players: int, games: int, *, times: int = 20) -> list[Measure]:
    """Measures without a floor."""
    middle = in_mid_effect(players, 100)
    rng = random.Random(1)
    saved = cycle([save(game) for game in middle[:20]])
    return [
        measure("choices, everything kept", "/s", None, choices(players, games, keep=True), times),
        measure("open part as JSON", "us", None, each(middle, lambda game: json_bytes(game.view(1)["open"])), times),
        measure("own part as JSON", "us", None, each(middle, lambda game: json_bytes(game.view(1)["own"])), times),
        measure("re-dealt", "us", None, each(middle, lambda game: game.redealt(1, rng)), times),
        measure("save", "us", None, each(middle, save), times),
        measure("load", "us", None, each(middle[:20], lambda game: load(next(saved), GAMES)), times),
    ]


# ---------------------------------------------------------------------- Space Hulk


ALIENS = 20
ALIEN_PHASE = 300_000.0
"""Upper limit in microseconds for an alien phase with twenty aliens."""


def twenty_aliens(mission: str) -> HulkState:
    """Twenty blips and stealers around the squad of a mission, all about to act."""
    state = HULK.set_up({"mission": mission})
    state.phase = PHASE_OF_ALIENS
    squads = [square for square in state.where if square >= 0]
    far = [min([state.distances(start)[square] for start in squads]) for square in state.board.every]
    open_floor = ~(state.occupied | state.closed | state.bulkheads)
    free = [square for square in state.board.every if far[square] >= 4 and open_floor >> square & 1]
    free.sort(key=lambda square: (far[square], square))
    for number, square in enumerate(free[:ALIENS]):
        alien = Alien(number // 2 + (0 if number % 2 else FIRST_BLIP))
        put_alien(state, alien, square)
        state.value[alien] = 0 if number % 2 else 1 + number % 3
    state.pool = sorted(state.board.mission.pool)[:4]
    state.agenda = [("alien_phase",)]
    return state


def alien_phase(mission: str) -> Callable[[], float]:
    """Microseconds of a whole alien phase with twenty aliens; the marines' few answers are given immediately."""
    start = twenty_aliens(mission)
    seeds = cycle(range(8))

    def once() -> float:
        game = Game(HULK, start.copy(), Source(seed_of(f"aliens {next(seeds)}")), keep=True)
        begun = process_time()
        game.start()
        while game.pending:
            game.play(0)
        return (process_time() - begun) * 1e6

    return once


def alien_phases() -> list[Measure]:
    """A measure per mission; the worst of eight phases counts, not the best."""
    found = []
    for mission in mission_names():
        once = alien_phase(mission)
        fixed = min([loop() for _ in range(3)])
        worst = max([once() for _ in range(8)])
        limit = ALIEN_PHASE * fixed / LOOP
        found.append(Measure(mission, worst, "µs", worst / 1e6 / fixed, limit, worst <= limit))
    return found


# ---------------------------------------------------------------------- the report


REPORTED = {1: 40, 6: 20}
"""By number of players, the games per run."""


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "unknown")


def main() -> int:
    print(f"{processor()}, {platform.python_implementation()} {platform.python_version()}")
    fixed = min([loop() for _ in range(20)])
    print(f"fixed loop {fixed * 1e3:.2f} ms; floors are stated for {LOOP * 1e3:.2f} ms and scaled")
    missed = []
    for players, games in REPORTED.items():
        title = f"{players} player{'s' if players > 1 else ''}"
        print(f"\n{title:<41} {'in loops':>12} {'floor here':>10}")
        for figure in [*with_floor(players, games), *others(players, games)]:
            floor = "" if figure.floor is None else f"{figure.floor:>10,.0f}{'' if figure.holds else '  MISSED'}"
            print(f"{figure.name:<28} {figure.value:>10,.1f} {figure.unit:<2} {figure.ratio:>11.5f} {floor}")
            if not figure.holds:
                missed.append(f"{figure.name}, {players} players")
        middle = in_mid_effect(players, 300)
        size, own = kilobytes(middle, "open"), kilobytes(middle, "own")
        print(f"{'open part, largest':<28} {size:>10.1f} kB {'':>11} {LARGEST:>10,.0f}")
        print(f"{'own part, largest':<28} {own:>10.1f} kB")
        if size > LARGEST:
            missed.append(f"size of the open part, {players} players")
    print(f"\n{'an alien phase, twenty aliens':<41} {'in loops':>12} {'floor here':>10}")
    for figure in alien_phases():
        limit = (figure.floor or 0.0) / 1e3
        print(f"{figure.name:<28} {figure.value / 1e3:>10,.1f} ms {figure.ratio:>11.3f} {limit:>10,.0f}")
        if not figure.holds:
            missed.append(f"alien phase of {figure.name}")
    for name in missed:
        print(f"missed: {name}", file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
