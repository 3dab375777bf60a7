"""A rule that our engine gets wrong is noticed in few games."""

import pytest

from tests.builds import reads_sources
from tests.faults import Fault, commit

from .faults import FAULTS
from .lockstep import Difference, play, started
from .referee import Referee

pytestmark = reads_sources

GAMES = 120


@pytest.mark.parametrize("fault", FAULTS, ids=[fault.name for fault in FAULTS])
def test_is_noticed(fault: Fault) -> None:
    with commit(fault), pytest.raises(Difference):
        for number in range(GAMES):
            play(started("faults", number, late=number % 4 > 0, card=fault.card), Referee)
