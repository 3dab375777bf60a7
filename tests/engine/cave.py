"""The Cave of the examples with tasks that it does not need and the engine has to bear.

Questions that follow each other in one task, bets, a gem that one seat reads in secret, and a chain of dice.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from examples import toy_game
from examples.toy_game import DIG, REST, TASKS, Cave, seat_thing
from voidlock.engine import (
    Choice,
    Event,
    Game,
    Json,
    Option,
    Origin,
    Script,
    Seat,
    Thing,
    ask,
    ask_together,
    draw_one,
    new_game,
    roll,
    shuffle,
)
from voidlock.games import unregister

unregister(toy_game.KIT)  # The example registers itself on import, and other tests ask for the program's games.

DECK = Thing("place", "deck")
STAY, PEEK, MIX, FIGHT = Option(0, "stay"), Option(1, "look", DECK), Option(2, "mix", DECK), Option(3, "Fight")
SLOW, FAST = Option(0, "slow"), Option(1, "fast")
BETS = [Option(gold, "bet", Thing("gold", str(gold))) for gold in (1, 2, 3)]
KEEP, GIVE, BURN = Option(1, "keep"), Option(2, "give"), Option(3, "burn")
VERBS = ("bet", "stay", "mix", "fight", "slow", "fast", "keep", "give", "burn", "take")


class GemRead(Event):
    """Told to the reader alone."""

    seat: Thing
    gem: int

    def reveals(self) -> bool:
        return True

    def for_seat(self, seat: int) -> Event | None:
        return self if self.seat == seat_thing(seat) else None


@TASKS.step
def deep_round(cave: Cave) -> None:
    """Choices and walks come before the gems, a reader after them."""
    if cave.round == toy_game.ROUNDS:
        cave.end("loss")
    cave.round += 1
    cave.agenda += [deep_round.later(), toy_game.rocks.later(), draw.later(cave.round % cave.seats + 1)]
    cave.agenda += [
        toy_game.show_plans.later(),
        *[walk.later(seat) for seat in range(cave.seats, 0, -1)],
        choose.later(),
    ]


@TASKS.script
def choose(cave: Cave) -> Script[None]:
    """One secret choice or two for each seat; in round 2 the bets come second, in the same task."""
    seats = [Seat(number) for number in range(1, cave.seats + 1)]
    plans = [Choice(seat, "plan", [DIG, REST] if (cave.round + seat) % 3 else [DIG], secret=True) for seat in seats]
    bets = [Choice(seat, "bet", BETS, secret=True) for seat in seats]
    given: list[int] = yield from ask_together([*plans, *bets] if cave.round == 3 else plans)
    cave.digs, cave.down = [int(digs) for digs in given[: cave.seats]], 1
    if cave.round in (2, 3):
        gold = given[cave.seats :] if cave.round == 3 else (yield from ask_together(bets))
        cave.digs = [digs * bet for digs, bet in zip(cave.digs, gold, strict=True)]


@TASKS.script
def walk(cave: Cave, seat: int) -> Script[None]:
    """Two open questions in one task; the second may have one answer only."""
    way = yield from ask(Choice(Seat(seat), "walk", [STAY, PEEK, MIX, FIGHT]))
    paces = [SLOW] if way == STAY.value else [SLOW, FAST]
    pace = yield from ask(Choice(Seat(seat), "pace", paces, subject=Thing("way", str(way))))
    if way == PEEK.value:
        cave.looked = seat
        cave.tell(toy_game.TorchLit(seat_thing(seat), cave.deck[-1]))
    elif way == MIX.value:
        cave.looked = 0
        cave.deck = yield from shuffle(cave.deck)
    elif way == FIGHT.value:
        cave.agenda.append(fight.later(0))
    if pace == FAST.value:
        cave.earn(seat, 1)


@TASKS.step
def draw(cave: Cave, seat: int) -> None:
    if cave.deck:
        cave.looked = seat
        cave.agenda.append(read.later())


@TASKS.script
def read(cave: Cave) -> Script[None]:
    """The reader alone knows the top gem, and what it allows, until everything is decided."""
    reader = Seat(cave.looked)
    cave.tell(GemRead(seat_thing(reader), cave.deck[-1]))
    deeds = [KEEP, GIVE, BURN] if cave.deck[-1] % 2 else [KEEP, GIVE]
    deed = yield from ask(Choice(reader, "deed", deeds, card=Thing("gem", str(cave.deck[-1])), secret=True))
    amounts = [Option(gold, "take", Thing("gold", str(gold))) for gold in range(1, cave.deck[-1] + 1)]
    gold = yield from ask(Choice(reader, "amount", amounts, card=Thing("gem", str(cave.deck[-1])), secret=True))
    cave.looked = 0
    cave.tell(toy_game.GemFound(seat_thing(reader), cave.deck[-1]))
    cave.deck.insert(0, cave.deck.pop())
    cave.agenda.append(fight.later(0))
    if deed != BURN.value:
        cave.earn(reader if deed == KEEP.value else reader % cave.seats + 1, gold)


@TASKS.script
def fight(cave: Cave, link: int) -> Script[None]:
    """A chain: a 4 or a 5 goes on with the next link, a third link ends the game, a 0 or a 1 costs gold."""
    if link == 3:
        cave.end("loss")
    seats = [seat for seat, gold in enumerate(cave.gold, 1) if gold] or [*range(1, cave.seats + 1)]
    if cave.round == 1 and len(seats) == 1:
        return
    face = yield from roll()
    cave.tell(toy_game.StoneRolled(face, int(face <= 1)))
    if face <= 1:
        cave.earn((yield from draw_one(seats)), -1)
    elif face >= 4:
        cave.agenda.append(fight.later(link + 1))


class DeepRules(toy_game.CaveRules):
    version = 3
    round_task = deep_round.name
    verbs: Collection[str] = (*toy_game.CaveRules.verbs, *VERBS)

    def set_up(self, setup: dict[str, Json]) -> Cave:
        cave = super().set_up(setup)
        cave.agenda[0] = deep_round.later()
        return cave


RULES = DeepRules()
GAMES = {"cave": RULES}


def cave_game(players: int = 1, seed: str = "cave", *, keep: bool = True) -> Game[Cave]:
    """A new game, at its first question."""
    return new_game(RULES, Origin(seed, {"players": players}), keep=keep)


def placed(agenda: str, *, dice: Sequence[int] = (), draws: Sequence[int] = (), **position: Json) -> Game[Cave]:
    """A game from a written position: its tasks, the next one last, other fields, and dice and draws to come."""
    written: dict[str, Json] = {**position, "agenda": [*agenda.split(", ")]}
    return new_game(RULES, Origin("cave", None, written), {"die": [*dice], "draw": [*draws]})


def play(game: Game[Cave], *answers: str) -> Game[Cave]:
    """Give answers as they stand in a game file: `1 dig`."""
    for answer in answers:
        seat, _, text = answer.partition(" ")
        game.apply(int(seat), text)
    return game
