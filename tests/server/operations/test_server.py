"""A real `voidlock serve` as an operator sees it: its pages, its log and its signals."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bench.served import free_port
from tests.asynchronous import asynchronous, eventually
from tests.saying import ENGLISH, said
from tests.server.processes import VOIDLOCK, Server
from tests.server.serving import connected
from voidlock.server.command import ServeOptions, serve_in_words
from voidlock.server.operations.event_log import LogSettings
from voidlock.server.processes.messages import GameSettings
from voidlock.server.serve import Settings

NewServer = Callable[..., Server]


@pytest.fixture(autouse=True)
def hangups_arrive() -> Iterator[None]:
    """A server started by a process that ignores SIGHUP (nohup) ignores it too."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


def page(port: int, path: str) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/{path}", timeout=10) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def logged(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


@asynchronous
async def test_an_evening_with_an_operator(tmp_path: Path, new_server: NewServer) -> None:
    """A table is opened, played to the end and closed; somebody is refused; logs are rotated; all of it shows."""
    log, admin = tmp_path / "events.log", free_port()
    server = new_server(str(tmp_path / "log.db"))
    server.options = ["--admin-port", str(admin), "--log-file", str(log), "--log-format", "json"]
    await server.start()
    assert page(server.port, "metrics")[0] == 404
    assert page(server.port, "readyz") == page(admin, "readyz") == (200, "ready\n")
    async with connected(server.address) as ann:
        name = await ann.open()
        await ann.ask("odds", seat=1)
        await ann.play(1, random.Random(3))
        assert (await ann.ask("close"))["type"] == "told"
    async with connected(server.address) as eve:
        assert (await eve.sit("0" * 12, eve.secret))["id"] == "table_unknown"

    status, text = page(admin, "metrics")
    assert status == 200
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    numbers = {series: float(value) for series, _, value in lines}
    assert numbers["voidlock_moves_total"] > 10
    assert numbers['voidlock_request_seconds_count{type="answer"}'] >= numbers["voidlock_moves_total"]
    assert numbers['voidlock_store_seconds_count{call="append"}'] > numbers["voidlock_moves_total"]
    assert numbers['voidlock_refusals_total{kind="table_unknown"}'] == 1
    assert numbers['voidlock_events_total{event="over"}'] == 1
    assert numbers['voidlock_thought_seconds_count{kind="short"}'] == 1
    assert numbers["voidlock_thoughts_running"] == numbers["voidlock_thoughts_waiting"] == 0
    assert numbers["voidlock_sent_bytes_total"] > numbers["voidlock_received_bytes_total"] > 1_000
    assert numbers['voidlock_process_memory_bytes{process="quick"}'] > 10_000_000
    typed = [line.split()[2] for line in text.splitlines() if line.startswith("# TYPE")]
    assert len(typed) == len(set(typed)) == text.count("# HELP")

    events = [(record["event"], record.get("table"), record.get("address")) for record in logged(log)]
    here = "127.0.0.1"
    assert events == [
        ("opened", name, here),
        ("playing", name, None),
        ("over", name, None),
        ("closed", name, None),
        ("refused", None, here),
    ]
    assert logged(log)[-1]["kind"] == "table_unknown"

    log.rename(tmp_path / "events.log.1")
    server.running.send_signal(signal.SIGHUP)
    await eventually(log.exists)
    await eventually(lambda: [record["event"] for record in logged(log)] == ["log_reopened"])
    assert await server.end() == 0


@contextmanager
def in_a_terminal(*command: str) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A command in a terminal of its own, and our end of that."""
    ours, its = os.openpty()
    with subprocess.Popen(command, stdin=its, stdout=its, stderr=its, start_new_session=True) as process:
        os.close(its)
        try:
            yield process, ours
        finally:
            process.kill()


def test_a_terminal_that_is_closed_ends_the_server(tmp_path: Path) -> None:
    command = [VOIDLOCK, "serve", "--port", "0", "--database", str(tmp_path / "log.db"), "--lang", "en"]
    with in_a_terminal(*command, "--log-file", str(tmp_path / "events.log")) as (process, ours):
        told = b""
        while said("serve-stop").encode() not in told:
            told += os.read(ours, 4096)
        process.send_signal(signal.SIGHUP)
        assert process.wait(20) == 0
        os.close(ours)


def starting(tmp_path: Path, admin_port: int | None, log: LogSettings) -> int:
    """The exit code of a server that cannot start."""
    settings = Settings(str(tmp_path / "log.db"), 1, 0, 0, games=GameSettings(log=log))
    return serve_in_words(ServeOptions("127.0.0.1", 0, "127.0.0.1", admin_port, False, settings), ENGLISH)


@asynchronous
async def test_the_admin_port_of_this_computer_has_no_other_name(tmp_path: Path, new_server: NewServer) -> None:
    """A page in the operator's browser could have its own name point here (DNS rebinding)."""
    admin = free_port()
    server = new_server(str(tmp_path / "log.db"))
    server.options = ["--admin-port", str(admin)]
    await server.start()
    for name, status in (("evil.example", 421), (f"evil.example:{admin}", 421), ("localhost", 200), ("[::1]", 200)):
        request = urllib.request.Request(f"http://127.0.0.1:{admin}/metrics", headers={"Host": name})
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                assert answer.status == status
        except urllib.error.HTTPError as error:
            assert error.code == status
    assert await server.end() == 0


def test_an_admin_port_that_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert starting(tmp_path, port, LogSettings()) == 2
    assert capsys.readouterr().err == said("serve-admin-port-taken", port=str(port)) + "\n"


def test_a_log_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = str(tmp_path / "missing" / "events.log")
    assert starting(tmp_path, None, LogSettings(place)) == 2
    why = "No such file or directory"
    assert capsys.readouterr().err == said("serve-log-failed", place=place, why=why) + "\n"
