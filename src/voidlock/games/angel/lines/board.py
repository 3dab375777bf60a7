"""Text rendering of the table from a view alone. Every line makes sense by itself when a screen reader reads it."""

from __future__ import annotations

from collections.abc import Iterator

from voidlock.games.angel.facts import (
    ACTION_NAMES,
    COLOUR_NAMES,
    SIDE_NAMES,
    SPOTS_AT,
    TEAM_NAMES,
    TERRAIN,
    TERRAIN_NAMES,
    SideName,
    spot_name,
)
from voidlock.games.angel.settings import DEFAULTS
from voidlock.games.angel.view.types import AngelView, Row, Team, Terrain
from voidlock.texts import Words
from voidlock.words.columns import columns_of, pad
from voidlock.words.line import Line


class Board:
    """Renders one view."""

    def __init__(self, view: AngelView, words: Words, columns: int) -> None:
        self.open = view["open"]
        self.own = view["own"]
        self.words = words
        self.columns = columns

    def lines(self) -> list[Line]:
        told = [self.heading(), self.location()]
        if self.open["formation"]:
            told += [self.piles(), self.stores(), Line(self._say("terminal-formation"), "title"), *self.formation()]
        below = [
            *self.teams(),
            *self.losses(),
            *self.terrain_in_hands(),
            *self.action_cards(),
            *self.event_card(),
            *self.secrets(),
            *self.effects(),
        ]
        return [*told, *[Line(text) for text in below]]

    def _say(self, id: str, **arguments: str | int) -> str:
        return self.words.say(id, arguments)

    def _list(self, items: list[str]) -> str:
        return self._say("terminal-comma").join(items)

    # ------------------------------------------------------------------ above the formation

    def heading(self) -> Line:
        phase = self.words.name("phase", self.open["phase"])
        if self.open["result"]:
            result = self.words.name("result", self.open["result"])
            return Line(self._say("terminal-heading-over", round=self.open["round"], result=result), "title")
        if not self.open["formation"]:
            return Line(self._say("terminal-heading-setup", phase=phase), "title")
        told = self._say("terminal-heading", round=self.open["round"], phase=phase)
        if self.open["players"] > 1:
            told += self._say("terminal-heading-current", seat=self.seat(self.open["current"]))
        return Line(told, "title")

    def location(self) -> Line:
        name = self.words.short("location", self.open["location"])
        ahead = [self.words.name("tier", tier) for tier in self.open["ahead"]]
        told = self._say("terminal-location", location=name)
        told += self._say("terminal-ahead", tiers=self._list(ahead)) if ahead else self._say("terminal-last-location")
        if self.open["location_tokens"]:
            told += self._say("terminal-location-tokens", number=self.open["location_tokens"])
        return Line(told)

    def piles(self) -> Line:
        left, right = (self.pile(side) for side in SIDE_NAMES)
        return Line(self._say("terminal-piles", left=left, right=right))

    def pile(self, side: SideName) -> str:
        pile = self.open["piles"][side]
        known = pile["known"]
        told = self._say("terminal-cards", number=pile["cards"])
        return told + (self._say("terminal-pile-known", kinds=self.kinds(known)) if known else "")

    def stores(self) -> Line:
        spawn = self.open["spawn"]
        return Line(
            self._say(
                "terminal-stores",
                major=spawn["major"],
                minor=spawn["minor"],
                supply=self.open["supply"],
            )
        )

    # ------------------------------------------------------------------ the formation

    def formation(self) -> list[Line]:
        """One line for each position; the parts are aligned in columns if the screen is wide enough."""
        rows = self.open["formation"]
        parts = [[self.marine(row), *[self.side(row, side) for side in SIDE_NAMES]] for row in rows]
        widest = [max(columns_of(part[index]) for part in parts) for index in range(3)]
        aligned = sum(widest) + 4 <= self.columns
        lines = []
        for row, (marine, left, right) in zip(rows, parts, strict=True):
            if aligned:
                told = f"{pad(marine, widest[0])}  {pad(left, widest[1])}  {right}"
            else:
                sides = self.sides(row)
                told = " ".join([pad(marine, widest[0]), *sides])
                if columns_of(told) > self.columns:
                    # A side is not split: each gets its own line.
                    told = "\n    ".join([marine, *sides])
            lines.append(Line(told, row["team"]))
        return lines

    def sides(self, row: Row) -> list[str]:
        """The sides that are not empty, which are all that a narrow screen shows."""
        told = [self.side(row, side) for side in SIDE_NAMES if self.things(row, side)]
        return told or [self._say("terminal-nothing-beside")]

    def marine(self, row: Row) -> str:
        told = self._say(
            "terminal-marine",
            position=f"{row['position']:2}",
            marine=self.words.short("marine", row["marine"]),
            team=self.words.name("colour", row["team"]),
            side=self.words.name("side", row["facing"]),
        )
        return told + self._say("terminal-marine-tokens", number=row["tokens"])

    def side(self, row: Row, side: SideName) -> str:
        things = self._say("terminal-semicolon").join(self.things(row, side)) or self._say("terminal-nothing")
        return self._say("terminal-side", side=self._say(f"terminal-at-{side}"), things=things)

    def things(self, row: Row, side: SideName) -> list[str]:
        """The cards at a spot."""
        spot = row[side]
        name = spot_name(SPOTS_AT[row["position"] - 1][SIDE_NAMES.index(side)])
        things = []
        if spot["swarm"]:
            things.append(self.swarm(spot["swarm"]))
        if spot["done"]:
            things.append(self._say("terminal-done", swarm=self.swarm(spot["done"])))
        if spot["power_field"]:
            things.append(self._say("terminal-power-field"))
        if spot["apart"]:
            things.append(self._say("terminal-apart", spot=f"{name}b", swarm=self.swarm(spot["apart"])))
        terrain = self.open["terrain"].items()
        return things + [self.terrain(card, lying) for card, lying in terrain if lying["spot"] == name]

    def swarm(self, kinds: list[str]) -> str:
        return self._say("terminal-swarm", number=len(kinds), kinds=self.kinds(kinds))

    def kinds(self, kinds: list[str]) -> str:
        told = []
        for kind in dict.fromkeys(kinds):
            name = self.words.short("genestealer", kind)
            number = kinds.count(kind)
            told.append(self._say("terminal-kind", kind=name, number=number) if number > 1 else name)
        return self._list(told)

    def terrain(self, card: str, lying: Terrain) -> str:
        colour = COLOUR_NAMES[TERRAIN[TERRAIN_NAMES.index(card)].colour]
        marks = [self.words.name("colour", colour)]
        if lying["tokens"]:
            marks.append(self._say("terminal-tokens", number=lying["tokens"]))
        if lying["activated"]:
            marks.append(self._say("terminal-activated"))
        return self._say("terminal-terrain", terrain=self.words.name("terrain", card), marks=self._list(marks))

    # ------------------------------------------------------------------ below the formation

    def teams(self) -> list[str]:
        """The players and their teams; a single player has them all."""
        if self.open["players"] == 1:
            return []
        teams_of: dict[int, list[str]] = {}
        for team, shown in self.open["teams"].items():
            teams_of.setdefault(shown["seat"], []).append(self.team(team, shown))
        return [
            self._say("terminal-teams", seat=self.seat(seat), teams=self._list(teams))
            for seat, teams in sorted(teams_of.items())
        ]

    def team(self, team: str, shown: Team) -> str:
        name = self.words.name("team", team)
        return name if shown["in_play"] or not self.open["formation"] else self._say("terminal-eliminated", team=name)

    def seat(self, number: int) -> str:
        return self.words.name("seat", str(number))

    def losses(self) -> list[str]:
        """The losses of both sides."""
        slain = [self.words.short("marine", marine) for marine in self.open["slain"]]
        lords = [self.words.name("genestealer", lord) for lord in self.open["dead_lords"]]
        return [self._say("terminal-slain", names=self._list([*slain, *lords]))] if slain or lords else []

    def terrain_in_hands(self) -> list[str]:
        """Terrain cards in players' hands."""
        return [
            self._say("terminal-held", terrain=self.words.name("terrain", card), seat=self.seat(lying["held_by"]))
            for card, lying in self.open["terrain"].items()
            if lying["held_by"]
        ]

    def cards_on_table(self) -> Iterator[tuple[str, str, str]]:
        """The Action cards on the table in the order in which they resolve, each with its team, and in words."""
        played = {shown["table"]: team for team, shown in self.open["teams"].items() if shown["table"]}
        for card in sorted(played, key=ACTION_NAMES.index):
            team = played[card]
            to_come = self.open["phase"] == "resolve" and not self.open["teams"][team]["resolved"]
            yield card, team, self.action_card("terminal-card-to-come" if to_come else "terminal-card", card, team)

    def action_cards(self) -> list[str]:
        lying = [told for _, _, told in self.cards_on_table()]
        id = "terminal-played" if self.open["phase"] == "choose" else "terminal-table"
        return [self._say(id, cards=self._list(lying))] if lying else []

    def action_card(self, id: str, card: str, team: str) -> str:
        return self._say(id, card=self.words.name("action", card), team=self.words.name("colour", team))

    def event_card(self) -> list[str]:
        event = self.open["event"]
        if not event:
            return []
        card = self.own["event"] or event.get("card")
        if card:
            return [self._say("terminal-event", card=self.words.name("event", card))]
        return [self._say("terminal-event-read", seat=self.seat(event["read_by"]))]

    def secrets(self) -> list[str]:
        """What only the viewer knows."""
        told = [self.action_card("terminal-chosen", chosen, team) for team, chosen in self.own["chosen"].items()]
        for looked in self.own["looked_at"]:
            card = self.words.name("event", looked["card"])
            told.append(self._say("terminal-looked-at", card=card, place=looked["from_top"]))
        return told

    def effects(self) -> list[str]:
        if self.open["result"]:
            return []
        effects = self.open["effects"]
        told = [self._say("terminal-effect", card=self.words.name("action", card)) for card in effects["lasting"]]
        for effect in effects["lasting_events"]:
            card = self._say("terminal-effect", card=self.words.name("event", effect["card"]))
            if effect["about"]:
                kind = "team" if effect["about"] in TEAM_NAMES else "marine"
                about = self.words.name(kind, effect["about"])
                card = self._say("terminal-effect-about", card=card, about=about)
            later = effect["round"] > self.open["round"]
            told.append(self._say("terminal-effect-next", card=card) if later else card)
        if effects["limited"]:
            told.append(self._say("terminal-limited", terrain=self.words.name("terrain", effects["limited"])))
        return [self._say("terminal-effects", effects=self._list(told))] if told else []

    # ------------------------------------------------------------------ asked for

    def decks(self) -> list[Line]:
        """The decks and discard piles, which everybody may look through."""
        discard: list[str] = []
        for kind, number in self.open["discard"].items():
            discard += [kind] * number
        events = [
            self._say("terminal-effect", card=self.words.name("event", card)) for card in self.open["event_discard"]
        ]
        nothing = self._say("terminal-nothing")
        return [
            Line(self._say("terminal-decks", deck=self.open["deck"], events=self.open["events"])),
            Line(self._say("terminal-discard", kinds=self.kinds(discard) if discard else nothing)),
            Line(self._say("terminal-event-discard", cards=self._list(events) if events else nothing)),
            Line(self._say("terminal-readings")),
            *[Line(told) for told in self.readings()],
        ]

    def readings(self, *, others: bool = False) -> list[str]:
        """How this game reads the rules (23.1); with `others`, only what is not the default."""
        usual = DEFAULTS._asdict()
        settings = [(name, value) for name, value in self.open["settings"].items()]
        return [self._say(f"setting-{name}-{value}") for name, value in settings if not others or value != usual[name]]
