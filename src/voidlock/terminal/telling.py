"""Questions, answers, refusals and what happened, in words."""

from __future__ import annotations

import errno
import time

from voidlock.engine import SPECTATOR, Choice, Event, FileError, Option, Reason, Thing
from voidlock.games import kit_for
from voidlock.games.angel import events as angel_events
from voidlock.games.angel.facts import (
    ACTION_NAMES,
    ACTIONS,
    COLOUR_NAMES,
    EVENT_NAMES,
    EVENTS,
    ICON_NAMES,
    MOVE_NAMES,
    SIZE_NAMES,
    STAY,
    TYPE_NAMES,
)
from voidlock.terminal.line import Line
from voidlock.texts import Words

from .saves import Unfinished

TROUBLES = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EISDIR: "is-folder",
    errno.ENOTDIR: "no-folder",
    errno.ENOSPC: "full",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "long-name",
}
"""What a system says of files, where there are words for it; other things it says itself."""

READ_OUT = (
    angel_events.EventDrawn,
    angel_events.EventRead,
    angel_events.EventRevealed,
    angel_events.EventScouted,
)
"""What happens with an Event card that nobody has seen before, so its text is read out."""


def tell(event: Event, words: Words) -> str:
    return words.say(f"told-{event.name}", event.arguments())


class Story:
    """Tells events one after the other, with the text of a card that comes to the table."""

    def __init__(self, begun: bool = False) -> None:
        self.begun = begun
        """Whether the setup is over: of the Event card drawn there only the spawn boxes count (R-2.8)."""

    def lines(self, event: Event, words: Words) -> list[Line]:
        if isinstance(event, angel_events.RoundBegan | angel_events.PhaseBegan):
            self.begun = True
        return [Line(tell(event, words), "title" if event.role == "heading" else ""), *self._read_out(event, words)]

    def _read_out(self, event: Event, words: Words) -> list[Line]:
        if isinstance(event, angel_events.Travelled):
            return [card_text(words.explain(*event.location))]
        if not isinstance(event, READ_OUT):
            return []
        if not self.begun:
            return [card_text(words.say("terminal-setup-event", boxes=spawn_boxes(event.card, words)))]
        return event_text(event.card, words)


def card_text(text: str) -> Line:
    """Text of a card, below the line that names it."""
    return Line("    " + text, "quiet")


def event_text(card: Thing, words: Words) -> list[Line]:
    """What an Event card does."""
    return [card_text(words.explain(*card)), card_text(boxes(card, words))]


def spawn_boxes(card: Thing, words: Words) -> str:
    spawns = [
        words.say("terminal-spawn-box", size=("size", SIZE_NAMES[size]), colour=("colour", COLOUR_NAMES[colour]))
        for size, colour in EVENTS[EVENT_NAMES.index(card.id)].spawn
    ]
    return words.say("terminal-comma").join(spawns)


def boxes(card: Thing, words: Words) -> str:
    """R-9.6: what an Event card brings after its ability."""
    fact = EVENTS[EVENT_NAMES.index(card.id)]
    told = [words.say("terminal-then", boxes=spawn_boxes(card, words))]
    if fact.move != STAY:
        told.append(words.say(f"terminal-move-{MOVE_NAMES[fact.move]}", icon=("icon", ICON_NAMES[fact.icon])))
    return words.say("terminal-space").join(told)


def question(choice: Choice[object], words: Words) -> str:
    return words.say(f"ask-{choice.kind}", choice.arguments())


def noted(told: str, notes: list[str], words: Words) -> str:
    """What is said behind an answer."""
    return words.say("terminal-noted", text=told, notes=words.say("terminal-comma").join(notes)) if notes else told


def percent(chance: float) -> str:
    """Only what is certain is called so."""
    return f"{min(max(round(100 * chance), 1 if chance > 0 else 0), 99 if chance < 1 else 100)}%"


def answer(option: Option[object], words: Words) -> str:
    return words.option(option.verb, option.arguments())


def more_about(choice: Choice[object], option: Option[object], words: Words) -> str:
    """What somebody has to know who picks a team, or a card of his hand."""
    if choice.kind == "choose_team":
        return words.explain(*option.things[0])
    if choice.kind != "choose_action":
        return ""
    fact = ACTIONS[ACTION_NAMES.index(option.things[0].id)]
    text = words.explain("action", fact.id)
    return words.say("terminal-action", number=fact.number, type=("type", TYPE_NAMES[fact.type]), text=text)


def because(reason: Reason, words: Words) -> str:
    """Why not, with the number of the rule and the reason behind it."""
    why = {"why": because(reason.because, words)} if reason.because is not None else {}
    told = words.say(f"reason-{reason.id}", reason.arguments, **why)
    return words.say("terminal-by-rule", reason=told, rule=reason.rule) if reason.rule else told


def file_trouble(error: FileError, words: Words) -> str:
    """Where in a game file and what is wrong there; what the system says of it in words too."""
    reason = error.reason
    cause = error.__cause__
    if isinstance(cause, OSError):
        return words.say(f"reason-{reason.id}", {**reason.arguments, "why": system_trouble(cause, words)})
    return because(reason, words)


def system_trouble(error: OSError, words: Words) -> str:
    """Why a file could not be read or written."""
    if error.errno in TROUBLES:
        return words.say(f"terminal-trouble-{TROUBLES[error.errno]}")
    return error.strerror or str(error)


def about(unfinished: Unfinished, words: Words, id: str) -> str:
    """What tells one unfinished game from another: the game says it itself, or the message `id-other` does."""
    game = unfinished.game
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(unfinished.changed))
    lines = kit_for(game.rules).lines
    if lines is None:
        return words.say(f"{id}-other", game=game.rules.name, when=when)
    return lines().saved(game.view(SPECTATOR), words, id, when)
