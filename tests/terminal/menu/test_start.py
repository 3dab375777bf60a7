"""What comes after a game: the same again, the next one, the menu, or the shell. It is a loop."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from voidlock import angel
from voidlock.games import KITS
from voidlock.terminal.menu.first_page import Choose
from voidlock.terminal.menu.game_start import GameStart
from voidlock.terminal.menu.options import MENU, GameOptions
from voidlock.terminal.menu.start import Face, Start, start
from voidlock.terminal.model.preferences import Preferences
from voidlock.terminal.saves import Keeper, SavedGames, Unfinished
from voidlock.terminal.sessions.lesson import Teaching
from voidlock.terminal.sessions.local import LocalGame
from voidlock.terminal.sessions.puzzle import Puzzling
from voidlock.texts import Words

LEFT_THE_MENU = 7
GAME = GameOptions(players=1, teams="random")
FIRST, SECOND = (lesson.id for lesson in KITS["angel"].lessons[:2])
PUZZLES = [puzzle.id for puzzle in KITS["angel"].puzzles]


def stack_depth() -> int:
    frame, depth = sys._getframe(), 0
    while frame.f_back is not None:
        frame, depth = frame.f_back, depth + 1
    return depth


class Player(Face):
    """Plays nothing: picks these in the menu, wants these after each end, and leaves when nothing is left."""

    def __init__(self, folder: Path, *wanted: str, picks: Sequence[GameOptions] = (), on_screen: bool = True) -> None:
        super().__init__(Words("en"), folder)
        self.goes_on = on_screen
        self.wanted, self.picks = list(wanted), list(picks)
        self.played, self.depths, self.menus = list[Start](), set[int](), 0

    def choose(self, found: SavedGames, notes: list[str]) -> Unfinished | GameOptions | int:
        self.menus += 1
        if self.picks:
            return self.picks.pop(0)
        return found.games[0] if found.games and not self.played else LEFT_THE_MENU

    def complete(self, options: GameOptions, starting: GameStart) -> GameOptions | int:
        return 0

    def ask(self, choose: Choose, preferences: Preferences, notes: list[str]) -> Unfinished | GameOptions | int:
        raise AssertionError("nothing is asked")

    def run(self, start: Start) -> int:
        self.played.append(start)
        self.depths.add(stack_depth())
        start.sitting.chosen = self.wanted.pop(0) if self.wanted else ""
        if isinstance(start.sitting, LocalGame) and start.sitting.keeper is not None:
            start.sitting.keeper.let_go()
        return 0

    @property
    def coached(self) -> list[str]:
        """The lessons and puzzles that were played."""
        coaches = [each.sitting.coaching for each in self.played if isinstance(each.sitting, LocalGame)]
        return [
            coach.lesson.id if isinstance(coach, Teaching) else coach.puzzle.id
            for coach in coaches
            if isinstance(coach, Teaching | Puzzling)
        ]


def test_the_same_game_again_has_new_dice(tmp_path: Path) -> None:
    player = Player(tmp_path, "again", "leave")
    assert start(GAME._replace(seed="5"), player) == 0
    first, second = [each.sitting for each in player.played]
    assert isinstance(first, LocalGame) and isinstance(second, LocalGame)
    assert first.game.origin.seed == "5" != second.game.origin.seed
    assert first.game.origin.setup == second.game.origin.setup


@pytest.mark.parametrize("wanted", ["again", "next", "menu"])
def test_a_thousand_puzzles_in_a_row_need_no_deeper_stack(tmp_path: Path, wanted: str) -> None:
    puzzle = GameOptions(puzzle=PUZZLES[0])
    player = Player(tmp_path, *[wanted] * 999, picks=[puzzle] * 999 if wanted == "menu" else ())
    start(puzzle, player)
    assert len(player.played) == 1000
    assert len(player.depths) == 1


@pytest.mark.parametrize(
    ("options", "wanted", "played"),
    [
        (GameOptions(lesson=FIRST), ["again", "next", "leave"], [FIRST, FIRST, SECOND]),
        (GameOptions(lesson="1"), ["next"], [FIRST, SECOND]),
        (GameOptions(puzzle=PUZZLES[-1]), ["again", "next"], [PUZZLES[-1], PUZZLES[-1], PUZZLES[0]]),
    ],
)
def test_the_next_one_comes_after_a_lesson_or_a_puzzle(
    tmp_path: Path, options: GameOptions, wanted: list[str], played: list[str]
) -> None:
    player = Player(tmp_path, *wanted)
    assert start(options, player) == 0
    assert player.coached == played
    assert not player.menus


@pytest.mark.parametrize(
    "picked",
    [
        GAME,
        GAME._replace(watch=True, bots="1=brother"),
        GameOptions(lesson=FIRST),
        GameOptions(puzzle=PUZZLES[0]),
        GameOptions(lesson=""),
    ],
    ids=["a game", "a game of bots", "a lesson", "a puzzle", "a lesson that is not picked after all"],
)
def test_leaving_leads_back_to_the_menu_it_began_in(tmp_path: Path, picked: GameOptions) -> None:
    player = Player(tmp_path, picks=[picked, picked])
    assert start(MENU, player) == LEFT_THE_MENU
    assert player.menus == 3
    assert len(player.played) == (0 if picked.lesson == "" else 2)


@pytest.mark.parametrize("picked", [GAME, GameOptions(lesson="")])
def test_leaving_leads_back_to_the_shell_it_began_in(tmp_path: Path, picked: GameOptions) -> None:
    player = Player(tmp_path)
    assert start(picked, player) == 0
    assert not player.menus and not player.home


def test_the_menu_comes_after_a_game_that_began_in_the_shell(tmp_path: Path) -> None:
    player = Player(tmp_path, "menu")
    assert start(GAME, player) == LEFT_THE_MENU
    assert player.played[0].sitting.sequels == ("again", "menu")


def test_in_lines_a_game_from_the_menu_is_left_for_good(tmp_path: Path) -> None:
    player = Player(tmp_path, picks=[GAME], on_screen=False)
    assert start(GameOptions(plain=True, hints=True), player) == 0
    assert player.menus == 1
    assert player.played[0].sitting.sequels == ()


def test_a_saved_game_goes_on_and_cannot_come_again(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path)
    keeper.keep(angel.new(1, seed=5))
    keeper.let_go()
    player = Player(tmp_path)
    assert start(MENU, player) == LEFT_THE_MENU
    (begun,) = player.played
    assert begun.resumed and begun.again is None
    assert begun.sitting.sequels == ("menu",)


def test_a_game_that_bots_play_is_not_saved_the_second_time_either(tmp_path: Path) -> None:
    player = Player(tmp_path, "again")
    assert start(GAME._replace(watch=True, bots="1=brother"), player) == 0
    sittings = [each.sitting for each in player.played]
    assert [sitting.keeper for sitting in sittings if isinstance(sitting, LocalGame)] == [None, None]
