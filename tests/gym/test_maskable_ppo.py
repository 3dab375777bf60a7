"""The example with MaskablePPO runs where its library is installed. docs/environments.md has what it learns."""

import importlib

import pytest


def test_the_example_learns_for_a_moment_and_compares(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("sb3_contrib")
    importlib.import_module("examples.maskable_ppo").main(["--seconds", "0.5", "--games", "3"])
    first, steps, last = capsys.readouterr().out.splitlines()
    assert first.startswith("random") and steps.endswith("steps learned") and last.startswith("learned")
