"""`voidlock sim` without its words."""

import json
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from time import sleep

import pytest

from tests.bots.persons import persons
from voidlock.engine import Refused
from voidlock.sim import Progress, simulate
from voidlock.sim.command import executor_for, read_settings
from voidlock.sim.processes import Processes
from voidlock.sim.run import InProcess
from voidlock.sim.written import settings_data


def test_settings_from_what_was_typed() -> None:
    settings = read_settings(teams=" Red,blue/green,GREY", bot="random, random", seed="7")
    assert settings.setup == {"players": 2, "teams": [["red", "blue"], ["green", "grey"]]}
    assert settings.bots == ("random", "random")
    assert read_settings(players=3, teams="Draft", seed="7").bots == ("random",) * 3
    assert read_settings(teams="random").seed
    readings = read_settings(players=1, teams="random", seed="7", setting={"merge": "event"})
    assert readings.setup == {"players": 1, "teams": "random", "settings": {"merge": "event"}}


def test_a_misspelt_option_is_an_error() -> None:
    with pytest.raises(TypeError, match="player"):
        simulate(player=3)  # type: ignore[call-arg]  # the mistake is the point


def test_one_bot_each(tmp_path: Path) -> None:
    report = simulate(players=2, bot=f"random,{persons(tmp_path, 'Raises')}", games=2, seed="7", jobs=1)
    assert [note.fault.seat for note in report.outcome.tally.notes] == [2, 2]


def why(**options: object) -> str:
    """The reason for which a run is refused."""
    with pytest.raises(Refused) as refused:
        simulate(**{"games": 1, "seed": "7", "jobs": 1, **options})  # type: ignore[arg-type]  # wrong ones are the point
    return refused.value.reason.id


def test_bad_input_is_refused_with_a_reason(tmp_path: Path) -> None:
    assert why(players=0) == "sim_players"
    assert why(players=7) == "sim_players"
    assert why(games=0) == "sim_games"
    assert why(games=-5) == "sim_games"
    assert why(jobs=0) == "sim_jobs"
    assert why(limit=0) == "sim_limit"
    assert why(limit=float("nan")) == "sim_limit"
    assert why(limit=float("inf")) == "sim_limit"
    assert why(seed="\udcff") == "sim_seed"
    assert why(bot="nobody") == "bot_unknown"
    assert why(bot="") == "bot_unknown"
    assert why(bot="random,random") == "sim_bots"
    assert why(bot=persons(tmp_path, "Mute")) == "bot_no_answer"
    assert why(teams="pink,red,blue") == "team_unknown"
    assert why(setting={"marge": "event"}) == "setting_unknown"
    assert why(setting={"merge": "later"}) == "setting_value_unknown"
    assert why(setting={"merge": "event"}, mission="rescue") == "setting_unknown"
    assert why(setting={"lurking": "path"}) == "setting_unknown"
    assert why(teams="red,red,blue") == "team_twice"
    assert why(teams="red") == "teams_per_player"
    assert why(teams="", players=1) == "teams_per_player"
    assert why(players=2, teams="red,blue,green") == "teams_per_player"


def test_who_plays() -> None:
    assert isinstance(executor_for(1, 100), InProcess)
    assert isinstance(executor_for(8, 1), InProcess)
    processes = executor_for(8, 3)
    assert isinstance(processes, Processes)
    assert processes.width == 3


def test_without_ray_there_is_no_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "voidlock.sim.cluster", raising=False)
    assert why(cluster="local") == "sim_no_ray"


def test_a_run_is_resumed_and_made_longer(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    short = simulate(games=10, jobs=1, resume=path)
    longer = simulate(games=25, jobs=1, resume=path)
    assert longer.settings.seed == short.settings.seed
    assert longer.data == simulate(games=25, jobs=1, seed=short.settings.seed).data
    assert simulate(games=10, jobs=1, resume=path).data == short.data


@pytest.mark.parametrize("jobs", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_a_bot_that_changes_meanwhile_stops_the_run(tmp_path: Path, jobs: int) -> None:
    name = persons(tmp_path, "First")

    def edit(progress: Progress) -> None:
        better = tmp_path / "better.py"
        better.write_text((tmp_path / "persons.py").read_text() + "\n# better\n")
        # At once: nobody may find half of it.
        better.replace(tmp_path / "persons.py")

    with pytest.raises(Refused) as refused:
        simulate(bot=name, games=10**9, seed="7", jobs=jobs, watch=edit)
    assert str(refused.value.reason) == f"sim_bot_changed: name={name}"


def test_the_digests_in_the_results_are_those_of_the_beginning(tmp_path: Path) -> None:
    settings = read_settings(players=1, teams="draft", bot=persons(tmp_path, "First"), seed="7")
    before = settings_data(settings)
    script = tmp_path / "persons.py"
    script.write_text(script.read_text() + "\n# better\n")
    assert settings_data(settings) == before
    assert settings_data(replace(settings, digests=())) != before


SCRIPT = """
import json, sys
from pathlib import Path
from voidlock.sim import simulate

if __name__ == "__main__":
    def watch(progress):
        print(progress.done, file=sys.stderr, flush=True)

    report = simulate(games=10**7, seed="stop", jobs=2, resume=Path(sys.argv[1]), watch=watch)
    print(json.dumps(report.data))
"""


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="sends a signal to a group of processes")
def test_ctrl_c_in_a_terminal_leaves_results_and_nobody_running(tmp_path: Path) -> None:
    """As a terminal does, the signal goes to all processes at once."""
    (tmp_path / "script.py").write_text(SCRIPT)
    path = tmp_path / "run.jsonl"
    run = subprocess.Popen(
        [sys.executable, tmp_path / "script.py", path],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert run.stderr is not None
    for _ in range(4):
        assert run.stderr.readline().strip().isdigit()
    os.killpg(run.pid, signal.SIGINT)
    out, error = run.communicate(timeout=30)
    assert run.returncode == 0, error
    told = json.loads(out)
    assert told["complete"] is False
    assert told["games"] > 0
    assert "Traceback" not in error
    for _ in range(50):
        try:
            os.killpg(run.pid, 0)
        except ProcessLookupError:
            break
        sleep(0.1)
    else:
        pytest.fail("a process is still there")
    kept = [json.loads(line)["tally"] for line in path.read_bytes().splitlines()[1:]]
    assert told["games"] == sum(tally["games"] for tally in kept)
    assert told["answers"] == sum(tally["answers"] for tally in kept)
    games = told["games"]
    assert simulate(games=games, jobs=1, resume=path).data == simulate(games=games, jobs=1, seed="stop").data
