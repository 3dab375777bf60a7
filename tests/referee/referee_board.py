"""What lies on the table of the referee's game, and what every rule does with it (sections 1, 3, 10, 12, 13, 16).

Marines, swarms and Terrain cards are plain objects; a swarm is a list of names at a spot.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from tests.referee import referee_facts as facts
from tests.referee.referee_facts import LORDS, OTHER, SIDES, Chance, GameOver, Question, Script, Spot


@dataclass
class Marine:
    name: str
    facing: str
    tokens: int = 0

    @property
    def team(self) -> str:
        return facts.TEAM_OF[self.name]


@dataclass(eq=False)
class Swarm:
    """Cards at a spot; `waiting` in the Genestealer Attack Phase until they have attacked (R-8.1)."""

    spot: Spot
    cards: list[str]
    waiting: bool = False
    field: bool = False

    def slayable(self) -> set[str]:
        """R-13.9: a Brood Lord only when no normal Genestealer is left. Power Field: nothing."""
        return set() if self.field else set(self.normal()) or set(self.cards)

    def normal(self) -> list[str]:
        return [card for card in self.cards if card not in LORDS]


@dataclass
class Terrain:
    """A Terrain card in the formation, or in the hand of `held_by`."""

    spot: Spot | None
    tokens: int = 0
    activated: bool = False
    held_by: int = 0


class Board:
    def __init__(self, players: int, settings: Mapping[str, str], chance: Chance) -> None:
        self.settings = facts.DEFAULTS | dict(settings)
        self.chance = chance
        self.players = players
        self.setup = facts.SETUPS[players]
        self.controller: dict[str, int] = {}
        self.current = 1
        self.leader = ""
        self.round = 1
        self.location: dict[str, Any] = self.setup
        self.location_tokens = 0
        self.ahead: list[str] = []
        self.formation: list[Marine] = []
        self.slain: list[str] = []
        self.swarms: list[Swarm] = []
        self.terrain: dict[str, Terrain] = {}
        self.limited: dict[str, int] = {}  # Core Cogitator: what may still spawn on the card
        self.piles: dict[str, list[str]] = {"left": [], "right": []}
        self.deck: list[str] = []
        self.discard: list[str] = []
        self.dead_lords: list[str] = []
        self.events: list[str] = []
        self.event_discard: list[str] = []
        self.table: dict[str, str] = {}
        self.chosen: dict[str, str] = {}
        self.last: dict[str, str] = {}
        self.standing: set[str] = set()  # Action cards resolved this round
        self.lead_used = False
        self.effects: list[tuple[str, str, int]] = []  # card, about whom, in which round

    def ask(self, seat: int, kind: str, answers: Iterable[str]) -> Script[str]:
        """One legal answer is taken, none is skipped (section 0). Returns the answer."""
        texts = frozenset(answers)
        if len(texts) < 2:
            return next(iter(texts), "")
        _, text = yield [Question(seat, kind, texts)]
        return text

    def in_force(self, card: str, about: str = "") -> bool:
        return (card, about, self.round) in self.effects

    # ------------------------------------------------------------------ Marines, teams, tokens

    def marine(self, name: str) -> Marine:
        return next(marine for marine in self.formation if marine.name == name)

    def team(self, team: str) -> list[Marine]:
        return [marine for marine in self.formation if marine.team == team]

    def teams_in_play(self) -> list[str]:
        """R-13.8"""
        return [team for team in facts.TEAMS if self.team(team)]

    def seat_of(self, marine: Marine) -> int:
        return self.controller[marine.team]

    def row(self, marine: Marine) -> int:
        return self.formation.index(marine) + 1

    def front(self, marine: Marine) -> Spot:
        return Spot(marine.facing, self.row(marine))

    def behind(self, marine: Marine) -> Spot:
        return Spot(OTHER[marine.facing], self.row(marine))

    def turn(self, marine: Marine) -> None:
        marine.facing = OTHER[marine.facing]

    @property
    def supply(self) -> int:
        """R-1.3, R-1.5"""
        on_cards = sum(card.tokens for card in self.terrain.values()) + self.location_tokens
        return int(facts.FACTS["totals"]["support_tokens"]) - sum(marine.tokens for marine in self.formation) - on_cards

    def place(self, text: str) -> None:
        """Carry out `place:leon`; a token that is not there is lost (R-1.4)."""
        self.marine(text.removeprefix("place:")).tokens += min(1, self.supply)

    def places(self) -> set[str]:
        return {f"place:{marine.name}" for marine in self.formation} if self.supply else set()

    # ------------------------------------------------------------------ swarms

    def at(self, spot: Spot) -> list[Swarm]:
        return [swarm for swarm in self.swarms if swarm.spot == spot]

    def engaged(self, marine: Marine) -> list[Swarm]:
        """R-3.5"""
        return [swarm for swarm in self.swarms if swarm.spot.position == self.row(marine)]

    def settle(self) -> None:
        """R-12.1, R-12.3: groups at a spot are one swarm, but waiting and done ones stay apart while swarms attack."""
        joint: dict[tuple[Spot, bool], Swarm] = {}
        for swarm in self.swarms:
            first = joint.setdefault((swarm.spot, swarm.waiting), swarm)
            if first is not swarm:
                first.cards += swarm.cards
                first.field |= swarm.field
        self.swarms = [swarm for swarm in joint.values() if swarm.cards]

    def move_swarms(self, where: Callable[[Swarm], Spot]) -> None:
        """All swarms go at once where the function says (R-11.2)."""
        for swarm, goal in [(swarm, where(swarm)) for swarm in self.swarms]:
            swarm.spot = goal
        self.settle()

    def slay(self, swarm: Swarm, card: str) -> None:
        """R-3.8, R-1.7, R-16.3"""
        swarm.cards.remove(card)
        (self.dead_lords if card in LORDS else self.discard).append(card)
        self.settle()
        self.check()

    def slay_named(self, text: str, pool: Iterable[Swarm]) -> None:
        """Carry out `slay:L1:claw` on a swarm of the pool."""
        _, spot, card = text.split(":")
        self.slay(next(swarm for swarm in pool if str(swarm.spot) == spot and card in swarm.slayable()), card)

    def choose_slain(
        self, seat: int, kind: str, number: int, pool: Callable[[], Iterable[Swarm]], up_to: bool = False
    ) -> Script[int]:
        """So many cards of the pool are slain one by one, all if there are fewer (R-13.9). Returns how many."""
        for count in range(number):
            texts = slay_texts(pool())
            if not up_to and sum(len(swarm.cards) for swarm in pool() if swarm.slayable()) <= number - count:
                texts = set(sorted(texts)[:1])  # all of them: nothing to choose
            text = yield from self.ask(seat, kind, texts | ({"enough"} if up_to and texts else set()))
            if text in ("", "enough"):
                return count
            self.slay_named(text, pool())
        return number

    # ------------------------------------------------------------------ piles and decks

    def spawn(self, spot: Spot, number: int) -> None:
        """R-10.1, R-10.4, R-10.6"""
        pile = self.piles[spot.side]
        self.swarms.append(Swarm(spot, pile[:number]))
        self.piles[spot.side] = pile[number:]
        self.settle()

    def discard_top(self, side: str) -> None:
        if self.piles[side]:
            self.discard.append(self.piles[side].pop(0))
            self.check()

    def renew(self) -> None:
        """R-1.6"""
        if not self.deck and self.discard:
            self.deck, self.discard = self.chance.shuffled(self.discard), []

    def renew_events(self) -> None:
        if not self.events and self.event_discard:
            self.events, self.event_discard = self.chance.shuffled(self.event_discard), []

    def draw_event(self) -> str:
        self.renew_events()
        card = self.events.pop(0)
        if self.settings["renew"] == "empty":
            self.renew_events()
        return card

    def deal(self, wanted: Mapping[str, int]) -> Script[None]:
        """Cards go under both piles, left first (R-14.6, H-31); if there are too few, equally (R-1.8, R-1.9)."""
        available = len(self.deck) + len(self.discard)
        share = {"left": 0, "right": 0}
        while available and share != wanted:
            sides = [side for side in SIDES if share[side] < wanted[side]]
            if available == 1:
                text = yield from self.ask(self.current, "odd_card", {f"pile:{side}" for side in sides})
                sides = [text.removeprefix("pile:")]
            for side in sides:
                share[side] += 1
                available -= 1
        for side in SIDES:
            for _ in range(share[side]):
                self.renew()
                self.piles[side].append(self.deck.pop(0))
                if self.settings["renew"] == "empty":
                    self.renew()

    # ------------------------------------------------------------------ Terrain

    def in_formation(self) -> dict[str, Spot]:
        return {name: card.spot for name, card in self.terrain.items() if card.spot}

    def lay_terrain(self) -> None:
        """R-14.5"""
        self.terrain = {name: card for name, card in self.terrain.items() if not card.spot}
        self.limited = {}  # Core Cogitator: the card has left the formation
        n = len(self.formation)
        for row in self.location["terrain"]:
            name, distance = row["terrain"], row["distance"]
            if self.location["id"] == "service_shaft" and name == "dark_corner":
                name = self.settings["service_shaft"]
            position = min(distance, n) if row["from"] == "top" else max(n - distance + 1, 1)
            self.terrain[name] = Terrain(Spot(row["side"], position))

    # ------------------------------------------------------------------ death and the end of the game

    def kill(self, marine: Marine) -> None:
        """R-13.1 to R-13.7"""
        gap, above, below = self.row(marine), self.row(marine) - 1, len(self.formation) - self.row(marine)
        joins_above = bool(above) and (above < below or not below)
        self.formation.remove(marine)
        self.slain.append(marine.name)
        self.check()

        def shifted(spot: Spot) -> Spot:
            down = spot.position > gap or (spot.position == gap and joins_above)
            return Spot(spot.side, spot.position - 1) if down else spot

        for card in self.terrain.values():
            card.spot = shifted(card.spot) if card.spot else None
        self.move_swarms(lambda swarm: shifted(swarm.spot))
        if not self.team(marine.team):
            self.table.pop(marine.team, None)
            if marine.team == self.leader:
                self.lead()

    def lead(self) -> None:
        """R-4.4: the lowest card on the table makes the current player."""
        if self.table:
            self.leader = min(self.table, key=lambda team: facts.NUMBER[self.table[team]])
            self.current = self.controller[self.leader]

    def check(self) -> None:
        """Section 16, after every single change."""
        if self.location.get("final"):
            lords_dead = self.location["win"] == "both_brood_lords_slain" and len(self.dead_lords) == len(LORDS)
            if lords_dead or not (self.swarms or self.piles["left"] or self.piles["right"]):
                raise GameOver("win")
        if not self.formation:
            raise GameOver("loss")


def slay_texts(swarms: Iterable[Swarm]) -> set[str]:
    """What can be slain of these swarms (R-13.11)."""
    return {f"slay:{swarm.spot}:{card}" for swarm in swarms for card in swarm.slayable()}
