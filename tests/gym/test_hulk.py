"""The Gymnasium environment of Space Hulk."""

from __future__ import annotations

import pickle
import random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence

from tests.gym.test_gymnasium import played
from tests.hulk.boards import AIRLOCK, FORGE, NEST, board, mission_text
from tests.hulk.policies import MISSIONS
from voidlock import hulk
from voidlock.games.hulk.bots.sergeant import choose_by_heuristics
from voidlock.games.hulk.environment.actions import answers
from voidlock.games.hulk.environment.observations import HulkObserver
from voidlock.games.hulk.state.options import VERBS
from voidlock.games.hulk.view.types import hulk_view
from voidlock.gym import HULK_ID, SpaceHulkEnv


@pytest.mark.parametrize("mission", MISSIONS)
def test_gymnasium_checks_it(mission: str) -> None:
    """The check draws an action, resets and takes it, legal or not."""
    check_env(gymnasium.make(HULK_ID, mission=mission, illegal="lose").unwrapped)


@pytest.mark.parametrize("mission", MISSIONS)
def test_the_mask_is_the_option_list_for_a_squad_leader_too(mission: str) -> None:
    """He comes farther than chance does, and meets more of the questions."""
    env = SpaceHulkEnv(mission)
    _, info = env.reset(seed=3)
    over, steps = False, 0
    while not over and steps < 150:
        mask, game = info["action_mask"], env.episode.running
        assert isinstance(mask, np.ndarray)
        choice = game.pending[0]
        assert sorted([env.actions[index] for index in np.flatnonzero(mask)]) == sorted(choice.texts())
        answer = choice.options[choose_by_heuristics(game.state, choice)].text
        _, _, over, _, info = env.step(env.actions.index(answer))
        steps += 1


def test_every_verb_has_actions_and_no_two_are_alike() -> None:
    found = answers(board(NEST))
    assert {option.verb for option in found} | {answer.verb for answer in answers(board(FORGE))} == VERBS
    assert len({option.text for option in found}) == len(found)


def test_an_observation_tells_what_stands_where() -> None:
    env = SpaceHulkEnv(AIRLOCK)
    env.reset(seed=1)
    env.step(env.actions.index("listed"))
    seen = dict(zip(env.names, env.step(env.episode.legal(1)[0])[0], strict=True))
    assert seen["square.3,5.marine_here"] == 1
    assert seen["square.13,5.door.closed"] == 1
    assert seen["marine.sgt.faces.E"] == 1
    assert seen["square.4,5.seen"] > 0
    assert seen["question.kind.next_marine"] == 1


@pytest.mark.parametrize("mission", [AIRLOCK, NEST])
def test_what_is_hidden_makes_no_difference(mission: str) -> None:
    game = hulk.new(mission, seed="hidden")
    observer, rng = HulkObserver(game.state.board), random.Random(1)
    for number in range(80):
        if not game.pending:
            break
        twin = game.redealt(1, random.Random(number))
        assert (observer.observation(hulk_view(game.view(1))) == observer.observation(hulk_view(twin.view(1)))).all()
        game.apply(1, rng.choice(game.pending[0].options))


def test_what_is_earned() -> None:
    earned, info = played(SpaceHulkEnv(AIRLOCK), 3)
    assert sum(earned) == earned[-1] == (1.0 if info["won"] else -1.0)
    env = SpaceHulkEnv(AIRLOCK, reward="survivors")
    earned, info = played(env, 3)
    lost = info["lost"]
    assert isinstance(lost, int)
    assert sum(earned) == pytest.approx(-lost / 3)


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = SpaceHulkEnv(FORGE), pickle.loads(pickle.dumps(SpaceHulkEnv(FORGE)))
    assert data_equivalence(one.reset(seed=5), other.reset(seed=5))
    assert played(one, 5)[1]["turns"] == played(other, 5)[1]["turns"]


def test_a_mission_of_ones_own() -> None:
    env = SpaceHulkEnv(mission_text(AIRLOCK))
    assert env.actions == SpaceHulkEnv(AIRLOCK).actions


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"mission": "nowhere"}, "mission must be one of original-1-airlock-nine, "),
        ({"reward": "locations"}, "reward must be one of result, survivors"),
        ({"illegal": "ignore"}, "illegal must be one of"),
        ({"render_mode": "film"}, "render_mode must be"),
    ],
)
def test_what_is_no_setting_is_refused(options: dict[str, str], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        SpaceHulkEnv(**options)


def test_the_drawing() -> None:
    env = SpaceHulkEnv(AIRLOCK, render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert shown is not None
    assert "C>B>A>. . . . . . . . . + . . . + . . x" in shown
