"""Space Hulk on the screen by keys alone, as a person plays it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from textual.widgets import Static

from tests.hulk.boards import AIRLOCK, NEST, drawn
from tests.hulk.stage import stage
from tests.hulk.test_board import LEVELS
from tests.saying import first_line, opening, said
from tests.server.serving import in_a_file, serving
from tests.terminal.full_screen.acting import Actor, acting
from tests.terminal.full_screen.joining import seen
from tests.terminal.model.table import on_mission
from voidlock import hulk
from voidlock.engine import Game, Thing, read_file
from voidlock.games.hulk.events.aliens import BlipArrived
from voidlock.games.hulk.events.marines import ObjectWandered
from voidlock.games.hulk.kit import KIT
from voidlock.games.hulk.screen.board import HulkGameBoard
from voidlock.games.hulk.screen.picture import Picture, shades_of, window
from voidlock.games.hulk.view.types import hulk_view
from voidlock.protocol import Options
from voidlock.terminal.model.game_board import Sight
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


def line_of(actor: Actor, wanted: str) -> str:
    return next(line for line in actor.text().splitlines() if wanted in line)


# ---------------------------------------------------------------------- looking around


def test_arrow_keys_go_over_the_squares_and_say_what_is_there() -> None:
    t = stage(AIRLOCK, {"a": "7,5 E overwatch", "b": "3,5 N"}, {"S1": "12,5 W", "B2": "E3 1"}, command_points=2)

    async def look() -> None:
        async with acting(on_mission(t.game), size=(80, 24)) as actor:
            assert "A> a 4AP watch" in await actor.type("activate:a")
            await actor.press("right")
            assert said_of_square(actor).startswith("7,5, section 2: a (A), facing east, on overwatch.")
            await actor.press("right")
            assert f"8,5, section 2: {SEEN_BY_A}. A gets there for 1 AP of 4 AP + 2 CP." in said_of_square(actor)
            assert line_of(actor, "▾").index("▾") == 3 + 2 * 8
            await actor.press("shift+right")
            assert said_of_square(actor).startswith("13,5, section 6: closed door.")
            await actor.press("left")
            assert f"12,5, section 5: Genestealer S1, facing west, {SEEN_BY_A}." in said_of_square(actor)
            await actor.press("shift+down")
            assert said_of_square(actor).startswith("15,10, section 8: entry square of E3, 1 lurking behind it.")
            await actor.press("escape")
            assert actor.app.controller.pointing.at is None

    asyncio.run(look())


def test_enter_walks_towards_a_square_one_step_at_a_time() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E"})

    async def look() -> None:
        async with acting(on_mission(t.game), size=(80, 24)) as actor:
            await actor.type("activate:a")
            told = await actor.press("right", "right", "right", "right")
            assert "A gets there for 3 AP of 4 AP." in said_of_square(actor)
            assert "A>~▸~ ~" in told
            await actor.press("enter")
            assert t.marine("a") == "4,5 E"
            await actor.press("enter")
            await actor.press("enter")
            assert t.marine("a") == "6,5 E"
            # Beyond what he can pay for he is told so.
            await actor.press("right", "right", "right")
            assert said("screen-hulk-way-far", letter="A", number=3, points="1 AP") in said_of_square(actor)

    asyncio.run(look())


def test_enter_on_what_several_answers_are_about_leaves_the_choice() -> None:
    t = stage(AIRLOCK, {"a": "7,5 E"}, {"S1": "8,5 W"})

    async def look() -> None:
        async with acting(on_mission(t.game)) as actor:
            await actor.type("activate:a")
            await actor.press("right", "right")
            assert "Also: Fire at S1, Close assault on S1." in said_of_square(actor)
            told = await actor.press("enter")
            assert said("screen-look-several", number=2, key="…").partition(".")[0] in told
            assert "▾" not in told
            option = actor.app.controller.prompt.option
            assert option is not None and option.text == "fire:S1"

    asyncio.run(look())


def test_enter_opens_the_door_on_the_way_and_flames_nothing_by_itself() -> None:
    t = stage(AIRLOCK, {"a": "12,5 E heavy_flamer power_fist"})

    async def look() -> None:
        async with acting(on_mission(t.game)) as actor:
            await actor.type("activate:a")
            await actor.press("right", "right", "enter")
            await actor.press("right")
            assert "Also: Flame 14,5." in said_of_square(actor)
            await actor.press("enter")
            assert t.marine("a") == "13,5 E"

    asyncio.run(look())


def test_the_mouse_looks_at_a_square_and_acts_there() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E"})

    async def look() -> None:
        async with acting(on_mission(t.game), size=(80, 24)) as actor:
            await actor.type("activate:a")
            place = (3 + 2 * 4, 6)
            await actor.pilot.click("#board", offset=place)
            assert "4,5, section 1" in await actor.settle()
            await actor.pilot.click("#board", offset=place)
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


def test_the_map_calls_aliens_as_the_log_does() -> None:
    """Every square keeps its two columns, and the look around says the whole name."""
    t = stage(AIRLOCK, {"a": "3,5 E"}, {"S7": "12,5 W", "S11": "11,5 W", "B3": "8,1 1", "B12": "8,2 1"})

    async def look() -> None:
        async with acting(on_mission(t.game), size=(80, 24)) as actor:
            rows = actor.text().splitlines()
            for sign, square in (("7<", (12, 5)), ("s<", (11, 5)), ("b3", (8, 1)), ("12", (8, 2)), ("A>", (3, 5))):
                x, y = square
                (row,) = [line for line in rows if line.startswith(f"{y:2} ")]
                assert row[3 + 2 * x : 5 + 2 * x] == sign
            for name, square in (("Genestealer S11", (11, 5)), ("blip B12", (8, 2))):
                actor.app.controller.pointing.look_at(Thing("square", f"{square[0]},{square[1]}"))
                await actor.settle()
                assert name in said_of_square(actor)

    asyncio.run(look())


# ---------------------------------------------------------------------- what few missions have


def test_the_carrier_of_the_object_is_seen(tmp_path: Path) -> None:
    position = {
        "mission": "classic-3-rescue",
        "phase": "marines",
        "marines": {"a_sgt": {"at": "31,15", "facing": "W"}, "a_sb1": {"at": "32,15", "facing": "W"}},
    }
    file = tmp_path / "object.json"
    file.write_text(json.dumps({"voidlock": 1, "game": "hulk", "seed": "1", "position": position}), encoding="utf-8")
    game, _ = KIT.load(read_file(file))

    async def look() -> None:
        async with acting(on_mission(game), size=(80, 24)) as actor:
            await actor.type("activate:a_sgt")
            await actor.press("right", "left")
            assert "object: recording device" in said_of_square(actor)
            told = await actor.press("enter")
            assert "A< Torvald ! 3AP" in told and "picks up the" in told
            assert "carries recording device" in said_of_square(actor)
            await actor.press("escape")
            await actor.type("drop")
            assert game.state.board.names[game.state.object_at] == "30,15"

    asyncio.run(look())


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


def test_a_ladder_is_walked_to_and_climbed() -> None:
    levels = drawn(LEVELS, ["##########", "#aaa###bb#", "##########"], ladders="L1 = 3,1 -> 7,1")
    game = hulk.new(levels, seed="1")

    async def look() -> None:
        async with acting(on_mission(game), size=(80, 24)) as actor:
            await actor.type("activate:m")
            await actor.press("right", "right", "right")
            assert "ladder to 7,1. A gets there for 3 AP of" in said_of_square(actor)
            await actor.press("enter", "enter", "enter", "escape")
            assert "Climb to 7,1 (1 AP + 1 CP)" in actor.text()
            assert "m climbs to 7,1." in await actor.type("climb:7,1")

    asyncio.run(look())


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
