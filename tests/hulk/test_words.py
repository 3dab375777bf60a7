"""Everything of the game that has a name has one in both languages."""

from __future__ import annotations

import pytest

from voidlock.hulk.facts import FACING_NAMES, PHASE_NAMES, ROLES, WEAPONS
from voidlock.hulk.mission import CONDITIONS
from voidlock.hulk.state import OBJECT_STATES
from voidlock.texts import LANGUAGES, Words

NAMED = {
    "facing": FACING_NAMES,
    "phase": PHASE_NAMES,
    "role": ROLES,
    "weapon": WEAPONS,
    "condition": tuple(CONDITIONS),
    "state": OBJECT_STATES,
    "result": ("win", "loss", "draw"),
    "stop": (
        *("no_ap", "sight", "passing", "near", "no_path", "entry_taken", "entry_seen", "entry_burning", "entry_near"),
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", NAMED)
def test_names(language: str, kind: str) -> None:
    words = Words(language)
    names = [words.name(kind, id) for id in NAMED[kind]]
    assert len(set(names)) == len(names) and all(names)
