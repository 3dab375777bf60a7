"""The bottom line: the keys that can do something now."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from voidlock.terminal.model.control.controller import Controller
from voidlock.terminal.model.keys import CANCEL, GO_BACK, PLAYING, SKIP, THROUGH, WATCHING, Key

ALWAYS = ("explain", "commands", "quit")
"""What can be done in every mode."""


def offered_keys(controller: Controller) -> list[Key]:
    """The keys that can do something now, in their order."""
    sitting = controller.sitting
    if controller.narrator.past >= 0:
        return [THROUGH, GO_BACK, *_of(PLAYING, ALWAYS)]
    if sitting.steps:
        view = controller.narrator.view
        alone = view is not None and sitting.board.seats(view) == 1
        return [key for key in WATCHING if key.word != "eyes" or not alone]
    if controller.narrator.waits:
        return [SKIP, *_of(PLAYING, ("past", "pace", *ALWAYS))]
    answers = controller.prompt.keys
    found = [key._replace(shown=key.also or f":{key.shown}") if key.shown in answers else key for key in PLAYING]
    found = [key for key in found if _can(controller, key.word)]
    if controller.advisers.adviser.thinks:
        found = [CANCEL if key.word == "advice" else key for key in found]
    nested = controller.prompt.doubted is not None or controller.prompt.narrowed is not None
    return [*([GO_BACK] if nested else []), *found]


def draw_keys(keys: Sequence[tuple[Key, str]], lamp: str, gap: str = "  ") -> Text:
    """Keys in lamplight, each with its word; they can be clicked."""
    foot = Text()
    for key, word in keys:
        pressed = Style(meta={"action": key.action})
        foot += Text.assemble((key.shown, Style(bold=True, color=lamp) + pressed), (f" {word}", pressed), gap)
    return foot


def label(controller: Controller, key: Key) -> str:
    """What a key does here: a game has labels of its own, and leaving may lead to the menu."""
    if key.word == "quit" and controller.sitting.home:
        return "menu"
    return controller.sitting.board.called.get(key.word, key.word)


def _of(keys: tuple[Key, ...], words: tuple[str, ...]) -> list[Key]:
    return [key for key in keys if key.word in words]


def _can(controller: Controller, word: str) -> bool:
    """Whether the key with this label can do something."""
    sitting, prompt = controller.sitting, controller.prompt
    asked = prompt.choice is not None and prompt.offers is None
    begun = controller.narrator.view is not None
    match word:
        case "undo":
            return sitting.can_undo
        case "advice":
            return asked and sitting.advises
        case "look":
            return asked
        case "odds" | "board":
            return begun
        case "map":
            return sitting.board.plan is not None and sitting.plays and controller.pointing.can_look()
        case "past":
            return begun and bool(sitting.events)
        case "pace":
            return begun
        case "table" | "talk":
            return sitting.talks
        case _:
            return True
