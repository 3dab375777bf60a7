"""The dice that can be checked: two words at first, the hash when it is asked for."""

from __future__ import annotations

import asyncio

import pytest

from tests.saying import said
from tests.terminal.full_screen.acting import acting
from tests.terminal.model.table import at_home
from voidlock.engine import Origin, fair_dice
from voidlock.games.angel.kit import KIT

FAIR = fair_dice("00" * 32)


@pytest.mark.parametrize("columns", [60, 80])
def test_the_hash_is_whole_where_it_is_asked_for(columns: int) -> None:
    """A newcomer's first line is no cryptography, and what is noted down must not be cut."""

    async def play() -> None:
        game = KIT.begin(Origin(FAIR.seed, {"players": 1, "teams": "draft"}, fair=FAIR))
        async with acting(at_home(game), size=(columns, 24)) as actor:
            first = actor.text()
            assert said("screen-dice-fair") in first and FAIR.hash[:8] not in first
            asked = await actor.type(":dice")
            assert FAIR.hash in "".join(asked.split())

    asyncio.run(play())
