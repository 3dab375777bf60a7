"""What somebody meets who sits down for the first time: the cursor is seen, Enter does no harm, nothing is cut."""

from __future__ import annotations

import asyncio

from textual.widget import Widget

from tests.stage import stage
from tests.terminal.screen.acting import acting, at_home
from voidlock import angel
from voidlock.terminal.screen.angel_picture import Picture
from voidlock.terminal.screen.game_board import Sight
from voidlock.terminal.screen.menu import Menu
from voidlock.texts import Words

TEAMS = [["red", "blue", "green"]]


def in_reverse(widget: Widget) -> str:
    """What a person sees in reverse, which is the cursor."""
    lines = [widget.render_line(y) for y in range(widget.size.height)]
    seen = [segment.text for line in lines for segment in line if segment.style is not None and segment.style.reverse]
    return " ".join("".join(seen).split())


def test_the_cursor_of_the_first_screen_is_seen_without_colours() -> None:
    async def look() -> None:
        menu = Menu([], [], Words("en"))
        async with menu.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert in_reverse(menu.query_one("#answers")) == "1. Death Angel: a new game, alone"
            await pilot.press("down", "down")
            assert in_reverse(menu.query_one("#answers")) == "3. Space Hulk: a mission, alone"

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


def test_enter_does_not_throw_a_good_defence_away() -> None:
    """R-7.4: the cursor stands on leaving a roll that he survives, and on paying where he would be slain."""

    async def cursor_after(die: int) -> str:
        t = stage("gideon>, lorenzo> 1", R2="claw tail", agenda=["swarms_attack"], dice=[die])
        async with acting(at_home(t.game)) as actor:
            return in_reverse(actor.app.answers)

    assert asyncio.run(cursor_after(5)).startswith("2. Accept the roll")
    assert asyncio.run(cursor_after(0)).startswith("1. Pay a Support Token and reroll")


def test_a_number_that_is_no_answer_is_told_at_once() -> None:
    async def play() -> None:
        async with acting(at_home(angel.new(1, seed="5", teams=TEAMS))) as actor:
            assert "The answers are numbered 1 to 3." in await actor.press("7")

    asyncio.run(play())


def test_what_was_chosen_stays_in_sight_while_more_is_chosen() -> None:
    async def play() -> None:
        async with acting(at_home(angel.new(1, seed="5", teams=TEAMS))) as actor:
            assert "Hand of Green: Block" in actor.text()
            seen = await actor.press("1")
            assert "You have chosen Block (green)." in seen
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
    first, _, *_ = Picture(t.game.view(1), Sight(Words("en"), (80, 24))).formation(roomy=True)
    assert "He2 Ta3 Cl2 To2" in first.plain
