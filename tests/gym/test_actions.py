"""One action space for the whole game: an index always means the same answer."""

import os
import random

import pytest

from tests.builds import reads_sources
from tests.random_play.policies import POLICIES, play_out
from tests.random_play.starts import STARTS
from tests.texts import sources
from voidlock.angel import RULES
from voidlock.engine import Choice, new_game
from voidlock.games.angel.environment.actions import (
    ANSWERS,
    CATALOGUE,
    SECOND_ANSWERS,
    WITH_SECONDS,
    catalogue_of,
)
from voidlock.games.angel.state.options import VERBS
from voidlock.gym import ACTIONS, PASS
from voidlock.gym.catalogue import Catalogue

GAMES = 10 * int(os.environ.get("VOIDLOCK_GAMES", "1"))
"""For each number of players, start and way of playing: 360 games in all."""


def test_pass_comes_first_and_every_action_has_a_text_of_its_own() -> None:
    assert ACTIONS[PASS] == "pass"
    assert PASS == 0
    assert len(set(ACTIONS)) == CATALOGUE.size == len(CATALOGUE.index)


def test_second_swarms_come_after_all_other_actions() -> None:
    assert WITH_SECONDS.texts[: CATALOGUE.size] == ACTIONS
    assert {"target:L1b", "attack:leon:R12b", "slay:R3b:claw"} <= set(WITH_SECONDS.texts[CATALOGUE.size :])
    assert len(WITH_SECONDS.index) == WITH_SECONDS.size


@reads_sources
def test_every_answer_that_the_sources_can_make_has_its_group() -> None:
    made = {(group.options[0].verb, tuple(thing.kind for thing in group.options[0].things)) for group in ANSWERS}
    assert made == sources.angel_answers()
    assert {verb for verb, _ in made} == VERBS


def test_the_answers_of_a_group_look_alike() -> None:
    for group in (*ANSWERS, *SECOND_ANSWERS):
        kinds = {(option.verb, tuple(thing.kind for thing in option.things)) for option in group.options}
        assert len(kinds) == 1, group.form


@pytest.mark.slow
@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("start", STARTS)
def test_whole_games_offer_nothing_else(players: int, start: str) -> None:
    asked = 0

    def found(choice: Choice[object], catalogue: Catalogue) -> None:
        legal = catalogue.indices(choice)
        assert [catalogue.texts[index] for index in legal] == choice.texts()
        assert len(set(legal)) == len(choice.options), f"{choice}: two answers share an action"
        assert PASS not in legal

    for name, policy in POLICIES.items():
        for seed in range(GAMES):
            rng = random.Random(f"{players} {start} {name} {seed}")
            game = new_game(RULES, STARTS[start](players, f"{name} {seed}"), keep=False)

            def watched(state: object, choice: Choice[object], rng: random.Random) -> int:
                found(choice, catalogue_of(game.state.settings))  # noqa: B023
                return policy(game.state, choice, rng)  # noqa: B023  # called before the loop goes on

            asked += play_out(game, watched, rng)
            assert game.result
    assert asked > 500


def test_a_mask_is_one_for_what_is_legal() -> None:
    legal = [PASS, 5, CATALOGUE.size - 1]
    made = CATALOGUE.mask(legal)
    assert made.shape == (CATALOGUE.size,)
    assert made.dtype.name == "int8"
    assert [index for index, one in enumerate(made) if one] == legal
