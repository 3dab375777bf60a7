"""Review of a finished game of Death Angel."""

from __future__ import annotations

from voidlock.engine import Game, Json
from voidlock.games.angel import State
from voidlock.odds import review as any_review
from voidlock.odds.luck import Luck
from voidlock.odds.review import compile_review, data, result_of
from voidlock.odds.trials import first_state

from .honours import honours
from .rolls import KINDS, Death, Roll, find_rolls
from .statistics import Record, Statistics, Toll, statistics
from .story import course, story
from .trials import try_faces

__all__ = ["Death", "Luck", "Record", "Review", "Roll", "Statistics", "Toll", "data", "review", "review_data"]

Review = any_review.Review[Roll, Death, Statistics]


def review(game: Game[State]) -> Review:
    """The review of a finished game, which is not changed."""
    result = result_of(game)
    first = first_state(game)
    rolls, deaths = find_rolls([event for _, event in game.events], try_faces(game))
    counted = statistics(game, first)
    how = course(game, first)
    squad = {who: who in how.home for who in how.squad}
    told, stands_out = story(game, how, rolls, deaths, counted), honours(game, rolls, deaths, counted)
    return compile_review(result, rolls, deaths, KINDS, counted, told, squad, stands_out)


def review_data(game: Game[State]) -> dict[str, Json]:
    """The review of a finished game as JSON."""
    return data(review(game))
