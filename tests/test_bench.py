"""`voidlock bench` measures what runs, on every build there is."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner

from tests.builds import COMPILED
from voidlock.bench.growth import Curve, draw
from voidlock.bench.loop import Figure
from voidlock.bench.tables import move
from voidlock.cli import main


def test_every_side_is_measured() -> None:
    done = CliRunner().invoke(main, ["bench", "--only", "1 player: view, own", "--rounds", "1"])
    assert done.exit_code == 0, done.output
    assert "µs" in done.output
    assert ("compiled" in done.output) == COMPILED


def test_an_unknown_engine_is_refused() -> None:
    done = CliRunner().invoke(main, ["bench", "--against", "chess"])
    assert done.exit_code == 2 and "catanatron" in done.output


def test_the_better_figure_is_the_faster_one() -> None:
    many, few = Figure("choices", 200, "/s", 0.01), Figure("choices", 100, "/s", 0.01)
    assert few.better(many) is many
    slow, quick = Figure("clone", 20, "µs", 0.01), Figure("clone", 10, "µs", 0.01)
    assert slow.better(quick) is quick
    # The same time on a slower machine is the better figure.
    assert quick.better(Figure("clone", 10, "µs", 0.02)).loop == 0.02


def test_a_move_at_a_table_of_this_process_is_measured() -> None:
    assert move(2, 2)() > 0


def test_curves_are_drawn(tmp_path: Path) -> None:
    path = tmp_path / "growth.svg"
    draw([Curve("choices, by players", "/s", (1, 2), (3.0, 4.0))] * 6, path)
    assert "<svg" in path.read_text(encoding="utf-8")
