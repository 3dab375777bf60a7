"""Keys at the input line of a game: they answer, move the selection or the cursor, or are typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual import events

from .keys import ENTER, LOOKS, MOVES
from .panels import Reader

if TYPE_CHECKING:
    from .app import GameScreen


class Pressing:
    """Handles the keys of a game screen. `numbered`: a number was just typed in the menu."""

    def __init__(self, app: GameScreen, *, numbered: bool) -> None:
        self.app, self.controller = app, app.controller
        self._numbered = "screen-number-given" if numbered else ""
        """What Enter means after a key that took effect or was wrong; empty after other keys."""

    async def take(self, event: events.Key, empty: bool) -> bool:
        """Handle a key that is not text. Returns whether it was one; `empty`: nothing is typed yet."""
        controller = self.controller
        if isinstance(self.app.screen, Reader):
            self.app.screen.late(event)
            return True
        if controller.hurry() and (empty or event.key == "enter"):
            return True
        numbered, self._numbered = self._numbered, ""
        if empty and await self._look_key(event):
            return True
        number, character = controller.prompt.size, event.character or ""
        if event.key in MOVES and (empty or event.key in ("up", "down")):
            controller.pointing.move(MOVES[event.key](controller.prompt.selected or 0, number))
        elif event.key == "enter" and numbered and empty:
            # Longer lists need Enter after a number: the player must not answer the next question by habit.
            if numbered == "screen-number-given":
                self.app.layout_of_game.say(controller.words.say(numbered, key=ENTER))
        elif event.key == "enter":
            # Read the line here, not on its submit event: by then more may have been typed.
            line, self.app.typed.value = self.app.typed.value.strip(), ""
            await self._entered(line)
        elif empty and character in ("?", "？"):
            await self.app.readers.help("")
        elif empty and character in (" ", "\u3000"):
            # It skips what is told. A moment later it must not begin a line: every key after it would be typed.
            pass
        elif empty and not controller.prompt.is_at_once(character) and controller.names(character):
            await self.app.soon(controller.enter(character))
        elif empty and (controller.prompt.is_at_once(character) or controller.prompt.is_amiss(character)):
            await self._pressed(character)
        elif event.key == "tab" and not empty:
            texts, typed = controller.prompt.spellings(controller.words), self.app.typed.value.casefold()
            begun = [text for text in texts if text.casefold().startswith(typed)]
            self.app.write(begun[0] if begun else self.app.typed.value)
        else:
            return False
        return True

    async def _pressed(self, key: str) -> None:
        """Take the entry with this key at once, or say that there is none."""
        place = self.controller.prompt.place_of(key)
        self._numbered = "screen-number-given" if place is not None else "screen-no-such-key"
        if place is not None:
            await self.app.soon(self.controller.pick(place))
        elif self.controller.prompt.size:
            self.controller.no_such(key)

    async def _look_key(self, event: events.Key) -> bool:
        """Whether the key moved the cursor on the board, or acted there."""
        controller, cursor = self.controller, self.controller.cursor
        if cursor.at is not None and event.key in LOOKS:
            return controller.pointing.look_by(*LOOKS[event.key])
        if cursor.at is not None and event.key == "enter" and controller.pointing.can_look():
            await self.app.soon(controller.pointing.act())
            return True
        if cursor.at is None and event.key in ("left", "right") and controller.pointing.can_look():
            controller.pointing.look_around()
            return True
        return False

    async def _entered(self, line: str) -> None:
        if line:
            await self.app.soon(self.controller.enter(line))
        elif self.controller.prompt.selected is not None:
            await self.app.soon(self.controller.pick(self.controller.prompt.selected))
