"""What docs/simulator.md shows is run, with fewer games, and what it lists is all there is."""

import re
import shlex
from pathlib import Path

import pytest

from tests.terminal.conversation import run
from tests.test_docs import ROOT, blocks
from voidlock.cli import main
from voidlock.cli.simulating import sim as command
from voidlock.sim import simulate
from voidlock.sim.results import COLUMNS

DOCUMENT = "docs/simulator.md"

LINES = [line for block in blocks(DOCUMENT, "sh") for line in block.splitlines()]


def listed(heading: str) -> str:
    """A section of the document."""
    text = (ROOT / DOCUMENT).read_text(encoding="utf-8")
    return text.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def test_the_commands_of_the_document_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    bot, *_ = blocks("docs/bots.md", "python")
    Path("eager.py").write_text(bot, encoding="utf-8")
    assert len(LINES) > 10
    for line in LINES:
        program, *typed = shlex.split(line)
        assert program == "voidlock"
        if "--cluster" in typed:
            # What it does is tried in test_cluster.py.
            assert command.make_context("sim", typed[1:]).params["cluster"]
            continue
        done = run(tmp_path, *typed, "--games", "3", "--jobs", "1")
        assert done.returncode == 0, f"{line}: {done.stderr}"


def test_the_python_of_the_document_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("run.json").write_text(run(tmp_path, "sim", "--games", "3", "--jobs", "1", "--json").stdout)
    for example in blocks(DOCUMENT, "python"):
        exec(compile(example, DOCUMENT, "exec"), {})
    assert Path("run.png").exists()


def test_every_option_is_listed() -> None:
    text = (ROOT / DOCUMENT).read_text(encoding="utf-8")
    for parameter in main.commands["sim"].params:
        assert f"| `{parameter.opts[0]}" in text


def test_every_field_is_listed() -> None:
    section = listed("As JSON")
    data = simulate(games=2, seed="7", jobs=1).data
    names = set(re.findall(r"`(\w+)`", section))
    assert data.keys() <= names
    settings, teams = data["settings"], data["teams"]
    assert isinstance(settings, dict) and isinstance(teams, dict)
    assert settings.keys() <= names
    for use in teams.values():
        assert isinstance(use, dict)
        assert use.keys() <= names


def test_every_column_is_listed() -> None:
    assert set(COLUMNS) <= set(re.findall(r"`(\w+)`", listed("As a table")))
