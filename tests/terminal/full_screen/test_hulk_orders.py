"""Orders of Space Hulk on the screen: what they cost and promise, and which are asked about once more."""

from __future__ import annotations

import asyncio

from tests.hulk.boards import AIRLOCK, NEST
from tests.hulk.stage import stage
from tests.saying import first_line, said
from tests.terminal.full_screen.acting import Actor, acting
from tests.terminal.full_screen.test_hulk import said_of_square
from tests.terminal.model.table import on_mission
from voidlock import hulk
from voidlock.engine import Thing
from voidlock.games.hulk.screen.figures import figures
from voidlock.games.hulk.view.types import hulk_view


async def select(actor: Actor, verb: str) -> int:
    """Move the cursor down to the first answer with this verb. Returns its place."""
    verbs = [row.options[0].verb for row in actor.app.controller.prompt.rows]
    await actor.press("home", *["down"] * verbs.index(verb))
    return verbs.index(verb)


THROUGH_FLAMES = first_line(said("terminal-hulk-doubt-flames", who="a", chance="83%"))


def test_a_flamer_that_would_burn_its_own_asks_once_more() -> None:
    """The prompt says who burns; Enter twice fires nothing, only the second answer does."""
    t = stage(AIRLOCK, {"a": "12,5 E heavy_flamer", "b": "15,4 E"}, {"S1": "16,6 W"}, open=["13,5"], dice="5 1")

    async def look() -> None:
        async with acting(on_mission(t.game), size=(80, 24)) as actor:
            await actor.type("activate:a")
            await select(actor, "flame")
            assert "Fire the flamer: choose a square" in actor.text()
            await actor.press("enter")
            actor.app.controller.pointing.look_at(Thing("square", "14,5"))
            await actor.settle()
            told = said_of_square(actor)
            endangered = said("terminal-hulk-area", number=2, chance="83%", who="b (B), S1", verb="flame", squares="")
            assert endangered.partition(" Burning")[0] in told
            assert "Burning: 14,4 15,4 16,4 13,5 14,5 15,5 16,5 14,6 15,6 16,6." in told
            # Eight squares without a piece, and the row that is looked at.
            assert actor.text().count("▸") == 9
            assert first_line(said("terminal-hulk-harm", verb="flame", who="b (B)", chance="83%")) in await actor.press(
                "enter"
            )
            await actor.press("enter")
            assert t.offers("flame").index("14,5") == actor.app.answers.highlighted
            await actor.press("enter", "escape")
            assert t.state.ammo[0] == 6
            await actor.press("enter")
            fired = said("told-flamer_fired", terminator="a", square="14,5", section="6")
            assert first_line(fired, 20) in await actor.type("yes")
            assert t.marine("b") == "dead"

    asyncio.run(look())


def test_the_cursor_asks_for_a_confirmation_as_well() -> None:
    """The keys and the words are those of the doubt until it is settled; then the look around goes on."""
    t = stage(AIRLOCK, {"a": "14,5 E"}, burning=["14,5", "15,5"], dice="6")

    async def look() -> None:
        async with acting(on_mission(t.game)) as actor:
            await actor.type("activate:a")
            await actor.press("right", "right")
            assert "Enter: Move to 15,5" in said_of_square(actor)
            assert THROUGH_FLAMES in await actor.press("enter")
            assert said_of_square(actor) == ""
            await actor.app.point(Thing("square", "15,5"))
            assert said("screen-not-asked") not in actor.text()
            await actor.press("enter")
            assert t.marine("a") == "14,5 E"
            assert "Enter: Move to 15,5" in said_of_square(actor)
            await actor.press("enter", "down", "enter")
            assert t.marine("a") == "dead"

    asyncio.run(look())


def test_the_squad_is_arranged_square_by_square() -> None:
    """Nobody who is still to be placed is called dead, and the square that is asked about is seen."""
    game = hulk.new("suicide-mission", seed="3")

    async def look() -> None:
        async with acting(on_mission(game), size=(80, 24)) as actor:
            assert "Take the heavy flamer" in actor.text()
            told = await actor.press("2")
            assert "dead" not in told and "to place" in told
            assert ",▸+" in told
            told = await actor.press("1")
            assert "A>" in told and ",▸A>" in told
            while game.state.agenda and "Who starts" in actor.text():
                await actor.press("1")
            assert "Command points: " in actor.text()

    asyncio.run(look())


def test_orders_say_when_they_are_paid_with_command_points() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E", "b": "6,5 E"}, command_points=2)

    async def look() -> None:
        async with acting(on_mission(t.game)) as actor:
            assert "Go on guard (2 AP)" in await actor.type("activate:a")
            await actor.type("turn:N")
            await actor.type("turn:E")
            await actor.type("turn:N")
            told = await actor.settle()
            assert "Turn east (1 AP)" in told
            assert "Go on guard (1 AP + 1 CP)" in told
            told = await actor.type("turn:E")
            assert "Turn south (1 CP)" in told
            assert "Go on guard (2 CP)" in told
            # What another marine does on command points costs them alone.
            told = await actor.type("command:b")
            assert "Move to 7,5 (1 CP)" in told

    asyncio.run(look())


def test_a_librarian_is_not_lost_in_barriers_and_his_storm_asks_before_it_strikes_his_own() -> None:
    t = stage(
        NEST,
        {"lib": "15,8 E librarian storm_bolter force_axe psi=20", "b": "15,9 E"},
        {"S1": "19,8 W", "broodlord": "18,9 W"},
        dice="1 6 1",
    )

    async def look() -> None:
        async with acting(on_mission(t.game), size=(80, 24)) as actor:
            told = await actor.type("activate:lib")
            option = actor.app.controller.prompt.option
            assert option is not None and option.text == "move:16,8"
            assert "Fire at S1 (1 AP, hits 31%)" in told
            await select(actor, "storm_section")
            assert "kills 50%)" in actor.text()
            harmed = said("terminal-hulk-harm", verb="storm_section", who="?", chance="").partition("?")[0]
            assert harmed in await actor.type("storm_section:S1")
            await actor.type("yes")
            assert (t.marine("lib"), t.alien("S1")) == ("15,8 E", "gone")

    asyncio.run(look())


def test_shots_and_assaults_promise_their_chances() -> None:
    t = stage(AIRLOCK, {"a": "7,5 E", "b": "3,5 W guard"}, {"S1": "8,5 W", "S2": "2,5 E"})
    t.answer("activate:a")
    found = figures(hulk_view(t.game.view(1)))
    assert round(found.promised["fire:S1"][0].chance, 3) == 0.306
    assert 0 < found.promised["assault:S1"][0].chance < 0.2
    # On guard he lives more often than the other.
    lives = found.on_board
    assert lives[Thing("terminator", "b")] > lives[Thing("terminator", "a")]


def test_ending_the_phase_names_the_marines_who_have_not_acted_once() -> None:
    """B was only chosen."""
    t = stage(AIRLOCK, {"a": "3,5 E", "b": "6,5 E", "c": "8,5 E"}, command_points=1)

    async def look() -> None:
        async with acting(on_mission(t.game), size=(80, 24)) as actor:
            await actor.type("activate:b")
            await actor.type("done")
            await actor.type("end")
            assert first_line(said("hulk-idle", number=3, names="A, B, C", cp=1)) in actor.text()
            await actor.press("enter")
            option = actor.app.controller.prompt.option
            assert option is not None and option.text == "end"
            for name in "abc":
                await actor.type(f"activate:{name}")
                await actor.type("turn:N")
                await actor.type("done")
            answered = len(t.game.inputs)
            await actor.type("end")
            assert len(t.game.inputs) == answered + 1

    asyncio.run(look())


def test_a_barrier_has_one_line_and_its_square_is_chosen_on_the_map() -> None:
    """Only squares that can hold it count then, however near the librarian could walk; Esc goes back to all orders."""
    t = stage(AIRLOCK, {"lib": "3,5 E librarian storm_bolter force_axe psi=20", "b": "1,5 E"})

    async def look() -> None:
        async with acting(on_mission(t.game), size=(80, 24)) as actor:
            await actor.type("activate:lib")
            assert len(t.offers("barrier")) > 5
            barrier = await select(actor, "barrier")
            assert "a. Force barrier: choose a square (psi 2)" in actor.text()
            assert "Force barrier on" not in actor.text()
            assert "Force barrier: choose a square, on the map or in" in await actor.press("enter")
            assert "Enter: Force barrier on 4,5 (psi 2)." in said_of_square(actor)
            await actor.press("left")
            assert said("screen-look-enter-nothing") in said_of_square(actor)
            assert "occupied" not in await actor.press("enter")
            assert "choose an action" in await actor.press("escape")
            assert actor.app.answers.highlighted == barrier
            await actor.type("barrier")
            await actor.press("right", "right", "enter")
            assert t.state.barriers == 1 << t.state.board.numbers[6, 5]

    asyncio.run(look())
