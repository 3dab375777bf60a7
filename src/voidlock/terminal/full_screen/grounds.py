"""The colour themes of our own: what each ground is made of."""

from __future__ import annotations

from collections.abc import Mapping

from voidlock.terminal.full_screen.theme import OWN, Ground, ground_of
from voidlock.terminal.model.board.drawing import MORE_COLOURS, SIXTEEN_COLOURS

MANY = ("256", "truecolor", "windows")
"""The colour systems of Rich that show more than sixteen colours."""

# Lamplight is what the player can do, teal what the machine knows, red danger alone.
NIGHT = ground_of(
    "dark",
    {
        **{"ground": "#070d10", "raised": "#111b20", "ink": "#efe8d6", "seam": "#35505c"},
        **{"lamp": "#ffb35c", "known": "#74e0cf", "heading": "#a3b5b6"},
    },
    (
        *("#24343c", "#ff6a55", "#35de86", "#f7d116", "#4c8dff", "#d987d3", "#74e0cf", "#c9d2d5"),
        *("#7d98a3", "#ff8a78", "#6df0aa", "#ffb35c", "#7fadff", "#e6a8e1", "#a5f0e4", "#ffffff"),
    ),
    {
        **{"blue": "#5a95ff", "green": "#35de86", "purple": "#d07ac9", "red": "#ff6046", "yellow": "#f7d116"},
        **{"grey": "#c9d2d5", "orange": "#ff9a3d"},
    },
    {
        **{"plate": "on #18252b", "lying": "on #0f191e", "swarm": "#ffd3c2 on #3a1b16"},
        **{"peril": "bold #ffffff on #9c2416", "wall": "#2a3f49 on #2a3f49"},
        **{"deck-0": "#41606d on #0f1a1f", "deck-1": "#41606d on #14232a"},
        **{"deck-2": "#41606d on #121e28", "deck-3": "#41606d on #17262c"},
        **{"marine": "#ffffff on #1f56b8", "acting": "bold #06101f on #7fb2ff", "alien": "bold #ffffff on #9c2416"},
        **{"contact": "bold #ffffff on #7a3a86", "door": "bold #6df0aa on #14402c"},
        **{"fire": "bold #1a0800 on #ff9a3d"},
    },
)

PARCHMENT = ground_of(
    "light",
    {
        **{"ground": "#f0ecd4", "raised": "#f6f0e2", "ink": "#1d1a14", "seam": "#a99a74"},
        **{"lamp": "#8a4200", "known": "#00605a", "heading": "#575040"},
    },
    (
        *("#1d1a14", "#b00020", "#076344", "#6b5c00", "#1a2df0", "#96229a", "#00605a", "#575040"),
        *("#6b6048", "#c8102e", "#076344", "#9a4a00", "#1a2df0", "#96229a", "#00605a", "#1d1a14"),
    ),
    {
        **{"blue": "#1a2df0", "green": "#076344", "purple": "#96229a", "red": "#a8240a", "yellow": "#615300"},
        **{"grey": "#4a505a", "orange": "#8f4400"},
    },
    {
        **{"plate": "on #f8f3e6", "lying": "on #e3d9c3", "swarm": "#5c1408 on #f3cfc2"},
        **{"peril": "bold #ffffff on #a3200f", "wall": "#a99a74 on #a99a74"},
        **{"deck-0": "#a3977a on #f8f3e6", "deck-1": "#a3977a on #f1e9d6"},
        **{"deck-2": "#a3977a on #f4efe4", "deck-3": "#a3977a on #eee6d0"},
        **{"marine": "#ffffff on #1a2df0", "acting": "bold #ffffff on #0a1a80", "alien": "bold #ffffff on #a3200f"},
        **{"contact": "bold #ffffff on #8a2a8a", "door": "bold #0b4a34 on #c4e0c9"},
        **{"fire": "bold #ffffff on #a34e00"},
    },
    dark=False,
)

# The green tube of an old console, with amber for what is urgent: a letter tells what other grounds also colour.
PHOSPHOR = ground_of(
    "phosphor",
    {
        **{"ground": "#020a05", "raised": "#06170c", "ink": "#6fe89a", "seam": "#1f5a37"},
        **{"lamp": "#d8ff8a", "known": "#8ff5d2", "heading": "#5cc480"},
    },
    (
        *("#0d2a18", "#ffb54a", "#4fe07f", "#d8ff8a", "#63cfa4", "#a8e8b4", "#8ff5d2", "#9fd8b0"),
        *("#3f9a5f", "#ffc873", "#8affa9", "#ecffb8", "#8fe8c6", "#c8f5cf", "#b8ffe8", "#e2ffea"),
    ),
    {
        **{"blue": "#63cfa4", "green": "#4fe07f", "purple": "#b4e6bd", "red": "#ffb54a", "yellow": "#d8ff8a"},
        **{"grey": "#9fd8b0", "orange": "#f0cf5a"},
    },
    {
        **{"plate": "on #0a2213", "lying": "on #06170c", "swarm": "#ffd9a0 on #33240a"},
        **{"peril": "bold #1c0f00 on #ffb54a", "wall": "#154428 on #154428"},
        **{"deck-0": "#2c6b45 on #04130a", "deck-1": "#2c6b45 on #081c10"},
        **{"deck-2": "#2c6b45 on #06170c", "deck-3": "#2c6b45 on #0a2113"},
        **{"marine": "#021006 on #4fe07f", "acting": "bold #021006 on #e2ffea", "alien": "bold #1c0f00 on #ffb54a"},
        **{"contact": "bold #ffd9a0 on #4a3208", "door": "bold #8affa9 on #11492a"},
        **{"fire": "bold #1c0f00 on #f0cf5a"},
    },
)

CONTRAST = ground_of(
    "contrast",
    {
        **{"ground": "#000000", "raised": "#141414", "ink": "#ffffff", "seam": "#9a9a9a"},
        **{"lamp": "#ffe94d", "known": "#6ff0ff", "heading": "#ffffff"},
    },
    (
        *("#000000", "#ff8a80", "#5cff7a", "#ffe94d", "#86bcff", "#ff9cf5", "#6ff0ff", "#e6e6e6"),
        *("#b8b8b8", "#ffa8a0", "#a0ffb0", "#fff3a0", "#aad2ff", "#ffc4fa", "#b0f7ff", "#ffffff"),
    ),
    {
        **{"blue": "#86bcff", "green": "#5cff7a", "purple": "#ff9cf5", "red": "#ff8a80", "yellow": "#ffe94d"},
        **{"grey": "#d6d6d6", "orange": "#ffb45c"},
    },
    {
        **{"plate": "on #1c1c1c", "lying": "on #101010", "swarm": "bold #000000 on #ffb8b0"},
        **{"peril": "bold #ffffff on #a00000", "wall": "#7a7a7a on #7a7a7a"},
        **{"deck-0": "#8a8a8a on #000000", "deck-1": "#8a8a8a on #0c0c0c"},
        **{"deck-2": "#8a8a8a on #060606", "deck-3": "#8a8a8a on #121212"},
        **{"marine": "bold #000000 on #86bcff", "acting": "bold #000000 on #ffffff"},
        **{"alien": "bold #ffffff on #a00000", "contact": "bold #000000 on #ff9cf5"},
        **{"door": "bold #000000 on #5cff7a", "fire": "bold #000000 on #ffb45c"},
    },
)

GROUNDS = {"dark": NIGHT, "light": PARCHMENT, "phosphor": PHOSPHOR, "contrast": CONTRAST}
"""By the player's word for them."""

THEMES = (*(ground.theme for ground in GROUNDS.values()), OWN)


def ground_for(wanted: str, colour_system: str | None, environ: Mapping[str, str]) -> Ground:
    """The ground that the player wants. By itself it is ours if the terminal has more than sixteen colours.

    `NO_COLOR` overrides the player's choice.
    """
    if environ.get("NO_COLOR") or wanted == "none":
        return Ground(OWN, None, SIXTEEN_COLOURS, coloured=False)
    if wanted in GROUNDS:
        return GROUNDS[wanted]
    if wanted == "auto" and colour_system in MANY:
        return PARCHMENT if is_light(environ.get("COLORFGBG", "")) else NIGHT
    return Ground(OWN, None, MORE_COLOURS if colour_system in MANY else SIXTEEN_COLOURS)


def is_light(told: str) -> bool:
    """Whether the ground of the terminal is light, as some terminals tell it: `foreground;background`."""
    ground = told.rpartition(";")[2]
    return ground.isdecimal() and int(ground) in (7, 15)
