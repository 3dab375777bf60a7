"""Textual application: it draws what a controller emits, and forwards keys, clicks and typed lines to it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from typing import ClassVar

from textual import events
from textual.app import ComposeResult, SystemCommand
from textual.binding import Binding, BindingType
from textual.command import CommandPalette
from textual.screen import Screen
from textual.widgets import Input, OptionList
from textual.worker import Worker

from voidlock.engine import Thing
from voidlock.terminal.full_screen.layout import Answers, Layout, compose_panels
from voidlock.terminal.full_screen.line import Line
from voidlock.terminal.full_screen.log import Log
from voidlock.terminal.full_screen.palette import commands, search_provider
from voidlock.terminal.full_screen.panels import Cover, Reader
from voidlock.terminal.full_screen.readers import Readers
from voidlock.terminal.full_screen.stoppable import Stoppable
from voidlock.terminal.model.advisers.hints import Hints
from voidlock.terminal.model.control.controller import Controller
from voidlock.terminal.model.control.keyboard import Keyboard
from voidlock.terminal.model.emitted import (
    Copied,
    Covered,
    Emitted,
    Left,
    LookedBack,
    News,
    Notice,
    Reading,
    Redrawn,
    Trouble,
)
from voidlock.terminal.model.keys import ENTER, LETTERS, LOOKS, MOVES, PLAYING, STEPS, WATCHING
from voidlock.terminal.model.preferences import Preferences
from voidlock.terminal.model.session import Sitting
from voidlock.terminal.model.typed import plain
from voidlock.terminal.saves import write_crash_report
from voidlock.texts import Words
from voidlock.words.explaining import look_up_thing

SOON = 0.2
"""Seconds that a key handler waits for its result, so that a slow server blocks nothing else."""

WITH_COVER = ("uncover", "leave", "suspend_process")
"""Actions that show no secrets; the command to undo shows none either."""

ABOUT_QUESTION = ("advice", "look")
"""Commands about the question: one that waits for the playback is asked immediately."""


class GameScreen(Stoppable):
    """Shows one sitting and plays it. `numbered`: a number was just typed: Enter may still follow it."""

    ENABLE_COMMAND_PALETTE = True

    BINDINGS: ClassVar[list[BindingType]] = [
        *[Binding(key.key, key.action, show=False, priority=True) for key in PLAYING if key.key],
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("pageup", "read(-5)", show=False, priority=True),
        Binding("pagedown", "read(5)", show=False, priority=True),
        Binding("escape", "let_go", show=False),
        Binding("ctrl+n", "command('hints')", show=False, priority=True),
    ]

    def __init__(
        self,
        sitting: Sitting,
        words: Words,
        preferences: Preferences | None = None,
        *,
        numbered: bool = False,
        hints: Hints | None = None,
    ) -> None:
        super().__init__(preferences)
        self.sitting = sitting
        self.controller = Controller(sitting, words, self._handle, self.preferences, hints=hints)
        self.readers = Readers(self)
        self.controller.dialogue.commands |= self.readers.commands()
        self.farewell: list[str] = []
        self._layout: Layout | None = None
        self._keyboard = Keyboard(self.controller, numbered=numbered)

    def compose(self) -> ComposeResult:
        yield from compose_panels(self._press)

    async def on_mount(self) -> None:
        self._layout = Layout(self.screen, self.controller)
        self.sitting.mistaken = self._mistaken
        if not self.sitting.steps:
            self.input_line.focus()
        await self.controller.begin()

    async def on_unmount(self) -> None:
        await self.controller.end()

    def _mistaken(self, error: BaseException) -> None:
        """Raise an error of a background task in the screen."""

        def throw() -> None:
            raise error

        self.call_later(throw)

    def _handle_exception(self, error: Exception) -> None:
        """Write a crash report to the data folder."""
        # Textual has no public hook: errors of handlers, workers and drawing all end here.
        folder = self.preferences.folder
        path = write_crash_report(error, folder) if folder is not None else None
        if path is None:
            super()._handle_exception(error)
            return
        self.farewell = [self.controller.words.say("terminal-crash", path=str(path))]
        self.exit(70, return_code=70)

    def leave(self, code: int) -> None:
        self.farewell = self.sitting.farewell(self.controller.words)
        self.another_follows = self.sitting.home and not code
        super().leave(code)

    def on_resize(self, event: events.Resize) -> None:
        # The new size applies only after this event.
        self.call_later(self.show)

    # ------------------------------------------------------------------ display

    @property
    def layout_of_game(self) -> Layout:
        assert self._layout is not None
        return self._layout

    @property
    def answers(self) -> Answers:
        return self.layout_of_game.answers

    @property
    def input_line(self) -> Line:
        return self.layout_of_game.input_line

    @property
    def log_lines(self) -> Log:
        return self.layout_of_game.log

    def show(self) -> None:
        if self._layout is not None and self.is_running:
            self._layout.show(self.ground)

    # ------------------------------------------------------------------ what the controller emits

    def _handle(self, what: Emitted) -> None:
        if self._layout is None or not self.is_running:
            return
        match what:
            case News():
                self._show_news()
            case Redrawn():
                self.show()
            case Covered():
                self._cover(what)
            case Notice():
                self._notice(what)
            case Reading(lines):
                self.readers.read(lines)
            case Copied(text):
                self.copy_to_clipboard(text)  # OSC 52
                self._layout.say(self.controller.words.say("screen-copied"))
            case LookedBack(text):
                self._layout.say(text)
            case Trouble(text):
                self._layout.say(text, "wrong")
            case Left():
                self.leave(0)

    def _show_news(self) -> None:
        if isinstance(self.screen, Cover):
            self.pop_screen()
        self.show()
        # Draw the board first.
        self.call_after_refresh(self.controller.advisers.odds.compute)

    def _cover(self, covered: Covered) -> None:
        # Close what the previous player was reading: the next must not see it.
        while isinstance(self.screen, Cover | Reader):
            self.pop_screen()
        self.push_screen(Cover(*covered, self.controller.words))

    def _notice(self, notice: Notice) -> None:
        if notice.misread and not notice.text:
            number = self.controller.prompt.size
            notice = Notice(self.controller.words.say("terminal-how-to-answer", number=number), "wrong")
        self.layout_of_game.say(notice.text, notice.style)

    async def soon(self, work: Coroutine[None, None, object]) -> None:
        """Run it, and wait only briefly."""
        task = asyncio.create_task(self._wait_for(work))
        await asyncio.wait({task}, timeout=SOON)
        if task.done():
            task.result()
        else:
            _: Worker[None] = self.run_worker(self._wait_for(task), group="asked")

    @staticmethod
    async def _wait_for(work: Coroutine[None, None, object] | asyncio.Task[None]) -> None:
        await work

    # ------------------------------------------------------------------ keys

    async def _press(self, event: events.Key, typed: str) -> bool:
        """Do what a key at the input line does. Returns False if it is added to what is `typed`."""
        if isinstance(self.screen, Reader):
            self.screen.late(event)
            return True
        controller, keyboard = self.controller, self._keyboard
        self.layout_of_game.bring_back_lesson()
        command = keyboard.press(event.key, event.character or "", typed)
        match command:
            case "move_cursor":
                controller.pointing.look_by(*LOOKS[event.key])
            case "act":
                await self.soon(controller.pointing.act())
            case "show_cursor":
                controller.pointing.look_around()
            case "select":
                controller.pointing.move(MOVES[event.key](controller.prompt.selected or 0, controller.prompt.size))
            case "warn":
                self.layout_of_game.say(controller.words.say("screen-key-counted", key=ENTER))
            case "enter":
                # Read the line here, not on its submit event: by then more may have been typed.
                line, self.input_line.value = self.input_line.value.strip(), ""
                await self.soon(controller.dialogue.enter_or_pick(line))
            case "help":
                await self.readers.help("")
            case "name":
                await self.soon(controller.dialogue.enter(keyboard.entry))
            case "pick":
                self.input_line.value = ""
                await self.soon(controller.dialogue.pick(controller.prompt.keys.index(keyboard.entry)))
            case "letter":
                await self.run_action(LETTERS[keyboard.entry].action)
            case "refuse" if controller.prompt.size:
                controller.dialogue.refuse_key(keyboard.entry)
            case "complete":
                self.write(controller.dialogue.complete(self.input_line.value))
        return command is not None

    async def on_key(self, event: events.Key) -> None:
        """Keys that no input line takes: they step through a replay."""
        if event.character in ("?", "？") and self.log_lines.has_focus:
            event.stop()
            await self.readers.help("")
            return
        skipped = self.controller.narrator.hurry()
        if self.sitting.steps and event.key in STEPS and self.controller.narrator.past < 0:
            event.stop()
            if not (skipped and STEPS[event.key] == "next"):
                self.sitting.step(STEPS[event.key])
        elif self.sitting.steps:
            for action in [key.action for key in WATCHING if key.key == event.key]:
                event.stop()
                await self.run_action(action)

    def write(self, text: str) -> None:
        """Put this into the input line."""
        self.input_line.value = text
        self.input_line.cursor_position = len(text)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Select the answer whose number is being typed, to show what Enter will give."""
        if event.input is self.input_line:
            place = self.controller.dialogue.follow_typing(plain(event.value))
            if place is not None:
                self.answers.highlighted = place

    # ------------------------------------------------------------------ clicks

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if isinstance(event.option_list, Log):
            await self._look_back_at(event.option_index)
        elif not self.controller.narrator.covered and event.option_index < self.controller.prompt.size:
            await self.soon(self.controller.dialogue.pick(event.option_index))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if not isinstance(event.option_list, Log):
            # Asked of the list itself: at the end of a game it may be gone from the screen already.
            self.controller.prompt.selected = event.option_list.highlighted
            self.show()
        elif self.controller.narrator.past >= 0:
            self.run_worker(self._look_back_at(event.option_index), group="past", exclusive=True)

    async def on_click(self, event: events.Click) -> None:
        """A click on the board, or on one of the keys at the bottom."""
        pressed = event.style.meta
        if "thing" in pressed and not self.controller.narrator.hurry():
            await self.point(Thing(*pressed["thing"]))
        elif "action" in pressed:
            await self.run_action(pressed["action"])

    async def point(self, thing: Thing) -> None:
        """Go to the thing, or to an answer about it; explain it if there is none."""
        if not await self.controller.pointing.point(thing):
            sitting = self.sitting
            told = look_up_thing(thing, self.controller.words, sitting.board.rulebook, sitting.view)
            if told:
                self.readers.read(told)

    # ------------------------------------------------------------------ the log, where each line opens its board

    def action_look_back(self) -> None:
        """Enter the log; again, or Escape: return to the present."""
        log = self.log_lines
        if self.controller.narrator.past >= 0:
            self.controller.narrator.come_back()
            self._take_the_keys()
        elif log.option_count and log.display:
            self.controller.narrator.hurry()
            self.controller.narrator.past = self.controller.narrator.events_told
            log.can_focus = True
            log.focus()
            log.highlighted = None
            log.highlighted = log.option_count - 1

    async def _look_back_at(self, index: int) -> None:
        told = self.log_lines.events_at(index)
        if told is None:
            return
        self.log_lines.can_focus = True
        self.log_lines.focus()
        await self.controller.narrator.look_back(told)
        if self.controller.narrator.past < 0:
            self._take_the_keys()

    def _take_the_keys(self) -> None:
        """Focus the input line again, or nothing in a replay."""
        if self.controller.narrator.past < 0:
            self.log_lines.can_focus = False
            self.log_lines.highlighted = None
        self.set_focus(None if self.sitting.steps else self.input_line)

    # ------------------------------------------------------------------ the palette

    def get_system_commands(self, screen: Screen[object]) -> Iterator[SystemCommand]:
        return commands(self.controller, self.run_action, self.controller.dialogue.command, self._begin_line)

    def _begin_line(self, text: str) -> None:
        self.write(text)
        self.input_line.focus()

    def action_command_palette(self) -> None:
        if not isinstance(self.screen, CommandPalette):
            words = self.controller.words
            self.push_screen(CommandPalette([search_provider(words)], placeholder=words.say("screen-palette-search")))

    def action_colours(self) -> None:
        """Draw on the next ground."""
        self.preferences.next_colours()
        self.take_ground()
        self.layout_of_game.say(
            self.controller.words.say("screen-start-option-colours", colours=self.preferences.colours)
        )
        self.show()

    # ------------------------------------------------------------------ actions

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Block actions behind a cover: they would show another player's secrets."""
        return not self.sitting.cover or action in WITH_COVER or parameters == ("undo",)

    async def action_let_go(self) -> None:
        if not await self.controller.let_go():
            self.input_line.value = ""
            self._take_the_keys()

    def action_read(self, lines: int) -> None:
        top = self.screen.query("#reader")
        (top.first() if top else self.log_lines).scroll_relative(y=lines, animate=False)

    def action_look_around(self) -> None:
        self.controller.pointing.look_around()

    def action_skip(self) -> None:
        self.controller.narrator.hurry()

    async def action_command(self, name: str) -> None:
        if name in ABOUT_QUESTION:
            self.controller.narrator.hurry()
        await self.soon(self.controller.dialogue.command(name))

    async def action_around(self) -> None:
        """Actions around the game: switch the view in a replay, the seats of a table."""
        around = self.sitting.look_as_next() if self.sitting.steps else self.sitting.settle()
        await self.soon(self.controller.output.grant(around))

    def action_talk(self) -> None:
        if self.sitting.talks:
            self._begin_line(self.controller.words.say("terminal-word-say").split()[0] + " ")

    def action_leave(self) -> None:
        self.leave(0)

    def action_uncover(self) -> None:
        if isinstance(self.screen, Cover):
            self.pop_screen()
            self.sitting.sit_down()

    def action_step(self, by: str) -> None:
        self.sitting.step(by)
