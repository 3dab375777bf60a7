"""A real terminal, as a person sees it: tmux holds the screen, keys are pressed, the picture is read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.saying import first_line, said
from tests.terminal.conversation import running
from tests.terminal.full_screen.real import Screen, need_tmux

need_tmux()

GO_ON = said("terminal-unfinished-game", players=1, round=1, location="?", teams="", when="").partition("?")[0]


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    screen = Screen(tmp_path, (80, 60))
    yield screen
    screen.end()


@pytest.mark.slow
def test_start_answer_interrupt_and_go_on(screen: Screen) -> None:
    screen.start("play", "--plain", "--teams", "red,blue,green", "--seed", "5")
    screen.see("Green team: choose an Action card.")
    screen.type("dead_aim")
    screen.see("Red team: choose an Action card.")
    screen.tmux("send-keys", "-l", "choose:full")
    screen.press("Tab")
    screen.see("> choose:full_auto")
    screen.press("Enter")
    screen.see("Blue team: choose an Action card.")
    screen.press("C-c")
    assert "The game is saved" in screen.see("left with 130")
    screen.type("clear")
    screen.start("play", "--plain")
    screen.see(GO_ON)
    screen.press("C-d")
    assert "Formation" not in screen.see("left with 0")
    screen.type("clear")
    screen.start("play", "--plain")
    screen.see(GO_ON)
    screen.type("y")
    screen.see("Blue team: choose an Action card.")
    screen.press("C-d")
    assert said("terminal-input-ended") in screen.see("left with 0")
    assert len(running(screen.folder / "data")) == 1


@pytest.mark.slow
def test_what_one_chose_cannot_be_scrolled_back_to(screen: Screen) -> None:
    screen.start("play", "--plain", "--teams", "red,blue/green,grey", "--seed", "5")
    screen.see("Hand the keyboard to Player 1")
    screen.press("Enter")
    screen.see("Player 1. Red team: choose an Action card.")
    screen.type("overwatch")
    screen.see("Player 1. Blue team: choose an Action card.")
    screen.type("intimidation")
    screen.see("Hand the keyboard to Player 2")
    assert "verwatch" not in screen.text("-S", "-")
    assert "ntimidation" not in screen.text("-S", "-")
    screen.press("Enter")
    screen.see("Player 2. Green team: choose an Action card.")
    screen.press("Up")
    screen.press("Up")
    screen.type("")
    assert "ntimidation" not in screen.see("Formation")


@pytest.mark.slow
def test_a_terminal_that_cannot_be_cleared_does_not_show_what_one_types(screen: Screen) -> None:
    screen.type("export TERM=dumb")
    screen.start("play", "--plain", "--teams", "red,blue/green,grey", "--seed", "5")
    assert first_line(said("terminal-cannot-hide")) in screen.see("Press Enter:")
    screen.press("Enter")
    screen.see("Player 1. Red team: choose an Action card.")
    screen.type("overwatch")
    screen.see("Player 1. Blue team: choose an Action card.")
    screen.type("intimidation")
    screen.see("Hand the keyboard to Player 2")
    told = screen.text("-S", "-")
    assert "\n>\n" in told
    assert "> overwatch" not in told
    assert "Chosen" not in told
    screen.press("C-c")
    screen.see("left with 130")
    screen.type("echo shown again")
    assert "$ echo shown again" in screen.see("\nshown again")


IN_LINES = {
    "angel": (("--teams", "red,blue,green", "--seed", "5"), "Formation"),
    "hulk": (("--mission", "airlock-nine", "--seed", "5"), "Airlock Nine"),
}
"""How each game comes in lines and may use colours, and what is to be seen then."""


@pytest.mark.slow
@pytest.mark.parametrize("game", IN_LINES)
def test_colours_only_where_they_are_wanted(screen: Screen, game: str) -> None:
    # A terminal that does not know all letters gets lines.
    screen.type("export LANG=C LC_ALL=C PYTHONUTF8=0 PYTHONCOERCECLOCALE=0")
    arguments, wanted = IN_LINES[game]
    screen.start("play", *arguments)
    screen.see("\n>")
    assert wanted in screen.text()
    assert "\x1b[1m" in screen.text("-e")
    screen.type("quit")
    screen.see("left with 0")
    screen.type("clear; export NO_COLOR=1")
    screen.gone("left with")
    screen.start("play", *arguments)
    screen.see("\n>")
    assert wanted in screen.text()
    assert "\x1b[" not in screen.text("-e")


@pytest.mark.slow
def test_japanese_stands_in_columns(screen: Screen) -> None:
    screen.tmux("resize-window", "-x", "130", "-y", "60")
    screen.start("play", "--plain", "--teams", "red,blue,green", "--seed", "5", "--lang", "ja")
    told = screen.see("カードを1枚選んで")
    assert "フォーメーション（上から）：" in told
