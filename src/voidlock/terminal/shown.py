"""Views are JSON; this reads them with exact types."""

from __future__ import annotations

from voidlock.engine import Json


class Shown:
    """A part of a view. Asking for what is not there is a mistake of the program, never of a person."""

    __slots__ = ("value",)

    def __init__(self, value: Json) -> None:
        self.value = value

    def __getitem__(self, name: str) -> Shown:
        assert isinstance(self.value, dict)
        return Shown(self.value[name])

    def __bool__(self) -> bool:
        return bool(self.value)

    @property
    def number(self) -> int:
        assert isinstance(self.value, int)
        return self.value

    @property
    def text(self) -> str:
        assert isinstance(self.value, str)
        return self.value

    @property
    def rows(self) -> list[Shown]:
        assert isinstance(self.value, list)
        return [Shown(value) for value in self.value]

    @property
    def texts(self) -> list[str]:
        return [row.text for row in self.rows]

    @property
    def items(self) -> list[tuple[str, Shown]]:
        assert isinstance(self.value, dict)
        return [(name, Shown(value)) for name, value in self.value.items()]

    def get(self, name: str) -> Shown:
        """That part, or nothing."""
        assert isinstance(self.value, dict)
        return Shown(self.value.get(name))
