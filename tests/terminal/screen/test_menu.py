"""The first screen: kept games, new ones, bots seat by seat."""

from __future__ import annotations

import asyncio
from pathlib import Path

from textual.widgets import Static

from voidlock import angel
from voidlock.terminal.options import Wished
from voidlock.terminal.saves import Keeper, Unfinished, find_running
from voidlock.terminal.screen.menu import Menu, MissionMenu
from voidlock.texts import Words


def picked(*keys: str, games: list[Unfinished] | None = None) -> Unfinished | Wished | None:
    """What comes of these keys."""

    async def press() -> Unfinished | Wished | None:
        menu = Menu(games or [], [], Words("en"))
        async with menu.run_test(size=(80, 24)) as pilot:
            for key in keys:
                await pilot.press(key)
                await pilot.pause()
        return menu.picked

    return asyncio.run(press())


def test_one_key_begins_a_game_alone() -> None:
    assert picked("enter") == Wished(players=1)
    assert picked("1") == Wished(players=1)


def test_bots_are_asked_for_seat_by_seat() -> None:
    assert picked("2", "3", "1", "2", "down", "down", "enter", "2") == Wished(
        players=3, teams="random", bots="2=brother,3=librarian"
    )
    assert picked("2", "2", "1", "1", "1") == Wished(players=2, teams="draft")


def test_escape_goes_back_to_the_beginning_and_then_leaves() -> None:
    assert picked("2", "1", "escape", "1") == Wished(players=1)
    assert picked("escape") is None
    assert picked("2", "f10") is None


def test_a_mission_is_chosen_with_its_briefing_in_sight() -> None:
    assert picked("3", "7") == Wished(mission="original-1-airlock-nine")
    assert picked("3", "down", "enter") == Wished(mission="classic-2-exterminate")
    assert picked("3", "escape", "1") == Wished(players=1)

    async def look() -> str:
        menu = MissionMenu([], [], Words("en"))
        async with menu.run_test(size=(80, 24)) as pilot:
            await pilot.press("end", "up", "up")
            await pilot.pause()
            return str(menu.query_one("#more", Static).content)

    assert "Three marines, one room, one exit." in asyncio.run(look())


def test_kept_games_come_first(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path)
    keeper.keep(angel.new(1, seed="5"))
    keeper.let_go()
    found = find_running(tmp_path)
    chosen = picked("enter", games=found.games)
    assert chosen is found.games[0]
    assert picked("2", games=found.games) == Wished(players=1)
    found.games[0].keeper.let_go()
