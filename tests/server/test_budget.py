"""Whatever a request asks for, it takes so much CPU time and no more, and a refused one changes nothing."""

from __future__ import annotations

import gc
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.heavy import heavy_file, heavy_mission
from tests.asynchronous import asynchronous
from tests.server.serving import Client, connected, in_a_file, serving, table
from voidlock.engine import Refused
from voidlock.games import load_game
from voidlock.server.log import permissions
from voidlock.server.log import table as tables
from voidlock.server.operations.event_log import ADDRESS
from voidlock.server.processes.messages import GameSettings
from voidlock.server.tables import budget
from voidlock.server.tables.budget import CpuBudget


class Account(dict[str, float]):
    """What every address has spent."""

    def spend(self, address: str, seconds: float, sent_bytes: int) -> None:
        self[address] = self.get(address, 0.0) + seconds


def forever() -> Iterator[int]:
    number = 0
    while True:
        yield number
        number += 1


def test_work_that_takes_too_long_is_refused_and_charged() -> None:
    account = Account()
    limited = CpuBudget(0.02, account.spend)
    ADDRESS.set("192.0.2.1")
    began = time.thread_time()
    with pytest.raises(Refused) as refused:
        limited.request(lambda: sum(forever()))
    ADDRESS.set("")
    assert refused.value.reason.id == "table_too_slow"
    assert 0.01 < account["192.0.2.1"] <= time.thread_time() - began < 0.5


def test_a_mistake_in_the_rules_cannot_swallow_the_refusal() -> None:
    def stubborn() -> None:
        while True:
            try:
                sum(forever())
            except Exception:
                continue

    with pytest.raises(Refused):
        CpuBudget(0.02).request(stubborn)


def test_an_interruption_that_a_destructor_swallows_is_not_reported_and_comes_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Lasting:
        def __del__(self) -> None:
            sum(forever())

    def work() -> None:
        # Its destructor runs right here.
        Lasting()
        sum(forever())

    monkeypatch.setattr(sys, "unraisablehook", sys.__unraisablehook__)
    monkeypatch.setattr(budget, "TIMER", budget.Timer())
    handler = signal.getsignal(signal.SIGALRM)
    try:
        with pytest.raises(Refused):
            CpuBudget(0.02).request(work)
    finally:
        # The timer of the process rings again in the next test.
        signal.signal(signal.SIGALRM, handler)
    assert capsys.readouterr().err == ""


def test_work_in_time_is_done_and_the_timer_is_off_afterwards() -> None:
    budget = CpuBudget(0.05)
    assert budget.request(lambda: 17) == 17
    with pytest.raises(ZeroDivisionError):
        budget.request(lambda: 1 // 0)
    until = time.thread_time() + 0.1
    while time.thread_time() < until:
        pass


async def opens(client: Client, **fields: object) -> str:
    """The reason why a table is refused; empty if it is opened."""
    await client.send("open", name="Ann", host=client.host, secret=client.secret, **fields)
    reply = await client.hear("entered", "refusal")
    return str(reply.get("id", ""))


@asynchronous
async def test_a_mission_that_nobody_could_play_here_is_refused(tmp_path: Path) -> None:
    file = heavy_file()
    async with serving(in_a_file(tmp_path), GameSettings()) as address:
        async with connected(address) as ann:
            assert await opens(ann, options={"game": "hulk", "mission": heavy_mission()}) == "table_mission_slow"
        async with connected(address) as ann:
            assert await opens(ann, options={}, file=file) in ("table_too_slow", "table_mission_slow")
        async with connected(address) as ann:
            assert await opens(ann, options={"game": "hulk", "mission": "airlock-nine"}) == ""


@asynchronous
async def test_an_answer_that_takes_too_long_changes_nothing(tmp_path: Path) -> None:
    """In a game of the package too, if the operator allows so little."""
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        name = await ann.open(game="hulk", mission="airlock-nine", seed="7")
        before = await ann.state()
    async with serving(in_a_file(tmp_path), GameSettings(request_cpu=1e-9)) as address, connected(address) as ann_again:
        assert (await ann_again.sit(name, ann.secret))["id"] == "table_too_slow"
    async with serving(in_a_file(tmp_path)) as address, connected(address) as back:
        await back.sit(name, ann.secret)
        assert (await back.state())["open"] == before["open"]


@asynchronous
async def test_a_game_file_is_replayed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    replayed = []

    def counted(file: dict[str, object]) -> object:
        replayed.append(file)
        return load_game(file)  # type: ignore[arg-type]

    monkeypatch.setattr(permissions, "load_game", counted)
    monkeypatch.setattr(tables, "load_game", counted)
    file = {"voidlock": 1, "game": "angel", "seed": "1", "setup": {"players": 1, "teams": "random"}}
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        await ann.send("open", name="Ann", host=ann.host, secret=ann.secret, options={}, file=file)
        await ann.hear("entered")
        assert table((await ann.state())["open"])["result"] == ""
    assert len(replayed) == 1


def test_a_tick_between_two_requests_interrupts_neither(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of the last request has run out long ago when the next one begins."""
    timer, set_anew = budget.TIMER, budget.TIMER.ring_at

    def ticks_first(until: float) -> None:
        timer._tick(signal.SIGALRM, None)
        set_anew(until)

    monkeypatch.setattr(timer, "_until", 0.0)
    monkeypatch.setattr(timer, "ring_at", ticks_first)
    assert CpuBudget(0.2).request(lambda: "done") == "done"


def test_the_garbage_collector_is_not_charged_to_a_request() -> None:
    kept = [[number] for number in range(100_000)]

    def work() -> str:
        began = time.thread_time()
        while time.thread_time() - began < 0.1:
            gc.collect()
        return "done"

    assert CpuBudget(0.05).request(work) == "done"
    assert kept
