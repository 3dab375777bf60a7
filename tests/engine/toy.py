"""The vault: a toy game that stands on the same contract as the real ones.

Four rounds. In each, every seat chooses in secret whether it digs or hides (in two of them it bets as well),
then each walks in turn, then the choices are turned up; one seat draws a card, reads it in secret, fights.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from voidlock.engine import (
    Choice,
    Event,
    FileError,
    Game,
    Json,
    Option,
    Origin,
    Over,
    Reason,
    Script,
    Seat,
    Task,
    Thing,
    View,
    ask,
    ask_together,
    draw_one,
    new_game,
    permute,
    roll,
    shuffle,
)
from voidlock.engine.views.question import open_question, question

CARDS = range(1, 13)
DIG, HIDE = Option(1, "dig"), Option(2, "hide")
BETS = [Option(gold, "bet", Thing("gold", str(gold))) for gold in (1, 2, 3)]
DECK = Thing("place", "deck")
STAY, LOOK, MIX, FIGHT = (
    Option(0, "stay"),
    Option(1, "look", DECK),
    Option(2, "mix", DECK),
    Option(3, "Fight"),
)
SLOW, FAST = Option(0, "slow"), Option(1, "fast")
KEEP, GIVE, BURN = Option(1, "keep"), Option(2, "give"), Option(3, "burn")
VERBS = ("dig", "hide", "bet", "stay", "look", "mix", "fight", "slow", "fast", "keep", "give", "burn", "take")


class Vault:
    """What lies on the table. A choice lies face down as (dig or hide, bet); a bet not made yet is 0."""

    def __init__(self, seats: int) -> None:
        self.agenda: list[Task] = [("round",), ("deal",)]
        self.told: list[Event] | None = None
        self.result = ""
        self.round = 0
        self.gold = [1] * seats
        self.chosen: list[tuple[int, int]] = []
        self.looked = [0] * seats  # 1: this seat knows the top card
        self.deck = list(CARDS)  # the last is on top
        self.pile: list[int] = []
        self.reader = 0
        self.card = 0

    def copy(self) -> Vault:
        other = Vault(0)
        other.agenda, other.result, other.round = self.agenda[:], self.result, self.round
        other.gold, other.chosen, other.looked = self.gold[:], self.chosen[:], self.looked[:]
        other.deck, other.pile, other.reader, other.card = self.deck[:], self.pile[:], self.reader, self.card
        return other

    def tell(self, event: Event) -> None:
        if self.told is not None:
            self.told.append(event)

    def pay(self, seat: int, gold: int) -> None:
        self.gold[seat - 1] += gold
        self.tell(Paid(seat, gold))
        if self.gold[seat - 1] >= 9 or not any(self.gold):
            self.result = "won" if any(self.gold) else "lost"
            raise Over


# ---------------------------------------------------------------------- events


@dataclass(slots=True)
class Looked(Event):
    """Everybody sees that a seat looks, the seat itself sees the card."""

    seat: int
    card: int

    def reveals(self) -> bool:
        return True

    def for_seat(self, seat: int) -> Event | None:
        return self if seat == self.seat else Looked(self.seat, 0)


@dataclass(slots=True)
class OpenedCard(Event):
    """Told to the reader alone."""

    seat: int
    card: int

    def reveals(self) -> bool:
        return True

    def for_seat(self, seat: int) -> Event | None:
        return self if seat == self.seat else None


@dataclass(slots=True)
class TurnedUp(Event):
    seat: int
    stance: int
    bet: int

    def reveals(self) -> bool:
        return True


@dataclass(slots=True)
class CardRead(Event):
    seat: int
    card: Thing
    deed: int
    gold: int

    def reveals(self) -> bool:
        return True


@dataclass(slots=True)
class Drew(Event):
    seat: int


@dataclass(slots=True)
class Threw(Event):
    face: int


@dataclass(slots=True)
class Paid(Event):
    seat: int
    gold: int


# ---------------------------------------------------------------------- tasks


def stances(vault: Vault, seat: int) -> Sequence[Option[int]]:
    return [DIG] if (vault.round + seat) % 3 == 0 else [DIG, HIDE]


def deal(vault: Vault) -> Script[None]:
    vault.deck = yield from shuffle(vault.deck)


def begin_round(vault: Vault) -> None:
    vault.round += 1
    if vault.round > 4:
        vault.result = "won" if sum(vault.gold) >= 5 * len(vault.gold) else "lost"
        return
    seats = len(vault.gold)
    walks: list[Task] = [("walk", seat) for seat in range(seats, 0, -1)]
    vault.agenda += [("round",), ("draw", vault.round % seats + 1), ("turn_up",), *walks, ("choose",)]


def choose(vault: Vault) -> Script[None]:
    """One secret choice or two for each seat; in round 2 the bets come second, in the same task."""
    seats = [Seat(number) for number in range(1, len(vault.gold) + 1)]
    choices = [Choice(seat, "stance", stances(vault, seat), secret=True) for seat in seats]
    bets = [Choice(seat, "bet", BETS, secret=True) for seat in seats]
    given = yield from ask_together(choices + bets if vault.round == 3 else choices)
    vault.chosen = [(stance, 0 if vault.round == 2 else 1) for stance in given[: len(seats)]]
    if vault.round in (2, 3):
        gold = given[len(seats) :] if vault.round == 3 else (yield from ask_together(bets))
        vault.chosen = [(lying[0], bet) for lying, bet in zip(vault.chosen, gold, strict=True)]


def walk(vault: Vault, seat: Seat) -> Script[None]:
    way = yield from ask(Choice(seat, "walk", [STAY, LOOK, MIX, FIGHT]))
    paces = [SLOW] if way == STAY.value else [SLOW, FAST]
    pace = yield from ask(Choice(seat, "pace", paces, subject=Thing("way", str(way))))
    if way == LOOK.value:
        vault.looked[seat - 1] = 1
        vault.tell(Looked(seat, vault.deck[-1]))
    elif way == MIX.value:
        vault.looked = [0] * len(vault.gold)
        vault.deck = yield from shuffle(vault.deck)
    elif way == FIGHT.value:
        vault.agenda.append(("fight", 0))
    if pace == FAST.value:
        vault.pay(seat, 1)


def turn_up(vault: Vault) -> None:
    for seat, (stance, bet) in enumerate(vault.chosen, 1):
        vault.tell(TurnedUp(seat, stance, bet))
        if stance == DIG.value:
            vault.pay(seat, bet)
    vault.chosen = []


def draw(vault: Vault, seat: int) -> None:
    if not vault.deck:
        vault.result = "lost"
        raise Over
    vault.card, vault.reader = vault.deck.pop(), seat
    vault.looked = [0] * len(vault.gold)
    vault.tell(Drew(seat))
    vault.agenda.append(("read",))


def read(vault: Vault) -> Script[None]:
    """The reader alone knows the card, and what it allows, until everything is decided."""
    vault.tell(OpenedCard(vault.reader, vault.card))
    card = Thing("card", str(vault.card))
    deeds = [KEEP, GIVE, BURN] if vault.card % 2 else [KEEP, GIVE]
    deed = yield from ask(Choice(Seat(vault.reader), "deed", deeds, card=card, secret=True))
    amounts = [Option(gold, "take", Thing("gold", str(gold))) for gold in range(1, 2 + vault.card % 3)]
    gold = yield from ask(Choice(Seat(vault.reader), "amount", amounts, card=card, secret=True))
    reader = vault.reader
    vault.tell(CardRead(reader, Thing("card", str(vault.card)), deed, gold))
    vault.pile.append(vault.card)
    vault.card = vault.reader = 0
    vault.agenda.append(("fight", 0))
    if deed != BURN.value:
        vault.pay(reader if deed == KEEP.value else reader % len(vault.gold) + 1, gold)


def fight(vault: Vault, link: int) -> Script[None]:
    """A chain: a 4 or a 5 goes on with the next link, a third link ends the game, a 0 or a 1 costs gold."""
    if link == 3:
        vault.result = "lost"
        raise Over
    rich = [seat for seat, gold in enumerate(vault.gold, 1) if gold]
    if vault.round == 1 and len(rich) == 1:
        return
    face = yield from roll()
    vault.tell(Threw(face))
    if face <= 1:
        seat = yield from draw_one(rich)
        vault.pay(seat, -1)
    elif face >= 4:
        vault.agenda.append(("fight", link + 1))


# ---------------------------------------------------------------------- the rules


class ToyRules:
    name = "toy"
    version = 3
    steps: Mapping[str, Callable[..., None]] = {"round": begin_round, "turn_up": turn_up, "draw": draw}
    scripts: Mapping[str, Callable[..., Script[None]]] = {
        "deal": deal,
        "choose": choose,
        "walk": walk,
        "read": read,
        "fight": fight,
    }
    round_task = "round"
    verbs: Collection[str] = VERBS

    def seats(self, state: Vault) -> int:
        return len(state.gold)

    def open_view(self, state: Vault, owed: Sequence[Choice[object]] = ()) -> View:
        return {
            "round": state.round,
            "gold": [*state.gold],
            "face_down": len(state.chosen),
            "looked": [*state.looked],
            "deck": len(state.deck),
            "pile": [*state.pile],
            "reader": state.reader,
            "result": state.result,
            "owed": [open_question(choice) for choice in owed],
        }

    def own_view(
        self, state: Vault, seat: int, owed: Sequence[Choice[object]] = (), given: Sequence[Option[object]] = ()
    ) -> View:
        asked = {"pending": [question(choice) for choice in owed], "given": [option.text for option in given]}
        if not seat:
            return asked
        return {
            **asked,
            "chosen": [*state.chosen[seat - 1]] if state.chosen else [],
            "top": state.deck[-1] if state.looked[seat - 1] else None,
            "card": state.card if state.reader == seat else None,
        }

    def redeal(self, state: Vault, seat: int, number: int) -> None:
        hidden = state.deck[:]
        top = [hidden.pop()] if seat and state.looked[seat - 1] else []
        unread = state.card != 0 and state.reader != seat
        if unread:
            hidden.append(state.card)
        hidden = permute(sorted(hidden), number)
        if unread:
            state.card = hidden.pop()
        state.deck = hidden + top
        for other, lying in enumerate(state.chosen, 1):
            if other != seat:
                stance = permute(stances(state, other), number + other)[0].value
                bet = permute(BETS, number - other)[0].value
                betting = lying[1] and state.round in (2, 3)
                state.chosen[other - 1] = (stance, bet if betting else lying[1])

    def why_not(self, state: Vault, choice: Choice[object], text: str) -> Reason:
        return Reason("toy_no", "T-1.2", {"text": text, "seat": choice.seat})

    def set_up(self, setup: dict[str, Json]) -> Vault:
        seats = setup.get("seats", 1)
        if seats not in (1, 2, 3) or not isinstance(seats, int):
            raise FileError("toy_seats", "setup.seats")
        return Vault(seats)

    def place(self, position: dict[str, Json], seed: bytes) -> Vault:
        """Nothing must be said; a deck that is not is shuffled by the seed."""
        for field in position:
            if field not in self.write(Vault(1)):
                raise FileError("unknown_field", f"position.{field}")
        vault = Vault(1)
        vault.gold = _numbers(position, "gold", range(10), [1])
        seats = len(vault.gold)
        if not 1 <= seats <= 3:
            raise FileError("toy_seats", "position.gold")
        vault.deck = _numbers(position, "deck", CARDS, permute(CARDS, int.from_bytes(seed[:8], "big")))
        vault.pile = _numbers(position, "pile", CARDS, [])
        vault.looked = _numbers(position, "looked", range(2), [0] * seats)
        chosen = _numbers(position, "chosen", range(4), [])
        if chosen:
            vault.chosen = list(zip(chosen[::2], chosen[1::2], strict=True))
        vault.round, vault.reader, vault.card = _numbers(position, "now", range(13), [0, 0, 0])
        vault.result = str(position.get("result", ""))
        vault.agenda = [_task(line) for line in str(position.get("agenda", "round")).split(", ") if line]
        return vault

    def write(self, state: Vault) -> dict[str, Json]:
        return {
            "now": [state.round, state.reader, state.card],
            "gold": [*state.gold],
            "chosen": [number for lying in state.chosen for number in lying],
            "looked": [*state.looked],
            "deck": [*state.deck],
            "pile": [*state.pile],
            "result": state.result,
            "agenda": ", ".join(" ".join(map(str, task)) for task in state.agenda),
        }


def _numbers(position: Mapping[str, Json], field: str, legal: range, default: list[int]) -> list[int]:
    value = position.get(field, [*default])
    if not isinstance(value, list):
        raise FileError("not_a_list", f"position.{field}")
    numbers = [number for number in value if isinstance(number, int) and number in legal]
    if len(numbers) != len(value):
        raise FileError("not_a_number", f"position.{field}")
    return numbers


def _task(line: str) -> Task:
    name, *numbers = line.split(" ")
    if name not in {*ToyRules.steps, *ToyRules.scripts}:
        raise FileError("toy_task", "position.agenda", task=name)
    return (name, *map(int, numbers))


RULES = ToyRules()
GAMES = {"toy": RULES}


def toy(seats: int = 1, seed: str = "toy", *, keep: bool = True) -> Game[Vault]:
    """A new game, at its first question."""
    return new_game(RULES, Origin(seed, {"seats": seats}), keep=keep)


def placed(position: dict[str, Json], *, dice: Sequence[int] = (), draws: Sequence[int] = ()) -> Game[Vault]:
    """A game from a written position, with dice and draws to come."""
    return new_game(RULES, Origin("toy", None, position), {"die": [*dice], "draw": [*draws]})


def play(game: Game[Vault], *answers: str) -> Game[Vault]:
    """Give answers as they stand in a game file: `1 dig`."""
    for answer in answers:
        seat, _, text = answer.partition(" ")
        game.apply(int(seat), text)
    return game
