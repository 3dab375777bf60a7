"""Compiled Fluent messages: patterns of text, variables, references and selections, and how they are formatted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypedDict, final


@final
class Variable(TypedDict):
    variable: str


@final
class Reference(TypedDict):
    message: str
    attribute: str
    """Empty for the message itself."""


@final
class Selection(TypedDict):
    select: str
    """The variable that decides."""
    variants: dict[str, Pattern]
    """By plural category, text or whole number."""
    default: str


Part = str | Variable | Reference | Selection
Pattern = list[Part]


class Message(NamedTuple):
    """A message of a language; `value` is None if it has attributes only."""

    game: str
    """The prefix of its file name, which tells the game."""
    value: Pattern | None
    attributes: dict[str, Pattern]


Find = Callable[[str, str], Pattern]
"""The pattern of a message, or of an attribute of it."""


def format_pattern(pattern: Pattern, arguments: Mapping[str, str | int], language: str, find: Find) -> str:
    """Fill a pattern; a missing argument raises ValueError."""
    texts: list[str] = []
    for part in pattern:
        if isinstance(part, str):
            texts.append(part)
        elif "variable" in part:
            value = _argument(part["variable"], arguments)
            texts.append(value if isinstance(value, str) else f"{value:,}")
        elif "message" in part:
            texts.append(format_pattern(find(part["message"], part["attribute"]), arguments, language, find))
        else:
            value = _argument(part["select"], arguments)
            chosen = part["variants"][_variant(part, value, language)]
            texts.append(format_pattern(chosen, arguments, language, find))
    return "".join(texts)


def _argument(name: str, arguments: Mapping[str, str | int]) -> str | int:
    if name not in arguments:
        raise ValueError(f"the argument {name!r} is missing")
    return arguments[name]


def _variant(selection: Selection, value: str | int, language: str) -> str:
    variants = selection["variants"]
    if isinstance(value, str):
        # A key that is a number is for numbers alone.
        return value if value in variants and not value.isdigit() else selection["default"]
    for key in (str(value), _plural(value, language)):
        if key in variants:
            return key
    return selection["default"]


def _plural(number: int, language: str) -> str:
    """The plural category of a whole number; Japanese has only one."""
    return "one" if language == "en" and abs(number) == 1 else "other"
