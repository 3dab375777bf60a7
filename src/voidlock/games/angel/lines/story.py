"""Narration of Death Angel: events with the text of the card they bring, and what an answer does."""

from __future__ import annotations

from voidlock.engine import Choice, Event, Option, Thing
from voidlock.games.angel.events import (
    EventDrawn,
    EventRead,
    EventRevealed,
    EventScouted,
    FormationDealt,
    RoundBegan,
    Travelled,
)
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
from voidlock.texts import Words
from voidlock.words.line import Line
from voidlock.words.telling import card_text, tell

READ_OUT = (EventDrawn, EventRead, EventRevealed, EventScouted)
"""Events that bring a new Event card, whose text is read out."""


class Story:
    """Narrates events one after the other, with the text of each new card."""

    def __init__(self) -> None:
        self.setup = False
        """Whether the formation is dealt and no round has begun: only the spawns of an Event card count (R-2.8)."""

    def lines(self, event: Event, words: Words) -> list[Line]:
        if isinstance(event, FormationDealt | RoundBegan):
            self.setup = isinstance(event, FormationDealt)
        return [Line(tell(event, words), "title" if event.role == "heading" else ""), *self._read_out(event, words)]

    def _read_out(self, event: Event, words: Words) -> list[Line]:
        if isinstance(event, Travelled):
            return [card_text(words.explain(*event.location))]
        if not isinstance(event, READ_OUT):
            return []
        if self.setup:
            return [card_text(words.say("terminal-setup-event", boxes=spawn_boxes(event.card, words)))]
        return event_text(event.card, words)


def event_text(card: Thing, words: Words) -> list[Line]:
    """What an Event card does."""
    return [card_text(words.explain(*card)), card_text(boxes(card, words))]


def spawn_boxes(card: Thing, words: Words) -> str:
    """The two spawn boxes of an Event card."""
    spawns = [
        words.say("terminal-spawn-box", size=("size", SIZE_NAMES[size]), colour=("colour", COLOUR_NAMES[colour]))
        for size, colour in EVENTS[EVENT_NAMES.index(card.id)].spawn
    ]
    return words.say("terminal-comma").join(spawns)


def boxes(card: Thing, words: Words) -> str:
    """R-9.6: the boxes of an Event card, which follow its ability."""
    fact = EVENTS[EVENT_NAMES.index(card.id)]
    told = [words.say("terminal-then", boxes=spawn_boxes(card, words))]
    if fact.move != STAY:
        told.append(words.say(f"terminal-move-{MOVE_NAMES[fact.move]}", icon=("icon", ICON_NAMES[fact.icon])))
    return words.say("terminal-space").join(told)


def more_about(choice: Choice[object], option: Option[object], words: Words) -> str:
    """What a player should know before they pick a team or play a card."""
    if choice.kind == "choose_team":
        return words.explain(*option.things[0])
    if choice.kind != "choose_action":
        return ""
    fact = ACTIONS[ACTION_NAMES.index(option.things[0].id)]
    text = words.explain("action", fact.id)
    return words.say("terminal-action", number=fact.number, type=("type", TYPE_NAMES[fact.type]), text=text)
