"""The ruler: what the answers of a bot cost, on frozen positions with the value of every answer.

    python -m training.ruler measure librarian:100 librarian:400    # the regret of each, and the difference
    python -m training.ruler grow --positions 300                   # freeze more positions

A position is a deal and the answers that led to it, so it replays. The value of an answer is the chance to win after
three more rounds by the heuristics (at the last location: the share of games that they win), on the same deals and dice
for all answers of a position. Every second position is for fitting, the others judge.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from collections.abc import Callable, Sequence
from itertools import product
from pathlib import Path
from time import process_time
from typing import NamedTuple

from training.games import begun, by_thumb
from voidlock.bots import Bot, Seat
from voidlock.bots.names import bot_kind
from voidlock.engine import Choice, Game, Option
from voidlock.games.angel.bots.search_profile import PLAIN, SEARCH_PROFILE, TOGETHER
from voidlock.games.angel.rules import RULES
from voidlock.games.angel.state import State
from voidlock.search.search import answers_of_others, play_on

FILE = Path(__file__).parent / "ruler.json"

SLIPS = 0.03
"""How often the players of a position's game answered at random, so that boards differ."""

CARDS = 0.4
"""The share of positions in which Action cards are chosen; the others ask anything else."""

MOST = 16
"""More answers than this are not frozen."""

ROUNDS, END = 3, 10_000
"""How many rounds are played before the position is rated: at the last location, all of them."""

UNIT = 10_000
"""Values are stored as whole numbers."""


class Position(NamedTuple):
    """A frozen question.

    players   of its game
    words     what its game is dealt by
    path      the answers that led to it, by index
    seat      who is asked
    kind      what is asked
    ahead     Location cards left in the deck
    values    of each answer (for Action cards: each hand), from two independent halves of the deals
    deals     how many deals each half has
    """

    players: int
    words: str
    path: list[int]
    seat: int
    kind: str
    ahead: int
    values: list[list[int]]
    deals: int

    def game(self) -> Game[State]:
        game = begun(self.players, self.words, keep=True)
        for index in self.path:
            game.play(index)
        return game

    def regret(self, answer: int) -> float:
        """What an answer costs: half of the deals name the best answer, the other half say how much better it is."""
        costs = [
            judging[naming.index(max(naming))] - judging[answer] for naming, judging in (self.values, self.values[::-1])
        ]
        return sum(costs) / 2 / UNIT


def read() -> list[Position]:
    if not FILE.exists():
        return []
    return [Position(*row) for row in json.loads(FILE.read_text(encoding="utf-8"))]


def write(positions: list[Position]) -> None:
    rows = [json.dumps(position, separators=(",", ":")) for position in positions]
    FILE.write_text("[\n" + ",\n".join(rows) + "\n]\n", encoding="utf-8")


def owed(game: Game[State], seat: int) -> list[Choice[object]]:
    """The question of a seat; all of its Action cards are one."""
    choices = game.choices_of(seat)
    return choices if choices[0].kind == TOGETHER else choices[:1]


def hands(choices: Sequence[Choice[object]]) -> list[tuple[Option[object], ...]]:
    """All answers to a question."""
    return list(product(*[choice.options for choice in choices]))


def find_position(players: int, words: str) -> Position | None:
    """A question of a game by the rules of thumb, at random; None if there is none to be frozen."""
    game, rng, path = begun(players, words, keep=True), random.Random(words), list[int]()
    cards = rng.random() < CARDS
    seen: list[Position] = []
    round = 0
    while game.pending:
        choice = game.pending[0]
        number = len(choice.options)
        if choice.kind == TOGETHER:
            if cards and game.state.round != round:
                round = game.state.round
                seat = rng.choice([each.seat for each in game.pending])
                seen.append(Position(players, words, path[:], seat, TOGETHER, len(game.state.location_deck), [], 0))
        elif not cards and 1 < number <= MOST and choice.kind not in PLAIN:
            seen.append(
                Position(players, words, path[:], choice.seat, choice.kind, len(game.state.location_deck), [], 0)
            )
        path.append(by_thumb(game, rng, SLIPS))
        game.play(path[-1])
    return rng.choice(seen) if seen else None


def values(position: Position, deals: int, rng: random.Random) -> list[int]:
    """The value of each answer, all on the same deals."""
    game = position.game()
    seat = Seat(game, position.seat)
    found = hands(owed(game, position.seat))
    others = answers_of_others(seat)
    until = game.state.round + 1 + ROUNDS if position.ahead else END
    total = [0.0] * len(found)
    for _ in range(deals):
        dealt = seat.redealt(random.Random(rng.getrandbits(64)))
        for other, option in others:
            dealt.apply(other, option)
        for place, hand in enumerate(found):
            imagined = dealt.clone(keep=False)
            for option in hand:
                imagined.apply(position.seat, option)
            total[place] += play_on(imagined, until, SEARCH_PROFILE)
    return [round(UNIT * value / deals) for value in total]


def grow(positions: list[Position], number: int, deals: int, seconds: float) -> None:
    """Freeze more positions, up to this number, with this many deals in each half."""
    start = process_time()
    tried = max([int(position.words.split()[1]) for position in positions], default=-1)
    while len(positions) < number and process_time() - start < seconds:
        tried += 1
        words = f"ruler {tried}"
        position = find_position(tried % 6 + 1, words)
        if position is None:
            continue
        halves = [values(position, deals, random.Random(f"{words} {half}")) for half in "ab"]
        # Where all answers are equal, nothing is decided.
        if max(halves[0] + halves[1]) > min(halves[0] + halves[1]):
            positions.append(position._replace(values=halves, deals=deals))
            write(positions)


def answer_of(bot: Bot[State], position: Position, rng: random.Random) -> int:
    """The index of the bot's answer, for Action cards of its hand."""
    game = position.game()
    seat = Seat(game, position.seat)
    choices = owed(game, position.seat)
    given = tuple([bot.answer(seat, choice, rng) for choice in choices])
    return hands(choices).index(given)


def heuristic_answer(position: Position) -> int:
    game = position.game()
    choices = owed(game, position.seat)
    return hands(choices).index(
        tuple([choice.options[SEARCH_PROFILE.heuristic(game.state, choice)] for choice in choices])
    )


class Mean(NamedTuple):
    """A mean in percentage points, with its standard error."""

    mean: float
    error: float

    def __str__(self) -> str:
        return f"{self.mean:6.2f} ± {self.error:.2f}"


def mean_of(costs: Sequence[float]) -> Mean:
    number = len(costs)
    mean = sum(costs) / max(number, 1)
    variance = sum([(cost - mean) ** 2 for cost in costs]) / max(number - 1, 1)
    return Mean(100 * mean, 100 * math.sqrt(variance / max(number, 1)))


GROUPS: dict[str, Callable[[Position], bool]] = {
    "all": lambda position: True,
    "cards": lambda position: position.kind == TOGETHER,
    "rest": lambda position: position.kind != TOGETHER,
    "one player": lambda position: position.players == 1,
    "two to six": lambda position: position.players > 1,
    "last place": lambda position: not position.ahead,
}
"""The positions that are reported apart."""


def measure(names: Sequence[str], positions: list[Position], times: int) -> None:
    """Print the regret of each bot in percentage points, and the differences to the first."""
    costs: dict[str, list[float]] = {}
    for name in names:
        kind = bot_kind(name, RULES)
        start = process_time()
        costs[name] = [
            sum(
                [
                    position.regret(answer_of(kind.make(), position, random.Random(f"{position.words} {time}")))
                    for time in range(times)
                ]
            )
            / times
            for position in positions
        ]
        spent = (process_time() - start) / len(positions) / times
        print(f"{name}: {spent * 1000:.1f} ms a question", flush=True)
        for group, belongs in GROUPS.items():
            chosen = [place for place, position in enumerate(positions) if belongs(position)]
            line = f"  {group:12} {len(chosen):4}  {mean_of([costs[name][place] for place in chosen])}"
            if name != names[0]:
                apart = [costs[name][place] - costs[names[0]][place] for place in chosen]
                line += f"   against {names[0]}: {mean_of(apart)}"
            print(line, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    measuring = commands.add_parser("measure")
    measuring.add_argument("bots", nargs="+")
    measuring.add_argument("--half", choices=("fit", "judge", "both"), default="judge")
    measuring.add_argument("--times", type=int, default=1, help="answers to each question, with other random numbers")
    growing = commands.add_parser("grow")
    growing.add_argument("--positions", type=int, default=300)
    growing.add_argument("--deals", type=int, default=32, help="for each answer, in each half")
    growing.add_argument("--seconds", type=float, default=600.0)
    options = parser.parse_args()
    positions = read()
    if options.command == "grow":
        grow(positions, options.positions, options.deals, options.seconds)
        return
    chosen = {"fit": positions[::2], "judge": positions[1::2], "both": positions}[options.half]
    measure(options.bots, chosen, options.times)


if __name__ == "__main__":
    main()
