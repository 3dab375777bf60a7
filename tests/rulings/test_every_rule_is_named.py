"""Every statement of the rules is named by a test that proves it, and no test names one that is not there."""

import ast
import re
from pathlib import Path

import pytest

from tests.hulk.stories import read

STATEMENT = re.compile(r"^(?:- |\| )((?:R-\d+\.\d+)|(?:[HFI]-\d+)) ", re.MULTILINE)


def order(number: str) -> tuple[str, list[int]]:
    letter, _, digits = number.partition("-")
    return letter, [int(part) for part in digits.split(".")]


def statements(root: Path) -> list[str]:
    """The numbers at the start of a list item (R-, I-) or of a table row (F-, H-)."""
    return STATEMENT.findall((root / "docs/rules/death-angel.md").read_text(encoding="utf-8"))


HULK_STATEMENT = re.compile(r"^- `([A-Z]+-\d+)` |\(`(CMP-\d+)`\)|^\| (A\d+) \|", re.MULTILINE)
HULK_EXAMPLE = re.compile(r"^(\d+)\. ", re.MULTILINE)


def hulk_statements(root: Path) -> list[str]:
    """The numbers of the second game: statements, the rows of S9, and the worked examples of S10 and S11."""
    text = (root / "docs/rules/space-hulk.md").read_text(encoding="utf-8")
    found = ["".join(groups) for groups in HULK_STATEMENT.findall(text)]
    for section in ("S10", "S11"):
        examples = text.partition(f"## {section}. ")[2].partition("\n## ")[0]
        found += [f"{section}.{number}" for number in HULK_EXAMPLE.findall(examples)]
    return found


def named_in(path: Path) -> set[str]:
    """The numbers in a file's `pytest.mark.rule(...)`, and those after the title in each `Story(...)`."""
    return {
        argument.value
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and (call := ast.unparse(node.func)) in ("pytest.mark.rule", "Story")
        for argument in node.args[call == "Story" :]
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


@pytest.fixture
def root(request: pytest.FixtureRequest) -> Path:
    return request.config.rootpath


def test_the_statements_are_found_and_numbered_once(root: Path) -> None:
    numbers = statements(root)
    assert len(numbers) == len(set(numbers))
    for letter, count in (("H", 37), ("F", 12), ("I", 8)):
        assert [number for number in numbers if number[0] == letter] == [f"{letter}-{n}" for n in range(1, count + 1)]
    sections = {number.partition(".")[0] for number in numbers if number[0] == "R"}
    assert len(sections) == 18
    for section in sections:
        inside = [number for number in numbers if number.startswith(f"{section}.")]
        assert inside == [f"{section}.{n}" for n in range(1, len(inside) + 1)]


def test_every_statement_is_named_by_a_test(root: Path) -> None:
    named = {number for path in sorted((root / "tests").rglob("test_*.py")) for number in named_in(path)}
    unproven = [number for number in statements(root) if number not in named]
    assert not unproven, f"no test proves {' '.join(sorted(unproven, key=order))}"


def test_no_test_names_a_statement_that_is_not_there(root: Path) -> None:
    known = {*statements(root), *hulk_statements(root)}
    unknown = {
        f"{path.relative_to(root)}: {number}"
        for path in sorted((root / "tests").rglob("test_*.py"))
        for number in named_in(path) - known
    }
    assert not unknown, "\n".join(sorted(unknown))


def named_in_stories(path: Path) -> set[str]:
    """The numbers before the stories that a file keeps as text."""
    texts = re.findall(r'^STORIES = """$(.*?)^"""$', path.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    return {number for text in texts for story in read(text) for number in story.rules}


def test_the_statements_of_space_hulk_are_found_and_numbered_once(root: Path) -> None:
    numbers = hulk_statements(root)
    assert len(numbers) == len(set(numbers)) == 167
    families = {re.split(r"[-.]|(?<=^A)", number)[0] for number in numbers}
    assert {"BRD", "LOS", "OVW", "CLS", "BLP", "S", "A", "S10", "S11"} <= families


def test_every_statement_of_space_hulk_is_named_by_a_test(root: Path) -> None:
    paths = sorted((root / "tests/hulk").rglob("test_*.py"))
    named = {number for path in paths for number in named_in(path) | named_in_stories(path)}
    unproven = [number for number in hulk_statements(root) if number not in named]
    assert not unproven, f"no test proves {' '.join(unproven)}"
