"""Space Hulk in the terminal: the map, typed orders, costs, reasons, and mission files."""

from __future__ import annotations

import asyncio
import io
import random
from pathlib import Path

import pytest

from tests.hulk.boards import AIRLOCK, NEST, mission_text
from tests.hulk.stage import stage
from tests.saying import opening, said
from tests.terminal.conversation import run
from voidlock import hulk
from voidlock.engine import Game
from voidlock.games.hulk.lines.missions import mission_of
from voidlock.games.hulk.lines.start import HulkStart
from voidlock.games.hulk.marines.routes import route
from voidlock.games.hulk.numbers import Marine
from voidlock.reference import book_of
from voidlock.terminal.console import Console
from voidlock.terminal.menu.console_asker import ConsoleAsker
from voidlock.terminal.menu.options import BadOption, GameOptions
from voidlock.terminal.menu.start import sitting_at
from voidlock.terminal.model.preferences import Preferences
from voidlock.terminal.plain.mode import LineMode
from voidlock.terminal.saves import Keeper, open_game
from voidlock.texts import LANGUAGES, Words

CAT = {"special": "object = cat@9,5;;object_wander = cat 3"}

RULES = Path(__file__).parent.parent.parent / "docs" / "rules" / "space-hulk.md"


def talk(game: Game[hulk.State], folder: Path, *lines: str, language: str = "en") -> str:
    """What line mode says when these lines are typed and the input then ends."""
    target = io.StringIO()
    console = Console(io.BytesIO("".join(line + "\n" for line in lines).encode()), target)
    assert LineMode(sitting_at(game, Keeper(folder)), Words(language), console).play() == 0
    return target.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draw_of_command_points_is_no_roll_and_can_be_kept_by_its_words(tmp_path: Path, language: str) -> None:
    t = stage(AIRLOCK, {"a": "3,5 E sergeant storm_bolter power_sword"}, phase="command", dice="2")
    kept = Words(language).say("answer-command_points-keep")
    told = talk(t.game, tmp_path, kept, language=language)
    assert kept in told
    assert Words(language).say("option-keep") not in told
    assert t.game.pending[0].kind == "next_marine"


def test_the_map_has_coordinates_and_every_piece(tmp_path: Path) -> None:
    t = stage(
        AIRLOCK,
        {"a": "7,5 E", "b": "3,5 N overwatch"},
        {"S1": "12,5 W", "B1": "8,1 2", "B12": "8,2 2", "B2": "E3 1"},
        burning=["8,7"],
    )
    told = talk(t.game, tmp_path)
    assert " 5   . . B^. . . A>. . . . 1<+ . . . + . . x" in told
    assert " 1                 b1\n" in told and " 2                 12\n" in told
    assert " 7                 *             +" in told
    assert "B Brother [b]: storm bolter, power fist; at 3,5, facing north. On overwatch." in told
    assert said("terminal-hulk-sees-nothing") in told
    assert "Sees S1." in told
    assert "Lurking: B2 in E3." in told


def test_orders_are_typed_and_their_costs_are_shown(tmp_path: Path) -> None:
    t = stage(AIRLOCK, {"a": "3,5 E"}, command_points=1)
    told = talk(t.game, tmp_path, "activate:a", "move 4,5", "why move:9,9", "why turn:W", "undo", "guard")
    assert "Move to 4,5 (1 AP) [move:4,5]" in told
    assert "a moves to 4,5 (action points: 1)." in told
    assert said("reason-half_turn", terminator="a") in told
    assert said("terminal-undone") in told and "a is on guard." in told


def test_orders_that_roll_dice_say_what_they_promise(tmp_path: Path) -> None:
    """The same chances as on the whole screen: before an order, and while dice lie on the table."""
    t = stage(AIRLOCK, {"a": "7,5 E sergeant power_sword storm_bolter"}, {"S1": "8,5 W"}, dice="1 6 5 1")
    told = talk(t.game, tmp_path, "activate:a", "assault:S1")
    assert "Fire at S1 (1 AP, hits 31%) [fire:S1]" in told
    assert "Go on overwatch (2 AP, each shot hits 31%) [overwatch]" in told
    assert "Turn north (1 AP) [turn:N]" in told
    assert "Parry (kills 0%, lives 0%) [parry]" in told


def test_answers_that_differ_in_their_square_alone_share_a_line(tmp_path: Path) -> None:
    """Each keeps its number. Flames share one where they strike the same."""
    t = stage(AIRLOCK, {"lib": "3,5 E librarian storm_bolter force_axe psi=20"})
    told = talk(t.game, tmp_path, "activate:lib", "3")
    assert " 1-6. Force barrier on 4,5 (psi 2) [barrier:4,5], or 5,5 6,5 7,5 8,5 9,5\n  7. Move to 4,5 (1 AP)" in told
    assert t.state.barriers == 1 << t.state.board.numbers[6, 5]
    burns = stage(AIRLOCK, {"a": "12,5 E heavy_flamer power_fist"}, open=["13,5"])
    told = talk(burns.game, tmp_path, "activate:a")
    assert "6-13. Flame 15,4 (2 AP) [flame:15,4], or 16,4 13,5 14,5 15,5 16,5 15,6 16,6\n" in told
    assert told.count("Burning: ") == 1


def test_the_draw_is_told_where_it_may_be_drawn_again(tmp_path: Path) -> None:
    """The heading with the points is far above, behind the whole map."""
    game = hulk.new(AIRLOCK, seed=3)
    told = talk(game, tmp_path, "listed")
    assert said("screen-hulk-drawn", number=game.state.cp, question=said("ask-command_points")) in told


def test_the_cost_of_a_path_before_it_is_walked(tmp_path: Path) -> None:
    t = stage(AIRLOCK, {"a": "11,5 E"})
    told = talk(t.game, tmp_path, "path a 14,5", "path a 1,5", "path nowhere", "activate:a", "path 14,5")
    assert told.count("a gets there for 4: move:12,5, open:13,5, move:13,5, move:14,5") == 2
    assert "Type path and a square" in told
    found = route(t.state, Marine(0), t.state.board.numbers[9, 5])
    assert found is not None and found.cost == 4
    blocked = stage(AIRLOCK, {"a": "11,5 E", "b": "10,5 E"})
    assert route(blocked.state, Marine(0), blocked.state.board.numbers[9, 5]) is None


def test_every_alien_move_is_told_with_its_reason(tmp_path: Path) -> None:
    t = stage(AIRLOCK, {"a": "7,5 E"}, {"S1": "8,2 S"}, agenda=["next_marine", "alien_phase"], dice="4")
    told = talk(t.game, tmp_path, "end", "y")
    assert "S1 is activated: closest Genestealer, 3 squares from a marine." in told
    row, line, failed = ("row", "within"), ("line", "only"), ("outcome", "brood_failure")
    assert said("told-alien_targets", alien="S1", marine="a", row=row, distance=3, line=line) in told
    assert said("told-brood_tested", section="3", alien="S1", number=1, die=4, score=5, needs=6, outcome=failed) in told
    assert said("told-alien_stops", alien="S1", stop=("stop", "sight"), left=5) in told


@pytest.mark.parametrize(("mission", "language"), [(AIRLOCK, "en"), (NEST, "ja")])
def test_whole_games_by_number(tmp_path: Path, mission: str, language: str) -> None:
    rng = random.Random(mission)
    game = hulk.new(mission, seed=3)
    told = talk(game, tmp_path, *[str(rng.randint(1, 9)) for _ in range(4000)], language=language)
    assert game.result
    assert Words(language).name("result", game.result) in told


def test_a_game_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    game = hulk.new(AIRLOCK, seed=3)
    talk(game, tmp_path, "listed", "keep", "quit")
    (kept,) = (tmp_path / "games").glob("*.json")
    opened, notes = open_game(kept)
    assert notes == [] and isinstance(opened.state, hulk.State)
    assert [choice.texts() for choice in opened.pending] == [choice.texts() for choice in game.pending]
    replayed = run(tmp_path, "replay", str(kept))
    assert replayed.returncode == 0 and "Command points:" in replayed.stdout
    assert run(tmp_path, "replay", str(kept), "--json").returncode == 0


def test_the_next_start_goes_on_with_the_mission(tmp_path: Path) -> None:
    talk(hulk.new(AIRLOCK, seed=3), tmp_path, "listed", "keep", "quit")
    again = run(tmp_path, "play")
    assert again.returncode == 0
    assert said("terminal-unfinished-mission", title="Airlock Nine", turn=1, when="?").partition("?")[0] in again.stdout
    assert said("briefing-original-1-airlock-nine") in again.stdout
    assert "Marine action phase" in again.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_rules_is_explained_by_the_rules_of_this_game(tmp_path: Path, language: str) -> None:
    words, rules = Words(language), RULES.read_text(encoding="utf-8")
    terms = words.terms("hulk")
    asked = [f"? {words.name(*term)}" for term in terms]
    told = talk(hulk.new(AIRLOCK, seed=3), tmp_path, *asked, "? OVW-1", language=language)
    for term in terms:
        text = words.explain(*term)
        assert text in told
        rule = text.rstrip(")）").replace("（", "(").rpartition("(")[2]
        assert f"`{rule}`" in rules or f"## {rule}" in rules or f"| {rule} |" in rules, f"{term}: {rule}"
    assert book_of("hulk", language).rules.rules["OVW-1"].text[:20] in told


# ---------------------------------------------------------------------- the command line


def test_play_from_the_command_line(tmp_path: Path) -> None:
    played = run(tmp_path, "play", "--game", "hulk", "--mission", "airlock-nine", "--plain", "--seed", "1")
    assert played.returncode == 0
    assert said("briefing-original-1-airlock-nine") in played.stdout
    asked = run(tmp_path, "play", "--game", "hulk")
    assert "Suicide Mission (" in asked.stdout
    assert run(tmp_path, "play", "--mission", "nowhere").returncode == 2
    assert run(tmp_path, "play", "--mission", "defend", "--players", "2").returncode == 2


def test_a_mission_of_ones_own_is_played(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(mission_text(AIRLOCK).replace("id = original-1-airlock-nine", "id = mine"), encoding="utf-8")
    played = run(tmp_path, "play", "--mission", str(path))
    assert played.returncode == 0 and "meant for learning the turn" in played.stdout
    (kept,) = (tmp_path / "games").glob("*.json")
    state = open_game(kept)[0].state
    assert isinstance(state, hulk.State) and state.board.mission.id == "mine"


def test_mission_check_says_what_is_wrong_and_where(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(mission_text(AIRLOCK), encoding="utf-8")
    sound = run(tmp_path, "mission", "check", str(path))
    assert (sound.returncode, sound.stdout.strip()) == (
        0,
        said("terminal-hulk-sound", title="Airlock Nine", squares=38, sections=9, entries=3, marines=3),
    )
    path.write_text(mission_text(AIRLOCK).replace("20,5 -> E", "20,5 -> W"), encoding="utf-8")
    faulty = run(tmp_path, "mission", "check", str(path))
    assert faulty.returncode == 1
    assert f"{path}, line 40: {said('reason-mission_exit_inside', name='X1')}" in faulty.stderr
    path.write_text(mission_text(AIRLOCK).replace("+..X#", "+.X.#", 1), encoding="utf-8")
    played = run(tmp_path, "play", "--mission", str(path))
    assert played.returncode == 2 and said("reason-mission_exit_unlisted", square="19,5") in played.stderr
    assert ". X!. #" in played.stderr, "the map has a mark after the square"
    assert run(tmp_path, "mission", "check", str(tmp_path / "missing.txt")).returncode == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_missions(tmp_path: Path, language: str) -> None:
    listed = run(tmp_path, "mission", "list", "--lang", language)
    assert listed.returncode == 0
    assert all(name in listed.stdout for name in hulk.mission_names())
    first, figures, *_ = listed.stdout.splitlines()
    assert "airlock-nine" in first
    assert figures.strip() == Words(language).say("hulk-figures", {"hardness": 1, "number": 10, "share": "57%"})


def area(number: int, squares: str, who: str = "") -> str:
    return said("terminal-hulk-area", number=number, chance="83%", who=who, verb="flame", squares=squares)


def harm(who: str) -> str:
    return said("terminal-hulk-harm", verb="flame", who=who, chance="83%")


def doubt(harm: str) -> str:
    return said("terminal-hulk-doubt-area", verb="flame", harm=harm)


@pytest.mark.rule("OBJ-3")
def test_flames_destroy_an_object_for_sure(tmp_path: Path) -> None:
    """Nobody dies at so many per cent where only an object lies, and it is not counted among those who may."""
    t = stage(AIRLOCK, {"a": "12,5 E heavy_flamer", "b": "6,5 E"}, mission=CAT, open=["13,5"], object={"at": "15,5"})
    told = " ".join(talk(t.game, tmp_path, "activate:a", "flame:14,5", "no").split())
    lost = said("terminal-hulk-lost", what=("object", "cat"))
    assert area(number=0, squares="14,4 …").partition(" …")[0] in told
    assert f"16,6. {lost} " in told
    assert doubt(lost) in told
    with_b = stage(AIRLOCK, {"a": "12,5 E heavy_flamer", "b": "15,5 E"}, mission=CAT, open=["13,5"], object={"at": "b"})
    told = " ".join(talk(with_b.game, tmp_path, "activate:a", "flame:14,5", "no").split())
    assert area(number=1, who="b (B)", squares="…").partition("…")[0] in told
    assert doubt(f"{harm('b (B)')} {lost}") in told


def test_a_name_alone_activates_that_marine(tmp_path: Path) -> None:
    """Command points are seldom meant."""
    t = stage(AIRLOCK, {"anton": "3,5 E", "bruno": "6,5 E"}, command_points=3)
    talk(t.game, tmp_path, "bruno")
    assert t.state.active == 1


@pytest.mark.parametrize("name", ["①.txt", "ﾐｯｼｮﾝ.txt", "~mine.txt", "'mine'"])
def test_a_mission_file_keeps_the_letters_of_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path(name).write_text(mission_text(AIRLOCK).replace("Airlock Nine", "Mine"), encoding="utf-8")
    assert hulk.new(mission_of(ask_mission(name), Words("en"))).state.board.mission.title == "Mine"


@pytest.mark.parametrize("typed", ["x" * 300, "~nosuchuser", "~nosuchuser/mine.txt", "no\0path"])
def test_what_can_be_no_file_is_refused(typed: str) -> None:
    with pytest.raises(BadOption, match=opening("terminal-hulk-mission-unknown", "name", "command")):
        mission_of(typed, Words("en"))


def ask_mission(typed: str) -> str:
    """The mission of a file whose name is typed in lines."""
    lines = f"{len(hulk.mission_names()) + 1}\n{typed}\n"
    asker = ConsoleAsker(Console(io.BytesIO(lines.encode()), io.StringIO()), Words("en"), Preferences())
    return asyncio.run(HulkStart().complete(GameOptions(), asker)).mission or ""
