"""Every numbered statement of the rules of Space Hulk is named by a test that proves it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.hulk.stories import read
from tests.rulings.test_every_rule_is_named import hulk_statements, named_in


@pytest.fixture
def root(request: pytest.FixtureRequest) -> Path:
    return request.config.rootpath


def named_in_stories(path: Path) -> set[str]:
    """The numbers before the stories that a file keeps as text."""
    texts = re.findall(r'^STORIES = """$(.*?)^"""$', path.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    return {number for text in texts for story in read(text) for number in story.rules}


def test_the_statements_are_found_and_numbered_once(root: Path) -> None:
    numbers = hulk_statements(root)
    assert len(numbers) == len(set(numbers)) == 167
    families = {re.split(r"[-.]|(?<=^A)", number)[0] for number in numbers}
    assert {"BRD", "LOS", "OVW", "CLS", "BLP", "S", "A", "S10", "S11"} <= families


def test_every_statement_is_named_by_a_test(root: Path) -> None:
    paths = sorted((root / "tests/hulk").rglob("test_*.py"))
    named = {number for path in paths for number in named_in(path) | named_in_stories(path)}
    unproven = [number for number in hulk_statements(root) if number not in named]
    assert not unproven, f"no test proves {' '.join(unproven)}"
