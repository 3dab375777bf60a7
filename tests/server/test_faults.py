"""Servers are killed, disks fill, databases vanish: nothing that was acknowledged is lost, and everybody goes on."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path

import pytest

from bench.served import free_port
from tests.asynchronous import asynchronous, eventually
from tests.saying import said
from tests.server.databases import Ears, Postgres, entry, overwrite, programs, running_postgres
from tests.server.operations.test_server import page
from tests.server.people import (
    KILLS,
    Person,
    all_go_on,
    dial,
    every_answer_is_kept_once,
    everybody_at,
    playing,
    some_answers,
)
from tests.server.processes import VOIDLOCK, Server
from tests.server.serving import connected, serving
from voidlock.protocol.requests import SeatBot, Start, new_key
from voidlock.server.store.databases import store_for

DURABLE = ("-c", "listen_addresses=", "-c", "fsync=off", "-c", "shared_buffers=16MB", "-c", "max_connections=60")
"""Commits outlive PostgreSQL's processes; the computer itself is not switched off here."""

NewServer = Callable[..., Server]


# ---------------------------------------------------------------------- killed


@asynchronous
async def test_a_server_that_is_killed_again_and_again(tmp_path: Path, new_server: NewServer) -> None:
    database = str(tmp_path / "log.db")
    server = new_server(database)
    await server.start()
    rng = random.Random(KILLS)
    async with playing(lambda: server.address) as parties:
        for _ in range(KILLS):
            await some_answers(parties, rng.randrange(12))
            server.kill()
            await server.all_gone()
            await server.start()
        await all_go_on(parties)
    assert await server.end() == 0
    await server.all_gone()
    people = everybody_at(parties)
    assert await every_answer_is_kept_once(database, people) > 20
    assert sum([person.returns for person in people]) >= 3


def test_a_database_that_is_killed_again_and_again(new_server: NewServer) -> None:
    """What it has lost nobody was told; both servers go on as soon as it is back."""
    found = programs()
    if found is None:
        pytest.skip("PostgreSQL is not installed")
    with running_postgres(found, DURABLE) as postgres:
        kill_again_and_again(postgres, new_server, postgres.new_database())


@asynchronous
async def kill_again_and_again(postgres: Postgres, new_server: NewServer, database: str) -> None:
    servers = [new_server(database, relay=True) for _ in range(2)]
    await asyncio.gather(*[server.start() for server in servers])
    turns, rng = cycle(servers), random.Random(KILLS)
    async with playing(lambda: next(turns).address) as parties:
        for _ in range(KILLS):
            await some_answers(parties, rng.randrange(20))
            await asyncio.to_thread(postgres.kill)
            await asyncio.to_thread(postgres.start)
            await all_go_on(parties)
    assert await asyncio.gather(*[server.end() for server in servers]) == [0, 0]
    assert await every_answer_is_kept_once(database, everybody_at(parties)) > 10


@asynchronous
async def test_killed_while_a_bot_thinks(tmp_path: Path, new_server: NewServer) -> None:
    """The server that loads the table asks the bot again; nothing is left of the process that thought."""
    database = str(tmp_path / "log.db")
    server = new_server(database)
    await server.start()
    ann = Person(dial(lambda: server.address), random.Random(1))
    ann.opens(4)
    await ann.here()
    for seat in (2, 3, 4):
        await ann.ask(SeatBot(key=new_key(), seat=seat, bot="librarian:60"))
    await ann.ask(Start(key=new_key()))
    await eventually(lambda: bool(ann.state))
    first = ann.state
    # One of them has answered, and the process that thinks has gone on to the next.
    await eventually(lambda: ann.state is not first)
    assert server.count("bots_thinking") > 0
    server.kill()
    await server.all_gone()
    await server.start()
    # The second question comes when every bot has chosen.
    for _ in range(2):
        assert await ann.answer()
    await ann.leave()
    assert await server.end() == 0
    await server.all_gone()
    assert await every_answer_is_kept_once(database, [ann]) == 2


@asynchronous
async def test_told_to_end(tmp_path: Path, new_server: NewServer) -> None:
    """In the middle of play: the connections are closed, the exit code is 0, and the next server goes on."""
    database = str(tmp_path / "log.db")
    server = new_server(database)
    await server.start()
    async with playing(lambda: server.address) as parties:
        sockets = [socket for person in everybody_at(parties) if (socket := person.socket) is not None]
        assert await server.end() == 0
        await server.all_gone()
        assert {socket.close_code for socket in sockets} <= {1001, 1012}, server.told
        await server.start()
        await all_go_on(parties)
    assert await server.end() == 0
    assert "Traceback" not in server.told
    await every_answer_is_kept_once(database, everybody_at(parties))


# ---------------------------------------------------------------------- databases that fail


@asynchronous
async def test_a_database_that_is_stopped_and_started_again(
    new_server: NewServer, postgres: Postgres, shared_database: str
) -> None:
    servers = [new_server(shared_database, relay=True) for _ in range(2)]
    await asyncio.gather(*[server.start() for server in servers])
    turns = cycle(servers)
    async with playing(lambda: next(turns).address) as parties:
        await asyncio.to_thread(postgres.stop)
        await eventually(lambda: any(person.refused for person in everybody_at(parties)))
        assert [server.page("healthz") for server in servers] == ["ok\n", "ok\n"]
        assert [server.page("readyz") for server in servers] == ["", ""]
        await asyncio.to_thread(postgres.start)
        await all_go_on(parties)
    assert await asyncio.gather(*[server.end() for server in servers]) == [0, 0]
    people = everybody_at(parties)
    assert "table_store_failed" in [refusal for person in people for refusal in person.refused]
    await every_answer_is_kept_once(shared_database, people)


class Disk:
    """A small disk. Where only the system may have disks, a limit to the size of the server's files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        mount = ["mount", "-t", "tmpfs", "-o", "size=32m", "voidlock-test", str(folder)]
        self.mounted = os.geteuid() == 0 and subprocess.run(mount, capture_output=True, check=False).returncode == 0
        self._ballast = folder / "ballast"

    def fill(self, server: Server | None = None) -> None:
        if not self.mounted:
            assert server is not None
            largest = max([path.stat().st_size for path in self.folder.iterdir()])
            resource.prlimit(server.running.pid, resource.RLIMIT_FSIZE, (largest, resource.RLIM_INFINITY))
            return
        with self._ballast.open("wb", buffering=0) as ballast:
            try:
                while ballast.write(b"\0" * 4096):
                    pass
            except OSError:
                return

    def make_room(self, server: Server | None = None) -> None:
        if self.mounted:
            self._ballast.unlink()
        else:
            assert server is not None
            no_limit = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
            resource.prlimit(server.running.pid, resource.RLIMIT_FSIZE, no_limit)

    def remove(self) -> None:
        if self.mounted:
            subprocess.run(["umount", str(self.folder)], check=True)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    disk = Disk(tmp_path / "disk")
    yield disk
    disk.remove()


@asynchronous
async def test_a_full_disk(disk: Disk, new_server: NewServer) -> None:
    """Clear refusals, and everything goes on once there is room."""
    database = str(disk.folder / "log.db")
    server = new_server(database)
    await server.start()
    cat, dan = [Person(dial(lambda: server.address), random.Random(1)) for _ in range(2)]
    for person in (cat, dan):
        person.opens(1)
    await cat.here()
    async with playing(lambda: server.address, 2) as parties:
        disk.fill(server)
        asking = [asyncio.create_task(work) for work in (cat.answer(), dan.answer())]
        await eventually(lambda: min(len(cat.refused), len(dan.refused)) >= 3)
        assert not any(task.done() for task in asking)
        assert server.page("healthz")
        assert not server.page("readyz")
        disk.make_room(server)
        assert all(await asyncio.gather(*asking))
        await all_go_on(parties)
        await eventually(lambda: server.page("readyz") == "ready\n")
    await asyncio.gather(cat.leave(), dan.leave())
    assert await server.end() == 0
    await every_answer_is_kept_once(database, [*everybody_at(parties), cat, dan])


# ---------------------------------------------------------------------- servers that start too early


async def waits_for(server: Server, mend: Callable[[], None]) -> Person:
    """The server serves its pages, tells who wants a table to wait, and lets them in once the database is mended."""
    admin = free_port()
    server.options = ["--admin-port", str(admin)]
    await server.start()
    assert (server.page("missions"), server.page("healthz")) != ("", "")
    status, why = page(admin, "readyz")
    assert status == 503 and why.startswith("store failed: ") and "not open" not in why
    ann = Person(dial(lambda: server.address), random.Random(1))
    ann.opens(1)
    asking = asyncio.create_task(ann.answer())
    await eventually(lambda: ann.refused.count("table_not_ready") >= 3)
    assert server.told.count("event=not_ready") == 1
    await asyncio.to_thread(mend)
    assert await asking
    assert page(admin, "readyz") == (200, "ready\n")
    assert [server.told.count(f"event={event} ") for event in ("not_ready", "store_failed")] == [1, 0]
    assert server.told.count("event=ready") == 1
    await ann.leave()
    assert await server.end() == 0
    return ann


@asynchronous
async def test_a_server_that_starts_before_its_database(
    new_server: NewServer, postgres: Postgres, shared_database: str
) -> None:
    await asyncio.to_thread(postgres.stop)
    ann = await waits_for(new_server(shared_database, relay=True), postgres.start)
    await every_answer_is_kept_once(shared_database, [ann])


@asynchronous
async def test_a_server_that_starts_on_a_full_disk(disk: Disk, new_server: NewServer) -> None:
    if not disk.mounted:
        pytest.skip("only the system may have disks here")
    database = str(disk.folder / "log.db")
    disk.fill()
    ann = await waits_for(new_server(database), disk.make_room)
    await every_answer_is_kept_once(database, [ann])


@asynchronous
async def test_a_server_that_waits_can_be_ended(tmp_path: Path, new_server: NewServer) -> None:
    server = new_server(f"postgresql://nobody@/none?host={tmp_path}")
    await server.start()
    assert await server.end() == 0


@pytest.mark.parametrize("wrong", ["a folder", "another scheme", "newer", "no such database"])
def test_what_no_waiting_mends_ends_the_server(tmp_path: Path, request: pytest.FixtureRequest, wrong: str) -> None:
    database = str(tmp_path / "log.db")
    if wrong == "a folder":
        Path(database).mkdir()
    elif wrong == "another scheme":
        database = "mysql://voidlock@localhost/voidlock"
    elif wrong == "newer":
        with sqlite3.connect(database) as file:
            file.execute("PRAGMA user_version = 99")
        file.close()
    else:
        database = request.getfixturevalue("postgres").address("none")
    done = subprocess.run(
        [VOIDLOCK, "serve", "--port", "0", "--lang", "en", "--database", database],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        timeout=20,
        check=False,
    )
    assert done.returncode == 2
    assert said("serve-store-failed", place="?", why="?").partition("?")[0] in done.stderr
    assert "Traceback" not in done.stderr
    assert wrong == "a folder" or not [path for path in tmp_path.iterdir() if path.is_dir()]


@asynchronous
async def test_a_database_that_may_only_be_read(tmp_path: Path) -> None:
    """It is said at the start, and not at the first move."""
    database = tmp_path / "log.db"
    store = store_for(str(database))
    await store.open(Ears())
    await store.close()
    # Root may write whatever it likes unless it gives that up.
    command = ["setpriv", "--bounding-set=-dac_override"] if os.geteuid() == 0 else []
    for path in (database, tmp_path):
        path.chmod(path.stat().st_mode & ~0o222)
        done = await asyncio.to_thread(
            subprocess.run,
            [*command, VOIDLOCK, "serve", "--port", "0", "--lang", "en", "--database", str(database)],
            capture_output=True,
            encoding="utf-8",
            timeout=20,
            check=False,
        )
        path.chmod(path.stat().st_mode | 0o200)
        assert done.returncode == 2
        assert said("serve-store-failed", place=str(database), why="?").partition("?")[0] in done.stderr
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize("harm", ["overwritten", "missing"])
@asynchronous
async def test_a_damaged_entry(database: str, harm: str) -> None:
    """Its table says so, and the others play on; once it is mended, its table does too."""
    addresses: list[str] = []
    ann, bob = [Person(dial(lambda: addresses[-1]), random.Random(1)) for _ in range(2)]
    async with serving(store_for(database)) as address:
        addresses.append(address)
        for person in (ann, bob):
            person.opens(1)
            assert await person.answer()
            await person.leave()
    whole = await entry(database, ann.table, 3)
    await overwrite(database, ann.table, 3, whole._replace(body=b"nonsense") if harm == "overwritten" else None)
    async with serving(store_for(database)) as address:
        addresses.append(address)
        async with connected(address) as client:
            assert (await client.sit(ann.table, ann.secret))["id"] == "table_damaged"
        assert await bob.answer()
        await overwrite(database, ann.table, 3, whole)
        assert await ann.answer()
        await asyncio.gather(ann.leave(), bob.leave())
    assert await every_answer_is_kept_once(database, [ann, bob]) == 4
