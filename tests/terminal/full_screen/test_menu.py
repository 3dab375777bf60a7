"""The first screen: kept games, new ones, bots seat by seat."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest
from textual.app import App
from textual.widgets import OptionList

from tests.hulk.boards import AIRLOCK, mission_text
from tests.saying import said
from voidlock import angel
from voidlock.games.hulk.lines.start import HulkStart
from voidlock.terminal.full_screen.line import Line
from voidlock.terminal.full_screen.panels import Reader
from voidlock.terminal.menu.first_page import FirstPage
from voidlock.terminal.menu.menu import Menu
from voidlock.terminal.menu.options import GameOptions
from voidlock.terminal.model.advisers.hints import Hints
from voidlock.terminal.model.keys import ENTER
from voidlock.terminal.model.preferences import Preferences
from voidlock.terminal.saves import Keeper, Unfinished, find_running
from voidlock.texts import LANGUAGES, Words
from voidlock.words.columns import columns_of
from voidlock.words.explaining import look_up


def menu_of(
    games: list[Unfinished] | None = None, language: str = "en", preferences: Preferences | None = None
) -> Menu:
    preferences = preferences or Preferences()
    return Menu(FirstPage(games or [], preferences, Hints()).choose, Words(language), preferences)


def picked(*keys: str, games: list[Unfinished] | None = None) -> Unfinished | GameOptions | None:
    """What comes of these keys."""

    async def press() -> Unfinished | GameOptions | None:
        menu = menu_of(games)
        async with menu.run_test(size=(80, 24)) as pilot:
            for key in keys:
                await pilot.press(key)
                await pilot.pause()
        return menu.picked

    return asyncio.run(press())


def test_enter_right_behind_a_number_answers_nothing_more() -> None:
    """A number that another digit may follow needs Enter: by that habit nobody starts a game or answers twice."""
    assert picked("f", "enter", "3", "enter", "1", "enter", "1", "1", "1") == GameOptions(players=3, teams="draft")

    async def press(*keys: str) -> bool:
        menu = menu_of()
        async with menu.run_test(size=(80, 24)) as pilot:
            await pilot.press(*keys)
            await pilot.pause()
        return menu.numbered

    assert asyncio.run(press("d")) and not asyncio.run(press("enter"))


def test_that_enter_says_why_it_does_nothing() -> None:
    async def press() -> None:
        menu = menu_of()
        async with menu.run_test(size=(80, 24)) as pilot:
            told = said("screen-key-counted", key=ENTER)
            for key, shown in (("f", False), ("enter", True), ("enter", False)):
                await pilot.press(key)
                await pilot.pause()
                assert (menu.notes == [told]) is shown

    asyncio.run(press())


def test_escape_goes_back_to_the_beginning_and_then_leaves() -> None:
    assert picked("f", "1", "escape", "d") == GameOptions(players=1)
    assert picked("escape") is None


def test_a_number_is_taken_with_its_last_digit() -> None:

    async def look() -> None:
        menu = Menu(partial(HulkStart().complete, GameOptions()), Words("en"))
        async with menu.run_test(size=(80, 24)) as pilot:
            await pilot.press("down", "1")
            await pilot.pause()
            assert menu.query_one(OptionList).highlighted == 0 and not menu.numbered
            await pilot.press("0")
            await pilot.pause()
            assert not menu.query_one(OptionList).option_count and menu.numbered

    asyncio.run(look())


MINE = mission_text(AIRLOCK).replace("Airlock Nine", "Mine")
FAULTY = MINE.replace("#MMM....", "#MMM.?..", 1)


def screen_of(app: App[int]) -> str:
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mission_file_is_typed_mended_and_chosen(tmp_path: Path, language: str) -> None:
    """A wrong name is told, a fault is shown at its square, and the mended file is played."""
    path = tmp_path / "mine.txt"
    path.write_text(FAULTY, encoding="utf-8")

    async def press() -> Unfinished | GameOptions | None:
        menu = menu_of(language=language)
        async with menu.run_test(size=(80, 24)) as pilot:
            await pilot.press("s", "end", "enter")
            await pilot.pause()
            menu.query_one(Line).value = str(tmp_path / "nothing.txt")
            await pilot.press("enter")
            await pilot.pause()
            # A long path is broken between any two letters.
            assert "nothing.txt" in "".join(screen_of(menu).split())
            menu.query_one(Line).value = str(tmp_path / "mi")
            await pilot.press("tab")
            assert menu.query_one(Line).value == str(path)
            await pilot.press("enter")
            await pilot.pause()
            assert "M M M . ?!. ." in screen_of(menu)
            assert "5,5" in screen_of(menu)
            await pilot.press("escape")
            await pilot.pause()
            path.write_text(MINE, encoding="utf-8")
            await pilot.press("enter")
            await pilot.pause()
        return menu.picked

    assert asyncio.run(press()) == GameOptions(mission=str(path))


def test_a_language_is_kept(tmp_path: Path) -> None:
    async def press() -> None:
        menu = menu_of(preferences=Preferences(tmp_path))
        async with menu.run_test(size=(80, 24)) as pilot:
            await pilot.press("f4")

    asyncio.run(press())
    assert Preferences(tmp_path).language == "ja"


def test_the_rules_are_read_and_looked_up_in() -> None:
    async def press() -> None:
        menu = menu_of()
        async with menu.run_test(size=(80, 24)) as pilot:
            for key in ("r", "1"):
                await pilot.press(key)
                await pilot.pause()
            assert isinstance(menu.screen, Reader)
            await pilot.press(*"flank", "enter")
            await pilot.pause()
            assert look_up("flank", Words("en"), "angel")[0].text in screen_of(menu)
            await pilot.press("escape")
            await pilot.pause()
            assert said("screen-start") in screen_of(menu)

    asyncio.run(press())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(60, 18), (80, 24), (120, 40), (200, 60)])
def test_every_entry_is_in_sight_and_nothing_is_wider_than_the_window(size: tuple[int, int], language: str) -> None:
    async def look() -> None:
        words = Words(language)
        menu = menu_of(language=language)
        async with menu.run_test(size=size) as pilot:
            await pilot.pause()
            seen = screen_of(menu)
            for entry in FirstPage([], Preferences(), Hints()).entries():
                assert words.say(entry.message.id) in seen
            assert words.say("screen-do-quit") in seen.splitlines()[-1]
            assert max(columns_of(line) for line in seen.splitlines()) <= size[0]

    asyncio.run(look())


def test_an_entry_is_clicked() -> None:
    async def press() -> Unfinished | GameOptions | None:
        menu = menu_of()
        async with menu.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await pilot.click("#answers", offset=(5, 0))
            await pilot.pause()
        return menu.picked

    assert asyncio.run(press()) == GameOptions(players=1)


def test_the_delete_key_asks_whether_to_delete_the_saved_game_under_the_cursor(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path)
    keeper.keep(angel.new(1, seed=1))
    keeper.let_go()
    games = find_running(tmp_path).games
    assert picked("delete", "2", games=games) is None
    assert not games and not list((tmp_path / "games").glob("*.json"))
