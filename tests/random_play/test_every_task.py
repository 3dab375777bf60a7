"""What holds before every task of random games, seen by watching the agenda."""

import random

import pytest

from tests.random_play.angel_laws import slots
from tests.random_play.play import PLAYERS, Watched, play, started
from tests.random_play.policies import careful
from voidlock.angel import RULES, State
from voidlock.engine import Task, seed_of
from voidlock.games.angel.files.invariants import broken_invariants

BEHIND_A_CHECK = ("resolve_phase", "attack_phase", "event_phase", "end_round")
"""The tasks that come after a travel check, and the travel if there was one."""


@pytest.mark.parametrize("players", PLAYERS)
def test_written_positions_read_back_equal(players: int) -> None:
    """At every task a position can be written down and read back, complete, whatever the seed."""

    def watch(state: State, task: Task) -> None:
        if state.formation:
            again = RULES.place(RULES.write(state), seed_of("another"))
            assert slots(again) == slots(state), task

    for seed in range(2):
        for start in ("fresh", "late"):
            play(started(start, players, seed, Watched(watch)), careful, random.Random(seed))


@pytest.mark.rule("I-1", "I-2", "I-3", "I-4", "I-5", "I-6")
@pytest.mark.parametrize("players", PLAYERS)
def test_invariants_hold_before_every_task(players: int) -> None:
    def watch(state: State, task: Task) -> None:
        assert broken_invariants(state) == [], task

    for seed in range(5):
        for start in ("fresh", "late"):
            play(started(start, players, seed, Watched(watch)), careful, random.Random(seed))


@pytest.mark.rule("I-7")
@pytest.mark.parametrize("players", PLAYERS)
def test_an_empty_pile_after_a_travel_check_was_left_by_the_travel(players: int) -> None:
    checks: list[int] = []
    travels: list[str] = []

    def watch(state: State, task: Task) -> None:
        if task[0] == "travel_check":
            checks.append(len(state.location_deck))
        if task[0] in BEHIND_A_CHECK and checks and checks[-1] and not all(state.piles):
            travels.append(task[0])
            assert len(state.location_deck) == checks[-1] - 1, task

    for seed in range(20):
        checks.clear()
        play(started("fresh", players, seed, Watched(watch)), careful, random.Random(seed))
    assert checks
