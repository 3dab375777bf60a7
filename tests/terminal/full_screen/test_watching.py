"""A game file is stepped through."""

from __future__ import annotations

import asyncio

from tests.saying import said
from tests.terminal.full_screen.acting import acting
from tests.terminal.full_screen.test_pictures import played
from tests.terminal.model.table import last_stand
from voidlock.games.angel.screen.board import AngelBoard
from voidlock.terminal.sessions.replay import Watching


def test_forwards_backwards_and_round_by_round() -> None:
    game = played(1, 45)

    async def look() -> None:
        watching = Watching(game, AngelBoard())
        async with acting(watching) as actor:
            last = len(watching.stops) - 1
            assert f"Step 0 of {last}" in actor.text()
            assert f"Step 1 of {last}" in await actor.press("right")
            assert "Round 2," in await actor.press("down")
            assert "Round 3," in await actor.press("down")
            assert "Round 2," in await actor.press("up")
            assert f"Step {last} of {last}" in await actor.press("end")
            assert f"Step {last} of {last}" in await actor.press("right")
            assert f"Step {last - 1} of {last}" in await actor.press("left")
            assert watching.view != game.view(1)
            await actor.press("right")
            assert watching.view == game.view(1)
            assert f"Step 0 of {last}" in await actor.press("home")

    asyncio.run(look())


def test_it_runs_by_itself() -> None:
    async def look() -> None:
        watching = Watching(played(1, 45), AngelBoard())
        async with acting(watching, pace="normal") as actor:
            await actor.pilot.press("space")
            await actor.pilot.pause()
            assert "running" in actor.text()
            until = asyncio.get_running_loop().time() + 30
            while watching.place < 2:
                assert asyncio.get_running_loop().time() < until
                await actor.pilot.pause(0.05)
            assert "running" not in await actor.press("space")

    asyncio.run(look())


def test_a_step_is_told_before_its_end() -> None:
    """A key skips to the end of the step; nothing is told of what is leafed over."""
    game = last_stand()
    game.apply(1, "stop")

    async def look() -> None:
        watching = Watching(game, AngelBoard())
        async with acting(watching, pace="slow") as actor:
            last = len(watching.stops) - 1
            while watching.place < last - 1:
                await actor.pilot.press("right", "right")
            await actor.pilot.press("right")
            await actor.pilot.pause()
            assert f"Step {last} of {last}" in actor.text() and "Defeat" not in actor.text()
            await actor.pilot.press("right")
            await actor.pilot.pause()
            assert "Defeat" in actor.text()
            await actor.pilot.press("home", "end")
            await actor.pilot.pause()
            assert "Defeat" in actor.text()

    asyncio.run(look())


def test_through_the_eyes_of_each_seat() -> None:
    """Everybody's view first, then what each player alone could see."""
    game = played(3, 30)

    async def look() -> None:
        watching = Watching(game, AngelBoard())
        async with acting(watching, size=(140, 45)) as actor:
            told = await actor.press("end")
            assert said("screen-eyes-all") in told
            assert "in hand)" not in told
            for seat in game.seats:
                told = await actor.press("f8")
                assert f"as Player {seat} saw it" in told
                assert "in hand)" in told
            assert said("screen-eyes-all") in await actor.press("f8")

    asyncio.run(look())


def test_every_stop_is_a_position_of_the_game() -> None:
    """Of several players too, whose secret answers lie between."""
    game = played(3, 30)
    watching = Watching(game, AngelBoard())
    for place, inputs in enumerate(watching.stops):
        if place:
            watching.step("next")
        assert len(watching.game.inputs) == inputs
    assert watching.place == len(watching.stops) - 1
