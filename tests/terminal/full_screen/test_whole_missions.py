"""Airlock Nine from the first question to the end: by keys and by typed lines."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.hulk.boards import AIRLOCK
from tests.hulk.leading import is_doubted, led, nothing, orders, to_the_exit
from tests.terminal.conversation import finished, run, running
from tests.terminal.full_screen.acting import Actor, acting
from tests.terminal.model.table import on_mission
from voidlock import hulk
from voidlock.terminal.saves import open_game

ARROWS = {(1, 0): "right", (-1, 0): "left", (0, 1): "down", (0, -1): "up"}

NAMED = {".": "full_stop", "/": "slash", "-": "minus", "*": "asterisk"}
"""What Textual calls a key."""


async def by_keys(actor: Actor, state: hulk.State, text: str) -> None:
    """A straight step over the map, everything else by its key."""
    verb, _, about = text.partition(":")
    here = state.board.names[state.where[state.active]] if state.active >= 0 else ""
    if verb == "move" and (arrow := ARROWS.get(step_between(here, about), "")):
        await actor.press("right", arrow, "enter", "escape")
        return
    prompt = actor.app.controller.prompt
    [key] = [key for key, row in zip(prompt.keys, prompt.rows, strict=True) if row.options[0].text == text]
    await actor.press(*[NAMED.get(letter, letter) for letter in key], *([] if prompt.is_at_once(key) else ["enter"]))


def step_between(here: str, there: str) -> tuple[int, int]:
    (x, y), (to_x, to_y) = ([int(number) for number in square.split(",")] for square in (here, there))
    return to_x - x, to_y - y


@pytest.mark.slow
def test_a_mission_is_won_by_keys(tmp_path: Path) -> None:
    game = hulk.new(AIRLOCK, seed="38")

    async def play() -> str:
        async with acting(on_mission(game, tmp_path), "en", (80, 24)) as actor:
            while game.pending:
                choice, before = game.pending[0], len(game.inputs)
                text = led(to_the_exit, game)
                await by_keys(actor, game.state, text)
                await actor.press(*(["2"] if is_doubted(choice, text) else []))
                assert len(game.inputs) > before, actor.text()
            return await actor.settle()

    assert "Victory" in asyncio.run(play())
    assert game.result == "win"
    assert running(tmp_path) == []
    assert open_game(finished(tmp_path)[0])[0].result == "win"


@pytest.mark.slow
def test_a_mission_is_lost_in_line_mode(tmp_path: Path) -> None:
    typed = "".join(f"{line}\n" for lines in orders(nothing, "35") for line in lines)
    done = run(tmp_path, "play", "--plain", "--mission", "airlock-nine", "--seed", "35", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Defeat" in done.stdout
    assert open_game(finished(tmp_path)[0])[0].result == "loss"
