"""The pages of the menu, answered by a script: what is asked, and what comes of it. No screen is needed."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from voidlock import angel, hulk
from voidlock.engine import FileError, Thing, save_file
from voidlock.games import KITS
from voidlock.games.hulk.lines.missions import figures
from voidlock.games.hulk.lines.start import HulkStart
from voidlock.terminal.console import Console, InputEnded
from voidlock.terminal.menu import first_page
from voidlock.terminal.menu.console_asker import ConsoleAsker
from voidlock.terminal.menu.first_page import FirstPage
from voidlock.terminal.menu.game_start import Back, Delete, Message
from voidlock.terminal.menu.options import BadOption, GameOptions
from voidlock.terminal.model.advisers.hints import Hints
from voidlock.terminal.model.preferences import Preferences
from voidlock.terminal.saves import Keeper, Unfinished, find_running, seats_file
from voidlock.texts import LANGUAGES, Words

BACK = "back"


class Script:
    """Gives these answers: the key or number of one, a line, or that it is to be deleted."""

    def __init__(self, *answers: str) -> None:
        self.words, self.answers = Words("en"), list(answers)
        self.asked, self.refused, self.notes = list[str](), list[str](), list[str]()
        self.lines: list[str] = []

    async def ask(self, asked: Message, answers: Sequence[Message], at: int = 0, *, deletes: int = 0) -> int:
        self.asked.append(asked.id)
        keys = [answer.key or str(number) for number, answer in enumerate(answers, start=1)]
        given = self.answers.pop(0)
        if given == BACK:
            raise Back
        if given.startswith("delete "):
            assert keys.index(given.split()[1]) < deletes
            raise Delete(keys.index(given.split()[1]))
        return at if not given else len(keys) - 1 if given == "last" else keys.index(given)

    async def ask_file(self, asked: Message, found: Sequence[Path], check: Callable[[str, Words], object]) -> str:
        self.lines = [str(path) for path in found]
        return await self.ask_line(asked, check)

    async def ask_line(self, asked: Message, check: Callable[[str, Words], object]) -> str:
        while True:
            line = self.answers.pop(0)
            if line == BACK:
                raise Back
            try:
                check(line, self.words)
            except (BadOption, FileError):
                self.refused.append(line)
            else:
                return line

    async def read(self, lines: list[str], rulebook: str) -> None:
        self.lines = lines

    def note(self, text: str) -> None:
        self.notes.append(text)

    def switch_language(self) -> None:
        self.words = Words("ja")

    def take_ground(self) -> None:
        pass


def choose(script: Script, games: list[Unfinished] | None = None, folder: Path | None = None) -> object:
    page = FirstPage(games if games is not None else [], Preferences(folder), Hints(folder))
    return asyncio.run(page.choose(script))


LINK = "http://localhost:8421/#table=0123456789ab"


@pytest.mark.parametrize(
    ("answers", "chosen"),
    [
        (["D"], GameOptions(players=1)),
        ([""], GameOptions(players=1)),
        (["F", "3", "1", "3", "5", "2"], GameOptions(players=3, teams="random", bots="2=brother,3=librarian")),
        (["F", "2", "1", "1", "1"], GameOptions(players=2, teams="draft")),
        (["F", "", "1", "1", "1"], GameOptions(players=2, teams="draft")),
        (["F", "1", BACK, "D"], GameOptions(players=1)),
        (["S", "1"], GameOptions(mission="original-1-airlock-nine")),
        (["S", "2"], GameOptions(mission="classic-1-suicide-mission")),
        (["S", BACK, "D"], GameOptions(players=1)),
        (["S", "last", BACK, "D"], GameOptions(players=1)),
        (["G"], GameOptions(lesson="")),
        (["P", "1"], GameOptions(puzzle=KITS["angel"].puzzles[0].id)),
        (["W", "1"], GameOptions(1, "random", game="angel", bots="1=brother", watch=True)),
        (
            ["W", "2", "1"],
            GameOptions(game="hulk", bots="sergeant", mission="original-1-airlock-nine", watch=True),
        ),
        (["J", "nonsense", LINK], GameOptions(link=LINK)),
    ],
)
def test_every_way_into_a_game(answers: list[str], chosen: GameOptions) -> None:
    script = Script(*answers)
    assert choose(script) == chosen
    assert script.answers == []
    assert script.refused == [answer for answer in answers if answer == "nonsense"]


def test_the_entries_are_those_of_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    page = FirstPage([], Preferences(), Hints())
    keys = [entry.message.key for entry in page.entries()]
    assert len({*keys}) == len(keys) and "" not in keys and "Q" not in keys
    monkeypatch.setattr(first_page, "KITS", {"hulk": KITS["hulk"]})
    assert [entry.message.key for entry in page.entries()] == [*"SGPRWJO"]
    bare = replace(KITS["hulk"], sources=Path("no_folder"), start=None, reference=None, screen=None)
    monkeypatch.setattr(first_page, "KITS", {"hulk": bare})
    assert [entry.message.key for entry in page.entries()] == [*"JO"]


def test_the_rules_are_read_and_the_first_page_comes_again() -> None:
    script = Script("R", "1", "D")
    assert choose(script) == GameOptions(players=1)
    assert script.lines and script.asked.count("screen-start") == 2


def test_options_are_switched_and_kept(tmp_path: Path) -> None:
    choose(Script("O", "2", "3", "4", "5", "1", BACK, "D"), folder=tmp_path)
    kept = Preferences(tmp_path)
    assert (kept.pace, kept.colours, kept.odds) == ("slow", "dark", False)
    assert not Hints(tmp_path).on


def test_a_finished_game_is_listed_to_be_watched(tmp_path: Path) -> None:
    path = tmp_path / "finished" / "one.json"
    path.parent.mkdir()
    save_file(angel.new(1, seed="5"), path)
    script = Script("W", "3", str(tmp_path / "nothing.json"), str(path))
    assert choose(script, folder=tmp_path) == GameOptions(load=path, watch=True)
    assert script.lines == [str(path)] and len(script.refused) == 1


def save_two(folder: Path) -> list[Unfinished]:
    for seed in (1, 2):
        keeper = Keeper(folder)
        keeper.keep(angel.new(1, seed=seed))
        seats_file(keeper.path).write_text("{}")
        keeper.let_go()
    return find_running(folder).games


def test_saved_games_come_first_and_are_deleted_when_the_player_is_sure(tmp_path: Path) -> None:
    games = save_two(tmp_path)
    first, second = games
    assert choose(Script(""), games) is choose(Script("1"), games) is first
    assert choose(Script("delete 1", "1", "2"), games) is second
    assert choose(Script("delete 1", "2", "1"), games) is second
    assert games == [second]
    assert list((tmp_path / "games").glob("*.json")) == [second.keeper.path]
    assert not seats_file(first.keeper.path).exists()
    second.keeper.let_go()


def test_a_game_that_cannot_be_deleted_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(keeper: Keeper) -> None:
        raise PermissionError(13, "no")

    monkeypatch.setattr(Keeper, "delete", refuse)
    games, script = save_two(tmp_path), Script("delete 2", "2", "2")
    assert choose(script, games) is games[1]
    assert len(games) == 2 and len(script.notes) == 1
    for game in games:
        game.keeper.let_go()


# ---------------------------------------------------------------------- the same pages in lines


def enter(*lines: str, person: bool = True, language: str = "en") -> tuple[ConsoleAsker, str, object]:
    """What comes of typing these lines at the first page, and what is shown."""
    target = io.StringIO()
    console = Console(io.BytesIO("".join(line + "\n" for line in lines).encode()), target, person=person)
    asker = ConsoleAsker(console, Words(language), Preferences())
    page = FirstPage([], Preferences(), Hints())
    try:
        chosen: object = asyncio.run(page.choose(asker))
    except InputEnded:
        chosen = None
    return asker, target.getvalue(), chosen


@pytest.mark.parametrize(
    ("lines", "chosen"),
    [
        (["d"], GameOptions(players=1)),
        (["space hulk:", "airlock"], GameOptions(mission="original-1-airlock-nine")),
        (["g"], GameOptions(lesson="")),
        (["p", "1"], GameOptions(puzzle=KITS["angel"].puzzles[0].id)),
        (["w", "1"], GameOptions(1, "random", game="angel", bots="1=brother", watch=True)),
        (["j", "nonsense", LINK], GameOptions(link=LINK)),
        (["w", "quit", "d"], GameOptions(players=1)),
        (["z", "d"], GameOptions(players=1)),
        (["quit"], None),
        ([], None),
    ],
)
def test_in_lines_a_key_or_the_beginning_of_an_answer_is_typed(lines: list[str], chosen: GameOptions | None) -> None:
    assert enter(*lines)[2] == chosen


def test_where_nobody_answers_the_usual_answer_is_taken() -> None:
    assert enter(person=False)[2] == GameOptions(players=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_show_every_entry_and_switch_the_language(language: str) -> None:
    asker, told, _ = enter("o", "1", "quit", "d", language=language)
    for entry in FirstPage([], Preferences(), Hints()).entries():
        assert Words(language).say(entry.message.id) in told
    assert asker.words.language != language


def test_missions_are_listed_with_how_hard_and_how_long_they_are() -> None:
    told = " ".join(enter("s", "quit")[1].split())
    lines = [
        Words("en").say("screen-start-mission-named", {"title": Thing("mission", name), **figures(name)})
        for name in hulk.mission_names()
    ]
    places = [told.index(line) for line in lines]
    assert places == sorted(places) and len({*lines}) == len(places)
    assert lines[0].startswith(Words("en").name("mission", "original-1-airlock-nine"))


def test_in_lines_a_mission_file_is_listed_or_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.txt").write_text("[map]", encoding="utf-8")
    target, last = io.StringIO(), len(hulk.mission_names()) + 1
    console = Console(io.BytesIO(f"{last}\n1\n1\nquit\n".encode()), target)
    with pytest.raises(Back):
        asyncio.run(HulkStart().complete(GameOptions(), ConsoleAsker(console, Words("en"), Preferences())))
    told = target.getvalue()
    assert "a.txt" in told and "blip_pool" in told, "a faulty file is told with all its faults"
