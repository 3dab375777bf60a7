"""Feature layout of an observation vector, normalised to 0 to 1.

A block may repeat (for each row of the formation, each Marine) with the same fields every time. A field has one number
per label. Each number is a count divided by the field's `most`, and is capped at 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .catalogue import Observation


class Field(NamedTuple):
    """One number for each label."""

    name: str
    labels: tuple[str, ...]
    told: str
    most: int = 1


class Block(NamedTuple):
    """Fields that repeat for each name in `each`."""

    name: str
    each: tuple[str, ...]
    fields: tuple[Field, ...]

    @property
    def size(self) -> int:
        """The numbers in one repetition."""
        return sum([len(field.labels) for field in self.fields])


def one(name: str, told: str, most: int = 1) -> Field:
    return Field(name, (name,), told, most)


def offset(block: Block, field: str) -> int:
    """The index of a field's first number within a repetition of its block."""
    place = 0
    for one in block.fields:
        if one.name == field:
            return place
        place += len(one.labels)
    raise KeyError(f"{block.name} has no {field}")


class Layout:
    """The blocks of an observation, one after another.

    starts   by block, the index of its first number
    rows     by block and repetition, the index of its first number
    fields   by block and field, the place of its first number within a repetition
    labels   by block, field and label, the place of its number within a repetition
    most     by block and field, its `most`
    names    by index, the name of the number: `row.3.left_swarm.claw`
    scale    by index, the factor for its count
    """

    def __init__(self, blocks: Sequence[Block]) -> None:
        self.blocks = tuple(blocks)
        self.starts: dict[str, int] = {}
        self.size = 0
        for block in self.blocks:
            self.starts[block.name] = self.size
            self.size += block.size * len(block.each)
        self.rows = {
            block.name: {name: self.starts[block.name] + place * block.size for place, name in enumerate(block.each)}
            for block in self.blocks
        }
        self.fields = {
            block.name: {field.name: offset(block, field.name) for field in block.fields} for block in self.blocks
        }
        self.labels = {
            block.name: {
                field.name: {label: offset(block, field.name) + place for place, label in enumerate(field.labels)}
                for field in block.fields
            }
            for block in self.blocks
        }
        self.most = {block.name: {field.name: field.most for field in block.fields} for block in self.blocks}
        self.names = tuple(name for name, _ in self.numbers())
        self.scale: NDArray[np.float32] = np.array([1 / most for _, most in self.numbers()], dtype=np.float32)

    def numbers(self) -> Iterator[tuple[str, int]]:
        """Name and `most` of every number, in order."""
        for block in self.blocks:
            for name in block.each:
                for field in block.fields:
                    for label in field.labels:
                        words = [block.name, name, field.name, label if len(field.labels) > 1 else ""]
                        yield ".".join([word for word in words if word]), field.most


class Counts:
    """The counts of one observation, written by block, repetition, field and label."""

    __slots__ = ("_counts", "_fields", "_labels", "_layout", "_rows")

    def __init__(self, layout: Layout, counts: bytearray | None = None) -> None:
        self._layout = layout
        self._rows, self._fields, self._labels = layout.rows, layout.fields, layout.labels
        self._counts = bytearray(layout.size) if counts is None else counts

    def copy(self) -> Counts:
        return Counts(self._layout, self._counts[:])

    def observation(self) -> Observation:
        """A new array of the numbers, from 0 to 1."""
        made: Observation = np.frombuffer(self._counts, dtype=np.uint8) * self._layout.scale
        return made

    def set(self, block: str, row: str, field: str, count: int) -> None:
        """Set the count of a field with one number, which is 0 before."""
        if count:
            self._counts[self._rows[block][row] + self._fields[block][field]] = count

    def mark(self, block: str, row: str, field: str, label: str | None, count: int = 1) -> None:
        """Set the count of one label of a field; without a label, of none."""
        if label:
            self._counts[self._rows[block][row] + self._labels[block][field][label]] = count

    def take(self, block: str, row: str, shown: Mapping[str, object], *fields: str) -> None:
        """Count fields that a view calls by the same names: each is a number, a label, several, or numbers by label."""
        labels, start, most = self._labels[block], self._rows[block][row], self._layout.most[block]
        for field in fields:
            value = shown[field]
            if isinstance(value, int) and field in labels[field]:
                self._counts[start + labels[field][field]] = min(value, most[field])
            elif isinstance(value, str | int):
                self.mark(block, row, field, str(value))
            elif isinstance(value, list):
                for label in value:
                    self.add(block, row, field, str(label))
            elif isinstance(value, dict):
                for label, number in value.items():
                    self.mark(block, row, field, label, number)

    def add(self, block: str, row: str, field: str, label: str = "", most: int = 255) -> None:
        """Count one more of a label, up to `most`; a field with one number is its own label."""
        place = self._rows[block][row] + self._labels[block][field][label or field]
        self._counts[place] = min(self._counts[place] + 1, most)
