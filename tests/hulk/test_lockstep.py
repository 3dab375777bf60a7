"""Marines and dice in random games and in random late positions: the engine does what the literal reading says."""

from __future__ import annotations

import os
import random
from collections import Counter

import pytest

from tests.hulk.late import late_state
from tests.hulk.lockstep import Lockstep
from tests.hulk.policies import MISSIONS, careful, uniform
from voidlock.engine import Choice, Game, Origin, Source, new_game, seed_of

GAMES = int(os.environ.get("VOIDLOCK_GAMES", "1"))
"""`VOIDLOCK_GAMES=20` plays twenty times as many games, and to their end."""

TURNS = 3 if GAMES == 1 else 999
POLICIES = (uniform, careful)


def play_mission(mission: str, seed: int, turns: int, checked: Counter[str]) -> None:
    rng = random.Random(seed)
    game = new_game(Lockstep(checked), Origin(f"lockstep {seed}", {"mission": mission}), keep=False)
    while game.pending and game.state.turn <= turns:
        game.play(POLICIES[seed % 2](game.pending[0], rng))


def play_late(seed: int, checked: Counter[str]) -> None:
    """To the end of the turn from a late position."""
    rng = random.Random(seed)
    state = late_state(seed)
    source = Source(seed_of(f"late {seed}"), {"die": matching_dice(rng)})
    game = Game(Lockstep(checked), state, source, keep=False).start()
    last = state.turn
    while game.pending and game.state.turn <= last:
        game.play(any_verb(game.pending[0], rng))


def any_verb(choice: Choice[object], rng: random.Random) -> int:
    """A verb first and then one of its answers, so that rare orders are given as often as moves."""
    verbs: dict[str, list[int]] = {}
    for place, option in enumerate(choice.options):
        verbs.setdefault(option.verb, []).append(place)
    verb = rng.choice([verb for verb in verbs if verb not in ("done", "end")] or list(verbs))
    return rng.choice(verbs[verb] if rng.random() < 0.9 else range(len(choice.options)))


def matching_dice(rng: random.Random) -> list[int]:
    """Dice that like to show the same again: jams and explosions are about that."""
    faces = [rng.randint(1, 6)]
    while len(faces) < 1000:
        faces.append(faces[-1] if rng.random() < 0.4 else rng.randint(1, 6))
    return faces


@pytest.mark.rule(
    "ACT-1", "ACT-2", "ACT-3", "CP-1", "CP-2", "CP-3", "CP-4", "MOV-1", "MOV-2", "MOV-3", "MOV-4", "MOV-7"
)
@pytest.mark.parametrize("mission", MISSIONS)
def test_marines_may_do_what_the_literal_reading_allows(mission: str) -> None:
    checked: Counter[str] = Counter()
    for seed in range(2 * GAMES):
        play_mission(mission, seed, TURNS, checked)
    assert checked["costs"] > 20


@pytest.mark.rule("SHT-2", "JAM-1", "ACN-3", "FLA-3", "FLA-6", "OVW-5", "CLS-2", "CLS-6", "CLS-7", "PSI-2", "PSI-4")
def test_dice_do_what_the_literal_reading_says() -> None:
    checked: Counter[str] = Counter()
    for seed in range(60 * GAMES):
        play_late(seed, checked)
    tasks = ("activation", "commanded", "free_shot", "reaction", "overwatch_fire", "reveals", "stealer_acts")
    assert all(checked[task] for task in tasks), checked
