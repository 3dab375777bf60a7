"""Whoever joins a table from a terminal is asked for a name: that of the account is nobody's business."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from tests.terminal.menu.test_start import Player
from voidlock.terminal.menu.first_page import Choose
from voidlock.terminal.menu.game_start import Asker, Message
from voidlock.terminal.menu.options import BadOption, GameOptions
from voidlock.terminal.menu.start import start
from voidlock.terminal.model.preferences import Preferences
from voidlock.terminal.network.links import Seats, mark_of, read_link
from voidlock.terminal.network.table import AtTable
from voidlock.terminal.saves import Unfinished
from voidlock.texts import Words

LINK = "http://127.0.0.1:9/#table=0123456789ab"


class Typist:
    """Types these lines until one will do."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)

    async def ask_line(self, asked: Message, check: Callable[[str, Words], object]) -> str:
        while True:
            line = self.lines.pop(0)
            try:
                check(line, Words("en"))
                return line
            except BadOption:
                continue


class Guest(Player):
    """Leaves without an answer if there is nothing to type."""

    def __init__(self, folder: Path, *lines: str) -> None:
        super().__init__(folder)
        self.typist = Typist(*lines)
        self.asked = 0

    def ask(self, choose: Choose, preferences: Preferences, notes: list[str]) -> Unfinished | GameOptions | int:
        self.asked += 1
        return asyncio.run(choose(cast(Asker, self.typist))) if self.typist.lines else 0

    @property
    def names(self) -> list[list[str]]:
        return [each.sitting.names for each in self.played if isinstance(each.sitting, AtTable)]


def test_a_guest_says_a_name(tmp_path: Path) -> None:
    guest = Guest(tmp_path, "", " , ", "Ann, Bob")
    assert start(GameOptions(link=LINK), guest) == 0
    assert guest.names == [["Ann", "Bob"]]


def test_a_guest_who_says_none_does_not_come(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    assert start(GameOptions(link=LINK), guest) == 0
    assert (guest.asked, guest.names) == (1, [])


@pytest.mark.parametrize("person", [True, False])
def test_nobody_is_asked_twice(tmp_path: Path, person: bool) -> None:
    """Neither who has said it, nor who comes back to their seat, nor a program."""
    guest = Guest(tmp_path)
    guest.person = person
    if person:
        start(GameOptions(link=LINK, name="Ann"), guest)
        Seats(tmp_path, read_link(LINK)).make(1)
    start(GameOptions(link=LINK), guest)
    assert guest.asked == 0
    assert guest.names == ([["Ann"], ["Player 1"]] if person else [["Player 1"]])


def test_the_secrets_go_with_their_people(tmp_path: Path) -> None:
    """Seats can be swapped; a device with several secrets is told whose is which."""
    seats = Seats(tmp_path, read_link(LINK))
    ann, bob = seats.make(1), seats.make(2)
    assert seats.follow([1, 2], [mark_of(bob), mark_of(ann)]) == {1: 2, 2: 1}
    assert seats.secrets == {1: bob, 2: ann}
    assert seats.follow([5], [mark_of(ann)]) == {2: 5}
    assert Seats(tmp_path, read_link(LINK)).secrets == {1: bob, 5: ann}
    assert seats.follow([5], []) == {}, "an older server says nothing of it"
