"""View model of the prompt: the question, the numbered answers, the selection, and the parser of typed text."""

from __future__ import annotations

from collections.abc import Collection, Hashable

from voidlock.engine import Choice, Option, Thing
from voidlock.terminal.console import printable
from voidlock.terminal.model.advice import Advice
from voidlock.terminal.model.asking import answer_line, find_offer, row_line
from voidlock.terminal.model.board.drawing import Lit
from voidlock.terminal.model.board.game_board import Doubt, GameBoard, Row
from voidlock.terminal.model.board.game_values import Figures, View
from voidlock.terminal.model.keys import BEGIN, ESCAPE
from voidlock.terminal.model.session import Offer, Offers
from voidlock.terminal.model.typed import options_for, plain
from voidlock.texts import Words

NO, YES = Offer("no", "screen-doubt-no"), Offer("yes", "screen-doubt-yes")

REMEMBERED = 8
"""How many series of questions are remembered: one is interrupted by others, about a die or a target."""


class PromptModel:
    """A question of the game, or offers beside it. `gathers`: answers that differ only in their square share a row."""

    def __init__(self, board: GameBoard, *, gathers: bool = True) -> None:
        self.board = board
        self.gathers = gathers
        self.choice: Choice[object] | None = None
        self.offers: Offers | None = None
        self.narrowed: Row | None = None
        """The row of several answers that the player is choosing from; None for all of them."""
        self.doubted: tuple[Choice[object], Option[object]] | None = None
        """An answer that waits for confirmation."""
        self.selected: int | None = None
        self._view: View | None = None
        self._texts: list[str] = []
        self._about: object = None
        """What the question is about: steady keys keep their selection while it stays."""
        self._numbers: dict[Hashable, dict[str, int]] = {}
        """By series of questions, the number of every answer that was offered in it."""
        self._series: Hashable = None

    # ------------------------------------------------------------------ the question

    def put(
        self, board: GameBoard, choice: Choice[object] | None, offers: Offers | None, view: View | None = None
    ) -> None:
        """Ask this. The selection stays if the answers are the same, or on the same steady key while a piece acts."""
        key = self._steady_key()
        self.board, self.choice, self.offers, self._view = board, choice, offers, view
        self.narrowed, self.doubted = None, None
        self._number_answers()
        about = (choice.kind, choice.subject) if choice is not None else None
        stays, self._about = about is not None and about == self._about, about
        self._settle(key if stays else "")

    def _number_answers(self) -> None:
        """An answer keeps its number while a question comes again; one that is new gets a number of its own."""
        choice = self.choice
        self._series = self.board.series(choice, self._view) if choice is not None and self.gathers else None
        if choice is None or self._series is None:
            return
        if self._series not in self._numbers and len(self._numbers) >= REMEMBERED:
            self._numbers.clear()
        known = self._numbers.setdefault(self._series, {})
        for text in choice.texts():
            known.setdefault(text, len(known) + 1)

    def _number(self, row: Row) -> int:
        return self._numbers[self._series][row.options[0].text]

    def _steady_key(self) -> str:
        """The selected key, if it means the same in the next question."""
        return self.keys[self.selected] if self.steady and self.selected is not None else ""

    def _settle(self, key: str = "") -> None:
        texts = self.texts()
        if texts != self._texts or not texts:
            self.selected = self.first() if texts else None
            if key and self.steady and key in self.keys:
                self.selected = self.keys.index(key)
        self._texts = texts

    @property
    def steady(self) -> bool:
        """Whether each key means the same after every step."""
        return any(row.key for row in self.rows)

    @property
    def keys(self) -> list[str]:
        """The key of each entry of the list: its number, unless the game has steady ones."""
        rows = self.rows
        own = [row.key for row in rows]
        if any(own):
            return own
        if rows and self._series is not None and self.narrowed is None:
            return [str(self._number(row)) for row in rows]
        return [str(number) for number in range(1, self.size + 1)]

    @property
    def gaps(self) -> bool:
        """Whether the keys are not simply the numbers from 1."""
        return self.keys != [str(number) for number in range(1, self.size + 1)]

    def is_at_once(self, key: str) -> bool:
        """Whether the key alone takes an entry: no longer number or typed answer starts with it."""
        if self.steady:
            return key in self.keys and not key.islower()
        return [known for known in self.keys if known.startswith(key)] == [key]

    def is_amiss(self, key: str) -> bool:
        """Whether a digit is the key of nothing; among steady keys, a capital letter or a sign.

        It must not be typed either: every key after it would be.
        """
        sign = len(key) == 1 and key.isprintable() and not key.isalnum() and not key.isspace() and key != BEGIN
        steady = self.steady and (sign or key.isupper())
        return (key.isdecimal() or steady) and not any(known.startswith(key) for known in self.keys)

    def place_of(self, typed: str) -> int | None:
        """The place of the entry with this key."""
        keys = self.keys
        return keys.index(typed) if typed in keys else None

    def first(self) -> int:
        """The row that is selected at first."""
        if self.choice is None or self.offers is not None or self.narrowed is not None:
            return 0
        return self.board.first(self.choice, self.rows)

    @property
    def rows(self) -> list[Row]:
        """The rows of the list."""
        if self.choice is None or self.offers is not None:
            return []
        if self.narrowed is not None:
            return [Row((option,)) for option in self.narrowed.options]
        if not self.gathers:
            return [Row((option,)) for option in self.choice.options]
        rows = self.board.rows(self.choice, self._view)
        if self._series is None:
            return rows
        # What ends the series has no things, and comes last.
        return sorted(rows, key=lambda row: (not row.options[0].things, self._number(row)))

    @property
    def options(self) -> list[Option[object]]:
        return [option for row in self.rows for option in row.options]

    @property
    def row(self) -> Row | None:
        """The selected row."""
        rows = self.rows
        return rows[self.selected] if self.selected is not None and self.selected < len(rows) else None

    @property
    def option(self) -> Option[object] | None:
        """The selected answer."""
        row = self.row
        return row.options[0] if row is not None and not row.id else None

    @property
    def size(self) -> int:
        return len(self.offers.offers) if self.offers is not None else len(self.rows)

    def texts(self) -> list[str]:
        """The valid answers, as the player types them."""
        if self.offers is not None:
            return [offer.text for offer in self.offers.offers]
        return [option.text for option in self.options]

    def spellings(self, words: Words) -> list[str]:
        """What the player can type: the valid answers with the names of this game."""
        if self.offers is not None:
            return self.texts()
        return [self.board.lines.spell(option, words) for option in self.options]

    def places(self, options: Collection[Option[object]]) -> list[int]:
        """The rows that hold these answers."""
        return [place for place, row in enumerate(self.rows) if any(option in options for option in row.options)]

    # ------------------------------------------------------------------ in words

    def question(self, view: View | None, words: Words) -> str:
        """The question; empty if there is none."""
        if self.offers is not None:
            return "\n".join([printable(line) for line in self.offers.describe(words).split("\n")])
        if self.choice is None or view is None:
            return ""
        if self.narrowed is not None:
            return words.say("screen-narrowed", which=words.say(self.narrowed.id), escape=ESCAPE)
        told = self.board.question(self.choice, view, words)
        if self.board.seats(view) == 1:
            return told
        return words.say("terminal-asked", seat=Thing("seat", str(self.choice.seat)), question=told)

    def lines(self, view: View | None, words: Words, figures: Figures, advice: Advice | None) -> list[str]:
        """The numbered answers, with their costs, odds and estimates."""
        if self.offers is not None:
            offers = enumerate(self.offers.offers, start=1)
            return [f"{number}. {words.say(offer.id, offer.arguments)}" for number, offer in offers]
        lines, kind = [], self.choice.kind if self.choice is not None else ""
        for key, row in zip(self.keys, self.rows, strict=True):
            notes = self.board.notes(view, row.options[0], words) if view else []
            if row.id:
                lines.append(row_line(key, row, words, notes))
            else:
                lines.append(answer_line(key, row.options[0], words, notes, figures, advice, kind))
        return lines

    def highlights(self, view: View | None) -> Lit:
        """What is highlighted on the board: what can be chosen, and what the selected answer is about."""
        if view is None:
            return Lit()
        if self.doubted is not None:
            return Lit((), {*self.board.targets(view, self.doubted[1])})
        if self.choice is None or self.offers is not None:
            return Lit()
        row = self.row
        can = {thing for option in self.options for thing in option.things}
        if row is None or row.id:
            return Lit(can, {thing for option in row.options for thing in option.things} if row is not None else ())
        return Lit(can, {*self.board.targets(view, row.options[0])})

    # ------------------------------------------------------------------ the answer

    def entry_at(self, place: int) -> Offer | Row | None:
        """The entry at this place of the list."""
        listed: list[Offer] | list[Row] = self.offers.offers if self.offers is not None else self.rows
        return listed[place] if 0 <= place < len(listed) else None

    def find_entry(self, line: str) -> Offer | Row | None:
        """The entry that a typed line means: a number, a text, a prefix or a name; None if none or ambiguous."""
        if self.offers is not None:
            return find_offer(self.offers.offers, line)
        if self.choice is None:
            return None
        place = self.place_of(plain(line))
        if place is not None or plain(line).isdecimal():
            return self.entry_at(place) if place is not None else None
        meant = options_for(self.choice, line)
        places = self.places(meant)
        if len(meant) == 1:
            return Row((meant[0],))
        return self.entry_at(places[0]) if len(places) == 1 else None

    def move(self, to: int) -> None:
        """Select another row, wrapping around."""
        if self.size:
            self.selected = to % self.size

    def select_next(self, options: Collection[Option[object]]) -> bool:
        """Select the next row that holds one of these. Returns whether one does."""
        about = self.places(options)
        later = [place for place in about if place > (self.selected or 0)]
        if about:
            self.selected = (later or about)[0]
        return bool(about)

    # ------------------------------------------------------------------ nested questions

    def narrow(self, row: Row) -> None:
        """Offer only these answers."""
        self.narrowed = row
        self._settle()

    def widen(self) -> None:
        """Offer all answers again, with the selection from before."""
        row, self.narrowed = self.narrowed, None
        self._settle()
        self.selected = next(iter(self.places(row.options if row is not None else ())), 0)

    def doubt(self, choice: Choice[object], option: Option[object], doubt: Doubt) -> None:
        """Ask for confirmation before an answer is given; Enter alone says no."""
        self.doubted = choice, option
        self.offers = Offers(doubt.id, doubt.arguments, [NO, YES])
        self._settle()

    def forget_doubt(self, offers: Offers | None) -> None:
        """Return to the question, on the answer that was not confirmed."""
        doubted = [self.doubted[1]] if self.doubted is not None else []
        self.doubted, self.offers = None, offers
        self._settle()
        self.selected = next(iter(self.places(doubted)), 0) if self.size else None
