"""`voidlock serve`: messages, errors and exit code."""

from __future__ import annotations

import socket
import sys
from typing import NamedTuple

from voidlock.installation import command, install_command
from voidlock.texts import Words

from .connection.gate import Access
from .connection.listening import HostUnknown, PortTaken, addresses, bound
from .connection.pages import page_is_built
from .opening import open_page
from .serve import NoPostgres, Settings, end_on_hangup, is_postgres, processes_here, serve
from .store.store import InUse, StoreFailed

DAY = 86_400.0


class Wished(NamedTuple):
    """Command-line options; None means the default."""

    host: str
    port: int | None
    database: str
    processes: int | None
    expire: int
    verbose: bool
    open_page: bool
    access: Access = Access()


def serve_in_words(wished: Wished, words: Words) -> int:
    """Serve until a signal; returns the exit code."""
    settings = Settings(
        wished.database,
        wished.processes or processes_here(),
        wished.expire * DAY,
        verbose=wished.verbose,
        access=wished.access,
    )
    try:
        with bound(wished.host, wished.port) as listener:
            end_on_hangup()
            serve(listener, settings, lambda: say_where(listener, wished, words))
    except PortTaken as taken:
        return fail(words.say("serve-port-taken", port=str(taken.port)))
    except PermissionError:
        return fail(words.say("serve-port-forbidden", port=str(wished.port)))
    except HostUnknown:
        return fail(words.say("serve-host-unknown", host=wished.host))
    except NoPostgres:
        return fail(words.say("serve-no-postgres", install=install_command("postgres")))
    except InUse:
        return fail(words.say("serve-in-use", place=shown(wished.database)))
    except StoreFailed as error:
        return fail(words.say("serve-store-failed", place=shown(wished.database), why=str(error)))
    print(words.say("serve-stopped"), flush=True)
    return 0


def say_where(listener: socket.socket, wished: Wished, words: Words) -> None:
    here, *others = addresses(listener)
    lines = [words.say("serve-here", address=here)]
    lines += [words.say("serve-others", address=address) for address in others]
    if not others and here.startswith("http://localhost"):
        lines.append(words.say("serve-alone", command=command()))
    lines.append(words.say("serve-kept", place=shown(wished.database)))
    if not page_is_built():
        lines.append(words.say("serve-no-page"))
    print("\n".join([*lines, words.say("serve-stop")]), flush=True)
    if wished.open_page:
        open_page(here)


def shown(database: str) -> str:
    """Without the user and the password of a PostgreSQL address."""
    if not is_postgres(database):
        return database
    scheme, _, rest = database.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2].partition('?')[0]}"


def fail(line: str) -> int:
    print(line, file=sys.stderr)
    return 2
