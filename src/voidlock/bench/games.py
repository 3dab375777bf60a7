"""The figures of both games on the build that runs: `python -m voidlock.bench.games`."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from time import process_time

from voidlock.bots import Seat
from voidlock.bots.names import bot_kind
from voidlock.engine import AnyGame, Game, Json, Origin, Source, State, load, new_game, save, seed_of
from voidlock.games import KITS
from voidlock.games.hulk import mission_names
from voidlock.games.hulk.facts import ALIENS as PHASE_OF_ALIENS
from voidlock.games.hulk.facts import FIRST_BLIP
from voidlock.games.hulk.numbers import Alien
from voidlock.games.hulk.rules import RULES as HULK
from voidlock.games.hulk.state import State as HulkState
from voidlock.games.hulk.state.pieces import put_alien
from voidlock.games.kit import Kit

from .digest import setups
from .loop import SECONDS, Trial, rate

MIDDLE = 60
"""How many positions each figure about one covers."""

FEW = 12
"""How many games for what takes long."""

ALIENS = 20


def label(setup: dict[str, Json]) -> str:
    """The players of a setup, or its mission."""
    return str(setup["mission"]) if "mission" in setup else f"{setup['players']} player{'s'[: setup['players'] != 1]}"


# ---------------------------------------------------------------------- whole games


def random_game(kit: Kit[State], setup: dict[str, Json], number: int, *, keep: bool = False) -> int:
    """The choices of a game that is answered at random, all legal answers alike."""
    rng, choices = random.Random(number), 0
    game = new_game(kit.rules, Origin(str(number), setup), keep=keep)
    while game.pending:
        game.play(int(rng.random() * len(game.pending[0].options)))
        choices += 1
    return choices


def games_a_second(kit: Kit[State], setup: dict[str, Json], games: int) -> Callable[[], float]:
    def once() -> float:
        start = process_time()
        for number in range(games):
            random_game(kit, setup, number)
        return games / (process_time() - start)

    return once


def answers_a_second(kit: Kit[State], setup: dict[str, Json], bot: str, most: int) -> Callable[[], float]:
    """Answers of a bot in all seats from the first question on."""

    def once() -> float:
        game, kind, answers = new_game(kit.rules, Origin("bots", setup)), bot_kind(bot, kit.rules), 0
        seats = {seat: (kind.make(), Seat(game, seat), random.Random(seat)) for seat in game.seats}
        start = process_time()
        while game.pending and answers < most:
            player, seat, rng = seats[game.pending[0].seat]
            game.apply(seat.number, player.answer(seat, game.pending[0], rng))
            answers += 1
        return answers / (process_time() - start)

    return once


# ---------------------------------------------------------------------- one position


def in_play(kit: Kit[State], setup: dict[str, Json], number: int = MIDDLE) -> list[AnyGame]:
    """Games that keep everything, at one question in ten."""
    found: list[AnyGame] = []
    seed = 0
    while len(found) < number:
        rng = random.Random(seed)
        game = new_game(kit.rules, Origin(str(seed), setup))
        while game.pending:
            if rng.random() < 0.1:
                found.append(game.clone())
            game.play(int(rng.random() * len(game.pending[0].options)))
        seed += 1
    return found[:number]


def each(games: Sequence[AnyGame], do: Callable[[AnyGame], object], passes: int = 3) -> Callable[[], float]:
    """Mean microseconds for each game, on a warm processor."""

    def once() -> float:
        for game in games:
            do(game)
        start = process_time()
        for _ in range(passes):
            for game in games:
                do(game)
        return (process_time() - start) / len(games) / passes * SECONDS["µs"]

    return once


def positions(kit: Kit[State], setup: dict[str, Json]) -> Iterator[Trial]:
    """What is done to one position."""
    rng, name = random.Random(1), label(setup)
    middle = cache(lambda: in_play(kit, setup))

    def own(game: AnyGame) -> object:
        return kit.rules.own_view(game.state, 1, game.choices_of(1), game.answers_of(1))

    done: list[tuple[str, Callable[[AnyGame], object]]] = [
        ("clone", lambda game: game.clone()),
        ("clone that keeps nothing", lambda game: game.clone(keep=False)),
        ("re-deal", lambda game: game.redealt(1, rng)),
        ("view, open part", lambda game: kit.rules.open_view(game.state, game.pending)),
        ("view, own part", own),
        ("save", save),
        ("load", lambda game: load(save(game), {kit.name: kit.rules})),
    ]
    if kit.odds is not None:
        sheet = kit.odds()
        done.append(("odds", lambda game: sheet(game, 1)))
    for what, do in done:
        few = what in ("load", "odds")
        yield Trial(f"{name}: {what}", "µs", partial(_each, middle, few, do))


def _each(middle: Callable[[], list[AnyGame]], few: bool, do: Callable[[AnyGame], object]) -> Callable[[], float]:
    return each(middle()[: FEW if few else MIDDLE], do)


# ---------------------------------------------------------------------- phases of aliens


def with_aliens(mission: str, aliens: int = ALIENS) -> HulkState:
    """This many blips and stealers around the squad of a mission, all about to act."""
    state = HULK.set_up({"mission": mission})
    state.phase = PHASE_OF_ALIENS
    squads = [square for square in state.where if square >= 0]
    far = [min([state.distances(start)[square] for start in squads]) for square in state.board.every]
    open_floor = ~(state.occupied | state.closed | state.bulkheads)
    free = [square for square in state.board.every if far[square] >= 4 and open_floor >> square & 1]
    free.sort(key=lambda square: (far[square], square))
    for number, square in enumerate(free[:aliens]):
        alien = Alien(number // 2 + (0 if number % 2 else FIRST_BLIP))
        put_alien(state, alien, square)
        state.value[alien] = 0 if number % 2 else 1 + number % 3
    state.pool = sorted(state.board.mission.pool)[:4]
    state.agenda = [("alien_phase",)]
    return state


def alien_phase(mission: str, aliens: int = ALIENS) -> Callable[[], float]:
    """Milliseconds of eight whole phases on average; the marines' few answers are given immediately."""
    beginning = with_aliens(mission, aliens)

    def once() -> float:
        start = process_time()
        for number in range(8):
            game = Game(HULK, beginning.copy(), Source(seed_of(f"aliens {number}"))).start()
            while game.pending:
                game.play(0)
        return (process_time() - start) / 8 * SECONDS["ms"]

    return once


# ---------------------------------------------------------------------- everything


def trials() -> Iterator[Trial]:
    """Everything that is measured of the games."""
    for kit in KITS.values():
        every = setups(kit)
        shown, games = (every[:1], 1) if kit.slow else ([every[0], every[-1]], 20)
        for setup in every:
            play = partial(random_game, kit, setup)
            yield Trial(f"{label(setup)}: choices", "/s", partial(rate, play, games))
            yield Trial(f"{label(setup)}: games", "/s", partial(games_a_second, kit, setup, games), 3)
        for setup in shown:
            yield from positions(kit, setup)
            for bot in kit.bots:
                name, most = (f"{bot}:8", 6) if bot == "librarian" else (bot, 200)
                begin = partial(answers_a_second, kit, setup, name, most)
                yield Trial(f"{label(setup)}: answers of {name}", "/s", begin, 3)
    for mission in mission_names():
        yield Trial(f"{mission}: phase of {ALIENS} aliens", "ms", partial(alien_phase, mission), 2)


if __name__ == "__main__":
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    print(json.dumps([trial.measure() for trial in trials() if wanted in trial.name]))
