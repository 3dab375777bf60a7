"""Validating reader of JSON data: every value is checked, and a refusal gives its path."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..choice import Argument, Reason, Refused
from ..events import Json

LARGEST = 16 << 20
"""The most bytes of a file that are read."""


class FileError(Refused):
    """A game file that cannot be played: what is wrong, where in the file, and the reason behind it."""

    def __init__(self, id: str, where: str = "", *, because: Reason | None = None, **arguments: Argument) -> None:
        super().__init__(Reason(id, arguments={"where": where, **arguments}, because=because))


class Reader:
    """A value of a file, and the path to it."""

    def __init__(self, value: Json, where: str) -> None:
        self.value = value
        self.where = where

    def refuse(self, id: str, *, because: Reason | None = None, **arguments: str | int) -> FileError:
        return FileError(id, self.where, because=because, **arguments)

    def mapping(self) -> dict[str, Json]:
        """A JSON object, its values unchecked."""
        if not isinstance(self.value, dict):
            raise self.refuse("not_a_table")
        return self.value

    def table(self, known: Sequence[str] | None = None) -> dict[str, Reader]:
        """A JSON object without fields other than the known ones."""
        fields = self.mapping()
        for field in fields:
            if known is not None and field not in known:
                raise FileError("unknown_field", f"{self.where}.{field}"[:200])
        return {field: Reader(value, f"{self.where}.{field}"[:200]) for field, value in fields.items()}

    def given(self, known: Sequence[str], *needed: str) -> dict[str, Reader]:
        """The same without the fields that are null. The needed ones are there."""
        fields = {field: reader for field, reader in self.table(known).items() if reader.value is not None}
        if any(field not in fields for field in needed):
            raise self.refuse("missing")
        return fields

    def items(self) -> list[Reader]:
        """A JSON list; a text is split into its words."""
        if isinstance(self.value, str):
            return Reader([*self.value.split()], self.where).elements()
        return self.elements()

    def elements(self) -> list[Reader]:
        """A JSON list."""
        if not isinstance(self.value, list):
            raise self.refuse("not_a_list")
        return [Reader(value, f"{self.where}[{place}]") for place, value in enumerate(self.value)]

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self.refuse("not_text")
        return self.value

    def line(self) -> str:
        """A text of one line."""
        if len(self.text().splitlines()) != 1:
            raise self.refuse("not_text")
        return self.text()

    def whole_number(self) -> int:
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.refuse("not_a_number")
        return self.value

    def number(self, least: int, most: int) -> int:
        number = self.whole_number()
        if not least <= number <= most:
            raise self.refuse("number_out_of_range", least=least, most=most, number=number)
        return number

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


def read_text(path: Path, most: int = LARGEST) -> str:
    """The text of a file that has at most so many bytes. Raises FileError."""
    try:
        with path.open("rb") as file:
            content = file.read(most + 1)
    except OSError as error:
        raise FileError("file_unreadable", str(path), why=error.strerror or str(error)) from error
    if len(content) > most:
        raise FileError("file_too_large", str(path))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileError("file_no_text", str(path)) from error


def read_table(path: Path) -> dict[str, Json]:
    """The contents of a TOML file. Raises FileError."""
    # Imported late: most programs read no such file.
    import tomllib

    try:
        return tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as error:
        raise FileError("file_no_toml", str(path), why=str(error)) from error


def name_of(path: Path) -> str:
    """The id of a file that its number puts in order: `02-tokens.toml` is `tokens`."""
    return path.stem.lstrip("0123456789").lstrip("-")


def texts_of(reader: Reader | None) -> tuple[str, ...]:
    """A list of texts; one text is its words."""
    return tuple([item.text() for item in reader.items()]) if reader is not None else ()
