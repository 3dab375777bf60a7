"""`voidlock serve`: messages, errors and exit code."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from voidlock.installation import command, install_command
from voidlock.texts import Words

from .access.gate import Access
from .http.pages import page_is_built
from .net.listening import HostUnknown, PortForbidden, PortTaken, addresses, listen
from .opening import open_page
from .operations.event_log import STANDARD_ERROR, LogSettings, start_logging
from .serve import Settings, processes_here, serve
from .store.clock import DAY
from .store.databases import NoPostgres, shown
from .store.store import InUse, StoreFailed


class ServeOptions(NamedTuple):
    """Command-line options; None means the default."""

    host: str
    port: int | None
    database: str
    processes: int | None
    expire: int
    grave_days: int
    open_page: bool
    request_cpu: int
    thoughts: int
    bot_games: int | None
    relay: str
    admin_host: str
    admin_port: int | None
    log: LogSettings
    access: Access = Access()


def serve_in_words(options: ServeOptions, words: Words) -> int:
    """Serve until a signal; returns the exit code."""
    settings = Settings(
        options.database,
        options.processes or processes_here(),
        options.expire * DAY,
        options.grave_days * DAY,
        request_cpu=options.request_cpu / 1000,
        thoughts=options.thoughts,
        bot_games=options.bot_games,
        log=options.log,
        relay=options.relay,
        access=options.access,
    )
    try:
        start_logging(options.log)
    except OSError as error:
        return fail(words.say("serve-log-failed", place=options.log.file, why=error.strerror or ""))
    try:
        with listen(options.host, options.port) as listener, listen_for_admin(options) as admin:
            serve(listener, admin, settings, lambda problem: say_where(listener, options, words, problem))
    except AdminPortTaken as taken:
        return fail(words.say("serve-admin-port-taken", port=str(taken.port)))
    except PortTaken as taken:
        return fail(words.say("serve-port-taken", port=str(taken.port)))
    except PortForbidden as forbidden:
        return fail(words.say("serve-port-forbidden", port=str(forbidden.port)))
    except HostUnknown as unknown:
        return fail(words.say("serve-host-unknown", host=str(unknown)))
    except NoPostgres:
        return fail(words.say("serve-no-postgres", install=install_command("postgres")))
    except InUse:
        return fail(words.say("serve-in-use", place=shown(options.database)))
    except StoreFailed as error:
        return fail(words.say("serve-store-failed", place=shown(options.database), why=str(error)))
    print(words.say("serve-stopped"), flush=True)
    return 0


class AdminPortTaken(PortTaken):
    """The port of the admin pages is in use."""


@contextmanager
def listen_for_admin(options: ServeOptions) -> Iterator[socket.socket | None]:
    """The admin listener, if the user wants one."""
    if options.admin_port is None:
        yield None
        return
    try:
        listener = listen(options.admin_host, options.admin_port)
    except PortTaken as taken:
        raise AdminPortTaken(taken.port) from taken
    with listener:
        yield listener


def say_where(listener: socket.socket, options: ServeOptions, words: Words, problem: str) -> None:
    here, *others = addresses(listener)
    lines = [words.say("serve-here", address=here)]
    lines += [words.say("serve-others", address=address) for address in others]
    if not others and here.startswith("http://localhost"):
        lines.append(words.say("serve-alone", command=command()))
    place = shown(options.database)
    kept = words.say("serve-waiting", place=place, why=problem) if problem else words.say("serve-kept", place=place)
    lines.append(kept)
    if not page_is_built():
        lines.append(words.say("serve-no-page"))
    if options.log.file not in ("", STANDARD_ERROR):
        lines.append(words.say("serve-log", place=options.log.file))
    print("\n".join([*lines, words.say("serve-stop")]), flush=True)
    if options.open_page:
        open_page(here)


def fail(line: str) -> int:
    print(line, file=sys.stderr)
    return 2
