"""The example runs: a few seconds of it. docs/environments.md has what it learns in a whole run."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from examples import learn, steps
from voidlock.games.angel.environment.layout import LAYOUT

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "learn.py"


@pytest.mark.slow
def test_the_example_runs_and_keeps_its_weights_and_its_curve(tmp_path: Path) -> None:
    picture, weights = tmp_path / "curve.svg", tmp_path / "weights.npz"
    tiny = ["--batches", "2", "--games", "4", "--test", "4", "--jobs", "2"]
    command = [sys.executable, "-W", "error", str(EXAMPLE), *tiny, "--plot", str(picture), "--weights", str(weights)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    report = json.loads(done.stdout)
    assert report["games"] == 8
    assert 1 <= report["random"]["mean"] <= 4
    assert report["trained"]["games"] == 4
    assert "<svg" in picture.read_text(encoding="utf-8")
    assert all(np.load(weights)[part].any() for part in ("table", "named", "own", "value"))


def test_the_same_seed_plays_and_learns_the_same() -> None:
    one, other = (learn.play_games(learn.blank(), 3, 5, "locations", 0.01) for _ in range(2))
    assert one.reached == other.reached
    assert all((mine == theirs).all() for mine, theirs in zip(one.gradient, other.gradient, strict=True))


def test_a_policy_that_knows_nothing_plays_at_random() -> None:
    seen = np.ones(LAYOUT.size, dtype=np.float32)
    assert learn.chances(learn.blank(), seen, np.array([3, 4, 350])).tolist() == pytest.approx([1 / 3] * 3)


def test_a_step_along_the_gradient_makes_what_paid_likelier() -> None:
    weights, gradient = learn.blank(), learn.blank()
    seen = np.zeros(LAYOUT.size, dtype=np.float32)
    seen[0] = 1
    legal = np.array([3, 4])
    step = learn.Step(seen, legal, learn.chances(weights, seen, legal), 1, 1.0)
    learn.add_gradient(gradient, weights, [step], 0.0)
    learn.Adam(0.1).step(weights, list(gradient))
    assert learn.chances(weights, seen, legal)[1] > 0.5
    assert weights.value[0] > 0


def test_the_speed_can_be_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert steps.main(["--seconds", "0.05"]) == 0
    assert capsys.readouterr().out.count(" steps/s\n") == 6
