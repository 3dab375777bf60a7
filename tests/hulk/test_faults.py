"""An engine with one rule broken is noticed, whichever rule it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from tests.hulk.faults import FAULTS, STAGED, Patch
from tests.hulk.lockstep import Differs, Lockstep
from tests.hulk.test_lockstep import play_late
from voidlock.hulk import SpaceHulk
from voidlock.hulk.board import board_of

MOST = 150
"""Late positions that are looked at before a fault counts as unnoticed."""

SCENES = [scene for _, scene in FAULTS.values() if not isinstance(scene, int)]


@pytest.fixture
def fresh_boards() -> Iterator[None]:
    """Boards remember what they have worked out."""
    board_of.cache_clear()
    yield
    board_of.cache_clear()


@pytest.mark.parametrize("rule", FAULTS)
@pytest.mark.usefixtures("fresh_boards")
def test_a_broken_rule_of_the_marines_is_noticed(rule: str, monkeypatch: Patch) -> None:
    breaks, seen = FAULTS[rule]
    breaks(monkeypatch)
    with pytest.raises(Differs):
        if isinstance(seen, int):
            for seed in range(seen, seen + MOST):
                play_late(seed, Counter())
        else:
            seen(Lockstep(Counter()))


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_the_scenes_themselves_are_played_by_the_rules(scene: Callable[[SpaceHulk], None]) -> None:
    scene(Lockstep(Counter()))


@pytest.mark.parametrize("rule", STAGED)
def test_a_broken_rule_of_the_aliens_is_noticed(rule: str, monkeypatch: Patch) -> None:
    breaks, staged = STAGED[rule]
    staged()
    breaks(monkeypatch)
    with pytest.raises(AssertionError):
        staged()
