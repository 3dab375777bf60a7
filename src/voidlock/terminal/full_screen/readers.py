"""What opens a reader over the board: the help, everything on the table, and the whole log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voidlock.terminal.full_screen.panels import Reader, reading_columns
from voidlock.terminal.model.asking import help_lines, things_of
from voidlock.terminal.model.board.game_board import Sight
from voidlock.words.explaining import explain, look_up, look_up_event

if TYPE_CHECKING:
    from voidlock.terminal.full_screen.app import GameScreen
    from voidlock.terminal.model.context import Command


class Readers:
    """Opens readers on a game screen."""

    def __init__(self, app: GameScreen) -> None:
        self.app, self.controller, self.sitting = app, app.controller, app.sitting

    def commands(self) -> dict[str, Command]:
        return {"help": self.help, "board": self.board, "log": self._whole_log}

    def read(self, lines: list[str]) -> None:
        if isinstance(self.app.screen, Reader):
            self.app.pop_screen()
        self.app.push_screen(Reader(lines, self.controller.words, self.sitting.board.rulebook, self.sitting.view))

    async def help(self, rest: str) -> None:
        controller, board, words = self.controller, self.sitting.board, self.controller.words
        if rest:
            self.read([line.text for line in look_up(rest, words, board.rulebook, self.sitting.view)])
            return
        if controller.narrator.past > 0:
            event = self.sitting.events[controller.narrator.past - 1]
            self.read(look_up_event(event, words, board.rulebook, self.sitting.view))
            return
        row = controller.prompt.row
        told = [hint] if (hint := controller.advisers.hinting.describe()) else []
        things = things_of(board, controller.prompt.choice, row.options[0] if row else None)
        told += explain(things, words, board.rulebook, self.sitting.view)
        self.read([*told, *([""] if told else []), *help_lines(self.sitting, words)])

    async def board(self, rest: str) -> None:
        view, words = self.controller.narrator.view, self.controller.words
        if view is not None:
            people = self.sitting.people(words)
            size = reading_columns(self.app.size.width), self.app.size.height
            decks = self.sitting.board.decks(view, Sight(words, size))
            self.read([*([people] if people else []), *decks])

    async def _whole_log(self, rest: str) -> None:
        tale, words = self.sitting.board.tale(), self.controller.words
        told: list[str] = []
        for number, event in enumerate(self.sitting.events, start=1):
            with words.calling(self.controller.narrator.names_at(number)):
                told += [line.text for line in tale.lines(event, words)]
        self.read(told)
