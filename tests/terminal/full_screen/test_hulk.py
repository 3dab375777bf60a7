"""Space Hulk on the screen by keys alone, as a person plays it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from rich.style import Style
from textual.widgets import Static

from tests.hulk.boards import AIRLOCK, NEST
from tests.hulk.stage import stage
from tests.saying import first_line, opening, said
from tests.server.serving import in_a_file, serving
from tests.terminal.full_screen.acting import Actor, acting
from tests.terminal.full_screen.joining import seen
from tests.terminal.model.table import on_mission
from voidlock import hulk
from voidlock.engine import Game, read_file
from voidlock.games.hulk.events.aliens import BlipArrived
from voidlock.games.hulk.events.marines import ObjectWandered
from voidlock.games.hulk.kit import KIT
from voidlock.games.hulk.screen.board import HulkGameBoard
from voidlock.games.hulk.screen.picture import Picture, shades_of, window
from voidlock.games.hulk.view.types import hulk_view
from voidlock.protocol.messages import Options
from voidlock.terminal.model.board.game_board import Sight
from voidlock.terminal.network.links import Seats, read_link
from voidlock.terminal.network.table import AtTable
from voidlock.terminal.sessions.past import Past
from voidlock.texts import Words

SPREAD = {"a": "31,9 E", "b": "14,3 E", "c": "4,42 E"}
"""Marines in far corners of a large board."""


def said_of_square(actor: Actor) -> str:
    """On one line, however it is broken."""
    return " ".join(str(actor.app.query_one("#detail", Static).content).split())


THINKING = opening("screen-advice-thinking", "key")
SEEN_BY_A = said("hulk-seen-by", names="A")


# ---------------------------------------------------------------------- looking around


def test_the_mouse_looks_at_a_square_and_acts_there() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E"})

    async def look() -> None:
        async with acting(on_mission(t.game), size=(80, 24)) as actor:
            await actor.type(":activate:a")
            place = (3 + 2 * 4, 6)
            await actor.pilot.click("#board", offset=place)
            assert "4,5, section 1" in await actor.settle()
            await actor.pilot.click("#board", offset=place)
            await actor.settle()
            assert t.marine("a") == "4,5 E"

    asyncio.run(look())


def test_squares_grow_with_the_window() -> None:
    """Two columns and one line each; twice or three times that where the map, or most of it, still fits."""
    view = stage(AIRLOCK, {"a": "3,5 E"}).game.view(1)
    for size, scale in (((80, 24), 1), ((100, 42), 2), ((140, 55), 3), ((240, 24), 1)):
        assert HulkGameBoard().columns(view, size) == 3 + 22 * 2 * scale
        drawn = HulkGameBoard().draw(view, Sight(Words("en"), size, beside=True)).board
        assert len(drawn) == 1 + 12 * scale
        assert sum("A>" in line.plain for line in drawn) == 1
        (marine,) = [line.plain for line in drawn if "A>" in line.plain]
        assert marine.index("A>") == 3 + 3 * 2 * scale + scale - 1
        things = {
            span.style.meta.get("thing") for line in drawn for span in line.spans if isinstance(span.style, Style)
        }
        assert ("square", "3,5") in things


def test_a_large_square_can_be_clicked_anywhere() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E"})

    async def look() -> None:
        async with acting(on_mission(t.game), size=(200, 60)) as actor:
            await actor.type(":activate:a")
            for corner in ((0, 0), (5, 2)):
                await actor.pilot.click("#board", offset=(3 + 6 * 4 + corner[0], 1 + 3 * 5 + corner[1]))
                await actor.settle()
            assert t.marine("a") == "4,5 E"

    asyncio.run(look())


def test_the_active_marine_is_in_view_and_so_is_the_square_looked_at() -> None:
    assert [window(22, 22, at, at) for at in (0, 10, 21)] == [0, 0, 0]
    assert [window(34, 10, at, at) for at in (0, 2, 17, 33)] == [0, 0, 12, 24]
    for centre in range(45):
        for at in range(45):
            begin = window(45, 11, centre, at)
            assert 0 <= begin <= 34 and begin <= at < begin + 11
    t = stage("exterminate", SPREAD)
    for name, letter in zip(SPREAD, "ABC", strict=True):
        clone = t.game.clone()
        clone.apply(1, f"activate:{name}")
        drawn = HulkGameBoard().draw(clone.view(1), Sight(Words("en"), (80, 24)))
        assert any(f"{letter}>" in line.plain[3:53] for line in drawn.board[1:])


# ---------------------------------------------------------------------- what few missions have


def rescue(tmp_path: Path) -> Game[hulk.State]:
    """A turn of Rescue is about to end; the object lies far from everybody."""
    position = {
        "mission": "classic-3-rescue",
        "phase": "marines",
        "marines": {"b_sgt": {"at": "10,27", "facing": "N"}, "b_sb1": {"at": "10,28", "facing": "N"}},
    }
    file = tmp_path / "object.json"
    file.write_text(json.dumps({"voidlock": 1, "game": "hulk", "seed": "1", "position": position}), encoding="utf-8")
    game, _ = KIT.load(read_file(file))
    game.apply(1, "end")
    return game


@pytest.mark.rule("OBJ-3")
def test_the_map_follows_an_object_that_wanders(tmp_path: Path) -> None:
    game = rescue(tmp_path)
    past, told = Past(game), game.events_for(1)
    wandered = [number for number, event in enumerate(told, start=1) if isinstance(event, ObjectWandered)]
    assert len(wandered) == 3
    assert HulkGameBoard().meanwhile([told[wandered[0] - 1]])
    for number in wandered:
        view = past.view_after(number, 1)
        drawn = HulkGameBoard().draw(view, Sight(Words("en"), (80, 24)))
        assert any("!" in line.plain[3:53] for line in drawn.board[1:])


def test_where_the_object_is_stands_before_who_lurks() -> None:
    game = hulk.new("rescue", seed="7")
    for text in ("listed", "listed", "keep", "end", "enter:E1"):
        game.apply(1, text)
    past = Past(game)
    arrived = [number for number, event in enumerate(game.events_for(1), start=1) if isinstance(event, BlipArrived)]
    board = HulkGameBoard().draw(past.view_after(arrived[-1], 1), Sight(Words("en"), (80, 24))).board
    beside = " ".join(" ".join(line.plain[53:] for line in board).split())
    assert "Object, recording device: 30,15, undamaged. Lurking:" in beside


# ---------------------------------------------------------------------- around the game


@pytest.mark.slow
def test_a_mission_at_a_table_of_a_server(tmp_path: Path) -> None:
    """The same screen: the map, the walk whose cost the server tells, the answers, the reasons."""

    async def play() -> None:
        async with serving(in_a_file(tmp_path)) as address:
            link = read_link(address.replace("ws://", "http://").removesuffix("socket"))
            sitting = AtTable(link, Seats(tmp_path, link), ["Ann"])
            sitting.opening = Options(game="hulk", mission=AIRLOCK, players=1, seed="6")
            async with acting(sitting, size=(80, 24)) as actor:
                await seen(actor, first_line(said("ask-deployment", subject="")))
                await actor.press("1")
                await seen(actor, "Keep this draw?")
                await actor.press("1")
                await seen(actor, "Choose a marine to activate")
                await actor.press("A")
                await seen(actor, "A: 4 AP.")
                await actor.press("right", "right", "right")
                await seen(actor, "A gets there for")
                assert "A gets there for 2 AP of" in said_of_square(actor)
                await actor.press("enter")
                await seen(actor, "Sergeant Torvald moves to 4,5")

    asyncio.run(play())


def test_sections_that_touch_look_unlike() -> None:
    for mission in (AIRLOCK, NEST, "defend"):
        sections = hulk.new(mission, seed="1").state.board.mission.sections
        shades = shades_of(tuple(sections))
        for (x, y), shade in shades.items():
            for other in ((x + 1, y), (x, y + 1)):
                if other in shades and sections[other[1]][other[0]] != sections[y][x]:
                    assert shades[other] != shade


def test_a_squad_of_ten_fits_beside_the_map() -> None:
    game = hulk.new("decoy", seed="1")
    for size in ((80, 24), (100, 32)):
        drawn = Picture(hulk_view(game.view(1)), Sight(Words("ja"), size)).draw(13)
        assert len(drawn) == 13
        assert "J" in "".join(line.plain[54:] for line in drawn)
