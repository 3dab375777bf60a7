"""The smallest whole game: a template to copy. docs/adding-a-game.md explains it step by step.

    python examples/toy_game.py play               in plain lines, alone
    python examples/toy_game.py play --players 2   two people at one keyboard
    python examples/toy_game.py sim --games 500    bots play, results are counted
    python examples/toy_game.py check              random games under every law of the engine
    python examples/toy_game.py replay FILE        a saved game, told again

The Cave: one to three explorers, four rounds. In each round everybody decides in secret to dig or to rest. Then each
digger takes the top gem, worth 1 to 3 gold. The leader of the round may use the torch to look at the next gem, and the
die is rolled: a face below the number of diggers is a rockfall, which costs each digger 1 gold. The explorers win
together as soon as they own 5 gold each on average.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path

from voidlock.cli import main
from voidlock.engine import (
    Choice,
    Event,
    FileError,
    Json,
    Listener,
    Number,
    Option,
    Over,
    Reader,
    Reason,
    Script,
    Seat,
    Task,
    Tasks,
    Thing,
    View,
    argument,
    ask,
    ask_together,
    decode,
    each,
    encode,
    field,
    flat,
    permute,
    roll,
    saved_fields,
    shuffle,
)
from voidlock.engine.laws import check
from voidlock.engine.views.question import open_question, question
from voidlock.games import Kit, Part, register
from voidlock.words.wording import missing_words

GEMS = (1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3)
SEATS = 3
ROUNDS = 4
GOAL = 5  # gold for each explorer

# An answer: its value for the rules, and the verb that people type. The words for it are `option-<verb>`.
DIG, REST = Option(True, "dig"), Option(False, "rest")
LOOK, GO_ON = Option(True, "look"), Option(False, "go_on")


# ---------------------------------------------------------------------- the state


def _seats(cave: Cave) -> int:
    return cave.seats


@flat
class Cave:
    """Everything on the table, as one table of fields: the constructor, `copy` and the saved numbers follow from it."""

    seats: int = argument(int)
    # These three belong to the engine.
    agenda: list[Task] = field([], saved="agenda")  # what comes next; the last line comes first
    told: Listener | None = field(None, fresh=True)  # where events go; None while nobody listens
    result: str = field("", saved="result")  # "win" or "loss" once the game is over
    # The rest is the game's own.
    round: int = field(0, saved="round", codec=Number(0, ROUNDS))
    gold: list[int] = each(_seats, 0, saved="gold")
    digs: list[int] = each(_seats, 0, saved="digs")  # chosen this round, face down until shown: 1 digs, 0 rests
    down: int = field(0, saved="down", codec=Number(0, 1))  # 1 while the choices lie face down
    looked: int = field(0, saved="looked", codec=Number(0, SEATS))  # the seat that has seen the top gem, or 0
    deck: list[int] = field([*GEMS], saved="deck")  # the last is on top

    def copy(self) -> Cave:
        """The same position, sharing nothing that can change; `flat` writes it."""
        raise NotImplementedError

    def tell(self, event: Event) -> None:
        if self.told is not None:
            self.told.append(event)

    def earn(self, seat: int, gold: int) -> None:
        """Add gold won or lost. The game ends at the very change that wins it."""
        self.gold[seat - 1] = max(0, self.gold[seat - 1] + gold)
        if sum(self.gold) >= GOAL * len(self.gold):
            self.end("win")

    def end(self, result: str) -> None:
        self.result = result
        self.tell(CaveLeft(Thing("result", result)))
        raise Over


def seat_thing(seat: int) -> Thing:
    return Thing("seat", str(seat))


# ---------------------------------------------------------------------- events: what players hear (`told-<event>`)


class PlanShown(Event):
    """A choice is turned up. It shows something hidden, so undo stops here."""

    seat: Thing
    dig: int

    def reveals(self) -> bool:
        return True


class GemFound(Event):
    seat: Thing
    gem: int

    def reveals(self) -> bool:
        return True


class TorchLit(Event):
    """Everybody sees who looks; only that seat sees the gem. To the others it is 0."""

    seat: Thing
    gem: int

    def reveals(self) -> bool:
        return True

    def for_seat(self, seat: int) -> Event | None:
        return self if self.seat == seat_thing(seat) else TorchLit(self.seat, 0)


class StoneRolled(Event):
    """The die, and whether it is a rockfall."""

    face: int
    falls: int


class CaveLeft(Event):
    result: Thing


# ---------------------------------------------------------------------- tasks: the rules

TASKS: Tasks[Cave] = Tasks()


@TASKS.script
def deal(cave: Cave) -> Script[None]:
    """A script asks with `yield from`: seats, or chance."""
    cave.deck = yield from shuffle(cave.deck)


@TASKS.step
def begin_round(cave: Cave) -> None:
    """A step asks nothing. It puts the tasks of a round on the agenda, the first one last."""
    if cave.round == ROUNDS:
        cave.end("loss")
    cave.round += 1
    leader = (cave.round - 1) % len(cave.gold) + 1
    cave.agenda += [begin_round.later(), rocks.later(), torch.later(leader), show_plans.later(), plan.later()]


@TASKS.script
def plan(cave: Cave) -> Script[None]:
    """All seats choose together in secret. A task that asks in secret shows nothing before the last answer."""
    seats = range(1, len(cave.gold) + 1)
    chosen = yield from ask_together([Choice(Seat(seat), "cave_plan", [DIG, REST], secret=True) for seat in seats])
    cave.digs, cave.down = [int(digs) for digs in chosen], 1


@TASKS.step
def show_plans(cave: Cave) -> None:
    cave.down = 0
    for seat, digs in enumerate(cave.digs, 1):
        cave.tell(PlanShown(seat_thing(seat), digs))
    for seat, digs in enumerate(cave.digs, 1):
        if digs:
            gem, cave.looked = cave.deck.pop(), 0
            cave.tell(GemFound(seat_thing(seat), gem))
            cave.earn(seat, gem)


@TASKS.script
def torch(cave: Cave, leader: int) -> Script[None]:
    """An open question to one seat. The number on the agenda says which."""
    if not cave.deck:
        return
    if (yield from ask(Choice(Seat(leader), "cave_torch", [LOOK, GO_ON]))):
        cave.looked = leader
        cave.tell(TorchLit(seat_thing(leader), cave.deck[-1]))


@TASKS.script
def rocks(cave: Cave) -> Script[None]:
    """Chance is asked like a seat: the engine records the face, so every game can be replayed."""
    face = yield from roll()
    falls = face < sum(cave.digs)
    cave.tell(StoneRolled(face, int(falls)))
    for seat, digs in enumerate(cave.digs, 1):
        if falls and digs:
            cave.earn(seat, -1)
    cave.digs = [0] * len(cave.gold)


# ---------------------------------------------------------------------- what the engine needs from the rules


class CaveRules:
    """Implements the protocol `voidlock.engine.Rules`."""

    name = "cave"
    version = 1  # raise it whenever the same answers may lead elsewhere
    steps: dict[str, Callable[..., None]] = TASKS.steps
    scripts: dict[str, Callable[..., Script[None]]] = TASKS.scripts
    round_task = begin_round.name
    verbs: Collection[str] = ("dig", "rest", "look", "go_on")

    def seats(self, state: Cave) -> int:
        return state.seats

    def set_up(self, setup: dict[str, Json]) -> Cave:
        """Set up a new game. An impossible setup is refused with the place in the file."""
        fields = Reader(setup, "setup").table(["players"])
        cave = Cave(fields["players"].number(1, SEATS) if "players" in fields else 1)
        cave.agenda = [begin_round.later(), deal.later()]
        return cave

    def open_view(self, state: Cave, owed: Sequence[Choice[object]] = ()) -> View:
        """What everybody may know, with the questions that are owed."""
        return {
            "round": state.round,
            "gold": [*state.gold],
            "deck": len(state.deck),
            "result": state.result,
            "owed": [open_question(choice) for choice in owed],
        }

    def own_view(
        self, state: Cave, seat: int, owed: Sequence[Choice[object]] = (), given: Sequence[Option[object]] = ()
    ) -> View:
        """What this seat alone may know; seat 0 is a spectator. The fields are the same for all."""
        return {
            "chosen": ("dig" if state.digs[seat - 1] else "rest") if seat and state.down else "",
            "top": state.deck[-1] if seat and state.looked == seat else 0,
            "pending": [question(choice) for choice in owed],
            "given": [option.text for option in given],
        }

    def redeal(self, state: Cave, seat: int, number: int) -> None:
        """Determinisation: deal again everything the seat cannot know, from the number and nothing hidden."""
        known = [state.deck.pop()] if seat and state.looked == seat else []
        state.deck = permute(sorted(state.deck), number) + known
        for other in range(len(state.digs)):
            if state.down and other != seat - 1:
                state.digs[other] = permute([0, 1], number + other)[0]

    def why_not(self, state: Cave, choice: Choice[object], text: str) -> Reason:
        """Why a text that begins with one of our verbs does not answer this question."""
        return Reason("cave_not_now", arguments={"text": text})

    def write(self, state: Cave) -> dict[str, Json]:
        """The whole position as JSON, hidden things too. A saved game holds it."""
        return {
            **encode(state),
            "gold": [*state.gold],
            "digs": [*state.digs],
            "deck": [*state.deck],
            "result": state.result,
            "agenda": [" ".join(map(str, task)) for task in state.agenda],
        }

    def place(self, position: dict[str, Json], seed: bytes) -> Cave:
        """Restore the state from `write`. People edit files: every value is checked; what is left out is as usual."""
        fields = Reader(position, "position").table(saved_fields(Cave))

        def numbers(name: str, usual: list[int]) -> list[int]:
            return [item.number(0, 99) for item in fields[name].items()] if name in fields else usual

        gold = numbers("gold", [0])
        digs = numbers("digs", [0] * len(gold))
        if not 1 <= len(gold) == len(digs) <= SEATS:
            raise FileError("number_out_of_range", "position.gold", least=1, most=SEATS, number=len(gold))
        cave = Cave(len(gold))
        cave.gold, cave.digs = gold, digs
        cave.deck = numbers("deck", permute(GEMS, int.from_bytes(seed[:8], "big")))
        cave.result = fields["result"].text() if "result" in fields else ""
        lines = fields["agenda"].items() if "agenda" in fields else [Reader(begin_round.name, "position.agenda")]
        cave.agenda = [self._task(line) for line in lines]
        decode(cave, fields)
        return cave

    def _task(self, line: Reader) -> Task:
        name, numbers = TASKS.read(line)
        return (name, *[int(word.text()) for _, word in numbers])


RULES = CaveRules()


# ---------------------------------------------------------------------- the kit


def words() -> Mapping[str, str]:
    """Fluent text by language; English where a language is missing."""
    folder = Path(__file__).parent
    return {language: (folder / f"toy_game.{language}.ftl").read_text("utf-8") for language in ("en", "ja")}


KIT = Kit(rules=RULES, sources=Path(__file__), seats=SEATS, words=words, events=[Part(__name__)])
"""Parts the game does not have (odds, its own bots, a screen ...) are left out."""

register(KIT)  # on import, because the simulator's worker processes import this file too


def hold_the_laws() -> None:
    """Hold every law of the engine at every choice of random games, and find words for everything in them."""
    for players in range(1, KIT.seats + 1):
        inputs = check(RULES, {"players": players}, games=4)
        print(f"Players: {players}. Every law holds at each of {inputs} answers and rolls.")
        if missing := missing_words(KIT, {"players": players}):
            sys.exit("\n".join(missing))


if __name__ == "__main__":
    command, *options = sys.argv[1:] or ["play"]
    if command == "check":
        hold_the_laws()
    elif command in ("play", "sim") and "--load" not in options:
        main([command, "--game", RULES.name, *options])
    else:  # replay FILE, odds FILE ...: the file names its game
        main([command, *options])
