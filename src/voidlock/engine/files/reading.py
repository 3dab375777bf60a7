"""Validating reader of JSON data: every value is checked, and a refusal gives its path."""

from __future__ import annotations

from collections.abc import Sequence

from ..choice import Reason
from ..events import Json
from .record import FileError


class Reader:
    """A value of a file, and the path to it."""

    def __init__(self, value: Json, where: str) -> None:
        self.value = value
        self.where = where

    def refuse(self, id: str, *, because: Reason | None = None, **arguments: str | int) -> FileError:
        return FileError(id, self.where, because=because, **arguments)

    def table(self, known: Sequence[str] | None = None) -> dict[str, Reader]:
        """A JSON object without fields other than the known ones."""
        if not isinstance(self.value, dict):
            raise self.refuse("not_a_table")
        for field in self.value:
            if known is not None and field not in known:
                raise FileError("unknown_field", f"{self.where}.{field}"[:200])
        return {field: Reader(value, f"{self.where}.{field}"[:200]) for field, value in self.value.items()}

    def items(self) -> list[Reader]:
        """A JSON list; a text is split into its words."""
        values: Sequence[Json] | Json = self.value.split() if isinstance(self.value, str) else self.value
        if not isinstance(values, list):
            raise self.refuse("not_a_list")
        return [Reader(value, f"{self.where}[{place}]") for place, value in enumerate(values)]

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self.refuse("not_text")
        return self.value

    def number(self, least: int, most: int) -> int:
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.refuse("not_a_number")
        if not least <= self.value <= most:
            raise self.refuse("number_out_of_range", least=least, most=most, number=self.value)
        return self.value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.refuse("not_a_flag")
        return self.value

    def one_of(self, names: Sequence[str]) -> int:
        """The index of the name among the names."""
        name = self.text()
        if name not in names:
            raise self.refuse("name_unknown", name=name[:40])
        return names.index(name)

    def some_of(self, names: Sequence[str]) -> list[int]:
        return [item.one_of(names) for item in self.items()]

    def different(self, names: Sequence[str]) -> list[int]:
        """Some of the names, each at most once."""
        numbers: list[int] = []
        for item in self.items():
            number = item.one_of(names)
            if number in numbers:
                raise item.refuse("twice", name=names[number])
            numbers.append(number)
        return numbers
