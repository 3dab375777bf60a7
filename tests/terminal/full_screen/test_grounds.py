"""Every colour theme can be read: contrast is measured as WCAG 2 does."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from rich.color import ANSI_COLOR_NAMES, Color, ColorSystem
from rich.color_triplet import ColorTriplet
from rich.style import Style
from textual.constants import DIM_FACTOR

from voidlock.terminal.full_screen.grounds import GROUNDS, NIGHT, PARCHMENT, THEMES, ground_for
from voidlock.terminal.full_screen.theme import Ground
from voidlock.terminal.model.board.drawing import NO_SURFACES, STYLES
from voidlock.terminal.model.preferences import COLOURS
from voidlock.texts import LANGUAGES, Words

BENEATH_TEXT = ("plate", "lying")
"""The surfaces with text of every colour; the others bring a colour of their own."""


def brightness(colour: ColorTriplet) -> float:
    """Relative luminance (WCAG 2)."""
    parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour.normalized]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: ColorTriplet, other: ColorTriplet) -> float:
    pair = [brightness(each) + 0.05 for each in (one, other)]
    return max(pair) / min(pair)


class Shown(NamedTuple):
    """A ground in a terminal with these colours, and the contrast that text needs at least there."""

    ground: Ground
    system: ColorSystem
    least: float

    def measure(self, one: ColorTriplet, other: ColorTriplet) -> float:
        return contrast(*[Color.from_triplet(each).downgrade(self.system).get_truecolor() for each in (one, other)])


def shown(name: str, system: ColorSystem) -> Shown:
    """4.5 for text, 7 where contrast is what was chosen; a little less in a terminal that only has near colours."""
    few = system is ColorSystem.EIGHT_BIT
    return Shown(GROUNDS[name], system, (4.5 if few else 7) if name == "contrast" else 3.9 if few else 4.5)


SHOWN = [shown(name, system) for name in GROUNDS for system in (ColorSystem.TRUECOLOR, ColorSystem.EIGHT_BIT)]


def triplet(ground: Ground, colour: str) -> ColorTriplet:
    """A colour as this ground shows it."""
    if colour in ANSI_COLOR_NAMES:
        assert ground.sixteen is not None
        return ColorTriplet(*ground.sixteen.ansi_colors[ANSI_COLOR_NAMES[colour]])
    return Color.parse(colour).get_truecolor()


def between(one: ColorTriplet, other: ColorTriplet, part: float) -> ColorTriplet:
    return ColorTriplet(*[round(low + (high - low) * part) for low, high in zip(one, other, strict=True)])


def written(ground: Ground) -> dict[str, ColorTriplet]:
    """The colours that text has on the ground and on plates, each by a name."""
    named = ground.theme.variables
    signs = {style: STYLES[style].split()[-1] for style in ("contact", "wrong", "danger", "pointed", "coach", "hint")}
    # Hulk's squad and signs that NO_SURFACES colours elsewhere too.
    signs |= {name: told.split()[-1] for name, told in NO_SURFACES.items() if name in ("marine", "door", "fire")}
    told = {**ground.palette, **signs, **{name: named[name] for name in ("ink", "lamp", "heading", "known")}}
    return {name: triplet(ground, colour.split()[-1]) for name, colour in told.items()}


@pytest.mark.parametrize("shown", SHOWN)
def test_everything_is_read_on_a_ground_of_our_own(shown: Shown) -> None:
    """Lines of frames say nothing: 2 is enough for them."""
    ground = shown.ground
    named = ground.theme.variables
    for surface in ("ground", "raised"):
        below = triplet(ground, named[surface])
        for role, colour in written(ground).items():
            assert shown.measure(colour, below) >= shown.least, (surface, role)
        quiet = between(below, triplet(ground, named["ink"]), DIM_FACTOR)
        assert shown.measure(quiet, below) >= min(shown.least, 4.5), (surface, "quiet")
    assert contrast(triplet(ground, named["seam"]), triplet(ground, named["ground"])) >= 2


@pytest.mark.parametrize("shown", SHOWN)
def test_everything_is_read_on_its_surface(shown: Shown) -> None:
    """What walls and floors are made of says nothing by itself; what stands on a floor is read."""
    ground = shown.ground
    assert {*ground.surfaces} == {*NO_SURFACES}
    colours = written(ground)
    for surface, told in ground.surfaces.items():
        style = Style.parse(told)
        if surface == "wall" or style.bgcolor is None:
            continue
        below = style.bgcolor.get_truecolor()
        if surface in BENEATH_TEXT:
            on_it = colours
        elif surface.startswith("deck"):
            on_it = {role: colours[role] for role in ("ink", "lamp", "contact")}
        else:
            assert style.color is not None
            on_it = {"its own": style.color.get_truecolor()}
        for role, colour in on_it.items():
            assert shown.measure(colour, below) >= shown.least, (surface, role)


def test_the_terminal_has_the_only_colours_that_are_not_measured() -> None:
    assert ("auto", *GROUNDS, "terminal", "none") == COLOURS
    assert len({theme.name for theme in THEMES}) == len(GROUNDS) + 1 == 5
    for language in LANGUAGES:
        words = Words(language)
        assert len({words.say("screen-start-option-colours", colours=name) for name in COLOURS}) == len(COLOURS)


def test_the_ground_is_ours_where_the_terminal_has_the_colours() -> None:
    assert ground_for("auto", "truecolor", {}) is ground_for("auto", "256", {"COLORFGBG": "15;0"}) is NIGHT
    assert ground_for("auto", "truecolor", {"COLORFGBG": "0;15"}) is PARCHMENT
    assert ground_for("auto", "standard", {}).sixteen is ground_for("terminal", "truecolor", {}).sixteen is None
    assert not ground_for("dark", "truecolor", {"NO_COLOR": "1"}).coloured
    assert not ground_for("none", "truecolor", {}).coloured
