"""Input line for everything that is typed. It always has the focus, and handles keys in order."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from textual import events
from textual.binding import Binding
from textual.widgets import Input

Taking = Callable[[events.Key, str], Awaitable[bool]]

EDITS = {
    key: binding.action for binding in Input.BINDINGS if isinstance(binding, Binding) for key in binding.key.split(",")
}
"""Keys that edit the text, for example backspace."""


class Line(Input):
    """Offers each key to the screen first: if the focus moved to the answers and back, Enter could overtake text.

    It also edits immediately: Textual looks up a binding only after the key has passed through the whole screen, and by
    then more may have been typed.
    """

    def __init__(self, taken: Taking) -> None:
        super().__init__(id="typed", compact=True, select_on_focus=False)
        self._taken = taken

    async def on_key(self, event: events.Key) -> None:
        if await self._taken(event, self.value):
            event.stop()
            event.prevent_default()
        elif event.key in EDITS:
            event.stop()
            event.prevent_default()
            await self.run_action(EDITS[event.key])
