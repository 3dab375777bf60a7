"""Printer of events and boards: each appears once on the console, even if players take turns there."""

from __future__ import annotations

from voidlock.engine import SPECTATOR, Event
from voidlock.terminal.console import Console
from voidlock.terminal.model.asking import chances
from voidlock.terminal.model.board.game_values import View
from voidlock.terminal.model.control.controller import Controller
from voidlock.words.telling import add_notes, answer, tell


class Printer:
    """Remembers who is looking, what has been told here, and which board was drawn last."""

    def __init__(self, controller: Controller, console: Console) -> None:
        self.controller, self.sitting, self.console = controller, controller.sitting, console
        self.viewer = SPECTATOR
        self.telling = False
        """Whether anything was told since the last typed line."""
        self.drawn: tuple[object, ...] = ()
        self._heard: dict[int, int] = {}
        """By seat, how many of its events have been told here."""
        self._talked = 0
        self._tale = self.sitting.board.lines.tale()
        self._hinted = ""

    def go_on(self) -> None:
        """Mark everything so far as told."""
        self._tale = self.sitting.board.lines.tale()
        self.mark_heard()

    def sit_down(self, seat: int) -> None:
        """Another player looks now: show what only they may know."""
        self.viewer, self.drawn = seat, ()
        for event in self.sitting.own_news(seat):
            self._tell(event)

    # ------------------------------------------------------------------ events

    def _tell(self, event: Event, number: int | None = None) -> None:
        """Tell an event with the names of its time: after this many events, or now."""
        with self.controller.words.calling(self.controller.narrator.names_at(number)):
            for line in self._tale.lines(event, self.controller.words):
                self.console.say(*line)

    def news(self) -> list[Event]:
        events = self.sitting.events
        return events[min(self._heard.get(self.sitting.viewer, 0), len(events)) :]

    def mark_heard(self) -> None:
        """Mark events as told for every seat: what one player heard is not repeated for the next."""
        view = self.sitting.view
        seats = self.sitting.board.seats(view) if view is not None else 0
        self._heard = {seat: len(self.sitting.events_of(seat)) for seat in range(SPECTATOR, seats + 1)}
        self._talked = len(self.sitting.chat)

    def tell_news(self) -> None:
        """Tell the events and chat since the last time."""
        events, view, lines = self.news(), self.sitting.view, self.sitting.board.lines
        for said in self.sitting.chat[self._talked :]:
            self.console.say(said.describe(self.controller.words))
        self.mark_heard()
        told = len(events)
        while told and lines.is_said_by_board(events[told - 1]):
            told -= 1
        if told and not self.telling:
            self.console.say()
        self.telling = bool(told) or self.telling
        first = len(self.sitting.events) - len(events)
        for number, event in enumerate(events[:told], start=first + 1):
            if view is None or not lines.is_left_out(event, view):
                self._tell(event, number)

    def tell_last(self, most: int) -> None:
        events = self.sitting.events[-most:]
        self.console.say(self.controller.words.say("terminal-log-last", number=len(events)))
        self.tell_again(events)

    def tell_again(self, events: list[Event]) -> None:
        """Tell the last of all events once more."""
        words, first = self.controller.words, len(self.sitting.events) - len(events)
        for number, event in enumerate(events, start=first + 1):
            with words.calling(self.controller.narrator.names_at(number)):
                self.console.say(tell(event, words))

    def hint(self) -> None:
        """Shows each hint once; the first says how to turn hints off."""
        hinting, words = self.controller.advisers.hinting, self.controller.words
        told = hinting.describe("lines")
        if told and told != self._hinted:
            self._hinted = told
            self.console.say()
            self.console.say(told, "hint")
            if not hinting.hints.seen:
                self.console.say(words.say("terminal-hints-no-more"), "quiet")

    # ------------------------------------------------------------------ the board

    def _key(self, view: View) -> tuple[object, ...]:
        return self.viewer, *self.sitting.board.lines.landmarks(view), self.controller.words.language

    def redraw(self) -> bool:
        """Redraw the board if it changed much. Returns whether it was drawn."""
        view = self.sitting.view
        if view is None or self.drawn == self._key(view):
            return False
        self.console.say()
        self.draw(view)
        return True

    def draw(self, view: View, *, whole: bool = False) -> None:
        """Draw the board; `whole`: with all decks."""
        lines, words, columns = self.sitting.board.lines, self.controller.words, self.console.columns
        hides = self.console.stays_readable and self.sitting.everybody == SPECTATOR
        for line in lines.board(view, words, columns, whole=whole, hides=hides):
            self.console.say(*line)
        self.drawn = self._key(view)


def show_answers(controller: Controller, view: View, console: Console) -> None:
    """Print the numbered answers, with their costs, odds and estimates, and what they mean."""
    choice, board, words = controller.prompt.choice, controller.sitting.board, controller.words
    if choice is None:
        return
    places, number = len(str(len(choice.options))), 1
    for row in board.lines.rows(choice, view):
        numbers = f"{number:{places + 1}}" if len(row) == 1 else f"{number:{places + 1}}-{number + len(row) - 1}"
        notes = board.notes(view, row[0], words)
        notes += chances(row[0], words, controller.advisers.odds.visible, controller.advisers.adviser.advice)
        told = add_notes(answer(row[0], words, choice.kind), notes, words)
        first = words.say("terminal-option", answer=told, text=board.lines.spell(row[0], words))
        console.say(f"{numbers}. {board.lines.row_line(first, row, words) if len(row) > 1 else first}")
        more = board.more_about(choice, row[0], words) or board.warning(view, row[0], words)
        if more:
            console.say(" " * (places + 3) + more, "quiet")
        number += len(row)
