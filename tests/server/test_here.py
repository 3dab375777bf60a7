"""Tables on a device: the same bytes as at a server, and nothing acknowledged that the page has not stored."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import Raw, json, structs

from tests.asynchronous import asynchronous
from tests.hulk.boards import AIRLOCK, mission_text
from tests.server.device import DEVICES, StoredPage, on_device
from tests.server.recording import four, in_no_hurry, recording
from tests.server.serving import WIRES, connected, in_a_file, serving, wire
from voidlock.server.here import MOST_TABLES, DeviceLog, DeviceThinkers
from voidlock.server.store.store import Known, Missing, StoreFailed, Taken
from voidlock.server.workers.fair_queue import Owner
from voidlock.server.workers.jobs import LuckReview, MissionSurvey, NoThought, job

ROOT = Path(__file__).resolve().parents[2]
SURVEY = job(Owner("", ""), MissionSurvey("no mission"))


@asynchronous
async def test_a_whole_game_is_the_same_bytes_at_a_server_and_on_a_device(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_no_hurry(monkeypatch)
    frames = list[list[str]]()
    for way in WIRES:
        wire.set(way)
        (tmp_path / way).mkdir()
        async with serving(in_a_file(tmp_path / way)) as address, recording(address, "Ann", 1) as ann:
            options = {"players": 4, "teams": "random"}
            await ann.send("open", name="Ann", host=ann.host, secret=ann.secret, options=options, file=four())
            await ann.hear("entered")
            for seat in (2, 3, 4):
                await ann.ask("take", seat=seat, name=f"Guest {seat}", secret=f"{seat}" * 32)
            await ann.ask("start")
            rng = random.Random("bytes")
            while not ann.result:
                seat = next(seat for seat in (1, 2, 3, 4) if ann.owed(seat))
                await ann.answer(ann.owed(seat)[0], rng.choice(ann.owed(seat)[0].texts))
            frames.append(ann.frames)
    assert frames[0] == frames[1]


@asynchronous
async def test_a_device_that_was_switched_off_goes_on_with_its_game(tmp_path: Path) -> None:
    async with on_device(StoredPage(in_a_file(tmp_path))) as address, connected(address) as before:
        name = await before.open(1)
        await before.play(1, random.Random("before"), answers=20)
    async with on_device(StoredPage(in_a_file(tmp_path))) as address, connected(address) as ann:
        await ann.sit(name, before.secret, before.host)
        assert (await ann.state())["open"] == before.last["state"]["open"]
        await ann.play(1, random.Random("after"))
        assert ann.result


class FullPage(StoredPage):
    """The device has no room left until something is deleted."""

    full = False

    async def write(self, table: str, number: int, key: str, body: str) -> None:
        if self.full:
            raise OSError("QuotaExceededError")
        await super().write(table, number, key, body)


@asynchronous
async def test_a_full_device_refuses_and_loses_nothing(tmp_path: Path) -> None:
    page = FullPage(in_a_file(tmp_path))
    async with on_device(page) as address, connected(address) as ann:
        await ann.open(1)
        await ann.state()
        page.full = True
        choice = ann.owed(1)[0]
        assert (await ann.answer(choice, choice.texts[0]))["id"] == "table_store_failed"
        page.full = False
        assert (await ann.answer(choice, choice.texts[0]))["type"] == "told"


@asynchronous
async def test_a_log_has_each_number_and_key_once_and_no_gaps(tmp_path: Path) -> None:
    page = FullPage(in_a_file(tmp_path))
    await page.store.open()
    log = DeviceLog(page)
    await log.append("table", 1, "key 1", b"first")
    for number, key, why in ((1, "key 1", Known), (1, "key 2", Taken), (3, "key 3", Missing)):
        with pytest.raises(why):
            await log.append("table", number, key, b"")
    page.full = True
    with pytest.raises(StoreFailed):
        await log.append("table", 2, "key 2", b"")
    assert [line.body for line in await log.read("table")] == [b"first"]
    await page.store.close()
    with pytest.raises(StoreFailed):
        await log.read("another")


@asynchronous
async def test_of_many_tables_only_the_last_stay_in_memory(tmp_path: Path) -> None:
    page = StoredPage(in_a_file(tmp_path))
    await page.store.open()
    log = DeviceLog(page)
    names = [f"table {number}" for number in range(MOST_TABLES + 1)]
    for name in names:
        await log.append(name, 1, f"key of {name}", b"first")
    await page.store.close()
    assert [line.body for line in await log.read(names[-1])] == [b"first"]
    with pytest.raises(StoreFailed):
        await log.read(names[0])


class SlowPage(StoredPage):
    """A long job takes until it is withdrawn, or too long."""

    patient = True

    async def think(self, number: int, body: str, seconds: float) -> str | None:
        if self.patient:
            await asyncio.Event().wait()
        return None


@asynchronous
async def test_a_long_job_goes_to_the_page_and_can_be_withdrawn(tmp_path: Path) -> None:
    page = SlowPage(in_a_file(tmp_path))
    thinkers = DeviceThinkers(page)
    assert b"faults" in await thinkers.think(SURVEY)
    long = job(Owner("", ""), LuckReview(Raw(b"{}"), "key"))
    waiting = asyncio.create_task(thinkers.think(long))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.wait([waiting])
    assert page.withdrawn == [1]
    page.patient = False
    with pytest.raises(NoThought) as none:
        await thinkers.think(long)
    assert none.value.why == "too_long"
    with pytest.raises(NoThought) as none:
        await thinkers.think(structs.replace(SURVEY, body=b"{}"))
    assert none.value.why == "failed"


@asynchronous
async def test_a_mission_is_surveyed_and_tried_out_on_the_device(tmp_path: Path) -> None:
    async with on_device(StoredPage(in_a_file(tmp_path))) as address:
        device, mission = DEVICES[address], mission_text(AIRLOCK)
        assert json.decode(await device.survey(mission))["faults"] == []
        results = list[str]()

        def hear(line: str) -> bool:
            results.append(line)
            return True

        await device.trial(mission, 2, hear)
        assert (json.decode(results[-1])["games"], json.decode(results[-1])["stopped"]) == (2, "done")
        results.clear()
        await device.trial("no mission", 2, hear)
        assert json.decode(results[-1])["stopped"] == "faulty"


IN_A_BROWSER = """
import signal, sys, time
sys.path.insert(0, "tools/unmeasured")
del time.thread_time, signal.setitimer
for name in ("sqlite3", "_sqlite3", "fcntl", "resource", "multiprocessing", "uvicorn", "starlette"):
    sys.modules[name] = None
import voidlock.server.here
"""


def test_a_browser_has_all_that_a_device_needs() -> None:
    done = subprocess.run(
        [sys.executable, "-c", IN_A_BROWSER], cwd=ROOT, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
