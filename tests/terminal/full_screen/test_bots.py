"""Bots on the screen: how they are named for either game, and a mission that one of them plays."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.saying import said
from tests.terminal.conversation import finished, running
from tests.terminal.full_screen.acting import acting
from tests.terminal.full_screen.joining import PATIENCE
from tests.terminal.model.table import at_home, last_stand, on_mission
from voidlock import hulk
from voidlock.engine import read_file
from voidlock.games import KITS, Lacking
from voidlock.games.hulk.kit import KIT
from voidlock.terminal.menu import commands
from voidlock.terminal.menu.on_screen import OnScreen
from voidlock.terminal.menu.options import BadOption, GameOptions
from voidlock.terminal.menu.start import Start, read_bots, start
from voidlock.terminal.model.session import Sitting
from voidlock.terminal.sessions.local import LocalGame, read_kept_bots
from voidlock.texts import LANGUAGES, Words

ENGLISH = Words("en")

NEAR_THE_EXIT = {
    "voidlock": 1,
    "game": "hulk",
    "seed": "exit",
    "position": {
        "mission": "original-1-airlock-nine",
        "phase": "marines",
        "marines": {
            "sgt": {"at": "20,5", "facing": "E"},
            "sb1": {"at": "19,5", "facing": "E"},
            "sb2": {"at": "1,5", "facing": "E"},
        },
    },
}


@pytest.mark.parametrize(
    ("game", "typed", "seated"),
    [
        ("angel", "2=brother, 3=librarian:2s", {2: "brother", 3: "librarian:2s"}),
        ("hulk", "sergeant", {1: "sergeant"}),
        ("hulk", "1=librarian:1s", {1: "librarian:1s"}),
        ("hulk", None, {}),
    ],
)
def test_bots_are_named(game: str, typed: str | None, seated: dict[int, str]) -> None:
    assert read_bots(typed, ENGLISH, game) == seated


@pytest.mark.parametrize(
    ("game", "typed", "told"),
    [
        ("angel", "brother", said("screen-option-bots", text="brother")),
        ("angel", "7=brother", said("screen-option-bots", text="7=brother")),
        ("angel", "1=sergeant", "random, recruit, brother, veteran, librarian"),
        (
            "angel",
            "1=brother,1=random",
            said("screen-option-bots", text="1=random"),
        ),
        ("hulk", "brother", "random, sergeant, librarian"),
        ("hulk", "sergeant,librarian", "Space Hulk has one seat: name one bot, for example --bots sergeant."),
        ("hulk", "2=sergeant", "Space Hulk has one seat: name one bot, for example --bots sergeant."),
    ],
)
def test_a_bot_that_cannot_sit_there_is_explained(game: str, typed: str, told: str) -> None:
    with pytest.raises(BadOption) as refused:
        read_bots(typed, ENGLISH, game)
    assert told in str(refused.value)


def test_a_bot_goes_on_from_a_file_to_the_end(tmp_path: Path) -> None:
    """Nobody presses a key; the game is kept as if a person had played it."""
    file = tmp_path / "exit.json"
    file.write_text(json.dumps(NEAR_THE_EXIT), encoding="utf-8")
    game, _ = KIT.load(read_file(file))

    async def look_on() -> str:
        async with acting(on_mission(game, tmp_path, {1: "sergeant"}), size=(80, 24)) as actor:
            until = asyncio.get_running_loop().time() + PATIENCE
            while not game.result:
                assert asyncio.get_running_loop().time() < until
                await actor.pilot.pause(0.1)
            return await actor.settle()

    assert said("terminal-hulk-over", result=("result", "win"), turn=1) in asyncio.run(look_on())
    assert game.result == "win"
    assert (len(running(tmp_path)), len(finished(tmp_path))) == (0, 1)


# ---------------------------------------------------------------------- the commands


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[Sitting]:
    """The sittings that would have been shown; there is no terminal here."""
    found: list[Sitting] = []

    def note(face: OnScreen, start: Start) -> int:
        found.append(start.sitting)
        return 0

    monkeypatch.setattr(OnScreen, "run", note)
    monkeypatch.setattr(commands, "can_show", lambda environ: True)
    return found


def test_watch_seats_a_bot_at_a_mission_and_keeps_nothing(tmp_path: Path, shown: list[Sitting]) -> None:
    options = GameOptions(bots="sergeant", mission="rescue", seed="1")
    assert commands.watch(ENGLISH, {"XDG_DATA_HOME": str(tmp_path)}, options) == 0
    (sitting,) = shown
    assert isinstance(sitting, LocalGame)
    assert (sitting.bots, sitting.people_here, sitting.keeper) == ({1: "sergeant"}, [], None)
    assert isinstance(sitting.game.state, hulk.State)


def test_watch_takes_a_file_or_bots(tmp_path: Path, shown: list[Sitting]) -> None:
    file = tmp_path / "game.json"
    for options in (
        GameOptions(),
        GameOptions(mission="rescue"),
        GameOptions(load=file, bots="sergeant"),
        GameOptions(load=file, mission="rescue"),
    ):
        for language in LANGUAGES:
            words = Words(language)
            with pytest.raises(BadOption) as refused:
                commands.watch(words, {}, options)
            assert str(refused.value) == words.say("screen-option-watch")
    assert not shown


def test_a_game_without_a_screen_cannot_be_watched(shown: list[Sitting], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KITS, "hulk", replace(KITS["hulk"], screen=None))
    with pytest.raises(Lacking):
        commands.watch(ENGLISH, {}, GameOptions(bots="sergeant", mission="rescue"))
    assert not shown


def test_play_seats_a_bot_at_a_mission_and_keeps_it(tmp_path: Path, shown: list[Sitting]) -> None:
    start(GameOptions(bots="sergeant", mission="airlock-nine", seed="1"), OnScreen(ENGLISH, tmp_path))
    (sitting,) = shown
    assert isinstance(sitting, LocalGame)
    assert sitting.keeper is not None
    sitting._keep()
    assert read_kept_bots(sitting.keeper.path) == {1: "sergeant"}
    sitting.keeper.let_go()


def test_a_spectator_is_not_asked_to_answer() -> None:
    game = last_stand()
    game.apply(1, "stop")

    async def look(bots: dict[int, str]) -> str:
        async with acting(at_home(game, bots=bots)) as actor:
            return actor.text()

    played, watched = asyncio.run(look({})), asyncio.run(look({1: "brother"}))
    assert said("screen-type-here") in played and said("screen-type-here") not in watched
    assert said("screen-type-command") in watched
