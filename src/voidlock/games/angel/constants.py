"""Numbers and signs of the rules that the page draws and asks with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from voidlock.engine import Json

from .facts import EVENTS, SKULLS, teams_each
from .reasons import PATTERNS

CONSTANTS: Final[Mapping[str, Json]] = {
    "skulls": [face for face, skull in enumerate(SKULLS) if skull],
    "endangers": [event.id for event in EVENTS if event.endangers],
    "teams_each": {str(players): teams_each(players) for players in range(1, 7)},
    "patterns": {kind: list(pattern) for kind, pattern in PATTERNS.items()},
}
