"""The screen as text, compared with what was looked at once: both languages.

`UPDATE_PICTURES=1` writes them again; look at them before you keep them.
"""

from __future__ import annotations

import asyncio
import colorsys
import os
import random
import unicodedata
from pathlib import Path

import pytest
from rich.color_triplet import ColorTriplet
from rich.style import Style

from tests.hulk.boards import SUICIDE
from tests.hulk.stage import stage
from tests.stage import stage as angel_stage
from tests.terminal.full_screen.acting import acting
from tests.terminal.model.table import at_home, on_mission
from voidlock import angel
from voidlock.angel import State
from voidlock.bots import Seat
from voidlock.bots.names import bot_kind
from voidlock.engine import Game, Thing
from voidlock.games.angel.screen import picture as angel_picture
from voidlock.games.angel.screen.figures import figures
from voidlock.games.angel.screen.picture import Picture
from voidlock.games.angel.view.types import angel_view
from voidlock.games.hulk.screen import picture as hulk_picture
from voidlock.terminal.full_screen.grounds import ground_for
from voidlock.terminal.model import keys
from voidlock.terminal.model.board import drawing
from voidlock.terminal.model.board.drawing import SIXTEEN_COLOURS, Lit
from voidlock.terminal.model.board.game_board import Sight
from voidlock.texts import LANGUAGES, Words
from voidlock.words.columns import columns_of

FOLDER = Path(__file__).parent / "pictures"


def played(players: int, answers: int) -> Game[State]:
    """A game in its middle."""
    game = angel.new(players, seed="picture", teams="random")
    brother, rng = bot_kind("brother", angel.RULES).make(), random.Random(3)
    for _ in range(answers):
        choice = game.pending[0]
        game.apply(choice.seat, brother.answer(Seat(game, choice.seat), choice, rng))
    return game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "answers", "size"), [(1, 45, (80, 24)), (1, 45, (140, 45)), (3, 30, (100, 32)), (1, 45, (200, 60))]
)
def test_the_screen_looks_as_it_should(players: int, answers: int, size: tuple[int, int], language: str) -> None:
    async def look() -> str:
        game = played(players, answers)
        async with acting(at_home(game), language, size) as actor:
            return actor.text(framed=True)

    compare(asyncio.run(look()), f"{players}", size, language)


def compare(seen: str, name: str, size: tuple[int, int], language: str) -> None:
    path = FOLDER / f"{name}-{size[0]}x{size[1]}-{language}.txt"
    if os.environ.get("UPDATE_PICTURES"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(seen + "\n", encoding="utf-8")
    assert seen + "\n" == path.read_text(encoding="utf-8")
    assert all(columns_of(line) <= size[0] for line in seen.splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (140, 45), (200, 60)])
def test_a_mission_looks_as_it_should(size: tuple[int, int], language: str) -> None:
    """A marine looks around in the middle of a mission: aliens near and far, marks, fire, a way and its cost."""
    t = stage(
        SUICIDE,
        {
            "sgt": "20,12 E sergeant power_sword storm_bolter",
            "flamer": "17,12 E heavy_flamer power_fist",
            "sb1": "12,12 W overwatch",
            "sb2": "9,12 S guard jammed",
        },
        {"S1": "21,12 W", "S2": "21,9 S", "B1": "27,10 2", "B2": "E1 1", "B3": "E1 3", "S3": "8,16 N"},
        burning=["21,15", "21,16"],
        command_points=3,
        turn=4,
    )
    t.answer("activate:sgt")

    async def look() -> str:
        async with acting(on_mission(t.game), language, size) as actor:
            await actor.press("left", "left", "left")
            return actor.text(framed=True)

    compare(asyncio.run(look()), "hulk", size, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", range(1, 7))
def test_the_columns_stand_below_each_other(players: int, language: str) -> None:
    """Whatever happens in a game, every line of the formation is as wide as the screen."""
    game = angel.new(players, seed="columns", teams="random")
    rng = random.Random(players)
    for _ in range(60):
        if not game.pending:
            break
        view = angel_view(game.view(game.pending[0].seat))
        lit = Lit({thing for option in game.pending[0].options for thing in option.things}, ())
        for columns in (80, 100):
            drawn = Picture(view, Sight(Words(language), (columns, 24), lit, figures(view)))
            for roomy in (True, False):
                widths = {columns_of(line.plain) for line in drawn.formation(roomy=roomy)}
                assert widths <= {columns}
            title, above = drawn.above()
            assert all(columns_of(line.plain) <= columns for line in [*above, *drawn.below(5)])
            assert columns_of(title) < columns
        game.apply(game.pending[0].seat, rng.choice(game.pending[0].options))


def test_no_sign_is_wide_in_some_terminals_only() -> None:
    found = vars(angel_picture) | vars(hulk_picture) | vars(drawing)
    signs = [value for name, value in found.items() if name.isupper() and isinstance(value, str)]
    assert len(signs) > 10
    named = [key.shown for key in (*keys.PLAYING, *keys.WATCHING)]
    for sign in "".join([*signs, *named, keys.CHOOSE]):
        assert unicodedata.east_asian_width(sign) in ("N", "Na")


def test_what_is_chosen_is_marked_before_what_can_be() -> None:
    leon, zael = Thing("marine", "leon"), Thing("marine", "zael")
    lit = Lit({leon, zael}, {leon})
    assert [lit.mark(leon)[0], lit.mark(zael)[0], lit.mark(Thing("spot", "L1"))[0]] == ["▸", "◦", " "]


def drawn_colours(colour_system: str | None, wanted: str = "auto") -> dict[str, ColorTriplet | None]:
    """By letter of a team or a threat, the colour that it is drawn in."""
    t = angel_stage(
        "leon<, claudio<, scipio<, zael<, gideon<, lorenzo<",
        terrain={"corridor": "R1", "door": "R2", "dark_corner": "R3", "spore_chimney": "R4"},
    )
    sight = Sight(Words("en"), (100, 40), palette=ground_for(wanted, colour_system, {}).palette)
    found: dict[str, ColorTriplet | None] = {}
    for line in Picture(angel_view(t.game.view(1)), sight).formation(roomy=True):
        for span in line.spans:
            letter = line.plain[span.start : span.end].strip(" ▪")
            style = Style.parse(span.style) if isinstance(span.style, str) else span.style
            if letter in LETTERS and style.meta.get("thing") is None:
                found[letter] = style.color.get_truecolor() if style.color is not None else None
    return found


@pytest.mark.parametrize("roomy", [True, False])
def test_every_terrain_card_of_a_spot_is_drawn(roomy: bool) -> None:
    t = angel_stage(
        "leon<",
        terrain={
            "door": {"spot": "L1", "tokens": 2},
            "corridor": "L1",
            "dark_corner": {"spot": "R1", "activated": True},
        },
    )
    drawn = Picture(angel_view(t.game.view(1)), Sight(Words("en"), (100, 40))).formation(roomy=roomy)
    told = "\n".join(line.plain for line in drawn)
    assert "Y▪▪◊2" in told and "Gn▪" in told and "O▪▪▪*" in told


LETTERS = ("B", "Gn", "Gy", "O", "P", "R", "Y")


def hue(colour: ColorTriplet | None) -> int:
    """Degrees on the circle of colours, on which red is 0; -1 for none and for grey."""
    if colour is None or max(colour) - min(colour) < 20:
        return -1
    return round(360 * colorsys.rgb_to_hsv(*colour.normalized)[0])


@pytest.mark.parametrize("wanted", ["dark", "light", "contrast", "terminal"])
def test_every_colour_of_the_game_is_drawn_in_that_colour(wanted: str) -> None:
    hues = {letter: hue(colour) for letter, colour in drawn_colours("truecolor", wanted).items()}
    assert sorted(hues) == sorted(LETTERS)
    assert hues["R"] < 15 < hues["O"] < 40 < hues["Y"] < 65 < hues["Gn"] < 165
    assert 200 < hues["B"] < 250 < hues["P"] < 310
    assert hues["Gy"] == -1


def test_what_sixteen_colours_lack_is_left_to_the_letter() -> None:
    hues = {letter: hue(colour) for letter, colour in drawn_colours("standard").items()}
    assert hues.get("O", -1) == hues.get("Gy", -1) == -1
    assert hues["R"] == 0 and 30 <= hues["Y"] <= 60 and hues["P"] == 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_team_and_every_threat_has_a_letter_of_its_own(language: str) -> None:
    letters = [Words(language).say(f"board-letter-{colour}") for colour in SIXTEEN_COLOURS]
    assert len(set(letters)) == len(letters)
    if language == "en":
        assert all(colour[0].upper() == letter[0] for colour, letter in zip(SIXTEEN_COLOURS, letters, strict=True))
