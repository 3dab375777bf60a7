"""Death Angel in line mode."""

from __future__ import annotations

from voidlock.engine import Choice, Event, Option, Thing
from voidlock.games.angel.events import CurrentPlayer, PhaseBegan, RoundBegan
from voidlock.terminal.line import Line
from voidlock.terminal.line_mode.game_lines import GameLines
from voidlock.terminal.screen.game_board import Figures, Tale, View
from voidlock.terminal.shown import Shown
from voidlock.terminal.telling import Story, event_text, more_about, percent
from voidlock.texts import Words

from .board import Board


class AngelLines(GameLines):
    """The formation in words, the cards with their texts."""

    def tale(self, view: View | None) -> Tale:
        return Story(begun=view is not None and Shown(view)["open"]["phase"].text != "setup")

    def said_by_board(self, event: Event) -> bool:
        return isinstance(event, RoundBegan | PhaseBegan)

    def left_out(self, event: Event, view: View) -> bool:
        return isinstance(event, CurrentPlayer) and Shown(view)["open"]["players"].number == 1

    def opening(self, view: View, words: Words) -> list[Line]:
        return [Line(words.say("terminal-new-game", players=Shown(view)["open"]["players"].number))]

    def foreword(self, view: View, words: Words, columns: int) -> list[str]:
        """How the rules are read, where that is not the default."""
        return Board(view, words, columns).readings(others=True)

    def recall(self, view: View, words: Words) -> list[Line]:
        """The Event card that is being resolved is read out again."""
        card = Shown(view)["own"]["event"]
        return event_text(Thing("event", card.text), words) if card else []

    def landmarks(self, view: View) -> tuple[object, ...]:
        shown = Shown(view)["open"]
        places = [shown[name].value for name in ("round", "phase", "location")]
        return *places, len(shown["formation"].rows)

    def board(self, view: View, words: Words, columns: int, *, whole: bool, hides: bool) -> list[Line]:
        if hides and isinstance(view["own"], dict):
            # The next person could scroll back to what was chosen in secret.
            view["own"]["chosen"] = {}
        board = Board(view, words, columns)
        return [*board.lines(), *(board.decks() if whole else [])]

    def more_about(self, choice: Choice[object], option: Option[object], view: View, words: Words) -> str:
        return more_about(choice, option, words)

    def chances(self, figures: Figures, words: Words) -> list[str]:
        """Who lives through the coming attacks."""
        told = [
            f"{words.name(*thing)}{words.say('terminal-space')}{words.say('screen-survives', chance=percent(chance))}"
            for thing, chance in figures.beside.items()
            if thing.kind == "marine"
        ]
        return [words.say("terminal-semicolon").join(told)] if told else []
