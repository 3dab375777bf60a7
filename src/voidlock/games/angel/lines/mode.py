"""Death Angel in plain lines."""

from __future__ import annotations

from voidlock.engine import SPECTATOR, Choice, Event, Game, Option, Thing
from voidlock.games.angel import State
from voidlock.games.angel.events import CurrentPlayer, PhaseBegan, RoundBegan
from voidlock.games.angel.facts import teams_each
from voidlock.games.angel.view_types import AngelOpen, AngelView, angel_view
from voidlock.terminal.console import Console
from voidlock.terminal.line import Line
from voidlock.terminal.line_mode.frame import Frame
from voidlock.terminal.line_mode.seats import open_looker
from voidlock.terminal.saves import Keeper
from voidlock.terminal.telling import Story, event_text, more_about, question
from voidlock.texts import Words

from .board import Board


class LineMode(Frame[State]):
    """Plays one game of Death Angel with the people at one keyboard."""

    rulebook = "angel"

    def __init__(self, game: Game[State], words: Words, console: Console, keeper: Keeper) -> None:
        super().__init__(game, words, console, keeper)
        self._story = Story()

    def _view(self, seat: int) -> AngelView:
        return angel_view(self.game.view(seat))

    def _shown(self) -> AngelOpen:
        """What everybody may know."""
        return self._view(SPECTATOR)["open"]

    def resume(self) -> None:
        super().resume()
        self._story = Story(begun=self._shown()["phase"] != "setup")

    def asked(self, choice: Choice[object]) -> str:
        told = question(choice, self.words)
        return self._counted(told, choice.seat) if choice.kind == "choose_team" else told

    def _counted(self, asked: str, seat: int) -> str:
        """R-2.4: which of his teams a player picks, if he gets several."""
        total = teams_each(len(self.game.seats))
        if total == 1:
            return asked
        taken = [team for team, shown in self._shown()["teams"].items() if shown["seat"] == seat]
        return self.words.say("terminal-draft", question=asked, number=len(taken) + 1, total=total)

    def more_about(self, choice: Choice[object], option: Option[object]) -> str:
        return more_about(choice, option, self.words)

    def said_by_board(self, event: Event) -> bool:
        return isinstance(event, RoundBegan | PhaseBegan)

    def left_out(self, event: Event) -> bool:
        return isinstance(event, CurrentPlayer) and len(self.game.seats) == 1

    def tell_one(self, event: Event) -> None:
        for line in self._story.lines(event, self.words):
            self.console.say(*line)

    def foreword(self) -> list[str]:
        """How the rules are read, where that is not the default."""
        return Board(self._view(open_looker(self.game)), self.words, self.console.columns).readings(others=True)

    def recall(self) -> None:
        """The Event card that is being resolved is read out again."""
        card = self._view(self.looker)["own"]["event"]
        if card and self.looker == open_looker(self.game):
            for line in event_text(Thing("event", card), self.words):
                self.console.say(*line)

    def landmarks(self) -> tuple[object, ...]:
        shown = self._shown()
        return shown["round"], shown["phase"], shown["location"], len(shown["formation"])

    def board_lines(self, rest: str) -> list[Line]:
        view = self._view(self.looker)
        if self.console.stays_readable and len(self.game.seats) > 1:
            # The next person could scroll back to what was chosen in secret.
            view["own"]["chosen"] = {}
        board = Board(view, self.words, self.console.columns)
        return [*board.lines(), *(board.decks() if rest else [])]
