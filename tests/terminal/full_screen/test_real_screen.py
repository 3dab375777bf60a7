"""The whole screen in a real terminal."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.saying import first_line, said
from tests.terminal.conversation import running
from tests.terminal.full_screen.real import PATIENCE, Screen, need_tmux
from voidlock.engine import Answer
from voidlock.terminal.saves import Lock, open_game

need_tmux()

GAME = ("play", "--teams", "red,blue,green", "--seed", "5")


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    screen = Screen(tmp_path)
    yield screen
    screen.end()


def answered(screen: Screen) -> list[str]:
    [path] = running(screen.folder / "data")
    return open_game(path)[0].open_answers()


def answered_in_all(screen: Screen) -> list[str]:
    """The answers that the kept game holds."""
    [path] = running(screen.folder / "data")
    return [given.text() for given in open_game(path)[0].inputs if isinstance(given, Answer)]


@pytest.mark.slow
def test_play_leave_and_go_on(screen: Screen) -> None:
    screen.tmux("resize-window", "-x", "80", "-y", "24")
    screen.start(*GAME)
    told = screen.see("Green team: choose an Action card.")
    assert "3 R  Leon r3" in told
    screen.see("^Q quit")
    screen.press("1")
    screen.see("Red team: choose an Action card.")
    screen.press("F10")
    assert "The game is saved" in screen.see("left with 0")
    assert answered(screen) == ["1 choose:block"]
    screen.tmux("send-keys", "clear", "Enter")
    screen.start("play")
    screen.see(f"1  {said('screen-start-go-on')}")
    screen.press("Enter")
    screen.see("Red team: choose an Action card.")


@pytest.mark.slow
def test_a_terminated_game_is_kept_and_the_terminal_is_left_clean(screen: Screen) -> None:
    screen.start(*GAME)
    screen.see("Green team: choose an Action card.")
    screen.press("1")
    screen.see("Red team: choose an Action card.")
    os.kill(screen.process(), signal.SIGTERM)
    told = screen.see("left with 143")
    assert "The game is saved" in told
    assert "Leon" not in told
    assert answered(screen) == ["1 choose:block"]


@pytest.mark.slow
def test_a_hang_up_leaves_a_living_terminal_in_order(screen: Screen) -> None:
    screen.start(*GAME)
    screen.see("Green team: choose an Action card.")
    os.kill(screen.process(), signal.SIGHUP)
    assert "Leon" not in screen.see("left with 129")
    # What is typed is seen again, and Enter ends a line.
    screen.type("echo as be''fore")
    screen.see("as before")
    assert screen.tmux("display-message", "-p", "#{mouse_any_flag}#{alternate_on}").strip() == "00"


@pytest.mark.slow
def test_the_shell_does_not_show_between_the_menu_and_the_game(screen: Screen) -> None:
    written = screen.folder / "written"
    screen.start("play")
    screen.see(said("screen-start"))
    screen.tmux("pipe-pane", f"cat > {written}")
    screen.press("s")
    screen.see("Which mission?")
    screen.press("1", "Enter")
    screen.see(first_line(said("ask-deployment", subject="")))
    assert b"\x1b[?1049l" not in written.read_bytes()
    screen.see(f"^Q {said('screen-do-menu')}")
    screen.press("F10")
    screen.see(said("screen-start-go-on"))
    assert b"\x1b[?1049l" not in written.read_bytes()
    screen.press("F10")
    assert "Deploy" not in screen.see("left with 0")
    assert b"\x1b[?1049l" in written.read_bytes()


@pytest.mark.slow
def test_a_closed_terminal_loses_nothing(screen: Screen) -> None:
    screen.start(*GAME)
    screen.see("Green team: choose an Action card.")
    screen.press("1")
    screen.see("Red team: choose an Action card.")
    process = screen.process()
    screen.tmux("kill-server")
    until = time.monotonic() + PATIENCE
    while Path(f"/proc/{process}").exists():
        assert time.monotonic() < until, "the game goes on without a terminal"
        time.sleep(0.05)
    assert answered(screen) == ["1 choose:block"]
    [path] = running(screen.folder / "data")
    lock = Lock.of(path)
    assert lock is not None
    lock.release()


@pytest.mark.slow
def test_ctrl_z_belongs_to_the_shell(screen: Screen) -> None:
    screen.start("play", "--game", "angel")
    screen.see(said("screen-type-here"))
    screen.press("C-z")
    screen.see("Stopped")
    screen.type("fg")
    screen.see(said("screen-type-here"))


@pytest.mark.slow
def test_a_shrinking_window_loses_nothing(screen: Screen) -> None:
    screen.start(*GAME)
    screen.see("Green team: choose an Action card.")
    for size in (("60", "20"), ("20", "5"), ("2", "1"), ("100", "32")):
        screen.tmux("resize-window", "-x", size[0], "-y", size[1])
        time.sleep(0.2)
    screen.see("Green team: choose an Action card.")
    screen.press("2")
    screen.see("Red team: choose an Action card.")
    assert answered(screen) == ["1 choose:run_and_gun"]


def place_of(text: str, wanted: str) -> tuple[int, int]:
    """Column and line, from 1, of the middle of some text on the screen."""
    for number, line in enumerate(text.splitlines(), start=1):
        if wanted in line:
            return line.index(wanted) + len(wanted) // 2 + 1, number
    raise LookupError(wanted)


@pytest.mark.slow
def test_the_mouse_answers_points_and_presses_keys(screen: Screen) -> None:
    screen.tmux("resize-window", "-x", "100", "-y", "32")
    screen.start(*GAME, "--no-hints")
    told = screen.see("2. Run and Gun")
    screen.click(*place_of(told, "2. Run and Gun"))
    screen.see("Red team: choose an Action card.")
    screen.press("1")
    screen.see("Blue team: choose an Action card.")
    screen.press("3")
    told = screen.see("1. Sergeant Lorenzo")
    screen.click(*place_of(told, "Gn Noctis"))
    told = screen.see("[place:noctis]")
    screen.click(*place_of(told, "^P"))
    told = screen.see(said("screen-palette-advice"))
    assert said("screen-palette-search") in told
    assert answered_in_all(screen)[-3:] == ["1 choose:run_and_gun", "1 choose:overwatch", "1 choose:lead_by_example"]


@pytest.mark.slow
def test_what_is_typed_quickly_is_not_misunderstood(screen: Screen) -> None:
    """A line and its Enter that come at once: nothing else is answered."""
    screen.start(*GAME)
    screen.see("Green team: choose an Action card.")
    screen.tmux("send-keys", "-l", "choose:dead_aim\rfull auto\r3")
    screen.see("Resolve Actions Phase")
    assert answered_in_all(screen)[-3:] == ["1 choose:dead_aim", "1 choose:full_auto", "1 choose:lead_by_example"]


@pytest.mark.slow
@pytest.mark.parametrize("seconds", [0, 0.2, 0.4])
def test_a_stop_between_two_screens_is_not_lost(screen: Screen, seconds: float) -> None:
    """Whether the menu goes, the game is made or its screen comes: the terminal is given back."""
    screen.start("play")
    screen.see(said("screen-start"))
    process = screen.process()
    screen.press("d", "Enter")
    time.sleep(seconds)
    os.kill(process, signal.SIGTERM)
    screen.see("left with 143")
    assert screen.tmux("display-message", "-p", "#{mouse_any_flag}#{alternate_on}").strip() == "00"
    screen.type("echo as be''fore")
    screen.see("as before")


def codes_in(drawn: str) -> set[str]:
    return {code for part in drawn.split("\x1b[")[1:] for code in part.partition("m")[0].split(";")}


@pytest.mark.slow
def test_no_colours_where_they_are_not_wanted(screen: Screen) -> None:
    screen.tmux("send-keys", "export NO_COLOR=1", "Enter")
    screen.start(*GAME)
    screen.see("67%")
    drawn = screen.text("-e")
    assert codes_in(drawn) <= {"0", "1", "2", "4", "7", "39", "49", ""}
