"""Full-screen board of Death Angel."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from rich.text import Text

from voidlock.engine import Choice, Event, Option
from voidlock.games.angel.facts import teams_each
from voidlock.games.angel.lines.mode import AngelLines
from voidlock.games.angel.lines.story import more_about
from voidlock.games.angel.screen.picture import Picture
from voidlock.games.angel.view.types import angel_view
from voidlock.odds.figure import Matter
from voidlock.terminal.model.board.game_board import Drawn, GameBoard, Row, Sight
from voidlock.terminal.model.board.game_values import Figures, View
from voidlock.texts import Words
from voidlock.words.telling import question

PROMPT = 10
"""Lines for a question, its answers and the line below them."""

ROOMY = 30
"""Lines of a screen with room for more text below the formation."""

SMALL = 16
"""Lines of a screen that shows only the formation, so a question and an answer still fit."""

WELL = {"defence": "miss", "reroll_attack": "hit"}
"""Questions about a rolled die, and the outcome that is best kept."""

AGAIN = (
    *("move", "facing", "activate", "attack", "again", "paid_attack", "granted_attack"),
    *("slay", "counter_slay", "door", "place_token", "munitorium", "intimidate_pick", "spawn_order", "spawn_who"),
)
"""Questions that a card asks again until the player is done, or all is done."""


class AngelBoard(GameBoard):
    """The formation, the location, and the cards."""

    rulebook = "angel"
    wordy = True

    signs = (
        "screen-sign-stores",
        "screen-sign-marine",
        "screen-sign-threat",
        "screen-sign-chance",
        "screen-sign-marks",
    )

    lines = AngelLines()

    def draw(self, view: View, sight: Sight) -> Drawn:
        """Positions get two lines each if the question below still has room."""
        picture, lines = Picture(angel_view(view), sight), sight.size[1]
        title, above = picture.above()
        above = above[: 1 if lines < SMALL else lines // 6]
        rows, asking = len(picture.open["formation"]), max(PROMPT, sight.asking)
        least = 0 if lines < SMALL else 1
        most = 0 if sight.beside else 3 if lines < ROOMY else 5
        below = picture.below(min(max(lines - len(above) - rows - asking, least), most))
        room = lines - len(above) - len(below) - 1
        roomy = room - 2 * rows >= PROMPT + asking - 8
        airy = roomy and room - 3 * rows >= PROMPT + asking - 1
        return Drawn(title, above, picture.formation(roomy=roomy, airy=airy), below)

    def side_panel(self, view: View, sight: Sight) -> tuple[str, list[Text]]:
        # Imported late: only large windows have the room.
        from voidlock.games.angel.screen.side_panel import SidePanel

        return sight.words.say("screen-panel-cards"), SidePanel(angel_view(view), sight).lines(sight.size[1])

    def decks(self, view: View, sight: Sight) -> list[str]:
        picture = Picture(angel_view(view), sight)
        below = [text.plain for text in picture.below(99, readings=False)]
        return [*below, *[line.text for line in picture.board.decks()]]

    def figures(self, view: View, events: Sequence[Event]) -> Figures:
        # Imported late: the board is shown before any odds are computed.
        from voidlock.games.angel.screen.figures import figures

        return figures(angel_view(view))

    def matters(self, view: View) -> Sequence[Matter]:
        from voidlock.games.angel.odds.matters import matters

        return matters(angel_view(view))

    def question(self, choice: Choice[object], view: View, words: Words) -> str:
        """R-2.4: tell a player with several teams which pick this is."""
        told = question(choice, words)
        if choice.kind != "choose_team":
            return told
        shown = angel_view(view)["open"]
        total = teams_each(shown["players"])
        taken = [team for team, held in shown["teams"].items() if held["seat"] == choice.seat]
        return words.say("terminal-draft", question=told, number=len(taken) + 1, total=total) if total > 1 else told

    def more_about(self, choice: Choice[object], option: Option[object], words: Words) -> str:
        return more_about(choice, option, words)

    def series(self, choice: Choice[object], view: View | None) -> Hashable:
        if view is None or choice.kind not in AGAIN:
            return None
        return angel_view(view)["open"]["round"], choice.kind, choice.card, choice.subject, choice.seat

    def first(self, choice: Choice[object], rows: Sequence[Row]) -> int:
        """Preselect keeping a good roll: the last answer accepts it."""
        well = choice.outcome is not None and choice.outcome.id == WELL.get(choice.kind)
        return len(choice.options) - 1 if well else 0

    def seats(self, view: View) -> int:
        return angel_view(view)["open"]["players"]
