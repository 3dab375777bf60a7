"""The sergeant tries out a mission on a server: results come as they are, within limits."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from urllib.request import Request, urlopen

from tests.asynchronous import asynchronous
from tests.hulk.boards import AIRLOCK, mission_text
from tests.server.serving import in_a_file, serving
from voidlock.server.access.accounts import Account
from voidlock.server.access.gate import Access, Gate
from voidlock.server.access.limits import Limits
from voidlock.server.access.rate_limit import Rate
from voidlock.server.http.trials import Trials, number_in
from voidlock.server.workers.jobs import Job, NoThought, result

OWN = mission_text(AIRLOCK).replace("title = Airlock Nine", "title = The Back Door")


def test_the_results_of_a_trial_come_line_by_line(tmp_path: Path) -> None:
    async def story() -> list[dict[str, object]]:
        async with serving(in_a_file(tmp_path)) as address:
            wanted = Request(
                address.replace("ws://", "http://").replace("socket", "missions/trial?games=4"), OWN.encode()
            )

            def fetch() -> list[dict[str, object]]:
                with urlopen(wanted) as got:
                    return [json.loads(line) for line in got]

            return await asyncio.to_thread(fetch)

    told = asyncio.run(story())
    assert (told[-1]["games"], told[-1]["stopped"]) == (4, "done")
    assert [line["games"] for line in told] == sorted({line["games"] for line in told}, key=str)
    ended = told[-1]["ended"]
    assert isinstance(ended, dict)
    assert sum(ended.values()) == 4


class Here:
    """A thinker in this process, which does each job when it is asked to."""

    def __init__(self, before: Callable[[], Awaitable[None]] | None = None) -> None:
        self.jobs: list[Job] = []
        self._before = before

    async def think(self, job: Job) -> bytes:
        self.jobs.append(job)
        if self._before is not None:
            await self._before()
        return result(job.body)

    def close(self) -> None: ...


async def told(lines: AsyncIterator[bytes]) -> list[tuple[int, str]]:
    return [(line["games"], line["stopped"]) for line in [json.loads(each) async for each in lines]]


def gate(**limits: int | Rate) -> Gate:
    return Gate(Access(Limits()._replace(**limits)))  # type: ignore[arg-type]  # of the type each limit has


@asynchronous
async def test_an_address_gets_so_many_games() -> None:
    few = gate(address_trials=Rate(3, 3600.0, 3))
    eve = Account("192.0.2.7", few.limits)
    trials = Trials(few, Here())
    first = await told(trials.run(eve, OWN, 2))
    assert first[-1] == (2, "done")
    second = await told(trials.run(eve, OWN, 200))
    assert second[-1][1] == "limit"
    assert second[-1][0] < 200


@asynchronous
async def test_one_trial_at_a_time() -> None:
    open_gate = gate()
    eve, bob = Account("192.0.2.7", open_gate.limits), Account("192.0.2.8", open_gate.limits)
    going, go = asyncio.Event(), asyncio.Event()

    async def wait() -> None:
        going.set()
        await go.wait()

    thinker = Here(wait)
    trials = Trials(open_gate, thinker)
    running = asyncio.create_task(told(trials.run(eve, OWN, 1)))
    await going.wait()
    assert await told(trials.run(eve, OWN, 1)) == [(0, "busy")]
    go.set()
    assert (await running)[-1] == (1, "done")
    assert await told(trials.run(bob, OWN, 1)) == [(1, "done")]
    assert {job.owner.address for job in thinker.jobs} == {"192.0.2.7", "192.0.2.8"}


@asynchronous
async def test_a_trial_that_is_given_up_leaves_room_for_the_next() -> None:
    open_gate = gate()
    eve = Account("192.0.2.7", open_gate.limits)
    going = asyncio.Event()

    async def wait() -> None:
        going.set()
        await asyncio.Event().wait()

    running = asyncio.create_task(told((trials := Trials(open_gate, Here(wait))).run(eve, OWN, 1)))
    await going.wait()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    going.clear()
    again = asyncio.create_task(told(trials.run(eve, OWN, 1)))
    await going.wait()
    again.cancel()
    await asyncio.gather(again, return_exceptions=True)


@asynchronous
async def test_what_cannot_be_played_is_said() -> None:
    open_gate = gate()
    eve = Account("192.0.2.7", open_gate.limits)

    async def too_long() -> None:
        raise NoThought("too_long")

    assert await told(Trials(open_gate, Here()).run(eve, "[map]\n###\n", 5)) == [(0, "faulty")]
    assert await told(Trials(open_gate, Here(too_long)).run(eve, OWN, 5)) == [(0, "slow")]


def test_nobody_gets_more_games_than_a_trial_has() -> None:
    assert [number_in(text) for text in ("5", "", "-3", "9999", "9" * 4000)] == [5, 200, 200, 200, 200]
