"""The simulator plays Space Hulk: the same guarantees, and what is counted of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.hulk.boards import AIRLOCK, mission_text
from tests.sim.settings import of_angel, of_hulk
from tests.sim.typed import sim
from voidlock.engine import Refused
from voidlock.sim import plot, simulate
from voidlock.sim.games import play_chunk
from voidlock.sim.play import Chunk
from voidlock.sim.written import settings_data, tally_data
from voidlock.texts import Words

SETTINGS = of_hulk("original-1-airlock-nine", "random", "hulk")


def refusal(**options: object) -> str:
    with pytest.raises(Refused) as refused:
        simulate(games=1, jobs=1, **options)  # type: ignore[arg-type]  # what a person might type
    return refused.value.reason.id


def test_every_count_adds_up_to_the_games() -> None:
    tally = play_chunk(SETTINGS, Chunk(0, 20)).tally
    assert tally.games == 20
    for counts in tally.numbers.values():
        assert counts.total() == 20
    assert tally.names["results"].total() == tally.names["ended"].total() == 20
    assert tally.names["results"]["win"] == tally.wins
    assert tally.names["deaths"].total() == sum(number * games for number, games in tally.numbers["lost"].items())


def test_a_file_of_the_first_game_written_before_there_were_two_is_read(tmp_path: Path) -> None:
    """The header and the chunks have the fields they always had."""
    settings = of_angel(1, "draft", ("random",), "older")
    header = settings_data(settings)
    assert list(header) == [
        *("players", "teams", "bots", "bot_files", "seed", "strict", "limit", "game", "rules", "voidlock")
    ]
    done = play_chunk(settings, Chunk(0, 2))
    fields = [
        *("games", "wins", "answers", "rounds", "survivors", "reached", "ended", "causes", "deaths"),
        *("uses", "faults", "notes"),
    ]
    assert sorted(tally_data(done.tally)) == sorted(fields)


def test_a_mission_of_ones_own(tmp_path: Path) -> None:
    text = mission_text(AIRLOCK).replace("title = Airlock Nine", "title = Mine")
    assert simulate(mission=text, games=2, seed="own", jobs=1).data["games"] == 2
    path = tmp_path / "mine.txt"
    path.write_text(text, encoding="utf-8")
    done = sim("--mission", str(path), "--bot", "random", "--games", "2", "--seed", "own", "--jobs", "1")
    assert done.returncode == 0, done.stderr
    assert "Mission: Mine. Bot: random." in done.stdout


def test_a_faulty_mission_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "broken.txt"
    path.write_text("[mission]\nid = broken\n", encoding="utf-8")
    done = sim("--mission", str(path), "--games", "2")
    assert done.returncode == 2
    assert not done.stdout


def test_options_that_do_not_fit_are_refused() -> None:
    assert refusal(game="hulk") == "sim_mission"
    assert refusal(game="chess") == "sim_game"
    assert refusal(mission=AIRLOCK, players=2) == "sim_option"
    assert refusal(mission=AIRLOCK, teams="draft") == "sim_option"
    assert refusal(game="angel", mission=AIRLOCK) == "sim_option"
    assert refusal(mission=AIRLOCK, bot="brother") == "bot_elsewhere"
    assert refusal(bot="sergeant") == "bot_elsewhere"
    assert refusal(mission=AIRLOCK, bot="random,random") == "sim_bots"


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_figures_on_the_screen(lang: str) -> None:
    options = ["--mission", AIRLOCK, "--bot", "random", "--games", "4", "--seed", "7", "--jobs", "1"]
    done = sim("--game", "hulk", *options, lang=lang)
    assert done.returncode == 0, done.stderr
    shown = Words(lang).say("sim-lost", number="?").partition("?")[0]
    assert shown in done.stdout


def test_the_picture(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    report = simulate(mission=AIRLOCK, games=3, seed="7", jobs=1)
    for lang in ("en", "ja"):
        plot(report.data, tmp_path / f"{lang}.svg", lang)
        assert (tmp_path / f"{lang}.svg").stat().st_size > 1000
