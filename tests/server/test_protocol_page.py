"""docs/protocol.md: its example is played, and its limits are the server's."""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import AsyncExitStack
from pathlib import Path

from tests.asynchronous import asynchronous
from tests.server.serving import Client, connected, in_a_file, serving
from voidlock.engine import Json
from voidlock.protocol.schema import schema
from voidlock.server.access.limits import Limits

PAGE = Path(__file__).parent.parent.parent / "docs" / "protocol.md"

LINE = re.compile(r"(?:(?P<says>\w+)> |<(?P<hears>\w+) )(?P<frame>\{.*\})")
LETTERS = "0123456789abcdefghijkl"


def example() -> list[tuple[str, str, Json]]:
    """What each client says (`>`) or hears (`<`), line by line."""
    block = PAGE.read_text(encoding="utf-8").partition("```text\n")[2].partition("```")[0]
    found = []
    for line in block.splitlines():
        match = LINE.fullmatch(line)
        assert match, f"no line of an example: {line}"
        who = match["says"] or match["hears"]
        found.append((">" if match["says"] else "<", who, json.loads(match["frame"])))
    return found


class Words:
    """What stands for `$words`: secrets are made, the rest is heard."""

    def __init__(self) -> None:
        self.known: dict[str, Json] = {
            f"${name}": f"{name}-{LETTERS}" for name in ("host", "ann", "bob", "again", "invite")
        }

    def filled(self, value: Json) -> Json:
        if isinstance(value, dict):
            return {name: self.filled(each) for name, each in value.items()}
        return self.known[value] if isinstance(value, str) and value.startswith("$") else value

    def fits(self, written: Json, heard: Json) -> bool:
        """Whether what was heard is what is written, as far as it is written; a new word is learnt."""
        if isinstance(written, dict):
            return isinstance(heard, dict) and all(
                name in heard and self.fits(each, heard[name]) for name, each in written.items()
            )
        if isinstance(written, list):
            return (
                isinstance(heard, list)
                and len(heard) == len(written)
                and all(self.fits(*each) for each in zip(written, heard, strict=True))
            )
        if isinstance(written, str) and written.startswith("$"):
            return self.known.setdefault(written, heard) == heard
        return written == heard


async def heard(client: Client, written: dict[str, Json], words: Words) -> None:
    """The next message of the type that fits; a refusal nobody wrote down is a failure."""
    while True:
        message = json.loads(await asyncio.wait_for(client.socket.recv(), 40))
        fits = message["type"] == written["type"] and words.fits(written, message)
        if fits:
            return
        assert message["type"] != "refusal", (message, written)


@asynchronous
async def test_the_example_is_played(tmp_path: Path) -> None:
    words = Words()
    clients: dict[str, Client] = {}
    async with AsyncExitStack() as stack:
        address = await stack.enter_async_context(serving(in_a_file(tmp_path)))
        for arrow, who, frame in example():
            assert isinstance(frame, dict)
            if who not in clients:
                assert (arrow, frame["type"]) == ("<", "hello")
                clients[who] = await stack.enter_async_context(connected(address))
            elif arrow == ">":
                await clients[who].socket.send(json.dumps(words.filled(frame)))
            else:
                await heard(clients[who], frame, words)


def test_the_limits_are_those_of_the_server() -> None:
    text = PAGE.read_text(encoding="utf-8")
    limits = Limits()
    rates = f"{limits.requests.number:.0f} a second and {limits.requests.burst:.0f} at once for a connection"
    spectators = limits.spectator_requests
    assert f"{rates}, {spectators.number:.0f} and {spectators.burst:.0f} for all spectators" in text
    assert f"within {limits.first_seconds:.0f} s, {limits.first_bytes >> 10} kB" in text
    assert f"| later frames | {limits.frame_bytes >> 10} kB |" in text
    assert f"| {limits.pings.number:.0f} a second and {limits.pings.burst:.0f} at once;" in text
    assert f"| {limits.fragments} frames |" in text
    assert f"| {limits.unread_bytes // 1_000_000} MB, or {limits.unread_seconds:.0f} s without reading any" in text
    assert f"| coming in | {limits.arrivals.number:.0f} clients a second" in text
    assert f"show the same secret | {limits.seat_connections};" in text


def test_the_schema_names_every_message() -> None:
    found = schema()["$defs"]
    assert isinstance(found, dict)
    for name in ("Open", "Join", "Sit", "Watch", "Answer", "State", "Refusal"):
        assert found[name]["additionalProperties"] is False
        assert found[name]["description"]
