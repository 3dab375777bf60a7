"""Matplotlib plot of a run's results, from the JSON object alone, so that saved results can be drawn again.

Matplotlib is an extra and is imported lazily; no display is needed.
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from voidlock.engine import Json
from voidlock.games import kit_of, require
from voidlock.games.kit import RunReport
from voidlock.installation import install_command
from voidlock.odds.figure import percent
from voidlock.texts import Words

from .refused import SettingRefused
from .results import FORMAT, see_that_it_can_be_written
from .written import counts_in, numbers_in, object_in

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.typing import RcKeyType

KINDS = (".png", ".svg", ".pdf")

JAPANESE_FONTS = (
    "Noto Sans CJK JP",
    "Noto Sans JP",
    "Source Han Sans JP",
    "IPAexGothic",
    "IPAGothic",
    "IPAPGothic",
    "TakaoGothic",
    "VL Gothic",
    "Hiragino Sans",
    "Yu Gothic",
    "Meiryo",
    "BIZ UDGothic",
    "MS Gothic",
)
"""Fonts with Japanese characters, best first."""

# Okabe and Ito's blue and vermilion: distinct for colour-blind readers, and in grey.
WON, LOST = "#0072B2", "#D55E00"
INK, QUIET, FAINT = "#222222", "#666666", "#DDDDDD"

STYLE: dict[RcKeyType, object] = {
    "text.parse_math": False,
    "text.color": INK,
    "font.size": 10,
    "axes.titlesize": 11.5,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.labelcolor": QUIET,
    "axes.edgecolor": QUIET,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "grid.color": FAINT,
    "xtick.color": QUIET,
    "ytick.color": QUIET,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "ytick.major.size": 0,
    # The same results give the same file.
    "svg.hashsalt": FORMAT,
}
NO_DATE = {".png": {"Software": None}, ".svg": {"Date": None}, ".pdf": {"CreationDate": None}}

LONGEST = 60
"""How many characters of a seed or of bot names fit on a line."""


class Row(NamedTuple):
    """A named rate and its interval."""

    name: str
    rate: float
    low: float
    high: float


def see_that_it_can_be_drawn(path: Path) -> None:
    """Raise now rather than after an hour of playing: unknown file type, no Matplotlib, unwritable path."""
    if path.suffix.lower() not in KINDS:
        raise SettingRefused("sim_plot_kind", file=str(path), known=", ".join(KINDS))
    try:
        import matplotlib  # noqa: F401  # only checks that it is installed
    except ImportError as error:
        raise SettingRefused("sim_no_matplotlib", why=str(error), install=install_command("plot")) from error
    see_that_it_can_be_written(path)


def plot(data: Mapping[str, Json], path: Path, language: str = "en") -> str:
    """Draw the results, as `--json` prints them, into a .png, .svg or .pdf file.

    Returns the language used: without a Japanese font it is English. Raises `SettingRefused` if it cannot draw,
    `ValueError` for data that are not results, `OSError` for the file.
    """
    if data.get("format") != FORMAT:
        raise ValueError(f"the data are no results of a simulation ({FORMAT})")
    see_that_it_can_be_drawn(path)
    import matplotlib

    fonts = japanese_fonts()
    words = Words(language if fonts or language == "en" else "en")
    family = [*fonts, "DejaVu Sans"] if words.language == "ja" else ["DejaVu Sans", *fonts]
    kind = path.suffix.lower()
    # Ignore the user's Matplotlib settings.
    with matplotlib.rc_context(), warnings.catch_warnings():
        # A seed may contain characters that no font has.
        warnings.filterwarnings("ignore", message="Glyph .* missing")
        matplotlib.rcdefaults()
        matplotlib.rcParams.update({**STYLE, "font.family": family})
        draw_figure(data, words).savefig(path, format=kind[1:], dpi=150, metadata=NO_DATE[kind])
    return words.language


def japanese_fonts() -> list[str]:
    """The best installed font with Japanese characters, if any."""
    from matplotlib import font_manager

    def best() -> list[str]:
        installed = set(font_manager.get_font_names())
        return [name for name in JAPANESE_FONTS if name in installed][:1]

    if not best():
        # Matplotlib's cached list lacks fonts that were installed later.
        listed = {font.fname for font in font_manager.fontManager.ttflist}
        for path in set(font_manager.findSystemFonts()) - listed:
            # Skip a broken font file and try the next.
            with suppress(Exception):
                font_manager.fontManager.addfont(path)
    return best()


def draw_figure(data: Mapping[str, Json], words: Words) -> Figure:
    from matplotlib.figure import Figure

    rates = rates_in(data, words)
    figure = Figure(figsize=(11, 9), facecolor="white")
    # One rate alone needs little room.
    heights = (1 if len(rates) > 1 else 0.4, 1, 1)
    grid = figure.add_gridspec(
        3, 2, left=0.15, right=0.96, top=0.87, bottom=0.07, hspace=0.5, wspace=0.52, height_ratios=heights
    )
    title, about = headings(data, words)
    figure.text(0.02, 0.965, title, size=17, weight="bold", va="center")
    figure.text(0.02, 0.928, about, size=10, color=QUIET, va="center")
    # The numbers are to the right of the rates.
    draw_rates(figure.add_subplot(grid[0, 0].subgridspec(1, 2, width_ratios=(5, 3))[0]), rates, words)
    report_of(data).panels([figure.add_subplot(grid[place]) for place in PLACES], data, words)
    return figure


def report_of(data: Mapping[str, Json]) -> RunReport:
    """The report format of the game of these results. Raises `Lacking` if the game has no plot."""
    return require(kit_of(str(object_in(data["settings"])["game"])).report, "plot")


PLACES: tuple[tuple[int | slice, int], ...] = ((1, 0), (slice(2), 1), (2, 0), (2, 1))
"""Cells of the grid: middle left, top right, and the two at the bottom."""


def headings(data: Mapping[str, Json], words: Words) -> tuple[str, str]:
    """The title, and a subtitle that says what was played."""
    settings = object_in(data["settings"])
    seated = settings["bots"]
    names = [Path(str(name)).name for name in seated] if isinstance(seated, list) else []
    bots, games = shorten(", ".join(dict.fromkeys(names))), numbers_in(data, "games")[0]
    title, setup = report_of(data).title(settings, bots, games, words)
    about = [words.say("sim-plot-seed", seed=shorten(str(settings["seed"]))), *setup]
    about.append(words.say("sim-plot-rules", game=str(settings["game"]), rules=str(settings["rules"])))
    about.append(f"voidlock {settings['voidlock']}")
    if not data["complete"]:
        about.append(words.say("sim-plot-stopped"))
    return title, "  ·  ".join(about)


def shorten(text: str) -> str:
    """User input, shortened to one line."""
    line = "".join([letter if letter.isprintable() else "\ufffd" for letter in text])
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"


def label(axes: Axes, title: str, across: str, up: str = "") -> None:
    axes.set_title(title, pad=10)
    axes.set_xlabel(across)
    axes.set_ylabel(up)


# ---------------------------------------------------------------------- rates


def rates_in(data: Mapping[str, Json], words: Words) -> list[Row]:
    """The win rate, and the rate by team if teams differ between games."""
    games = numbers_in(data, "games")[0]
    rows = [row(words.say("sim-plot-all"), data)]
    for team, told in object_in(data.get("teams", {})).items():
        use = object_in(told)
        if 0 < numbers_in(use, "games")[0] < games:
            rows.append(row(words.say("sim-plot-with", team=("team", team)), use))
    return rows


def draw_rates(axes: Axes, rows: Sequence[Row], words: Words) -> None:
    most = max([one.high for one in rows])
    digits = 2 if most < 0.02 else 1
    for place, one in enumerate(rows):
        colour, width, size = (WON, 2.5, 7) if place == 0 else (QUIET, 1.5, 5)
        axes.plot([one.low * 100, one.high * 100], [place, place], color=colour, lw=width)
        axes.plot(one.rate * 100, place, "o", color=colour, ms=size, clip_on=False)
        rate, low, high = (percent(share, digits) for share in one[1:])
        told = words.say("sim-plot-rate", rate=rate, low=low.rstrip("%"), high=high.rstrip("%"))
        axes.text(1.04, place, told, transform=axes.get_yaxis_transform(), va="center", size=9)
    names(axes, [one.name for one in rows])
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.set_xlim(0, min(100, most * 108))
    axes.tick_params(axis="y", pad=9)
    label(axes, words.say("sim-plot-won"), words.say("sim-plot-share-won"))


def row(name: str, told: Mapping[str, Json]) -> Row:
    rate, low, high = (told[part] for part in Row._fields[1:])
    return Row(name, float(str(rate)) if rate is not None else 0.0, float(str(low)), float(str(high)))


def names(axes: Axes, told: Sequence[str], places: Sequence[float] | None = None) -> None:
    axes.set_yticks(places if places is not None else range(len(told)), told)
    axes.spines["left"].set_visible(False)
    axes.grid(axis="x")


# ---------------------------------------------------------------------- how far games got


def draw_named(axes: Axes, data: Mapping[str, Json], words: Words, what: str, kind: str) -> None:
    """The share of games by name, most frequent first."""
    counts = object_in(data[what])
    label(axes, words.say(f"sim-plot-{what}"), words.say("sim-plot-share"))
    if not counts:
        nothing(axes, words.say("sim-plot-no-game"))
        axes.set_yticks([])
        return
    games = numbers_in(data, "games")[0]
    bars(axes, [100 * number / games for number in numbers_in(counts, *counts)], WON)
    names(axes, [words.name(kind, name) for name in counts])
    # A single bar is as thick as one of four.
    axes.set_ylim(max(len(counts), 4) - 0.4, -0.6)


def bars(axes: Axes, shares: Sequence[float], colour: str, places: Sequence[float] | None = None) -> None:
    """Percentage bars with labels."""
    drawn = axes.barh(places if places is not None else range(len(shares)), shares, color=colour, height=0.72)
    axes.bar_label(drawn, [f"{share:.1f}" for share in shares], padding=4, size=9)
    axes.set_xlim(0, max(1.0, max(shares) * 1.14))


# ---------------------------------------------------------------------- numbers


def draw_counted(axes: Axes, data: Mapping[str, Json], words: Words, what: str, id: str) -> None:
    """Games by rounds, turns or marines who died."""
    label(axes, words.say(f"sim-plot-{id}"), words.say(f"sim-plot-{id}-number"), words.say("sim-plot-games"))
    draw_numbers(axes, counts_in(object_in(data[what])["counts"]), words.say("sim-plot-no-game"), words)


def draw_numbers(axes: Axes, counts: Mapping[int, int], none: str, words: Words) -> None:
    """A histogram of games and its mean; `none` is shown if there are no games."""
    from matplotlib.ticker import MaxNLocator, StrMethodFormatter

    axes.spines["left"].set_visible(False)
    if not sum(counts.values()):
        axes.set_yticks([])
        nothing(axes, none)
        return
    axes.bar(list(counts), list(counts.values()), color=WON, width=0.86)
    mean = sum([number * times for number, times in counts.items()]) / sum(counts.values())
    axes.axvline(mean, color=INK, lw=1, ls=(0, (4, 3)))
    told = words.say("sim-plot-mean", number=f"{mean:.1f}")
    place = axes.annotate(told, (mean, 1), (5, -2), ("data", "axes fraction"), "offset points", va="top", size=9)
    place.set_bbox({"facecolor": "white", "edgecolor": "none", "pad": 1})
    axes.set_ylim(0, max(counts.values()) * 1.15)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True, min_n_ticks=1))
    axes.yaxis.set_major_locator(MaxNLocator(5, integer=True, min_n_ticks=1))
    axes.yaxis.set_major_formatter(StrMethodFormatter("{x:,.0f}"))
    axes.grid(axis="y")


def nothing(axes: Axes, why: str) -> None:
    """Show in the middle why there is nothing to plot."""
    axes.text(0.5, 0.5, why, transform=axes.transAxes, ha="center", va="center", color=QUIET)
    axes.set_xticks([])
