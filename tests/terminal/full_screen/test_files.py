"""Paths that are begun and completed."""

from __future__ import annotations

from pathlib import Path

import pytest

from voidlock.terminal.sessions.files import complete_path


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's home folder, which is the working folder."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "missions").mkdir()
    for name in ("mine-1.txt", "mine-2.txt"):
        (tmp_path / "missions" / name).touch()
    return tmp_path


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("mis", "missions/"),
        ("missions/", "missions/mine-"),
        ("missions/mine-1", "missions/mine-1.txt"),
        ("~/mis", "~/missions/"),
        ("missions/.", "missions/."),
        ("nothing", "nothing"),
    ],
)
def test_a_path_is_completed_as_far_as_there_is_no_choice(home: Path, typed: str, wanted: str) -> None:
    assert complete_path(typed) == wanted


@pytest.mark.parametrize("typed", ["~", "~nosuchuser", "~nosuchuser/mis", "no\0path/x", "x" * 300 + "/"])
def test_what_leads_nowhere_stays_as_it_is(home: Path, typed: str) -> None:
    assert complete_path(typed) == typed
