"""A log of older rules: a game that today's rules play on goes on from its round once its entries no longer fit."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import UNSET, Raw, json

from voidlock.engine import Json
from voidlock.games import kit_of
from voidlock.protocol.messages import Options
from voidlock.server.log.entries import Answered, AnyEntry, Started, decode, encode
from voidlock.server.log.migration import file_of
from voidlock.server.log.permissions import answer_choice, begin_game, open_table, take_seat
from voidlock.server.log.table import Damaged, Table

NAME = "0123456789ab"
VERSION = kit_of("angel").rules.version
ANSWERS = 30
"""Into the second round and beyond, but not to the end of the game."""


def round_of(table: Table) -> Json:
    position = table.playing().round_position()
    assert position is not None
    return position["round"]


def log_of(answers: int, version: int) -> tuple[list[AnyEntry], Table]:
    """The log of a game of one, begun under these rules, after so many answers; and its table."""
    table, rng = Table(NAME), Random(1)
    entries: list[AnyEntry] = []

    def write(entry: AnyEntry) -> None:
        entries.append(decode(encode(entry)))
        table.apply(entries[-1])

    write(open_table(Options(seed="older"), "host", UNSET).entry)
    write(take_seat(table, 1, "Ann", "secret"))
    begun = begin_game(table).entry
    write(Started(file=Raw(json.encode({**file_of(begun.file), "rules": version}))))
    for _ in range(answers):
        choice = table.playing().pending[0]
        name = table.name_of(choice)
        entry, option = answer_choice(table, [1], name, rng.choice(choice.options).text)
        table.complete(entry, table.play(entry, option))
        write(entry)
    return entries, table


def spoil(entries: list[AnyEntry]) -> None:
    """Let the last answer with dice have had other dice, as if the older rules had rolled more."""
    entry = next(each for each in reversed(entries) if isinstance(each, Answered) and each.chance)
    entry.chance = [*entry.chance, "die 1"]


def read_again(entries: list[AnyEntry]) -> Table:
    table = Table(NAME)
    for entry in entries:
        table.apply(entry)
    return table


def test_a_log_that_fits_is_played_on() -> None:
    entries, before = log_of(ANSWERS, VERSION - 1)
    table = read_again(entries)
    assert table.migrate() is None
    assert table.playing().view(1) == before.playing().view(1)


def test_a_log_that_no_longer_fits_goes_on_from_its_round() -> None:
    entries, before = log_of(ANSWERS, VERSION - 1)
    spoil(entries)
    table = read_again(entries)
    going_on = table.migrate()
    assert going_on is not None
    table.apply(going_on)
    assert table.went_on
    assert (round_of(table), table.playing().inputs) == (round_of(before), [])


def test_a_log_of_the_same_rules_that_does_not_fit_is_damaged() -> None:
    entries, _ = log_of(ANSWERS, VERSION)
    spoil(entries)
    with pytest.raises(Damaged):
        read_again(entries)
