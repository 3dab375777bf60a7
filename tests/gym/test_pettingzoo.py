"""The PettingZoo environments: an agent at every seat."""

import pickle
from collections.abc import Callable

import numpy as np
import pytest

# PettingZoo has types in its sources and does not say so to mypy.
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)
from pettingzoo.utils.wrappers import TerminateIllegalWrapper  # type: ignore[import-untyped]

from voidlock.games.angel import State
from voidlock.games.angel.environment import angel_v0
from voidlock.games.angel.environment.actions import CATALOGUE
from voidlock.gym import ACTIONS, PASS, IllegalAction
from voidlock.gym.multi import Seats

PLAYERS = (1, 3, 6)
TWO = [["red", "blue"], ["grey", "green"]]

# PettingZoo's test knows the environments with masked observations by a list of its own classic games, and finds it
# odd when others do as they do.
as_in_classic_games = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]


def marked(test: Callable[..., None]) -> Callable[..., None]:
    for mark in as_in_classic_games:
        test = mark(test)
    return test


def legal(mask: object) -> list[str]:
    return [ACTIONS[index] for index in np.flatnonzero(np.asarray(mask))]


@pytest.mark.parametrize("players", PLAYERS)
@marked
def test_pettingzoo_checks_it(players: int) -> None:
    api_test(angel_v0.env(players=players), num_cycles=200)
    api_test(angel_v0.raw_env(players=players, teams="random"), num_cycles=200)


@pytest.mark.parametrize("players", PLAYERS)
def test_pettingzoo_checks_the_parallel_one(players: int) -> None:
    parallel_api_test(angel_v0.parallel_env(players=players), num_cycles=300)
    parallel_api_test(angel_v0.parallel_env(players=players, teams="random"), num_cycles=300)


@pytest.mark.parametrize("players", PLAYERS)
def test_pettingzoo_checks_the_seeds(players: int) -> None:
    seed_test(lambda: angel_v0.env(players=players), num_cycles=100)
    parallel_seed_test(lambda: angel_v0.parallel_env(players=players), num_cycles=100)


@pytest.mark.parametrize("players", [1, 3])
def test_pettingzoo_checks_the_drawings_and_the_state(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: angel_v0.env(players=players, render_mode=render_mode))
    assert "is asked" not in capsys.readouterr().out.splitlines()[0]
    state_test(angel_v0.env(players=players), angel_v0.parallel_env(players=players), num_cycles=50)


def test_the_state_is_what_all_seats_see() -> None:
    env = angel_v0.raw_env(players=2)
    env.reset(seed=3)
    one, two = (env.observe(agent)["observation"] for agent in env.possible_agents)
    assert np.array_equal(env.state(), [*one, *two])
    assert env.state_space.contains(env.state())


# ---------------------------------------------------------------------- one seat at a time


@pytest.mark.parametrize("players", PLAYERS)
def test_every_seat_has_the_mask_of_what_it_owes(players: int) -> None:
    env = angel_v0.raw_env(players=players)
    env.reset(seed=4)
    for agent in env.agent_iter():
        if env.terminations[agent]:
            env.step(None)
            continue
        for other in env.agents:
            owed = env.episode.running.choices_of(env.seat_of[other])
            mask = env.observe(other)["action_mask"]
            assert sorted(legal(mask)) == (sorted(owed[0].texts()) if owed else ["pass"])
        env.step(env.action_space(agent).sample())
    assert env.agents == []


def test_secret_answers_are_given_in_the_order_of_the_seats_and_not_seen() -> None:
    env = angel_v0.raw_env(players=2, teams=TWO)
    env.reset(seed=1)
    while env.episode.running.pending[0].kind != "choose_action":
        env.step(env.action_space(env.agent_selection).sample())
    before = env.observe("player_2")["observation"]
    order = []
    for text in ("choose:full_auto", "choose:intimidation"):
        order.append(env.agent_selection)
        env.step(CATALOGUE.index[text])
        assert (env.observe("player_2")["observation"] == before).all()
    assert order == ["player_1", "player_1"]
    assert env.agent_selection == "player_2"


@pytest.mark.parametrize("players", [2, 6])
def test_all_seats_earn_the_same_and_stay_to_the_end(players: int) -> None:
    """A seat without living Marines is not asked any more, but ends with the others."""
    eliminated = 0
    for seed in range(5):
        env = angel_v0.raw_env(players=players, reward="locations+survivors")
        env.reset(seed=seed)
        total = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            _, earned, over, _, info = env.last()
            total[agent] += earned
            if over:
                assert set(info) == {"won", "locations", "survivors", "rounds"}
                env.step(None)
            else:
                assert env.agents == env.possible_agents
                seen = env.episode.view(0)["open"]
                in_play = {team["seat"] for team in seen["teams"].values() if team["in_play"]}
                if seen["phase"] != "setup":
                    assert env.seat_of[agent] in in_play
                    eliminated += len(in_play) < players
                env.step(env.action_space(agent).sample())
        assert len(set(np.round(list(total.values()), 9))) == 1
    assert eliminated


def test_pettingzoos_wrapper_ends_the_game_at_an_illegal_action() -> None:
    env = TerminateIllegalWrapper(angel_v0.raw_env(players=2), illegal_reward=-1)
    env.reset(seed=1)
    env.step(PASS)
    assert all(env.terminations.values())


def test_an_illegal_action_can_lose_the_game_for_all() -> None:
    env = angel_v0.env(players=2, illegal="lose")
    env.reset(seed=1)
    env.step(PASS)
    assert all(env.terminations.values())
    assert set(env.rewards.values()) == {-1.0}


# ---------------------------------------------------------------------- all seats at once


def test_seats_that_owe_nothing_only_pass() -> None:
    env = angel_v0.parallel_env(players=3)
    observations, _ = env.reset(seed=1)
    asked = env.possible_agents[env.episode.seat_to_answer - 1]
    for agent, seen in observations.items():
        assert (legal(seen["action_mask"]) == ["pass"]) == (agent != asked)
    with pytest.raises(IllegalAction, match=r"owes no answer and can only pass \(0\), not 14 \(team:red\)"):
        env.step(dict.fromkeys(env.agents, CATALOGUE.index["team:red"]))
    env.step({asked: CATALOGUE.index["team:red"]})


def test_choices_owed_together_are_answered_in_one_step() -> None:
    env = angel_v0.parallel_env(players=2, teams=TWO)
    env.reset(seed=1)
    while env.episode.running.pending[0].kind != "choose_action":
        env.step({agent: env.action_space(agent).sample() for agent in env.agents})
    observations, *_ = env.step(
        {"player_1": CATALOGUE.index["choose:full_auto"], "player_2": CATALOGUE.index["choose:dead_aim"]}
    )
    assert [choice.seat for choice in env.episode.running.pending] == [1, 2]
    assert legal(observations["player_1"]["action_mask"])[0] == "choose:counter_attack"
    assert legal(observations["player_2"]["action_mask"])[0] == "choose:power_field"
    env.step({"player_1": CATALOGUE.index["choose:intimidation"], "player_2": CATALOGUE.index["choose:power_field"]})
    assert env.episode.view(0)["open"]["phase"] == "resolve"


def test_one_illegal_action_stops_all_of_them() -> None:
    env = angel_v0.parallel_env(players=2, teams=TWO)
    env.reset(seed=1)
    while env.episode.running.pending[0].kind != "choose_action":
        env.step({agent: env.action_space(agent).sample() for agent in env.agents})
    before = env.episode.observation(1)
    with pytest.raises(IllegalAction):
        env.step({"player_1": CATALOGUE.index["choose:full_auto"], "player_2": PASS})
    assert (env.episode.observation(1) == before).all()


def test_an_unknown_agent_is_named() -> None:
    env = angel_v0.parallel_env(players=2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="there is no agent 'player_3': the agents are player_1, player_2"):
        env.step({"player_3": PASS})


def test_both_lead_the_same_game_to_the_same_end() -> None:
    """By the same answers of the seats, one at a time or at once."""
    turns, at_once = angel_v0.raw_env(players=3, teams="random"), angel_v0.parallel_env(players=3, teams="random")
    turns.reset(seed=9)
    observations, _ = at_once.reset(seed=9)
    while at_once.agents:
        actions = {agent: at_once.action_space(agent).sample() for agent in at_once.agents}
        for agent, action in actions.items():
            if action != PASS:
                assert turns.episode.legal(turns.seat_of[agent]) == at_once.episode.legal(turns.seat_of[agent])
        seats = {choice.seat for choice in at_once.episode.running.pending}
        observations, _, _, _, infos = at_once.step(actions)
        for seat in sorted(seats):
            turns.episode.act({seat: actions[f"player_{seat}"]})
        for agent, seen in observations.items():
            assert (seen["observation"] == turns.observe(agent)["observation"]).all()
    assert turns.episode.over
    assert infos["player_1"] == turns.episode.outcome()


# ---------------------------------------------------------------------- the rest


@pytest.mark.parametrize("made", [angel_v0.raw_env, angel_v0.parallel_env])
def test_everybody_sees_the_same_drawing(made: Callable[..., Seats[State]]) -> None:
    env = pickle.loads(pickle.dumps(made(players=2, teams=TWO, render_mode="ansi")))
    env.reset(seed=1)
    drawn = env.render()
    assert drawn.startswith(("Setup.", "Round 1, "))
    assert "is asked" not in drawn
    env.close()


@pytest.mark.parametrize("made", [angel_v0.env, angel_v0.raw_env, angel_v0.parallel_env])
def test_what_is_no_setting_is_refused(made: Callable[..., object]) -> None:
    with pytest.raises(ValueError, match="players must be a whole number from 1 to 6, not 7"):
        made(players=7)
