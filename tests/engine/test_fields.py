"""A table of fields makes slots, start values, a copy that shares no list, and the regular part of a saved position."""

from __future__ import annotations

import pytest

from tests.refusing import for_reason
from voidlock.engine import (
    FileError,
    Flag,
    Json,
    Marks,
    Number,
    OneOf,
    Reader,
    argument,
    decode,
    derive,
    each,
    encode,
    field,
    flat,
    saved_fields,
)

NAMES = ("anna", "ben", "cleo")


def _seats(table: Table) -> int:
    return table.size


def _double(table: Table) -> int:
    return 2 * table.size


@flat
class Table:
    size: int = argument(int, saved="size")
    told: list[str] | None = field(None, fresh=True)
    round: int = field(1, saved="round", codec=Number(1, 9))
    over: bool = field(False, saved="over", codec=Flag())
    turn: int = field(-1, saved="turn", codec=OneOf(lambda _: NAMES))
    acted: int = field(0, saved="acted", codec=Marks(lambda _: NAMES))
    hands: list[list[int]] = field([[], [7]], saved="hands")
    seats: list[int] = each(_seats, 0, saved="hands")
    most: int = derive(_double)

    def copy(self) -> Table:
        raise NotImplementedError


def given_as(**values: Json) -> dict[str, Reader]:
    return Reader(values, "position").table()


def test_a_table_begins_as_its_fields_say() -> None:
    table = Table(3)
    assert (table.size, table.round, table.seats, table.most, table.hands) == (3, 1, [0, 0, 0], 6, [[], [7]])
    with pytest.raises(AttributeError):
        table.other = 1  # type: ignore[attr-defined]


def test_two_tables_share_no_list() -> None:
    Table(1).hands[0].append(1)
    assert Table(1).hands == [[], [7]]


def test_a_copy_shares_no_list_and_tells_nobody() -> None:
    table = Table(2)
    table.told = []
    other = table.copy()
    other.hands[1].append(8)
    other.seats[0] = 1
    assert (table.hands, table.seats, other.told) == ([[], [7]], [0, 0], None)


def test_regular_fields_are_written_and_read_back() -> None:
    table = Table(1)
    table.round, table.over, table.turn, table.acted = 4, True, 1, 0b101
    saved = encode(table)
    assert saved == {"round": 4, "over": True, "turn": "ben", "acted": ["anna", "cleo"]}
    again = Table(1)
    decode(again, given_as(**saved))
    assert encode(again) == saved
    assert saved_fields(Table) == ("size", "round", "over", "turn", "acted", "hands")


def test_what_is_not_given_stays_and_what_is_wrong_is_refused() -> None:
    table = Table(1)
    decode(table, given_as(over=True))
    assert (table.round, table.over) == (1, True)
    with pytest.raises(FileError, check=for_reason("number_out_of_range")):
        decode(table, given_as(round=10))
