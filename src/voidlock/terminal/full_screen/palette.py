"""The command palette: everything that a key or a typed command does, in words."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator

from textual.app import SystemCommand
from textual.command import DiscoveryHit, Hit, Hits, Provider

from voidlock.terminal.full_screen.footer import label, offered_keys
from voidlock.terminal.model.control.controller import Controller
from voidlock.terminal.model.keys import PLAYING, WATCHING, Key
from voidlock.texts import Words

TYPED = ("teacher", "hints", "save", "dice", "why")
"""Commands that have no key, or need a word after them."""

NEEDS_MORE = ("save", "why")
"""Commands that need a word after them: the palette types the command."""

LEFT_OUT = ("commands", "step", "round", "run", "map")
"""Keys that the palette would be a detour for."""

Press = Callable[[str], Awaitable[object]]


def commands(
    controller: Controller, press: Press, enter: Press, begin: Callable[[str], None]
) -> Iterator[SystemCommand]:
    """Available commands; those with an argument go to the input line."""
    words = controller.words

    def to_press(key: Key) -> Callable[[], Awaitable[object]]:
        return lambda: press(key.action)

    def to_enter(name: str) -> Callable[[], Awaitable[object]]:
        return lambda: enter(name)

    def to_begin(name: str) -> Callable[[], None]:
        return lambda: begin(words.say(f"terminal-word-{name}").split()[0] + " ")

    can = [key.word for key in offered_keys(controller)]
    for key in WATCHING if controller.sitting.steps else PLAYING:
        if key.word in LEFT_OUT or key.word not in can:
            continue
        word = label(controller, key)
        told = words.say("screen-palette-key", word=words.say(f"screen-do-{word}"), key=key.both)
        yield SystemCommand(told, words.say(f"screen-palette-{word}"), to_press(key))
    for name in TYPED if not controller.sitting.steps else ():
        told = words.say(f"terminal-word-{name}").split()[0]
        callback = to_begin(name) if name in NEEDS_MORE else to_enter(name)
        yield SystemCommand(told, words.say(f"screen-palette-{name}"), callback)
    yield SystemCommand(words.say("screen-do-colours"), words.say("screen-palette-colours"), to_press(COLOURS))


def search_provider(words: Words) -> type[Provider]:
    """A search in the commands of the application: it says in the player's language that nothing is found."""

    class Searched(Provider):
        async def discover(self) -> Hits:
            for command in self.app.get_system_commands(self.screen):
                yield DiscoveryHit(command.title, command.callback, help=command.help)

        async def search(self, query: str) -> Hits:
            matcher, number = self.matcher(query), 0
            for command in self.app.get_system_commands(self.screen):
                score = matcher.match(command.title) or float(query.casefold() in command.help.casefold())
                if score > 0:
                    number += 1
                    yield Hit(score, matcher.highlight(command.title), command.callback, help=command.help)
            if not number:
                yield Hit(1, words.say("screen-palette-nothing"), lambda: None)

    return Searched


COLOURS = Key("", "", "colours", "colours")
