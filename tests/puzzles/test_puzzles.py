"""Every puzzle of the package has its words and one clearly best answer; the checker says what is wrong with a file."""

from __future__ import annotations

from datetime import UTC, datetime
from fractions import Fraction
from pathlib import Path

import pytest

from tests.refusing import for_reason
from tests.saying import said
from tests.terminal.conversation import run
from voidlock.engine import FileError, Puzzle, of_the_day, read_puzzle
from voidlock.engine.files.puzzle import WORDS
from voidlock.games import KITS, kit_of
from voidlock.odds.puzzles import Line, Solver, Verdict, check, texts_of, uncertainty
from voidlock.terminal.reports.checks import missing_messages
from voidlock.terminal.sessions.puzzle import Puzzling
from voidlock.texts import LANGUAGES, Words

PUZZLES = [puzzle for kit in KITS.values() for puzzle in kit.puzzles]
EXACT = [puzzle for puzzle in PUZZLES if not puzzle.plays]
SEARCHED = [puzzle for puzzle in PUZZLES if puzzle.plays]
EACH = pytest.mark.parametrize("puzzle", PUZZLES, ids=[puzzle.id for puzzle in PUZZLES])


@pytest.mark.parametrize("puzzle", EXACT, ids=[puzzle.id for puzzle in EXACT])
def test_the_best_answer_is_clearly_the_best(puzzle: Puzzle) -> None:
    found = check(kit_of(puzzle.game), puzzle)
    assert not found.faults, "\n".join(map(str, found.faults))


@EACH
def test_its_words_are_there_and_short(puzzle: Puzzle) -> None:
    assert missing_messages(puzzle.things(), Words("en")) == []
    for words in map(Words, LANGUAGES):
        for thing in puzzle.things():
            assert len(words.name(*thing)) <= 330, thing


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_those_of_the_puzzles(language: str) -> None:
    needed = {"-".join(thing) for puzzle in PUZZLES for thing in puzzle.things()}
    games = tuple(f"{WORDS}-{game}-" for game in KITS)
    assert {id for id in Words(language).ids() if id.startswith(games)} == needed


def test_every_name_is_that_of_one_puzzle() -> None:
    names = [puzzle.id for puzzle in PUZZLES]
    assert len(names) == len(set(names)) and "check" not in names


def test_every_day_has_its_puzzle() -> None:
    puzzles = ["one", "two", "three"]
    days = [of_the_day(puzzles, datetime(2026, 11, day, 12, tzinfo=UTC)) for day in range(1, 7)]
    assert days[:3] == days[3:] and sorted(days[:3]) == sorted(puzzles)
    first, last = datetime(2026, 11, 17, tzinfo=UTC), datetime(2026, 11, 17, 23, 59, 59, tzinfo=UTC)
    assert of_the_day(puzzles, first) == of_the_day(puzzles, last)


# ---------------------------------------------------------------------- chances that are known by hand

ALONE = """
goal = ["alive"]
best = ["place:leon"]
[position]
formation = ["leon>", "noctis<"]
swarms = { R1 = "claw claw claw", L2 = "tail" }
terrain = {}
phase = "resolve"
table = { red = "overwatch" }
agenda = ["next_action", "attack_phase"]
"""


def puzzle_of(folder: Path, text: str) -> Puzzle:
    path = folder / "01-mine.toml"
    path.write_text(text, encoding="utf-8")
    return read_puzzle("angel", path)


def test_chances_are_exact(tmp_path: Path) -> None:
    solver = Solver(kit_of("angel"), puzzle_of(tmp_path, ALONE))
    leon, noctis = Fraction(2, 6), Fraction(4, 6)
    assert solver.chance(["place:leon"]) == (1 - (1 - leon) ** 2) * noctis
    assert solver.chance(["place:noctis"]) == leon * (1 - (1 - noctis) ** 2)
    assert solver.best().texts == ["place:leon"]


def test_a_goal_can_be_about_one_marine(tmp_path: Path) -> None:
    solver = Solver(kit_of("angel"), puzzle_of(tmp_path, ALONE.replace('"alive"', '"alive:noctis"')))
    assert solver.chance(["place:leon"]) == Fraction(4, 6)
    assert solver.chance(["place:noctis"]) == Fraction(8, 9)


def test_the_answer_ends_with_the_first_roll(tmp_path: Path) -> None:
    puzzle = puzzle_of(tmp_path, ALONE)
    game = kit_of("angel").load(dict(puzzle.file))[0]
    assert not puzzle.is_over(game)
    game.apply(1, "place:noctis")
    assert puzzle.is_over(game) and [option.text for option in puzzle.answers(game)] == ["place:noctis"]
    verdict = Solver(kit_of("angel"), puzzle).verdict(game)
    assert not verdict.solved and verdict.own.chance < verdict.best.chance


def test_the_uncertainty_is_that_of_the_difference() -> None:
    third, half = Fraction(1, 3), Fraction(1, 2)
    assert uncertainty([half, third], [half, third]) == 0
    assert uncertainty([half, half], [Fraction(0), half]) == pytest.approx(0.25)


# ---------------------------------------------------------------------- the checker


@pytest.mark.parametrize(
    ("old", "new", "id"),
    [
        ('"alive"', '"rich"', "puzzle_goal_unknown"),
        ('["next_action", "attack_phase"]', '["attack_phase"]', "puzzle_rolls_first"),
        ("place:leon", "place:omnio", "puzzle_no_answer"),
        ("place:leon", "place:*", "puzzle_every_answer"),
        ("place:leon", "place:noctis", "puzzle_not_clear"),
        ("claw claw claw", "claw", "puzzle_not_clear"),
    ],
)
def test_what_is_wrong_with_a_puzzle(tmp_path: Path, old: str, new: str, id: str) -> None:
    assert check(kit_of("angel"), puzzle_of(tmp_path, ALONE)).faults == []
    assert old in ALONE
    assert [reason.id for reason in check(kit_of("angel"), puzzle_of(tmp_path, ALONE.replace(old, new))).faults] == [id]


def test_answers_that_are_not_equally_good_are_told_apart(tmp_path: Path) -> None:
    both = ALONE.replace('["place:leon"]', '["place:leon", "place:noctis"]').replace(
        'formation = ["leon>", "noctis<"]', 'formation = ["leon>", "noctis<", "valencio<"]'
    )
    assert [reason.id for reason in check(kit_of("angel"), puzzle_of(tmp_path, both)).faults] == ["puzzle_best_differ"]


def test_a_file_without_a_goal_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileError, check=for_reason("missing")):
        puzzle_of(tmp_path, ALONE.replace('goal = ["alive"]', ""))


def test_the_command_checks_files(tmp_path: Path) -> None:
    folder = Path(KITS["angel"].sources) / "puzzles"
    checked = run(tmp_path, "puzzle", "check", str(folder / "01-behind.toml"))
    assert checked.returncode == 0 and "place:valencio" in checked.stdout
    puzzle_of(tmp_path, ALONE.replace("place:leon", "place:noctis"))
    checked = run(tmp_path, "puzzle", "check", str(tmp_path / "01-mine.toml"), "--game", "angel")
    assert checked.returncode == 1 and "place:noctis" in checked.stderr


# ---------------------------------------------------------------------- in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_in_lines(tmp_path: Path, language: str) -> None:
    words, behind = Words(language), PUZZLES[0]
    typed = "place:leon\nagain\nplace:valencio\nleave\n"
    played = run(tmp_path, "puzzle", behind.id, "--plain", "--lang", language, typed=typed)
    assert played.returncode == 0, played.stderr
    assert played.stdout.count(words.name(*behind.thing("ask"))) == 2
    assert played.stdout.count(words.name(*behind.thing("why"))) == 2
    assert "33%" in played.stdout and "44%" in played.stdout
    listed = run(tmp_path, "puzzle", "--list", "--lang", language).stdout
    assert words.say("puzzle-listed", title=behind.thing(), state="solved") in listed


def test_nobody_advises_in_a_puzzle(tmp_path: Path) -> None:
    """The Librarian plays to win; a puzzle may ask for something else."""
    played = run(tmp_path, "puzzle", PUZZLES[0].id, "--plain", typed="advice\nquit\n")
    assert said("learn-no-advice") in played.stdout


def test_the_next_puzzle_follows(tmp_path: Path) -> None:
    played = run(tmp_path, "puzzle", PUZZLES[0].id, "--plain", "--lang", "en", typed="place:leon\nnext\nquit\n")
    assert Words("en").name(*PUZZLES[1].thing("ask")) in played.stdout


def test_a_puzzle_that_does_not_exist(tmp_path: Path) -> None:
    played = run(tmp_path, "puzzle", "chess", "--plain", "--lang", "en")
    assert played.returncode == 1 and "chess" in played.stderr


# ---------------------------------------------------------------------- puzzles that are searched


@pytest.mark.parametrize("puzzle", SEARCHED, ids=[puzzle.id for puzzle in SEARCHED])
def test_the_best_answer_wins_a_few_plays(puzzle: Puzzle) -> None:
    """`make long` plays out every answer as often as the puzzle says."""
    few = Solver(kit_of(puzzle.game), puzzle, plays=12)
    lines = [line for line in few.answers() if len(line) == len(few.best().answers)]
    others = [line for line in lines if not puzzle.is_best(texts_of(line))][:3]
    assert others and all(few.chance(texts_of(line)) <= few.best().chance for line in others)


def test_a_play_goes_on_by_rules_of_thumb_and_is_the_same_again() -> None:
    enough = next(puzzle for puzzle in SEARCHED if puzzle.id == "enough")
    solver = Solver(kit_of("hulk"), enough, plays=60)
    game = kit_of("hulk").load(dict(enough.file))[0]
    game.apply(1, "parry")
    verdict = solver.verdict(game)
    assert not verdict.solved and verdict.best.texts == ["accept"]
    assert 0 < verdict.own.chance < verdict.best.chance and 0 < verdict.error < 0.15
    assert Solver(kit_of("hulk"), enough, plays=60).verdict(game) == verdict


def test_sampled_figures_are_never_right_to_0_percent(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    enough = next(puzzle for puzzle in SEARCHED if puzzle.id == "enough")
    game = kit_of("hulk").load(dict(enough.file))[0]
    game.apply(1, "parry")
    line = Line(tuple(enough.answers(game)), Fraction(1, 2))
    monkeypatch.setattr(Solver, "verdict", lambda *_: Verdict(line, line, 0.001, solved=False))
    assert "±1%" in Puzzling(enough, tmp_path).describe(game, Words("en"))


def test_the_figures_say_how_they_were_found(tmp_path: Path) -> None:
    played = run(tmp_path, "puzzle", "enough", "--plain", "--lang", "en", typed="accept\nleave\n")
    assert "200 games" in played.stdout and "±" in played.stdout
    listed = run(tmp_path, "puzzle", "--list", "--lang", "en").stdout
    assert (
        Words("en").say("puzzle-listed", title=SEARCHED[0].thing(), state="new") in listed
        or "puzzle of the day" in listed
    )
