"""What the documents show is run."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from textwrap import indent

import pytest

from voidlock.games import KITS, load_game
from voidlock.sim.command import simulate

ROOT = Path(__file__).parent.parent


def blocks(document: str, language: str) -> list[str]:
    """The code blocks of a language in a document."""
    text = (ROOT / document).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("example", blocks("docs/game-files.md", "json"))
def test_the_game_files_of_the_documents_can_be_played(example: str) -> None:
    data = json.loads(example)
    game, notes = load_game(data)
    assert notes == []
    assert game.pending or game.state.agenda == []


@pytest.mark.parametrize("document", ["README.md", "README.ja.md"])
def test_the_python_of_the_readme_plays_a_game(document: str) -> None:
    (example,) = blocks(document, "python")
    assert len(example.strip().splitlines()) <= 12
    names: dict[str, object] = {}
    exec(compile(example, document, "exec"), names)
    assert getattr(names["game"], "result", "") in ("win", "loss")


DOCUMENTS = [path.relative_to(ROOT) for pattern in ("*.md", "docs/**/*.md") for path in ROOT.glob(pattern)]

PART_OF = {
    "docs/adding-a-card.md": [
        (ROOT / "src/voidlock/games/angel/cards/actions/green.py").read_text(encoding="utf-8"),
        "from tests.stage import stage",
    ],
    "docs/adding-a-game.md": [
        """
from collections.abc import Generator
from examples.toy_game import GO_ON, LOOK
from voidlock.engine import Ask, Choice, Seat, ask

def choice_of(leader: Seat) -> Generator[Ask, int, None]:
  if True:
""",
        """
from pathlib import Path
from examples.toy_game import RULES, words
from voidlock.games import Kit, register
""",
    ],
}
"""What surrounds the blocks of a page that are parts of a module."""


@pytest.mark.parametrize("document", DOCUMENTS, ids=str)
def test_a_document_has_one_title(document: Path) -> None:
    """A second one would be a page of its own beside it in the table of contents."""
    text = re.sub(r"^```.*?^```", "", (ROOT / document).read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    assert len(re.findall(r"^# ", text, re.MULTILINE)) == 1


def test_every_row_of_the_benchmark_names_its_rules() -> None:
    for name, row in json.loads((ROOT / "docs/benchmark.json").read_text(encoding="utf-8")).items():
        game = "hulk" if "--game hulk" in row["command"] else "angel"
        assert row["rules"] in range(1, KITS[game].rules.version + 1), name


def test_the_python_of_the_documents_has_its_types(tmp_path: Path) -> None:
    for document in DOCUMENTS:
        examples = blocks(str(document), "python")
        around = PART_OF.get(str(document), [""] * len(examples))
        for number, (before, example) in enumerate(zip(around, examples, strict=True)):
            inside = indent(example, "    ") if before.endswith(":\n") else example
            name = re.sub(r"\W", "_", f"{document.stem}_{number}")
            (tmp_path / f"{name}.py").write_text(f"{before}\n{inside}", encoding="utf-8")
    assert len([*tmp_path.iterdir()]) > len(PART_OF)
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", *tmp_path.iterdir()],
        cwd=ROOT,
        env={**os.environ, "MYPYPATH": str(ROOT)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.mark.parametrize("example", blocks("docs/api.md", "python"))
def test_the_python_of_the_reference_runs_anywhere(
    example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It needs no file of a checkout: it was installed from a wheel."""
    monkeypatch.chdir(tmp_path)
    exec(compile(example, "docs/api.md", "exec"), {})
    assert capsys.readouterr().out


def test_the_bot_of_the_documents_plays(tmp_path: Path) -> None:
    example, _, _ = blocks("docs/bots.md", "python")
    assert len(example.strip().splitlines()) <= 21
    path = tmp_path / "eager.py"
    path.write_text(example, encoding="utf-8")
    report = simulate(bot=f"{path}:Eager", games=20, seed="docs", jobs=1, strict=True)
    assert (report.data["games"], report.data["faults"]) == (20, 0)


def test_the_advice_of_the_documents_is_given(capsys: pytest.CaptureFixture[str]) -> None:
    _, example, _ = blocks("docs/bots.md", "python")
    exec(compile(example, "docs/bots.md", "exec"), {})
    *estimates, verdict, plan = capsys.readouterr().out.splitlines()
    assert 1 <= len(estimates) <= 3
    assert verdict.split()[0] in ("best", "close", "few")
    assert plan.startswith("plan: choose:")


def test_the_explanation_of_the_documents_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    _, _, example = blocks("docs/bots.md", "python")
    exec(compile(example, "docs/bots.md", "exec"), {})
    assert capsys.readouterr().out.strip().endswith(".")
