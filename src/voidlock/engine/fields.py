"""Field tables: a class body lists the fields of a state once; slots, start values, copy and saving follow from it.

    @flat
    class State:
        board: Board = argument(Board, saved="mission")
        turn: int = field(1, saved="turn", codec=Number(1, 99))
        where: list[int] = each(marines, DEAD, saved="marines")

        def copy(self) -> State: ...

A copy copies lists and shares everything else. `copy` is generated code without a loop, because bots clone games more
often than they do anything else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, Literal, NamedTuple, Protocol, TypeVar, cast, dataclass_transform

from .events import Json
from .files.reading import Reader

C = TypeVar("C")
S = TypeVar("S")
T = TypeVar("T")
S_contra = TypeVar("S_contra", contravariant=True)


class Codec(Protocol[S_contra]):
    """How a field that is one number is written in a saved position."""

    def write(self, state: S_contra, value: int, /) -> Json: ...

    def read(self, state: S_contra, reader: Reader, /) -> int: ...


GIVEN, VALUE, MADE = range(3)
"""How a field is initialised: by the constructor, with a value, or by a function of the fields above it."""


class Field(NamedTuple, Generic[S]):
    """One row of the table."""

    begins: int
    start: object
    """The initial value, or the function that makes it."""
    saved: tuple[str, ...]
    """The fields of a saved position that hold it."""
    codec: Codec[S] | None = None
    """None if the game's own files encode it."""
    fresh: bool = False
    """Whether a copy starts with the initial value again."""
    name: str = ""


def argument(kind: type[T], *, saved: str = "", init: Literal[True] = True) -> T:
    """A field passed to the constructor, in the order of the table."""
    return cast(T, Field[object](GIVEN, None, tuple(saved.split())))


def field(
    start: T, *, saved: str = "", codec: Codec[S] | None = None, fresh: bool = False, init: Literal[False] = False
) -> T:
    """A field with a fixed initial value. `saved` names one or more fields of a saved position."""
    return cast(T, Field(VALUE, start, tuple(saved.split()), codec, fresh))


def derive(
    start: Callable[[S], T], *, saved: str = "", codec: Codec[S] | None = None, init: Literal[False] = False
) -> T:
    """A field whose initial value is computed from the fields above it."""
    return cast(T, Field(MADE, start, tuple(saved.split()), codec))


def each(count: Callable[[S], int], item: T, *, saved: str = "", init: Literal[False] = False) -> list[T]:
    """A list that starts with the same item repeated."""
    return derive(lambda state: [item] * count(state), saved=saved)


# ---------------------------------------------------------------------- the class

_TABLES: dict[type, list[Field[object]]] = {}


def fields_of(kind: type[S]) -> list[Field[S]]:
    """The table of a `flat` class."""
    return cast(list[Field[S]], _TABLES[kind])


@dataclass_transform(field_specifiers=(argument, field, derive, each))
def flat(described: type[C]) -> type[C]:
    """Add slots, a constructor and a copy to the class, as its table of fields says."""
    body = {key: value for key, value in vars(described).items() if key not in ("__dict__", "__weakref__")}
    types = described.__annotations__
    table = [cast(Field[object], body.pop(name))._replace(name=name) for name in types]
    wanted = "".join([f", {line.name}" for line in table if line.begins == GIVEN])
    source = [
        f"def __init__(self{wanted}):",
        *[f"    self.{line.name} = {_initial_expression(line, types[line.name])}" for line in table],
        "def copy(self):",
        "    other = new(kind)",
        *[f"    other.{line.name} = {_copy_expression(line, types[line.name])}" for line in table],
        "    return other",
    ]
    names: dict[str, object] = {f"start_{line.name}": line.start for line in table}
    exec("\n".join(source), names)
    body |= {"__slots__": tuple(types), "__init__": names["__init__"], "copy": names["copy"]}
    built = type(described.__name__, described.__bases__, body)
    names |= {"new": object.__new__, "kind": built}
    _TABLES[built] = table
    return cast(type[C], built)


def keep_table(kind: type[object], table: Sequence[tuple[str, bool, str, object, bool]]) -> None:
    """Note the table of a class that `tools/compile_rules.py` has written out: name, given, saved, codec, fresh."""
    _TABLES[kind] = [
        Field(GIVEN if given else VALUE, None, tuple(saved.split()), cast(Codec[object] | None, codec), fresh, name)
        for name, given, saved, codec, fresh in table
    ]


def _initial_expression(line: Field[object], annotation: str) -> str:
    """The expression that initialises a field."""
    if line.begins == GIVEN:
        return line.name
    start = f"start_{line.name}"
    return f"{start}(self)" if line.begins == MADE else _slices(line, annotation, start)


def _copy_expression(line: Field[object], annotation: str) -> str:
    """The expression that copies a field."""
    return f"start_{line.name}" if line.fresh else _slices(line, annotation, f"self.{line.name}")


def _slices(line: Field[object], annotation: str, value: str) -> str:
    """Slice a list; slice each list of a list of lists, whose length is fixed."""
    if annotation.startswith("list[list["):
        assert isinstance(line.start, list)
        return "[" + ", ".join([f"{value}[{place}][:]" for place in range(len(line.start))]) + "]"
    return f"{value}[:]" if annotation.startswith("list[") and "|" not in annotation else value


# ---------------------------------------------------------------------- saved positions


def saved_fields(kind: type[object]) -> tuple[str, ...]:
    """The fields of a saved position, in the order of the table."""
    return tuple(dict.fromkeys([name for line in fields_of(kind) for name in line.saved]))


def encode(state: S) -> dict[str, Json]:
    """Encode the fields that have a codec."""
    return {
        line.saved[0]: line.codec.write(state, getattr(state, line.name))
        for line in fields_of(type(state))
        if line.codec is not None
    }


def decode(state: S, given: dict[str, Reader]) -> None:
    """Set every given field that has a codec; the others keep their value."""
    for line in fields_of(type(state)):
        if line.codec is not None and line.saved[0] in given:
            setattr(state, line.name, line.codec.read(state, given[line.saved[0]]))


# ---------------------------------------------------------------------- codecs


def names_of_marks(marks: int, names: Sequence[str]) -> list[Json]:
    """The names whose bits are set."""
    found: list[Json] = []
    while marks:
        lowest = marks & -marks
        found.append(names[lowest.bit_length() - 1])
        marks ^= lowest
    return found


class Number(NamedTuple):
    """A whole number within bounds."""

    least: int
    most: int

    def write(self, state: object, value: int, /) -> Json:
        return value

    def read(self, state: object, reader: Reader, /) -> int:
        return reader.number(self.least, self.most)


class Flag(NamedTuple):
    """A boolean."""

    def write(self, state: object, value: int, /) -> Json:
        return value

    def read(self, state: object, reader: Reader, /) -> int:
        return reader.flag()


class OneOf(NamedTuple, Generic[S]):
    """The name of something numbered; null for a number below 0."""

    names: Callable[[S], Sequence[str]]

    def write(self, state: S, value: int, /) -> Json:
        return self.names(state)[value] if value >= 0 else None

    def read(self, state: S, reader: Reader, /) -> int:
        return reader.one_of(self.names(state))


class Marks(NamedTuple, Generic[S]):
    """A bit set, written as the names of its members."""

    names: Callable[[S], Sequence[str]]

    def write(self, state: S, value: int, /) -> Json:
        return names_of_marks(value, self.names(state))

    def read(self, state: S, reader: Reader, /) -> int:
        return sum([1 << number for number in reader.different(self.names(state))])
