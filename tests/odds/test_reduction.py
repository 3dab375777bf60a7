"""Taking positions together that can no longer differ changes no figure."""

from __future__ import annotations

import random

import pytest

from tests.odds.sampling import standing_still, view_of
from tests.stage import Stage
from voidlock.games.angel.facts import MARINE_NAMES, TEAM_NAMES
from voidlock.games.angel.odds.board import board
from voidlock.games.angel.odds.phase import Fight, Position


class Everything(Fight):
    """Keeps every position apart."""

    def reduced(self, position: Position) -> Position:
        return position


def any_position(number: int) -> Stage:
    """Two to eight Marines, most of them engaged, with tokens, the Artefact, cards in force or Brood Lords."""
    rng = random.Random(number)
    marines = rng.sample(MARINE_NAMES, rng.randint(2, 8))
    tokens = [0] * len(marines)
    for _ in range(rng.randint(0, 8)):
        tokens[rng.randrange(len(marines))] += 1
    formation = ", ".join(f"{name}{rng.choice('<>')} {own}" for name, own in zip(marines, tokens, strict=True))
    cards = ["claw", "tail", "head", "tongue"] * 9
    rng.shuffle(cards)
    lair = rng.random() < 0.3
    if lair:
        cards += ["lord_head_tail", "lord_claw_tongue"]
    engaged = [f"{side}{row + 1}" for row in range(len(marines)) for side in "LR" if rng.random() < 0.8] or ["L1"]
    swarms = {spot: " ".join(cards.pop() for _ in range(rng.choice([1, 1, 2]))) for spot in engaged}
    return standing_still(
        formation,
        players=6,
        teams=[[team] for team in TEAM_NAMES],
        phase="resolve",
        piles={"left": 2 * (not lair), "right": 2 * (not lair)},
        standing=rng.sample(["block", "defensive_stance", "counter_attack"], rng.randint(0, 3)),
        terrain={"artefact": {"held_by": rng.randint(1, 6)}},
        location="genestealer_lair" if lair else "void_lock_6",
        power_field=rng.choice(engaged),
        **swarms,
    )


@pytest.mark.parametrize("number", range(40))
def test_only_what_no_longer_matters_is_dropped(number: int) -> None:
    here = board(view_of(any_position(number)))
    fight, everything = Fight(here), Everything(here)
    fight.run()
    everything.run()
    assert fight.deaths == everything.deaths
    assert fight.defeat == everything.defeat
    assert fight.victory == everything.victory
    assert fight.positions <= everything.positions
