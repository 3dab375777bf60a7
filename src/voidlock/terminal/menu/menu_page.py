"""Layout of the start screen: the title, one framed question with its answers, and the keys."""

from __future__ import annotations

from collections.abc import Sequence

from rich.markup import escape
from rich.style import Style
from rich.text import Text
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Item

from voidlock.terminal.console import printable
from voidlock.terminal.full_screen.footer import draw_keys
from voidlock.terminal.full_screen.line import Line
from voidlock.terminal.full_screen.theme import Ground
from voidlock.terminal.menu import title
from voidlock.terminal.menu.game_start import Message
from voidlock.terminal.model.board.drawing import STYLES, cut
from voidlock.terminal.model.keys import DELETE, ENTER, ESCAPE, Key
from voidlock.texts import Words
from voidlock.words.columns import columns_of, pad, wrap

WIDEST, BESIDE = 100, 110
"""The columns of the page at most, and those of a window that shows what an answer means beside the answers."""

READ = 56
"""The columns of the text beside the answers."""

FRAME = (4, 2)
"""The columns and lines of a frame, with the space inside it."""

LETTERED = 21
"""The least lines of a window that has room for the lettering."""

BELOW, SAVED = 5, 2
"""The lines for what an answer means below the answers, at most, and for a saved game."""

KEYS = (
    Key("enter", ENTER, "choose", "choose"),
    Key("escape", ESCAPE, "go_back", "back"),
    Key("delete", DELETE, "delete", "delete"),
    Key("ctrl+g", "^G", "language", "language"),
    Key("ctrl+q", "^Q", "leave", "quit"),
)


class Page:
    """Draws one question on the widgets of a menu."""

    def __init__(self, screen: Screen[object], ground: Ground, words: Words, *, first: bool) -> None:
        self.screen, self.ground, self.words, self.first = screen, ground, words, first

    @property
    def size(self) -> Size:
        return self.screen.app.size

    def part(self, name: str) -> Static:
        return self.screen.query_one(f"#{name}", Static)

    @property
    def answers(self) -> OptionList:
        return self.screen.query_one(OptionList)

    def show(
        self, asked: Message, answers: Sequence[Message], notes: Sequence[str], *, typing: bool, deletes: bool
    ) -> None:
        """Draw the question. The cursor is placed by the caller."""
        explained = any(answer.more for answer in answers) and not self.first
        beside = explained and self.size.width >= BESIDE
        page = min(self.size.width, WIDEST + (READ if beside else 0))
        self.screen.query_one("#menu").styles.width = page
        self.part("more").styles.width = READ
        self.part("more").display = beside
        self.part("below").display = (explained and not beside) or deletes
        width = page - FRAME[0] - (READ if beside else 0)
        used = self._show_title() + self._show_notes(notes, page)
        below = BELOW + 1 if explained and not beside else SAVED if deletes else 0
        used += self._show_question(asked, width) + FRAME[1] + below
        room = max(self.size.height - 1 - used - typing, 3)
        lines = self._items(answers, width - 1)
        if lines_of(lines) > room:
            lines = self._items(answers, width - 1, whole=False)
        self.answers.set_options([Item(line) for line in lines])
        self.answers.styles.height = min(lines_of(lines), room)
        self.answers.display = bool(lines)
        self.screen.query_one(Line).display = typing
        self._show_keys(deletes)

    def _show_title(self) -> int:
        """The lettering, or the name alone if there is no room. Returns its lines."""
        roomy = self.first and self.size.height >= LETTERED and self.size.width > title.COLUMNS
        if not roomy:
            self.part("title").display = not self.first
            self.part("title").update(Text(self.words.say("screen-title"), STYLES["title"], justify="center"))
            return 1 if not self.first else 0
        airy = self.size.height >= LETTERED + 9
        below = [Text(""), Text(self.words.say("screen-title-line"), STYLES["quiet"])]
        lines = [
            *title.lettering(self.ground.shades(title.LINES)),
            *below[0 if airy else 1 :],
            *([Text("")] if airy else []),
        ]
        drawn = Text("\n").join(lines)
        drawn.justify = "center"
        self.part("title").update(drawn)
        self.part("title").display = True
        return len(lines)

    def _show_notes(self, notes: Sequence[str], width: int) -> int:
        told = [line for note in notes for line in wrap(printable(note), width - 2)]
        self.part("notes").update(Text("\n".join(told), STYLES["wrong"]))
        self.part("notes").display = bool(told)
        return len(told)

    def _show_question(self, asked: Message, width: int) -> int:
        """The question: in the frame of the first page, below the frame of every other. Returns its lines."""
        told = self.words.say(asked.id, asked.arguments)
        frame = self.screen.query_one("#asked")
        frame.border_title = escape(told) if self.first else None
        lines = [] if self.first else [*wrap(told, width), ""]
        self.part("question").update(Text("\n".join(lines), STYLES["question"]))
        self.part("question").display = bool(lines)
        return len(lines)

    def _items(self, answers: Sequence[Message], width: int, *, whole: bool = True) -> list[Text]:
        """The answers, each with its key or number; what it is about stands beside it, whole or in one line."""
        told = [self.words.say(answer.id, answer.arguments) for answer in answers]
        keys = [answer.key or f"{number}." for number, answer in enumerate(answers, start=1)]
        if any(answer.key for answer in answers):
            keys = [answer.key for answer in answers]
        left = max([columns_of(key) for key in keys], default=0) + 2
        column = max([columns_of(text) for text in told], default=0) + 2
        lines = []
        for answer, text, key in zip(answers, told, keys, strict=True):
            line = Text.assemble((pad(key, left), Style(bold=True, color=self.ground.lamp)))
            if answer.about and self.words.has(answer.about) and left + column < width // 2:
                said, beside = self.words.say(answer.about, answer.arguments), width - left - column
                about = wrap(said, beside) if whole else [cut(said, beside)]
                line.append(pad(text, column), STYLES["title"])
                line.append(f"\n{' ' * (left + column)}".join(about), STYLES["quiet"])
            else:
                line.append(f"\n{' ' * left}".join(wrap(text, width - left)))
            lines.append(line)
        return lines

    def explain(self, answer: Message | None) -> None:
        """Say more about the answer under the cursor."""
        more = self.words.say(answer.more, answer.arguments) if answer is not None and answer.more else ""
        self.part("more").update(Text("\n".join(wrap(more, READ - FRAME[0]))))
        width = self.screen.query_one("#menu").size.width - FRAME[0]
        lines = wrap(more, max(width, 20))[: SAVED if self.first else BELOW]
        told = lines if self.first else ["", *lines]
        self.part("below").update(Text("\n".join(told), STYLES["quiet"]))

    def _show_keys(self, deletes: bool) -> None:
        left_out = (*(() if deletes else ("delete",)), *(("back",) if self.first else ()))
        keys = [(key, self.words.say(f"screen-do-{key.word}")) for key in KEYS if key.word not in left_out]
        self.part("keys").update(draw_keys(keys, self.ground.lamp))


def lines_of(items: Sequence[Text]) -> int:
    return sum(len(item.plain.splitlines()) for item in items)
