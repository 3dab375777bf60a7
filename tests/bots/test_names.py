"""A bot by its name."""

import pickle
import shutil
from pathlib import Path

import pytest

import voidlock
from tests.bots.persons import persons
from voidlock.angel import RULES
from voidlock.bots import RandomBot
from voidlock.bots.names import PARTS, BotRefused, bot_kind, digest_of


def reason(name: str) -> str:
    with pytest.raises(BotRefused) as refused:
        bot_kind(name, RULES)
    return refused.value.reason.id


def test_ours() -> None:
    kind = bot_kind("random", RULES)
    assert kind.own
    assert not kind.redeals
    assert isinstance(kind.make(), RandomBot)


def test_another_version_of_our_bots_has_another_digest(tmp_path: Path) -> None:
    for part in (*PARTS, "games/angel"):
        shutil.copytree(Path(voidlock.__file__).parent / part, tmp_path / part, ignore=shutil.ignore_patterns("*.so"))
    seen = [digest_of(tmp_path, tmp_path / "games" / "angel")]
    assert bot_kind("brother", RULES).digest == bot_kind("librarian:5", RULES).digest == seen[0]
    assert bot_kind("random", RULES).digest == ""
    (tmp_path / "bots" / "note.txt").write_text("decides nothing")
    assert digest_of(tmp_path, tmp_path / "games" / "angel") == seen[0]
    for path in ("games/angel/bots/value.json", "games/angel/cards/facts.toml", "engine/game.py"):
        (tmp_path / path).write_bytes((tmp_path / path).read_bytes() + b"\n")
        seen.append(digest_of(tmp_path, tmp_path / "games" / "angel"))
    assert len(set(seen)) == 4


def test_a_persons_bot(tmp_path: Path) -> None:
    kind = bot_kind(persons(tmp_path, "First"), RULES)
    assert not kind.own
    assert kind.redeals
    assert kind.make() is not kind.make()


def test_what_its_file_prints_is_no_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = persons(tmp_path, "First")
    Path(tmp_path / "persons.py").write_text(Path(tmp_path / "persons.py").read_text() + "\nprint('once more')\n")
    bot_kind(name, RULES)
    out, error = capsys.readouterr()
    assert out == ""
    assert "once more" in error


def test_a_changed_file_is_another_bot(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text("class Mine:\n    redeals = False\n    def answer(self, seat, choice, rng): ...\n")
    before = bot_kind(f"{path}:Mine", RULES)
    path.write_text("class Mine:\n    def answer(self, seat, choice, rng): ...\n")
    after = bot_kind(f"{path}:Mine", RULES)
    assert (before.redeals, after.redeals) == (False, True)
    assert before.digest != after.digest


@pytest.mark.parametrize("name", ["", "nobody", "Random", "nobody:Bot", "file.py", "file.py:"])
def test_nobody_by_that_name(name: str) -> None:
    assert reason(name) == "bot_unknown"


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Nobody", "bot_class_missing"),
        ("number", "bot_class_missing"),
        ("Unmade", "bot_unmade"),
        ("Wanting", "bot_unmade"),
        ("Mute", "bot_no_answer"),
    ],
)
def test_a_class_that_is_no_bot(tmp_path: Path, bot: str, why: str) -> None:
    assert reason(persons(tmp_path, bot)) == why


def test_a_file_that_will_not_do(tmp_path: Path) -> None:
    assert reason(f"{tmp_path}/none.py:Bot") == "bot_file_missing"
    (tmp_path / "folder.py").mkdir()
    assert reason(f"{tmp_path}/folder.py:Bot") == "bot_file_unreadable"
    for number, text in enumerate(["class Bot(:", "import nothing_of_this_name", "raise SystemExit", "1 / 0"]):
        (tmp_path / f"{number}.py").write_text(text)
        assert reason(f"{tmp_path}/{number}.py:Bot") == "bot_file_fails"


def test_a_refusal_says_why_and_survives_another_process(tmp_path: Path) -> None:
    with pytest.raises(BotRefused) as refused:
        bot_kind(persons(tmp_path, "Unmade"), RULES)
    again = pickle.loads(pickle.dumps(refused.value))
    assert isinstance(again, BotRefused)
    assert again.reason == refused.value.reason
    assert again.reason.arguments["why"] == "ValueError: not today"
