"""`voidlock admin`, on files and databases as servers leave them, and beside servers that run."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.asynchronous import asynchronous
from tests.saying import opening, said
from tests.server.databases import overwrite
from tests.server.people import every_answer_is_kept_once, everybody_at, playing, some_answers
from tests.server.processes import Server
from tests.server.serving import connected, serving, table
from tests.terminal.conversation import run
from voidlock.games import load_game
from voidlock.server.store.databases import store_for
from voidlock.server.store.store import Line

PLAYED, OPEN = "9yvh4kvrgqgv", "kqs5f466vdsy"
"""The tables in files/tables-1.db: a game of one with 12 answers, and a table of two that waits."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database that no server uses."""
    path = tmp_path / "tables.db"
    shutil.copy(Path(__file__).parent / "files" / "tables-1.db", path)
    return path


def admin(database: Path | str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return run(Path("none"), "admin", *arguments, "--database", str(database))


def done(database: Path | str, *arguments: str) -> str:
    result = admin(database, *arguments)
    assert result.returncode == 0, result.stdout
    return result.stdout


def refused(database: Path | str, *arguments: str, code: int = 2) -> str:
    """Why the command is refused."""
    result = admin(database, *arguments)
    assert result.returncode == code, result.stdout
    return result.stderr


# ---------------------------------------------------------------------- tables


def test_tables_are_listed_and_shown(file: Path) -> None:
    listed = json.loads(done(file, "list", "--json"))
    assert [(line["table"], line["game"], line["players"], line["entries"]) for line in listed] == [
        (OPEN, "angel", 2, 2),
        (PLAYED, "angel", 1, 15),
    ]
    shown = json.loads(done(file, "show", PLAYED, "--json"))
    assert shown["status"] == "playing"
    assert [seat["name"] for seat in shown["seats"]] == ["Ann"]
    assert said("admin-status-open") in done(file, "show", OPEN)
    assert said("admin-no-table", table="none") in refused(file, "show", "none", code=1)


def test_nothing_secret_is_shown(file: Path) -> None:
    log = done(file, "export", OPEN, "--log")
    hashes = [json.loads(line)["entry"].get("secret") for line in log.splitlines()][1:]
    assert all(hashes)
    assert not [secret for secret in hashes if secret in done(file, "show", OPEN, "--json")]


def test_a_game_is_exported_and_loads(file: Path, tmp_path: Path) -> None:
    done(file, "export", PLAYED, "-o", str(tmp_path / "game.json"))
    game, _ = load_game(json.loads((tmp_path / "game.json").read_text()))
    assert len(game.inputs) > 12
    assert said("admin-exists", place=str(tmp_path / "game.json")) in refused(
        file, "export", PLAYED, "-o", str(tmp_path / "game.json")
    )
    assert said("admin-not-started", table=OPEN) in refused(file, "export", OPEN)


def test_a_log_is_exported(file: Path) -> None:
    lines = [json.loads(line) for line in done(file, "export", PLAYED, "--log").splitlines()]
    assert [line["number"] for line in lines] == list(range(1, 16))
    assert [line["entry"]["entry"] for line in lines[:4]] == ["opened", "seated", "started", "answered"]


def test_a_table_is_closed_once(file: Path) -> None:
    assert said("admin-closed", table=OPEN) in done(file, "close", OPEN)
    assert said("admin-closed-before", table=OPEN) in done(file, "close", OPEN)
    assert json.loads(done(file, "show", OPEN, "--json"))["status"] == "closed"


def test_a_table_is_deleted_when_the_operator_says_so(file: Path) -> None:
    assert admin(file, "delete", OPEN).returncode == 1
    assert said("admin-deleted", table=OPEN, number=2) in done(file, "delete", OPEN, "--yes")
    assert [line["table"] for line in json.loads(done(file, "list", "--json"))] == [PLAYED]


@asynchronous
async def test_players_at_a_table_see_it_closed(database: str) -> None:
    async with serving(store_for(database)) as address, connected(address) as ann:
        name = await ann.open(2)
        await ann.hear("table")
        await asyncio.to_thread(done, database, "close", name)
        while (await ann.hear("table"))["status"] != "closed":
            pass
        refusal = await ann.ask("start")
        assert refusal["type"] == "refusal"


# ---------------------------------------------------------------------- the grave


def test_the_grave(file: Path) -> None:
    aged = sqlite3.connect(file, isolation_level=None)
    aged.execute('UPDATE log SET at = at - 61 * 86400 WHERE "table" = ?', (OPEN,))
    aged.execute('UPDATE log SET at = at + 36500 * 86400 WHERE "table" = ?', (PLAYED,))
    aged.close()
    assert admin(file, "expire").returncode == 1
    assert said("admin-buried", number=0) in done(file, "grave")
    expired = admin(file, "expire", "--yes")
    assert said("admin-expired", buried=1, deleted=0) in expired.stdout
    assert f"event=buried table={OPEN}" in expired.stderr
    assert [line["table"] for line in json.loads(done(file, "grave", "--json"))] == [OPEN]
    assert said("admin-revived", table=OPEN) in done(file, "revive", OPEN)
    assert said("admin-not-buried", table=OPEN) in refused(file, "revive", OPEN)
    assert said("admin-expired", buried=0, deleted=0) in done(file, "expire", "--yes")


# ---------------------------------------------------------------------- damage


@pytest.mark.parametrize("damage", ["nonsense", "missing"])
@asynchronous
async def test_a_damaged_table_is_found_and_repaired(file: Path, damage: str) -> None:
    """Cut after the last good entry, and then played again; the whole log is kept."""
    line = Line(10, "key", b"{nonsense") if damage == "nonsense" else None
    await overwrite(str(file), PLAYED, 10, line)
    checked = await asyncio.to_thread(admin, file, "check", "--json")
    assert checked.returncode == 1
    found = json.loads(checked.stdout)
    assert [(at["table"], at["good"]) for at in found["damaged"]] == [(PLAYED, 9)]
    await asyncio.to_thread(done, file, "repair", PLAYED, "--yes")
    await asyncio.to_thread(done, file, "check")
    kept = sqlite3.connect(file)
    assert kept.execute('SELECT count(*) FROM cut WHERE "table" = ?', (PLAYED,)).fetchone()[0] == 14 + bool(line)
    kept.close()
    async with serving(store_for(str(file))) as address, connected(address) as guest:
        await guest.send("watch", table=PLAYED)
        assert table((await guest.hear("state"))["open"])


def test_a_table_without_a_good_entry_is_not_repaired(file: Path) -> None:
    asyncio.run(overwrite(str(file), OPEN, 1, Line(1, "open", b"{}")))
    assert said("admin-nothing-good", table=OPEN) in refused(file, "repair", OPEN, "--yes")
    assert said("admin-sound", table=PLAYED) in done(file, "repair", PLAYED)


def test_a_damaged_file_is_found(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[4096:8192] = b"\xff" * 4096
    file.write_bytes(data)
    result = admin(file, "check", "--json")
    assert result.returncode == 1
    assert json.loads(result.stdout)["file"] != "ok"


@asynchronous
async def test_a_postgresql_database_is_looked_after_too(shared_database: str) -> None:
    async with serving(store_for(shared_database)) as address, connected(address) as ann:
        name = await ann.open(2)
    await overwrite(shared_database, name, 2, Line(2, "key", b"nonsense"))

    def work() -> None:
        assert [line["entries"] for line in json.loads(done(shared_database, "list", "--json"))] == [2]
        assert admin(shared_database, "check").returncode == 1
        done(shared_database, "repair", name, "--yes")
        done(shared_database, "check")
        done(shared_database, "export", name, "--log")
        done(shared_database, "expire", "--yes")
        done(shared_database, "delete", name, "--yes")
        assert said("admin-tables", number=0) in done(shared_database, "list")
        for command in (("backup", "copy.db"), ("restore", "copy.db"), ("vacuum",)):
            assert said(f"admin-{command[0]}-postgres") in refused(shared_database, *command)

    await asyncio.to_thread(work)


# ---------------------------------------------------------------------- backup and restore


@asynchronous
async def test_a_backup_ends_however_busy_the_server_is(tmp_path: Path) -> None:
    """Written all the time, which keeps `.backup` from ever ending; the copy holds everything acknowledged before."""
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    store = store_for(str(file))
    async with serving(store):
        for number in range(1, 200):
            await store.append("before", number, f"{number}", b"x" * 4000)
        over = threading.Event()

        async def write() -> None:
            number = 0
            while not over.is_set():
                number += 1
                await store.append("during", number, f"{number}", b"x" * 4000)

        writing = asyncio.create_task(write())
        await asyncio.to_thread(done, file, "backup", str(copy))
        over.set()
        await writing
    saved = sqlite3.connect(copy)
    assert saved.execute("""SELECT count(*) FROM log WHERE "table" = 'before'""").fetchone()[0] == 199
    saved.close()


@asynchronous
async def test_a_backup_is_restored_and_played_on(tmp_path: Path, new_server: Callable[..., Server]) -> None:
    """After a kill, with the dead server's write-ahead log still there: it goes aside with its file."""
    file, copy = tmp_path / "log.db", tmp_path / "copy.db"
    server = new_server(str(file))
    await server.start()
    async with playing(lambda: server.address) as parties:
        await some_answers(parties, 3)
        result = await asyncio.to_thread(admin, file, "backup", str(copy))
        assert result.returncode == 0, result.stdout
        # Before anybody is asked.
        assert said("admin-in-use", place=str(file)) in await asyncio.to_thread(refused, file, "restore", str(copy))
        assert said("admin-in-use", place=str(file)) in await asyncio.to_thread(refused, file, "vacuum")
        await some_answers(parties, 3)
        server.kill()
    assert Path(f"{file}-wal").stat().st_size > 0
    told = await asyncio.to_thread(done, file, "restore", str(copy), "--yes")
    assert opening("admin-kept-aside", "place") in told
    assert not Path(f"{file}-wal").exists()
    await asyncio.to_thread(done, file, "check")
    aside = next(path for path in tmp_path.glob("log.db.2*") if not path.name.endswith(("-wal", "-shm")))
    assert await every_answer_is_kept_once(str(aside), everybody_at(parties)) > 5
    await server.start()
    assert await server.end() == 0


def test_what_is_no_backup_is_not_restored(file: Path, tmp_path: Path) -> None:
    before = file.read_bytes()
    (tmp_path / "text").write_text("Dear diary, " * 100)
    (tmp_path / "empty").write_text("")
    for name in ("text", "empty", "missing"):
        refused(file, "restore", str(tmp_path / name), "--yes")
    assert file.read_bytes() == before


def test_a_backup_overwrites_nothing(file: Path, tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("Mine.")
    assert said("admin-exists", place=str(tmp_path / "copy.db")) in refused(file, "backup", str(tmp_path / "copy.db"))
    assert (tmp_path / "copy.db").read_text() == "Mine."


def test_a_backup_is_restored_where_there_is_nothing(file: Path, tmp_path: Path) -> None:
    done(file, "backup", str(tmp_path / "copy.db"))
    done(tmp_path / "new.db", "restore", str(tmp_path / "copy.db"), "--yes")
    assert len(json.loads(done(tmp_path / "new.db", "list", "--json"))) == 2
    assert list(tmp_path.glob("new.db.2*")) == []


def test_a_vacuum_gives_space_back(file: Path) -> None:
    filled = sqlite3.connect(file)
    filled.executemany("INSERT INTO log VALUES ('big', ?, ?, ?, 0)", [(n, str(n), b"x" * 4000) for n in range(1, 100)])
    filled.commit()
    filled.close()
    done(file, "delete", "big", "--yes")
    before = file.stat().st_size
    done(file, "vacuum")
    assert file.stat().st_size < before / 4


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    for command in (("list",), ("check",), ("backup", "copy.db"), ("vacuum",)):
        assert said("admin-no-file", place=str(tmp_path / "no.db")) in refused(tmp_path / "no.db", *command)
    assert list(tmp_path.iterdir()) == []


@asynchronous
async def test_game_processes_hear_what_an_operator_does(tmp_path: Path, new_server: Callable[..., Server]) -> None:
    server = new_server(str(tmp_path / "log.db"))
    await server.start()
    async with connected(server.address) as ann, connected(server.address) as bob:
        first, second = await ann.open(2), await bob.open(2)
        await asyncio.to_thread(done, tmp_path / "log.db", "close", first)
        while (await ann.hear("table"))["status"] != "closed":
            pass
        await asyncio.to_thread(done, tmp_path / "log.db", "delete", second, "--yes")
        assert (await bob.hear("refusal"))["id"] == "table_unknown"
