"""People at their browsers: a real server, a real Chromium, and what is clicked and seen there."""

from __future__ import annotations

import json
import random
import re
import secrets
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import parse_qsl, urlencode

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, WebSocket, expect
from websockets.sync.client import connect

from tests.saying import opening, said
from voidlock.angel import AngelGame, State
from voidlock.engine import Game
from voidlock.server.log.entries import Answered, decode
from voidlock.server.log.table import Table
from voidlock.server.store.store import Line
from voidlock.server.tables.room import Room

VOIDLOCK = Path(sys.executable).parent / "voidlock"
SHELL, CHROMIUM = Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium")
"""The same engine without a window takes two thirds of the processor time; without it the browser is used."""
FLAGS = [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    # Debian's build asks for it when it is started by root.
    "--no-sandbox",
]

PATIENCE = 15_000
"""Milliseconds that a page is waited for."""

NO_CONNECTION = ("WebSocket connection to", "net::ERR_INTERNET_DISCONNECTED", "net::ERR_CONNECTION_REFUSED")
"""What Chromium itself says of a server that cannot be reached."""

ANN_FIRST = "three"
"""A seed with which, of two who choose their teams in turn, the first seat begins."""

expect.set_options(timeout=PATIENCE)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Server:
    """`voidlock serve` on a port of its own; killed, it comes back on the same port and file."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.db"
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}/"
        self._rooms: dict[str, Room] = {}
        self.start()

    def start(self) -> None:
        where = ["--host", "127.0.0.1", "--port", str(self.port), "--database", str(self.database)]
        self.process = subprocess.Popen(
            [str(VOIDLOCK), "serve", *where, "--processes", "1", "--lang", "en"],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        told = self.process.stdout.readline()
        assert opening("serve-here", "address") in told, told

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        if self.process.poll() is None:
            self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def open_table(self, file: dict[str, object] | None = None, *, name: str = "", **options: object) -> str:
        """Open a table as the page does, without drawing the start page; the private link to its first seat."""
        known = {each: secrets.token_urlsafe(24) for each in ("host", "secret", "invite")}
        first = {"type": "open", "name": name or said("seat", number=1), **known, "options": options}
        with connect(f"ws://127.0.0.1:{self.port}/socket") as socket:
            socket.recv(PATIENCE / 1000)
            socket.send(json.dumps(first if file is None else {**first, "file": file}))
            entered = json.loads(socket.recv(PATIENCE / 1000))
        assert entered["type"] == "entered", entered
        return f"{self.address}#{urlencode({'table': entered['table'], 'seat1': known.pop('secret'), **known})}"

    @contextmanager
    def sitting(self, link: str) -> Iterator[None]:
        """One more connection to the seat of a private link."""
        known = dict(parse_qsl(link.partition("#")[2]))
        with connect(f"ws://127.0.0.1:{self.port}/socket") as socket:
            socket.send(json.dumps({"type": "sit", "table": known["table"], "secrets": [known["seat1"]]}))
            while json.loads(socket.recv(PATIENCE / 1000))["type"] != "state":
                pass
            yield

    def _log(self, table: str) -> list[Line]:
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as file:
            rows = file.execute('SELECT number, key, body FROM log WHERE "table" = ? ORDER BY number', (table,))
            return [Line(*row) for row in rows]

    def table(self, name: str) -> Table:
        """A table as its log has it: the truth, secrets and all."""
        room = self._rooms.setdefault(name, Room(name))
        room.take_in(self._log(name))
        return room.table

    def game(self, name: str) -> Game[State]:
        game = self.table(name).playing()
        assert isinstance(game, AngelGame)
        return game

    def answers(self, name: str) -> list[str]:
        """All answers in the log, with the seats that gave them."""
        entries = [decode(line.body) for line in self._log(name)]
        return [f"{entry.seat} {entry.answer}" for entry in entries if isinstance(entry, Answered)]


LIKINGS = """speed => {
    try { localStorage["voidlock:likings"] ??= JSON.stringify({ speed, sounds: false, spare: false, hints: false }); }
    catch { /* a page without storage */ }
}"""
"""Beats are told at this speed, without sounds or hints, and every question is asked, unless a test changes that."""


class Person:
    """A person at their own browser, everything that was sent to it, and the errors of its page.

    Beats are skipped (`speed="none"`), so each question appears at once.
    With `device="phone"` there is a finger instead of a mouse; with `offline="kept"` the page is kept for later.
    """

    def __init__(self, browser: Browser, server: Server, **settings: str) -> None:
        self.server = server
        phone = settings.get("device") == "phone"
        self.context: BrowserContext = browser.new_context(
            viewport={"width": 390, "height": 844} if phone else {"width": 1280, "height": 800},
            locale=settings.get("locale", "en-GB"),
            reduced_motion="reduce",
            has_touch=phone,
            is_mobile=phone,
        )
        self.context.set_default_timeout(PATIENCE)
        if not settings.get("offline"):
            self.context.add_init_script("delete Navigator.prototype.serviceWorker")
        self.context.add_init_script(f"({LIKINGS})({json.dumps(settings.get('speed', 'none'))})")
        self.page: Page = self.context.new_page()
        self.frames: list[str] = []
        self.errors: list[str] = []
        self.cut_off = False
        """Whether connections may fail now."""
        self.page.on("websocket", self._listen)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _listen(self, socket: WebSocket) -> None:
        socket.on(
            "framereceived", lambda frame: self.frames.append(frame if isinstance(frame, str) else frame.decode())
        )

    def _hear(self, message: ConsoleMessage) -> None:
        lost = self.cut_off and any(text in message.text for text in NO_CONNECTION)
        if message.type in ("error", "warning") and not lost:
            self.errors.append(message.text)

    # ------------------------------------------------------------------ where they are

    def visit(self, address: str = "") -> None:
        self.page.goto(address or self.server.address)

    @property
    def table(self) -> str:
        """The name of the table, as the address shows it."""
        # The page takes the secrets of a private link out of its address.
        self.page.wait_for_url(re.compile("#table=[^&]+$"))
        return self.page.url.partition("#table=")[2]

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def click(self, selector: str) -> None:
        self.find(selector).first.click()

    def open_table_part(self) -> None:
        """Show the part of the side panel with the seats, the game file and the way home; it may be behind a tab, or
        in the drawer of a phone."""
        drawer = self.find(".tool.drawer")
        if drawer.is_visible() and self.find(".side.up").count() == 0:
            drawer.click()
        tab = self.find("[data-tab=table]")
        if tab.is_visible() and tab.get_attribute("aria-pressed") == "false":
            tab.click()
        if self.find(".side details.more[open]").count() == 0:
            self.click(".side details.more > summary")

    @property
    def result(self) -> str:
        shown = self.find("h2[data-result]")
        return (shown.get_attribute("data-result") or "") if shown.count() else ""

    def text(self) -> str:
        return self.page.locator("body").inner_text()

    def speak(self, language: str) -> None:
        """Shows the page in a language, also while a dialog covers the buttons."""
        name = {"en": "English", "ja": "日本語"}[language]
        self.page.get_by_role("button", name=name, include_hidden=True).first.dispatch_event("click")
        expect(self.find("html")).to_have_attribute("lang", language)

    def wear(self, theme: str) -> None:
        """Shows the page in a theme, whatever its setting is."""
        self.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)

    # ------------------------------------------------------------------ tables

    def play_now(self) -> None:
        """Alone, choosing the Combat Teams in the game."""
        self.visit(self.server.open_table(teams="draft", seed="now"))
        self.find("[data-answer]").first.wait_for()

    def fill_in_table(self, players: int, teams: str, seed: str = "") -> None:
        self.visit()
        self.click("[data-way=make] > summary")
        self.find(f"[name=players][value='{players}']").check()
        self.find(f"[data-way=make] [name=teams][value={teams}]").check()
        if seed:
            self.page.get_by_text(said("web-more-options")).click()
            self.find("[data-way=make]").get_by_label(said("web-seed")).fill(seed)

    def make_table(self, players: int, teams: str = "draft", seed: str = "", name: str = "Ann") -> str:
        """Make a table; the address to send to others."""
        self.visit(self.server.open_table(name=name, players=players, teams=teams, seed=seed))
        return self.find("#invitation").input_value()

    def sit(self, seat: int, name: str) -> None:
        self.find("[data-name]").fill(name)
        self.click(f"[data-sit='{seat}']")
        expect(self.find(f"[data-seat='{seat}']")).to_contain_text("(yours)")

    def join(self, address: str, seat: int, name: str) -> None:
        self.visit(address)
        self.sit(seat, name)

    def load(self, game: dict[str, object]) -> None:
        """Alone, from a game file."""
        self.visit(self.server.open_table(game))
        self.wait_until_asked()

    def add_bot(self, seat: int, bot: str) -> None:
        self.find(f"[data-seat='{seat}'] [data-seat-bot]").select_option(bot)

    def begin(self) -> None:
        self.click("[data-begin][aria-disabled=false]")
        self.find("h2[data-result]").wait_for()

    # ------------------------------------------------------------------ playing

    def asked(self) -> list[str]:
        """The answers that can be clicked now."""
        found: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('[data-answer][aria-disabled=false]')]"
            ".filter(button => !button.closest('details:not([open])')).map(button => button.dataset.answer)"
        )
        return found

    def answer(self, text: str) -> None:
        """Click an answer; it is acknowledged when the page is no longer busy."""
        self.click(f"[data-answer='{text}'][aria-disabled=false]")
        self.find("[data-questions][aria-busy=false], h2[data-result=win], h2[data-result=loss]").first.wait_for()

    def wait_until_asked(self) -> None:
        asked = "[data-answer][aria-disabled=false]:visible"
        self.find(f"{asked}, h2[data-result=win], h2[data-result=loss]").first.wait_for()

    def play(self, rng: random.Random, answers: int = 10_000) -> None:
        """Give this many random answers, or play to the end of the game."""
        for _ in range(answers):
            self.wait_until_asked()
            if self.result:
                return
            self.answer(rng.choice(self.asked()))


def never_seen(person: Person, *secrets: str, since: int = 0) -> None:
    """Nothing that was sent to this person from that frame on, and nothing on their page, tells any of this."""
    content = person.page.content()
    # Chances name every card that may still come, computed from the view of the seat alone (tests/odds).
    frames = [frame for frame in person.frames[since:] if not frame.startswith('{"type":"chances"')]
    for secret in secrets:
        for frame in frames:
            assert secret not in FIELDS.sub("", frame), f"a frame tells {secret!r}: {frame}"
        assert secret not in content, f"the page tells {secret!r}"


FIELDS = re.compile('"(power_field|full_auto)":')
"""Go by the name of a card, in every view."""


Meet = Callable[..., Person]
"""A new person comes, with their own browser."""
