"""Every outcome names its roll, so that no client has to look for it."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.stage import Stage, stage
from voidlock import angel
from voidlock.engine.laws import random_game
from voidlock.games.angel.events import AttackMissed, DieRolled, MissedBy, SwarmAttacks, SwarmMissed

FIGHT = {"marine_attacks", "swarm_attacks", "die_rolled", "token_paid", "genestealer_slain", "attack_missed"}
FIGHT |= {"swarm_missed", "missed_by", "marine_slain"}

STORIES: dict[str, tuple[Callable[[], Stage], str]] = {
    "each swarm has its own roll": (
        lambda: stage("leon>, zael>", R1="claw", R2="head tongue", agenda=["swarms_attack"], dice=[5, 1]),
        "swarm_attacks 1, die_rolled 1, swarm_missed 1, swarm_attacks 2, die_rolled 2, marine_slain 2",
    ),
    "a token buys another roll, and the last one counts": (
        lambda: stage("leon> 2", R1="claw", agenda=["swarms_attack"], dice=[1, 0, 4]).answer("reroll", "reroll"),
        "swarm_attacks 1, die_rolled 1, token_paid 1, die_rolled 2, token_paid 2, die_rolled 3, swarm_missed 3",
    ),
    "three attacks of one card, with questions between them": (
        lambda: stage("leon> 1", R1="claw tail", play="full_auto", dice=[0, 4, 1, 0]).answer(
            "attack:leon:R1", "reroll", "attack:leon:R1", "slay:R1:claw", "attack:leon:R1"
        ),
        "marine_attacks -, die_rolled 1, token_paid 1, die_rolled 2, attack_missed 2, "
        "marine_attacks -, die_rolled 3, genestealer_slain 3, marine_attacks -, die_rolled 4, attack_missed 4",
    ),
    "a defence strikes back": (
        lambda: stage(
            "lorenzo>", R1="claw tail", standing=["counter_attack"], agenda=["swarms_attack"], dice=[2, 5]
        ).answer("slay:R1:claw"),
        "swarm_attacks 1, die_rolled 1, missed_by 1, genestealer_slain 1, "
        "swarm_attacks 2, die_rolled 2, swarm_missed 2",
    ),
    "what is slain before the die falls has no roll": (
        lambda: stage("claudio>", R1="claw", play="heroic_charge", dice=[0]).answer("charge:claudio", "slay:R1:claw"),
        "genestealer_slain -, die_rolled 1, marine_slain 1",
    ),
}


@pytest.mark.parametrize("story", STORIES)
def test_an_outcome_names_its_roll(story: str) -> None:
    begin, told = STORIES[story]
    fought = [event for _, event in begin().game.events if event.name in FIGHT]
    assert ", ".join([f"{event.name} {event.roll or '-'}" for event in fought]) == told


@pytest.mark.parametrize("seed", range(4))
def test_in_any_game_the_roll_of_an_attack_is_that_of_its_marine(seed: int) -> None:
    game = random_game(angel.new(players=seed % 3 + 1, seed=seed), random.Random(seed))
    dice = {event.roll: event for _, event in game.events if isinstance(event, DieRolled)}
    assert [*dice] == [*range(1, len(dice) + 1)]
    fights = [each for _, each in game.events if isinstance(each, SwarmAttacks | SwarmMissed | MissedBy | AttackMissed)]
    assert len(fights) > 4
    for event in fights:
        assert dice[event.roll].roller == event.marine, event


def test_a_clone_and_an_answer_taken_back_leave_the_roll_as_it_is() -> None:
    """The die has fallen, and the player chooses what it slays."""
    t = stage("leon>, zael>", R1="claw tail", play="full_auto", dice=[0, 1])
    game = t.answer("attack:leon:R1", "attack:leon:R1").game
    clone = game.clone()
    game.apply(1, "slay:R1:claw")
    game.undo()
    for each in (clone, game):
        assert {event.name: event.roll for event in each.apply(1, "slay:R1:tail")} == {"genestealer_slain": 2}
