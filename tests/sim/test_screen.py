"""A run as a person sees it: the line of its progress, and the figures in columns."""

import io

import pytest

from tests.saying import said
from tests.sim.settings import of_angel
from voidlock.games.angel.tally import AngelTally
from voidlock.sim import Progress
from voidlock.sim.command import Report
from voidlock.sim.run import Outcome
from voidlock.terminal.reports.simulation import ProgressLine, bar, figures, speed
from voidlock.texts import Words
from voidlock.words.columns import columns_of


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def shown(*steps: Progress, language: str = "en") -> str:
    """All that is written while a run gets so far, up to its end."""
    terminal = Terminal()
    with ProgressLine(Words(language), terminal) as line:
        for step in steps:
            line.show(step)
    return terminal.getvalue()


HALF = Progress(done=500, earlier=0, games=1000, wins=12, seconds=4.0)


def test_a_bar_that_is_full_only_at_the_end() -> None:
    assert bar(0, 1000) == "[--------------------]"
    assert bar(500, 1000) == "[##########----------]"
    assert bar(999, 1000) == "[###################-]"
    assert bar(1000, 1000) == "[####################]"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "[##########----------] 500 of 1,000 games, 0:04 left, 125 a second, 12 won"),
        ("ja", "[##########----------] 1,000回中500回、残り0:04、毎秒125回、勝利12回"),
    ],
)
def test_the_line_is_written_over_and_gone_at_the_end(language: str, told: str) -> None:
    first, second, blank, end = shown(HALF, HALF, language=language).split("\r")[1:]
    assert first == second == told
    assert (blank, end) == (" " * columns_of(told), "")


def test_the_line_is_gone_before_anything_else_is_said() -> None:
    terminal = Terminal()
    with pytest.raises(OSError, match="full"), ProgressLine(Words("en"), terminal) as line:
        line.show(HALF)
        raise OSError("full")
    assert terminal.getvalue().endswith(" \r")


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_long_line_never_goes_on_in_the_next(language: str) -> None:
    far = Progress(done=99_999_999, earlier=0, games=999_999_999, wins=33_333_333, seconds=1_000_000.0)
    assert columns_of(shown(far, language=language).split("\r")[1]) < 80


def test_nothing_is_shown_where_nobody_watches() -> None:
    stream = io.StringIO()
    with ProgressLine(Words("en"), stream) as line:
        line.show(HALF)
    assert stream.getvalue() == ""


@pytest.mark.parametrize(
    ("rate", "english", "japanese"),
    [
        (1234.4, "1,234 a second", "毎秒1,234回"),
        (9.94, "9.9 a second", "毎秒9.9回"),
        (1.0, "1.0 a second", "毎秒1.0回"),
        (0.4, "2.5 seconds each", "1回2.5秒"),
        (0.004, "250.0 seconds each", "1回250.0秒"),
        (0.0, "0.0 a second", "毎秒0.0回"),
    ],
)
def test_slow_bots_have_a_speed_too(rate: float, english: str, japanese: str) -> None:
    assert speed(rate, Words("en")) == english
    assert speed(rate, Words("ja")) == japanese


# ---------------------------------------------------------------------- figures


def lost(**causes: int) -> Report:
    tally = AngelTally()
    tally.games = sum(causes.values()) + 1
    tally.wins = 1
    tally.names["ended"].update({"black_holds": sum(causes.values())})
    tally.names["causes"].update({cause.replace("__", " "): games for cause, games in causes.items()})
    return Report(of_angel(1, "draft", ("random",), "7"), Outcome(tally, complete=True), {})


def test_where_and_by_what_games_were_lost() -> None:
    report = lost(swarm=97, event__psychic_assault=2, location__teleportarium=1)
    told = "\n".join(figures(report, Words("en")))
    assert "Where games were lost  games  of lost\nBlack Holds              100   100.0%\n" in told
    assert (
        "What killed the last Space Marine  games  of lost\n"
        "A swarm                               97    97.0%\n"
        "Psychic Assault                        2     2.0%\n"
        "Teleportarium                          1     1.0%\n"
    ) in told


def test_japanese_columns_end_under_each_other() -> None:
    report = lost(swarm=97, event__psychic_assault=2)
    lines = figures(report, Words("ja"))
    first = next(place for place, line in enumerate(lines) if line.startswith("最後のスペースマリーンの死因"))
    assert len({columns_of(line) for line in lines[first : first + 3]}) == 1
    assert lines[first + 1].startswith("群れの攻撃")


def test_without_a_lost_game_nothing_is_said_of_losses() -> None:
    told = "\n".join(figures(lost(), Words("en")))
    assert said("sim-part-ended") not in told
    assert said("sim-part-causes") not in told
