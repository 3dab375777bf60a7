"""The bot that searches: what it finds, what it cannot see, and that it can be repeated."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from importlib.resources import files
from itertools import cycle

import pytest

from tests.stage import Stage, stage
from voidlock import angel
from voidlock import search as librarian
from voidlock.angel import State
from voidlock.bots import Seat
from voidlock.bots.names import BotRefused, bot_kind
from voidlock.engine import Choice, Game
from voidlock.games.angel.bots.brother import choose_by_heuristics
from voidlock.games.angel.bots.brother.actions import WEIGHTS as ACTION_WEIGHTS
from voidlock.games.angel.bots.brother.needs import NAMES as NEEDS
from voidlock.games.angel.bots.value import NAMES, WEIGHTS, features, value
from voidlock.games.angel.facts import ACTION_NAMES
from voidlock.search import Budget, LibrarianBot, advise
from voidlock.search.budget import Clock
from voidlock.search.lines import lines
from voidlock.search.profile import Line
from voidlock.search.race import Imagine, Race, Runner, pick_runners, race
from voidlock.search.search import Thought, changed, think, think_jointly

FEW = Budget(games=24)


def answer(game: Game[State], choice: Choice[object], seed: int = 7) -> str:
    return LibrarianBot(FEW).answer(Seat(game, choice.seat), choice, random.Random(seed)).text


def played(players: int, seed: str, answers: int) -> Game[State]:
    """A game after so many answers by rules of thumb."""
    game = angel.new(players, seed=seed, teams="random")
    for _ in range(answers):
        if game.pending:
            choice = game.pending[0]
            game.apply(choice.seat, choice.options[choose_by_heuristics(game.state, choice)])
    return game


# ---------------------------------------------------------------------- what it cannot see


@pytest.mark.parametrize("players", [1, 2, 3, 6])
@pytest.mark.parametrize("answers", [0, 9, 31, 60])
def test_hidden_cards_and_dice_to_come_make_no_difference(players: int, answers: int) -> None:
    """Two games that look the same from the seat, with other cards hidden and other dice to come: the same answer."""
    game = played(players, f"hidden {players}", answers)
    choice = game.pending[0]
    twin = game.redealt(choice.seat, random.Random(99))
    (same,) = [asked for asked in twin.choices_of(choice.seat) if asked.texts() == choice.texts()]
    assert twin.source.seed != game.source.seed
    assert twin.state.deck != game.state.deck or twin.state.events != game.state.events
    assert answer(game, choice) == answer(twin, same)


def test_secret_answers_of_others_make_no_difference() -> None:
    one, other = played(3, "secret", 0), played(3, "secret", 0)
    for game, place in ((one, 0), (other, -1)):
        for seat in (2, 3):
            for owed in game.choices_of(seat):
                game.apply(seat, owed.options[place])
    assert one.open_answers() != other.open_answers()
    for mine, theirs in zip(one.choices_of(1), other.choices_of(1), strict=True):
        assert answer(one, mine) == answer(other, theirs)


def test_judgement_reads_open_things_only() -> None:
    game = played(2, "judge", 40)
    for number in range(5):
        assert features(game.redealt(1, random.Random(number)).state) == features(game.state)


# ---------------------------------------------------------------------- as it was


def test_thinking_leaves_the_game_as_it_was() -> None:
    game = played(2, "as it was", 20)
    before, choice = game.view(game.pending[0].seat), game.pending[0]
    given = game.source.given
    answer(game, choice)
    assert game.view(choice.seat) == before
    assert game.source.given == given


def test_cards_of_a_round_are_chosen_together() -> None:
    """The other cards come from the first thought, whatever chance the bot is handed later."""

    def cards(later: int) -> list[str]:
        game = played(1, "together", 0)
        bot, seat = LibrarianBot(FEW), Seat(game, 1)
        given = []
        for number, choice in enumerate(list(game.pending)):
            given.append(bot.answer(seat, choice, random.Random(later if number else 7)))
            game.apply(1, given[-1])
        return [option.text for option in given]

    assert len(cards(8)) == 3
    assert cards(8) == cards(9) == cards(10)


# ---------------------------------------------------------------------- what it finds


def in_play(formation: str, **position: object) -> Stage:
    """Intimidation is being resolved, and the round goes on after it."""
    then = ["next_action", "travel_check", "attack_phase", "travel_check", "event_phase"]
    return stage(formation, play="intimidation", agenda=then, **position)  # type: ignore[arg-type]


def test_advice_has_an_estimate_for_every_answer() -> None:
    for answers in (0, 14, 33):
        game = played(1, "advice", answers)
        choice = game.pending[0]
        advice = advise(Seat(game, 1), choice, random.Random(1), Budget(games=200))
        assert [estimate.option for estimate in advice.estimates] == list(choice.options)
        for estimate in advice.estimates:
            assert 0 <= estimate.low <= estimate.chance <= estimate.high <= 1
            assert estimate.games >= 8
        assert advice.plan[0] is advice.best or choice.kind == "choose_action"
        assert advice.best in choice.options


def test_of_many_answers_advice_says_something_about_those_it_could_try() -> None:
    table = stage(
        "zael>, omnio>, leon<, deino<, lorenzo>", L1="claw", L2="tail", R3="head", R4="claw", play="strategize"
    )
    table.answer("place:leon")
    choice = table.game.pending[0]
    assert len(choice.options) > 15
    advice = advise(Seat(table.game, 1), choice, random.Random(1), Budget(games=120))
    assert 2 <= len(advice.estimates) < len(choice.options)
    assert all(estimate.games >= 8 for estimate in advice.estimates)
    assert advice.rule in [estimate.option for estimate in advice.estimates]


def test_a_plan_ends_where_chance_begins() -> None:
    table = stage(
        "leon< 1, valencio<, deino>", terrain={"door": "L1"}, L2="claw", play="onward_brothers", event="gun_jam"
    )
    advice = advise(Seat(table.game, 1), table.game.pending[0], random.Random(1), Budget(games=800))
    assert len(advice.plan) > 1
    assert not [option for option in advice.plan if option.verb == "target"]


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_cards_of_every_seat_are_imagined(seat: int) -> None:
    """The others owe their cards too, in secret; those of a later seat are tried like the first one's."""
    game = played(3, "every seat", 0)
    thought = think(Seat(game, seat), game.choices_of(seat)[0], Budget(games=200).clock(), random.Random(1))
    assert len({each.mean for each in thought.race.runners}) == len(thought.lines) == 9


def test_judgement_prefers_more_marines() -> None:
    few = stage("leon>", location="black_holds").game.state
    many = stage("leon>, valencio>, deino<, lorenzo<", location="black_holds").game.state
    assert value(many) > value(few)


def test_what_was_fitted_has_a_feature() -> None:
    """A feature that gets another name must not lose its weight in silence."""
    bots = files("voidlock.games.angel.bots")
    judged = json.loads(bots.joinpath("value.json").read_text(encoding="utf-8"))
    needed = json.loads(bots.joinpath("brother/needs.json").read_text(encoding="utf-8"))
    assert {name for weights in judged.values() for name in weights} <= set(NAMES)
    assert {name for weights in needed.values() for name in weights} <= set(NEEDS)
    assert set(needed) == set(ACTION_NAMES)
    for weights, name in zip(ACTION_WEIGHTS, ACTION_NAMES, strict=True):
        assert [bool(weight) for weight in weights] == [need in needed[name] for need in NEEDS]
    assert all(any(weights) for weights in WEIGHTS)


# ---------------------------------------------------------------------- lines of answers


def texts(found: list[Line] | None) -> set[str]:
    assert found is not None
    return {" ".join([option.text for option in line]) for line in found}


def test_a_line_goes_on_as_long_as_the_seat_alone_decides() -> None:
    """Move, turn and activate are one decision; each way of standing is looked at once."""
    table = stage("leon<, valencio<", terrain={"door": "R1"}, play="onward_brothers")
    found = texts(lines(table.game.redealt(1, random.Random(1)), 1, 500))
    assert "stop turn:leon stop activate:leon:door yes" in found
    assert "stop stop" in found
    trades = {line for line in found if line.startswith("move:leon:valencio")}
    others = {line for line in found if line.startswith("move:valencio:leon")}
    assert trades
    # In either order they have traded places: what follows is searched once.
    assert not {line for line in others if line.endswith("turn:leon stop")}


def test_a_line_ends_at_a_die() -> None:
    table = stage("deino>, lorenzo>", R1="claw", R2="tail", play="lead_by_example")
    assert texts(lines(table.game.redealt(1, random.Random(1)), 1, 500)) == {
        "attack:deino:R1",
        "attack:deino:R2",
        "attack:lorenzo:R1",
        "attack:lorenzo:R2",
        "stop",
    }


def test_what_a_card_has_taken_in_hand_makes_two_positions() -> None:
    """Intimidation takes its cards away when the last is picked: until then the board looks the same."""
    table = in_play("lorenzo<, deino>, leon>", L1="claw claw tail", dice=[2])
    table.answer("stop", "stop", "roll")
    found = texts(lines(table.game.redealt(1, random.Random(1)), 1, 500))
    assert {"take:L1:claw take:L1:claw pile:left", "take:L1:claw take:L1:tail pile:left"} <= found


def test_a_line_is_followed_without_thinking_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = in_play("deino<, leon>, lorenzo<, valencio<", L1="claw claw tail", R3="tail claw", R1="head")
    bot, seat = LibrarianBot(Budget(games=800)), Seat(table.game, 1)
    table.answer(bot.answer(seat, table.game.pending[0], random.Random(7)).text)

    def thinks(*_: object) -> None:
        raise AssertionError("thought again")

    monkeypatch.setattr(librarian, "think_ahead", thinks)
    choice = table.game.pending[0]
    assert choice.kind in ("move", "facing")
    table.answer(bot.answer(seat, choice, random.Random(8)).text)


def test_a_line_is_dropped_where_the_question_is_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """A move was taken back, or a person played the seat meanwhile."""
    table = in_play("deino<, leon>, lorenzo<, valencio<", L1="claw claw tail", R3="tail claw", R1="head")
    bot, seat = LibrarianBot(Budget(games=800)), Seat(table.game, 1)
    planned = bot.answer(seat, table.game.pending[0], random.Random(7)).text
    other = next(text for text in table.game.pending[0].texts() if text not in (planned, "stop"))
    table.answer(other)
    thought = []

    def thinks(seat: Seat[State], choice: Choice[object], clock: Clock, rng: random.Random) -> Thought:
        thought.append(choice)
        return think(seat, choice, clock, rng)

    monkeypatch.setattr(librarian, "think_ahead", thinks)
    bot.answer(seat, table.game.pending[0], random.Random(8))
    assert thought == [table.game.pending[0]]


# ---------------------------------------------------------------------- the race


def test_the_race_finds_the_best() -> None:
    chances = [0.2, 0.3, 0.7, 0.4, 0.5]

    def imagine(number: int) -> Callable[[int], float]:
        luck = random.Random(number).random()
        return lambda answer: 1.0 if luck < chances[answer] else 0.0

    raced = race(Budget(games=600).clock(), 5, [0, 1, 2, 3, 4], imagine, random.Random(3))
    runners = raced.runners
    assert raced.best == 2
    assert runners[2].games > runners[0].games
    assert abs(runners[2].mean - 0.7) < 0.15


def test_many_answers_need_many_games() -> None:
    """With a small budget only some answers are looked at, the rules of thumb's own always."""
    looked_at = pick_runners(Budget(games=30).clock().most_runners, 60, 41, random.Random(3))
    assert 41 in looked_at
    assert len(set(looked_at)) == 10
    everything = pick_runners(Budget(games=300).clock().most_runners, 60, 41, random.Random(3))
    assert everything[0] == 41
    assert sorted(everything) == list(range(60))


@pytest.mark.parametrize("games", [1, 6, 24, 100])
def test_a_budget_of_games_is_kept(games: int) -> None:
    """But for the first deal, on which all that take part are tried."""
    clock = Budget(games=games).clock()
    runners = pick_runners(clock.most_runners, 60, 41, random.Random(3))
    race(clock, 60, runners, lambda number: lambda line: random.Random(number + line).random(), random.Random(3))
    assert clock.games <= games + len(runners)


def scripted(*leads: float) -> Imagine:
    """The second line's lead over the first, deal by deal, over and over."""
    deals = cycle(leads)

    def imagine(number: int) -> Callable[[int], float]:
        lead = next(deals)
        return lambda line: lead * line

    return imagine


def lengths(raced: Race) -> list[int]:
    """By line the number of deals on which it was tried."""
    return [len(values) for values in raced.values]


def test_half_of_the_lines_drop_out_at_each_stage() -> None:
    """Sixteen games for four lines: two deals for all, and four more for the better two."""
    raced = race(Budget(games=16).clock(), 4, [0, 1, 2, 3], lambda number: float, random.Random(3))
    assert lengths(raced) == [2, 2, 6, 6]
    assert raced.lead(3, 0) == Runner(3.0, 0.0, 2)


@pytest.mark.parametrize(
    ("leads", "deals"),
    [
        ((1.0, 0.0), 24),  # 4.8 standard errors after 24 deals
        ((1.0, 0.0, 0.0), 32),  # 3.4 after 24 deals, 4.03 after 32
        ((0.0,), 24),  # exactly level
        ((0.001, -0.001), 500),  # nearly level: a counted budget goes on
    ],
)
def test_a_race_ends_where_one_line_is_certainly_ahead_or_all_are_level(leads: tuple[float, ...], deals: int) -> None:
    raced = race(Budget(games=1_000).clock(), 2, [0, 1], scripted(*leads), random.Random(3))
    assert lengths(raced) == [deals, deals]


# ---------------------------------------------------------------------- budgets


@pytest.mark.parametrize(
    ("text", "budget"), [("400", Budget(games=400)), ("2s", Budget(seconds=2.0)), ("0.25s", Budget(seconds=0.25))]
)
def test_budgets(text: str, budget: Budget) -> None:
    bot = bot_kind(f"librarian:{text}", angel.RULES).make()
    assert isinstance(bot, LibrarianBot)
    assert bot.budget == budget


@pytest.mark.parametrize(
    "name", ["librarian:", "librarian:0", "librarian:0s", "librarian:-3", "librarian:fast", "random:3", "brother:1s"]
)
def test_no_budget(name: str) -> None:
    with pytest.raises(BotRefused) as refused:
        bot_kind(name, angel.RULES)
    assert refused.value.reason.id == "bot_budget"


@pytest.mark.parametrize(("games", "seconds"), [(0, 0.0), (-1, 0.0), (0, -1.0), (5, 1.0)])
def test_a_budget_is_one_number_above_nothing(games: int, seconds: float) -> None:
    with pytest.raises(ValueError, match="budget"):
        Budget(games, seconds)


# ---------------------------------------------------------------------- a plan for all seats


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_seats_find_the_same_plan_without_a_word(seed: str) -> None:
    """Each thinks for itself, with numbers of its own; the cards of the others are not open yet."""
    game = played(3, seed, 40)
    while game.pending[0].kind != "choose_action":
        game.play(choose_by_heuristics(game.state, game.pending[0]))
    plans = []
    for seat in (1, 2, 3):
        place = Seat(game, seat)
        thought = think_jointly(place, place.choices[0], Clock(Budget(games=60)), random.Random(seat))
        plans.append([option.text for option in thought.lines[thought.best]])
        for choice in place.choices:
            game.apply(seat, choice.options[0])
    assert plans[0] == plans[1] == plans[2]


def test_plans_differ_from_the_heuristic_one_in_two_cards_at_most() -> None:
    game = angel.new(6, seed="plans", teams="random")
    habit = tuple([choice.options[0] for choice in game.pending])
    found = changed(habit, game.pending)
    assert found[0] == habit
    assert len(set(found)) == len(found) == 1 + 6 * 2 + 15 * 4
    assert {sum(one is not other for one, other in zip(plan, habit, strict=True)) for plan in found} == {0, 1, 2}


def test_a_plan_that_is_not_clearly_better_is_not_taken() -> None:
    """A single deal proves nothing."""
    place = Seat(angel.new(4, seed="doubt", teams="random"), 2)
    thought = think_jointly(place, place.choices[0], Clock(Budget(games=1)), random.Random(1))
    assert thought.best == 0
