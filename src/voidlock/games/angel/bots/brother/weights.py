"""Weights of the heuristics, in Marines: 0.5 is half a Marine. Trained by playing (`training/heuristics.py`)."""

from __future__ import annotations

WEIGHTS: dict[str, float] = {
    # Swarms: their cost, and the gain of slaying them.
    "lingers": 0.369,  # a card left where it is
    "lord": 0.185,  # a Brood Lord's swarm slain where his death wins, per third
    "last": 0.016,  # losing the last of a team, in addition to a Marine
    "cover": 0.28,  # a Marine who could attack a swarm
    # Positions.
    "attackable": 0.019,  # a card within range
    "lord_reach": 0.05,  # a Brood Lord within range
    "spawn_front": 0.074,  # the spawns expected from Terrain in front of him
    "spawn_reach": 0.022,  # the spawns expected from Terrain within range
    "seek": 0.308,  # a machine in front of him, times its worth
    "seek_final": 0.409,  # the same at the final location
    "move": 0.185,  # the least gain of a trade of places
    # Machines.
    "door_near": 0.521,  # a token on the Door when a pile is nearly empty
    "door_far": 0.159,  # the same when no pile is
    "tank": 0.232,  # the Tank, kept for later
    "artefact": 0.714,
    "chimney": 0.311,
    "teleport_card": 0.16,  # a card of the piles that will not spawn
    "teleport_token": 0.17,  # a token lost to the Teleportarium
    "overload": 0.078,  # the weight of the risk to the Marine who overloads the Generatorium
    "launch": 1.212,
    "toxin": 1.016,
    "minor_panel": 0.15,  # any other panel
    "launch_tokens": 0.372,  # the number of tokens at which the launch is tried
    # Fights and tokens.
    "more_attacks": 1.225,  # the attacks after the first, for a card that gives several
    "charge": -0.144,  # a charge, in addition to what it slays
    "token": 0.238,  # a token on a Marine who has none
    "token_kept": 0.101,  # a token that is not spent
    "paid": 0.179,  # the least gain of an attack that costs a token
    "stealth_pays": 0.43,  # a blip card that costs a token
}
