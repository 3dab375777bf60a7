"""The command palette: everything that a key or a typed command does, in words."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator

from textual.app import SystemCommand

from voidlock.terminal.playing.controller import Controller

from .footer import offered
from .keys import PLAYING, WATCHING, Key

TYPED = ("teacher", "hints", "save", "dice", "why")
"""Commands that have no key, or need a word after them."""

NEEDS_MORE = ("save", "why")
"""Commands that need a word after them: the palette types the command."""

LEFT_OUT = ("commands", "step", "round", "run", "map")
"""Keys that the palette would be a detour for."""

Press = Callable[[str], Awaitable[None]]


def commands(
    controller: Controller, press: Press, enter: Press, begin: Callable[[str], None]
) -> Iterator[SystemCommand]:
    """What can be done now: keys are pressed, commands are entered, and those that need more are begun."""
    words, called = controller.words, controller.sitting.board.called

    def pressed(key: Key) -> Callable[[], Awaitable[None]]:
        return lambda: press(key.action)

    def entered(name: str) -> Callable[[], Awaitable[None]]:
        return lambda: enter(name)

    def begun(name: str) -> Callable[[], None]:
        return lambda: begin(words.say(f"terminal-word-{name}").split()[0] + " ")

    can = [key.word for key in offered(controller)]
    for key in WATCHING if controller.sitting.steps else PLAYING:
        if key.word in LEFT_OUT or key.word not in can:
            continue
        word = called.get(key.word, key.word)
        told = words.say("screen-palette-key", word=words.say(f"screen-do-{word}"), key=key.both)
        yield SystemCommand(told, words.say(f"screen-palette-{word}"), pressed(key))
    for name in TYPED if not controller.sitting.steps else ():
        told = words.say(f"terminal-word-{name}").split()[0]
        callback = begun(name) if name in NEEDS_MORE else entered(name)
        yield SystemCommand(told, words.say(f"screen-palette-{name}"), callback)
    yield SystemCommand(words.say("screen-do-colours"), words.say("screen-palette-colours"), pressed(COLOURS))


COLOURS = Key("", "", "colours", "colours")
