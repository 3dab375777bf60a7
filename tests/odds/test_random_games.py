"""Odds at every choice of random games: there are always some, they are chances, and a view is all they read."""

from __future__ import annotations

import random

import pytest
from msgspec import Raw, json

from tests.random_play.play import PLAYERS, play, started
from tests.random_play.policies import careful
from tests.random_play.starts import STARTS
from voidlock.angel import State
from voidlock.engine import SPECTATOR, Game, View
from voidlock.games.angel.facts import EVENT_NAMES, EVERY_SPOT, SPOT_NAMES
from voidlock.games.angel.odds.board import board
from voidlock.games.angel.odds.deck import event_chances
from voidlock.games.angel.view.types import AngelView, angel_view
from voidlock.odds import answers, attack_from, attacks, next_event, phase
from voidlock.protocol.views import read_view


def sent(view: AngelView) -> View:
    """The view as a client reads it."""
    return read_view("angel", view["seat"], Raw(json.encode(view["open"])), Raw(json.encode(view["own"])))


def all_odds(view: AngelView) -> list[object]:
    """Every figure there is, as values that can be compared."""
    here, fight, event = board(view), phase(view), next_event(view)
    assert all(0 <= figure.chance <= 1 + 1e-9 for figure in fight.survives.values())
    assert 0 <= fight.defeat.chance + fight.victory.chance <= 1 + 1e-9
    assert sum(event.cards.values()) == 1
    assert all(sum(spawn.numbers.values()) == 1 for spawn in event.spawns.values())
    assert all(0 <= move.moves.chance <= 1 for move in event.moves.values())
    spots = [SPOT_NAMES[spot] for spot in EVERY_SPOT[: 2 * len(here.rows)] if here.pending(spot).size]
    return [fight, event, *[attack_from(view, spot) for spot in spots]]


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("players", PLAYERS)
def test_odds_at_every_choice(players: int, start: str) -> None:
    rng = random.Random(players)

    def each(game: Game[State]) -> None:
        if not game.pending:
            return
        choice = rng.choice(game.pending)
        view = angel_view(game.view(rng.choice([choice.seat, SPECTATOR])))
        odds = all_odds(view)
        if rng.random() < 0.1:
            assert all_odds(angel_view(sent(view))) == odds
        _next_card_can_come(game, view)
        if choice.kind == "defence":
            assert list(answers(view)) == choice.texts()
        for text in choice.texts():
            if choice.kind == "attack" and text.startswith("attack:"):
                _, marine, spot = text.split(":")
                assert attacks(view, marine, spot).by_rerolls[0].hits.chance > 0

    play(started(start, players, players), careful, rng, each)


def _next_card_can_come(game: Game[State], view: AngelView) -> None:
    """The true next card is among those that can come."""
    chances = event_chances(view)
    if game.state.events:
        assert game.state.events[-1] in chances, EVENT_NAMES[game.state.events[-1]]
