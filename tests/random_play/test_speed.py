"""A disaster in speed is noticed here; `voidlock bench` measures it properly."""

from __future__ import annotations

import json

import pytest

from voidlock.bench.games import in_play, trials
from voidlock.games import KITS, Wanted

WANTED = {
    **{"choices": 240.0, "clone": 0.0017, "clone that keeps nothing": 0.0017},
    **{"view, open part": 0.0125, "view, own part": 0.004},
}
"""In fixed loops: how many fit into one, or how many one takes."""


@pytest.mark.parametrize("players", ["1 player", "6 players"])
def test_a_third_of_the_speed_that_is_wanted(players: str) -> None:
    wanted = {f"{players}: {name}": value for name, value in WANTED.items()}
    found = [trial.measure() for trial in trials() if trial.name in wanted]
    assert len(found) == len(WANTED)
    for figure in found:
        loops = wanted[figure.name]
        holds = figure.in_loops > loops / 3 if figure.unit == "/s" else figure.in_loops < loops * 3
        assert holds, f"{figure.name}: {figure.value:.0f} {figure.unit}, {figure.in_loops:.4g} and not {loops} loops"


@pytest.mark.parametrize("players", [1, 6])
def test_views_are_small(players: int) -> None:
    kit = KITS["angel"]
    views = [game.view(1) for game in in_play(kit, kit.setup(Wanted(players, "random")), 50)]
    sizes = {part: max([len(json.dumps(view[part], ensure_ascii=False)) for view in views]) for part in ("open", "own")}
    assert sizes["open"] < 20_000 and sizes["own"] < 10_000
