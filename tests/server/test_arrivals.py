"""More guests than the server lets in at once: their addresses take turns, and who hangs up takes none."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.asynchronous import asynchronous, eventually
from tests.server.serving import in_a_file, serving
from tests.server.test_floods import UPGRADE, Line, line_to
from voidlock.server.access.gate import RELAYED, Access, Gate
from voidlock.server.access.limits import Limits
from voidlock.server.access.rate_limit import Rate
from voidlock.server.net.arrivals import REST, Arrivals

EVE, ANN, BOB = "127.0.0.2", "127.0.0.3", "127.0.0.4"


@asynchronous
async def test_addresses_take_turns() -> None:
    arrivals, order = Arrivals(Rate(200, 1.0, 1)), list[str]()

    async def come(address: str) -> None:
        assert await arrivals.turn(address)
        order.append(address)

    await asyncio.gather(*[come(address) for address in (EVE, EVE, EVE, EVE, ANN, BOB)])
    assert order == [EVE, ANN, BOB, EVE, EVE, EVE]


@asynchronous
async def test_who_hangs_up_takes_no_turn() -> None:
    arrivals = Arrivals(Rate(20, 1.0, 1))
    first, *others = [arrivals.turn(EVE) for _ in range(1_000)]
    assert await first
    for turn in others:
        turn.set_result(False)
    # A thousand turns would take 50 seconds.
    async with asyncio.timeout(20):
        assert await arrivals.turn(ANN)
    assert not arrivals


@asynchronous
async def test_nobody_is_greeted_before_their_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Eve comes with three, two of which hang up while they wait, as the server notices."""
    door = Arrivals(Rate(1, 3600.0, 1))
    monkeypatch.setattr("voidlock.server.app.Arrivals", lambda rate: door)
    async with serving(in_a_file(tmp_path), access=Access(Limits())) as address, AsyncExitStack() as lines:

        async def call(source: str) -> Line:
            return await lines.enter_async_context(line_to(address, UPGRADE + b"\r\n", source))

        await (await call(EVE)).until(b'"hello"')
        async with line_to(address, UPGRADE + b"\r\n", EVE), line_to(address, UPGRADE + b"\r\n", EVE):
            await eventually(lambda: len(door) == 2)
        await eventually(lambda: not door)
        ann = await call(ANN)
        await eventually(lambda: len(door) == 1)
        # This computer itself waits for nobody.
        await (await call("127.0.0.1")).until(b'"hello"')
        door._admit(monotonic())
        await ann.until(b'"hello"')
        assert not door


@asynchronous
async def test_who_has_waited_at_another_of_our_servers_does_not_wait_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Eve forges what our other server says of Ann: she knows the header, but not the token."""
    door, gate = Arrivals(Rate(1, 3600.0, 1)), Gate(Access())
    gate.relay_token = b"token"
    monkeypatch.setattr("voidlock.server.app.Arrivals", lambda rate: door)
    monkeypatch.setattr("voidlock.server.app.Gate", lambda access: gate)
    async with serving(in_a_file(tmp_path)) as address, AsyncExitStack() as lines:

        async def call(source: str, token: str) -> Line:
            head = UPGRADE + f"{RELAYED}: {token} 198.51.100.9\r\n\r\n".encode()
            return await lines.enter_async_context(line_to(address, head, source))

        await (await call(EVE, "forged")).until(b'"hello"')
        await call(EVE, "forged")
        await eventually(lambda: len(door) == 1)
        for _ in range(2):
            await (await call(ANN, "token")).until(b'"hello"')
        assert len(door) == 1


@asynchronous
async def test_while_the_loop_is_late_the_door_stays_shut() -> None:
    """It has more to do than it can: what tables play comes first."""
    arrivals = Arrivals(Rate(1_000_000, 1.0, 1_000))
    loop, began = asyncio.get_running_loop(), monotonic()
    turns = [arrivals.turn(EVE) for _ in range(2)]
    loop.call_soon(sleep, 0.05)
    await turns[1]
    assert monotonic() - began > 0.05 * (1 + REST) * 0.9
