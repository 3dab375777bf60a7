"""Time budgets on machines of any speed: how many answers are compared, how long it takes, what is left for later."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import cycle

import pytest

from tests.builds import patches
from tests.stage import stage
from voidlock import angel
from voidlock.angel import State
from voidlock.bots import Seat
from voidlock.bots.consulted import answers
from voidlock.engine import Game, save
from voidlock.search import Budget, LibrarianBot, search
from voidlock.search.budget import CAP, Clock, TimeBank, stages, widest
from voidlock.search.lines import continue_line
from voidlock.search.profile import profile_of
from voidlock.search.race import Imagine, race
from voidlock.search.search import Thought, play_on, think, think_ahead, think_of_each

TENTH = Budget(seconds=0.1)


class Machine:
    """Its time goes on by so many seconds with every imagined game."""

    def __init__(self, a_game: float) -> None:
        self.a_game = a_game
        self.time = 0.0

    def now(self) -> float:
        return self.time

    def plays(self, monkeypatch: pytest.MonkeyPatch) -> Machine:
        """The real games are imagined, and take as long as this machine needs."""

        def played(*given: object) -> float:
            self.time += self.a_game
            return play_on(*given)  # type: ignore[arg-type]

        monkeypatch.setattr(search, "play_on", played)
        return self

    def imagines(self, chances: list[float], slower: Callable[[int], float] = lambda games: 1.0) -> Imagine:
        """Lines that win so often; the machine may get slower on the way."""
        games = 0

        def imagine(number: int) -> Callable[[int], float]:
            luck = random.Random(number).random()

            def worth(line: int) -> float:
                nonlocal games
                games += 1
                self.time += self.a_game * slower(games)
                return 1.0 if luck < chances[line] else 0.0

            return worth

        return imagine


def many_answers() -> Game[State]:
    """Where a swarm may go: more than fifteen answers, and more to come."""
    table = stage(
        "zael>, omnio>, leon<, deino<, lorenzo>", L1="claw", L2="tail", R3="head", R4="claw", play="strategize"
    )
    return table.answer("place:leon").game


def raced(
    game: Game[State], machine: Machine, budget: Budget, think: Callable[..., Thought] = think_ahead
) -> tuple[list[int], float]:
    """By line that took part the deals on which it was tried; and how long it took, in budgets."""
    clock = Clock(budget, now=machine.now)
    thought = think(Seat(game, 1), game.pending[0], clock, random.Random(3))
    return [len(values) for values in thought.race.values if values], clock.share_spent()


@patches
@pytest.mark.parametrize("think", [think, think_ahead, think_of_each])
def test_a_slower_machine_compares_fewer_lines(think: Callable[..., Thought], monkeypatch: pytest.MonkeyPatch) -> None:
    game = many_answers()
    deals = profile_of(game.rules).deals
    numbers = []
    for a_game in (0.0002, 0.001, 0.004):
        tried, spent = raced(game, Machine(a_game).plays(monkeypatch), TENTH, think)
        assert min(tried) >= deals
        assert spent <= 1.1
        numbers.append(len(tried))
    assert numbers[0] > numbers[1] > numbers[2] >= 2


@patches
def test_where_nothing_can_be_told_apart_the_rule_of_thumb_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games a budget: whatever they say is luck."""
    game = many_answers()
    choice = game.pending[0]
    machine = Machine(0.05).plays(monkeypatch)
    usual = choice.options[profile_of(game.rules).heuristic(game.state, choice)]
    assert LibrarianBot(TENTH, machine.now).answer(Seat(game, 1), choice, random.Random(3)) == usual
    assert machine.time <= 0.1 + 0.05


@pytest.mark.parametrize("seed", range(5))
def test_a_machine_that_gets_slower_keeps_its_time_and_lets_nobody_win_by_luck(seed: int) -> None:
    """Ten times slower after thirty games: only as many lines go on as still get their deals."""
    machine = Machine(0.001)
    clock = Clock(TENTH, now=machine.now)
    imagine = machine.imagines([0.5] * 10, lambda games: 10.0 if games > 30 else 1.0)
    clock.try_out(lambda: imagine(1)(0))
    found = race(clock, 10, list(range(10)), imagine, random.Random(seed), 8)
    assert found.best == 0 or len(found.values[found.best]) >= 8
    assert clock.share_spent() <= 1.2


def test_a_line_alone_takes_no_time() -> None:
    machine = Machine(0.001)
    assert race(Clock(TENTH, now=machine.now), 3, [2], machine.imagines([0.5] * 3), random.Random(1), 4).best == 2
    assert machine.time == 0


@pytest.mark.parametrize("games", [0, 7, 16, 100, 401, 4000])
@pytest.mark.parametrize("deals", [4, 8])
def test_as_many_lines_race_as_get_their_deals(games: int, deals: int) -> None:
    number = widest(games, deals)
    assert number == 1 or number * stages(number) * deals <= games
    assert (number + 1) * stages(number + 1) * deals > games


def behind(machine: Machine, *differences: float) -> Imagine:
    """How far each line after the first is behind it, and in the next deal ahead; on the whole it is hardly behind."""
    signs = cycle((-1, 1))

    def imagine(number: int) -> Callable[[int], float]:
        machine.time += machine.a_game
        sign = next(signs)
        return lambda line: sign * differences[line - 1] if line else 0.00005

    return imagine


@pytest.mark.parametrize(
    ("differences", "deals"),
    [
        ((0.001,), 24),
        ((0.004,), 24),  # two errors are 0.0017
        ((0.006,), 40),  # 0.0025, and 0.0019 after 40 deals
        ((0.001, 0.006), 40),  # the line that is level does not end it
    ],
)
def test_by_the_clock_a_race_ends_where_the_difference_does_not_matter(
    differences: tuple[float, ...], deals: int
) -> None:
    machine = Machine(0.0001)
    runners = list(range(1 + len(differences)))
    raced = race(
        Clock(TENTH, now=machine.now), len(runners), runners, behind(machine, *differences), random.Random(3), 8
    )
    assert [len(values) for values in raced.values] == [deals] * len(runners)


def better_and_better(machine: Machine) -> Imagine:
    """Each line always does better than the one before."""

    def worth(line: int) -> float:
        machine.time += machine.a_game
        return float(line)

    return lambda number: worth


@pytest.mark.parametrize(("deals", "best", "tried"), [(10, 1, 10), (11, 0, 1)])
def test_a_line_wins_with_as_many_deals_as_it_takes_and_no_fewer(deals: int, best: int, tried: int) -> None:
    """Twenty games are ten deals for two lines. Where that is too few, the race ends at once."""
    machine = Machine(1 / 1024)
    clock = Clock(Budget(seconds=20 / 1024), now=machine.now)
    raced = race(clock, 2, [0, 1], better_and_better(machine), random.Random(3), deals)
    assert (raced.best, [len(values) for values in raced.values]) == (best, [tried, tried])


@pytest.mark.parametrize("deals", [17, 22])
def test_a_line_drops_out_on_a_slow_machine_and_the_best_gets_its_deals(deals: int) -> None:
    """It is half as fast as the trials said: with all three lines the best would get twenty deals."""
    machine = Machine(0.001)
    clock = Clock(TENTH, now=machine.now)
    imagine = machine.imagines([0.0, 0.0, 1.0], lambda games: 2.0 if games > 2 else 1.0)
    clock.try_out(lambda: imagine(1)(0))
    raced = race(clock, 3, [0, 1, 2], imagine, random.Random(1), deals)
    assert raced.best == 2
    assert len(raced.values[2]) == len(raced.values[0]) >= deals


def test_by_the_clock_the_whole_line_of_the_rule_of_thumb_starts_the_race(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is better than anything else, so it is also the answer."""
    table = stage("leon<, valencio<", terrain={"door": "R1"}, L1="claw claw", play="onward_brothers")
    machine = Machine(0.0)

    def level(*_: object) -> float:
        machine.time += 0.00005
        return 0.5

    monkeypatch.setattr(search, "play_on", level)
    seat, profile = Seat(table.game, 1), profile_of(table.game.rules)
    usual = table.asked.options[profile.heuristic(table.state, table.asked)]
    whole = continue_line(seat.redealt(random.Random(0)), 1, (usual,))
    thought = think_ahead(seat, table.asked, Clock(TENTH, now=machine.now), random.Random(3))
    begun = [line for line in thought.lines if line[0] == usual]
    assert len(whole) > 1 and begun[0] != whole
    assert thought.lines[thought.habit] == thought.lines[thought.best] == whole


# ---------------------------------------------------------------------- what is left over


def settled(bank: TimeBank, machine: Machine, seconds: float) -> float:
    """How much of its own and saved time a question may take that then takes so many seconds."""
    clock = bank.clock()
    clock.games = 1
    before, machine.time = machine.time, machine.time + 1e-6
    allowed = 1e-6 / clock.share_spent()
    machine.time = before + seconds
    bank.settle(clock)
    return allowed


def test_what_an_easy_question_leaves_a_hard_one_may_take() -> None:
    machine = Machine(0.0)
    bank = TimeBank(Budget(seconds=1.0), machine.now)
    assert settled(bank, machine, 0.25) == pytest.approx(1.0)
    assert settled(bank, machine, 1.5) == pytest.approx(1.75)
    assert settled(bank, machine, 1.0) == pytest.approx(1.25)


def test_no_answer_takes_more_than_three_budgets() -> None:
    machine = Machine(0.0)
    bank = TimeBank(Budget(seconds=1.0), machine.now)
    allowed = [settled(bank, machine, 0.0) for _ in range(9)]
    assert max(allowed) == allowed[-1] == pytest.approx(1 + CAP)


def test_a_bot_that_took_too_long_owes_nothing() -> None:
    machine = Machine(0.0)
    bank = TimeBank(Budget(seconds=1.0), machine.now)
    settled(bank, machine, 5.0)
    assert settled(bank, machine, 1.0) == pytest.approx(1.0)


def test_a_question_that_needs_no_thought_saves_nothing() -> None:
    machine = Machine(0.0)
    bank = TimeBank(Budget(seconds=1.0), machine.now)
    bank.settle(bank.clock())
    assert bank.saved == 0


def test_a_counted_budget_is_the_same_for_every_question() -> None:
    bank = TimeBank(Budget(games=24))
    clock = bank.clock()
    clock.games = 1
    bank.settle(clock)
    assert bank.saved == 0
    assert bank.clock().games_left() == 24


def test_a_consulted_bot_tells_what_it_has_left_over() -> None:
    record = save(angel.new(1, seed="consulted", teams="random"))
    assert answers(record, 1, "brother", random.Random(1), 0.5).saved == 0
    assert 0 <= answers(record, 1, "librarian:0.02s", random.Random(1), 0.01).saved <= 0.03


@patches
def test_a_race_that_is_decided_early_leaves_its_time_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new bot for the next question gets what the last one saved."""
    table = stage("deino<, lorenzo<, leon>", location="launch_control_room", location_tokens=5, play="intimidation")
    machine = Machine(0.0001).plays(monkeypatch)
    bot = LibrarianBot(TENTH, machine.now)
    bot.answer(Seat(table.game, 1), table.game.pending[0], random.Random(1))
    assert machine.time > 0
    assert bot.saved == pytest.approx(0.1 - machine.time)
