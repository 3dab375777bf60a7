"""After the end: the review is told, and then the player goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.model.table import Hand
from voidlock.engine import Json
from voidlock.games import kit_for
from voidlock.terminal.menu.start import sitting_at
from voidlock.terminal.model.emitted import Left, Reading
from voidlock.terminal.reports.review import describe_end
from voidlock.terminal.saves import open_game
from voidlock.texts import LANGUAGES, Words

GAMES = [Path("tests/playthroughs/solo.json"), Path("tests/playthroughs/airlock-nine.json")]


def number(of: Json, name: str) -> Json:
    assert isinstance(of, dict)
    return of[name]


@pytest.mark.parametrize("path", GAMES)
def test_the_end_offers_the_review_again_and_a_way_on(path: Path) -> None:
    sitting = sitting_at(open_game(path)[0], None)
    sitting.sequels = ("again", "menu")
    with Hand(sitting) as hand:
        assert hand.controller.prompt.texts() == ["review", "costly", "again", "menu", "leave"]
        hand.enter("1")
        [told] = [each for each in hand.emitted if isinstance(each, Reading)]
        assert told.lines == describe_end(sitting.game, Words("en"))
        assert not sitting.left
        hand.enter("menu")
        assert sitting.chosen == "menu" and Left() in hand.emitted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", GAMES)
def test_the_review_tells_every_kind_of_roll_with_its_luck(path: Path, language: str) -> None:
    game = open_game(path)[0]
    review = kit_for(game.rules).review
    assert review is not None
    luck = review()(game)["luck"]
    assert isinstance(luck, dict)
    rolled = [kind for kind in luck.values() if number(kind, "rolls")]
    lines = describe_end(game, Words(language))
    assert len(lines) == len(rolled) + 5
    assert Words(language).say("end-luck-text") == lines[-1]
