"""Line-mode adapter of Death Angel."""

from __future__ import annotations

from voidlock.engine import Event, Thing, View
from voidlock.games.angel.events import CurrentPlayer, PhaseBegan, RoundBegan
from voidlock.games.angel.lines.board import Board
from voidlock.games.angel.lines.story import Story, event_text
from voidlock.games.angel.view.types import AngelOpen, angel_view
from voidlock.odds.figure import percent
from voidlock.terminal.model.board.game_lines import GameLines
from voidlock.terminal.model.board.game_values import Figures, Tale
from voidlock.texts import Words
from voidlock.words.line import Line


class AngelLines(GameLines):
    """The formation in words, and the cards with their texts."""

    def tale(self) -> Tale:
        return Story()

    def is_said_by_board(self, event: Event) -> bool:
        return isinstance(event, RoundBegan | PhaseBegan)

    def is_left_out(self, event: Event, view: View) -> bool:
        return isinstance(event, CurrentPlayer) and _open(view)["players"] == 1

    def opening(self, view: View, words: Words) -> list[Line]:
        return [Line(words.say("terminal-new-game", players=_open(view)["players"]))]

    def foreword(self, view: View, words: Words, columns: int) -> list[str]:
        """The rules settings that are not the default."""
        return Board(angel_view(view), words, columns).readings(others=True)

    def recall(self, view: View, words: Words) -> list[Line]:
        """Reads out again the Event card that is being resolved."""
        card = angel_view(view)["own"]["event"]
        return event_text(Thing("event", card), words) if card else []

    def landmarks(self, view: View) -> tuple[object, ...]:
        shown = _open(view)
        return shown["round"], shown["phase"], shown["location"], len(shown["formation"])

    def board(self, view: View, words: Words, columns: int, *, whole: bool, hides: bool) -> list[Line]:
        shown = angel_view(view)
        if hides:
            # The next player could scroll back to a secret choice.
            shown["own"]["chosen"] = {}
        board = Board(shown, words, columns)
        return [*board.lines(), *(board.decks() if whole else [])]

    def chances(self, figures: Figures, words: Words) -> list[str]:
        """Each Marine's chance to survive the coming attacks."""
        told = [
            f"{words.name(*thing)}{words.say('terminal-space')}{words.say('screen-survives', chance=percent(chance))}"
            for thing, chance in figures.on_board.items()
            if thing.kind == "marine"
        ]
        return [words.say("terminal-semicolon").join(told)] if told else []

    def describe_saved(self, view: View, words: Words, when: str) -> str:
        shown = _open(view)
        location = words.short("location", shown["location"])
        teams = words.say("terminal-comma").join(words.name("team", team) for team in shown["teams"])
        teams = teams or words.say("terminal-unfinished-draft")
        round, players = shown["round"], shown["players"]
        return words.say(
            "terminal-unfinished-game", round=round, players=players, location=location, teams=teams, when=when
        )


def _open(view: View) -> AngelOpen:
    return angel_view(view)["open"]
