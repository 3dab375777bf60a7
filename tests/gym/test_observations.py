"""What a seat's observation says, and what it cannot say."""

import random

import numpy as np
import pytest

from tests.random_play.play import answer, started
from tests.random_play.policies import eager
from tests.random_play.starts import STARTS
from tests.stage import stage
from tests.texts import sources
from voidlock import angel
from voidlock.angel import State
from voidlock.engine import Game
from voidlock.games.angel.environment import actions
from voidlock.games.angel.environment.layout import LAYOUT, QUESTIONS
from voidlock.games.angel.environment.observations import Observer
from voidlock.games.angel.view.types import angel_view
from voidlock.gym import NAMES, PASS
from voidlock.gym.catalogue import Observation


def observed(game: Game[State], seat: int = 1) -> Observation:
    return Observer().observation(angel_view(game.view(seat)))


def legal(game: Game[State], seat: int) -> list[int]:
    """The actions in the seat's mask."""
    owed = game.choices_of(seat) if seat else []
    return sorted(actions.catalogue_of(game.state.settings).indices(owed[0])) if owed else [PASS]


def told(game: Game[State], seat: int = 1) -> dict[str, int]:
    """Every number that is not 0, by its name and as a count."""
    seen = observed(game, seat)
    return {NAMES[index]: round(float(seen[index] / LAYOUT.scale[index])) for index in np.flatnonzero(seen)}


def part(game: Game[State], start: str, seat: int = 1) -> dict[str, int]:
    return {name: count for name, count in told(game, seat).items() if name.startswith(start)}


def test_every_number_has_a_name_of_its_own() -> None:
    assert len(NAMES) == len(set(NAMES)) == LAYOUT.size == len(LAYOUT.scale)
    for block in LAYOUT.blocks:
        first = NAMES[LAYOUT.starts[block.name]]
        assert first.startswith(f"{block.name}.")


def test_every_kind_of_question_has_its_number() -> None:
    assert set(QUESTIONS) == sources.kinds_of_choice(("games/angel",))


# ---------------------------------------------------------------------- what it says


def test_a_row_tells_the_marine_his_facing_his_tokens_and_both_sides() -> None:
    t = stage("gideon>, leon< 2", L2="claw claw tail", R2="lord_head_tail", terrain={"door": "L2"})
    assert part(t.game, "row.2.") == {
        "row.2.marine.leon": 1,
        "row.2.own": 1,
        "row.2.faces.left": 1,
        "row.2.tokens": 2,
        "row.2.left_swarm.claw": 2,
        "row.2.left_swarm.tail": 1,
        "row.2.left_terrain.door": 1,
        "row.2.right_lords.lord_head_tail": 1,
    }
    assert part(t.game, "row.3.") == {}


def test_a_marine_knows_what_is_in_front_of_him_and_behind() -> None:
    t = stage("gideon>, leon< 2", L2="claw claw tail", R2="head")
    assert part(t.game, "marine.leon.") == {
        "marine.leon.in_formation": 1,
        "marine.leon.own": 1,
        "marine.leon.position": 2,
        "marine.leon.faces.left": 1,
        "marine.leon.tokens": 2,
        "marine.leon.in_front": 3,
        "marine.leon.behind": 1,
    }


def test_the_question_tells_its_kind_card_subject_face_and_outcome() -> None:
    t = stage("leon> 1, valencio>", R1="claw", agenda=["attack_phase"], phase="attack", dice=[0])
    assert part(t.game, "question.") == {
        "question.owed": 1,
        "question.asked.1": 1,
        "question.kind.defence": 1,
        "question.card.R1": 1,
        "question.subject.leon": 1,
        "question.face.0": 1,
        "question.outcome.slain": 1,
    }


def test_answers_to_open_secret_questions_are_seen_by_their_own_seat_alone() -> None:
    game = angel.new(players=2, seed=1, teams=[["green", "red"], ["blue", "grey"]])
    before = observed(game, 2)
    game.apply(1, "choose:block")
    assert part(game, "team.green.chosen") == {"team.green.chosen.support": 1}
    assert told(game)["question.owed"] == 1
    assert "question.subject.red" in told(game)
    assert (observed(game, 2) == before).all()


def test_a_scouted_event_is_seen_by_the_scout() -> None:
    t = stage("zael>, leon>", players=2, play="forward_scouting").stand_still().answer("yes")
    scout = t.asked.seat
    other = 3 - scout
    assert len(part(t.game, "table.event_on_top", scout)) == 1
    assert part(t.game, "table.event_on_top", other) == {}
    t.game.apply(scout, "bottom")
    assert len(part(t.game, "table.event_deeper", scout)) == 1
    assert part(t.game, "table.event_deeper", other) == {}


def test_a_spectator_has_no_seat_and_no_question() -> None:
    game = angel.new(players=3, seed=1)
    seen = told(game, 0)
    assert not [name for name in seen if name.startswith("table.seat") or name.startswith("question.kind")]


# ---------------------------------------------------------------------- what it cannot say


@pytest.mark.slow
@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("start", STARTS)
def test_games_that_differ_only_in_what_is_hidden_look_the_same(players: int, start: str) -> None:
    """At every choice of whole games, from every seat and for the spectator; the numbers stay within their bounds."""
    for seed in range(2):
        game = started(start, players, seed)
        rng = random.Random(seed)
        while game.pending:
            for seat in (0, *game.seats):
                seen = observed(game, seat)
                assert seen.dtype == np.float32
                assert seen.min() >= 0
                assert seen.max() <= 1
                other = game.redealt(seat, rng)
                differing = [NAMES[index] for index in np.flatnonzero(seen != observed(other, seat))]
                assert differing == [], f"seat {seat} sees what is hidden"
                assert legal(game, seat) == legal(other, seat), f"the mask of seat {seat} tells what is hidden"
            game.apply(*answer(game, eager, rng))


def test_one_observer_serves_all_seats() -> None:
    """What it keeps of the open part never mixes up seats or moments."""
    game, rng, observer = angel.new(players=3, seed=5), random.Random(5), Observer()
    while game.pending:
        for seat in game.seats:
            assert (observer.observation(angel_view(game.view(seat))) == observed(game, seat)).all()
        game.apply(*answer(game, eager, rng))
