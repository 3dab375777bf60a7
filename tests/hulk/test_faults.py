"""An engine with one rule broken is noticed, whichever rule it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from tests.builds import reads_sources
from tests.faults import Fault, commit
from tests.hulk import test_solo
from tests.hulk.faults import FAULTS, SHORT_DETOURS, Seen
from tests.hulk.lockstep import Differs, Lockstep
from tests.hulk.test_lockstep import play_late
from voidlock.games.hulk.map.board import board_of
from voidlock.hulk import SpaceHulk

pytestmark = reads_sources

MOST = 150
"""Late positions that are looked at before a fault counts as unnoticed."""

SCENES = [scene for _, scene in FAULTS if not isinstance(scene, int)]


@pytest.fixture
def fresh_boards() -> Iterator[None]:
    """Boards remember what they have worked out."""
    board_of.cache_clear()
    yield
    board_of.cache_clear()


@pytest.mark.parametrize(("fault", "seen"), FAULTS, ids=[fault.name for fault, _ in FAULTS])
@pytest.mark.usefixtures("fresh_boards")
def test_is_noticed(fault: Fault, seen: Seen) -> None:
    # The twin asserts some rules as it follows the engine.
    with commit(fault), pytest.raises((Differs, AssertionError)):
        if isinstance(seen, int):
            for seed in range(seen, seen + MOST):
                play_late(seed, Counter())
        else:
            seen(Lockstep(Counter()))


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_the_scenes_themselves_are_played_by_the_rules(scene: Callable[[SpaceHulk], None]) -> None:
    scene(Lockstep(Counter()))


def test_a_broken_rule_of_the_aliens_is_noticed() -> None:
    def go_round() -> None:
        test_solo.test_a_way_round_may_cost_six_more_and_no_seven("S1", "7,1", "round", 11)

    go_round()
    with commit(SHORT_DETOURS), pytest.raises(AssertionError):
        go_round()
