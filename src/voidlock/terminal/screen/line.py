"""The line in which everything is typed. It has the keys always, and takes them in the order in which they come."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from textual import events
from textual.binding import Binding
from textual.widgets import Input

Taking = Callable[[events.Key, bool], Awaitable[bool]]

EDITS = {
    key: binding.action for binding in Input.BINDINGS if isinstance(binding, Binding) for key in binding.key.split(",")
}
"""Keys that change what is typed: backspace and its like."""


class Line(Input):
    """Asks first whether a key means something by itself: were the keys sent to and fro between this line and the
    answers, an Enter could overtake what was typed before it. For the same reason it edits at once: a binding is only
    looked up when the key has gone through the whole screen, and by then more may have been typed."""

    def __init__(self, taken: Taking) -> None:
        super().__init__(id="typed", compact=True, select_on_focus=False)
        self._taken = taken

    async def on_key(self, event: events.Key) -> None:
        if await self._taken(event, not self.value):
            event.stop()
            event.prevent_default()
        elif event.key in EDITS:
            event.stop()
            event.prevent_default()
            await self.run_action(EDITS[event.key])
