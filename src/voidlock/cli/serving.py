"""`voidlock serve`."""

from __future__ import annotations

import os
import sys

import click

from .common import LANGUAGE, words_for

SERVE_EPILOG = """
\b
Examples:
  voidlock serve --open               play in the browser, on this computer
  voidlock serve --host 0.0.0.0       for friends in the same network
  voidlock serve --port 80            at this port or not at all
  voidlock serve --database games.db  keep the tables in this file
  voidlock serve --database postgresql://voidlock@localhost/voidlock
"""


@click.command(epilog=SERVE_EPILOG, short_help="Serve the page on which people play, alone or together.")
@click.option("--host", default="127.0.0.1", metavar="ADDRESS", help="Where to listen; 0.0.0.0 for everybody.")
@click.option("--port", type=click.IntRange(0, 65535), metavar="N", help="The port; usually 8421 or the next free one.")
@click.option("--database", metavar="PLACE", help="A file, or postgresql://...; usually a file in your data folder.")
@click.option("--processes", type=click.IntRange(1), metavar="N", help="How many think for bots, odds and advice.")
@click.option(
    "--expire", type=click.IntRange(0), default=60, metavar="DAYS", help="Forget unused tables after (60); 0: never."
)
@click.option("--verbose", is_flag=True, help="Log what happens, one line each.")
@click.option("--open", "open_page", is_flag=True, help="Open the page in your browser, where there is a screen.")
@LANGUAGE
def serve(
    host: str,
    port: int | None,
    database: str | None,
    processes: int | None,
    expire: int,
    verbose: bool,
    open_page: bool,
    lang: str | None,
) -> None:
    """Serve Voidlock to browsers. Every answer is kept before it counts; ending the server loses nothing."""
    from voidlock.server.command import Wished, serve_in_words
    from voidlock.terminal.saves import data_folder

    kept = database or str(data_folder(os.environ) / "tables.db")
    wished = Wished(host, port, kept, processes, expire, verbose, open_page)
    sys.exit(serve_in_words(wished, words_for(lang)))
