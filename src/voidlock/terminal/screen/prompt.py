"""What is asked: the question, its answers, what each promises, and what the one under the cursor does."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from rich.text import Text
from textual.widgets.option_list import Option as Item
from textual.worker import Worker

from voidlock.engine import Choice, Option, Thing
from voidlock.terminal.columns import wrapped
from voidlock.terminal.console import printable
from voidlock.terminal.sitting.sitting import Offer, Offers, Sitting
from voidlock.texts import Words

from .advice import Advice
from .asking import answer_line, detail, row_line
from .drawing import CUT, STYLES, Lit, cut
from .game_board import NO_FIGURES, Doubt, Row
from .keys import ESCAPE
from .paces import Likings
from .panels import Reader
from .parts import Parts

NO, YES = Offer("no", "screen-doubt-no"), Offer("yes", "screen-doubt-yes")


class Prompt(Parts):
    """Asks what the sitting asks."""

    def __init__(self, sitting: Sitting, words: Words, likings: Likings | None = None) -> None:
        super().__init__(words)
        self.sitting = sitting
        self.likings = likings or Likings()
        self.figures = NO_FIGURES
        self.advice: Advice | None = None
        self._choice: Choice[object] | None = None
        self._offers: Offers | None = None
        self._waits = False
        """Whether the question, or the end, waits until everything before it is told."""
        self._meanwhile = ""
        """The game's own message in place of what waits; empty if it has none."""
        self._told: list[str] = []
        self._lines: list[str] = []
        self._narrowed: Row | None = None
        """The row of several answers among which somebody chooses; None if it is among all."""
        self._doubted: tuple[Choice[object], Option[object]] | None = None
        """An answer that waits until somebody is sure of it."""
        self._position = 0
        """Goes up with everything new: what was reckoned before is not shown."""

    def show(self) -> None:
        """Draw everything anew."""
        raise NotImplementedError

    def read(self, lines: list[str]) -> None:
        if isinstance(self.screen, Reader):
            self.pop_screen()
        self.push_screen(Reader(lines, self.words, self.sitting.board.rulebook))

    # ------------------------------------------------------------------ the question

    def _ask(self) -> None:
        """The question and the answers to it."""
        if self._is_gone():
            return
        same = bool(self._told) and self._told == self._texts()
        before = self.answers.highlighted if same else self._first()
        self._told = self._texts()
        self._part("question").update(Text(self._in_lines(self._question()), STYLES["question"]))
        width = max(self._beside_log() - 2, 10)
        self._lines = ["\n".join(wrapped(line, width, "   ")) for line in self._answer_lines()]
        self.answers.set_options([Item(Text(line)) for line in self._lines])
        self.answers.highlighted = before if self._lines else None

    def _first(self) -> int:
        """The answer under the cursor before anybody has moved it."""
        if self._choice is None or self._offers is not None or self._narrowed is not None:
            return 0
        return self.sitting.board.first(self._choice)

    def _rows(self) -> list[Row]:
        """The answers as they are listed."""
        if self._choice is None or self._offers is not None:
            return []
        if self._narrowed is not None:
            return [Row((option,)) for option in self._narrowed.options]
        return self.sitting.board.rows(self._choice)

    def _row(self) -> Row | None:
        """The row under the cursor."""
        rows, place = self._rows(), self.answers.highlighted
        return rows[place] if place is not None and place < len(rows) else None

    def _texts(self) -> list[str]:
        """What can be answered now."""
        if self._offers is not None:
            return [offer.text for offer in self._offers.offers]
        return [option.text for row in self._rows() for option in row.options]

    def _question(self) -> str:
        view = self.sitting.view
        if self._offers is not None:
            return printable(self.words.say(self._offers.id, self._offers.arguments))
        if self._waits:
            return self.words.say(self._meanwhile) if self._meanwhile else self.sitting.meanwhile(self.words)
        if self._choice is None or view is None:
            return printable(self.sitting.status(self.words))
        if self._narrowed is not None:
            which = self.words.say(self._narrowed.id)
            return self.words.say("screen-narrowed", which=which, escape=ESCAPE)
        told = self.sitting.board.asked(self._choice, view, self.words)
        if self.sitting.board.seats(view) == 1:
            return told
        return self.words.say("terminal-asked", seat=Thing("seat", str(self._choice.seat)), question=told)

    def _answer_lines(self) -> list[str]:
        if self._offers is not None:
            offers = enumerate(self._offers.offers, start=1)
            return [f"{number}. {self.words.say(offer.id, offer.arguments)}" for number, offer in offers]
        if self._choice is None:
            return []
        figures = self.figures if self.likings.odds else NO_FIGURES
        view, board, words = self.sitting.view, self.sitting.board, self.words
        lines = []
        for number, row in enumerate(self._rows(), start=1):
            notes = board.notes(view, row.options[0], words) if view else []
            if row.id:
                lines.append(row_line(number, row, words, notes))
            else:
                lines.append(answer_line(number, row.options[0], words, notes, figures, self.advice))
        return lines

    def _asking_lines(self) -> int:
        """How many lines the question, its answers and the line below them take."""
        return len("\n".join([self._in_lines(self._question()), *self._lines]).splitlines()) + 1

    # ------------------------------------------------------------------ the answer under the cursor

    def _option(self) -> Option[object] | None:
        """The answer under the cursor."""
        row = self._row()
        return row.options[0] if row is not None and not row.id else None

    def _lit(self) -> Lit:
        row, view, board = self._row(), self.sitting.view, self.sitting.board
        if self._doubted is not None and view is not None:
            return Lit((), {*board.struck(view, self._doubted[1])})
        if self._choice is None or self._offers is not None or view is None:
            return Lit()
        can = {thing for each in self._rows() for option in each.options for thing in option.things}
        if row is None or row.id:
            return Lit(can, {thing for option in row.options for thing in option.things} if row is not None else ())
        return Lit(can, {*board.struck(view, row.options[0])})

    def _warning(self) -> str:
        """What has to be read before the answer under the cursor is given."""
        option, view = self._option(), self.sitting.view
        return self.sitting.board.warned(view, option, self.words) if option is not None and view is not None else ""

    def _looked(self) -> str:
        """What is said of the square that somebody looks at."""
        return ""

    def _show_detail(self, most: int) -> None:
        option = self._option()
        told = self._looked()
        if not told and option is not None and self._choice is not None and self._offers is None:
            told = detail(self.sitting.board, self._choice, option, self.words, self.advice)
        warning = self._warning()
        lines = [*self._in_lines(warning).splitlines(), *self._in_lines(told).splitlines()]
        if len(lines) > most:
            # What follows is in the help.
            lines = [*lines[: most - 1], cut(lines[most - 1], self._beside_log() - 1).removesuffix(CUT) + CUT]
        self._part("detail").update(Text("\n".join(lines), "" if warning else STYLES["quiet"]))

    # ------------------------------------------------------------------ second thoughts

    def _doubt(self, choice: Choice[object], option: Option[object], doubt: Doubt) -> None:
        """Ask once more before an answer is given; nothing happens if Enter is pressed again."""
        self._doubted = choice, option
        self._offers = Offers(doubt.id, doubt.arguments, [NO, YES])
        self._ask()
        self.show()

    def _forget_doubt(self) -> None:
        """Back to the question, with the cursor on the answer that was doubted."""
        doubted = [self._doubted[1]] if self._doubted is not None else []
        self._doubted, self._offers = None, self.sitting.offers
        self._ask()
        self.answers.highlighted = next(iter(self._places(doubted)), 0)
        self.show()

    def _places(self, options: Collection[Option[object]]) -> list[int]:
        """The rows in which these answers are."""
        return [place for place, row in enumerate(self._rows()) if any(option in options for option in row.options)]

    # ------------------------------------------------------------------ chances

    def _reckon(self) -> None:
        if self.likings.odds and not self.sitting.cover:
            _: Worker[None] = self.run_worker(self._figures, group="odds", exclusive=True)

    async def _figures(self) -> None:
        view, position = self.sitting.view, self._position
        if view is None:
            return
        found = await asyncio.to_thread(self.sitting.board.figures, view, self.sitting.events)
        if position == self._position and self.likings.odds:
            self.figures = found
            self._ask()
            self.show()
