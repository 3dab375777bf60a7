"""The numbers behind the rules of thumb, in Marines: 0.5 is half a Marine. Found by playing (`training/thumbs.py`)."""

from __future__ import annotations

WEIGHTS: dict[str, float] = {
    # What swarms cost, and what slaying them is worth.
    "lingers": 0.369,  # a card that is left where it is
    "lord": 0.185,  # a Brood Lord's swarm slain, where his death wins, a third of it
    "last": 0.016,  # losing the last of a team, beyond a Marine
    "cover": 0.28,  # a Marine who could attack a swarm
    # Where to stand.
    "attackable": 0.019,  # a card within range
    "lord_reach": 0.05,  # a Brood Lord within range
    "spawn_front": 0.074,  # what will come out of Terrain in front of him
    "spawn_reach": 0.022,  # what will come out of Terrain within range
    "seek": 0.308,  # a machine in front of him, by what it is worth
    "seek_final": 0.409,  # the same at the final location
    "move": 0.185,  # a trade of places must gain more
    # Machines.
    "door_near": 0.521,  # a token on the Door when a pile is nearly empty
    "door_far": 0.159,  # and when none is
    "tank": 0.232,  # the Tank, kept for later
    "artefact": 0.714,
    "chimney": 0.311,
    "teleport_card": 0.16,  # a card of the piles that will not come
    "teleport_token": 0.17,  # a token lost to the Teleportarium
    "overload": 0.078,  # the chance to lose whoever overloads the Generatorium, as it counts
    "launch": 1.212,
    "toxin": 1.016,
    "minor_panel": 0.15,  # any other panel
    "launch_tokens": 0.372,  # with so many tokens the launch is tried
    # Fights and tokens.
    "more_attacks": 1.225,  # the attacks after the first, of a card that gives several
    "charge": -0.144,  # a charge, beyond what it slays
    "token": 0.238,  # a token on a Marine who has none
    "token_kept": 0.101,  # a token that is not spent
    "paid": 0.179,  # an attack that costs a token must be worth more
    "stealth_pays": 0.43,  # a blip card that costs a token
}
