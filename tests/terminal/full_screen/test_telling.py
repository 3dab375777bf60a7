"""What happens is told one thing after the other, and every line of the log opens the board as it was then."""

from __future__ import annotations

import asyncio

from tests.saying import said
from tests.terminal.full_screen.acting import acting
from tests.terminal.full_screen.test_pictures import played
from tests.terminal.model.table import at_home, last_stand
from voidlock.texts import Words

TEAMS = [["red", "blue", "green"]]


SKIP = said("screen-meanwhile")


def test_a_line_of_the_log_opens_the_board_as_it_was() -> None:
    game = played(1, 45)

    async def look() -> None:
        async with acting(at_home(game)) as actor:
            present = actor.text().splitlines()
            assert present[0].startswith("╭─ Round 4")
            told = await actor.press("f7", "home")
            assert "The board as it was." in told
            assert "Round 4" not in told.splitlines()[0]
            rounds = {(await actor.press("down")).splitlines()[0][:11] for _ in range(40)}
            assert "╭─ Round 1," in rounds
            assert (await actor.press("escape")).splitlines()[:10] == present[:10]
            assert len(game.inputs) == len(played(1, 45).inputs)

    asyncio.run(look())


def test_the_log_scrolls_back_through_the_whole_game() -> None:
    game = played(1, 45)

    async def look() -> None:
        async with acting(at_home(game), size=(80, 24)) as actor:
            assert "takes the" not in actor.text()
            first = actor.app.log_lines.get_option_at_index(0).prompt
            for _ in range(200):
                if actor.app.log_lines.scroll_offset.y == 0:
                    break
                await actor.press("pageup")
            assert str(first).split("\n", maxsplit=1)[0] in actor.text()

    asyncio.run(look())


def test_the_log_ends_with_the_last_line_however_high_the_terminal_is() -> None:
    async def look() -> None:
        async with acting(at_home(played(1, 45)), size=(100, 45)) as actor:
            log = actor.app.log_lines
            for height in (32, 24, 40, 22):
                await actor.pilot.resize_terminal(100, height)
                await actor.settle()
                assert log.scroll_offset.y == log.max_scroll_y > 0
            await actor.press("pageup")
            read = log.scroll_offset.y
            await actor.pilot.resize_terminal(100, 24)
            await actor.settle()
            assert log.scroll_offset.y == read < log.max_scroll_y

    asyncio.run(look())


def test_after_a_lost_game_the_verdict_stands_where_the_board_was() -> None:
    """No Marine is left to draw; the panels stay in their places."""
    game = last_stand()

    async def look() -> None:
        async with acting(at_home(game), size=(120, 40)) as actor:
            await actor.press("end", "enter")
            told = await actor.press("space")
            assert game.result == "loss"
            screen = actor.app.screen
            assert Words("en").name("result", "loss").upper() in told
            assert screen.query_one("#table").region.y == 0
            assert screen.query_one("#prompt").region.x == screen.query_one("#table").region.x == 0
            assert screen.query_one("#side").region.x > 0 == screen.query_one("#log").region.x
            assert screen.query_one("#side").region.bottom == screen.query_one("#log").region.bottom

    asyncio.run(look())
