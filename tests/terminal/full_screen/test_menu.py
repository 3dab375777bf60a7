"""The first screen: kept games, new ones, bots seat by seat."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from textual.app import App
from textual.widgets import OptionList, Static

from tests.hulk.boards import AIRLOCK, mission_text
from tests.saying import first_line, said
from voidlock import angel
from voidlock.engine import save_file
from voidlock.games import KITS
from voidlock.games.angel.screen.board import AngelBoard
from voidlock.games.hulk.lines.start import HulkStart
from voidlock.terminal.full_screen.app import GameScreen
from voidlock.terminal.full_screen.line import Line
from voidlock.terminal.full_screen.panels import Reader
from voidlock.terminal.menu import ways
from voidlock.terminal.menu.menu import Menu, ShortMenu
from voidlock.terminal.menu.options import GameOptions
from voidlock.terminal.model.hints import Hints
from voidlock.terminal.model.preferences import Preferences
from voidlock.terminal.saves import Keeper, Unfinished, find_running
from voidlock.terminal.sessions.local import LocalGame
from voidlock.texts import LANGUAGES, Words
from voidlock.words.columns import columns_of
from voidlock.words.explaining import looked_up


def picked(*keys: str, games: list[Unfinished] | None = None) -> Unfinished | GameOptions | None:
    """What comes of these keys."""

    async def press() -> Unfinished | GameOptions | None:
        menu = Menu(games or [], [], Words("en"))
        async with menu.run_test(size=(80, 24)) as pilot:
            for key in keys:
                await pilot.press(key)
                await pilot.pause()
        return menu.picked

    return asyncio.run(press())


def test_one_key_begins_a_game_alone() -> None:
    assert picked("enter") == GameOptions(players=1)
    assert picked("d") == picked("D") == GameOptions(players=1)
    assert picked("1") is None


def test_the_entries_are_those_of_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ways, "KITS", {"hulk": KITS["hulk"]})
    assert [entry.message.key for entry in ways.entries()] == [*"SGPRWJO"]
    bare = replace(KITS["hulk"], sources=Path("no_folder"), start=None, reference=None, screen=None)
    monkeypatch.setattr(ways, "KITS", {"hulk": bare})
    assert [entry.message.key for entry in ways.entries()] == [*"JO"]


def test_no_two_entries_share_a_key() -> None:
    keys = [entry.message.key for entry in ways.entries()]
    assert len({*keys}) == len(keys) and "" not in keys and "Q" not in keys


def test_enter_right_behind_a_number_answers_nothing_more() -> None:
    """Longer lists need Enter behind a number: nobody who is used to that starts a game for one, or gives an answer."""
    assert picked("f", "enter", "3", "enter", "1", "enter", "1", "1", "1") == GameOptions(players=3, teams="draft")

    async def press(*keys: str) -> bool:
        menu = Menu([], [], Words("en"))
        async with menu.run_test(size=(80, 24)) as pilot:
            await pilot.press(*keys)
            await pilot.pause()
        return menu.numbered

    assert asyncio.run(press("d")) and not asyncio.run(press("enter"))


def test_the_first_question_of_a_game_is_not_answered_by_that_enter() -> None:
    game = angel.new(1, seed="5", teams="random")

    async def press() -> None:
        app = GameScreen(LocalGame(game, AngelBoard()), Words("en"), numbered=True)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("enter")
            await pilot.pause()
            assert not game.answers_of(1)
            await pilot.press("enter")
            await pilot.pause()
            assert game.answers_of(1)

    asyncio.run(press())


def test_bots_are_asked_for_seat_by_seat() -> None:
    assert picked("f", "3", "1", "2", "down", "down", "enter", "2") == GameOptions(
        players=3, teams="random", bots="2=brother,3=librarian"
    )
    assert picked("f", "2", "1", "1", "1") == GameOptions(players=2, teams="draft")


def test_escape_goes_back_to_the_beginning_and_then_leaves() -> None:
    assert picked("f", "1", "escape", "d") == GameOptions(players=1)
    assert picked("escape") is None
    assert picked("f", "f10") is None


def test_a_mission_is_chosen_with_its_briefing_in_sight() -> None:
    assert picked("s", "1", "enter") == GameOptions(mission="original-1-airlock-nine")
    assert picked("s", "1") is None
    assert picked("s", "2", "enter") == GameOptions(mission="classic-1-suicide-mission")
    assert picked("s", "1", "down", "0", "enter") == GameOptions(mission="classic-1-suicide-mission")
    assert picked("s", "9", "2", "enter") == GameOptions(mission="classic-1-suicide-mission")
    assert picked("s", "down", "enter") == GameOptions(mission="classic-1-suicide-mission")
    assert picked("s", "escape", "d") == GameOptions(players=1)

    async def look() -> str:
        menu = ShortMenu(Words("en"), partial(HulkStart().picked, GameOptions()))
        async with menu.run_test(size=(80, 24)) as pilot:
            await pilot.press("down", "up")
            await pilot.pause()
            return str(menu.query_one("#below", Static).content)

    assert "Three marines, one room, one exit." in asyncio.run(look())


def test_a_number_of_two_digits_goes_to_its_answer() -> None:
    """A list of more than nine is not decided by the first digit."""

    async def look() -> None:
        menu = ShortMenu(Words("en"), partial(HulkStart().picked, GameOptions()))
        async with menu.run_test(size=(80, 24)) as pilot:
            await pilot.press("1", "0")
            await pilot.pause()
            assert menu.picked is None
            assert menu.query_one(OptionList).highlighted == 9

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
        menu = Menu([], [], Words(language))
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


def test_what_can_be_no_file_is_said_to_be_none() -> None:
    async def press() -> None:
        menu = ShortMenu(Words("en"), partial(HulkStart().picked, GameOptions()))
        async with menu.run_test(size=(80, 24)) as pilot:
            await pilot.press("end", "enter")
            for typed in ("~nosuchuser", "x" * 300):
                menu.query_one(Line).value = typed
                await pilot.press("tab", "enter")
                await pilot.pause()
                assert typed[:60] in screen_of(menu).replace("\n", "").split("Which")[0].replace(" ", "")

    asyncio.run(press())


def test_mission_files_of_the_folder_are_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name, text in (("b.txt", MINE), ("a.txt", MINE), ("notes.txt", "nothing of that kind")):
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert picked("s", "end", "enter", "down", "enter") == GameOptions(mission="b.txt")
    assert picked("s", "end", "enter", "escape", "d") == GameOptions(players=1)


def test_kept_games_come_first(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path)
    keeper.keep(angel.new(1, seed="5"))
    keeper.let_go()
    found = find_running(tmp_path)
    assert picked("enter", games=found.games) is picked("1", games=found.games) is found.games[0]
    assert picked("d", games=found.games) == GameOptions(players=1)
    found.games[0].keeper.let_go()


def test_a_puzzle_can_be_picked() -> None:
    assert picked("p", "1", "enter") == GameOptions(puzzle=KITS["angel"].puzzles[0].id)


def test_a_language_is_kept(tmp_path: Path) -> None:
    async def press() -> None:
        menu = Menu([], [], Words("en"), Preferences(tmp_path))
        async with menu.run_test(size=(80, 24)) as pilot:
            await pilot.press("f4")

    asyncio.run(press())
    assert Preferences(tmp_path).language == "ja"


def test_options_are_switched_and_kept(tmp_path: Path) -> None:
    async def press() -> Menu:
        menu = Menu([], [], Words("en"), Preferences(tmp_path), Hints(tmp_path))
        async with menu.run_test(size=(80, 24)) as pilot:
            for key in ("o", "2", "3", "4", "5", "5", "5", "1"):
                await pilot.press(key)
                await pilot.pause()
            assert Words("ja").say("screen-start-option-pace", pace="slow") in screen_of(menu)
            await pilot.press("escape")
            await pilot.pause()
            assert Words("ja").say("screen-start") in screen_of(menu)
        return menu

    menu = asyncio.run(press())
    kept = Preferences(tmp_path)
    assert (kept.pace, kept.colours, kept.odds, kept.language) == ("slow", "dark", False, "ja")
    assert not Hints(tmp_path).on
    assert menu.ground.theme.name == "voidlock-dark"


def test_the_rules_are_read_and_looked_up_in() -> None:
    async def press() -> None:
        menu = Menu([], [], Words("en"))
        async with menu.run_test(size=(80, 24)) as pilot:
            for key in ("r", "1"):
                await pilot.press(key)
                await pilot.pause()
            assert isinstance(menu.screen, Reader)
            await pilot.press(*"flank", "enter")
            await pilot.pause()
            assert looked_up("flank", Words("en"), "angel")[0].text in screen_of(menu)
            await pilot.press("escape")
            await pilot.pause()
            assert said("screen-start") in screen_of(menu)

    asyncio.run(press())


def test_bots_are_watched_or_a_file_is(tmp_path: Path) -> None:
    assert picked("w", "1") == GameOptions(1, "random", game="angel", bots="1=brother", watch=True)
    assert picked("w", "2", "1", "enter") == GameOptions(
        game="hulk", bots="sergeant", mission="original-1-airlock-nine", watch=True
    )

    async def press() -> Unfinished | GameOptions | None:
        menu = Menu([], [], Words("en"), Preferences(tmp_path))
        async with menu.run_test(size=(80, 24)) as pilot:
            for key in ("w", "3", "enter"):
                await pilot.press(key)
                await pilot.pause()
        return menu.picked

    game, path = angel.new(1, seed="5"), tmp_path / "finished" / "one.json"
    path.parent.mkdir()
    save_file(game, path)
    assert asyncio.run(press()) == GameOptions(load=path, watch=True)


def test_a_link_to_a_table_is_pasted() -> None:
    link = "http://localhost:8421/#table=0123456789ab"

    async def press() -> Unfinished | GameOptions | None:
        menu = Menu([], [], Words("en"))
        async with menu.run_test(size=(80, 24)) as pilot:
            await pilot.press("j")
            await pilot.pause()
            for typed in ("nonsense", link):
                menu.query_one(Line).value = typed
                await pilot.press("enter")
                await pilot.pause()
                assert typed == link or first_line(said("screen-link-wrong", text="nonsense")) in screen_of(menu)
        return menu.picked

    assert asyncio.run(press()) == GameOptions(link=link)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(60, 18), (80, 24), (120, 40), (200, 60)])
def test_every_entry_is_in_sight_and_nothing_is_wider_than_the_window(size: tuple[int, int], language: str) -> None:
    async def look() -> None:
        words = Words(language)
        menu = Menu([], [], words)
        async with menu.run_test(size=size) as pilot:
            await pilot.pause()
            seen = screen_of(menu)
            for entry in ways.entries():
                assert words.say(entry.message.id) in seen
            assert words.say("screen-do-quit") in seen.splitlines()[-1]
            assert max(columns_of(line) for line in seen.splitlines()) <= size[0]

    asyncio.run(look())


def test_an_entry_is_clicked() -> None:
    async def press() -> Unfinished | GameOptions | None:
        menu = Menu([], [], Words("en"))
        async with menu.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await pilot.click("#answers", offset=(5, 0))
            await pilot.pause()
        return menu.picked

    assert asyncio.run(press()) == GameOptions(players=1)


def test_a_saved_game_is_deleted_when_the_player_is_sure(tmp_path: Path) -> None:
    for seed in (1, 2):
        keeper = Keeper(tmp_path)
        keeper.keep(angel.new(1, seed=seed))
        keeper.let_go()
    games = find_running(tmp_path).games
    kept = games[1]
    assert picked("delete", "1", "down", "delete", "enter", games=games) is None
    assert len(games) == 2
    assert picked("delete", "2", games=games) is None
    assert games == [kept]
    assert list((tmp_path / "games").glob("*.json")) == [kept.keeper.path]
    kept.keeper.let_go()
