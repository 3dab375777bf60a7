"""The event log: one line per event, in either form, and nothing that does not belong there."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path

import pytest

from voidlock.server.operations.event_log import ADDRESS, LogSettings, event, failure, start_logging
from voidlock.server.operations.refusals import MOST, Refusals


def lines(path: Path) -> list[str]:
    """The lines without their times."""
    stamped = path.read_text().splitlines()
    assert all(re.match(r"time=20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z ", line) for line in stamped)
    return [line.partition(" ")[2] for line in stamped]


def test_a_line_of_pairs(tmp_path: Path) -> None:
    path = tmp_path / "events.log"
    start_logging(LogSettings(str(path)))
    event("opened", table="abc", address="2001:db8::7", game="angel", players=2)
    event("store_failed", level=logging.ERROR, reason='disk "full"\nevent=forged', table="")
    assert lines(path) == [
        "level=info event=opened table=abc address=2001:db8::7 game=angel players=2",
        r'level=error event=store_failed reason="disk \"full\"\nevent=forged"',
    ]


def test_json(tmp_path: Path) -> None:
    path = tmp_path / "events.log"
    start_logging(LogSettings(str(path), format="json"))
    try:
        raise ValueError("two\nlines")
    except ValueError:
        failure("request_failed", table="abc")
    (line,) = path.read_text().splitlines()
    record = json.loads(line)
    assert (record["level"], record["event"], record["table"]) == ("error", "request_failed", "abc")
    assert record["traceback"].endswith("ValueError: two\nlines")


def test_without_addresses(tmp_path: Path) -> None:
    """Neither ours nor those in the lines of uvicorn."""
    path = tmp_path / "events.log"
    start_logging(LogSettings(str(path), addresses=False, verbose=True))
    event("opened", table="abc", address="192.0.2.7")
    logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', "192.0.2.7:4711", "/socket")
    assert lines(path) == ["level=info event=opened table=abc"]


def test_lines_of_libraries_have_the_same_form(tmp_path: Path) -> None:
    path = tmp_path / "events.log"
    start_logging(LogSettings(str(path), verbose=True))
    logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', "192.0.2.7:4711", "/socket")
    logging.getLogger("asyncio").info("not of interest")
    assert lines(path) == [r'level=info event=uvicorn message="192.0.2.7:4711 - \"WebSocket /socket\" [accepted]"']


def test_only_warnings_unless_there_is_a_log(capsys: pytest.CaptureFixture[str]) -> None:
    start_logging(LogSettings())
    event("opened", table="abc")
    event("not_ready", level=logging.ERROR, reason="full")
    assert re.fullmatch(r"time=\S+ level=error event=not_ready reason=full\n", capsys.readouterr().err)


def test_a_file_that_was_moved_away_is_left(tmp_path: Path) -> None:
    path, old = tmp_path / "events.log", tmp_path / "events.log.1"
    start_logging(LogSettings(str(path)))
    event("opened", table="one")
    path.rename(old)
    event("opened", table="two")
    assert lines(old) == ["level=info event=opened table=one"]
    assert lines(path) == ["level=info event=opened table=two"]


def test_a_flood_of_refusals_is_a_line_a_minute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "events.log"
    start_logging(LogSettings(str(path)))
    now = 1_000.0
    monkeypatch.setattr("voidlock.server.operations.refusals.monotonic", lambda: now)
    refusals = Refusals()
    for _ in range(50):
        refusals.count("origin")
    now += 61
    for address in ("192.0.2.7", ""):
        ADDRESS.set(address)
        refusals.count("origin", table="abc")
    assert lines(path) == [
        "level=warning event=refused kind=origin earlier=0",
        "level=warning event=refused kind=origin address=192.0.2.7 table=abc earlier=0",
        "level=warning event=refused kind=origin table=abc earlier=50",
    ]
    for number in range(2 * MOST):
        refusals.count(f"kind {number}")
    assert len(lines(path)) == MOST + 1
