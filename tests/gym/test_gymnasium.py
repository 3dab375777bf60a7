"""The Gymnasium environment: the solo game, and all seats as one player."""

import pickle
import subprocess
import sys

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence

from voidlock.games.angel.environment.actions import CATALOGUE, WITH_SECONDS
from voidlock.games.angel.environment.layout import LAYOUT
from voidlock.gym import ACTIONS, ID, PASS, DeathAngelEnv, IllegalAction, SpaceHulkEnv

PLAYERS = (1, 2, 6)
RED_BLUE_GREY = [["red", "blue", "grey"]]


def answers(env: DeathAngelEnv) -> list[str]:
    """The texts of what is legal now, by the mask."""
    return [ACTIONS[index] for index in env.answers.legal]


def played(env: DeathAngelEnv | SpaceHulkEnv, seed: int) -> tuple[list[float], dict[str, object]]:
    """A whole game at random: what was earned step by step, and the last info."""
    env.reset(seed=seed)
    env.action_space.seed(seed)
    earned, over, info = [], False, dict[str, object]()
    while not over:
        observation, reward, over, truncated, info = env.step(env.action_space.sample())
        assert observation in env.observation_space
        assert not truncated
        earned.append(reward)
    return earned, info


@pytest.mark.parametrize("players", PLAYERS)
def test_gymnasium_checks_it(players: int) -> None:
    env = gymnasium.make(ID, players=players)
    check_env(env.unwrapped)


@pytest.mark.parametrize("teams", ["random", RED_BLUE_GREY])
def test_gymnasium_checks_it_without_a_draft(teams: str | list[list[str]]) -> None:
    """The check draws an action, resets and takes it, legal or not."""
    check_env(gymnasium.make(ID, teams=teams, illegal="lose").unwrapped)


def test_its_own_module_can_be_named_in_the_id() -> None:
    """In a process that has not imported it: as the documents say, the id alone is not known there."""
    program = f"""
import gymnasium
try:
    gymnasium.make("{ID}")
except gymnasium.error.NamespaceNotFound:
    print("unknown")
print(type(gymnasium.make("voidlock.gym:{ID}").unwrapped).__name__)
"""
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["unknown", DeathAngelEnv.__name__]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_mask_is_the_option_list_of_the_seat_that_is_asked(players: int) -> None:
    env = DeathAngelEnv(players=players)
    _, info = env.reset(seed=2)
    over = False
    while not over:
        choice = env.episode.running.pending[0]
        mask = info["action_mask"]
        assert isinstance(mask, np.ndarray)
        assert sorted([ACTIONS[index] for index in np.flatnonzero(mask)]) == sorted(choice.texts())
        assert info["seat"] == choice.seat
        _, _, over, _, info = env.step(env.action_space.sample())
    assert env.answers.legal == [PASS]


# ---------------------------------------------------------------------- illegal actions


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (PASS, r"seat 1 is asked choose_team and cannot answer 0 \(pass\), but 12 \(team:green\), "),
        (CATALOGUE.index["attack:leon:L3"], r"cannot answer \d+ \(attack:leon:L3\)"),
        (
            CATALOGUE.size,
            rf"{CATALOGUE.size} is no action: actions are the whole numbers from 0 to {CATALOGUE.size - 1}",
        ),
        (-1, "-1 is no action"),
    ],
)
def test_an_illegal_action_is_refused_and_changes_nothing(action: int, why: str) -> None:
    env = DeathAngelEnv()
    before, _ = env.reset(seed=1)
    with pytest.raises(IllegalAction, match=why):
        env.step(action)
    assert (env.episode.observation(1) == before).all()
    env.step(CATALOGUE.index["team:red"])


def test_an_illegal_action_can_lose_the_game_instead() -> None:
    env = DeathAngelEnv(illegal="lose")
    env.reset(seed=1)
    _, earned, over, truncated, info = env.step(CATALOGUE.index["attack:leon:L3"])
    assert (earned, over, truncated, info["won"]) == (-1.0, True, False, False)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(PASS)
    env.reset()
    assert answers(env)[0] == "team:green"


def test_steps_before_the_first_game_and_after_the_last_are_refused() -> None:
    env = DeathAngelEnv()
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        env.step(PASS)
    played(env, 1)
    with pytest.raises(gymnasium.error.ResetNeeded, match="over"):
        env.step(PASS)


# ---------------------------------------------------------------------- seeds


def test_a_seed_gives_the_same_game_and_the_same_games_after_it() -> None:
    one, other = DeathAngelEnv(players=2), DeathAngelEnv(players=2)
    for seed in (3, None, None):
        assert data_equivalence(one.reset(seed=seed), other.reset(seed=seed), exact=True)
        over = False
        while not over:
            action = one.action_space.sample()
            result = one.step(action)
            assert data_equivalence(result, other.step(action), exact=True)
            over = result[2]


def test_games_after_a_seed_differ() -> None:
    env = DeathAngelEnv(teams="random")
    first, _ = env.reset(seed=3)
    assert not all((env.reset()[0] == first).all() for _ in range(3))


# ---------------------------------------------------------------------- rewards


@pytest.mark.parametrize("players", [1, 4])
def test_by_default_only_the_end_counts(players: int) -> None:
    for seed in range(5):
        earned, info = played(DeathAngelEnv(players=players), seed)
        assert earned[:-1] == [0.0] * (len(earned) - 1)
        assert earned[-1] == (1.0 if info["won"] else -1.0)


@pytest.mark.parametrize(("players", "ahead"), [(1, 3), (4, 4)])
def test_shares_for_locations_and_marines(players: int, ahead: int) -> None:
    """By the same random answers, all rewards tell of the same games."""
    travelled = 0
    for seed in range(12):
        (result, info), (locations, _), (survivors, _), (both, _) = (
            played(DeathAngelEnv(players=players, reward=reward), seed)
            for reward in ("result", "locations", "survivors", "locations+survivors")
        )
        reached, living = info["locations"], info["survivors"]
        assert isinstance(reached, int)
        assert isinstance(living, int)
        marines = {1: 6, 4: 8}[players]
        assert sum(locations) == pytest.approx(sum(result) + (reached - 1) / ahead)
        assert sum(survivors) == pytest.approx(sum(result) + living / marines - 1)
        assert sum(both) == pytest.approx(sum(locations) + sum(survivors) - sum(result))
        travelled += reached - 1
    assert travelled


# ---------------------------------------------------------------------- the rest


def test_it_is_drawn_in_plain_text() -> None:
    env = DeathAngelEnv(teams=RED_BLUE_GREY, render_mode="ansi")
    env.reset(seed=1)
    while env.episode.running.pending[0].kind != "choose_action":
        env.step(env.action_space.sample())
    drawn = env.render()
    assert isinstance(drawn, str)
    assert drawn.startswith("Round 1, Choose Actions Phase.\nLocation: Void Lock. Ahead: tier 2, tier 3, tier 4.\n")
    assert all(name in drawn for name in ("Leon", "Valencio", "Lorenzo", "Deino", "Calistarius", "Scipio"))
    assert "Seat 1 is asked: choose_action: red" in drawn


def test_drawing_without_a_mode_is_warned_of() -> None:
    env = DeathAngelEnv()
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None


def test_a_pickle_makes_it_again() -> None:
    env: DeathAngelEnv = pickle.loads(pickle.dumps(DeathAngelEnv(players=3, reward="locations")))
    assert (env.episode.settings.players, env.episode.settings.reward) == (3, "locations")
    env.reset(seed=1)


@pytest.mark.parametrize(
    ("mode", "more"),
    [("sync", {}), ("async", {}), pytest.param("async", {"context": "spawn"}, marks=pytest.mark.slow)],
)
def test_many_at_once(mode: str, more: dict[str, object]) -> None:
    """Masks come stacked; a game that ends is followed by the next one. New processes need nothing of this one."""
    envs = gymnasium.make_vec(ID, num_envs=2, vectorization_mode=mode, vector_kwargs=more, reward="locations")
    try:
        observations, infos = envs.reset(seed=7)
        rng = np.random.default_rng(7)
        ended = 0
        for _ in range(300):
            chosen = [rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]]
            observations, _, over, _, infos = envs.step(np.array(chosen))
            assert observations.shape == (2, LAYOUT.size)
            assert infos["action_mask"].shape == (2, CATALOGUE.size)
            ended += int(over.sum())
        assert ended
    finally:
        envs.close()


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"players": 0}, "players must be a whole number from 1 to 6, not 0"),
        ({"players": 7}, "players must be a whole number from 1 to 6, not 7"),
        ({"players": True}, "players must be a whole number"),
        ({"players": 1.0}, "players must be a whole number from 1 to 6, not 1.0"),
        ({"players": None}, "players must be a whole number from 1 to 6, not None"),
        ({"players": "two"}, "players must be a whole number from 1 to 6, not 'two'"),
        ({"teams": "pink"}, "teams must be draft, random, or a list that gives each of 1 player"),
        ({"teams": [["red", "blue", "pink"]]}, "3 of green, yellow, red, blue, grey, purple: not .*pink"),
        ({"teams": [["red", "blue"]]}, "teams must be draft, random, or a list"),
        ({"teams": 5}, "teams must be draft, random, or a list"),
        ({"players": 2, "teams": [["red", "blue"], ["red", "grey"]]}, "“red” appears twice"),
        ({"reward": "glory"}, "reward must be one of result, locations, survivors, .* not 'glory'"),
        ({"illegal": "ignore"}, "illegal must be one of raise, lose, not 'ignore'"),
        ({"render_mode": "film"}, "render_mode must be None or one of human, ansi, rgb_array, not 'film'"),
    ],
)
def test_what_is_no_setting_is_refused(wrong: dict[str, object], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        DeathAngelEnv(**wrong)  # type: ignore[arg-type]  # wrong on purpose


def test_a_number_of_players_out_of_an_array() -> None:
    env = DeathAngelEnv(players=np.int64(2))  # type: ignore[arg-type]  # as programs that try many of them do
    assert type(env.episode.settings.players) is int
    assert env.reset(seed=1)[0].shape == (LAYOUT.size,)


def test_settings_are_those_of_the_games_and_second_swarms_have_actions_of_their_own() -> None:
    env = DeathAngelEnv(teams="random", settings={"merge": "event", "targets": "any"})
    assert env.answers.n == WITH_SECONDS.size > CATALOGUE.size
    _, info = env.reset(seed=3)
    over = False
    while not over:
        _, _, over, _, info = env.step(env.action_space.sample())
    assert env.episode.running.state.settings.merge == "event"
    assert len(info["action_mask"]) == WITH_SECONDS.size  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="merge: attack or event"):
        DeathAngelEnv(settings={"merge": "later"})


def test_the_masks_have_the_form_that_maskable_ppo_wants() -> None:
    env = DeathAngelEnv(players=2)
    _, info = env.reset(seed=5)
    for _ in range(20):
        masks = env.action_masks()
        assert masks.dtype == np.bool_ and np.array_equal(masks, np.asarray(info["action_mask"]))
        _, _, _, _, info = env.step(env.action_space.sample(info["action_mask"]))


def test_a_picture_has_the_letters_of_the_drawing() -> None:
    first, second = (DeathAngelEnv(teams="random", render_mode="rgb_array") for _ in range(2))
    first.reset(seed=1)
    second.reset(seed=2)
    one, other = first.render(), second.render()
    assert isinstance(one, np.ndarray) and isinstance(other, np.ndarray)
    assert one.dtype == np.uint8 and one.ndim == 3 and one.shape[2] == 3
    assert one.shape == other.shape and not np.array_equal(one, other)
