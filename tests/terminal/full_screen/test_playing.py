"""Playing on the screen by keys alone, as a person does."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from textual import events

from tests.saying import opening, said
from tests.terminal.conversation import finished, running
from tests.terminal.full_screen.acting import acting
from tests.terminal.model.table import at_home
from voidlock import angel
from voidlock.bots import Seat
from voidlock.bots.names import bot_kind
from voidlock.engine import Answer
from voidlock.terminal.saves import open_game

TEAMS = [["red", "blue", "green"]]


@pytest.mark.slow
def test_a_whole_game_by_keys(tmp_path: Path) -> None:
    game = angel.new(1, seed="keys-56", teams=TEAMS)
    brother, rng = bot_kind("brother", angel.RULES).make(), random.Random(7)

    async def play() -> None:
        answered = 0
        async with acting(at_home(game, tmp_path)) as actor:
            while game.pending:
                choice = game.pending[0]
                place = choice.options.index(brother.answer(Seat(game, 1), choice, rng))
                if rng.random() < 0.1:
                    await actor.press("home", *["down"] * place, "enter")
                elif len(choice.options) <= 9:
                    # Answers keep their keys while the question stays: the first may have the key 2.
                    await actor.press(actor.app.controller.prompt.keys[place])
                else:
                    await actor.type(str(place + 1))
                answered += 1
            assert opening("screen-over", "result", "past", "leave") in await actor.settle()
        assert answered == sum(isinstance(given, Answer) for given in game.inputs)

    asyncio.run(play())
    assert game.result
    assert running(tmp_path) == []
    kept, _ = open_game(finished(tmp_path)[0])
    assert kept.result == game.result


def test_what_is_under_the_cursor_is_marked_on_the_board(tmp_path: Path) -> None:
    game = angel.new(1, seed="5", teams=TEAMS)

    async def play() -> None:
        async with acting(at_home(game, tmp_path), size=(80, 24)) as actor:
            told = await actor.press("1", "2", "2")
            assert "◄▸ 1 B  Lorenzo" in told
            assert "◄◦ 2 B  Deino" in told
            assert "◄▸ 2 B  Deino" in await actor.press("tab")
            assert "◄▸ 1 B  Lorenzo" in await actor.press("shift+tab")
            await actor.pilot.click("#board", offset=(33, 4))
            assert "▸ 5 Gn Noctis" in await actor.settle()

    asyncio.run(play())


def test_keys_that_come_twice_close_nothing_twice(tmp_path: Path) -> None:
    game = angel.new(1, seed="5", teams=TEAMS)

    async def play() -> None:
        async with acting(at_home(game, tmp_path)) as actor:
            for keys in (("question_mark", "enter", "enter"), ("f1", "escape", "escape"), ("f1", "f1", "f5", "escape")):
                await actor.press(*keys)
            assert "choose an Action card." in actor.text()

    asyncio.run(play())


def test_explanations_are_read_and_closed(tmp_path: Path) -> None:
    game = angel.new(1, seed="5", teams=TEAMS)

    async def play() -> None:
        async with acting(at_home(game, tmp_path)) as actor:
            assert "Block: Until the round ends" in await actor.press("f1")
            assert "Green team: choose" in await actor.press("escape")
            assert "Brother Leon (Space Marine)" in await actor.type("? leon")
            await actor.press("escape")
            assert "Genestealer discard pile" in await actor.press("f5")

    asyncio.run(play())


def test_a_word_that_comes_at_once_with_its_question_mark_is_explained(tmp_path: Path) -> None:
    """As an input method sends it: before the line that it is meant for is there."""
    game = angel.new(1, seed="5", teams=TEAMS)

    async def play() -> None:
        async with acting(at_home(game, tmp_path), "ja") as actor:
            for letter in "？レオン":
                actor.app.input_line.post_message(events.Key(letter, letter))
            actor.app.input_line.post_message(events.Key("enter", None))
            assert "ブラザー・レオン（スペースマリーン）" in await actor.settle()
            await actor.press("escape")
            assert not actor.app.input_line.value

    asyncio.run(play())


@pytest.mark.slow
def test_advice_comes_and_can_be_given_up(tmp_path: Path) -> None:
    game = angel.new(1, seed="5", teams=TEAMS)

    async def play() -> None:
        async with acting(at_home(game, tmp_path)) as actor:
            assert opening("screen-advice-thinking", "key") in await actor.press("f2")
            told = await actor.press("down")
            assert "[choose:run_and_gun]" in told and opening("screen-advice-thinking", "key") in told
            assert said("screen-advice-stopped") in await actor.press("escape")
            await actor.press("f2")
            until = asyncio.get_running_loop().time() + 60
            while not any(told in actor.text() for told in ("would choose", "Too close", "Too few")):
                assert asyncio.get_running_loop().time() < until
                await actor.pilot.pause(0.1)
            assert "Red team: choose" in await actor.press("1")

    asyncio.run(play())


@pytest.mark.slow
def test_people_hand_the_keyboard_over(tmp_path: Path) -> None:
    game = angel.new(2, seed="5", teams=[["red", "blue"], ["green", "grey"]])

    async def play() -> None:
        async with acting(at_home(game, tmp_path)) as actor:
            told = actor.text()
            assert "Hand the keyboard to Player 1" in told
            assert "Leon" not in told
            assert "Player 1. Red team: choose an Action card." in await actor.press("enter")
            await actor.press("1")
            told = await actor.press("1")
            assert "Hand the keyboard to Player 2" in told
            assert "Overwatch" not in told
            for key in ("f1", "f2", "f3", "f4", "f5", "f6", "tab", "pageup", "escape"):
                assert await actor.press(key) == told
            assert "Player 1. Blue team: choose" in await actor.press("u")
            await actor.press("1")
            told = await actor.press("enter")
            assert "Player 2. Green team: choose an Action card." in told
            assert "Overwatch" not in told

    asyncio.run(play())


def test_backspace_is_not_overtaken_by_what_is_typed_after_it() -> None:
    game = angel.new(1, seed="5", teams=TEAMS)

    async def look() -> None:
        async with acting(at_home(game)) as actor:
            for key, letter in (("w", "w"), ("x", "x"), ("backspace", None), ("h", "h"), ("y", "y")):
                actor.app.post_message(events.Key(key, letter))
            await actor.settle()
            assert actor.app.input_line.value == "why"

    asyncio.run(look())
