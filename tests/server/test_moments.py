"""A game that is played again is seen at every event, not only at questions."""

from __future__ import annotations

import random

import pytest

from voidlock import hulk
from voidlock.angel import RULES, new
from voidlock.engine import Moment, load, save

pytestmark = pytest.mark.usefixtures("either_wire")


@pytest.mark.parametrize("players", [1, 2, 6])
def test_every_event_of_a_game_is_seen_as_it_happens(players: int) -> None:
    game = new(players, seed=f"witness {players}")
    rng = random.Random(players)
    while not game.result and len(game.events) < 150:
        choice = rng.choice(list(game.pending))
        game.apply(choice.seat, rng.choice(choice.options))
    record, told = save(game), game.events_for(1)
    for number, event in enumerate(told, start=1):
        moment = Moment(1, number)
        load(record, {RULES.name: RULES}, moment)
        assert moment.view is not None, event
        assert not moment.last or number == len(told)
        assert moment.view["seat"] == 1


@pytest.mark.parametrize("events", [0, 1])
def test_before_the_blips_are_shuffled_all_of_them_are_still_to_come(events: int) -> None:
    game = hulk.new("suicide-mission", seed="witness")
    moment = Moment(1, events)
    load(save(game), {hulk.RULES.name: hulk.RULES}, moment)
    assert moment.view is not None
    open_view = moment.view["open"]
    assert isinstance(open_view, dict)
    assert open_view["pile"] == {"cards": len(game.state.board.mission.pool), "used": [], "unseen": 0}
