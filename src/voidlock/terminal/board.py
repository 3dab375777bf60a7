"""The table in lines of words, from a view alone. Every line can be understood by itself when read aloud."""

from __future__ import annotations

from typing import NamedTuple

from voidlock.angel.cards.base import ACTION_CARDS, ActionCard
from voidlock.angel.facts import (
    ACTION_NAMES,
    COLOUR_NAMES,
    LOCATION_NAMES,
    LOCATIONS,
    TEAM_NAMES,
    TERRAIN,
    TERRAIN_NAMES,
)
from voidlock.table import Json
from voidlock.texts import Words

from .columns import columns_of, padded
from .shown import Shown

LASTING = ("slays", "after_attack", "misses", "after_miss", "after_terrain_token", "at_event_end")
"""Where a card that has been resolved still has a say in its round (R-6.6)."""


def lasts(card: str) -> bool:
    """Whether an Action card does anything after it has been resolved."""
    kind = type(ACTION_CARDS[ACTION_NAMES.index(card)])
    return any(getattr(kind, hook) is not getattr(ActionCard, hook) for hook in LASTING)


class Line(NamedTuple):
    text: str
    style: str = ""


class Board:
    """Writes one view."""

    def __init__(self, view: dict[str, Json], words: Words, columns: int) -> None:
        whole = Shown(view)
        self.seat = whole["seat"].number
        self.open = whole["open"]
        self.own = whole["own"]
        self.words = words
        self.columns = columns

    def lines(self) -> list[Line]:
        told = [self.heading(), self.location()]
        if self.open["formation"]:
            told += [self.piles(), self.stores(), Line(self._say("terminal-formation"), "title"), *self.formation()]
        told += self.aside()
        told += self.cards()
        told += self.effects()
        return [line for line in told if line.text]

    def _say(self, id: str, **arguments: str | int) -> str:
        return self.words.say(id, arguments)

    def _list(self, items: list[str]) -> str:
        return self._say("terminal-comma").join(items)

    # ------------------------------------------------------------------ above the formation

    def heading(self) -> Line:
        phase = self.words.name("phase", self.open["phase"].text)
        if self.open["result"]:
            result = self.words.name("result", self.open["result"].text)
            return Line(self._say("terminal-heading-over", round=self.open["round"].number, result=result), "title")
        if not self.open["formation"]:
            return Line(self._say("terminal-heading-setup", phase=phase), "title")
        told = self._say("terminal-heading", round=self.open["round"].number, phase=phase)
        if self.open["players"].number > 1:
            current = self.words.name("seat", str(self.open["current"].number))
            told += self._say("terminal-heading-current", seat=current)
        return Line(told, "title")

    def location(self) -> Line:
        fact = LOCATIONS[LOCATION_NAMES.index(self.open["location"].text)]
        name = self.words.short("location", fact.id)
        ahead = [self.words.name("tier", tier) for tier in self.open["ahead"].texts]
        told = self._say("terminal-location", location=name)
        told += self._say("terminal-ahead", tiers=self._list(ahead)) if ahead else self._say("terminal-last-location")
        if self.open["location_tokens"]:
            told += self._say("terminal-location-tokens", number=self.open["location_tokens"].number)
        return Line(told)

    def piles(self) -> Line:
        left, right = (self.pile(side) for side in ("left", "right"))
        return Line(self._say("terminal-piles", left=left, right=right))

    def pile(self, side: str) -> str:
        pile = self.open["piles"][side]
        known = pile["known"].texts
        told = self._say("terminal-cards", number=pile["cards"].number)
        return told + (self._say("terminal-pile-known", kinds=self.kinds(known)) if known else "")

    def stores(self) -> Line:
        spawn = self.open["spawn"]
        return Line(
            self._say(
                "terminal-stores",
                major=spawn["major"].number,
                minor=spawn["minor"].number,
                supply=self.open["supply"].number,
            )
        )

    # ------------------------------------------------------------------ the formation

    def formation(self) -> list[Line]:
        """One line a position; the parts stand below each other if the screen is wide enough."""
        rows = self.open["formation"].rows
        parts = [[self.marine(row), self.side(row, "left"), self.side(row, "right")] for row in rows]
        widest = [max(columns_of(part[index]) for part in parts) for index in range(3)]
        aligned = sum(widest) + 4 <= self.columns
        lines = []
        for row, (marine, left, right) in zip(rows, parts, strict=True):
            if aligned:
                told = f"{padded(marine, widest[0])}  {padded(left, widest[1])}  {right}"
            else:
                sides = self.taken(row, left, right)
                told = " ".join([padded(marine, widest[0]), *sides])
                if columns_of(told) > self.columns:
                    # A side is not torn apart: each gets a line of its own.
                    told = "\n    ".join([marine, *sides])
            lines.append(Line(told, row["team"].text))
        return lines

    def taken(self, row: Shown, left: str, right: str) -> list[str]:
        """The sides where something is: a narrow screen has no room for those where nothing is."""
        nothing = self._say("terminal-nothing")
        told = [text for side, text in (("left", left), ("right", right)) if self.things(row, side) != nothing]
        return told or [self._say("terminal-nothing-beside")]

    def marine(self, row: Shown) -> str:
        told = self._say(
            "terminal-marine",
            position=f"{row['position'].number:2}",
            marine=self.words.short("marine", row["marine"].text),
            team=self.words.name("colour", row["team"].text),
            side=self.words.name("side", row["facing"].text),
        )
        return told + self._say("terminal-marine-tokens", number=row["tokens"].number)

    def side(self, row: Shown, side: str) -> str:
        return self._say("terminal-side", side=self._say(f"terminal-at-{side}"), things=self.things(row, side))

    def things(self, row: Shown, side: str) -> str:
        """What lies and lurks at a spot."""
        spot = row[side]
        things = []
        if spot["swarm"]:
            things.append(self.swarm(spot["swarm"].texts))
        if spot["done"]:
            things.append(self._say("terminal-done", swarm=self.swarm(spot["done"].texts)))
        if spot["power_field"]:
            things.append(self.words.name("action", "power_field"))
        name = f"{'L' if side == 'left' else 'R'}{row['position'].number}"
        things += [
            self.terrain(card, lying) for card, lying in self.open["terrain"].items if lying["spot"].value == name
        ]
        return self._say("terminal-semicolon").join(things) or self._say("terminal-nothing")

    def swarm(self, kinds: list[str]) -> str:
        return self._say("terminal-swarm", number=len(kinds), kinds=self.kinds(kinds))

    def kinds(self, kinds: list[str]) -> str:
        told = []
        for kind in dict.fromkeys(kinds):
            name = self.words.short("genestealer", kind)
            number = kinds.count(kind)
            told.append(self._say("terminal-kind", kind=name, number=number) if number > 1 else name)
        return self._list(told)

    def terrain(self, card: str, lying: Shown) -> str:
        colour = COLOUR_NAMES[TERRAIN[TERRAIN_NAMES.index(card)].colour]
        marks = [self.words.name("colour", colour)]
        if lying["tokens"]:
            marks.append(self._say("terminal-tokens", number=lying["tokens"].number))
        if lying["activated"]:
            marks.append(self._say("terminal-activated"))
        return self._say("terminal-terrain", terrain=self.words.name("terrain", card), marks=self._list(marks))

    # ------------------------------------------------------------------ below the formation

    def aside(self) -> list[Line]:
        """Teams and their players, the dead, the Artefact in a hand."""
        told = []
        players = self.open["players"].number
        if players > 1:
            for seat in range(1, players + 1):
                teams = [self.team(team, shown) for team, shown in self.open["teams"].items if self._is(shown, seat)]
                if teams:
                    name = self.words.name("seat", str(seat))
                    told.append(self._say("terminal-teams", seat=name, teams=self._list(teams)))
        slain = [self.words.short("marine", marine) for marine in self.open["slain"].texts]
        lords = [self.words.name("genestealer", lord) for lord in self.open["dead_lords"].texts]
        if slain or lords:
            told.append(self._say("terminal-slain", names=self._list([*slain, *lords])))
        for card, lying in self.open["terrain"].items:
            if lying["held_by"]:
                seat_name = self.words.name("seat", str(lying["held_by"].number))
                told.append(self._say("terminal-held", terrain=self.words.name("terrain", card), seat=seat_name))
        return [Line(text) for text in told]

    def _is(self, shown: Shown, seat: int) -> bool:
        return shown["seat"].number == seat

    def team(self, team: str, shown: Shown) -> str:
        name = self.words.name("team", team)
        return name if shown["in_play"] or not self.open["formation"] else self._say("terminal-eliminated", team=name)

    def cards(self) -> list[Line]:
        """The Action cards on the table, the Event card, and what the one who looks knows besides."""
        told = []
        choosing = self.open["phase"].text == "choose"
        lying = []
        played = [(shown["table"].text, team, shown) for team, shown in self.open["teams"].items if shown["table"]]
        for card, team, shown in sorted(played, key=lambda lies: ACTION_NAMES.index(lies[0])):
            to_come = self.open["phase"].text == "resolve" and not shown["resolved"]
            id = "terminal-card-to-come" if to_come else "terminal-card"
            name = self.words.name("action", card)
            lying.append(self._say(id, card=name, team=self.words.name("colour", team)))
        if lying:
            told.append(self._say("terminal-played" if choosing else "terminal-table", cards=self._list(lying)))
        event = self.open["event"]
        if event:
            read = self.own["event"] or event.get("card")
            if read:
                told.append(self._say("terminal-event", card=self.words.name("event", read.text)))
            else:
                reader = self.words.name("seat", str(event["read_by"].number))
                told.append(self._say("terminal-event-read", seat=reader))
        for team, chosen in self.own["chosen"].items:
            named = self.words.name("action", chosen.text)
            told.append(self._say("terminal-chosen", card=named, team=self.words.name("colour", team)))
        for looked in self.own["looked_at"].rows:
            named = self.words.name("event", looked["card"].text)
            told.append(self._say("terminal-looked-at", card=named, place=looked["from_top"].number))
        return [Line(text) for text in told]

    def effects(self) -> list[Line]:
        effects = self.open["effects"]
        if self.open["result"]:
            return []
        told = [
            self._say("terminal-effect", card=self.words.name("action", card))
            for card in effects["standing"].texts
            if lasts(card)
        ]
        for effect in effects["events"].rows:
            card = self._say("terminal-effect", card=self.words.name("event", effect["card"].text))
            if effect["about"]:
                kind = "team" if effect["about"].text in TEAM_NAMES else "marine"
                about = self.words.name(kind, effect["about"].text)
                card = self._say("terminal-effect-about", card=card, about=about)
            later = effect["round"].number > self.open["round"].number
            told.append(self._say("terminal-effect-next", card=card) if later else card)
        if effects["limited"]:
            told.append(self._say("terminal-limited", terrain=self.words.name("terrain", effects["limited"].text)))
        return [Line(self._say("terminal-effects", effects=self._list(told)))] if told else []

    # ------------------------------------------------------------------ asked for

    def decks(self) -> list[Line]:
        """The decks and discard piles, which everybody may look through."""
        discard: list[str] = []
        for kind, number in self.open["discard"].items:
            discard += [kind] * number.number
        events = [
            self._say("terminal-effect", card=self.words.name("event", card))
            for card in self.open["event_discard"].texts
        ]
        nothing = self._say("terminal-nothing")
        return [
            Line(self._say("terminal-decks", deck=self.open["deck"].number, events=self.open["events"].number)),
            Line(self._say("terminal-discard", kinds=self.kinds(discard) if discard else nothing)),
            Line(self._say("terminal-event-discard", cards=self._list(events) if events else nothing)),
        ]
