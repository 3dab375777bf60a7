"""What lies on the referee's table, and what every rule does with it (sections 1, 3, 10, 12, 13 and 16)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from tests.referee import referee_facts as facts
from tests.referee.referee_facts import LORDS, OTHER, SIDES, Chance, GameOver, Question, Script, Spot, T


@dataclass(eq=False)
class Marine:
    name: str
    facing: str
    tokens: int = 0

    @property
    def team(self) -> str:
        return str(facts.MARINES[self.name]["team"])

    def turn(self) -> None:
        self.facing = OTHER[self.facing]


@dataclass(eq=False)
class Swarm:
    spot: Spot
    cards: list[str]
    waiting: bool = False  # in the Genestealer Attack Phase, until it has attacked
    field: bool = False  # under Power Field
    apart: bool = False  # the second swarm of its spot, with merge = event (section 23.1)

    @property
    def name(self) -> str:
        return f"{self.spot}b" if self.apart else str(self.spot)

    def normal(self) -> list[str]:
        return [card for card in self.cards if card not in LORDS]

    def slayable(self) -> set[str]:  # Power Field: nothing
        return set() if self.field else set(self.normal()) or set(self.cards)


Pool = Callable[[], list[Swarm]]


@dataclass
class Terrain:
    spot: Spot | None
    tokens: int = 0
    activated: bool = False
    held_by: int = 0


class Board:
    def __init__(self, position: Mapping[str, Any], settings: Mapping[str, str], chance: Chance) -> None:
        """Lay out a position that is written in full (docs/game-files.md)."""
        self.settings, self.chance = {**facts.SETTINGS, **settings}, chance
        given = deepcopy(dict(position))
        self.players, self.setup = int(given["players"]), facts.SETUPS[given["players"]]
        self.controller: dict[str, int] = {team: seat for seat, own in enumerate(given["teams"], 1) for team in own}
        self.current, self.leader, self.round = int(given["current"]), str(given["leader"]), int(given["round"])
        self.location = facts.LOCATIONS[given["location"] or self.setup["id"]]
        self.location_tokens = int(given["location_tokens"])
        self.ahead: list[str] = given["ahead"]
        self.formation: list[Marine] = []
        for text in given["formation"]:
            name, facing, *tokens = text.replace("<", " left ").replace(">", " right ").split()
            self.formation.append(Marine(name, facing, int("".join(tokens) or 0)))
        self.slain: list[str] = given["slain"]
        first, second = given["swarms"] or {}, given.get("apart") or {}
        self.swarms = [Swarm(Spot.read(s), cards, field=s == given["power_field"]) for s, cards in first.items()]
        self.swarms += [Swarm(Spot.read(s), cards, apart=True) for s, cards in second.items()]
        self.terrain: dict[str, Terrain] = {}
        for name, card in given["terrain"].items():
            self.terrain[name] = Terrain(**{**card, "spot": Spot.read(card["spot"]) if "spot" in card else None})
        self.attacking = False
        self.limited: dict[str, int] = {given["limited"]: given["limit_left"]} if given["limited"] else {}
        self.piles: dict[str, list[str]] = given["piles"]
        self.deck: list[str] = given["deck"]
        self.discard: list[str] = given["discard"]
        self.dead_lords: list[str] = given["dead_lords"]
        self.events: list[str] = given["events"]
        self.event_discard: list[str] = given["event_discard"]
        self.table: dict[str, str] = given["table"]
        self.chosen: dict[str, str] = given["chosen"]
        self.last: dict[str, str] = given["last"]
        self.standing: set[str] = set(given["standing"])  # Action cards resolved this round
        self.lead_used = "lead_by_example" in given["used"]
        self.effects = [(str(each["card"]), str(each["about"] or ""), int(each["round"])) for each in given["effects"]]

    def ask(self, seat: int, kind: str, answers: Iterable[str]) -> Script[str]:
        """Section 0: one legal answer is taken, none is skipped."""
        texts = frozenset(answers)
        if len(texts) < 2:
            return next(iter(texts), "")
        return (yield [Question(seat, kind, texts)])[1]

    def pick(self, seat: int, kind: str, verb: str, names: Iterable[object], decline: str = "") -> Script[str]:
        """Ask for one of `verb:name`, or to decline. Returns the name; empty if there is none or it was declined."""
        texts = {f"{verb}:{name}" for name in names} | ({decline} if decline else set())
        return (yield from self.ask(seat, kind, texts)).partition(":")[2]

    def useful(self, targets: Sequence[T], better: list[T]) -> list[T]:  # H-32, setting targets
        return list(targets) if better and self.settings["targets"] == "any" else better

    def in_force(self, card: str, about: str = "") -> bool:
        return (card, about, self.round) in self.effects

    def marine(self, name: str) -> Marine:
        return next(marine for marine in self.formation if marine.name == name)

    def team(self, team: str) -> list[Marine]:  # in play as long as it is not empty
        return [marine for marine in self.formation if marine.team == team]

    def seat_of(self, marine: Marine) -> int:
        return self.controller[marine.team]

    def row(self, marine: Marine) -> int:
        return self.formation.index(marine) + 1

    def front(self, marine: Marine) -> Spot:
        return Spot(marine.facing, self.row(marine))

    def behind(self, marine: Marine) -> Spot:
        return Spot(OTHER[marine.facing], self.row(marine))

    def lead(self) -> None:  # the lowest card on the table makes the current player
        self.leader = min(self.table, key=lambda team: int(facts.ACTIONS[self.table[team]]["number"]))
        self.current = self.controller[self.leader]

    @property
    def supply(self) -> int:
        on_marines = sum(marine.tokens for marine in self.formation)
        return 12 - on_marines - sum(card.tokens for card in self.terrain.values()) - self.location_tokens

    def holders(self) -> list[str]:  # who may get a token: nobody while the supply is empty
        return [marine.name for marine in self.formation] if self.supply else []

    def place(self, name: str) -> bool:
        if name:
            self.marine(name).tokens += min(1, self.supply)
        return bool(name)

    def within(self, reach: int, marine: Marine) -> list[Swarm]:  # on both sides
        return [swarm for swarm in self.swarms if abs(swarm.spot.position - self.row(marine)) <= reach]

    def engaged(self, marine: Marine) -> list[Swarm]:
        return self.within(0, marine)

    def settle(self) -> None:
        """R-12.1, R-12.3: groups at a spot are one swarm, but waiting and done ones stay apart while swarms attack."""
        joint: dict[tuple[Spot, bool, bool], Swarm] = {}
        for swarm in sorted((each for each in self.swarms if each.cards), key=lambda each: each.apart):
            swarm.apart = swarm.apart and (swarm.spot, False, False) in joint
            first = joint.setdefault((swarm.spot, swarm.waiting, swarm.apart), swarm)
            if first is not swarm:
                first.cards += swarm.cards
                first.field |= swarm.field
        self.swarms = list(joint.values())

    def has_attacked(self, swarm: Swarm) -> None:  # with merge = event it stays apart from one that had before
        done = any(other.spot == swarm.spot and not other.waiting for other in self.swarms)
        swarm.waiting, swarm.apart = False, done and self.settings["merge"] == "event"
        self.settle()

    def merge(self) -> None:  # all swarms of a spot are one again
        for swarm in self.swarms:
            swarm.apart = False
        self.settle()

    def move_swarms(self, where: Callable[[Swarm], Spot]) -> None:  # all at once
        for swarm, goal in [(swarm, where(swarm)) for swarm in self.swarms]:
            swarm.spot = goal
        self.settle()

    def slay(self, swarm: Swarm, card: str) -> None:
        swarm.cards.remove(card)
        (self.dead_lords if card in LORDS else self.discard).append(card)
        self.swarms = [each for each in self.swarms if each.cards]
        self.check()

    def slay_some(self, seat: int, kind: str, number: int, pool: Pool, up_to: str = "") -> Script[int]:
        """So many cards of the pool are slain one by one, all if there are fewer (R-13.9). Returns how many."""
        count, name = 0, "-"
        while count < number and name:
            names = slayable(pool())
            if not up_to and sum(len(swarm.cards) for swarm in pool() if not swarm.field) <= number - count:
                names = names[:1]  # all of them: nothing to choose
            name = yield from self.pick(seat, kind, "slay", names, up_to if names else "")
            if name:
                self.slay(*named(name, pool()))
                count += 1
        self.settle()
        return count

    def spawn(self, spot: Spot, number: int, apart: bool = False) -> None:
        pile = self.piles[spot.side]
        self.swarms.append(Swarm(spot, pile[:number], apart=apart))
        self.piles[spot.side] = pile[number:]
        self.settle()

    def discard_top(self, side: str, number: int = 1) -> None:
        for _ in range(min(number, len(self.piles[side]))):
            self.discard.append(self.piles[side].pop(0))
            self.check()

    def renew(self, deck: list[str], discard: list[str]) -> None:
        if not deck and discard:
            deck += self.chance.shuffled(discard)
            discard.clear()

    def draw(self, deck: list[str], discard: list[str]) -> str:
        self.renew(deck, discard)
        card = deck.pop(0)
        if self.settings["renew"] == "empty":
            self.renew(deck, discard)
        return card

    def deal(self, wanted: Mapping[str, int]) -> Script[None]:
        """Cards go under both piles, left first (R-14.6, H-31); if there are too few, equally (R-1.8, R-1.9)."""
        available, share = len(self.deck) + len(self.discard), {"left": 0, "right": 0}
        while available and share != wanted:
            sides = [side for side in SIDES if share[side] < wanted[side]]
            if available == 1:
                sides = [(yield from self.pick(self.current, "odd_card", "pile", sides))]
            for side in sides:
                share[side] += 1
                available -= 1
        for side in ["left"] * share["left"] + ["right"] * share["right"]:
            self.piles[side].append(self.draw(self.deck, self.discard))

    def in_formation(self) -> dict[str, Spot]:
        return {name: card.spot for name, card in self.terrain.items() if card.spot}

    def lay_terrain(self) -> None:
        self.terrain = {name: card for name, card in self.terrain.items() if not card.spot}
        self.limited, n = {}, len(self.formation)
        for row in self.location["terrain"]:
            shaft = self.location["id"] == "service_shaft" and row["terrain"] == "dark_corner"
            position = min(row["distance"], n) if row["from"] == "top" else max(n - row["distance"] + 1, 1)
            name = self.settings["service_shaft"] if shaft else row["terrain"]
            self.terrain[name] = Terrain(Spot(row["side"], position))

    def kill(self, marine: Marine) -> None:
        gap, above, below = self.row(marine), self.row(marine) - 1, len(self.formation) - self.row(marine)
        joins_above = bool(above) and (above < below or not below)
        self.formation.remove(marine)
        self.slain.append(marine.name)

        def shifted(spot: Spot) -> Spot:
            below_gap = spot.position > gap or (spot.position == gap and joins_above)
            return Spot(spot.side, spot.position - 1) if below_gap else spot

        for card in self.terrain.values():
            card.spot = shifted(card.spot) if card.spot else None
        self.move_swarms(lambda swarm: shifted(swarm.spot))
        self.check()
        if not self.team(marine.team):
            self.table.pop(marine.team, None)
            if marine.team == self.leader:
                self.lead()

    def check(self) -> None:  # section 16, after every single change
        if self.location.get("final"):
            lords_dead = self.location["win"] == "both_brood_lords_slain" and len(self.dead_lords) == len(LORDS)
            if lords_dead or not (self.swarms or self.piles["left"] or self.piles["right"]):
                raise GameOver("win")
        if not self.formation:
            raise GameOver("loss")


def slayable(swarms: Iterable[Swarm]) -> list[str]:  # as spot:card
    return sorted({f"{swarm.name}:{card}" for swarm in swarms for card in swarm.slayable()})


def named(name: str, swarms: Iterable[Swarm]) -> tuple[Swarm, str]:
    """The swarm and the card that `L1:claw` names."""
    spot, card = name.split(":")
    return next(swarm for swarm in swarms if swarm.name == spot and card in swarm.cards), card
