"""How times grow: with players, the log, tables, the search's budget, aliens and squares. Drawn by matplotlib."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from voidlock.engine import Json, Origin, load, new_game, save
from voidlock.games import KITS
from voidlock.games.hulk import mission_names
from voidlock.games.kit import Wanted

from .games import alien_phase, answers_a_second, each, random_game, with_aliens
from .loop import SECONDS, Trial, rate
from .tables import move


class Curve(NamedTuple):
    """What was measured at several sizes."""

    name: str
    unit: str
    sizes: Sequence[int]
    values: Sequence[float]


def _solo(players: int = 1) -> dict[str, Json]:
    return KITS["angel"].setup(Wanted(players, "random"))


def _curve(name: str, unit: str, sizes: Sequence[int], prepare: Callable[[int], Callable[[], float]]) -> Curve:
    """A value for each size, of a machine on which the loop takes ten milliseconds."""
    found = []
    for size in sizes:
        figure = Trial(name, unit, partial(prepare, size), 3).measure()
        found.append(figure.value * (figure.loop / 0.01 if unit == "/s" else 0.01 / figure.loop))
    return Curve(name, unit, sizes, found)


def _loading(inputs: int) -> Callable[[], float]:
    """Microseconds to load a game whose log is this long."""
    kit, rng = KITS["hulk"], random.Random(1)
    game = new_game(kit.rules, Origin("long", kit.setup(Wanted(mission="exterminate"))))
    while game.pending and len(game.inputs) < inputs:
        game.play(int(rng.random() * len(game.pending[0].options)))
    saved = save(game)
    return each([game], lambda _: load(saved, {kit.name: kit.rules}))


def _thinking(playouts: int) -> Callable[[], float]:
    """Milliseconds for an answer of a librarian with this budget."""
    once = answers_a_second(KITS["angel"], _solo(), f"librarian:{playouts}", 6)
    return lambda: SECONDS["ms"] / once()


def curves() -> Iterator[Curve]:
    angel = KITS["angel"]
    yield _curve("choices, by players", "/s", range(1, 7), lambda n: rate(partial(random_game, angel, _solo(n)), 10))
    yield _curve("loading, by inputs of the log", "µs", (25, 50, 100, 200, 400), _loading)
    yield _curve("a move, by tables", "µs", (1, 5, 20, 50, 100), lambda tables: move(tables, 8))
    yield _curve("an answer of the librarian, by roll-outs", "ms", (8, 16, 32, 64), _thinking)
    yield _curve("a phase in Rescue, by aliens", "ms", (5, 10, 15, 20, 30), partial(alien_phase, "rescue"))
    squares = {len(with_aliens(mission).board.squares): mission for mission in mission_names()}
    by_size = sorted(squares)
    yield _curve("a phase of twenty aliens, by squares", "ms", by_size, lambda size: alien_phase(squares[size]))


def draw(found: Sequence[Curve], path: Path) -> None:
    """One panel for each curve."""
    from matplotlib.figure import Figure

    picture = Figure(figsize=(11, 6), layout="constrained")
    for curve, axes in zip(found, picture.subplots(2, 3).flat, strict=True):
        axes.plot(curve.sizes, curve.values, "o-")
        axes.set_title(curve.name, fontsize=9)
        axes.set_ylabel(curve.unit)
        axes.set_ylim(bottom=0)
    picture.savefig(path, metadata={"Date": None})
