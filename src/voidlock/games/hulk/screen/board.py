"""Space Hulk's part of the full-screen terminal: drawing, questions, and the log."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from voidlock.engine import Choice, Event, Option, Role, Thing
from voidlock.games.hulk.events import aliens
from voidlock.games.hulk.events.marines import MarineActivated, MarineCommanded, MissionBegan, TurnBegan
from voidlock.games.hulk.lines.mode import HulkLines, briefing
from voidlock.games.hulk.lines.questions import group_answers, question_text
from voidlock.games.hulk.lines.stakes import answer_of, area_attack, describe_area, describe_cost, doubt_about
from voidlock.games.hulk.marines.orders import ATTACKS
from voidlock.games.hulk.marines.psychic import POWERS
from voidlock.games.hulk.screen.order_keys import STEADY, assign_keys
from voidlock.games.hulk.screen.picture import Picture, columns_for
from voidlock.games.hulk.screen.plan import HulkPlan
from voidlock.games.hulk.view.types import hulk_view
from voidlock.odds.figure import Matter
from voidlock.terminal.model.board.game_board import Doubt, Drawn, GameBoard, Row, Sight
from voidlock.terminal.model.board.game_values import Figures, Tale, View
from voidlock.texts import Words
from voidlock.words.columns import wrap
from voidlock.words.line import Line
from voidlock.words.telling import card_text, tell

PROMPT, ROOMY = 9, 12
"""The lines that a question with its answers and the line below needs at least, and prefers."""

TALL = 28
"""The least screen height at which it gets the preferred lines."""


def lines_for_map(lines: int, asking: int = 0) -> int:
    """The lines of the map, of as many as the board and the question have together."""
    return max(lines - max(ROOMY if lines >= TALL else PROMPT, asking) - 1, 5)


NOTIONS = {
    "move": "action_point",
    "turn": "front_arc",
    "leave": "exit",
    "fire": "shot",
    "snap": "move_and_fire",
    "flame": "heavy_flamer",
    "assault": "close_assault",
    "open": "door",
    "close": "door",
    "overwatch": "overwatch",
    "guard": "guard",
    "clear": "jam",
    "reload": "assault_cannon",
    "drop": "object",
    "pass": "object",
    "prescience": "prescience",
    "barrier": "force_barrier",
    "storm": "psychic_storm",
    "storm_section": "psychic_storm",
    "activate": "activation",
    "command": "command_point",
    "redraw": "command_point",
    "keep": "command_point",
    "first": "reveal",
    "place": "reveal",
    "enter": "reinforcement",
    "parry": "parry",
    "reroll_all": "guard",
    "psi": "psi_point",
    "face": "close_assault",
}
"""By verb, the glossary term that an answer is about."""


STYLES: Mapping[Role, str] = {"heading": "title", "reason": "quiet"}


class HulkTale:
    """Formats log events: turns and phases stand out, reasons are dimmed, a mission starts with its briefing."""

    def lines(self, event: Event, words: Words) -> list[Line]:
        style = STYLES.get(event.role, "")
        aim = [card_text(words.say(f"briefing-{event.mission.id}"))] if isinstance(event, MissionBegan) else []
        return [Line(tell(event, words), style), *aim]


class HulkGameBoard(GameBoard):
    """Shows the map, the squad, and the aliens' reasons."""

    rulebook = "hulk"
    signs = ("screen-hulk-sign-map", "screen-hulk-sign-floor", "screen-hulk-sign-pieces", "screen-hulk-sign-marks")
    examples = ("screen-hulk-key-orders", "screen-hulk-key-map", "screen-hulk-key-explain", "screen-hulk-key-why")
    why_what = "terminal-hulk-why-what"
    called: ClassVar[Mapping[str, str]] = {"board": "mission", "round": "turn"}
    plan = HulkPlan()
    lines = HulkLines()

    def draw(self, view: View, sight: Sight) -> Drawn:
        """The map gets the lines that the question leaves free."""
        picture = Picture(hulk_view(view), sight)
        return Drawn(picture.title(), [], picture.draw(lines_for_map(sight.size[1], sight.asking)), [])

    def columns(self, view: View, size: tuple[int, int]) -> int:
        return columns_for(hulk_view(view), (size[0], lines_for_map(size[1])))

    def side_panel(self, view: View, sight: Sight) -> tuple[str, list[Text]]:
        """The squad, the mission, and every piece in words."""
        picture = Picture(hulk_view(view), sight)
        name, *aim = [line.text for line in briefing(view, sight.words)]
        lines = [*picture.squad(sight.size[0]), Text(), Text(name, "bold")]
        lines += [Text(line) for text in aim for line in wrap(text, sight.size[0])]
        lines.append(Text())
        for text in [*picture.board.marines(), *picture.board.aliens()]:
            lines += [Text(line) for line in wrap(text, sight.size[0], "  ")]
        return sight.words.say("screen-panel-mission"), lines

    def decks(self, view: View, sight: Sight) -> list[str]:
        """The mission, and one line of words per piece."""
        board = Picture(hulk_view(view), sight).board
        told = [line.text for line in briefing(view, sight.words)]
        return [*told, "", *board.marines(), *board.aliens(), *board.rest()]

    def figures(self, view: View, events: Sequence[Event]) -> Figures:
        # Imported late: the board is shown before the first odds are computed.
        from voidlock.games.hulk.screen.figures import figures

        return figures(hulk_view(view), events)

    def matters(self, view: View) -> Sequence[Matter]:
        from voidlock.games.hulk.odds.matters import matters

        return matters(hulk_view(view))

    def tale(self) -> Tale:
        return HulkTale()

    def question(self, choice: Choice[object], view: View, words: Words) -> str:
        return question_text(choice, hulk_view(view), words)

    def rows(self, choice: Choice[object], view: View | None) -> list[Row]:
        """Barriers share a row: a librarian can raise one on every square he sees, and picks it on the map."""
        found = group_answers(choice.options)
        rows = [Row(alike, f"screen-hulk-gathered-{alike[0].verb}" if len(alike) > 1 else "") for alike in found]
        return assign_keys(choice, rows, hulk_view(view)) if view is not None and choice.kind in STEADY else rows

    def first(self, choice: Choice[object], rows: Sequence[Row]) -> int:
        """The default row: what rolls dice or spends psi points is not given by Enter alone."""
        usual = [place for place, row in enumerate(rows) if row.options[0].verb not in (*POWERS, *ATTACKS)]
        return usual[0] if choice.kind == "order" and usual else 0

    def notes(self, view: View, option: Option[object], words: Words) -> list[str]:
        told = answer_of(hulk_view(view), option)
        return [describe_cost(told["cost"], words)] if told is not None and "cost" in told else []

    def targets(self, view: View, option: Option[object]) -> Collection[Thing]:
        found = area_attack(hulk_view(view), option)
        squares = [Thing("square", square) for square in found[0]] if found is not None else []
        if option.verb == "deploy":
            # The square in question.
            squares = [each["subject"] for each in hulk_view(view)["own"]["pending"] if each["subject"]]
        return [*option.things, *squares]

    def warning(self, view: View, option: Option[object], words: Words) -> str:
        return describe_area(hulk_view(view), option, words)

    def doubt(self, view: View, option: Option[object], words: Words) -> Doubt | None:
        doubt = doubt_about(hulk_view(view), option, words)
        return Doubt(*doubt) if doubt is not None else None

    def notions(self, option: Option[object]) -> list[Thing]:
        return [Thing("notion", NOTIONS[option.verb])] if option.verb in NOTIONS else []

    def explains(self, event: Event) -> bool:
        return event.role == "reason"

    def meanwhile(self, events: Sequence[Event]) -> str:
        """The heading of the aliens' turn."""
        return "screen-hulk-aliens-act" if any(event.role in ("deed", "reason") for event in events) else ""

    def unchooses(self, option: Option[object], events: Sequence[Event]) -> bool:
        return option.verb == "done" and bool(events) and isinstance(events[-1], MarineActivated)

    def keeps_acting(self, choice: Choice[object], events: Sequence[Event]) -> Option[object] | None:
        """CP-3: each action on command points needs a new command; a marine who is commanded stays the one who acts."""
        orders = [event for event in events if isinstance(event, MarineActivated | MarineCommanded)]
        if choice.kind not in ("order", "next_marine") or not orders or not isinstance(orders[-1], MarineCommanded):
            return None
        again = ("command", orders[-1].terminator)
        return next((option for option in choice.options if (option.verb, *option.things) == again), None)

    def reasons(self, events: Sequence[Event]) -> list[Event]:
        """The latest reason of each kind since the alien's activation; of an arrival, the one before it."""
        if len(events) > 1 and isinstance(events[-2], aliens.ArrivalRolled):
            return [events[-2]]
        alien = alien_of(events[-1]) if events else None
        found: dict[type[Event], Event] = {}
        for event in reversed(events[:-1]):
            if alien is None or isinstance(event, TurnBegan):
                break
            if isinstance(event, aliens.BroodGroup) and alien in event.aliens:
                found.setdefault(type(event), event)
            if alien_of(event) != alien:
                continue
            if event.role == "reason" or isinstance(event, aliens.BroodTested):
                found.setdefault(type(event), event)
            if isinstance(event, aliens.AlienActivated):
                break
        return list(found.values())[::-1]


def alien_of(event: Event) -> Thing | None:
    """The alien that an event is about; with two pieces, the one that acts."""
    told = event.arguments()
    for name in ("alien", "attacker", "piece", "blip"):
        thing = told.get(name)
        if isinstance(thing, Thing) and thing.kind in ("stealer", "blip"):
            return thing
    return None
