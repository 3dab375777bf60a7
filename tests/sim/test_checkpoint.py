"""The file from which a stopped run goes on."""

import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tests.bots.persons import persons
from tests.sim.settings import of_angel
from voidlock.sim.checkpoint import Checkpoint, checkpoint_seed
from voidlock.sim.games import play_chunk
from voidlock.sim.play import Chunk, Settings
from voidlock.sim.refused import SettingRefused
from voidlock.sim.written import tally_data

SETTINGS = of_angel(1, "draft", ("random",), "kept")


def keep(path: Path, *chunks: tuple[int, int], settings: Settings = SETTINGS) -> None:
    with Checkpoint(path, settings) as kept:
        for first, last in chunks:
            kept.keep(play_chunk(settings, Chunk(first, last)))


def chunks(path: Path, settings: Settings = SETTINGS) -> list[tuple[int, int]]:
    with Checkpoint(path, settings) as kept:
        return [(done.chunk.first, done.chunk.last) for done in kept.done]


def refused(path: Path, settings: Settings = SETTINGS) -> str:
    before = path.read_bytes()
    with pytest.raises(SettingRefused) as why:
        Checkpoint(path, settings)
    assert path.read_bytes() == before
    return str(why.value.reason)


def test_chunks_are_kept_and_read(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    keep(path, (0, 3), (3, 4))
    keep(path, (4, 9))
    assert chunks(path) == [(0, 3), (3, 4), (4, 9)]
    with Checkpoint(path, SETTINGS) as kept:
        assert tally_data(kept.done[2].tally) == tally_data(play_chunk(SETTINGS, Chunk(4, 9)).tally)
    assert checkpoint_seed(path) == "kept"


def test_a_run_with_other_readings_of_the_rules_is_another_run(tmp_path: Path) -> None:
    other = replace(SETTINGS, setup={**SETTINGS.setup, "settings": {"merge": "event"}})
    for name, kept, wanted in (("one", SETTINGS, other), ("two", other, SETTINGS)):
        keep(tmp_path / name, (0, 1), settings=kept)
        assert "field=settings" in refused(tmp_path / name, wanted)


def test_a_line_that_was_cut_off_is_dropped_and_the_file_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    keep(path, (0, 3), (3, 6))
    path.write_bytes(path.read_bytes()[:-20])
    assert chunks(path) == [(0, 3)]
    keep(path, (3, 5))
    assert chunks(path) == [(0, 3), (3, 5)]


def test_a_file_cut_off_in_its_first_line_is_begun_again(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    keep(path)
    path.write_bytes(path.read_bytes()[:-20])
    keep(path, (0, 1))
    assert chunks(path) == [(0, 1)]


@pytest.mark.parametrize("text", ["my diary", "my diary\nof many days\n", "{}\n", '{"format": 7}\n', "[1]\n"])
def test_a_file_of_somebody_else_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "diary.txt"
    path.write_text(text)
    assert refused(path).startswith("resume_no_results")


@pytest.mark.parametrize(
    ("settings", "field"),
    [
        (of_angel(2, "draft", ("random", "random"), "kept"), "players"),
        (of_angel(1, "random", ("random",), "kept"), "teams"),
        (of_angel(1, "draft", ("random",), "other"), "seed"),
    ],
)
def test_other_settings_are_refused(tmp_path: Path, settings: Settings, field: str) -> None:
    path = tmp_path / "run.jsonl"
    keep(path, (0, 1))
    assert f"field={field}" in refused(path, settings)


def test_a_changed_bot_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    name = persons(tmp_path, "First")
    settings = of_angel(1, "draft", (name,), "kept")
    keep(path, (0, 1), settings=settings)
    assert chunks(path, settings) == [(0, 1)]
    script = tmp_path / "persons.py"
    script.write_text(script.read_text() + "\n# better\n")
    assert "field=bot_files" in refused(path, settings)


def test_games_of_another_version_of_our_bots_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    settings = of_angel(1, "draft", ("brother",), "kept")
    keep(path, (0, 1), settings=settings)
    assert chunks(path, settings) == [(0, 1)]
    assert "field=bot_files" in refused(path, replace(settings, digests=("of another version",)))


@pytest.mark.skipif(sys.platform == "win32", reason="files cannot be taken there")
def test_two_runs_never_write_one_file(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with Checkpoint(path, SETTINGS) as kept:
        kept.keep(play_chunk(SETTINGS, Chunk(0, 2)))
        assert refused(path) == f"resume_busy: file={path}"
    assert chunks(path) == [(0, 2)]


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    keep(path, (0, 2), (2, 4))
    lines = path.read_text().splitlines()
    good = json.loads(lines[1])
    for wrong in (
        "rubbish",
        "[]",
        "{}",
        json.dumps(good | {"last": 3}),
        json.dumps(good | {"first": -1}),
        json.dumps(good | {"tally": good["tally"] | {"wins": -1}}),
        json.dumps(good | {"tally": good["tally"] | {"rounds": {"many": 1}}}),
        json.dumps(good | {"tally": good["tally"] | {"uses": {"teams": {"pink": [0] * 7}}}}),
        json.dumps(good | {"tally": good["tally"] | {"notes": [[1]]}}),
    ):
        path.write_text("\n".join([lines[0], wrong, lines[2], ""]))
        assert "line=2" in refused(path), wrong
