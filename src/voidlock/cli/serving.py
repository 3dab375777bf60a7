"""Click command `voidlock serve`."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from voidlock.installation import install_command
from voidlock.texts import Words

from .common import LANGUAGE, words_for

if TYPE_CHECKING:
    from voidlock.server.access.limits import Limits

SERVE_EPILOG = """
\b
Examples:
  voidlock serve --open               play in the browser, on this computer
  voidlock serve --host 0.0.0.0       for friends on the same network
  voidlock serve --port 80            this port only
  voidlock serve --database games.db  store the tables in this file
  voidlock serve --database postgresql://voidlock@localhost/voidlock
  voidlock serve --trust-proxy 127.0.0.1 --host-name games.example.org
  voidlock serve --limit help         list every limit
  voidlock serve --link https://games.example.org/ --contact me@example.org --push push.pem
  voidlock serve --link https://games.example.org/ --webhook https://ntfy.example.org/our-games
"""


def _limits(context: click.Context, option: click.Parameter, typed: tuple[str, ...]) -> Limits | None:
    """Parse `NAME=NUMBER` options; None asks for the list of names."""
    from voidlock.server.access.limits import BadNumber, Limits, UnknownLimit

    if "help" in typed:
        return None
    wishes: list[tuple[str, float]] = []
    for text in typed:
        name, _, number = text.partition("=")
        try:
            wishes.append((name.strip(), float(number)))
        except ValueError:
            raise click.BadParameter(f"write a name and a number, such as pings=5, not {text!r}.") from None
    try:
        return Limits().replace(wishes)
    except UnknownLimit as unknown:
        raise click.BadParameter(f"there is no limit {str(unknown)!r}. --limit help lists them.") from None
    except BadNumber as bad:
        raise click.BadParameter(f"{bad} must be a number above 0.") from None


def _networks(context: click.Context, option: click.Parameter, typed: tuple[str, ...]) -> tuple[str, ...]:
    """Check that each is an address or a network."""
    from voidlock.server.access.addresses import NotANetwork, Proxies

    try:
        Proxies(typed)
    except NotANetwork as wrong:
        raise click.BadParameter(f"{wrong}.") from None
    return typed


@click.command(epilog=SERVE_EPILOG, short_help="Host the page people play on.")
@click.option("--host", default="127.0.0.1", metavar="ADDRESS", help="Address to listen on; 0.0.0.0 for everybody.")
@click.option("--port", type=click.IntRange(0, 65535), metavar="N", help="Port (default: 8421 or the next free one).")
@click.option("--database", metavar="PLACE", help="A file, or postgresql://... (default: a file in your data folder).")
@click.option("--processes", type=click.IntRange(1), metavar="N", help="Worker processes for bots, odds and advice.")
@click.option(
    "--request-cpu",
    type=click.IntRange(10),
    default=250,
    metavar="MS",
    help="Processor time a request may take (default: 250).",
)
@click.option(
    "--thoughts",
    type=click.IntRange(1),
    default=16,
    metavar="N",
    help="Odds, advice and reviews that one address may have waiting (default: 16).",
)
@click.option(
    "--bot-games",
    type=click.IntRange(1),
    metavar="N",
    help="Games that a bot may play out for an answer (default: 4000; Space Hulk: 100).",
)
@click.option(
    "--relay",
    default="",
    metavar="HOST:PORT",
    help="PostgreSQL: where other servers reach this one; each table is then played by one of them.",
)
@click.option(
    "--expire",
    type=click.IntRange(0),
    default=60,
    metavar="DAYS",
    help="Bury unused tables after (default: 60; 0: never).",
)
@click.option(
    "--grave-days",
    type=click.IntRange(0),
    default=7,
    metavar="DAYS",
    help="Delete buried tables after; a visit brings one back (default: 7).",
)
@click.option(
    "--admin-port", type=click.IntRange(0, 65535), metavar="N", help="Port for /metrics and /readyz (default: none)."
)
@click.option(
    "--admin-host",
    default="127.0.0.1",
    metavar="ADDRESS",
    help="Address of the admin port (default: this computer only).",
)
@click.option(
    "--log-file", default="", metavar="PATH", help="Log events to this file, reopened on SIGHUP; -: to standard error."
)
@click.option(
    "--log-format", type=click.Choice(["text", "json"]), default="text", help="text: key=value pairs (default); json."
)
@click.option(
    "--log-addresses",
    type=click.BOOL,
    default=True,
    metavar="yes|no",
    help="Log the addresses of clients (default: yes).",
)
@click.option(
    "--limit",
    "limits",
    multiple=True,
    metavar="NAME=NUMBER",
    callback=_limits,
    help="Change a limit (repeatable); --limit help lists them.",
)
@click.option(
    "--trust-proxy",
    "trusted",
    multiple=True,
    metavar="ADDRESS",
    callback=_networks,
    help="A reverse proxy, or a network of them, whose header names the clients (repeatable).",
)
@click.option(
    "--proxy-header", default="X-Forwarded-For", metavar="NAME", help="That header (default: X-Forwarded-For)."
)
@click.option(
    "--host-name",
    "host_names",
    multiple=True,
    metavar="NAME",
    help="A public name of this server, as in its links (repeatable); * for any.",
)
@click.option("--link", metavar="URL", help="Where players reach the page; every notification leads there.")
@click.option(
    "--contact", metavar="MAIL", help="Your mail address: the sender of mails, and whom push services may write to."
)
@click.option(
    "--push",
    "push_file",
    metavar="FILE",
    help="Offer web push, with this private key; it is made if there is none. Needs --link and --contact.",
)
@click.option("--push-anywhere", is_flag=True, help="Push to any address, also inside your network, without https.")
@click.option(
    "--mail",
    metavar="SMTP",
    envvar="VOIDLOCK_MAIL",
    help="Offer mail by this server: smtp://USER:PASSWORD@HOST:587 or smtps://... Needs --link and --contact.",
)
@click.option(
    "--webhook",
    metavar="URL",
    envvar="VOIDLOCK_WEBHOOK",
    help="Offer a line in your channel (ntfy, chats) for every turn. Needs --link.",
)
@click.option("--webhook-json", is_flag=True, help='Post {"text": ..., "content": ...}, as chats want.')
@click.option("--verbose", is_flag=True, help="Log every connection.")
@click.option("--open", "open_page", is_flag=True, help="Open the page in your browser.")
@LANGUAGE
def serve(
    host: str,
    port: int | None,
    database: str | None,
    processes: int | None,
    request_cpu: int,
    thoughts: int,
    bot_games: int | None,
    relay: str,
    expire: int,
    grave_days: int,
    admin_port: int | None,
    admin_host: str,
    log_file: str,
    log_format: str,
    log_addresses: bool,
    limits: Limits | None,
    trusted: tuple[str, ...],
    proxy_header: str,
    host_names: tuple[str, ...],
    link: str | None,
    contact: str | None,
    push_file: str | None,
    push_anywhere: bool,
    mail: str | None,
    webhook: str | None,
    webhook_json: bool,
    verbose: bool,
    open_page: bool,
    lang: str | None,
) -> None:
    """Host Voidlock for browsers.

    Every choice is saved before it takes effect, so stopping the server loses nothing.
    """
    if limits is None:
        list_limits(words_for(lang))
        return
    from voidlock.server.access.gate import Access
    from voidlock.server.command import ServeOptions, serve_in_words
    from voidlock.server.notifications.settings import NotificationSettings, WrongSettings, check
    from voidlock.server.operations.event_log import LogSettings
    from voidlock.server.processes.messages import GameSettings
    from voidlock.server.serve import Settings, processes_here
    from voidlock.server.store.clock import DAY
    from voidlock.terminal.saves import data_folder

    notifications = NotificationSettings(
        link=link or "",
        contact=contact or "",
        mail=mail or "",
        webhook=webhook or "",
        webhook_json=webhook_json,
        push_key=_push_key(push_file),
        push_anywhere=push_anywhere,
    )
    try:
        check(notifications)
    except WrongSettings as wrong:
        raise click.UsageError(str(wrong)) from None
    log = LogSettings(log_file, log_format, log_addresses, verbose)
    settings = Settings(
        database or str(data_folder(os.environ) / "tables.db"),
        processes or processes_here(),
        expire * DAY,
        grave_days * DAY,
        thoughts,
        relay,
        Access(limits, trusted, proxy_header, host_names),
        GameSettings(request_cpu=request_cpu / 1000, bot_games=bot_games, log=log, notifications=notifications),
    )
    options = ServeOptions(host, port, admin_host, admin_port, open_page, settings)
    sys.exit(serve_in_words(options, words_for(lang)))


def _push_key(file: str | None) -> str:
    """The private key in the file, which is made if it is not there; empty without a file."""
    if not file:
        return ""
    try:
        from voidlock.server.notifications.push import new_key, read_key
    except ModuleNotFoundError:
        raise click.UsageError(f"--push needs one more package: {install_command('push')}") from None
    path = Path(file)
    try:
        if not path.exists():
            with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as made:
                made.write(new_key())
        pem = path.read_bytes()
        read_key(pem)
    except OSError as error:
        raise click.UsageError(f"--push {file}: {error.strerror}.") from None
    except (ValueError, TypeError):
        # TypeError: the key has a password.
        raise click.UsageError(
            f"--push {file}: this is no key for web push. Name a file that is not there, and one is made."
        ) from None
    return pem.decode()


def list_limits(words: Words) -> None:
    """Print every limit with its default and its meaning."""
    from voidlock.server.access.limits import Limits
    from voidlock.server.access.rate_limit import Rate

    defaults = Limits()
    for field in defaults._fields:
        name, default = field.replace("_", "-"), getattr(defaults, field)
        number = default.number if isinstance(default, Rate) else default
        click.echo(f"{f'{name}={number:.0f}':<31} {words.say(f'limit-{name}')}")
