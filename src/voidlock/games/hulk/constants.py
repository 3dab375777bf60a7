"""Numbers and signs of the rules that the page draws and asks with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Final

from voidlock.engine import Json

from .facts import GUNS, MARINE_AP, OVERWATCH_RANGE, ROLES, WEAPONS
from .marines.orders import ATTACKS
from .mission.checks import LARGEST, MOST_MARINES
from .mission.mission import CONDITIONS, FLOOR, SIGNS, USUAL, VICTORIES
from .mission.sections import UNKNOWN
from .reasons import ASKED_ABOUT, CARRIER_ASKED, WEAPON_ASKED
from .view.squares import LAYERS

CONSTANTS: Final[Mapping[str, Json]] = {
    "attacks": list(ATTACKS),
    "marine_ap": MARINE_AP,
    "overwatch_range": OVERWATCH_RANGE,
    "floor": "".join(sorted(FLOOR)),
    "signs": dict(SIGNS),
    "layers": list(LAYERS),
    "asked_about": {kind: {thing: list(verbs) for thing, verbs in of.items()} for kind, of in ASKED_ABOUT.items()},
    "weapon_asked": dict(WEAPON_ASKED),
    "carrier_asked": list(CARRIER_ASKED),
    "editor": {
        "section_unknown": UNKNOWN,
        "special": {name: value for name, value in asdict(USUAL).items() if type(value) is int},
        "largest_map": LARGEST,
        "most_marines": MOST_MARINES,
        "roles": list(ROLES),
        "weapons": list(WEAPONS),
        "guns": list(GUNS),
        "conditions": {name: list(kinds) for name, kinds in CONDITIONS.items()},
        "victories": [name for name in CONDITIONS if name in VICTORIES],
    },
}
