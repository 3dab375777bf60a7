"""Systems without some signals and modules of Linux: the server can be imported there."""

from __future__ import annotations

import subprocess
import sys

ELSEWHERE = """
import asyncio, importlib, logging.handlers, multiprocessing, multiprocessing.resource_tracker, os, pkgutil, signal, sys
import socket, sqlite3, subprocess, tempfile, webbrowser, uvicorn, uvicorn.protocols.http.httptools_impl, websockets
import uvicorn.protocols.websockets.websockets_sansio_impl, starlette.staticfiles, asyncpg, uvloop

for name in ("SIGHUP", "SIGALRM", "SIGPROF", "setitimer", "ITIMER_PROF", "ITIMER_REAL", "pthread_sigmask", "SIGKILL"):
    delattr(signal, name)
for name in ("nice", "sysconf", "geteuid", "fork"):
    delattr(os, name)
for name in ("fcntl", "resource", "pwd", "termios", "tty"):
    sys.modules[name] = None
sys.platform = "win32"

import voidlock.server
for module in pkgutil.walk_packages(voidlock.server.__path__, "voidlock.server."):
    importlib.import_module(module.name)

from voidlock.server.serve import has_game_processes
from voidlock.server.access.limits import Limits, most_connections, raise_file_limit
from voidlock.server.operations.event_log import LogSettings
from voidlock.server.operations.signals import handle_hangup, block_signals
from voidlock.server.tables.budget import CpuBudget
from voidlock.server.operations.processes import process_families

assert not has_game_processes()
raise_file_limit()
assert most_connections(Limits()) == 10_000
handle_hangup(LogSettings())
with block_signals():
    assert CpuBudget().request(lambda: 7) == 7
"""


def test_the_server_is_imported_without_the_signals_of_linux() -> None:
    """Not a Windows machine, but its absences."""
    done = subprocess.run([sys.executable, "-c", ELSEWHERE], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
