"""Names in the terminal: no alien gets that of a dead one, own marines have their own, a letter names a marine."""

from __future__ import annotations

import asyncio
from pathlib import Path

from textual.widgets import Input

from tests.hulk.boards import AIRLOCK, mission_text
from tests.hulk.stage import stage
from tests.hulk.test_line_mode import talk
from tests.saying import said
from tests.terminal.full_screen.acting import acting
from tests.terminal.model.table import on_mission
from voidlock import hulk
from voidlock.engine import Event, Thing
from voidlock.games.hulk.events.aliens import AlienEntered, StealerPlaced
from voidlock.games.hulk.events.marines import ShotMissed, StealerDied
from voidlock.games.hulk.lines.names import Names

SQUARE, NORTH = Thing("square", "8,5"), Thing("facing", "N")


def placed(id: str) -> Event:
    return StealerPlaced(Thing("stealer", id), SQUARE, NORTH)


def died(id: str) -> Event:
    return StealerDied(Thing("stealer", id), SQUARE)


def test_an_alien_that_gets_the_number_of_a_dead_one_gets_a_new_name() -> None:
    names, stealer = Names(), Thing("stealer", "S1")
    events = [placed("S1"), placed("S2"), died("S1"), placed("S1"), died("S1")]
    assert [names.after(events, number).get(stealer) for number in range(6)] == [None, "S1", "S1", "S1", "S3", "S3"]
    events.append(placed("S3"))
    assert names.after(events, 6)[Thing("stealer", "S3")] == "S4"


def test_a_genestealer_that_enters_from_its_lair_does_not_take_the_name_of_a_dead_one() -> None:
    """A second overwatch shot still goes at the dead one."""
    names, stealer = Names(), Thing("stealer", "S1")
    enters = AlienEntered(stealer, SQUARE, NORTH, 6)
    missed = ShotMissed(Thing("terminator", "sgt"), stealer)
    events = [enters, died("S1"), missed, enters, missed, died("S1")]
    assert [names.after(events, number)[stealer] for number in range(1, 7)] == ["S1", "S1", "S1", "S2", "S2", "S2"]


def test_an_alien_that_stood_there_from_the_start_has_its_name_and_an_undo_gives_them_again() -> None:
    names = Names()
    assert names.after([died("S1"), placed("S1")], 2)[Thing("stealer", "S1")] == "S2"
    assert names.after([placed("S1")], 1)[Thing("stealer", "S1")] == "S1"


def test_the_next_alien_is_told_listed_and_fired_at_by_its_own_name(tmp_path: Path) -> None:
    """S1 falls, and the next one comes out of a blip in its place. Typing S1 does not mean the new one."""
    aliens = {"S1": "8,5 W", "B1": "11,5 1"}
    t = stage(AIRLOCK, {"a": "7,5 E"}, aliens, command_points=4, dice="6 6 1 2")
    told = talk(t.game, tmp_path, "A", "fire S1", "fire s1", "fire S2", "board", "log all")
    assert "S2 appears on 11,5, facing west." in told and "Fire at S2 (1 AP, hits 31%) [fire:S2]" in told
    assert said("terminal-hulk-gone", name="S1") in told
    assert " 5   . . . . . . A>. . . 2<. + " in told and "Sees S2." in told
    log = told.rpartition("> log all")[2]
    assert "S1 dies on 8,5." in log and "a misses S2." in log


def test_marines_have_the_names_that_their_mission_gives_them_and_a_capital_letter_names_one(tmp_path: Path) -> None:
    text = mission_text(AIRLOCK).replace("3,5; E; A", "3,5; E; A; Sergeant Kane")
    game = hulk.new(text, seed="kane")
    told = talk(game, tmp_path, "listed", "keep", "A", "done")
    assert "Activate Sergeant Kane [activate:sgt]" in told and "Sergeant Kane is activated." in told


def test_on_the_screen_a_capital_letter_is_a_key_and_a_small_one_is_typed() -> None:
    t = stage(AIRLOCK, {"a": "7,5 E", "b": "3,5 N"})

    async def play() -> None:
        async with acting(on_mission(t.game), size=(80, 24)) as actor:
            await actor.press("b")
            assert "b" in actor.app.query_one("Line", Input).value
            await actor.press("backspace", "B")
            assert "B^ b 4AP" in actor.text()

    asyncio.run(play())
