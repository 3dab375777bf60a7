"""Compiler of Fluent files: wheels hold its result, a source tree compiles again after a file has changed."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from .patterns import Message, Part, Pattern, Selection

if TYPE_CHECKING:
    from fluent.syntax import ast

FOLDER = Path(__file__).parent


def read(language: str) -> dict[str, Message]:
    """All messages of a language, by id."""
    files = sorted((FOLDER / language).glob("*.ftl"))
    compiled = FOLDER / "compiled" / f"{language}.json"
    # A wheel has no Fluent files.
    if not files or _is_newer(compiled, files):
        stored: dict[str, tuple[str, Pattern | None, dict[str, Pattern]]] = json.loads(compiled.read_bytes())
        return {id: Message(*message) for id, message in stored.items()}
    messages = compile_files(files)
    _write(compiled, messages)
    return messages


def compile_files(files: Iterable[Path]) -> dict[str, Message]:
    messages: dict[str, Message] = {}
    for file in files:
        for id, message in compile_text(file.read_text(encoding="utf-8"), file.name.partition("-")[0]).items():
            if id in messages:
                raise ValueError(f"{file.parent.name}/{file.name}: there is another message {id}")
            messages[id] = message
    return messages


def compile_text(text: str, game: str) -> dict[str, Message]:
    """Compile the messages of one Fluent text."""
    from fluent.syntax import FluentParser, ast

    messages: dict[str, Message] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Message):
            value = None if entry.value is None else _pattern(entry.value)
            attributes = {attribute.id.name: _pattern(attribute.value) for attribute in entry.attributes}
            messages[entry.id.name] = Message(game, value, attributes)
        elif not isinstance(entry, ast.BaseComment):
            raise ValueError(f"this is no Fluent message: {getattr(entry, 'content', '')[:80]!r}")
    return messages


def _is_newer(compiled: Path, files: Iterable[Path]) -> bool:
    try:
        made = compiled.stat().st_mtime_ns
    except OSError:
        return False
    # This file and its neighbour decide what is written.
    sources = [*files, FOLDER / "compiler.py", FOLDER / "patterns.py"]
    # A removed file changes its folder.
    folders = {file.parent for file in files}
    return all(made > path.stat().st_mtime_ns for path in (*sources, *folders))


def _write(compiled: Path, messages: dict[str, Message]) -> None:
    """Store the messages; in a folder that cannot be written, they are compiled at each start."""
    beside = compiled.with_suffix(f".{os.getpid()}")
    try:
        compiled.parent.mkdir(exist_ok=True)
        beside.write_text(json.dumps(messages, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
        beside.replace(compiled)
    except OSError:
        return


# ---------------------------------------------------------------------- patterns


def _pattern(written: ast.Pattern) -> Pattern:
    from fluent.syntax import ast

    found: Pattern = []
    for element in written.elements:
        part = element.value if isinstance(element, ast.TextElement) else _expression(element.expression)
        if isinstance(part, str) and found and isinstance(found[-1], str):
            found[-1] += part
        else:
            found.append(part)
    return found


def _expression(written: ast.Placeable | ast.InlineExpression | ast.SelectExpression) -> Part:
    from fluent.syntax import ast

    match written:
        case ast.StringLiteral():
            return str(written.parse()["value"])
        case ast.VariableReference():
            return {"variable": written.id.name}
        case ast.MessageReference():
            return {"message": written.id.name, "attribute": written.attribute.name if written.attribute else ""}
        case ast.SelectExpression(selector=ast.VariableReference() as selector):
            return _selection(selector.id.name, written.variants)
        case _:
            raise ValueError(f"the texts have no {type(written).__name__}")


def _selection(variable: str, written: list[ast.Variant]) -> Selection:
    from fluent.syntax import ast

    variants: dict[str, Pattern] = {}
    default = ""
    for variant in written:
        key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        variants[key] = _pattern(variant.value)
        if variant.default:
            default = key
    return {"select": variable, "variants": variants, "default": default}
