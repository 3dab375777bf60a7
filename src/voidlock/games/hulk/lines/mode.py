"""Space Hulk in plain lines."""

from __future__ import annotations

from itertools import groupby

from voidlock.engine import SPECTATOR, Choice, Event, Game, Option
from voidlock.games.hulk import State, mission_names
from voidlock.games.hulk.marines.routes import route
from voidlock.games.hulk.mission.file import shipped_as
from voidlock.games.hulk.mission.mission import Mission
from voidlock.games.hulk.view_types import HulkView, hulk_view
from voidlock.terminal.console import Console
from voidlock.terminal.line import Line
from voidlock.terminal.line_mode.frame import Frame
from voidlock.terminal.saves import Keeper
from voidlock.terminal.telling import percent
from voidlock.terminal.typed import plain
from voidlock.texts import Words

from .areas import area_of
from .asking import asked
from .board import HulkBoard
from .doubts import doubt_about
from .gathering import gathered
from .points import price


class HulkMode(Frame[State]):
    """Plays one mission with the person at the keyboard."""

    rulebook = "hulk"
    help_id = "terminal-hulk-help"
    why_id = "terminal-hulk-why-what"

    def __init__(self, game: Game[State], words: Words, console: Console, keeper: Keeper) -> None:
        super().__init__(game, words, console, keeper)
        self._commands |= {"path": self.path, "mission": self.mission}
        self._promised: dict[str, tuple[str, float]] = {}

    def _view(self) -> HulkView:
        return hulk_view(self.game.view(self.looker))

    def said_by_board(self, event: Event) -> bool:
        return event.role == "heading"

    def asked(self, choice: Choice[object]) -> str:
        return asked(choice, self._view(), self.words)

    def show_question(self, choice: Choice[object]) -> None:
        # Imported late: the board is there before the first chance is reckoned.
        from .promises import promised

        self._promised = promised(self._view(), self.game.told(self.looker))
        super().show_question(choice)

    def rows(self, choice: Choice[object]) -> list[tuple[Option[object], ...]]:
        """Answers that differ in their square alone share a line, if they strike the same."""
        view, found = self._view(), []
        for alike in gathered(choice.options):
            struck = groupby(alike, key=lambda option: area_of(view, option))
            found += [tuple(row) for _, row in struck] if len(alike) > 1 else [alike]
        return found

    def row_line(self, row: tuple[Option[object], ...]) -> str:
        first = self.option_line(row[0])
        if len(row) == 1:
            return first
        squares = " ".join(option.text.partition(":")[2] for option in row[1:])
        return self.words.say("terminal-hulk-row", first=first, squares=squares)

    def notes(self, option: Option[object]) -> list[str]:
        """What an order costs the marine who is asked, and what its dice promise."""
        cost, promise = price(self._view(), option.text), self._promised.get(option.text)
        told = [cost.told(self.words)] if cost is not None else []
        if promise is not None:
            id, chance = promise
            told.append(self.words.say(id, chance=percent(chance)))
        return told

    def more_about(self, choice: Choice[object], option: Option[object]) -> str:
        """Which squares burn, and who stands there."""
        area = area_of(self._view(), option)
        return area.told(self.words) if area is not None else ""

    def answer(self, choice: Choice[object], option: Option[object]) -> None:
        """Whoever would harm his own marines, or leave some idle, is asked once more."""
        doubt = doubt_about(self._view(), option, self.words)
        if doubt is not None:
            id, arguments = doubt
            self.console.say(self.words.say(id, arguments), "wrong")
            line = plain(self.console.ask(self.words.say("terminal-hulk-sure"))).casefold()
            if line not in self.words.say("terminal-yes").split():
                self.say("terminal-hulk-not-done")
                return
        super().answer(choice, option)

    def landmarks(self) -> tuple[object, ...]:
        """A new turn or phase, and in the marines' phase whoever is activated."""
        shown = hulk_view(self.game.view(SPECTATOR))["open"]
        return shown["turn"], shown["phase"], shown["active"]

    def board_lines(self, rest: str) -> list[Line]:
        return HulkBoard(self._view(), self.words).lines()

    def recall(self) -> None:
        self.mission("")

    # ------------------------------------------------------------------ commands

    def mission(self, rest: str) -> bool:
        """The briefing."""
        for line in briefing(self.game.state.board.mission, self.words):
            self.console.say(*line)
        return False

    def path(self, rest: str) -> bool:
        """What a walk would cost before it is walked: `path 9,5`, `path sgt 9,5`."""
        state = self.game.state
        names, words = state.board.marine_names, rest.replace(":", " ").split()
        marine = names.index(words.pop(0)) if words and words[0] in names else state.active
        square = state.board.names.index(words[0]) if words and words[0] in state.board.names else -1
        if marine < 0 or square < 0 or state.where[marine] < 0:
            self.say("terminal-hulk-path-what", "wrong")
            return False
        found, name = route(state, marine, square), self.words.name("terminator", names[marine])
        if found is None:
            self.say("terminal-hulk-no-path", "wrong", name=name, square=state.board.names[square])
        else:
            steps = self.words.say("terminal-comma").join(found.orders)
            self.say("terminal-hulk-path", name=name, number=found.cost, steps=steps)
        return False


def briefing(mission: Mission, words: Words) -> list[Line]:
    """What a mission is about: in the words of the language, or as its own file says it."""
    name = shipped_as(mission)
    if name:
        return [Line(words.name("mission", name), "title"), Line(words.say(f"briefing-{name}"))]
    return [Line(mission.title, "title"), *[Line(note) for note in mission.notes if note.strip()]]


def choice_of_missions(words: Words) -> list[Line]:
    """The missions of the package, numbered."""
    lines = []
    for number, name in enumerate(mission_names(), start=1):
        title = words.name("mission", name)
        lines.append(Line(words.say("terminal-hulk-mission", number=number, title=title, name=name)))
        lines.append(Line("    " + words.say(f"briefing-{name}"), "quiet"))
    return lines
