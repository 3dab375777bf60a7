"""docs/environments.md tells what is true, and its Python runs."""

from pathlib import Path

import pytest

from tests.test_docs import blocks
from voidlock.games.angel.environment import tables
from voidlock.gym import ACTIONS, NAMES

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "environments.md"


def test_its_tables_are_up_to_date() -> None:
    document = DOCUMENT.read_text(encoding="utf-8")
    assert document.count("<!-- table: ") == len(tables.TABLES)
    assert tables.update(document) == document, f"run: python -m {tables.__name__} docs/environments.md"


def test_it_tells_the_sizes() -> None:
    document = DOCUMENT.read_text(encoding="utf-8")
    assert f"`Discrete({len(ACTIONS)})`" in document
    assert f"`Box(0, 1, ({len(NAMES)},), float32)`" in document


@pytest.mark.parametrize("example", blocks("docs/environments.md", "python"))
def test_its_python_runs(example: str) -> None:
    exec(compile(example, "docs/environments.md", "exec"), {})


def test_tables_are_written_into_a_document(tmp_path: Path) -> None:
    path = tmp_path / "document.md"
    path.write_text("before\n<!-- table: actions -->\nold\n<!-- end -->\nafter\n", encoding="utf-8")
    assert tables.main([str(path)]) == 0
    written = path.read_text(encoding="utf-8")
    assert written == f"before\n<!-- table: actions -->\n{tables.action_table()}<!-- end -->\nafter\n"


def test_every_index_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert tables.main([]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(ACTIONS) + len(NAMES)
    assert lines[0] == "action 0: pass"
    assert lines[len(ACTIONS)] == "observation 0: table.seat.1 (of 1)"
