"""What the documents show is run."""

import json
import re
from pathlib import Path

import pytest

from voidlock.games import loaded
from voidlock.sim.command import simulate

ROOT = Path(__file__).parent.parent


def blocks(document: str, language: str) -> list[str]:
    """The code blocks of a language in a document."""
    text = (ROOT / document).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("example", blocks("docs/game-files.md", "json"))
def test_the_game_files_of_the_documents_can_be_played(example: str) -> None:
    data = json.loads(example)
    game, notes = loaded(data)
    assert notes == []
    assert game.pending or game.state.agenda == []


@pytest.mark.parametrize("document", ["README.md", "README.ja.md"])
def test_the_python_of_the_readme_plays_a_game(document: str) -> None:
    (example,) = blocks(document, "python")
    assert len(example.strip().splitlines()) <= 12
    names: dict[str, object] = {}
    exec(compile(example, document, "exec"), names)
    assert getattr(names["game"], "result", "") in ("win", "loss")


@pytest.mark.parametrize("example", blocks("docs/api.md", "python"))
def test_the_python_of_the_reference_runs(
    example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for folder in ("examples", "tests"):
        (tmp_path / folder).symlink_to(ROOT / folder)
    monkeypatch.chdir(tmp_path)
    exec(compile(example, "docs/api.md", "exec"), {})
    assert capsys.readouterr().out


def test_the_bot_of_the_documents_plays(tmp_path: Path) -> None:
    example, _ = blocks("docs/bots.md", "python")
    assert len(example.strip().splitlines()) <= 20
    path = tmp_path / "eager.py"
    path.write_text(example, encoding="utf-8")
    report = simulate(bot=f"{path}:Eager", games=20, seed="docs", jobs=1, strict=True)
    assert (report.data["games"], report.data["faults"]) == (20, 0)


def test_the_advice_of_the_documents_is_given(capsys: pytest.CaptureFixture[str]) -> None:
    _, example = blocks("docs/bots.md", "python")
    exec(compile(example, "docs/bots.md", "exec"), {})
    *estimates, verdict, plan = capsys.readouterr().out.splitlines()
    assert 1 <= len(estimates) <= 3
    assert verdict.split()[0] in ("best", "close", "few")
    assert plan.startswith("plan: choose:")
