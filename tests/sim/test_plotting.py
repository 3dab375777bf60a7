"""The picture of a run, drawn from its JSON object."""

import copy
import json
import os
import sys
from pathlib import Path

import pytest

from tests.saying import said
from tests.sim.settings import of_angel
from voidlock.engine import Json
from voidlock.games.angel.tally import AngelTally
from voidlock.sim import plot, plotting, simulate
from voidlock.sim.refused import SettingRefused
from voidlock.sim.results import rate, results
from voidlock.sim.run import Outcome
from voidlock.texts import Words

STARTS = {".png": b"\x89PNG", ".svg": b"<?xml", ".pdf": b"%PDF"}


def played(players: int = 1, games: int = 30, teams: str = "draft") -> dict[str, Json]:
    return simulate(players=players, games=games, seed="plot", jobs=1, teams=teams).data


def made_up(players: int, wins: int) -> dict[str, Json]:
    """Twenty games of which so many were won, with two Marines alive."""
    tally = AngelTally()
    tally.games, tally.wins = 20, wins
    tally.numbers["rounds"].update({4: 5, 9: 15})
    tally.numbers["survivors"].update({0: 20 - wins, 2: wins})
    tally.numbers["reached"].update({2: 20 - wins, 4: wins})
    if wins < 20:
        tally.names["ended"]["black_holds"] = 20 - wins
    tally.uses["teams"]["red"].games, tally.uses["teams"]["red"].wins = 12, min(wins, 12)
    settings = of_angel(players, "draft", ("random",) * players, "plot")
    return results(settings, 20, Outcome(tally, complete=True))


def texts(data: dict[str, Json], language: str = "en") -> list[str]:
    """Every text in the picture."""
    from matplotlib.text import Text

    found = plotting.draw_figure(data, Words(language)).findobj(Text)
    return [text.get_text() for text in found if text.get_text()]


@pytest.mark.parametrize("kind", plotting.KINDS)
def test_every_kind_of_file(tmp_path: Path, kind: str) -> None:
    data = played()
    for name in ("one", "other"):
        assert plot(data, tmp_path / f"{name}{kind.upper()}") == "en"
    one, other = (tmp_path / f"{name}{kind.upper()}" for name in ("one", "other"))
    assert one.read_bytes().startswith(STARTS[kind])
    assert one.read_bytes() == other.read_bytes()


@pytest.mark.parametrize("players", range(1, 7))
def test_every_number_of_players_and_of_wins(tmp_path: Path, players: int) -> None:
    for wins in (0, 7, 20):
        told = texts(made_up(players, wins))
        assert "Black Holds" in told
        assert (said("sim-plot-no-win") in told) == (wins == 0)
        assert (said("sim-plot-no-loss") in told) == (wins == 20)
        assert ("mean 2.0" in told) == (wins > 0)


def test_what_the_picture_says() -> None:
    told = texts(made_up(1, 7))
    assert "random · 1 player · 20 games" in told
    assert any(text.startswith("Seed plot  ·  teams drafted  ·  rules angel 2  ·  voidlock ") for text in told)
    share, low, high = (float(str(rate(7, 20)[part])) * 100 for part in ("rate", "low", "high"))
    assert f"{share:.1f}% ({low:.1f} to {high:.1f})" in told
    assert {"All games", "With Red", "Void Lock", "Location of tier 4", "Victory", "100.0", "35.0"} <= set(told)
    assert "With Green" not in told


def test_all_games_have_the_teams_that_were_named() -> None:
    told = texts(played(teams="red,blue,green"))
    assert not [text for text in told if text.startswith("With ")]
    assert any("Red, Blue, Green" in text for text in told)


def test_japanese_words() -> None:
    told = texts(made_up(2, 7), "ja")
    assert "random · 2人 · 20ゲーム" in told
    assert {"勝率と95%信頼区間", "赤チームあり", "ヴォイドロック", "段階1Cのロケーション", "勝利"} <= set(told)


def test_without_a_japanese_font_the_words_are_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plotting, "JAPANESE_FONTS", ("No Such Font",))
    assert plot(played(), tmp_path / "run.svg", "ja") == "en"


def test_with_a_japanese_font_the_words_are_japanese(tmp_path: Path) -> None:
    if not plotting.japanese_fonts():
        if os.environ.get("CI") == "true":
            pytest.fail("no Japanese font is installed, and CI must not leave out its picture (make system)")
        pytest.skip("no Japanese font is installed: the picture of a run is not drawn in Japanese here")
    for kind in plotting.KINDS:
        assert plot(played(), tmp_path / f"run{kind}", "ja") == "ja"


def test_a_font_that_was_installed_after_matplotlib_made_its_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from matplotlib import font_manager

    (tmp_path / "broken.ttf").write_text("no font")
    new = font_manager.findfont("DejaVu Sans")
    old = [font for font in font_manager.fontManager.ttflist if font.name != "DejaVu Sans"]
    monkeypatch.setattr(font_manager.fontManager, "ttflist", old)
    monkeypatch.setattr(font_manager, "findSystemFonts", lambda: [str(tmp_path / "broken.ttf"), new])
    monkeypatch.setattr(plotting, "JAPANESE_FONTS", ("DejaVu Sans",))
    assert plotting.japanese_fonts() == ["DejaVu Sans"]


def test_a_run_stopped_before_its_first_game_is_drawn(tmp_path: Path) -> None:
    data = results(of_angel(1, "draft", ("random",), "plot"), 20, Outcome(AngelTally(), complete=False))
    plot(data, tmp_path / "run.png")
    told = texts(data)
    assert any(text.endswith(said("sim-plot-stopped")) for text in told)
    assert {said("sim-plot-no-game"), said("sim-plot-no-win")} <= set(told)


@pytest.mark.parametrize("seed", ["$x_1$ and $", "line\nline\x07", "私のシード", "\U0001f600\U000e0001", "x" * 500])
def test_any_seed_can_be_shown(tmp_path: Path, seed: str) -> None:
    data = copy.deepcopy(played(games=2))
    settings = data["settings"]
    assert isinstance(settings, dict)
    settings["seed"] = seed
    settings["bots"] = [f"folder/{seed[:9]}.py:Bot"]
    plot(data, tmp_path / "run.png")
    assert all("\n" not in text and len(text) < 300 for text in texts(data))


def test_results_of_another_day_can_be_drawn(tmp_path: Path) -> None:
    plot(json.loads(json.dumps(played())), tmp_path / "run.png")
    for wrong in ({}, {"format": "voidlock-sim-99"}):
        with pytest.raises(ValueError, match="no results"):
            plot(wrong, tmp_path / "other.png")
    assert [path.name for path in tmp_path.iterdir()] == ["run.png"]


def test_settings_for_other_pictures_do_not_count(tmp_path: Path) -> None:
    import matplotlib

    data = played()
    plot(data, tmp_path / "one.svg")
    with matplotlib.rc_context({"text.usetex": True, "font.size": 40, "axes.facecolor": "black"}):
        plot(data, tmp_path / "other.svg")
        assert matplotlib.rcParams["font.size"] == 40
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "other.svg").read_bytes()


def test_what_cannot_be_drawn_is_found_out_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def why(name: str) -> str:
        with pytest.raises(SettingRefused) as refused:
            plotting.see_that_it_can_be_drawn(tmp_path / name)
        return refused.value.reason.id

    assert why("run.gif") == why("run") == why(".png") == "sim_plot_kind"
    with pytest.raises(OSError, match="No such file"):
        plotting.see_that_it_can_be_drawn(tmp_path / "nowhere" / "run.png")
    plotting.see_that_it_can_be_drawn(tmp_path / "run.png")
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert why("run.png") == "sim_no_matplotlib"
    assert list(tmp_path.iterdir()) == []
