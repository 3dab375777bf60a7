"""Log widget: it scrolls back through the whole game, and each line opens the board of that moment."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text
from textual.widgets.option_list import Option as Item

from voidlock.engine import Event
from voidlock.terminal.full_screen.lists import LitList
from voidlock.terminal.model.board.drawing import STYLES
from voidlock.terminal.model.board.game_board import GameBoard
from voidlock.terminal.model.board.game_values import Tale
from voidlock.terminal.model.session import ChatMessage
from voidlock.texts import Called, Words
from voidlock.words.columns import wrap

HANGING = "  "
"""The indent of an event's further lines; a card's text is indented as a whole."""


class Log(LitList):
    """Events, each an item with its number, and the chat between them."""

    def __init__(self) -> None:
        super().__init__(id="log", markup=False)
        self.can_focus = False
        self._board: GameBoard | None = None
        self._tale: Tale | None = None
        self._key: tuple[object, ...] = ()
        self._told: list[Event] = []
        self._said = 0

    def tell(
        self,
        board: GameBoard,
        events: list[Event],
        said: list[ChatMessage],
        words: Words,
        viewer: int,
        columns: int,
        called: Callable[[int], Called],
    ) -> None:
        """Append only the news, unless the viewer, the language or the width has changed.

        `called`: the names after a number of events.
        """
        key = (board, viewer, words.language, columns)
        afresh = key != self._key or events[: len(self._told)] != self._told or len(said) < self._said
        if afresh:
            self.clear_options()
            self._board, self._tale = board, board.tale()
            self._key, self._told, self._said = key, [], 0
        at_end = afresh or self.scroll_offset.y >= self.max_scroll_y
        items: list[Item] = []
        for event in events[len(self._told) :]:
            items += self._talk(said, len(self._told), columns, words)
            self._told.append(event)
            if not board.explains(event):
                with words.calling(called(len(self._told))):
                    items.append(self._item(event, words, columns))
        items += self._talk(said, len(self._told), columns, words)
        if items:
            self.add_options(items)
            if at_end:
                self.anchor()

    def _item(self, event: Event, words: Words, columns: int) -> Item:
        lines = Text()
        assert self._tale is not None
        for line in self._tale.lines(event, words):
            indent = line.text[: len(line.text) - len(line.text.lstrip())]
            for part in wrap(line.text, columns, indent or HANGING):
                lines += Text(("\n" if lines else "") + part, STYLES.get(line.style, ""))
        return Item(lines, id=f"event-{len(self._told)}")

    def _talk(self, said: list[ChatMessage], told: int, columns: int, words: Words) -> list[Item]:
        """Chat before the next event."""
        items = []
        while self._said < len(said) and said[self._said].events <= told:
            one = said[self._said]
            lines = wrap(one.describe(words), columns, "  ")
            items.append(Item(Text("\n".join(lines), "italic"), id=f"said-{self._said}", disabled=True))
            self._said += 1
        return items

    def events_at(self, index: int) -> int | None:
        """How many events had been told at this line; None for chat."""
        kind, _, number = (self.get_option_at_index(index).id or "").partition("-")
        return int(number) if kind == "event" else None
