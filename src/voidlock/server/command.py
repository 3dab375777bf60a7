"""`voidlock serve`: messages, errors and exit code."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from voidlock.installation import command, install_command
from voidlock.texts import Words

from .http.pages import page_is_built
from .net.listening import HostUnknown, PortForbidden, PortTaken, addresses, listen
from .opening import open_page
from .operations.event_log import STANDARD_ERROR, start_logging
from .serve import Settings, serve
from .store.databases import NoPostgres, hide_password
from .store.store import InUse, StoreFailed


class ServeOptions(NamedTuple):
    """Where to listen, whether to open the page, and how to serve.

    A port of None is the usual one or the next free one, an admin port of None is none.
    """

    host: str
    port: int | None
    admin_host: str
    admin_port: int | None
    open_page: bool
    settings: Settings


def serve_in_words(options: ServeOptions, words: Words) -> int:
    """Serve until a signal; returns the exit code."""
    database, log = options.settings.database, options.settings.games.log
    try:
        start_logging(log)
    except OSError as error:
        return fail(words.say("serve-log-failed", place=log.file, why=error.strerror or ""))
    try:
        with listen(options.host, options.port) as listener, listen_for_admin(options) as admin:
            serve(listener, admin, options.settings, lambda problem: say_where(listener, options, words, problem))
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
        return fail(words.say("serve-in-use", place=hide_password(database)))
    except StoreFailed as error:
        return fail(words.say("serve-store-failed", place=hide_password(database), why=str(error)))
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
    place, log = hide_password(options.settings.database), options.settings.games.log.file
    kept = words.say("serve-waiting", place=place, why=problem) if problem else words.say("serve-kept", place=place)
    lines.append(kept)
    if not page_is_built():
        lines.append(words.say("serve-no-page"))
    if log not in ("", STANDARD_ERROR):
        lines.append(words.say("serve-log", place=log))
    print("\n".join([*lines, words.say("serve-stop")]), flush=True)
    if options.open_page:
        open_page(here)


def fail(line: str) -> int:
    print(line, file=sys.stderr)
    return 2
