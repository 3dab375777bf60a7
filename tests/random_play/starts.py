"""Random starting positions: at the beginning, or late in the game, so that games also see its end."""

from __future__ import annotations

import random

from voidlock.engine import Json, Origin
from voidlock.games.angel.facts import (
    ICON_NAMES,
    LOCATIONS,
    LORD_NAMES,
    MARINE_NAMES,
    MARINES_OF,
    SPOT_NAMES,
    TEAM_NAMES,
    of_tier,
    setup_for,
)
from voidlock.games.angel.settings import CHOICES

TIERS = ("2", "3", "4", "4")
"""The location tiers of a late start: most often the last."""

BAG = ICON_NAMES * 9


def readings(players: int, seed: str) -> dict[str, Json]:
    """The rules settings: the default for half of the games, random ones for the others."""
    rng = random.Random(f"readings {players} {seed}")
    return {name: rng.choice(values) for name, values in CHOICES.items()} if rng.random() < 0.5 else {}


def fresh(players: int, seed: str) -> Origin:
    return Origin(seed, {"players": players, "teams": "draft", "settings": readings(players, seed)})


def late(players: int, seed: str) -> Origin:
    """A late position: some Marines dead, some with tokens, swarms around them, piles half empty."""
    rng = random.Random(f"{players} {seed}")
    teams = rng.sample(range(len(TEAM_NAMES)), setup_for(players).teams)
    marines = [marine for team in teams for marine in MARINES_OF[team]]
    living = rng.sample(marines, rng.randint(2, len(marines)))
    tokens = [0] * len(living)
    for _ in range(rng.randint(0, 9)):
        tokens[rng.randrange(len(living))] += 1
    location = LOCATIONS[rng.choice(of_tier(rng.choice(TIERS)))]
    position: dict[str, Json] = {
        "settings": readings(players, seed),
        "players": players,
        "teams": [[TEAM_NAMES[team] for team in teams[seat::players]] for seat in range(players)],
        "formation": [
            f"{MARINE_NAMES[marine]}{rng.choice('<>')} {number}" for marine, number in zip(living, tokens, strict=True)
        ],
        "location": location.id,
        "piles": {side: rng.randint(1, 5) for side in ("left", "right")},
        "swarms": _swarms(len(living), LORD_NAMES if location.id == "genestealer_lair" else (), rng),
        "round": rng.randint(5, 12),
    }
    return Origin(seed, None, position)


def _swarms(rows: int, lords: tuple[str, ...], rng: random.Random) -> dict[str, Json]:
    swarms: dict[str, Json] = {}
    for kind in (*rng.sample(BAG, rng.randint(0, min(2 * rows, 16))), *lords):
        spot = rng.choice(SPOT_NAMES[: 2 * rows])
        swarms[spot] = f"{swarms.get(spot, '')} {kind}"
    return swarms


STARTS = {"fresh": fresh, "late": late}
