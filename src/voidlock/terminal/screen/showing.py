"""What the screen shows of a sitting: the board as it is or was, what happened told one thing after the other."""

from __future__ import annotations

import asyncio

from rich.style import Style
from rich.text import Text
from textual import events
from textual.worker import Worker

from voidlock.engine import Thing
from voidlock.terminal.columns import columns_of
from voidlock.terminal.console import printable
from voidlock.terminal.sitting.sitting import Sitting
from voidlock.texts import Words

from .drawing import CUT, STYLES, Lit, cut, palette_of
from .game_board import NO_FIGURES, Drawn, Sight, View, Way
from .keys import AT_A_SEAT, LEFT_OUT, ON_A_PLAN, PLAYING, TOGETHER, WATCHING, Key
from .paces import Likings
from .panels import Cover, Reader
from .parts import NARROW
from .prompt import Prompt

PEOPLED, CROWDED, DETAILED = 9, 7, 11
"""Lines below the board from which on is told who plays, the same in one line, and what the answer under the cursor
does."""


FEW = 3
"""Rows before the first one that are seen together with it."""

SAID = 4
"""Lines of what is said; of a look back, which has to tell why, there may be more."""


class Showing(Prompt):
    """Shows one sitting, as it is now or as it was."""

    def __init__(self, sitting: Sitting, words: Words, likings: Likings | None = None) -> None:
        super().__init__(sitting, words, likings)
        self.farewell: list[str] = []
        self._thinking: asyncio.Task[None] | None = None
        self._heard = 0
        """So many events have been told; the board is shown as it was then."""
        self._hearer: object = None
        self._view: View | None = None
        """The board that is shown: the present one, one that is being told of, or a past one."""
        self._at: Thing | None = None
        """The square that somebody looks at who looks around."""
        self._way: Way | None = None
        self._way_told = ""
        self._past = -1
        """So many events had been told when the board was as somebody looks at it; -1 is now."""
        self._all_told = asyncio.Event()

    async def on_mount(self) -> None:
        self.sitting.changed = self.changed
        self.sitting.caught_up = self.caught_up
        self.sitting.mistaken = self._mistaken
        self.sitting.pause = self.likings.pause
        if not self.sitting.steps:
            self.typed.focus()
        await self.sitting.begin()
        self.changed()

    async def on_unmount(self) -> None:
        self._give_up()
        await self.sitting.end()

    def _mistaken(self, error: BaseException) -> None:
        """A mistake beside the screen is one of the screen."""

        def throw() -> None:
            raise error

        self.call_later(throw)

    def leave(self, code: int) -> None:
        self.farewell = self.sitting.farewell(self.words)
        super().leave(code)

    def on_resize(self, event: events.Resize) -> None:
        if self._position:
            # The new size holds once this event is through.
            self.call_later(self._resized)

    def _resized(self) -> None:
        if not self.sitting.cover or self._waits:
            self._ask()
            self.show()

    # ------------------------------------------------------------------ something is new

    def changed(self) -> None:
        """There is something new: another question, another board, somebody else before the screen."""
        if not self.is_running:
            return
        self._position += 1
        self.figures, self.advice = NO_FIGURES, None
        self._give_up()
        self._offers, self._doubted, self._narrowed = self.sitting.offers, None, None
        self._follow()
        if self.sitting.cover and not self._waits:
            self._cover()
            return
        if isinstance(self.screen, Cover):
            self.pop_screen()
        self._choice = None if self._waits else self.sitting.asked
        self.say(self.sitting.trouble(self.words), "wrong")
        self._ask()
        self.show()
        # The board is seen first.
        self.call_after_refresh(self._reckon)

    def _cover(self) -> None:
        """What somebody was reading is covered with the rest, and gone for the next."""
        while isinstance(self.screen, Cover | Reader):
            self.pop_screen()
        looker = self.sitting.looker
        self.push_screen(Cover(self.sitting.cover, looker if self._can_take_back() else 0, self.words))

    def _can_take_back(self) -> bool:
        view = self.sitting.view
        own = view["own"] if view is not None else None
        return isinstance(own, dict) and bool(own.get("given"))

    # ------------------------------------------------------------------ one thing after the other

    def _follow(self) -> None:
        """Tell what has happened since, one thing after the other, or have it told already."""
        told, hearer = len(self.sitting.events), (self.sitting.looker, self.sitting.view is None)
        new = hearer != self._hearer or told < self._heard
        self._hearer = hearer
        if new or not self.likings.pause or self.sitting.leaps or len(self._untold()) <= 1:
            self._now()
            return
        self._all_told.clear()
        self._waits = True
        self._meanwhile = self.sitting.board.told_first(self.sitting.events[self._heard :])
        _: Worker[None] = self.run_worker(self._tell, group="telling", exclusive=True)

    def _untold(self) -> list[int]:
        """After how many events each thing that is still to be told has happened."""
        numbered = enumerate(self.sitting.events[self._heard :], start=self._heard + 1)
        return [number for number, event in numbered if not self.sitting.board.explains(event)]

    async def _tell(self) -> None:
        """The board stays behind with what is told; what is asked, or the end, comes together with the last of it."""
        while len(untold := self._untold()) > 1:
            self._heard = untold[0]
            if self._past < 0:
                self._view = self.sitting.frame(self._heard) or self._view
                self.show()
            await asyncio.sleep(self.likings.pause)
        self._catch_up()

    def _now(self) -> None:
        """All is told: the board is the present one."""
        self.workers.cancel_group(self, "telling")
        self._waits, self._meanwhile = False, ""
        self._heard = len(self.sitting.events)
        if self._past < 0 or self._past > self._heard:
            self._past = -1
            self._view = self.sitting.view
        self._all_told.set()

    def _catch_up(self) -> None:
        """All is told, and what waited for that is asked, or told: the end."""
        self._now()
        if self.sitting.cover:
            self._cover()
            return
        self._choice = self.sitting.asked
        self._ask()
        self.show()

    def hurry(self) -> bool:
        """Whoever presses a key has seen enough of what is being told. Whether a question waited: nobody can have
        answered that by the same key."""
        waited = self._waits
        if not self._all_told.is_set():
            self._catch_up()
        return waited

    async def caught_up(self) -> None:
        await self._all_told.wait()

    # ------------------------------------------------------------------ showing

    def show(self) -> None:
        """Draw everything anew, as large as the screen is."""
        if (self.sitting.cover and not self._waits) or self._is_gone():
            return
        columns, lines = self.size
        wide = columns >= NARROW
        self.log_lines.display = wide
        drawn = self._drawn()
        for name, part in drawn._asdict().items():
            self._part(name).update(Text("\n").join(part))
            # An empty one would still take a line.
            self._part(name).display = bool(part)
        left = lines - 1 - sum(len(part) for part in drawn)
        # Before there is a board, how the rules will be read is said whole.
        most = left - PEOPLED if self._view is None else 2
        people = self._people(max(most, 2) if left >= PEOPLED else 1 if left >= CROWDED else 0)
        self._part("people").update(Text("\n".join(people), STYLES["quiet"]))
        self._part("people").display = bool(people)
        # A short list of answers leaves the rest of the room to what the one under the cursor does.
        spare = left - self._asking_lines() - len(people)
        wanted = self._at is not None or bool(self._warning())
        detailed = self._past < 0 and (spare > 1 or left >= DETAILED or wanted)
        self._part("detail").display = detailed
        self._part("message").styles.max_height = SAID if self._past < 0 else max(left - 3, SAID)
        self._show_keys()
        self._show_detail(max(spare, 4) if self._at is not None else spare if spare > 1 else 3)
        self.log_lines.tell(
            self.sitting.board,
            self.sitting.events[: self._heard],
            self.sitting.said,
            self.words,
            self.sitting.looker,
            max(columns * 2 // 5 - 3, 10),
        )
        self.typed.placeholder = self.words.say("screen-type-here" if self.sitting.plays else "screen-type-command")
        self.typed.display = self.answers.display = not self.sitting.steps
        # The list may have less room than before; where it begins much farther down, what follows is seen.
        first = self._first()
        self.call_after_refresh(self.answers.scroll_to_highlight, top=self.answers.highlighted == first > FEW)

    def _people(self, most: int) -> list[str]:
        """Who plays, in so many lines at most."""
        told = self._in_lines(printable(self.sitting.people(self.words))).splitlines()
        if len(told) > most > 0:
            told = [*told[: most - 1], cut(told[most - 1] + CUT, self._beside_log() - 1).removesuffix(CUT) + CUT]
        return told[:most]

    def _drawn(self) -> Drawn:
        """The board that is shown, if there is one yet."""
        if self._view is None:
            return Drawn([], [], [])
        figures = self.figures if self.likings.odds and self._is_present() else NO_FIGURES
        lit = self._lit() if self._past < 0 else Lit()
        size, palette = (self.size.width, self.size.height), palette_of(self.console.color_system)
        sight = Sight(self.words, size, lit, figures, self._at, self._way, palette)
        drawn = self.sitting.board.draw(self._view, sight)
        if self._past < 0:
            return drawn
        past = Text(self.words.say("screen-past"), STYLES["lit"])
        return drawn._replace(above=[past, *drawn.above[: max(len(drawn.above) - 1, 1)]])

    def _is_present(self) -> bool:
        return self._past < 0 and self._heard == len(self.sitting.events)

    def _show_keys(self) -> None:
        called = self.sitting.board.called
        keys = [(key, self.words.say(f"screen-do-{called.get(key.word, key.word)}")) for key in self._keys()]
        for left_out in LEFT_OUT:
            if sum(columns_of(f"{key.shown} {word} ") for key, word in keys) > self.size.width:
                keys = [(key, word) for key, word in keys if key.word != left_out]
        total = sum(columns_of(f"{key.shown} {word}") for key, word in keys)
        foot = Text()
        for key, word in keys:
            pressed = Style(meta={"action": key.action})
            foot += Text.assemble((key.shown, Style(bold=True) + pressed), (f" {word}", pressed))
            foot += Text("  " if total + 2 * len(keys) <= self.size.width else " ")
        self._part("keys").update(foot)

    def _keys(self) -> list[Key]:
        keys = WATCHING if self.sitting.steps else PLAYING
        left_out = [*(() if self.sitting.talks else TOGETHER), *(() if self.sitting.board.plan else ON_A_PLAN)]
        left_out += [] if self.sitting.plays else AT_A_SEAT
        if self._view is not None and self.sitting.board.seats(self._view) == 1:
            left_out.append("eyes")
        return [key for key in keys if key.word not in left_out]

    def _give_up(self) -> None:
        if self._thinking is not None and not self._thinking.done():
            self._thinking.cancel()
        self._thinking = None
