"""Both kinds of databases, and servers that are gone when the test is over, whatever becomes of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from tests.server.databases import Postgres, programs, running_postgres
from tests.server.processes import VOIDLOCK, Server
from tests.server.serving import WIRES, wire


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for this process's tests, started by the first that needs it."""
    found = programs()
    if found is None:
        if os.environ.get("CI") == "true":
            pytest.fail("PostgreSQL is not installed, and CI must not leave it out (make system)", pytrace=False)
        pytest.skip("PostgreSQL is not installed: tables that several servers share are not tried here")
    with running_postgres(found) as server:
        yield server


@pytest.fixture
def shared_database(postgres: Postgres) -> str:
    """The address of an empty PostgreSQL database."""
    return postgres.new_database()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """What --database says: an empty one of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "log.db")
    address = request.getfixturevalue("shared_database")
    assert isinstance(address, str)
    return address


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """A server on a database, yet to be started."""
    servers: list[Server] = []

    def new(database: str, command: Sequence[str] = (VOIDLOCK,), *, relay: bool = False) -> Server:
        servers.append(Server(database, tmp_path, command, relay=relay))
        return servers[-1]

    yield new
    for server in servers:
        server.kill()


@pytest.fixture(params=WIRES)
def either_wire(request: pytest.FixtureRequest) -> Iterator[None]:
    """The same story at a server, and on the device of the only guest's page."""
    reset = wire.set(request.param)
    yield
    wire.reset(reset)
