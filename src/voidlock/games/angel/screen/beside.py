"""The panel beside the formation: what the location and the cards in play say."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from voidlock.games.angel.facts import ACTION_NAMES
from voidlock.games.angel.lines.board import Board
from voidlock.games.angel.view.types import AngelView
from voidlock.terminal.columns import wrapped
from voidlock.terminal.screen.drawing import STYLES
from voidlock.terminal.screen.game_board import Sight

from .picture import Picture

INDENT = "  "


class Beside:
    """Tells the cards of one view: what matters now comes first, because the panel may be too short for all."""

    def __init__(self, view: AngelView, sight: Sight) -> None:
        self.words, self.columns, self.palette = sight.words, sight.size[0], sight.palette
        self.board = Board(view, sight.words, self.columns)
        self.open, self.own = view["open"], view["own"]
        self.hands = Picture(view, sight).hands()

    def lines(self) -> list[Text]:
        told = [*self._location(), *self._event(), *self._plain(self.hands)]
        told += [*self._action_cards(), *self._effects(), *self._hands()]
        rest = [*self.board.held(), *self.board.secrets(), *self.board.losses(), *self.board.teams()]
        rest += self.board.readings(others=True)
        return [*told, *self._plain(rest), *self._terrain()]

    def _plain(self, told: list[str]) -> list[Text]:
        return [Text(line) for text in told for line in wrapped(text, self.columns, INDENT)]

    def _card(self, kind: str, id: str, name: str = "", style: str = "") -> Iterator[Text]:
        """A card's name, and its text below."""
        for line in wrapped(name or self.words.name(kind, id), self.columns, INDENT):
            yield Text(line, style or STYLES["title"])
        for line in wrapped(INDENT + self.words.explain(kind, id), self.columns, INDENT):
            yield Text(line, STYLES["quiet"])

    def _location(self) -> Iterator[Text]:
        if self.open["location"]:
            yield from self._card("location", self.open["location"])

    def _event(self) -> Iterator[Text]:
        event = self.open["event"]
        card = self.own["event"] or event.get("card") if event else None
        if card:
            yield from self._card("event", card)

    def _action_cards(self) -> Iterator[Text]:
        """The Action cards on the table, in the order in which they resolve."""
        played = {shown["table"]: team for team, shown in self.open["teams"].items() if shown["table"]}
        resolves = self.open["phase"] == "resolve"
        for card in sorted(played, key=ACTION_NAMES.index):
            team = played[card]
            to_come = resolves and not self.open["teams"][team]["resolved"]
            name = self.board.action_card("terminal-card-to-come" if to_come else "terminal-card", card, team)
            yield from self._card("action", card, name, f"bold {self.palette[team]}".strip())

    def _effects(self) -> Iterator[Text]:
        """Effects in force whose card is not on the table."""
        effects = self.open["effects"]
        played = {shown["table"] for shown in self.open["teams"].values()}
        for card in effects["lasting"]:
            if card not in played:
                yield from self._card("action", card)
        for effect in effects["lasting_events"]:
            yield from self._card("event", effect["card"])

    def _hands(self) -> Iterator[Text]:
        for team, cards in self.own["hands"].items():
            for card in cards:
                if card != self.open["teams"][team]["table"]:
                    name = self.board.action_card("screen-in-hand", card, team)
                    yield from self._card("action", card, name, f"bold {self.palette[team]}".strip())

    def _terrain(self) -> Iterator[Text]:
        for card, lying in self.open["terrain"].items():
            if lying["spot"]:
                yield from self._card("terrain", card)
