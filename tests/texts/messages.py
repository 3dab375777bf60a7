"""The messages as they are written: their variables, and sample arguments that reach every variant of each."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from voidlock.texts import LANGUAGES

FOLDER = Path(__file__).parent.parent.parent / "src" / "voidlock" / "texts"

NUMBERS = (0, 1, 2, 7)


class Written(NamedTuple):
    """A message or an attribute: the file, its pattern, the variables it names, and the keys it selects by."""

    file: str
    pattern: ast.Pattern
    variables: set[str]
    selected: dict[str, set[str]]
    references: set[str]


class _Look(Visitor):
    def __init__(self, written: Written) -> None:
        super().__init__()
        self.written = written

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.written.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.written.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference), "messages select by what they are told"
        keys = self.written.selected.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            keys.add(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)
        self.generic_visit(node)


def messages(language: str) -> dict[str, Written]:
    """Every message by its id and every attribute as `id.attribute`, with what the messages in it need."""
    found: dict[str, Written] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if not isinstance(entry, ast.Message):
                continue
            parts = {entry.id.name: entry.value}
            parts |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
            for id, pattern in parts.items():
                assert id not in found, f"{path.name}: {id} stands twice"
                assert pattern is not None, f"{path.name}: {id} has no words of its own"
                found[id] = Written(path.name, pattern, set(), {}, set())
                _Look(found[id]).visit(pattern)
    for written in found.values():
        _take_over(written, found)
    return found


def _take_over(written: Written, found: dict[str, Written]) -> None:
    """A message also needs what the messages it refers to need."""
    for reference in written.references:
        assert reference in found, f"{written.file}: there is no message {reference}"
        other = found[reference]
        _take_over(other, found)
        written.variables.update(other.variables)
        for variable, keys in other.selected.items():
            written.selected.setdefault(variable, set()).update(keys)


def samples(written: Written, word: str) -> Iterator[dict[str, str | int]]:
    """Arguments that reach every variant; what is only told is the word."""
    choices: list[list[tuple[str, str | int]]] = []
    for variable in sorted(written.variables):
        keys = written.selected.get(variable, set())
        if "one" in keys or any(key.isdecimal() for key in keys):
            choices.append([(variable, number) for number in NUMBERS])
        else:
            choices.append([(variable, key) for key in sorted(keys) or [word]])
    for chosen in product(*choices):
        yield dict(chosen)


WRITTEN = {language: messages(language) for language in LANGUAGES}
