"""What lies on the referee's table, and what every rule does with it (sections 1, 3, 10, 12, 13 and 16)."""

import re
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from tests.referee import referee_facts as facts
from tests.referee.referee_facts import LORDS, OTHER, SIDES, T, read


class Chance(Protocol):
    def die(self) -> int: ...
    def pick(self, items: Sequence[str]) -> str: ...
    def shuffled(self, items: Sequence[str]) -> list[str]: ...


class Question(NamedTuple):
    seat: int
    kind: str
    answers: frozenset[str]


Options = Callable[["Marine"], list[str]]
Script = Generator[list[Question], str, T]
"""A coroutine of the game: it yields the questions owed and is sent the text of an answer."""


class GameOver(Exception):
    """The game is won or lost, and nothing that was still to come happens (R-16.2)."""


class Spot(NamedTuple):
    side: str
    position: int

    def __str__(self) -> str:
        return f"{self.side[0].upper()}{self.position}"

    @classmethod
    def read(cls, text: str) -> "Spot":
        return cls("left" if text[0] == "L" else "right", int(text[1:]))


@dataclass(eq=False)
class Marine:
    name: str
    facing: str
    tokens: int = 0

    @property
    def team(self) -> str:
        return facts.TEAM[self.name]

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


@dataclass
class Terrain:
    spot: str = ""
    tokens: int = 0
    activated: bool = False
    held_by: int = 0


class Board:
    def __init__(self, position: Mapping[str, object], settings: Mapping[str, str], chance: Chance) -> None:
        """Lay out a position that is written in full (docs/game-files.md)."""
        self.settings, self.chance, self.attacking = {**facts.USUAL, **settings}, chance, False
        self.players, self.current, self.round = read(position, int, "players", "current", "round")
        self.location_tokens, limit_left = read(position, int, "location_tokens", "limit_left")
        location, self.leader, limited, field = read(position, str, "location", "leader", "limited", "power_field")
        self.setup, self.limited = facts.SETUPS[self.players], {limited: limit_left}
        self.location = location or self.setup
        [teams] = read(position, list[list[str]], "teams")
        self.controller = {team: seat for seat, own in enumerate(teams, 1) for team in own}
        self.slain, self.dead_lords, formation = read(position, list[str], "slain", "dead_lords", "formation")
        rows = [re.split("([<>]) ?", text) for text in formation]
        self.formation = [Marine(name, "left" if sign == "<" else "right", int(n or 0)) for name, sign, n in rows]
        first, second, piles = read(position, dict[str, list[str]], "swarms", "apart", "piles")
        self.swarms = [Swarm(Spot.read(spot), cards, field=spot == field) for spot, cards in first.items()]
        self.swarms += [Swarm(Spot.read(spot), cards, apart=True) for spot, cards in second.items()]
        self.piles = piles or {"left": [], "right": []}
        [self.terrain] = read(position, dict[str, Terrain], "terrain")
        self.ahead, self.deck, self.discard = read(position, list[str], "ahead", "deck", "discard")
        self.events, self.event_discard = read(position, list[str], "events", "event_discard")
        self.table, self.chosen, self.last = read(position, dict[str, str], "table", "chosen", "last")
        self.standing, self.used = read(position, set[str], "standing", "used")  # Action cards
        [effects] = read(position, list[dict[str, str | int | None]], "effects")
        self.effects = [(str(each["card"]), str(each["about"] or ""), int(each["round"] or 0)) for each in effects]

    def ask(self, seat: int, kind: str, answers: Iterable[str]) -> Script[str]:
        """Section 0: one legal answer is taken, none is skipped."""
        texts = frozenset(answers)
        if len(texts) < 2:
            return next(iter(texts), "")
        return (yield [Question(seat, kind, texts)])

    def pick(self, seat: int, kind: str, verb: str, names: Iterable[object], decline: str = "") -> Script[str]:
        """Ask for one of `verb:name`, or to decline; empty if there is none or the player declines."""
        texts = {f"{verb}:{name}" for name in names} | ({decline} if decline else set())
        return (yield from self.ask(seat, kind, texts)).partition(":")[2]

    def act(self, seat: int, kind: str, verb: str, still: set[str], options: Options) -> Script[list[str]]:
        """Ask who of those still to act does what; the two names, empty if the player stops."""
        able = [each for each in self.formation if each.name in still and (each.tokens or kind != "paid_attack")]
        pairs = [f"{each.name}:{option}" for each in able for option in options(each)]
        pair = yield from self.pick(seat, kind, verb, pairs, "stop")
        still.discard(pair.partition(":")[0])
        return pair.split(":") if pair else []

    def slay_some(self, seat: int, kind: str, number: int, pool: list[Swarm], up_to: str = "") -> Script[list[str]]:
        """So many cards of the pool go one by one, all if there are fewer (R-13.9); of a copy they are only named."""
        gone: list[str] = []
        while len(gone) < number and (names := slayable(pool)):
            if not up_to and sum(len(swarm.cards) for swarm in pool if not swarm.field) <= number - len(gone):
                names = names[:1]  # all of them: nothing to choose
            name = yield from self.pick(seat, kind, "take" if kind == "intimidate_pick" else "slay", names, up_to)
            if not name:
                break
            gone.append(name)
            self.slay(*named(name, pool))
        self.settle()
        return gone

    def useful(self, targets: Sequence[T], better: list[T]) -> list[T]:  # H-32, setting targets
        return list(targets) if better and self.settings["targets"] == "any" else better

    def in_force(self, card: str, about: str = "") -> bool:
        return (card, about, self.round) in self.effects

    def marine(self, name: str) -> Marine:
        return next(marine for marine in self.formation if marine.name == name)

    def team(self, team: str) -> list[Marine]:  # in play as long as it is not empty
        return [marine for marine in self.formation if marine.team == team]

    def row(self, marine: Marine) -> int:
        return self.formation.index(marine) + 1

    def front(self, marine: Marine) -> Spot:
        return Spot(marine.facing, self.row(marine))

    def behind(self, marine: Marine) -> Spot:
        return Spot(OTHER[marine.facing], self.row(marine))

    def near(self, marine: Marine, reach: int = 0) -> list[Swarm]:  # engaged: within reach, both sides
        return [swarm for swarm in self.swarms if abs(swarm.spot.position - self.row(marine)) <= reach]

    def targets(self, marine: Marine) -> list[str]:
        near = self.near(marine, facts.RANGE[marine.name])
        return [swarm.name for swarm in near if swarm.spot.side == marine.facing and not swarm.field]

    def lead(self) -> None:  # the lowest card on the table makes the current player
        self.leader = min(self.table, key=lambda team: facts.NUMBER[self.table[team]])
        self.current = self.controller[self.leader]

    @property
    def supply(self) -> int:
        on_marines = sum(marine.tokens for marine in self.formation)
        return 12 - on_marines - sum(card.tokens for card in self.terrain.values()) - self.location_tokens

    def give_token(self, seat: int, decline: str = "") -> Script[bool]:  # nobody gets one without a supply
        names = [marine.name for marine in self.formation] if self.supply else []
        name = yield from self.pick(seat, "place_token", "place", names, decline)
        if name:
            self.marine(name).tokens += 1
        return bool(name)

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

    def move_swarms(self, where: Callable[[Swarm], Spot], merge: bool = False) -> None:  # all at once
        for swarm, goal in [(swarm, where(swarm)) for swarm in self.swarms]:
            swarm.spot, swarm.apart = goal, swarm.apart and not merge
        self.settle()

    def flank(self, swarm: Swarm) -> Spot:
        return self.behind(self.formation[swarm.spot.position - 1])

    def slay(self, swarm: Swarm, card: str) -> None:
        swarm.cards.remove(card)
        if swarm in self.swarms:  # no copy, whose cards are only named
            (self.dead_lords if card in LORDS else self.discard).append(card)
            self.swarms = [each for each in self.swarms if each.cards]
            self.check()

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
        return {name: Spot.read(card.spot) for name, card in self.terrain.items() if card.spot}

    def lay_out(self) -> Script[None]:
        """The current location's Terrain and blip piles (R-14.5, R-14.6)."""
        self.terrain = {name: card for name, card in self.terrain.items() if not card.spot}
        self.limited, n = {}, len(self.formation)
        other = {"dark_corner": self.settings["service_shaft"]} if self.location == "service_shaft" else {}
        for card in facts.LAYOUT[self.location]:
            position = min(card.distance, n) if card.end == "top" else max(n - card.distance + 1, 1)
            self.terrain[other.get(card.terrain, card.terrain)] = Terrain(str(Spot(card.side, position)))
        for side in SIDES:
            self.discard += self.piles[side]
            self.piles[side] = []
        yield from self.deal({side: facts.BLIPS[side][self.location] for side in SIDES})

    def kill(self, marine: Marine) -> None:
        gap, above, below = self.row(marine), self.row(marine) - 1, len(self.formation) - self.row(marine)
        first = gap if above and (above < below or not below) else gap + 1  # moves up
        self.formation.remove(marine)
        self.slain.append(marine.name)

        def shifted(spot: Spot) -> Spot:
            return Spot(spot.side, spot.position - 1) if spot.position >= first else spot

        for name, spot in self.in_formation().items():
            self.terrain[name].spot = str(shifted(spot))
        self.move_swarms(lambda swarm: shifted(swarm.spot))
        self.check()
        if not self.team(marine.team):
            self.table.pop(marine.team, None)
            if marine.team == self.leader:
                self.lead()

    def check(self) -> None:  # section 16, after every single change
        lords_dead = self.location == "genestealer_lair" and len(self.dead_lords) == len(LORDS)
        none_left = not (self.swarms or self.piles["left"] or self.piles["right"])
        if lords_dead or (none_left and facts.TIER.get(self.location) == "4"):
            raise GameOver("win")
        if not self.formation:
            raise GameOver("loss")


def slayable(swarms: list[Swarm]) -> list[str]:  # as spot:card; none under Power Field
    free = [swarm for swarm in swarms if not swarm.field]
    return sorted({f"{swarm.name}:{card}" for swarm in free for card in swarm.normal() or swarm.cards})


def named(name: str, swarms: Iterable[Swarm]) -> tuple[Swarm, str]:
    """The swarm and the card that `L1:claw` names."""
    spot, card = name.split(":")
    return next(swarm for swarm in swarms if swarm.name == spot and card in swarm.cards), card
