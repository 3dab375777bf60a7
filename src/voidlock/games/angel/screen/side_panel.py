"""The panel beside the formation: what the location and the cards in play say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rich.text import Text

from voidlock.games.angel.lines.board import Board
from voidlock.games.angel.view.types import AngelView
from voidlock.terminal.model.board.drawing import STYLES
from voidlock.terminal.model.board.game_board import Sight
from voidlock.words.columns import wrap

INDENT = "  "


class Paragraph(NamedTuple):
    """A card: its name, and its text below."""

    name: list[Text]
    text: list[Text]


class SidePanel:
    """Tells the cards of one view: what matters now comes first."""

    def __init__(self, view: AngelView, sight: Sight) -> None:
        self.words, self.columns, self.palette = sight.words, sight.size[0], sight.palette
        self.board = Board(view, sight.words, self.columns)
        self.open, self.own = view["open"], view["own"]

    def lines(self, most: int) -> list[Text]:
        """The cards in at most `most` lines: those whose texts don't fit, after those before them, are named only."""
        blocks = [*self._location(), *self._event(), *self._action_cards(), *self._effects(), *self._hands()]
        rest = [*self.board.terrain_in_hands(), *self.board.secrets(), *self.board.losses(), *self.board.teams()]
        rest += self.board.readings(others=True)
        blocks += [Paragraph([Text(line) for text in rest for line in wrap(text, self.columns, INDENT)], [])]
        blocks += self._terrain()
        lines, room = [], most - sum(len(each.name) for each in blocks)
        for name, text in blocks:
            fits = len(text) <= room
            room -= len(text) if fits else 0
            lines += [*name, *text] if fits else name
        return lines

    def _card(self, kind: str, id: str, name: str = "", style: str = "") -> Paragraph:
        named = wrap(name or self.words.name(kind, id), self.columns, INDENT)
        told = wrap(INDENT + self.words.explain(kind, id), self.columns, INDENT)
        return Paragraph(
            [Text(line, style or STYLES["title"]) for line in named], [Text(line, STYLES["quiet"]) for line in told]
        )

    def _location(self) -> Iterator[Paragraph]:
        if self.open["location"]:
            yield self._card("location", self.open["location"])

    def _event(self) -> Iterator[Paragraph]:
        event = self.open["event"]
        card = self.own["event"] or event.get("card") if event else None
        if card:
            yield self._card("event", card)

    def _action_cards(self) -> Iterator[Paragraph]:
        for card, team, name in self.board.cards_on_table():
            yield self._card("action", card, name, f"bold {self.palette[team]}".strip())

    def _effects(self) -> Iterator[Paragraph]:
        """Effects in force whose card is not on the table."""
        effects = self.open["effects"]
        played = {shown["table"] for shown in self.open["teams"].values()}
        for card in effects["lasting"]:
            if card not in played:
                yield self._card("action", card)
        for effect in effects["lasting_events"]:
            yield self._card("event", effect["card"])

    def _hands(self) -> Iterator[Paragraph]:
        """The hands; a card that its player has chosen comes first, and says so."""
        given = {text.partition(":")[2] for text in self.own["given"]}
        for team, cards in self.own["hands"].items():
            for card in sorted(cards, key=lambda card: card not in given):
                if card != self.open["teams"][team]["table"]:
                    name = self.board.action_card("terminal-chosen" if card in given else "screen-in-hand", card, team)
                    yield self._card("action", card, name, f"bold {self.palette[team]}".strip())

    def _terrain(self) -> Iterator[Paragraph]:
        for card, lying in self.open["terrain"].items():
            if lying["spot"]:
                yield self._card("terrain", card)
