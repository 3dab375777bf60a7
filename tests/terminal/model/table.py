"""Positions for controllers, prompts, cursors and tellers, without a screen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.hulk.boards import AIRLOCK
from tests.hulk.stage import Stage, stage
from tests.terminal.conversation import positioned
from voidlock import angel, hulk
from voidlock.angel import State
from voidlock.engine import Event, Game, Rolled, Thing
from voidlock.games.angel.screen.board import AngelBoard
from voidlock.games.hulk.screen.board import HulkGameBoard
from voidlock.terminal.model.board.game_board import Sight
from voidlock.terminal.model.board.game_values import NO_FIGURES
from voidlock.terminal.model.control.controller import Controller
from voidlock.terminal.model.emitted import Emitted, Notice
from voidlock.terminal.model.preferences import Preferences
from voidlock.terminal.model.session import Sitting
from voidlock.terminal.saves import Keeper
from voidlock.terminal.sessions.local import LocalGame
from voidlock.texts import Words

TEAMS = [["red", "blue", "green"]]
BOARD = AngelBoard()
ENGLISH = Words("en")


def new() -> Game[State]:
    return angel.new(1, seed="5", teams=TEAMS)


def events_of(*answers: str) -> list[Event]:
    """What happens in a new game up to these answers."""
    game = new()
    for text in answers:
        game.apply(1, text)
    return game.events_for(1)


def after_the_aliens() -> tuple[Game[hulk.State], HulkGameBoard]:
    t = stage(AIRLOCK, {"a": "7,5 E"}, {"S1": "8,2 S"}, agenda=["next_marine", "alien_phase"], dice="4")
    t.answer("end")
    return t.game, HulkGameBoard()


AIRLOCK_BOARD = after_the_aliens()


def flamer() -> Stage:
    """Whatever he burns, b stands in it."""
    t = stage(AIRLOCK, {"a": "12,5 E heavy_flamer", "b": "15,4 E"}, {"S1": "16,6 W"}, open=["13,5"], dice="5 1")
    return t.answer("activate:a")


class Played:
    """A controller, and all that it emitted."""

    def __init__(
        self, sitting: Sitting, *, words: Words = ENGLISH, preferences: Preferences | None = None, gathers: bool = True
    ) -> None:
        self.emitted: list[Emitted] = []
        self.controller = Controller(sitting, words, self.emitted.append, preferences, gathers=gathers)

    @property
    def said(self) -> list[str]:
        return [each.text for each in self.emitted if isinstance(each, Notice) and each.text]


class Hand(Played):
    """Somebody at a controller: each call does one thing, and waits until all that follows is known."""

    def __enter__(self) -> Self:
        self._runner = asyncio.Runner()
        self._do(self.controller.begin())
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._do(self.controller.end())
        self._runner.close()

    def _do(self, work: Coroutine[None, None, object]) -> None:
        async def whole() -> None:
            await work
            self.controller.advisers.odds.compute()
            while working := self.controller.at_work():
                await asyncio.wait(working)

        self._runner.run(whole())

    def do(self, action: Callable[[], object]) -> None:
        async def act() -> None:
            action()

        self._do(act())

    def wait(self, until: Callable[[], Coroutine[None, None, None]]) -> None:
        self._do(until())

    def enter(self, *lines: str) -> None:
        for line in lines:
            self._do(self.controller.dialogue.enter(line))

    def pick(self, verb: str) -> int:
        """Take the first row whose answers have this verb. Returns its place."""
        place = [row.options[0].verb for row in self.controller.prompt.rows].index(verb)
        self._do(self.controller.dialogue.pick(place))
        return place

    def look(self, *moves: tuple[int, int]) -> str:
        """Turn the cursor on if it is off, and move it. Returns what is said of the square."""

        pointing = self.controller.pointing
        if pointing.at is None:
            self.do(pointing.look_around)
        for columns, rows in moves:
            self.do(partial(self.controller.pointing.look_by, columns, rows))
        return self.controller.text.detail()

    def look_at(self, square: str) -> str:
        self.do(lambda: self.controller.pointing.look_at(Thing("square", square)))
        return self.controller.text.detail()

    def look_back(self, events: int) -> None:
        self._do(self.controller.narrator.look_back(events))

    def act(self) -> None:
        """Enter on the map."""
        self._do(self.controller.pointing.act())

    def escape(self) -> None:
        self._do(self.controller.let_go())

    @property
    def lines(self) -> str:
        return "\n".join(self.controller.text.lines())

    @property
    def question(self) -> str:
        return self.controller.text.question()

    @property
    def board(self) -> list[str]:
        controller, view = self.controller, self.controller.sitting.view
        assert view is not None
        at, way = controller.pointing.at, controller.pointing.way
        sight = Sight(ENGLISH, (80, 24), controller.prompt.highlights(view), NO_FIGURES, at, way)
        return [line.plain for line in controller.sitting.board.draw(view, sight).board]


def at_home(game: Game[State], folder: Path | None = None, bots: dict[int, str] | None = None) -> LocalGame[State]:
    return LocalGame(game, AngelBoard(), Keeper(folder) if folder is not None else None, bots)


def on_mission(
    game: Game[hulk.State], folder: Path | None = None, bots: dict[int, str] | None = None
) -> LocalGame[hulk.State]:
    return LocalGame(game, HulkGameBoard(), Keeper(folder) if folder is not None else None, bots)


def on_the_eve() -> Game[State]:
    """The next answer lets the attacks of a round begin."""
    game = new()
    for text in ("choose:block", "choose:overwatch", "choose:counter_attack"):
        game.apply(1, text)
    while True:
        ahead = game.clone()
        ahead.apply(1, ahead.pending[0].options[-1])
        if len(ahead.events) - len(game.events) > 3 and any(isinstance(one, Rolled) for one in ahead.inputs[-3:]):
            return game
        game.apply(1, game.pending[0].options[-1])


def last_stand() -> Game[State]:
    """Whatever Leon does, the swarm behind him slays him, and the game is lost."""
    return positioned(
        "leon>",
        {"swarms": {"L1": "claw tail", "R1": "head"}, "phase": "resolve", "table": {"red": "full_auto"}},
        dice=[0],
    )
