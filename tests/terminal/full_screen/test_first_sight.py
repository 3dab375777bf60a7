"""What a newcomer meets: the cursor is seen, Enter does no harm, nothing is cut."""

from __future__ import annotations

import asyncio

import pytest
from textual.widget import Widget

from tests.saying import said
from tests.stage import stage
from tests.terminal.full_screen.acting import acting
from tests.terminal.model.table import at_home
from voidlock import angel
from voidlock.games.angel.screen.picture import Picture
from voidlock.games.angel.view.types import angel_view
from voidlock.terminal.full_screen.room import SMALLEST
from voidlock.terminal.menu.first_page import FirstPage
from voidlock.terminal.menu.menu import Menu
from voidlock.terminal.model.advisers.hints import Hints
from voidlock.terminal.model.board.drawing import STYLES
from voidlock.terminal.model.board.game_board import Sight
from voidlock.terminal.model.preferences import Preferences
from voidlock.texts import LANGUAGES, Words
from voidlock.words.columns import NEVER_FIRST

TEAMS = [["red", "blue", "green"]]


def in_reverse(widget: Widget) -> str:
    """What a person sees in reverse, which is the cursor."""
    lines = [widget.render_line(y) for y in range(widget.size.height)]
    seen = [segment.text for line in lines for segment in line if segment.style is not None and segment.style.reverse]
    return " ".join("".join(seen).split())


def test_the_cursor_of_the_first_screen_is_seen_without_colours() -> None:
    async def look() -> None:
        menu = Menu(FirstPage([], Preferences(), Hints()).choose, Words("en"))
        async with menu.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert in_reverse(menu.query_one("#answers")).startswith(f"D {said('screen-start-alone')} ")
            await pilot.press("down", "down")
            assert in_reverse(menu.query_one("#answers")).startswith(f"S {said('screen-start-hulk')} ")

    asyncio.run(look())


def test_the_cursor_is_seen_among_the_answers_and_in_the_log() -> None:
    async def look() -> None:
        async with acting(at_home(angel.new(1, seed="5", teams=TEAMS))) as actor:
            await actor.press("down")
            assert in_reverse(actor.app.answers) == "2. Run and Gun"
            assert in_reverse(actor.app.log_lines) == ""
            await actor.press("f7")
            assert in_reverse(actor.app.log_lines) == "Choose Actions Phase"
            await actor.press("escape")
            assert in_reverse(actor.app.log_lines) == ""

    asyncio.run(look())


def test_what_was_chosen_stays_in_sight_while_more_is_chosen() -> None:
    async def play() -> None:
        async with acting(at_home(angel.new(1, seed="5", teams=TEAMS))) as actor:
            assert "Hand of Green: Block" in actor.text()
            seen = await actor.press("1")
            assert said("terminal-chosen", card="Block", team="green") in seen
            assert "Hand of Green" not in seen

    asyncio.run(play())


def test_the_cards_on_the_table_are_broken_into_lines_once() -> None:
    """A line that were too wide for its frame would be broken a second time, after a word."""

    async def play() -> None:
        async with acting(at_home(angel.new(1, seed="5", teams=TEAMS)), size=(80, 24)) as actor:
            seen = await actor.press("f5")
            hands = seen[seen.index("Hand of") : seen.index("Genestealer deck")].splitlines()[:-1]
            assert all(len(line.strip(" |")) > 40 for line in hands[:-1])
            assert "▴ ▾ scroll" in seen

    asyncio.run(play())


def test_a_large_swarm_is_told_whole_before_the_terrain_beside_it() -> None:
    t = stage(
        "gideon>, deino<",
        R1="head head tail tail tail claw claw tongue tongue",
        terrain={"ventilation_duct": {"spot": "R1"}},
    )
    first, _, *_ = Picture(angel_view(t.game.view(1)), Sight(Words("en"), (80, 24))).formation(roomy=True)
    assert "He2 Ta3 Cl2 To2" in first.plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_and_an_answer_fit_into_the_smallest_window(language: str) -> None:
    async def play() -> None:
        async with acting(at_home(angel.new(1, seed="5", teams=TEAMS)), language, SMALLEST) as actor:
            assert "\n1. " in actor.text()
            assert "\n2. " in await actor.press("down")
            await actor.pilot.resize_terminal(SMALLEST[0], SMALLEST[1] - 1)
            told = await actor.settle()
            assert str(SMALLEST[0]) in told and str(SMALLEST[1]) in told
            assert "1. " not in told

    asyncio.run(play())


def test_japanese_lines_do_not_begin_with_a_full_stop() -> None:
    async def play() -> None:
        async with acting(at_home(angel.new(1, seed="5", teams=TEAMS)), "ja", (80, 24)) as actor:
            await actor.press("1")
            seen = await actor.press("1")
            assert "[choose:counter_attack]" in seen
            assert not [line for line in seen.splitlines()[:-1] if line[0:1] in NEVER_FIRST and line]
            seen = await actor.press("f1")
            assert "▴ ▾ Tabで" in seen
            assert "で閉じます。" in seen

    asyncio.run(play())


def test_nothing_is_yellow() -> None:
    """Yellow on white is not read: a team is its letter, a threat is the number of its squares."""
    t = stage("claudio>, gideon<", terrain={"door": {"spot": "R1"}}, teams=[["yellow", "green"]])
    first, *_ = Picture(angel_view(t.game.view(1)), Sight(Words("en"), (80, 24))).formation(roomy=False)
    assert "Y" in first.plain and "▪" in first.plain
    assert not [style for style in STYLES.values() if "yellow" in style]
