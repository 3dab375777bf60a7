"""What the librarian computes with, by hand: means, errors and intervals, features of a board, lines of answers."""

from __future__ import annotations

import math
import random

import pytest

from tests.hulk.boards import AIRLOCK, FORGE, NEST, RESCUE, SUICIDE
from tests.hulk.stage import Stage as Squad
from tests.hulk.stage import stage as squad
from tests.stage import Stage, stage
from voidlock.bots import Seat
from voidlock.engine import Choice, Json, Option
from voidlock.games.angel.bots.value import NAMES, features
from voidlock.games.hulk.bots import value as hulk_value
from voidlock.games.hulk.bots.search_profile import SEARCH_PROFILE, ideas
from voidlock.games.hulk.bots.sergeant.orders import CAREFUL, walk_in_full
from voidlock.games.hulk.numbers import Marine
from voidlock.games.hulk.state.tasks import SEAT
from voidlock.search import Budget
from voidlock.search.advice import _by_answer, _estimates, ahead
from voidlock.search.budget import Clock
from voidlock.search.lines import continued, lines
from voidlock.search.profile import Line
from voidlock.search.race import LEVEL, Race, Runner, _narrow, runner
from voidlock.search.search import Thought, surely_better, think_ahead


def test_a_mean_comes_with_its_standard_error() -> None:
    found = runner([0.0, 1.0, 1.0, 0.0])
    assert (found.mean, found.games) == (0.5, 4)
    assert found.error == pytest.approx((1 / 3 / 4) ** 0.5)
    assert runner([0.25]) == (0.25, 0.5, 1)


def seen(table: Stage) -> dict[str, float]:
    return dict(zip(NAMES, features(table.state), strict=True))


def test_what_it_sees_of_the_swarms() -> None:
    """Deino has three in front of him and one behind; Leon four in front; Terrain is behind both."""
    duct = {"control_panel": "L1", "ventilation_duct": "R2"}
    swarms = {"R1": "claw claw claw", "L1": "tail", "L2": "tail tail tail tail"}
    found = seen(
        stage("deino> 3, leon<, gideon>, noctis<", play="", event="", agenda=None, dice=(), terrain=duct, **swarms)
    )
    assert (found["front"], found["behind"], found["big"], found["engaged"]) == (7, 1, 1 + 2, 2)
    assert (found["tokens"], found["tokens_engaged"]) == (3, 2)
    deino = 1 - (1 - (4 / 6) ** 4) * (1 - 1 / 3)
    assert found["threat"] == pytest.approx(deino + 5 / 6)
    assert found["worst"] == pytest.approx(5 / 6)
    assert found["spawns_behind"] == pytest.approx(0.6 + 1.2)


@pytest.mark.parametrize(
    ("spot", "facing", "near"),
    [("L2", 1, 3), ("L1", 1, 2), ("R1", 0, 2), ("L4", 1, 2), ("R3", 1, 3)],
)
def test_who_stands_at_the_panel(spot: str, facing: int, near: int) -> None:
    """The Marines that face it, and those in its row and the rows beside it."""
    table = stage("deino<, leon<, gideon>, noctis<", terrain={"control_panel": spot}, location="launch_control_room")
    found = seen(table)
    assert (found["panel_launch_control_room"], found["near_panel_launch_control_room"]) == (facing, near)


def test_what_is_left_in_both_piles_at_the_end() -> None:
    table = stage("deino<, leon<", location="launch_control_room", piles={"left": 4, "right": 3}, L1="claw")
    assert seen(table)["blips_launch_control_room"] == 7


@pytest.mark.parametrize(("spot", "behind"), [("R1", 0.0), ("L1", 0.6), ("L2", 0.0), ("R2", 0.6)])
def test_what_comes_out_behind_a_marine(spot: str, behind: float) -> None:
    """Deino looks to the right, Leon to the left."""
    table = stage("deino>, leon<", terrain={"control_panel": spot}, location="launch_control_room")
    assert seen(table)["spawns_behind"] == pytest.approx(behind)


# ---------------------------------------------------------------------- a board of Space Hulk

LEAVE = {"victory": "win = exited(1)"}


def judged(table: Squad) -> dict[str, float]:
    return dict(zip(hulk_value.NAMES, hulk_value.features(table.state), strict=True))


def test_what_it_sees_of_a_board() -> None:
    """Marine b is eight steps from the exit; S1 and S2 can strike him after six, S3 cannot; B2 lurks."""
    aliens: dict[str, Json] = {
        "S1": "9,5 W",
        "S2": "8,2 S",
        "S3": "8,1 S",
        "B1": {"at": "8,9", "value": 2},
        "B2": {"at": "E3", "value": 2},
    }
    head = "id = limited;;title = Limited;;origin = original;;edition = any;;turn_limit = 20;;levels = 1"
    table = squad(AIRLOCK, {"a": "3,5 E", "b": "12,5 E"}, aliens, mission={**LEAVE, "mission": head}, turn=5)
    found = judged(table)
    assert (found["to_go"], found["to_go_squared"]) == (0.8, 0.16)
    assert (found["one"], found["alive"], found["few"], found["left"], found["bearers"]) == (1, 1, 1, 0, 1)
    assert (found["bare"], found["hidden"]) == (2 / 4, 2 / 6)
    assert (found["time"], found["done"], found["lord"]) == (5 / 20, 0, 0)


def test_three_marines_are_not_few_and_no_limit_is_no_time() -> None:
    table = squad(AIRLOCK, {"a": "3,5 E", "b": "12,5 E", "c": "1,5 E"}, mission=LEAVE, turn=5)
    assert (judged(table)["few"], judged(table)["time"]) == (0, 0)


def test_the_dead_and_those_who_have_left() -> None:
    gone = squad(AIRLOCK, {"a": "20,5 E", "b": "8,7 N", "c": "1,5 E"}, mission={"victory": "win = exited(2)"})
    found = judged(gone.act("a", "leave:E"))
    assert (found["alive"], found["left"]) == (1, 1 / 3)
    fight = squad(
        AIRLOCK, {"a": "7,5 E", "b": "20,5 E", "c": "18,5 E"}, {"S1": "8,5 W"}, phase="aliens", dice="6 1 1 / 1"
    )
    assert fight.marine("a") == "dead"
    assert (judged(fight)["alive"], judged(fight)["few"]) == (2 / 3, 1)


def test_a_marine_on_the_first_square_of_the_map_counts() -> None:
    """The stealer is seven squares from him."""
    assert judged(squad(AIRLOCK, {"a": "8,1 S"}, {"S1": "12,5 W"}, mission=LEAVE))["bare"] == 0


def test_one_of_two_consoles_is_half_of_the_work() -> None:
    both = {"victory": "win = operate_each(console_north,console_south)"}
    assert judged(squad(FORGE, {"a": "15,3 E"}, mission=both, operated=["console_north"]))["done"] == 0.5


def test_a_room_that_has_burnt_is_half_of_the_work() -> None:
    room = " ".join([f"{x},{y}" for x in (20, 21, 22) for y in (1, 2, 3)])
    both = {
        "objectives": f"control_room = {room};;crossing = 21,12",
        "victory": "win = flame_each(control_room,crossing)",
        "special": "flamer_ammo = 6",
    }
    table = squad(SUICIDE, {"a": "21,8 N heavy_flamer power_fist ammunition=6"}, mission=both, burned=["crossing"])
    assert judged(table)["done"] == 0.5


def test_the_object_in_hand_is_something_done() -> None:
    carry = {"victory": "win = exit_with(cat,undamaged)", "special": "object = cat@30,15"}
    assert judged(squad(RESCUE, {"a": "28,15 E"}, mission=carry))["done"] == 0
    carried = judged(squad(RESCUE, {"a": "28,15 E", "b": "27,15 E"}, mission=carry, object={"at": "a"}))
    assert (carried["done"], carried["bearers"]) == (1, 1 / 2)


def test_the_broodlord_on_the_first_square_of_the_map_is_seen() -> None:
    pool = "start_blips = 0;;reinforcement = 0;;blip_pool = 1x9 2x4 3x9;;broodlord = yes"
    lord = {"victory": "win = broodlord_dead", "aliens": pool}
    assert judged(squad(NEST, {"a": "15,8 E"}, {"broodlord": "9,2 W"}, mission=lord))["lord"] == 1


@pytest.mark.parametrize(("weight", "chance"), [(-1000.0, 1 / (1 + math.exp(30))), (1000.0, 1 / (1 + math.exp(-30)))])
def test_nothing_is_ever_certain(weight: float, chance: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(hulk_value.WEIGHTS, "exited", [weight, *[0.0] * (len(hulk_value.NAMES) - 1)])
    value = hulk_value.value(squad(AIRLOCK, {"a": "3,5 E"}, mission=LEAVE).state)
    assert value == chance


def test_to_watch_a_careful_walk_to_stop_and_another_shot_are_ideas() -> None:
    """The first two shots are looked at, and the squad leader's own: S2 is as near as S3."""
    table = squad(NEST, {"a": "15,8 E"}, {"S1": "19,8 W", "S2": "17,9 W", "S3": "17,7 W"}).answer("activate:a")
    found = [[option.text for option in line] for line in ideas(table.game)]
    walk = [option.text for option in walk_in_full(table.game, Marine(0), CAREFUL)]
    assert walk
    assert found == [["fire:S2"], ["overwatch", "done"], [*walk, "done"], ["done"], ["fire:S1"]]


@pytest.mark.parametrize(
    ("activated", "before", "judged_here"), [([], [], True), (["a"], [], False), ([], ["activate:a"], False)]
)
def test_a_board_is_judged_before_anybody_has_acted(activated: list[str], before: list[str], judged_here: bool) -> None:
    table = squad(AIRLOCK, {"a": "3,5 E", "b": "1,5 E"}, activated=activated).answer(*before)
    assert SEARCH_PROFILE.judged(table.state, table.asked) is judged_here


def test_an_idea_is_followed_only_where_it_is_surely_better() -> None:
    """Of these races one is won by the squad leader's own line, one by luck and one beyond doubt."""
    table = squad(AIRLOCK, {"a": "3,5 E"}, {"B1": {"at": "8,2", "value": 2}}, mission=LEAVE, agenda=None)
    table.answer("activate:a")
    kept = followed = 0
    for seed in range(2, 5):
        found = think_ahead(Seat(table.game, 1), table.asked, Clock(Budget(games=10)), random.Random(seed))
        runners = found.race.runners
        if surely_better(runners[found.race.best], runners[found.habit], SEARCH_PROFILE.doubt):
            assert found.best == found.race.best
            followed += found.best != found.habit
        else:
            assert found.best == found.habit
            kept += 1
    assert kept and followed


# ---------------------------------------------------------------------- intervals, races and lines


def test_the_leader_has_an_interval_and_the_others_one_of_their_distance() -> None:
    """A few games that agree are not certainty, so one more imagined game is added to the leader's."""
    yes, untried, no = [Option(text, text) for text in ("yes", "untried", "no")]
    raced = Race(0, [[1.0] * 6 + [0.0] * 2, [1.0] * 7, [1.0] * 4 + [0.0] * 4])
    found = _estimates(raced, {yes: 0, untried: 1, no: 2}, yes)
    assert [(one.option, one.games) for one in found] == [(yes, 8), (no, 8)]
    # Of eight games the variance is 1.5 / 7: an error of 0.1637, with one more game 0.1752; 1.96 of them.
    assert found[0][1:4] == pytest.approx((0.75, 0.4066, 1.0), abs=1e-4)
    assert found[1][1:4] == pytest.approx((0.5, 0.1792, 0.8208), abs=1e-4)


def test_no_estimate_is_more_than_certain() -> None:
    """On the eight deals that both had, the other answer did better by a half."""
    yes, no = [Option(text, text) for text in ("yes", "no")]
    raced = Race(0, [[0.0, 1.0] * 4 + [1.0] * 8, [1.0] * 8])
    assert _estimates(raced, {yes: 0, no: 1}, yes)[1].chance == 1.0


def test_of_several_lines_the_one_looked_at_longest_stands_for_its_answer() -> None:
    """Unless one of them leads; an answer that was never tried has none."""
    a, b, c, d = [Option(text, text) for text in "abcd"]
    choice: Choice[object] = Choice(SEAT, "order", [a, b, c])
    tried = [[0.9], [0.4, 0.4], [0.5, 0.5], [0.1], []]
    found: list[Line] = [(a,), (a, c), (a, d), (b,), (c,)]
    for best, line in ((3, 2), (0, 0)):
        assert _by_answer(Thought([choice], found, 0, best, Race(best, tried)), choice, 0) == {a: line, b: 3}


@pytest.mark.parametrize(
    ("lead", "rivals", "sure"),
    [
        # 1.25 % on each side are 2.241 standard errors, and with five games 3.085.
        (Runner(0.0309, 0.01, 5), 2, True),
        (Runner(0.0308, 0.01, 5), 2, False),
        (Runner(0.044, 0.01, 2), 1, True),
        (Runner(LEVEL, 0.0, 400), 1, True),
    ],
)
def test_with_few_games_and_many_rivals_a_lead_must_be_larger(lead: Runner, rivals: int, sure: bool) -> None:
    assert ahead(lead, rivals) is sure


def test_where_time_runs_short_the_best_so_far_go_on() -> None:
    values = [[0.2, 0.2], [0.9, 0.7], [0.5, 0.5]]
    for most, left in ((3, [0, 1, 2]), (2, [1, 2]), (0, [1])):
        live = [0, 1, 2]
        _narrow(values, live, most)
        assert live == left


def test_lines_have_six_answers_at_most_and_cost_so_many_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are 16 lines, and 37 answers are tried to find them."""
    table = stage("leon<, valencio<", terrain={"door": "R1"}, play="onward_brothers")
    game = table.game.redealt(1, random.Random(1))
    found = lines(game, 1, 17)
    assert found is not None and len(found) == 16
    assert max([len(line) for line in found]) == 6
    assert lines(game, 1, 16) == found
    assert lines(game, 1, 15) is None
    monkeypatch.setattr("voidlock.search.lines.NODES", 1)
    assert lines(game, 1, 37) == found
    assert lines(game, 1, 36) is None
    monkeypatch.setattr("voidlock.search.lines.LONGEST", 4)
    shorter = lines(game, 1, 500)
    assert shorter is not None and max([len(line) for line in shorter]) == 4


def test_a_line_is_not_continued_past_a_die() -> None:
    table = stage("deino>, lorenzo>", R1="claw", R2="tail", play="lead_by_example")
    line = (next(option for option in table.asked.options if option.text == "attack:deino:R1"),)
    assert continued(table.game.redealt(1, random.Random(1)), 1, line) == line
