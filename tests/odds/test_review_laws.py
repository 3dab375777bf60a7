"""What holds for the look back at every game that is over, over many games."""

from __future__ import annotations

import json
import random
from collections import Counter
from math import sqrt

import pytest

from tests.odds.looking_back import SIX, slayers
from tests.random_play.play import GAMES, PLAYERS, play, started
from tests.random_play.policies import careful
from voidlock import angel
from voidlock.angel import State
from voidlock.engine import Game, Json, load, save
from voidlock.games.angel.bots.brother import choose_by_heuristics
from voidlock.games.angel.events import RoundBegan
from voidlock.games.angel.facts import LOCATION_THINGS, setup_for
from voidlock.games.angel.odds.review import Review, review


def brothers(players: int, seed: str) -> Game[State]:
    """A game played by the rules of thumb."""
    game = angel.new(players, seed=seed)
    while game.pending:
        choice = game.pending[0]
        game.apply(choice.seat, choice.options[choose_by_heuristics(game.state, choice)])
    return game


def at_random(players: int, start: str) -> Game[State]:
    return play(started(start, players, players), careful, random.Random(players))


AFTER = {
    ("attack", "genestealer_slain"): True,
    ("attack", "attack_missed"): False,
    ("defence", "swarm_missed"): True,
    ("defence", "marine_slain"): False,
    ("peril", "marine_slain"): False,
}
"""What the very next event says of a roll that stayed."""


def it_adds_up(game: Game[State]) -> Review:
    """What holds for every game that is over."""
    before, events = save(game), [event.data() for _, event in game.events]
    back = review(game)
    assert (save(game), [event.data() for _, event in game.events]) == (before, events)
    assert review(game) == back
    happened = Counter(event["event"] for event in events)
    for roll in back.rolls:
        assert events[roll.number]["event"] == "die_rolled" and events[roll.number]["face"] == roll.face.id
        assert 0 <= roll.chance <= 1 and roll.success <= (roll.chance > 0) and roll.success >= (roll.chance == 1)
        after = (roll.kind, str(events[roll.number + 1]["event"])) if roll.number + 1 < len(events) else ("", "")
        assert AFTER.get(after, roll.success) == roll.success or roll.face.id == "4"  # Dead Aim may slay none
    for luck in back.luck.values():
        assert 0 <= luck.promised <= luck.rolls and 0 <= luck.had <= luck.rolls
    assert len(back.rolls) == happened["die_rolled"]
    for death in back.deaths:
        slain = events[death.number]
        assert (slain["event"], slain["marine"], slain["card"]) == ("marine_slain", death.marine.id, death.card.id)
        assert death.rolls and not any(roll.success for roll in death.rolls)
        assert {roll.marine for roll in death.rolls} == {death.marine}
        assert {roll.kind for roll in death.rolls} <= {"defence", "peril"}
    counted = back.statistics
    assert len(back.deaths) == counted.lost == happened["marine_slain"]
    assert counted.slain == happened["genestealer_slain"]
    assert counted.slain == sum(slayers(back).values())
    for part in (counted.marines, counted.teams):
        assert sum(deeds.attacks for deeds in part) == counted.attacks == happened["marine_attacks"]
        assert sum(deeds.tokens for deeds in part) == counted.tokens == happened["token_paid"]
        assert sum(deeds.lost for deeds in part) == counted.lost
    assert counted.locations[-1] == LOCATION_THINGS[game.state.location]
    assert len(counted.locations) == 1 + happened["travelled"]
    return back


@pytest.mark.parametrize("start", ["fresh", "late"])
@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_add_up(players: int, start: str) -> None:
    it_adds_up(at_random(players, start))


@pytest.mark.parametrize("players", PLAYERS)
def test_games_of_brothers_add_up(players: int) -> None:
    game = brothers(players, "review")
    counted = it_adds_up(game).statistics
    assert counted.rounds == len([event for _, event in game.events if isinstance(event, RoundBegan)])
    assert len(counted.marines) == 2 * len(counted.teams) == 2 * setup_for(players).teams


@pytest.mark.slow
def test_over_many_games_the_dice_keep_their_promise() -> None:
    games = [review(brothers(1 + seed % 3, f"promise {seed}")) for seed in range(60)]
    for kind in ("attack", "defence", "peril", "other"):
        kept = [back.luck[kind] for back in games]
        had, promised = sum(luck.had for luck in kept), float(sum(luck.promised for luck in kept))
        assert abs(had - promised) <= 4 * sqrt(sum(luck.deviation**2 for luck in kept)), (kind, had, promised)
    scores = [float(luck.had - luck.promised) / luck.deviation for luck in [back.luck["attack"] for back in games]]
    assert 0.7 < sqrt(sum(score**2 for score in scores) / len(games)) < 1.3


def test_a_saved_game_has_the_same_review() -> None:
    game = at_random(2, "late")
    loaded, _ = load(json.loads(json.dumps(save(game))), GAMES)
    assert review(loaded) == review(game)


def test_dice_laid_out_and_not_rolled_change_nothing() -> None:
    position: Json = {"formation": ["leon>"], "swarms": {"L1": SIX}, "phase": "attack"}
    game, _ = load({"voidlock": 1, "game": "angel", "position": position, "dice": [3, 5, 5]}, GAMES)
    back = it_adds_up(game)
    assert [roll.face.id for roll in back.rolls] == ["3"] and back.statistics.rounds == 1
