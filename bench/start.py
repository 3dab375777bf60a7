"""How long a page takes to its first question: with the game on the device, and at a server, by turns in one browser.

    make start                                a first visit, later ones, without a network, and with less of everything
    make start ARGS="--times 5"

Seconds say little on a busy machine; the ratios to the served page, and processor time, say more. A slow network is a
relay of 9 Mbit/s that takes 165 ms for each request: the browser's own emulation leaves workers out. So does its slow
processor; a control group gives the browser a quarter of this machine instead.
"""

from __future__ import annotations

import argparse
import os
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from statistics import median
from threading import Lock, Thread
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from bench.served import descendants, served, usage_of
from tests.web.browsing import CHROMIUM, FLAGS, SHELL
from tests.web.hosting import Files, Host
from tools import site

RATE = 9_000_000 / 8
"""Bytes a second of a good mobile network."""
DELAY = 0.165
"""Seconds that a request takes on it."""
PATIENCE = 180_000
GOALS = {"first visit": 3.5, "third visit": 2.0, "without a network": 2.0, "slow network": 10.0, "quarter": 8.0}
"""Seconds that the game on the device may take on an idle machine."""
GROUPS = Path("/sys/fs/cgroup")


class Taken(NamedTuple):
    """What it took until the first question: seconds, and those of processors."""

    seconds: float
    processor: float


class Packed(Files):
    """Files as a good host sends them: compressed, and those that never change for ever."""

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        packed = path.with_name(f"{path.name}.br")
        packs = packed.is_file() and "br" in self.headers.get("accept-encoding", "")
        if not path.is_file():
            return self.send_error(404)
        content = (packed if packs else path).read_bytes()
        self.send_response(200)
        self.send_header("content-type", self.guess_type(path))
        self.send_header("content-length", str(len(content)))
        self.send_header("cache-control", "max-age=31536000, immutable" if "assets" in path.parts else "no-cache")
        if packs:
            self.send_header("content-encoding", "br")
        self.end_headers()
        self.wfile.write(content)


@contextmanager
def relay(port: int) -> Iterator[str]:
    """The address of a slow network that leads to a port of this machine."""
    turn = Lock()

    def pass_on(source: socket.socket, target: socket.socket, wait: Callable[[int], None]) -> None:
        with suppress(OSError):
            while part := source.recv(16_384):
                wait(len(part))
                target.sendall(part)
            target.shutdown(socket.SHUT_WR)

    def send_slowly(size: int) -> None:
        with turn:
            time.sleep(size / RATE)

    def accept() -> None:
        with suppress(OSError):
            while True:
                near, _ = listener.accept()
                far = socket.create_connection(("127.0.0.1", port))
                for given in ((near, far, lambda size: time.sleep(DELAY)), (far, near, send_slowly)):
                    Thread(target=pass_on, args=given, daemon=True).start()

    with socket.create_server(("127.0.0.1", 0)) as listener:
        Thread(target=accept, daemon=True).start()
        yield f"http://127.0.0.1:{listener.getsockname()[1]}/"


@contextmanager
def quarter_of_the_processor() -> Iterator[bool]:
    """The browser gets a quarter of all processors; False where the system has no control groups for that."""
    period, most = 20_000, 20_000 * (os.cpu_count() or 1) // 4
    old = (GROUPS / "cpu" / "cpu.cfs_quota_us").exists()
    group = (GROUPS / "cpu" if old else GROUPS) / f"voidlock-{os.getpid()}"
    try:
        group.mkdir()
        if old:
            (group / "cpu.cfs_period_us").write_text(str(period))
            (group / "cpu.cfs_quota_us").write_text(str(most))
        else:
            (group / "cpu.max").write_text(f"{most} {period}")
    except OSError:
        yield False
        return
    for process in descendants(os.getpid()):
        with suppress(OSError):
            if b"chrom" in Path(f"/proc/{process}/cmdline").read_bytes():
                move(process, group)
    yield True
    while group.exists():
        for process in map(int, (group / "cgroup.procs").read_text().split()):
            move(process, group.parent)
        # What has just ended leaves it a little later.
        time.sleep(0.05)
        with suppress(OSError):
            group.rmdir()


def move(process: int, group: Path) -> None:
    with suppress(OSError):
        (group / "cgroup.procs").write_text(str(process))


def used() -> dict[int, float]:
    """Processor time of all that this process has started, the server too."""
    return {process: usage_of([process]).cpu for process in descendants(os.getpid())}


def open_game(page: Page, address: str) -> Taken:
    page.goto("about:blank")
    before, began = used(), time.perf_counter()
    page.goto(address)
    page.locator("[data-play-now]").click()
    page.locator("[data-answer][aria-disabled=false]:visible").first.wait_for()
    seconds = time.perf_counter() - began
    return Taken(seconds, sum(value - before.get(process, 0.0) for process, value in used().items()))


@contextmanager
def visitor(browser: Browser) -> Iterator[Page]:
    """Somebody who has never been here, on a phone."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, reduced_motion="reduce", has_touch=True, is_mobile=True, locale="en-GB"
    )
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


def visits(browser: Browser, address: str, leave: Callable[[Page], None] | None = None) -> dict[str, Taken]:
    """The first, the second and the third time, and once more when `leave` has cut the network."""
    with visitor(browser) as page:
        found = {"first visit": open_game(page, address)}
        page.locator("html[data-offline=ready]").wait_for(state="attached")
        found["second visit"] = open_game(page, address)
        found["third visit"] = open_game(page, address)
        if leave is not None:
            leave(page)
            found["without a network"] = open_game(page, address)
        return found


def first(browser: Browser, address: str) -> Taken:
    with visitor(browser) as page:
        return open_game(page, address)


def on_a_device(browser: Browser, folder: Path) -> dict[str, Taken]:
    host = Host(folder, Packed)

    def leave(page: Page) -> None:
        page.context.set_offline(True)
        host.stop()

    found = visits(browser, host.address, leave)
    host = Host(folder, Packed)
    return found | with_less(browser, host.address)


def with_less(browser: Browser, address: str) -> dict[str, Taken]:
    with relay(int(address.rstrip("/").rpartition(":")[2])) as slow:
        found = {"slow network": first(browser, slow)}
    with quarter_of_the_processor() as able:
        return found | ({"quarter": first(browser, address)} if able else {})


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=3, help="how often each is opened (default: 3)")
    wanted = parser.parse_args()
    device, server = list[dict[str, Taken]](), list[dict[str, Taken]]()
    with ExitStack() as opened:
        folder = Path(opened.enter_context(tempfile.TemporaryDirectory()))
        at = opened.enter_context(served(folder))
        address = f"http://127.0.0.1:{at.port}/"
        playwright = opened.enter_context(sync_playwright())
        program = SHELL if SHELL.exists() else CHROMIUM
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        for _ in range(wanted.times):
            device.append(on_a_device(browser, site.SITE))
            server.append(visits(browser, address) | with_less(browser, address))
        browser.close()
    print(f"{'median (goal)':24}{'device':>16}{'served':>16}{'ratio':>8}{'processor':>12}{'ratio':>8}")
    for name in device[0]:
        here = [run[name] for run in device]
        # Without a network there is no served page: its third visit stands in.
        there = [run.get(name, run["third visit"]) for run in server]
        goal = f"({GOALS[name]:.1f})" if name in GOALS else ""
        mine, theirs = (median(each.seconds for each in runs) for runs in (here, there))
        my_cpu, their_cpu = (median(each.processor for each in runs) for runs in (here, there))
        print(
            f"{name:18}{goal:>6}{mine:>14.2f} s{theirs:>14.2f} s{mine / theirs:>8.2f}"
            f"{my_cpu:>10.2f} s{my_cpu / their_cpu:>8.2f}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
