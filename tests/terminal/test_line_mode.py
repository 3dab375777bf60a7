"""Line mode answers whatever is typed, and changes the game only by answers."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.saying import opening, said
from tests.terminal.conversation import converse, positioned, running, talk
from voidlock import angel
from voidlock.angel import State
from voidlock.engine import Game, Json, save
from voidlock.reference import book_of
from voidlock.terminal.saves import open_game
from voidlock.texts import LANGUAGES, Words

TEAMS = [["red", "blue", "green"]]


def full_auto(swarms: dict[str, Json], *dice: int) -> Game[State]:
    """Leon and Valencio are about to attack."""
    position: dict[str, Json] = {"phase": "resolve", "table": {"red": "full_auto"}, "swarms": swarms}
    return positioned("leon<, valencio>", position, dice)


def new() -> Game[State]:
    return angel.new(1, seed=5, teams=TEAMS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_matters_now_is_told_on_request(tmp_path: Path, language: str) -> None:
    words = Words(language)
    told = talk(
        full_auto({"L1": "claw tail"}), tmp_path, words.say("terminal-word-look").split()[-1], language=language
    )
    facts = told.partition(words.say("matters-title"))[2].strip().splitlines()[:3]
    assert words.name("marine", "leon") in facts[0] and "50%" in facts[0]
    assert words.name("pile", "left") in facts[1] or words.name("pile", "right") in facts[1]


def test_how_the_rules_are_read_is_said_at_the_start_and_with_the_decks(tmp_path: Path) -> None:
    in_a_row, attacked = "makes his attacks in a row", "once all have attacked"
    game = angel.new(1, seed=5, teams=TEAMS, settings={"full_auto": "in_a_row"})
    told = talk(game, tmp_path)
    assert in_a_row in told and attacked not in told
    told = talk(game, tmp_path, "board all")
    assert told.count(in_a_row) == 2 and attacked in told
    assert in_a_row not in talk(new(), tmp_path)


def test_a_second_swarm_at_a_spot_has_a_name(tmp_path: Path) -> None:
    position: dict[str, Json] = {
        "phase": "event",
        "settings": {"merge": "event"},
        "swarms": {"L1": "claw"},
        "apart": {"L1": "tail"},
        "events": ["temporary_sanctuary"],
    }
    told = talk(positioned("leon<, valencio>", position), tmp_path)
    assert "second swarm L1b" in told and "[target:L1b]" in told


def chosen(game: Game[State]) -> list[str]:
    return [option.text for option in game.answers_of(1)]


@pytest.mark.parametrize(
    "typed", ["0", "4", "999999999999999999999999", "-1", "choose:", "c", "1 2", "stop", "x" * 9999]
)
def test_what_is_no_answer_changes_nothing(tmp_path: Path, typed: str) -> None:
    game = new()
    before = save(game)
    told = talk(game, tmp_path, typed)
    assert save(game) == before
    assert said("terminal-input-ended") in told


def test_an_ambiguous_beginning_names_the_answers_it_can_mean(tmp_path: Path) -> None:
    told = talk(new(), tmp_path, "choose")
    meant = "choose:block, choose:run_and_gun, choose:dead_aim"
    assert said("terminal-several", text="choose", number=3, answers=meant) in told


def test_an_empty_line_shows_the_board_again(tmp_path: Path) -> None:
    once, twice = talk(new(), tmp_path), talk(new(), tmp_path, "")
    assert twice.count("Formation from top to bottom:") == once.count("Formation from top to bottom:") + 1


def test_help_explains_cards_terms_and_rules(tmp_path: Path) -> None:
    told = talk(new(), tmp_path, "?", "? leon", "? full auto", "? swarm", "? nonsense", "? a", "? r-2.4", "? gun jma")
    assert all(line in told for line in said("terminal-help").splitlines())
    book = book_of("angel", "en")
    for kind, id in (("marine", "leon"), ("action", "full_auto"), ("term", "swarm")):
        entry = book.entry(kind, id)
        assert entry is not None
        assert said("reference-heading", name=entry.name, kind=said(f"reference-kind-{kind}")) in told
        assert all(said("reference-fact", label=fact.label, value=fact.value) in told for fact in entry.facts)
    assert said("reference-rule", number="R-2.4", text=book.rules.rules["R-2.4"].text)[:60] in told
    assert said("reference-nothing", text="nonsense") in told
    assert said("reference-nearest", names="Gun Jam") in told
    assert "Which one?" in told


def test_spaces_and_colons_give_the_same_reason(tmp_path: Path) -> None:
    told = [
        talk(full_auto({"L1": "head"}), tmp_path, line)
        for line in ("attack:leon:R1", "attack leon R1", "why attack leon R1", "hello  there")
    ]
    reason = said("reason-no_swarm_there", spot="R1")
    assert [reason in text for text in told] == [True, True, True, False]
    assert said("reason-unreadable", text="hello  there") in told[-1]


@pytest.mark.parametrize(
    "typed", ["レオン L1", "leon L1", "Brother Leon attacks the swarm at L1", "ブラザー・レオンがL1"]
)
def test_an_answer_about_two_things_can_be_named_by_both(tmp_path: Path, typed: str) -> None:
    game = full_auto({"L1": "head", "R2": "tail"}, 0)
    told = talk(game, tmp_path, typed)
    assert "Brother Leon misses the swarm at L1." in told


def test_a_name_that_fits_two_answers_is_not_taken(tmp_path: Path) -> None:
    game = full_auto({"L1": "head", "L2": "tail"})
    several = said("terminal-several", text="レオン", number=2, answers="attack:leon:L1, attack:leon:L2")
    assert several in talk(game, tmp_path, "レオン")


def test_drafting_alone_counts_the_teams(tmp_path: Path) -> None:
    told = talk(angel.new(1, seed=5), tmp_path, "red", "lang ja")
    assert "Choose a Combat Team. (Team 1 of 3)" in told
    assert "Choose a Combat Team. (Team 2 of 3)" in told
    assert Words("ja").say("terminal-draft", question=Words("ja").say("ask-choose_team"), number=2, total=3) in told
    assert "Team 1 of" not in talk(angel.new(4, seed=5), tmp_path)


def test_a_name_that_ends_a_sentence_is_followed_by_no_full_stop(tmp_path: Path) -> None:
    game = angel.new(1, seed=5, teams=[["red", "blue", "grey"]])
    assert "Chosen: Onward Brothers!\n" in talk(game, tmp_path, "onward_brothers")
    game = angel.new(1, seed=5, teams=[["red", "blue", "grey"]])
    assert "：進め、ブラザーたちよ！\n" in talk(game, tmp_path, "onward_brothers", language="ja")


def test_undo_does_not_go_back_beyond_the_dealing(tmp_path: Path) -> None:
    game = angel.new(1, seed=5)
    told = talk(game, tmp_path, "red", "undo", "red", "blue", "green", "undo")
    assert told.count(said("terminal-undone")) == 1
    assert said("reason-undo_reveal", event="spawned") in told
    assert game.state.round == 1


def test_save_writes_a_file_that_loads(tmp_path: Path) -> None:
    game = new()
    path = tmp_path / "my game.json"
    told = talk(game, tmp_path, "1", f"save {path}", "2", f"save {path}")
    assert said("terminal-saved", path=str(path)) in told
    loaded, _ = open_game(path)
    assert save(loaded) == save(game)


def test_save_leaves_other_files_alone(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear brother", encoding="utf-8")
    told = talk(new(), tmp_path, "save", f"save {letter}", f"save {tmp_path}", f"save {tmp_path}/no/where.json")
    assert letter.read_text(encoding="utf-8") == "Dear brother"
    assert said("terminal-save-other-file", path=str(letter)) in told
    missing = said("terminal-trouble-folder-missing")
    assert said("terminal-save-failed", path=f"{tmp_path}/no/where.json", why=missing) in told
    assert not (tmp_path / "no").exists()


def test_the_language_changes_on_the_way(tmp_path: Path) -> None:
    told = talk(new(), tmp_path, "lang xx", "lang ja", "盤面", "取り消し", "説明 レオン", "ログ", "なぜ 1", "終了")
    assert "The languages are: en ja." in told
    assert "ブラザー・レオン" in told
    assert Words("ja").say("terminal-left") in told


def test_quit_says_how_to_go_on(tmp_path: Path) -> None:
    told = talk(new(), tmp_path, "1", "quit", "2")
    assert said("terminal-hint-saved") in told
    assert f"The game is saved: {running(tmp_path)[0]}" in told
    assert "voidlock play" in told


def test_a_folder_that_cannot_be_written_to_is_told_once(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.write_text("a file where the folder should be", encoding="utf-8")
    game = new()
    told = talk(game, folder, "1", "1", "1")
    why = said("terminal-trouble-no-folder")
    assert told.count(opening("terminal-cannot-keep", "path", "why")) == 1
    assert said("terminal-hint-saved") not in told
    assert said("terminal-not-kept", why=why) in told
    assert len(game.inputs) > 3


NONSENSE = """?|? leon||log|log all|undo|why|why attack:leon:L1|board|board all|lang ja|lang en|stop|no|yes|save
choose|attack|turn|取り消し|\x1b[2J|\x00|？|quit now""".replace("\n", "|").split("|")

LINES = st.one_of(
    st.integers(0, 9).map(lambda number: str(number).encode()),
    st.sampled_from(NONSENSE).map(str.encode),
    st.text(max_size=40).map(lambda text: text.encode("utf-8", errors="replace")),
    st.binary(max_size=60),
    st.just(b"9" * 5000),
)


@settings(max_examples=60, deadline=None)
@given(st.lists(LINES, max_size=40), st.sampled_from(["en", "ja"]), st.integers(1, 3))
def test_nonsense_never_breaks_the_game(lines: list[bytes], language: str, players: int) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        game = angel.new(players, seed=8)
        before = os.getcwd()
        os.chdir(folder)
        try:
            code, told = converse(game, folder, b"\n".join(lines), language)
        finally:
            os.chdir(before)
        assert code == 0
        assert all(letter.isprintable() or letter == "\n" for letter in told)
        kept, _ = open_game((running(folder) or sorted((folder / "finished").iterdir()))[0])
        assert save(kept) == save(game)
