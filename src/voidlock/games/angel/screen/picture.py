"""Terminal drawing of the Death Angel board in columns, from a view alone."""

from __future__ import annotations

import re

from rich.style import Style
from rich.text import Text

from voidlock.engine import Thing
from voidlock.games.angel.facts import (
    COLOUR_NAMES,
    MARINE_NAMES,
    MARINES,
    SIDE_NAMES,
    SPOTS_AT,
    TERRAIN,
    TERRAIN_NAMES,
    SideName,
    spot_name,
)
from voidlock.games.angel.lines.board import Board
from voidlock.games.angel.view.types import AngelView, Row, RowSide, Terrain
from voidlock.odds.figure import percent
from voidlock.terminal.model.board.drawing import CAN, CHOSEN, CUT, POINTED, STYLES, Cell, cut, together
from voidlock.terminal.model.board.game_board import Sight
from voidlock.texts import Words
from voidlock.words.columns import columns_of, pad, wrap

LEFT, RIGHT, PIP, TOKEN, LORD, BEHIND, USED, BESIDE = "◄", "►", "▪", "◊", "!", "!", "*", "+"

PLATE, AROUND = 26, 5
"""The fewest columns of a Marine's plate: facing, position, team, name, range; and those around its text."""

WIDEST = 112
"""The widest row, in columns; wider ones are hard to read."""

SHORTEST = 6
"""The fewest columns for the name of a Terrain card."""

HEADING = 6
"""The columns beside a heading in the edge of a panel."""

LETTER = 2
"""Columns of a team's letter."""

DANGER = 0.5


def kinds_in_letters(kinds: list[str], words: Words) -> str:
    """`He Ta2 !ClTo`: the letters and number of each type; a Brood Lord has both of his types."""
    told = []
    for kind in dict.fromkeys(kinds):
        letters = "".join(words.say(f"board-letter-{icon}") for icon in kind.removeprefix("lord_").split("_"))
        number = kinds.count(kind)
        told.append((LORD if kind.startswith("lord_") else "") + letters + (str(number) if number > 1 else ""))
    return " ".join(told)


class Picture:
    """Draws one view."""

    def __init__(self, view: AngelView, sight: Sight) -> None:
        self.columns = sight.size[0]
        self.words, self.lit, self.beside = sight.words, sight.lit, sight.figures.on_board
        self.palette, self.surfaces = sight.palette, sight.surfaces
        self.board = Board(view, self.words, self.columns)
        self.open, self.own = self.board.open, self.board.own
        self.plate = PLATE

    # ------------------------------------------------------------------ above and below

    def above(self) -> tuple[str, list[Text]]:
        """The heading: round and phase, the location and what lies ahead. Below it: blip piles and supplies."""
        title = self.words.say("terminal-space").join([self.heading(), self.location()])
        told: list[str] = []
        if columns_of(title) > self.columns - HEADING:
            title, told = self.heading(), [self.location()]
        if not self.open["formation"]:
            return title, [Text(line) for line in self._sentences(told)]
        spread = self.stores_line()
        if spread is None:
            return title, [Text(line) for line in self._sentences([*told, self.stores()])]
        return title, [*[Text(line) for line in self._sentences(told)], spread]

    def heading(self) -> str:
        """Round and phase; the current player is shown below."""
        phase = self.words.name("phase", self.open["phase"])
        if self.open["result"] or not self.open["formation"]:
            return self.board.heading().text
        return self.words.say("terminal-heading", round=self.open["round"], phase=phase)

    def current(self) -> list[str]:
        if self.open["players"] == 1 or not self.open["formation"] or self.open["result"]:
            return []
        seat = self.words.name("seat", str(self.open["current"]))
        return [self.words.say("terminal-heading-current", seat=seat).strip()]

    def location(self) -> str:
        """The location, the tokens on it, and the tiers ahead."""
        name = self.words.short("location", self.open["location"])
        name += f" {TOKEN}{self.open['location_tokens']}" if self.open["location_tokens"] else ""
        ahead = self.open["ahead"]
        if not ahead:
            return self.words.say("screen-last-location", location=name)
        tiers = self.words.say("terminal-comma").join(ahead)
        return self.words.say("screen-location", location=name, tiers=tiers)

    def stores(self) -> str:
        left, right = (self.pile(side) for side in SIDE_NAMES)
        return self._supplies("screen-stores", left=left, right=right)

    def _supplies(self, id: str, **piles: str) -> str:
        spawn = self.open["spawn"]
        return self.words.say(
            id,
            **piles,
            major=spawn["major"],
            minor=spawn["minor"],
            supply=self.open["supply"],
            deck=self.open["deck"],
            events=self.open["events"],
        )

    def stores_line(self) -> Text | None:
        """The blip piles over their sides, and the supplies between them; None if there is no room for all."""
        left, right = (self.words.say("screen-pile", pile=self.pile(side)) for side in SIDE_NAMES)
        between = self._supplies("screen-supplies")
        width, middle = min(self.columns, WIDEST) - 1, columns_of(between)
        before = (width - middle) // 2
        after = width - before - middle
        if columns_of(left) + 2 > before or columns_of(right) + 2 > after:
            return None
        told = f" {pad(left, before - 1)}{between}{' ' * (after - columns_of(right))}{right}"
        return Text(told, STYLES["quiet"])

    def pile(self, side: SideName) -> str:
        """The number of cards, and the known ones."""
        pile = self.open["piles"][side]
        known = f" ({kinds_in_letters(pile['known'], self.words)})" if pile["known"] else ""
        return f"{pile['cards']}{known}"

    def below(self, most: int, *, readings: bool = True) -> list[Text]:
        """Cards on the table and in the hand, effects in force and the slain, as far as there is room."""
        board = self.board
        cards = [*board.event_card(), *board.effects(), *board.action_cards()]
        told = [*self.current(), *cards, *board.terrain_in_hands(), *board.secrets()]
        told += [*self.hands(), *board.losses(), *board.teams()]
        told += board.readings(others=True) if readings else []
        lines = self._sentences(told)
        if len(lines) > most > 0:
            lines = [*lines[: most - 1], cut(lines[most - 1], self.columns - 1).removesuffix(CUT) + CUT]
        return [Text(line) for line in lines[:most]]

    def hands(self) -> list[str]:
        """Each team's hand, or its chosen card while others are still choosing."""
        comma, given = self.words.say("terminal-comma"), {text.partition(":")[2] for text in self.own["given"]}
        told = []
        for team, shown in self.own["hands"].items():
            chosen = [card for card in shown if card in given]
            cards = comma.join(self.words.name("action", card) for card in shown)
            told += [self.board.action_card("terminal-chosen", card, team) for card in chosen]
            told += [self.words.say("screen-hand", team=("team", team), cards=cards)] if cards and not chosen else []
        return told

    def _sentences(self, told: list[str]) -> list[str]:
        return wrap(self.words.say("terminal-space").join(told), self.columns) if told else []

    # ------------------------------------------------------------------ the formation

    def formation(self, *, roomy: bool, airy: bool = False) -> list[Text]:
        """One line for each position, or two if there is room, the second for the numbers; or three, one blank."""
        lines: list[Text] = []
        texts = [columns_of(" ".join(self._name(row, tokens=not roomy))) for row in self.open["formation"]]
        plate = max(PLATE, AROUND + max(texts, default=0))
        # Both sides are equally wide.
        self.plate = plate + (min(self.columns, WIDEST) - plate) % 2
        for row in self.open["formation"]:
            lines += [Text()] if airy else []
            lines += self._two_lines(row) if roomy else [self._line(row)]
        return lines

    def _line(self, row: Row) -> Text:
        left, right = (self._side(row, side) for side in SIDE_NAMES)
        return Text.assemble(left.in_a_line(), self._plate(row, tokens=True), right.in_a_line())

    def _two_lines(self, row: Row) -> list[Text]:
        left, right = (self._side(row, side).in_two_lines() for side in SIDE_NAMES)
        return [
            Text.assemble(left[0], self._plate(row, tokens=False), right[0]),
            Text.assemble(left[1], self._numbers(row), right[1]),
        ]

    def widths(self) -> tuple[int, int]:
        """Columns of a Terrain card and of a swarm."""
        side = (min(self.columns, WIDEST) - self.plate) // 2 - 2
        terrain = side - side // 2
        return terrain, side - terrain

    def _plate(self, row: Row, *, tokens: bool) -> Text:
        """`▸◄ 3 R Leon r3 ◊◊`: the arrow is on the side he faces."""
        marine, team = row["marine"], row["team"]
        mark, style = self.lit.mark(Thing("marine", marine), Thing("team", team))
        facing = row["facing"]
        name, rest = self._name(row, tokens=tokens)
        before, letter = f"{row['position']:2} ", self.words.say(f"board-letter-{team}")
        text = together(name, rest, self.plate - AROUND)
        plate = Cell(text, style, Thing("marine", marine)).draw(self.plate - AROUND)
        colour = Style.parse(self.palette[team])
        if mark not in (CHOSEN, POINTED):
            # Only the letter is coloured: a yellow name is unreadable on white.
            plate.stylize(colour + Style(reverse=True, bold=True), len(before), len(before) + len(letter))
        ahead = colour + Style(bold=True)
        drawn = Text.assemble(
            (LEFT if facing == "left" else " ", ahead),
            (mark, style),
            plate,
            (RIGHT if facing == "right" else " ", ahead),
        )
        return self._on_plate(drawn)

    def _name(self, row: Row, *, tokens: bool) -> tuple[str, str]:
        """A Marine's position, team and name, and his range, with his tokens if they have no line of their own."""
        letter = pad(self.words.say(f"board-letter-{row['team']}"), LETTER)
        reach = MARINES[MARINE_NAMES.index(row["marine"])].range
        rest = self.words.say("screen-range", number=reach)
        if tokens and row["tokens"]:
            rest += f"{TOKEN}{row['tokens']}"
        return f"{row['position']:2} {letter} {self.words.short('marine', row['marine'])}", rest

    def _on_plate(self, drawn: Text) -> Text:
        """The surface of a plate below what is drawn on it, and a gap at its sides."""
        drawn.stylize_before(self.surfaces["plate"])
        return Text.assemble(" ", drawn, " ")

    def _numbers(self, row: Row) -> Text:
        """A Marine's tokens, and his chance to survive the coming attacks."""
        chance = self.beside.get(Thing("marine", row["marine"]))
        told = self.words.say("screen-survives", chance=percent(chance)) if chance is not None and chance < 1 else ""
        style = STYLES["danger"] if chance is not None and chance < DANGER else ""
        tokens = TOKEN * row["tokens"]
        drawn = Text.assemble(" " * 5, Cell(f"{told} {tokens}".strip(), style).draw(self.plate - 7))
        return self._on_plate(drawn)

    def _side(self, row: Row, side: SideName) -> Side:
        return Side(self, row, side)


class Side:
    """The cards at a spot, as parts of a line."""

    def __init__(self, picture: Picture, row: Row, side: SideName) -> None:
        self.at_left, self.widths = side == SIDE_NAMES[0], picture.widths()
        self.words, self.lit = picture.words, picture.lit
        self.palette, self.surfaces = picture.palette, picture.surfaces
        self.spot = spot_name(SPOTS_AT[row["position"] - 1][SIDE_NAMES.index(side)])
        self.swarm_mark = self.lit.mark(Thing("spot", self.spot), Thing("spot", f"{self.spot}b"))
        self.cards = self._cards(row[side])
        chance = picture.beside.get(Thing("spot", self.spot))
        behind = BEHIND if row["facing"] != side else ""
        self.chance = "" if chance is None else percent(chance) + behind
        self.danger = STYLES["danger"] if chance is not None and chance < DANGER else ""
        lying = [(card, lies) for card, lies in picture.open["terrain"].items() if lies["spot"] == self.spot]
        cards = [card for card, _ in lying]
        self.card = cards[0] if cards else ""
        self.name = BESIDE.join([self.words.name("terrain", card) for card in cards])
        self.terrain_mark = self.lit.mark(*[Thing("terrain", card) for card in cards])
        threats, tokens = [self._threat(*each) for each in lying], [self._tokens(lies) for _, lies in lying]
        if len(lying) > 1:
            # With several cards at a spot, the tokens of each follow its threat.
            threats, tokens = [threat + held for threat, held in zip(threats, tokens, strict=True)], []
        self.pips, self.terrain_tokens = " ".join(threats), "".join(tokens)

    def _threat(self, card: str, lying: Terrain) -> str:
        """`O▪▪▪*`: the letter of its colour, its boxes, and whether it has been activated."""
        threat = TERRAIN[TERRAIN_NAMES.index(card)].colour
        letter = self.words.say(f"board-letter-{COLOUR_NAMES[threat]}")
        return letter + PIP * (threat + 1) + (USED if lying["activated"] else "")

    def _tokens(self, lying: Terrain) -> str:
        return f"{TOKEN}{lying['tokens']}" if lying["tokens"] else ""

    def _cards(self, spot: RowSide) -> str:
        told = [kinds_in_letters(spot["swarm"], self.words)] if spot["swarm"] else []
        told += [f"({kinds_in_letters(spot['done'], self.words)})"] if spot["done"] else []
        told += [self.words.say("screen-field")] if spot["power_field"] else []
        told += [f"| {kinds_in_letters(spot['apart'], self.words)}"] if spot["apart"] else []
        return " ".join(told)

    def _swarm_style(self) -> str:
        mark, style = self.swarm_mark
        if not self.cards or mark in (CHOSEN, POINTED):
            return style
        surface = self.surfaces["peril" if self.danger else "swarm"]
        # What can be chosen keeps its colours, in which it can be read on its surface.
        return f"{surface} {STYLES['can']}" if mark == CAN else surface

    def _swarm(self, text: str, columns: int) -> Text:
        """The swarm next to the Marine."""
        return Cell(text, self._swarm_style(), Thing("spot", self.spot)).draw(columns, at_right=self.at_left)

    def _terrain(self, text: str, columns: int) -> Text:
        """Terrain at the outer edge. Only the threat is coloured, so that the name is readable on any background."""
        style = self.terrain_mark[1] or (self.surfaces["lying"] if self.card else "")
        cell = Cell(text, style, Thing("terrain", self.card) if self.card else None)
        drawn = cell.draw(columns, at_right=not self.at_left)
        for colour in COLOUR_NAMES if self.card and not self.terrain_mark[1] else ():
            letter = re.escape(self.words.say(f"board-letter-{colour}"))
            drawn.highlight_regex(f"{letter}{PIP}+", self.palette[colour])
        return drawn

    def in_two_lines(self) -> tuple[Text, Text]:
        """Names in the first line, numbers in the second, each pair on one surface.

        A long swarm shortens the name of the Terrain.
        """
        room = sum(self.widths)
        numbers = (self.pips, self.terrain_tokens) if self.at_left else (self.terrain_tokens, self.pips)
        tokens = " ".join(numbers).strip()
        swarm = max(columns_of(self.cards), columns_of(self.chance)) if self.cards or self.swarm_mark[0].strip() else 0
        swarm = min(swarm + 2 if swarm else 0, room - SHORTEST if self.card else room)
        terrain = room - swarm
        name = min(max(columns_of(self.name), columns_of(tokens)), terrain)
        first = [
            Text(*self.terrain_mark),
            self._terrain(self._even(self.name, name), terrain),
            Text(*self.swarm_mark),
            self._swarm(self._inner(self.cards, swarm), swarm),
        ]
        second = [
            Text(" "),
            self._terrain(self._even(tokens, name), terrain),
            Text(" "),
            self._swarm(self._inner(self.chance, swarm), swarm),
        ]
        first, second = (first, second) if self.at_left else (first[::-1], second[::-1])
        return Text.assemble(*first), Text.assemble(*second)

    def _even(self, text: str, columns: int) -> str:
        """The text of a Terrain card as wide as its other line."""
        space = " " * (columns - columns_of(text))
        return text + space if self.at_left else space + text

    def _inner(self, text: str, columns: int) -> str:
        """The text of a swarm as wide as its other line, with a space at its sides."""
        if not self.cards:
            return text
        space = " " * (columns - columns_of(text) - 2)
        return f" {space}{text} " if self.at_left else f" {text}{space} "

    def in_a_line(self) -> Text:
        """Terrain at the edge, the swarm next to the Marine. The whole swarm has priority over the Terrain's name."""
        told = f"{self.cards} {self.chance}" if self.at_left else f"{self.chance} {self.cards}"
        rest = self.pips + self.terrain_tokens
        room = sum(self.widths) + 1
        least = columns_of(rest) + SHORTEST if self.card else 0
        swarm = 0
        if self.cards or self.swarm_mark[0].strip():
            swarm = min(max(columns_of(told.strip()), SHORTEST), room - 1 - least)
        terrain = room - swarm - 1 if swarm else room
        parts = [
            Text(*self.terrain_mark),
            self._terrain(together(self.name, rest, terrain), terrain),
            Text(*self.swarm_mark) if swarm else Text(),
            self._swarm(told.strip(), swarm) if swarm else Text(),
        ]
        return Text.assemble(*(parts if self.at_left else reversed(parts)))
