"""The screen as text, compared with what was looked at once: three sizes, both languages.

`UPDATE_PICTURES=1` writes them anew, to be looked at before they are kept.
"""

from __future__ import annotations

import asyncio
import os
import random
import unicodedata
from pathlib import Path

import pytest

from tests.terminal.screen.acting import acting, at_home
from voidlock import angel
from voidlock.angel import State
from voidlock.bots import Seat
from voidlock.bots.names import bot_kind
from voidlock.table import Game, Thing
from voidlock.terminal.columns import columns_of
from voidlock.terminal.screen import angel_picture, drawing, keys
from voidlock.terminal.screen.angel_figures import figures
from voidlock.terminal.screen.angel_picture import Picture
from voidlock.terminal.screen.drawing import Lit
from voidlock.terminal.screen.game_board import Sight
from voidlock.texts import LANGUAGES, Words

FOLDER = Path(__file__).parent / "pictures"

SIZES = ((80, 24), (100, 32), (140, 45))


def played(players: int, answers: int) -> Game[State]:
    """A game in its middle."""
    game = angel.new(players, seed="picture", teams="random")
    brother, rng = bot_kind("brother").make(), random.Random(3)
    for _ in range(answers):
        choice = game.pending[0]
        game.apply(choice.seat, brother.answer(Seat(game, choice.seat), choice, rng))
    return game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("players", "answers"), [(1, 45), (3, 30)])
def test_the_screen_looks_as_it_should(players: int, answers: int, size: tuple[int, int], language: str) -> None:
    async def look() -> str:
        game = played(players, answers)
        async with acting(at_home(game), language, size) as actor:
            return actor.text()

    seen = asyncio.run(look())
    path = FOLDER / f"{players}-{size[0]}x{size[1]}-{language}.txt"
    if os.environ.get("UPDATE_PICTURES"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(seen + "\n", encoding="utf-8")
    assert seen + "\n" == path.read_text(encoding="utf-8")
    assert all(columns_of(line) <= size[0] for line in seen.splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", range(1, 7))
def test_the_columns_stand_below_each_other(players: int, language: str) -> None:
    """Whatever happens in a game, every line of the formation is as wide as the screen."""
    game = angel.new(players, seed="columns", teams="random")
    rng = random.Random(players)
    for _ in range(60):
        if not game.pending:
            break
        view = game.view(game.pending[0].seat)
        lit = Lit({thing for option in game.pending[0].options for thing in option.things}, ())
        for columns in (80, 100):
            drawn = Picture(view, Sight(Words(language), (columns, 24), lit, figures(view)))
            for roomy in (True, False):
                widths = {columns_of(line.plain) for line in drawn.formation(roomy=roomy)}
                assert widths <= {columns}
            assert all(columns_of(line.plain) <= columns for line in [*drawn.above(), *drawn.below(5)])
        game.apply(game.pending[0].seat, rng.choice(game.pending[0].options))


def test_no_sign_is_wide_in_some_terminals_only() -> None:
    found = vars(angel_picture) | vars(drawing)
    signs = [value for name, value in found.items() if name.isupper() and isinstance(value, str)]
    assert len(signs) == 10
    named = [key.shown for key in (*keys.PLAYING, *keys.WATCHING)]
    for sign in "".join([*signs, *named, keys.CHOOSE]):
        assert unicodedata.east_asian_width(sign) in ("N", "Na")


def test_what_is_chosen_is_marked_before_what_can_be() -> None:
    leon, zael = Thing("marine", "leon"), Thing("marine", "zael")
    lit = Lit({leon, zael}, {leon})
    assert [lit.mark(leon)[0], lit.mark(zael)[0], lit.mark(Thing("spot", "L1"))[0]] == ["▸", "◦", " "]
